"""A position as plain data: attributes, pieces in zones, granted rules, open scopes, frames of what is going on, and chance.

Everything that decides how the game goes on is in here; copying it copies the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any

from wwrules.run.values import Value, Zone, decode, encode, piece_of, player_of

# Where random numbers come from: chance is multiplied by the first, the second is added, as many bits are kept as the third
# has, and those above the fourth make a number below some limit.
OWN_GENERATOR = 6364136223846793005, 1442695040888963407, 0xFFFFFFFFFFFFFFFF, 32


@dataclass(slots=True)
class Frame:
    """One thing under way: a statement that is not finished, or an event on its timeline."""

    sort: str
    node: int  # number of its node in the program
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Call:
    """A procedure, event or rule under way: its locals and what is unfinished inside it, innermost last."""

    sort: str  # procedure, scope, event, rule
    name: str
    env: dict[str, Value]
    frames: list[Frame]
    into: str = ""  # local of the caller that gets the result
    scope: int = 0  # number of the scope it opened
    source: int | None = None  # piece whose rule this is
    rule: int | None = None  # node of the rule that set it going


@dataclass(slots=True)
class Granted:
    """Rules that wait for a while: where they were granted, for whom, and how long."""

    number: int
    node: int  # the grant statement
    you: Value
    this: Value
    env: dict[str, Value]
    scope: int  # they end with this scope; 0: with the game
    uses: int | None


@dataclass(slots=True)
class Question:
    """What there is to choose from for one player, and how many."""

    options: tuple[Value, ...]
    least: int = 1
    most: int = 1

    @property
    def is_settled(self) -> bool:
        """Whether there is only one way to answer."""
        return self.most == 0 or not self.options or self.least == self.most == len(self.options)


@dataclass(slots=True)
class Request:
    """Questions that must be answered before the game goes on, by seat; several seats answer in secret."""

    sort: str  # choose, option, together, order, optional
    node: int
    questions: dict[int, Question]
    answers: dict[int, tuple[Value, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class State:
    """The position."""

    seats: int
    chance: int
    players: dict[str, list[Value]] = field(default_factory=dict)  # attribute -> value by seat
    table: dict[str, Value] = field(default_factory=dict)  # attribute of the game -> value
    things: dict[str, dict[str, Value]] = field(default_factory=dict)  # attribute -> entry -> value
    marks: dict[str, dict[int, Value]] = field(default_factory=dict)  # attribute -> piece -> value
    kinds: list[str] = field(default_factory=list)  # of pieces, never changes
    entries: list[str] = field(default_factory=list)  # entry of each piece or '', never changes
    owners: list[int | None] = field(default_factory=list)
    places: list[Zone | None] = field(default_factory=list)  # where each piece is
    zones: dict[Zone, list[int]] = field(default_factory=dict)
    carriers: dict[int, int] = field(default_factory=dict)  # piece -> piece that carries it
    shown: dict[int, tuple[int, ...]] = field(default_factory=dict)  # piece -> seats that were shown it
    grants: list[Granted] = field(default_factory=list)
    scopes: list[tuple[str, int]] = field(default_factory=list)  # open scopes, innermost last
    used: dict[str, int] = field(default_factory=dict)  # once-per limit -> scope in which it was used
    calls: list[Call] = field(default_factory=list)
    request: Request | None = None
    numbers: int = 0  # last number given to a scope or grant
    over: bool = False

    def next_number(self) -> int:
        """A new number for a scope or grant; later ones are larger."""
        self.numbers += 1
        return self.numbers

    def below(self, limit: int) -> int:
        """A random number from 0 to `limit` - 1, from the top bits of a 64-bit generator."""
        factor, more, mask, half = OWN_GENERATOR
        self.chance = (self.chance * factor + more) & mask
        return ((self.chance >> half) * limit) >> half

    def pieces_in(self, zone: Zone) -> tuple[Value, ...]:
        """The pieces of a zone, first to last."""
        return tuple(map(piece_of, self.zones.get(zone, ())))

    def put(self, number: int, zone: Zone, place: str = "") -> None:
        """Take a piece from where it is and put it into a zone."""
        old = self.places[number]
        if old is not None:
            self.zones[old].remove(number)
        pieces = self.zones.setdefault(zone, [])
        pieces.insert(0 if place == "bottom" else len(pieces), number)
        self.places[number] = zone
        self.shown.pop(number, None)

    def open_scope(self, word: str) -> int:
        """Number of the innermost open scope of a name, or 0."""
        return next((number for name, number in reversed(self.scopes) if name == word), 0)

    def everybody(self) -> tuple[Value, ...]:
        """All players, by seat."""
        return tuple(map(player_of, range(self.seats)))

    def carried_by(self, number: int) -> Iterator[int]:
        """Pieces that go where a piece goes."""
        return (one for one, carrier in sorted(self.carriers.items()) if carrier == number)


def duplicate(state: State) -> State:
    """A copy that shares nothing that can change."""
    return replace(
        state,
        players={name: list(values) for name, values in state.players.items()},
        table=dict(state.table),
        things={name: dict(values) for name, values in state.things.items()},
        marks={name: dict(values) for name, values in state.marks.items()},
        kinds=list(state.kinds),
        entries=list(state.entries),
        owners=list(state.owners),
        places=list(state.places),
        zones={zone: list(pieces) for zone, pieces in state.zones.items()},
        carriers=dict(state.carriers),
        shown=dict(state.shown),
        grants=[_grant_again(one) for one in state.grants],
        scopes=list(state.scopes),
        used=dict(state.used),
        calls=[_call_again(one) for one in state.calls],
        request=_request_again(state.request) if state.request is not None else None,
    )


def _call_again(call: Call) -> Call:
    frames = [Frame(one.sort, one.node, dict(one.data)) for one in call.frames]
    return Call(call.sort, call.name, dict(call.env), frames, call.into, call.scope, call.source, call.rule)


def _grant_again(one: Granted) -> Granted:
    return Granted(one.number, one.node, one.you, one.this, one.env, one.scope, one.uses)  # what it remembers never changes


def _request_again(request: Request) -> Request:
    return Request(request.sort, request.node, dict(request.questions), dict(request.answers))


_PARTS = (State, Frame, Call, Granted, Question, Request)


def to_data(value: Any) -> Any:
    """JSON data of a position or any part of it."""
    if isinstance(value, list):
        return [to_data(one) for one in value]
    if isinstance(value, dict):
        return {"map": [[encode(key), to_data(one)] for key, one in value.items()]}
    if isinstance(value, _PARTS):
        return {"part": type(value).__name__, "of": {one.name: to_data(getattr(value, one.name)) for one in fields(value)}}
    return encode(value)


def from_data(data: Any) -> Any:
    """The position behind JSON data."""
    if isinstance(data, list):
        return [from_data(one) for one in data]
    if isinstance(data, dict) and "part" in data:
        kind = {one.__name__: one for one in _PARTS}[data["part"]]
        return kind(**{key: from_data(one) for key, one in data["of"].items()})
    if isinstance(data, dict) and "map" in data:
        return {decode(key): from_data(one) for key, one in data["map"]}
    return decode(data)
