"""`wwrules accept`: new values stand in the files, nothing else has changed, and what wants a look is told."""

import shutil

import pytest
from ready import wwrules
from tables import TESTS

PIG = TESTS / "games" / "pig"
PACK = """type: pack
id: hogs
version: "1.0.0"
format: 2
for: pig
name: Hogs
licence: MIT
locales: [en]
authors: [Somebody]
"""


@pytest.fixture
def pig(tmp_path):
    return shutil.copytree(PIG, tmp_path / "content" / "pig")


def change(file, **edits):
    text = file.read_text("utf-8")
    for old, new in edits.values():
        assert old in text
        text = text.replace(old, new)
    file.write_bytes(text.encode())
    return text


def test_new_values_are_written_and_nothing_else(pig, tmp_path):
    file = pig / "examples.yaml"
    before = change(
        file,
        stake=("[at_stake == 7]", "[at_stake == 8,   'ann.points == 0']  # a comment"),
        points=("ann.points == 7", "ann.points == -3"),
    )
    done = wwrules("accept", cwd=tmp_path)
    assert done.stdout.splitlines() == [
        "content/pig/examples.yaml:11: step 1 of 'a-turn': at_stake == 8 → 7",
        "content/pig/examples.yaml:13: step 2 of 'a-turn': ann.points == -3 → 7",
        "content/pig/examples.yaml:4:11: warning: 'a-turn.note' may speak of an old value (en): "
        "'A roll of 4 and one of 3 are kept.' [note-to-reread]",
        "2 values accepted, notes to read again: 1",
    ]
    assert done.returncode == 0
    assert file.read_text("utf-8") == before.replace("at_stake == 8", "at_stake == 7").replace("== -3", "== 7")
    assert wwrules("check", cwd=tmp_path).returncode == 0


def test_line_ends_and_the_first_bytes_stay(pig, tmp_path):
    file = pig / "examples.yaml"
    text = change(file, stake=("at_stake == 7", "at_stake == 8"))
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert wwrules("accept", cwd=tmp_path).returncode == 0
    assert file.read_bytes() == b"\xef\xbb\xbf" + text.replace("== 8", "== 7").replace("\n", "\r\n").encode()


def test_what_is_no_value_stays_a_fault_that_shows_both(pig, tmp_path):
    file = pig / "examples.yaml"
    text = change(file, stake=("[at_stake == 7]", "[at_stake > 7, at_stake == ann.points, ann.points == 1]"))
    done = wwrules("accept", cwd=tmp_path)
    assert done.stdout.splitlines() == [
        "content/pig/examples.yaml:11: step 1 of 'a-turn': ann.points == 1 → 0",
        "content/pig/examples.yaml:11:18: error: step 1 of 'a-turn': 'at_stake > 7' does not hold; it is 7 [example-differs]",
        "content/pig/examples.yaml:11:32: error: step 1 of 'a-turn': 'at_stake == ann.points' does not hold; it is 7 "
        "[example-differs]",
        "content/pig/examples.yaml:4:11: warning: 'a-turn.note' may speak of an old value (en): "
        "'A roll of 4 and one of 3 are kept.' [note-to-reread]",
        "1 value accepted, notes to read again: 1",
    ]
    assert done.returncode == 1
    assert file.read_text("utf-8") == text.replace("ann.points == 1]", "ann.points == 0]")


def test_only_the_examples_that_are_named(pig, tmp_path):
    file = pig / "examples.yaml"
    text = change(file, stake=("at_stake == 7", "at_stake == 8"))
    done = wwrules("accept", "a-trun", cwd=tmp_path)
    assert done.stderr.splitlines()[-1] == "Error: no worked example is called 'a-trun'; did you mean 'a-turn'?"
    assert done.returncode == 2
    more = text.replace("  a-turn:", "  another-turn:").partition("examples:\n")[2]
    file.write_text(text + more, "utf-8")
    done = wwrules("accept", "another-turn", cwd=tmp_path)
    assert file.read_text("utf-8") == text + more.replace("== 8", "== 7")
    assert done.returncode == 1  # the other one


def test_a_pack_is_accepted_from_inside_and_outside_and_nothing_beside_it(pig, tmp_path):
    official = change(pig / "examples.yaml", stake=("at_stake == 7", "at_stake == 8"))
    pack = tmp_path / "content" / "hogs"
    pack.mkdir()
    (pack / "pack.yaml").write_text(PACK, "utf-8")
    own = official.replace("  a-turn:", "  hog-turn:")
    for number, (place, words) in enumerate(
        ((tmp_path, ["--in", "content/hogs"]), (pack, []), (pack, ["hog-turn", "--in", "."]))
    ):
        (pack / "examples.yaml").write_text(own, "utf-8")
        done = wwrules("accept", *words, cwd=place)
        assert done.stdout.splitlines()[0].endswith("examples.yaml:11: step 1 of 'hogs/hog-turn': at_stake == 8 → 7"), number
        assert (pack / "examples.yaml").read_text("utf-8") == own.replace("== 8", "== 7")
        assert (pig / "examples.yaml").read_text("utf-8") == official


def test_nowhere_is_wrong_use(tmp_path):
    done = wwrules("accept", cwd=tmp_path)
    assert done.stderr.splitlines()[-1] == "Error: there is no content here; name a game or a pack with --in"
    assert done.returncode == 2
