"""What must hold of every position of every game: each piece has one place, values are in their range, questions have answers.

Comes in a game under way, goes out what is wrong with it. Looking takes nothing over and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from wwrules.compile.program import Program
from wwrules.run.interpret import Fact
from wwrules.run.session import Session
from wwrules.run.state import State
from wwrules.run.values import Piece, Player, Thing, Value, Zone


class Wrong(NamedTuple):
    """Something that must not be: which sort of thing, and the word of the vocabulary that it is about."""

    reason: str
    word: str = ""


class Soundness:
    """Looks at positions of one program; what was found in order once is not looked at again."""

    def __init__(self, program: Program) -> None:
        self.program, self.game = program, program.game
        self.fitting: set[tuple[str, str]] = set()  # zones with kinds that may lie there
        self.log: list[Fact] = []  # of the game that was looked at last, how much of it was read, and what was made there
        self.read, self.made = 0, list[tuple[str, str]]()
        self.in_range: dict[tuple[str, type], set[Any]] = {}  # values of one type that an attribute may have

    def wrong_with(self, session: Session, state: State | None = None) -> Iterator[Wrong]:
        """Everything that is wrong with a game as it stands; whoever has looked at its position already gives it."""
        state = session.run.look() if state is None else state
        yield from self.wrong_places(state)
        yield from self.wrong_pieces(session, state)
        yield from self.wrong_values(state)
        yield from wrong_questions(session)

    # ------------------------------------------------------------ pieces

    def wrong_places(self, state: State) -> Iterator[Wrong]:
        """Every piece lies in one zone, which is for its kind and has room; what is carried lies with what carries it."""
        places: dict[int, Zone] = {}
        for zone, numbers in state.zones.items():
            if numbers:
                yield from self._wrong_zone(state, zone, numbers)
                places.update(dict.fromkeys(numbers, zone))
        if sum(map(len, state.zones.values())) != len(state.kinds):
            yield Wrong("twice")
        if [places.get(number) for number in range(len(state.kinds))] != state.places:
            yield Wrong("nowhere")
        if any(places.get(rider) != places.get(horse) for rider, horse in state.carriers.items()):
            yield Wrong("apart")

    def _wrong_zone(self, state: State, zone: Zone, numbers: list[int]) -> Iterator[Wrong]:
        settings = self.game.words[zone.word].settings
        capacity = settings.get("capacity")
        if isinstance(capacity, int) and len(numbers) > capacity:
            yield Wrong("full", zone.word)
        for kind in set(map(state.kinds.__getitem__, numbers)):
            if (zone.word, kind) not in self.fitting:
                if not self.game.is_a(kind, str(settings["of"])):
                    yield Wrong("kind", zone.word)
                self.fitting.add((zone.word, kind))

    def wrong_pieces(self, session: Session, state: State) -> Iterator[Wrong]:
        """There are the pieces that the log tells were made, and no others; each is what it was made as."""
        if session.logging is not True:
            return
        if session.log is not self.log or len(session.log) < self.read:
            self.log, self.read, self.made = session.log, 0, []
        new = [fact for fact in session.log[self.read :] if fact["fact"] == "made"]
        self.read = len(session.log)
        self.made += [(fact["kind"], fact["entry"].id if fact["entry"] is not None else "") for fact in new]
        if self.made != list(zip(state.kinds, state.entries, strict=True)):
            yield Wrong("made")

    # ------------------------------------------------------------ values

    def wrong_values(self, state: State) -> Iterator[Wrong]:
        """Attributes have values that the vocabulary allows."""
        for name, values in columns(state):
            for sort in set(map(type, values)) if name in self.game.words else ():  # what is decided together is no attribute
                known = self.in_range.setdefault((name, sort), set())
                alike: set[Any] = {value for value in values if type(value) is sort}
                for value in alike - known:
                    if not self._is_allowed(state, name, value):
                        yield Wrong("range", name)
                    elif not pieces_among(value):  # what kind a piece is depends on the position
                        known.add(value)

    def _is_allowed(self, state: State, name: str, value: Value) -> bool:
        settings: Any = self.game.words[name].settings
        match settings["type"]:
            case "number":
                return type(value) is int and settings["min"] <= value <= settings["max"]
            case "flag":
                return isinstance(value, bool)
            case "choice":
                return value is None or value in self.game.enumerations[settings["enumeration"]].values
            case "player":
                return value is None or isinstance(value, Player)
        things = [one for one in listed(value) if isinstance(one, Thing)]
        kinds = [self.game.entities[one.id].kind for one in things] + [state.kinds[one.number] for one in pieces_among(value)]
        return len(kinds) == len(listed(value)) and all(self.game.is_a(kind, settings["kind"]) for kind in kinds)


def columns(state: State) -> Iterator[tuple[str, Iterable[Any]]]:
    """Every attribute with all its values."""
    yield from state.players.items()
    yield from ((name, (value,)) for name, value in state.table.items())
    yield from ((name, values.values()) for marks in (state.things, state.marks) for name, values in marks.items())


def listed(value: Value) -> tuple[Value, ...]:
    """A value that may be several."""
    return value if isinstance(value, tuple) else () if value is None else (value,)


def pieces_among(value: Value) -> list[Piece]:
    """The pieces that a value is."""
    return [one for one in listed(value) if isinstance(one, Piece)]


# ---------------------------------------------------------------- questions


def wrong_questions(session: Session) -> Iterator[Wrong]:
    """Somebody decides, or the game is over; whoever decides has something to choose, and nothing twice."""
    if bool(session.to_move) == session.is_over:
        yield Wrong("nobody")
    for seat in session.to_move:
        options, least, most = session.choices(seat)
        if not options or most <= 0:
            yield Wrong("empty")
        elif len(set(options)) != len(options):
            yield Wrong("same")
        elif not 0 <= least <= most <= len(options):
            yield Wrong("count")
