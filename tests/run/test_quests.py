"""Quests: each has an example that notices if its feat or its goal were always met or never; and who has won in the end."""

from copy import copy
from dataclasses import fields, replace

import pytest
from playing import nowhere
from test_examples import WONDERLAND, program_of, scenario_of

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.run.scenario import DifferenceError, Scenario

QUESTS = sorted(one.id for one in WONDERLAND.entities.values() if one.kind == "quest")
WINNERS = {
    "final-score-adds-up": ["ann"],
    "final-score-shared": ["ann", "ben"],
    "final-score-tie-by-shards": ["ben"],
    "final-score-tie-by-units": ["cleo"],
    "goals-share-chips": ["ann"],
    "quests-score-by-part": ["queen"],
}


def example_of(quest: str):
    return WONDERLAND.examples[f"{quest.removeprefix('quest-')}-feat-and-goal"]


def program_with(name: str, answer: str) -> Program:
    """The game with a function that always gives the same answer."""
    base = program_of("wonderlands-war")
    program = replace(base, **{one.name: copy(getattr(base, one.name)) for one in fields(base)})
    constant = replace(program.functions[name], value=tree.Name(answer))
    program.adopt(constant, nowhere)
    program.functions[name] = constant
    return program


def play(program: Program, example) -> None:
    names = {name: seat for seat, name in enumerate(example.players)}
    list(Scenario(program, len(example.players), example.given, example.play, names).run(list(example.steps)))


def test_there_are_quests():
    assert QUESTS


@pytest.mark.parametrize("quest", QUESTS)
def test_the_example_of_a_quest_concerns_it(quest):
    example = example_of(quest)
    assert quest in example.concerns
    assert any(f"where it == {quest.replace('-', '_')}" in text for text in (example.given, example.play))


@pytest.mark.parametrize("answer", ["true", "false"])
@pytest.mark.parametrize("name", ["met-feat", "met-goal"])
def test_every_example_notices_another_answer(name, answer):
    program = program_with(name, answer)
    for quest in QUESTS:
        with pytest.raises(DifferenceError):
            play(program, example_of(quest))


@pytest.mark.parametrize(("example", "winners"), WINNERS.items())
def test_who_wins(example, winners):
    example = WONDERLAND.examples[example]
    scenario = scenario_of("wonderlands-war", example)
    list(scenario.run(list(example.steps)))
    assert [example.players[seat] for seat in scenario.session.winners] == winners
