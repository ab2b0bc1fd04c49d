"""Amounts in conditions are meant exactly: which numbers fit what is written, before a noun, by itself and before a list."""

from dataclasses import replace

import pytest
from playing import arena
from test_constructs import value_of
from test_effects_at_work import read

from wwrules.catalogue import part
from wwrules.compile.lower import CannotLowerError, lower_condition
from wwrules.compile.procedure_printer import print_procedure
from wwrules.run.session import Session

MOST = 12
ME = "let me = first(players)  let rival = next(me)\n"
EXACT = {
    "2 or 6": {2, 6},
    "exactly 2 or 6": {2, 6},
    "3, 4, 9 or 10": {3, 4, 9, 10},
    "exactly 2": {2},
    "0 or 1": {0, 1},
    "7 or more": {7, 8, 9, 10, 11, 12},
    "at least 3": {3, 4, 5, 6, 7, 8, 9, 10, 11, 12},
    "0 or more": set(range(MOST + 1)),
    "2 or fewer": {0, 1, 2},
    "at most 2": {0, 1, 2},
    "up to 2": {0, 1, 2},
    "at most 0": {0},
}
OF_THINGS = {**EXACT, "3": set(range(3, MOST + 1)), "": set(range(1, MOST + 1)), "no": {0}}
OF_ONE = {
    "exactly 1": {1},
    "at most 1": {0, 1},
    "1": set(range(1, MOST + 1)),
    "another": set(range(1, MOST + 1)),
    "no": {0},
}


def condition(text: str) -> str:
    """A condition as an expression about `me`."""
    return print_procedure(lower_condition(read(text, "condition"), arena("").game)).replace("you", "me")


def fitting(text: str, given: str) -> set[int]:
    """The numbers with which a condition holds; `given` makes a position of one."""
    asked = condition(text)
    found = set()
    for number in range(MOST + 1):
        program = arena(ME + given.replace("NUMBER", str(number)))
        if value_of(program, Session(program, seed=1, seats=2), asked):
            found.add(number)
    return found


@pytest.mark.parametrize(("amount", "numbers"), OF_THINGS.items())
def test_how_many_somebody_has(amount, numbers):
    assert fitting(f"you have {amount} points", "me.score = NUMBER  rival.score = 2") == numbers


@pytest.mark.parametrize(("amount", "numbers"), OF_ONE.items())
def test_how_many_somebody_has_of_one(amount, numbers):
    assert fitting(f"you have {amount} token", "make NUMBER token in me.hand owned by me") == numbers


@pytest.mark.parametrize(("amount", "numbers"), {**EXACT, "5": {5}, "at least 1": set(range(1, MOST + 1))}.items())
def test_what_a_number_is(amount, numbers):
    assert fitting(f"the score of you is {amount}", "me.score = NUMBER  rival.score = 2") == numbers


@pytest.mark.parametrize(("amount", "numbers"), OF_THINGS.items())
def test_how_many_lie_somewhere(amount, numbers):
    given = "make NUMBER token in me.hand owned by me  make 2 token in me.field owned by me"
    assert fitting(f"{amount} tokens lie in your hand", given) == numbers


def test_one_number_counts_for_a_whole_list():
    given = """
      repeat NUMBER { make each charm in me.hand owned by me where it == plain }
      make 2 token in me.hand owned by me with might = 9
    """
    assert fitting("you have 5 or more charms and strong tokens", given) == set(range(3, MOST + 1))
    assert fitting("2 or 6 charms and strong tokens lie in your hand", given) == {0, 4}


def test_other_players_are_not_you():
    assert fitting("another player has a point", "me.score = NUMBER") == set()
    assert fitting("another player has a point", "rival.score = NUMBER") == set(range(1, MOST + 1))
    given = "me.score = 1  rival.score = NUMBER"
    assert fitting("the score of each other player is at least 3", given) == set(range(3, MOST + 1))


@pytest.mark.parametrize(
    ("text", "where", "because"),
    [
        ("you have at least 2 or 6 points", "at least 2 or 6", "say either several numbers or one with a bound"),
        ("you have 2 or 6 or more points", "2 or 6 or more", "say either several numbers or one with a bound"),
        ("the score of you is at most 2 or 6", "at most 2 or 6", "say either several numbers or one with a bound"),
        ("2, 3 or 6 or fewer tokens lie in your hand", "2, 3 or 6 or fewer", "say either several numbers or one with a bound"),
        ("you have 2 tokens and 3 charms", "3 charms", "one number stands before a list, for all of it together"),
        ("you have 2 tokens and no charms", "no charms", "one number stands before a list, for all of it together"),
    ],
)
def test_what_says_nothing_certain_is_refused(text, where, because):
    with pytest.raises(CannotLowerError) as error:
        condition(text)
    start, end = error.value.span
    assert (text[start:end], part(error.value.reason)) == (where, because)


@pytest.mark.parametrize(("things", "number"), [("5 charms", 1), ("charms and tokens", 2), ("a charm, token or point", 3)])
def test_how_many_nouns_are_named(things, number):
    game = arena("").game
    asking = replace(game, phrases={**game.phrases, "have": replace(game.phrases["have"], body="nouns(what)")})
    assert print_procedure(lower_condition(read(f"you have {things}", "condition"), asking)) == str(number)
