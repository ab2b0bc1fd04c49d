"""Every course that chance can take from a position, with its exact probability.

The rules are those of the session; only chance is replaced. Between two decisions a stretch is played once for each way chance
can go; values that nothing tells apart are one way that weighs more. Positions that are equal at a decision are one position.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from random import Random

from wwrules.play.likeness import alike, likeness
from wwrules.run.interpret import Fate, Machine
from wwrules.run.session import Session
from wwrules.run.values import Value

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
    any_order: frozenset[str] = frozenset()  # zones whose order says nothing for what is asked
    ways: int = 0
    found: dict[Value, Fraction] = field(default_factory=dict)
    _beside: Machine | None = None  # looks at the position that is being played

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
        if self._beside is None or self._beside.state is not machine.state:
            self._beside = Machine(machine.program, machine.state)
        if self.until is not None and self.until(self._beside):
            raise _SeenError(self.look(self._beside))

    def _count(self, value: Value, weight: Fraction) -> None:
        self.found[value] = self.found.get(value, Fraction(0)) + weight

    def _merged(self, courses: Iterator[tuple[Session, Fraction]]) -> list[tuple[Session, Fraction]]:
        """Equal positions are one."""
        found: dict[Hashable, tuple[Session, Fraction]] = {}
        for session, weight in courses:
            key = (likeness(Machine(session.program, session.state), self.any_order), len(session.decisions))
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
        return self._turn(alike(machine, values, ordered=True), len(values))

    def shuffle(self, machine: Machine, values: tuple[Value, ...]) -> int:
        """The place of the piece that comes next."""
        return self._turn(alike(machine, values, ordered=False), len(values))

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
