"""Worked examples are content: every check reads, types and plays them, and tells all that is wrong, each at its place."""

import shutil

import pytest
from ready import wwrules
from tables import TESTS, cases

from wwrules import reports
from wwrules.catalogue import describe
from wwrules.check import LATE_PAGES
from wwrules.compile.alone import program_of
from wwrules.examples.holding import playable
from wwrules.load.game import load_game
from wwrules.pipeline import check_game

PIG = TESTS / "games" / "pig"


def edited(folder, edits):
    root = shutil.copytree(PIG, folder / "pig")
    file = root / "examples.yaml"
    text = file.read_text("utf-8")
    for old, new in edits.items():
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, "utf-8")
    return root


@pytest.mark.parametrize("case", cases("examples/faults.yaml"))
def test_a_fault_stands_at_its_place(case, tmp_path, monkeypatch):
    monkeypatch.chdir(edited(tmp_path, case["edits"]))
    _, found = check_game(tmp_path / "pig")
    assert list(reports.text(found)) == case["faults"]


def test_an_example_leaves_no_trace_in_the_program():
    game, found = check_game(PIG)
    assert found == []
    program = game.compiled[0]
    assert "scenario" not in program.definitions
    assert program.start == "play"
    assert len(program.nodes) == len(program.places) == len(program.numbers)


def test_what_is_wrong_with_words_hides_no_example(tmp_path):
    root = edited(tmp_path, {"at_stake == 7": "at_stake == 8"})
    (root / "words" / "en" / "more.txt").write_text("?", "utf-8")
    assert {one.code for one in check_game(root)[1]} == {"unexpected-file", "example-differs"}


def test_what_is_wrong_with_the_flow_is_told_without_its_consequences(tmp_path):
    root = edited(tmp_path, {"at_stake == 7": "at_stake == 8"})
    flow = root / "flow.yaml"
    flow.write_text(flow.read_text("utf-8").replace("at_stake", "at_steak", 1), "utf-8")
    assert "example-differs" not in {one.code for one in check_game(root)[1]}


@pytest.mark.parametrize("game", ["arena", "brooms", "coven", "pig"])
def test_the_examples_of_little_games_hold(game):
    loaded, found = check_game(TESTS / "games" / game)
    assert loaded.examples
    assert [one for one in found if one.code in LATE_PAGES] == []


@pytest.mark.parametrize(
    ("often", "told"),
    [
        ("once per visit, ", []),
        (
            "once per market day, ",
            ["'drum' works once per 'market-day', and the example begins none, so it does nothing here"],
        ),
    ],
)
def test_a_card_that_waits_for_a_stretch_of_play_that_never_begins_is_told(often, told, tmp_path):
    root = shutil.copytree(TESTS / "games" / "fair", tmp_path / "fair")
    file = root / "cards" / "toys.yaml"
    file.write_text(file.read_text("utf-8").replace("when a rival plays", f"{often}when a rival plays"), "utf-8")
    assert [describe(one) for one in check_game(root)[1] if one.code == "unbegun-scope"] == told


@pytest.mark.parametrize(
    "edits", [{}, {"do turn(ann)": "do tunr(ann)"}, {"at_stake = 0": "mak 9 shards"}, {"[ann, ben]": "[ann]"}]
)
def test_nobody_begins_at_an_example_that_cannot_be_played(edits, tmp_path):
    game, _ = load_game(edited(tmp_path, edits))
    assert [one.id for one in playable(program_of(game), game.examples.values())] == ([] if edits else ["a-turn"])


def test_an_unknown_name_is_told_though_a_pack_lies_beside(tmp_path):
    root = shutil.copytree(TESTS / "games" / "fair", tmp_path / "content" / "fair")
    done = wwrules("new", "toy", "My toy", "--out", "content/packs/my-toy", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    file = root / "examples" / "toys.yaml"
    file.write_text(file.read_text("utf-8").replace("expect: [ann.coins == 2, size", "expect: [blah, size", 1), "utf-8")
    found = check_game(root, [tmp_path / "content" / "packs" / "my-toy"])[1]
    assert [describe(one) for one in found if one.source.file.endswith("examples/toys.yaml")] == ["unknown name 'blah'"]
