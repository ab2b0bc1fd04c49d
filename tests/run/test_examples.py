"""Worked examples of the games run and come out as written."""

import pytest

from wwrules.compile.program import compile_game
from wwrules.load.game import load_game
from wwrules.paths import CONTENT
from wwrules.run.scenario import DifferenceError, Scenario

GAMES = {root.name: load_game(root)[0] for root in sorted(CONTENT.iterdir()) if (root / "game.yaml").is_file()}
EXAMPLES = [pytest.param(game, example, id=example.id) for game in GAMES.values() for example in game.examples.values()]


def scenario_of(game, example):
    program, found = compile_game(game)
    assert found == []
    names = {name: seat for seat, name in enumerate(example.players)}
    return Scenario(program, len(example.players), example.given, example.play, names)


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_example(game, example):
    assert len(list(scenario_of(game, example).run(list(example.steps)))) == len(example.steps)


def test_the_first_difference_is_told_in_words():
    game, example = EXAMPLES[0].values
    steps = [{**step, "expect": ["1 == 2"]} if number == 1 else step for number, step in enumerate(example.steps)]
    with pytest.raises(DifferenceError, match="step 2: '1 == 2' does not hold; it is 1"):
        list(scenario_of(game, example).run(steps))
