"""Work that is begun while a game is checked: shared out fairly, gathered whole, and no obstacle to the check."""

import shutil
from pathlib import Path

import pytest
from markupsafe import Markup

from wwrules.pipeline import check_game
from wwrules.publish import preparing
from wwrules.publish.side_by_side import BrokenWorkError, Taken, crew

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


def _prepared(root):
    with preparing.preparation() as ahead:
        game, _ = check_game(root, ready=ahead.begin)
        books = ahead.begin(game)
        ahead.finish()
    return {book.locale: book.strips for book in books}


def test_examples_of_a_game_that_has_not_changed_are_not_painted_again(monkeypatch, tmp_path):
    def fail(*_):
        raise AssertionError("painted again")

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    root = Path(shutil.copytree(PIG, tmp_path / "pig"))
    first = _prepared(root)
    assert all("<table" in html for strips in first.values() for html in strips.values())
    assert all(first.values())
    monkeypatch.setattr(preparing, "painted", fail)
    again = _prepared(root)
    assert again == first
    assert {type(html) for strips in again.values() for html in strips.values()} == {Markup}
    with (root / "game.yaml").open("a") as file:
        file.write("# another byte\n")
    with pytest.raises(BrokenWorkError, match="painted again"):
        _prepared(root)
