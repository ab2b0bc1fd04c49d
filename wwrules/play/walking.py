"""Every course that chance can take from a position, with its exact probability.

The rules are those of the session; only chance is replaced. Between two decisions a stretch is played once for each way chance
can go; values that nothing tells apart are one way that weighs more. Positions that are equal at a decision are one position.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

from wwrules.run.interpret import Fate, Machine
from wwrules.run.session import Session
from wwrules.run.state import to_data
from wwrules.run.values import Piece, Record, Value

Policy = Callable[[Session, int], tuple[Value, ...]]  # what a seat answers
Look = Callable[[Machine], Value]
Begin = Callable[[Fate], Session]


class TooManyWaysError(RuntimeError):
    """There are more courses than were allowed."""


class _SeenError(Exception):
    """The moment has come at which the position is looked at."""

    def __init__(self, value: Value) -> None:
        super().__init__()
        self.value = value


@dataclass(slots=True)
class Walk:
    """Looks at a position when `until` holds for the first time, or when the game is over or nobody answers any more."""

    look: Look
    policy: Policy
    until: Callable[[Machine], bool] | None = None
    most_ways: int = 100_000
    decisions: int | None = None  # how many are made before the position is looked at; all of them if not given
    ways: int = 0
    found: dict[Value, Fraction] = field(default_factory=dict)

    def run(self, begin: Begin) -> dict[Value, Fraction]:
        """The value that is looked at, with probabilities that add up to 1."""
        layer = self._merged(self._courses(begin, Fraction(1)))
        while layer:
            layer = self._merged(self._after(layer))
        return self.found

    def sample(self, begin: Begin, games: int) -> dict[Value, Fraction]:
        """The same, of games that chance plays; the same ones each time."""
        chance = Random(games)  # noqa: S311 - luck, not secrets

        def any_place(_: Machine, values: tuple[Value, ...]) -> int:
            return chance.randrange(len(values))

        for _ in range(games):
            self.ways += 1
            try:
                session = begin(Fate(any_place, any_place, self._watch if self.until is not None else None))
                while session.to_move and (self.decisions is None or len(session.decisions) < self.decisions):
                    seat = session.to_move[0]
                    session.answer(seat, *self.policy(session, seat))
            except _SeenError as seen:
                self._count(seen.value, Fraction(1, games))
            else:
                self._count(self.look(Machine(session.program, session.state)), Fraction(1, games))
        return self.found

    def _after(self, layer: list[tuple[Session, Fraction]]) -> Iterator[tuple[Session, Fraction]]:
        """What can come of one more decision in each position."""
        for session, weight in layer:
            yield from self._courses(partial(self._answered, session), weight)

    def _answered(self, session: Session, fate: Fate) -> Session:
        other = session.under(fate)
        seat = other.to_move[0]
        other.answer(seat, *self.policy(other, seat))
        return other

    def _courses(self, play: Begin, weight: Fraction) -> Iterator[tuple[Session, Fraction]]:
        """Play a stretch in every way; those that end there are counted, the others come back."""
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            self.ways += 1
            if self.ways > self.most_ways:
                raise TooManyWaysError(self.most_ways)
            course = _Course(waiting.pop())
            watch = self._watch if self.until is not None else None
            try:
                session = play(Fate(course.draw, course.shuffle, watch))
            except _SeenError as seen:
                self._count(seen.value, weight * course.weight)
            else:
                session.fate = None
                if session.to_move and (self.decisions is None or len(session.decisions) < self.decisions):
                    yield session, weight * course.weight
                else:
                    self._count(self.look(Machine(session.program, session.state)), weight * course.weight)
            waiting += course.others()

    def _watch(self, machine: Machine) -> None:
        plain = Machine(machine.program, machine.state)
        if self.until is not None and self.until(plain):
            raise _SeenError(self.look(plain))

    def _count(self, value: Value, weight: Fraction) -> None:
        self.found[value] = self.found.get(value, Fraction(0)) + weight

    @staticmethod
    def _merged(courses: Iterator[tuple[Session, Fraction]]) -> list[tuple[Session, Fraction]]:
        """Equal positions are one."""
        found: dict[str, tuple[Session, Fraction]] = {}
        for session, weight in courses:
            key = json.dumps([to_data(session.state), len(session.decisions)])
            before = found[key][1] if key in found else Fraction(0)
            found[key] = (session, weight + before)
        return list(found.values())


class _Course:
    """One way for chance to go: the given turns first, then always the first way there is."""

    def __init__(self, turns: tuple[int, ...]) -> None:
        self.turns = list(turns)
        self.given = len(turns)
        self.open: list[int] = []  # ways at each turn
        self.weight = Fraction(1)

    def draw(self, machine: Machine, values: tuple[Value, ...]) -> int:
        """The place of the value that is drawn or rolled; what is drawn from an ordered zone leaves the others in an order."""
        return self._turn(_alike(machine, values, ordered=True), len(values))

    def shuffle(self, machine: Machine, values: tuple[Value, ...]) -> int:
        """The place of the piece that comes next."""
        return self._turn(_alike(machine, values, ordered=False), len(values))

    def _turn(self, ways: list[list[int]], count: int) -> int:
        at = len(self.open)
        if at == len(self.turns):
            self.turns.append(0)
        self.open.append(len(ways))
        way = ways[self.turns[at]]
        self.weight *= Fraction(len(way), count)
        return way[0]

    def others(self) -> list[tuple[int, ...]]:
        """The ways not taken at the turns that were new."""
        new = range(self.given, len(self.open))
        return [(*self.turns[:at], way) for at in new for way in range(1, self.open[at])]


def _alike(machine: Machine, values: tuple[Value, ...], *, ordered: bool) -> list[list[int]]:
    """Places of values, those together that nothing tells apart."""
    mentioned = _mentioned(machine) if any(isinstance(one, Piece) for one in values) else frozenset()
    groups: dict[Any, list[int]] = {}
    for at, value in enumerate(values):
        alone = not isinstance(value, Piece) or value in mentioned or (ordered and _lies_in_order(machine, value))
        groups.setdefault((type(value), value) if alone else _signature(machine, value), []).append(at)
    return list(groups.values())


def _lies_in_order(machine: Machine, piece: Piece) -> bool:
    place = machine.state.places[piece.number]
    return place is not None and machine.program.game.words[place.word].settings["order"] == "kept"


def _signature(machine: Machine, piece: Value) -> Any:
    assert isinstance(piece, Piece)  # noqa: S101 - other values are alone
    state, number = machine.state, piece.number
    marks = tuple(values.get(number) for values in state.marks.values())
    return (
        state.kinds[number], state.entries[number], state.owners[number], state.places[number], marks, state.shown.get(number),
    )  # fmt: skip


def _mentioned(machine: Machine) -> frozenset[Piece]:
    """Pieces that more than their place knows: those carrying and carried, in granted rules, used limits, locals, decisions."""
    state = machine.state
    found = {Piece(one) for pair in state.carriers.items() for one in pair}
    found |= {Piece(int(number)) for limit in state.used for number in re.findall(r"Piece\(number=(\d+)\)", limit)}
    holders: list[object] = [state.players]
    holders += [(one.you, one.this, one.env) for one in state.grants]
    holders += [(call.env, [frame.data for frame in call.frames]) for call in state.calls]
    found |= {Piece(call.source) for call in state.calls if call.source is not None}
    for holder in holders:
        found |= set(_pieces(holder))
    return frozenset(found)


def _pieces(value: object) -> Iterator[Piece]:
    match value:
        case Piece():
            yield value
        case tuple() | list():
            for one in value:
                yield from _pieces(one)
        case dict():
            for one in value.values():
                yield from _pieces(one)
        case Record(fields=fields):
            yield from _pieces(fields)
