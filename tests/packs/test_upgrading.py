"""`wwrules upgrade`: a pack of format 1 becomes one of format 2 with everything else as it was, or stays and says why."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from hostile_packs import SOUND

from wwrules import reports
from wwrules.cli import main
from wwrules.load.formats import FORMAT
from wwrules.load.reader import read
from wwrules.packs.archive import write_archive
from wwrules.packs.upgrading import upgraded

POND = Path(__file__).parents[1] / "games" / "pond"
OLD = """# ours
type: pack

id: marsh  # the marsh
format:   1   # of the content
game :  pond  # as in game: pond
version: "1.0.0"
name: "game: 1"
licence: MIT
authors: [Somebody]
locales: [pl]
"""
NEW = OLD.replace("format:   1", "format:   2").replace("game :  pond", "for :  pond")


@pytest.fixture
def home(tmp_path: Path, monkeypatch) -> Path:
    shutil.copytree(POND, tmp_path / "pond")
    for place, text in {**SOUND, "pack.yaml": OLD}.items():
        (tmp_path / "marsh" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "marsh" / place).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def wwrules(*words: str):
    return CliRunner().invoke(main, list(words))


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("key", ["game :", '"game":', "'game'  :"])
def test_only_the_words_that_changed_are_written_anew(ends, mark, key):
    old, new = (mark + text.replace("\n", ends) for text in (OLD, NEW))
    renamed = key.replace("game", "for").replace('"', "").replace("'", "")
    made = upgraded("pack.yaml", old.replace("game :", key).encode())
    assert made == (new.replace("for :", renamed).encode(), [])


def test_braces_and_no_line_end_are_kept():
    old = b"{type: pack, game: pond, format: 1}"
    assert upgraded("pack.yaml", old) == (b"{type: pack, for: pond, format: 2}", [])


def test_a_game_gets_its_number_and_what_is_new_stays():
    assert upgraded("game.yaml", b"type: game\nformat: 2\ngame: x\n") == (b"type: game\nformat: 2\ngame: x\n", [])
    assert upgraded("pack.yaml", NEW.encode()) == (NEW.encode(), [])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (OLD + "for: pond\n", "pack.yaml:6:1: error: duplicate key 'for' (first on line 12) [duplicate-key]"),
        (OLD.replace("  1", "  77"), "pack.yaml:5:11: error: format 77 is newer than this wwrules, which reads format 2;"),
        (OLD.replace("  1", "  one"), "pack.yaml:5:11: error: 'one' is not a whole number [wrong-type]"),
        (OLD.replace("  1", "  0"), "pack.yaml:5:11: error: '0' is not"),
        (OLD.replace("format:   1", "form: x"), "pack.yaml:2:1: error: 'format' is missing [missing-key]"),
        (OLD + "\tx", "pack.yaml:12:1: error: "),
        ("- a\n", "pack.yaml:1:1: error: '[…]' is not a mapping with keys [wrong-type]"),
        ("", "pack.yaml:1:1: error: "),
        ("format: &x 1\n", "pack.yaml:1:9: error: "),
    ],
)
def test_what_cannot_be_upgraded_stays_and_is_told(text, line):
    data, found = upgraded("pack.yaml", text.encode())
    assert data == text.encode()
    assert reports.line(found[0]).startswith(line)


def test_the_check_of_an_old_pack_says_what_to_run(home):
    told = "marsh/pack.yaml:5:11: error: format 1 is older than format 2, which this wwrules reads; run: wwrules upgrade marsh"
    done = wwrules("check", "marsh")
    assert done.exit_code == 1
    assert done.output.count("error:") == 1
    assert done.output.startswith(f"{told} [old-format]\n")
    (home / "marsh.zip").write_bytes(write_archive({"pack.yaml": OLD.encode()}, []))
    assert wwrules("check", "marsh.zip").output.startswith("marsh.zip/pack.yaml:5:11: error: format 1 is older")
    assert wwrules("site", "--with", "marsh", "pond").output == f"{told} [old-format]\n"


def test_a_pack_is_upgraded_and_then_clean(home):
    before = (home / "marsh" / "pack.yaml").read_bytes()
    shown = wwrules("upgrade", "--dry-run", "marsh")
    assert (shown.exit_code, (home / "marsh" / "pack.yaml").read_bytes()) == (0, before)
    assert [line for line in shown.output.split("\n") if line.startswith(("+", "-"))] == [
        "--- marsh/pack.yaml",
        "+++ marsh/pack.yaml",
        "-format:   1   # of the content",
        "-game :  pond  # as in game: pond",
        "+format:   2   # of the content",
        "+for :  pond  # as in game: pond",
    ]
    done = wwrules("upgrade", ".")
    assert (done.exit_code, done.output) == (
        0,
        "pond/game.yaml: is in format 2 already\nmarsh/pack.yaml: now in format 2; check it with: wwrules check marsh\n",
    )
    assert (home / "marsh" / "pack.yaml").read_text("utf-8") == NEW
    assert sorted(one.name for one in (home / "marsh").iterdir()) == ["cards", "pack.yaml", "words"]
    assert wwrules("check", "marsh").exit_code == 0


def test_wrong_use_is_told(home):
    (home / "marsh.zip").write_bytes(write_archive({"pack.yaml": OLD.encode()}, []))
    archive = wwrules("upgrade", "marsh.zip")
    assert archive.exit_code == 2
    assert "marsh.zip is an archive, which is never changed; upgrade the folder it was made from" in archive.output
    (home / "empty").mkdir()
    assert wwrules("upgrade", "empty").exit_code == 2
    (home / "linked").mkdir()
    (home / "linked" / "pack.yaml").symlink_to(home / "marsh" / "pack.yaml")
    linked = wwrules("upgrade", "linked")
    assert linked.exit_code == 1
    assert "[not-a-file]" in linked.output
    assert (home / "marsh" / "pack.yaml").read_text("utf-8") == OLD


def test_what_was_upgraded_is_read(home):
    node, found = read("pack.yaml", upgraded("pack.yaml", OLD.encode())[0])
    assert (found, node.get("format").text, node.get("for").text) == ([], str(FORMAT), "pond")
