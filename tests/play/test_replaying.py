"""A game that was kept, once more: every decision and every fact, with ids to look up."""

import re

import pytest
from running import GAMES, Notes, program_of, table, wwrules

from wwrules.play.replaying import Replay, step_through
from wwrules.play.saves import read_save


@pytest.fixture
def kept(tmp_path):
    """A whole game of bots."""
    one = table("tricks", Notes(), tmp_path, "bot", "bot", "bot", seed=5)
    one.play()
    assert one.session.is_over
    return one


@pytest.mark.slow
def test_everything_is_printed(kept):
    done = wwrules("replay", kept.file, GAMES / "tricks")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    decisions = [line for line in lines if re.match(r"\d+\. Player", line)]
    assert len(decisions) == len(kept.session.decisions)
    assert re.match(r"1\. Player 1: \w+, \w+, \w+ \[round\.picks\]$", decisions[0])
    assert "  game begins [play]" in lines
    assert lines[-1] in ("Player 1 wins", "Player 2 wins", "Player 3 wins") or lines[-1].startswith("victory is shared")


def test_rules_are_named_by_their_card_and_place(kept):
    lines = list(Replay(program_of("tricks"), read_save(kept.file), "en").lines())
    fired = {line for line in lines if re.search(r"^  \w+ works for Player \d \[", line)}
    assert fired
    for line in fired:
        name, player, entry, place = re.match(r"^  (\w+) works for Player (\d) \[(\w+) (.*)\]", line).groups()
        assert name.lower() == entry
        assert re.search(r"tricks/cards/keepsakes\.yaml:\d+$", place)
        assert player in "123"


def test_a_reader_steps_looks_at_the_board_and_has_enough(kept):
    replay = Replay(program_of("tricks"), read_save(kept.file), "en")
    screen = Notes("", "b", "", "q", "never read", interactive=True)
    step_through(replay, screen)
    assert screen.text.count("── hexes ") == 1
    assert screen.lines.count(": ") == 4
    assert screen.typed == ["never read"]


def test_all_the_rest_is_shown_at_once(kept):
    every = list(Replay(program_of("tricks"), read_save(kept.file), "en").lines())
    screen = Notes("", "a", interactive=True)
    step_through(Replay(program_of("tricks"), read_save(kept.file), "en"), screen)
    assert [line for line in screen.lines[1:] if line != ": "] == every


def test_everything_is_in_sight(kept):
    text = "\n".join(Replay(program_of("tricks"), read_save(kept.file), "en").lines())
    assert "unseen" not in text
    assert "box (Player 3) → hand (Player 3)" in text
