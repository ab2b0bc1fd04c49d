"""Chances three ways: by hand, by walking every course of the real rules, and by playing with real luck."""

import os
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import sqrt
from pathlib import Path

import pytest
import yaml
from running import program_of

from wwrules.play.odds import Answers, Expressions, Inquiry, Position, odds, of_example
from wwrules.run.interpret import Machine
from wwrules.run.session import Session

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
CHANCES = yaml.safe_load((Path(__file__).parent / "chances.yaml").read_text("utf-8"))
GAMES = 2_500 // len(CHANCES) * (4 * SOAK if SOAK > 1 else 1)

every_chance = pytest.mark.parametrize("chance", [pytest.param(one, id=one["it"]) for one in CHANCES])


def position_of(chance) -> Position:
    program = program_of("wonderlands-war")
    some = next(iter(program.game.examples.values()))
    return of_example(program, replace(some, players=("ann", "ben", "cleo"), given=chance["given"], play=chance["play"]))


def by_hand(chance) -> dict[object, Fraction]:
    return {value: Fraction(weight) for value, weight in chance["exactly"].items()}


@every_chance
def test_walking_every_course_gives_what_a_pencil_gives(chance):
    assert odds(position_of(chance), Inquiry(chance["of"], answers=tuple(chance.get("answers", ())))).outcomes == by_hand(
        chance
    )


@every_chance
def test_luck_comes_out_as_reckoned(chance):
    position = position_of(chance)
    expressions = Expressions(position.program, position.names)
    node = expressions.read(chance["of"], "of")
    answers = Answers(expressions, position.names, chance.get("answers", ()))
    found: Counter[object] = Counter()
    for seed in range(GAMES):
        session = Session(position.program, seed, 3)
        while session.to_move:
            seat = session.to_move[0]
            session.answer(seat, *answers(session, seat))
        found[expressions.value(Machine(session.program, session.state), node)] += 1
    assert set(found) <= set(by_hand(chance))
    for value, weight in by_hand(chance).items():
        spread = sqrt(GAMES * float(weight) * float(1 - weight))
        assert abs(found[value] - GAMES * float(weight)) < 4 * spread, (value, found[value])
