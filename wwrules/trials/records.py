"""What is kept of one game, as plain data: who won, how long it took, the figures of the game, and what its entries did.

An entry is held when a piece of it lies in a zone of a player at any time, used when something comes of a rule of it for
somebody, owned when a piece of it is somebody's at the end, and chosen when it is taken where something else could have been.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from wwrules.compile.board_parts import PLAYERS, BoardFigure, Occurrence
from wwrules.compile.program import Program
from wwrules.run.interpret import Fact, Machine
from wwrules.run.session import Session
from wwrules.run.tables import tables_of
from wwrules.run.telling import Counted
from wwrules.run.values import Piece, Player, Thing, Value


class Task(NamedTuple):
    """One game of one variant."""

    variant: int
    game: int


class Offer(NamedTuple):
    """A decision: what there was, and what was taken."""

    seat: int
    options: tuple[Value, ...]
    chosen: tuple[Value, ...]


class Played(NamedTuple):
    """What is kept of a game."""

    variant: int
    game: int
    seed: int
    winners: list[int]
    result: list[int]
    decisions: int
    roles: list[str]  # what players went by, by seat; nothing where they go by their seat
    figures: dict[str, list[list[int]]]  # for each player, or for the game: an amount, or how often and out of how often
    used: dict[str, list[int]]  # entry with rules that was held -> of how many of them something came, by seat
    owned: dict[str, list[int]]  # entry -> whose it was at the end
    chosen: dict[str, list[int]]  # entry -> offered, taken

    @property
    def task(self) -> Task:
        """Which game of which variant this was."""
        return Task(self.variant, self.game)


def counted(program: Program) -> Counted:
    """What must be in the log of a game so that all of this can be told of it."""
    found = [one for figure in program.board.figures.values() for one in (figure.times, figure.share_of) if one is not None]
    return Counted(frozenset(one.event for one in found) - {""}, frozenset(one.attribute for one in found) - {""})


def record(session: Session, task: Task, offers: list[Offer]) -> Played:
    """Look at a game that is over; one of which more or something else was told is played again for that."""
    telling = counted(session.program)
    look = _Look(session if session.is_compiled and session.logging == telling else _again(session, telling))
    return Played(
        task.variant,
        task.game,
        session.seed,
        list(session.winners),
        list(session.result),
        len(session.decisions),
        list(look.roles()),
        look.figures(),
        look.used(),
        look.owned(),
        look.chosen(offers),
    )


def _again(session: Session, telling: Counted) -> Session:
    """The same game, of which what is counted is told."""
    other = Session(session.program, session.seed, session.seats, session.options, backend="compiled", logging=telling)
    for seat, chosen in session.decisions:
        other.answer(seat, *chosen)
    return other


class _Look:
    """The end of a game."""

    def __init__(self, session: Session) -> None:
        self.session, self.program = session, session.program
        self.state = session.run.look()
        self.machine = Machine(session.program, self.state)
        self.named: dict[Value, str] = {}
        self.ended = len(session.log)  # whoever looks at figures may look at what rules modify

    def roles(self) -> Iterator[str]:
        node = self.program.board.player
        for seat in range(self.session.seats if node is not None else 0):
            value = self.machine.look(node, {"p": Player(seat)}) if node is not None else None
            yield value.id if isinstance(value, Thing) else ""

    # ------------------------------------------------------------ figures

    def figures(self) -> dict[str, list[list[int]]]:
        amounts = self.session.amounts
        return {
            name: [[one] for one in amounts[name]] if name in amounts else list(self._counts(figure))
            for name, figure in sorted(self.program.board.figures.items())
        }

    def _counts(self, figure: BoardFigure) -> Iterator[list[int]]:
        times = Counter(self._happenings(figure.times))
        out_of = Counter(self._happenings(figure.share_of))
        for seat in range(self.session.seats) if figure.per == PLAYERS else [None]:
            counts = [one.total() if seat is None else one[seat] for one in (times, out_of)]
            yield counts if figure.share_of is not None else counts[:1]

    def _happenings(self, what: Occurrence | None) -> Iterator[int]:
        """The seat it happened to, each time; -1 where nobody takes part."""
        for fact in self.session.log if what is not None else ():
            if what is not None and _is(fact, what):
                parts = fact["arguments"] if what.event else (fact["what"],)
                yield next((one.seat for one in parts if isinstance(one, Player)), -1)

    # ------------------------------------------------------------ entries

    def used(self) -> dict[str, list[int]]:
        stands_on = tables_of(self.program).written_on
        held = {self._entry(fact["piece"]) for fact in self.session.log[: self.ended] if fact["fact"] == "held"}
        held |= self.owned().keys()
        found = {entry: [0] * self.session.seats for entry in held if self.program.rules.get(entry)}
        for fact in self.session.log[: self.ended]:
            if fact["fact"] == "worked" and isinstance(fact["you"], Player):
                entry = stands_on[fact["rule"]].id
                found.setdefault(entry, [0] * self.session.seats)[fact["you"].seat] += 1
        return dict(sorted(found.items()))

    def owned(self) -> dict[str, list[int]]:
        found: dict[str, set[int]] = defaultdict(set)
        for one, place in enumerate(self.state.places):
            seat = self.state.owners[one]
            if seat is None and place is not None and isinstance(place.of, int):
                seat = place.of
            entry = self._entry(Piece(one)) if seat is not None else ""
            if seat is not None and entry:
                found[entry].add(seat)
        return {entry: sorted(seats) for entry, seats in sorted(found.items())}

    def chosen(self, offers: list[Offer]) -> dict[str, list[int]]:
        """Where two entries were offered: how often each was, and how often it was taken."""
        found: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for offer in offers:
            names = {self._entry(one) for one in offer.options} - {""}
            if len(names) > 1:
                taken = {self._entry(one) for one in offer.chosen}
                for name in names:
                    found[name][0] += 1
                    found[name][1] += name in taken
        return dict(sorted(found.items()))

    def _entry(self, value: Value) -> str:
        """The entry of a piece, or the one that pieces of its kind are called after."""
        if isinstance(value, Thing):
            return value.id
        if not isinstance(value, Piece):
            return ""
        if value not in self.named:
            self.named[value] = self.state.entries[value.number] or self._called(value)
        return self.named[value]

    def _called(self, piece: Piece) -> str:
        declared = self.program.board.called.get(self.state.kinds[piece.number])
        value = self.machine.look(declared.name, {"it": piece}) if declared is not None and declared.name is not None else None
        return value.id if isinstance(value, Thing) else ""


def _is(fact: Fact, what: Occurrence) -> bool:
    if what.event:
        return bool(fact["fact"] == "event" and fact["event"] == what.event)
    return fact["fact"] == "set" and fact["attribute"] == what.attribute and _written(fact["value"]) == what.value


def _written(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case Thing(id):
            return id
    return str(value)
