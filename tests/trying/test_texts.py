"""Texts are tried: what never does anything is told with its reason, and nothing else is."""

import shutil
from pathlib import Path

import pytest

from wwrules.catalogue import describe
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
