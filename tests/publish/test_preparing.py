"""Work that is begun while a game is checked: shared out fairly, gathered whole, and no obstacle to the check."""

from pathlib import Path

import pytest

from wwrules.pipeline import check_game
from wwrules.publish import preparing
from wwrules.publish.side_by_side import Taken, crew

PIG = Path(__file__).parents[1] / "games" / "pig"


def test_what_is_shared_is_taken_once():
    things = Taken(range(200))
    with crew() as helpers:
        for _ in range(3):
            helpers.start(lambda: list(things))
        found = helpers.finish()
    assert sorted(one for some in found for one in some) == list(range(200))


def test_a_game_is_ready_before_it_is_checked_and_begun_once():
    with preparing.preparation() as ahead:
        begun = []
        game, _ = check_game(PIG, ready=lambda one: begun.append(ahead.begin(one)))
        assert [ahead.begin(game)] == begun
        ahead.finish()


def test_what_fails_ahead_of_the_check_fails_again_when_it_is_begun(monkeypatch):
    def fail(_):
        raise LookupError("no words")

    monkeypatch.setattr(preparing, "pages_of", fail)
    with preparing.preparation() as ahead:
        game, _ = check_game(PIG, ready=lambda one: ahead.try_to_begin(one, ()))
        with pytest.raises(LookupError):
            ahead.begin(game)
