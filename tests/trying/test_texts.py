"""Texts are tried: what never does anything is told with its reason, and nothing else is."""

import shutil
from pathlib import Path

import pytest

from wwrules.catalogue import describe
from wwrules.check import effects_are_as_declared
from wwrules.load.game import load_game
from wwrules.pipeline import check_game

GAMES = Path(__file__).parents[1] / "games"
PLAYED = "when this toy is played: gain 2 coins."
HEARD = "when a rival plays a toy: gain 1 coin."
ASKED = "when this toy is played, if you have 2 or more coins: you may lose 1 coin."


@pytest.fixture(autouse=True)
def _own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def faults_with(root, written, instead):
    """What is found by trying when another sentence stands on a toy."""
    file = root / "cards/toys.yaml"
    text = file.read_text("utf-8")
    assert written in text
    file.write_text(text.replace(written, instead), "utf-8")
    found = [one for one in check_game(root)[1] if one.code.startswith("dead-")]
    file.write_text(text, "utf-8")
    return [f"{one.subject} {one.source.line}:{one.source.column} {describe(one)} [{one.code}]" for one in found]


@pytest.fixture
def fair(tmp_path):
    return shutil.copytree(GAMES / "fair", tmp_path / "fair")


def test_what_gives_nothing_changes_nothing(fair):
    (line,) = faults_with(fair, PLAYED, "when this toy is played: gain 0 coins.")
    assert line.startswith("ball 10:7 this never does anything: in ")
    assert line.endswith(" positions this changed nothing [dead-effect]")


def test_conditions_that_exclude_each_other_never_hold(fair):
    asked = "when this toy is played, if you have 2 or more coins and if you have 1 or fewer coins: you may lose 1 coin."
    (line,) = faults_with(fair, ASKED, asked)
    assert line.startswith("kite 23:35 this condition decides nothing: in ")
    assert line.endswith(" positions it never held [dead-condition]")


@pytest.mark.parametrize(
    "living",
    [
        "when this toy is played, if you have 7 or more coins: gain 1 coin.",
        "when a rival plays a toy, if you have 3 or more coins: gain 2 coins.",
        "when this toy is played: lose 1 coin.",
    ],
)
def test_what_lives_is_left_alone(fair, living):
    assert faults_with(fair, HEARD, living) == []


def test_a_verdict_is_kept_and_the_same(fair):
    broken = "when this toy is played: gain 0 coins."
    assert faults_with(fair, PLAYED, broken) == faults_with(fair, PLAYED, broken)


def test_what_an_entry_declares_is_what_its_effect_says(fair):
    kinds, words, toys = fair / "vocabulary/kinds.yaml", fair / "vocabulary/enumerations.yaml", fair / "cards/toys.yaml"
    kinds.write_text(
        kinds.read_text("utf-8").replace(
            "      effect: {type: effect, optional: true,",
            "      hour: {type: choice, enumeration: hour, optional: true, note: When it works}\n"
            "      loud: {type: flag, optional: true, reaches-others: [played], note: Whether others notice}\n"
            "      effect: {type: effect, optional: true,",
        ),
        "utf-8",
    )
    hours = "  hour:\n    values: [noon, dusk]\n    said-by: {noon: [played], dusk: [plays]}\n    note: When\n"
    words.write_text(words.read_text("utf-8") + hours, "utf-8")
    text = toys.read_text("utf-8").replace("    sold-at: bakery\n", "    sold-at: bakery\n    hour: dusk\n    loud: true\n", 1)
    toys.write_text(text, "utf-8")
    game, _ = load_game(fair, [])
    found = list(effects_are_as_declared.check(game))
    assert [f"{one.subject} {one.source.line} {describe(one)}" for one in found] == [
        "ball 9 'hour' lacks what the effect waits for ('played'); expected noon",
        "ball 10 'loud' is not so: the effect reaches nobody else",
    ]
