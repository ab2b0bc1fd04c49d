"""Worked examples of the games run and come out as written; those of the rulebooks are there, and every card has one."""

from functools import cache
from pathlib import Path

import pytest
import yaml
from tables import official

from wwrules.compile.program import Program, compile_game
from wwrules.run.scenario import DifferenceError, Scenario

GAMES = {"wonderlands-war": official()}
EXAMPLES = [pytest.param(name, example, id=example.id) for name, game in GAMES.items() for example in game.examples.values()]
WORKED = yaml.safe_load((Path(__file__).parent / "worked_examples.yaml").read_text("utf-8"))
WONDERLAND = GAMES["wonderlands-war"]


@cache
def program_of(name: str) -> Program:
    """A game, compiled once: a scenario puts itself in the place of the one before."""
    program, found = compile_game(GAMES[name])
    assert found == []
    return program


def scenario_of(game: str, example) -> Scenario:
    names = {name: seat for seat, name in enumerate(example.players)}
    return Scenario(program_of(game), len(example.players), example.given, example.play, names, name=example.id)


def test_the_first_difference_is_told_in_words():
    game, example = EXAMPLES[0].values
    steps = [{**step, "expect": ["1 == 2"]} if number == 1 else step for number, step in enumerate(example.steps)]
    with pytest.raises(DifferenceError, match=f"step 2 of '{example.id}': '1 == 2' does not hold; it is 1"):
        list(scenario_of(game, example).run(steps))


def test_every_worked_example_is_shown():
    assert len(WORKED) == len({row["fact"] for row in WORKED})
    for row in WORKED:
        assert row["examples"]
        assert set(row["examples"]) <= set(WONDERLAND.examples), row


@pytest.mark.parametrize("kind", ["ability", "ally-card", "wonderlander-card"])
def test_every_card_has_an_example(kind):
    cards = {one.id for one in WONDERLAND.entities.values() if one.kind == kind}
    shown = {one for example in WONDERLAND.examples.values() for one in example.concerns}
    assert cards
    assert cards <= shown


def test_every_phrase_names_an_example():
    assert [one.id for one in WONDERLAND.phrases.values() if one.example not in WONDERLAND.examples] == []
