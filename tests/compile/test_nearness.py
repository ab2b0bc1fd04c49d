"""How near a condition is: 100 when it is met and only then, more the less is missing, the same on both backends."""

import sys
from pathlib import Path

import pytest

from wwrules.compile import procedure_tree as tree
from wwrules.compile.nearness import nearness
from wwrules.compile.procedures import parse_expression
from wwrules.run.interpret import Machine
from wwrules.run.session import Session
from wwrules.run.values import Player

sys.path.insert(0, str(Path(__file__).parents[1] / "run"))
from playing import arena, nowhere

CASES = {  # a condition, and how near it is with 0 to 4 points
    "p.score >= 4": [0, 25, 50, 75, 100],
    "p.score > 1": [0, 50, 100, 100, 100],
    "p.score <= 1": [100, 100, 66, 50, 40],
    "p.score < 1": [100, 50, 33, 25, 20],
    "p.score == 2": [33, 66, 100, 75, 60],
    "p.score == 0 or p.score == 3": [100, 50, 75, 100, 80],
    "p.score >= 2 and p.score <= 2": [50, 75, 100, 87, 80],
    "p.score >= 0": [100, 100, 100, 100, 100],
    "p.score != 2": [100, 100, 0, 100, 100],
    "p.score > p.secret": [0, 100, 100, 100, 100],
    "not some_of(k in [1, 2, 3] where k > p.score)": [25, 33, 50, 100, 100],
    "all_of(k in [1, 2] where k <= p.score)": [33, 50, 100, 100, 100],
    "some_of(k in [1, 2] where k == p.score)": [0, 100, 100, 0, 0],
}


def condition_of(text: str) -> tree.Expression:
    node, found = parse_expression(text, nowhere)
    assert found == []
    assert node is not None
    return node


@pytest.mark.parametrize("text", CASES)
def test_it_is_as_near_as_little_is_missing(text):
    condition = condition_of(text)
    near = nearness(condition)
    program = arena('choose one by first(players) { "go" { } "stay" { } }')
    program.adopt([condition, near], nowhere)
    state = Session(program, 1, 2, backend="oracle").run.look()
    found = []
    for points in range(5):
        state.players["score"][0] = points
        machine = Machine(program, state)
        met, much = (machine.look(one, {"p": Player(0)}) for one in (condition, near))
        assert bool(met) == (much == 100)
        found.append(much)
    assert found == CASES[text]
