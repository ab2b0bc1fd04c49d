"""A worked example, played: the game after each step, what was answered on the way, and which facts belong to the step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wwrules.compile.program import Program
from wwrules.model import Example
from wwrules.run.scenario import Scenario
from wwrules.run.session import Session
from wwrules.run.values import Value


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody decided, and the game when they were asked."""

    session: Session
    seat: int
    chosen: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after a step: which step (0 is the position before the first), and from which fact on it is told."""

    number: int
    session: Session
    since: int
    answers: tuple[Answer, ...] = ()
    written: Mapping[str, Any] = field(default_factory=dict)

    @property
    def expected(self) -> list[str]:
        """What must hold now."""
        return list(self.written.get("expect", ()))


def play(program: Program, example: Example) -> tuple[Moment, ...]:
    """Play an example; it comes out as written, or `DifferenceError` says where it does not."""
    names = {name: seat for seat, name in enumerate(example.players)}
    steps = list(example.steps)
    scenario = Scenario(program, len(example.players), example.given, example.play, names, example.pack, example.id)
    answers: list[Answer] = []
    moments: list[Moment] = []

    def watch(seat: int, chosen: tuple[Value, ...]) -> None:
        """Nothing has happened between a moment and the first answer after it."""
        answers.append(Answer(scenario.session.clone() if answers else moments[-1].session, seat, chosen))

    scenario.watch = watch
    scenario.begin(steps)
    facts = scenario.facts_of_position
    if not steps or steps[0].get("answers"):
        moments.append(Moment(0, scenario.session.clone(), facts))
    for number, step in enumerate(steps, 1):
        scenario.step(number, step)
        since = len(moments[-1].session.log) if moments else facts
        moments.append(Moment(number, scenario.session.clone(), since, tuple(answers), step))
        answers.clear()
    scenario.end()
    return tuple(moments)
