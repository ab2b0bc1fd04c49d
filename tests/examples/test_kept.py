"""What is kept of worked examples says the same as playing them: whatever is edited, the faults are those of a fresh check."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from wwrules.caches import made_anew
from wwrules.examples.holding import examples_hold
from wwrules.pipeline import check_game

TESTS = Path(__file__).parents[1]
CONTENT = TESTS.parent / "content"
SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
sys.path.insert(0, str(TESTS / "breaking"))


@pytest.fixture(autouse=True)
def _own_cache(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def faults_of_examples(root):
    """The faults of examples, and the number of rules that were seen working: what was not played shows nothing."""
    game, _ = check_game(root, only_read=True)
    shown = set()
    faults = [(one.code, one.source, str(one.words)) for one in examples_hold(game, [""], shown)]
    return faults, len(shown)


def assert_as_if_played(root):
    kept = faults_of_examples(root)
    with made_anew():
        fresh = faults_of_examples(root)
    assert kept[0] == fresh[0]
    return kept, fresh


def numbers(text):
    """The text with each of its numbers one higher."""
    return [
        text[: found.start()] + str(int(found[0]) + 1) + text[found.end() :] for found in re.finditer(r"(?<![\w-])\d+", text)
    ]


@pytest.mark.parametrize("file", ["cards/toys.yaml", "cards/stalls.yaml", "flow/fair.yaml", "vocabulary/attributes.yaml"])
def test_an_edited_number_says_what_a_fresh_check_says(tmp_path, file):
    root = shutil.copytree(TESTS / "games" / "fair", tmp_path / "fair")
    assert_as_if_played(root)
    before = (root / file).read_text("utf-8")
    for text in numbers(before)[:: 1 if SOAK > 1 else 3]:
        (root / file).write_text(text, "utf-8")
        assert_as_if_played(root)
    (root / file).write_text(before, "utf-8")
    assert faults_of_examples(root)[0] == []


def test_an_example_that_met_nothing_different_is_not_played(tmp_path):
    root = shutil.copytree(TESTS / "games" / "fair", tmp_path / "fair")
    first, again = faults_of_examples(root), faults_of_examples(root)
    assert (first[0], again) == ([], ([], 0))
    assert first[1] > 0
    toys = root / "cards" / "toys.yaml"
    toys.write_text(toys.read_text("utf-8").replace("gain 2 coins", "gain 3 coins"), "utf-8")
    edited, fresh = assert_as_if_played(root)
    assert edited[0]
    assert 0 < edited[1] < fresh[1]


@pytest.mark.slow
@pytest.mark.skipif(SOAK == 1, reason="minutes: every edit of the sweep, with the real game")
def test_every_edit_of_the_sweep_says_what_a_fresh_check_says(tmp_path):
    from sweep import GAME, carry_out, edits

    root = shutil.copytree(CONTENT, tmp_path / "content")
    faults_of_examples(root / GAME)
    for edit in edits():
        shutil.rmtree(root)
        shutil.copytree(CONTENT, root)
        carry_out(root / GAME, edit)
        assert_as_if_played(root / GAME)
