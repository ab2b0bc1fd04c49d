"""What expressions are made of: numbers, truth, symbols, players, pieces, entries of content, zones, and lists of them.

All plain and immutable, so that a position can be copied, compared and saved. `encode` and `decode` are for JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from functools import cache
from typing import Any, Self, cast


class Single:
    """There is one object for each meaning: what is equal is the same, so comparing and looking up cost next to nothing."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Whoever copies it gets the same object."""
        return type(self), astuple(self)  # type: ignore[call-overload]


_SINGLES: dict[tuple[type, Any, Any], Any] = {}


def _single(cls: type, part: Any, other: Any = None) -> Any:
    """The object that there is already, or a new one."""
    found = _SINGLES.get((cls, part, other))
    if found is None:
        found = _SINGLES[cls, part, other] = object.__new__(cls)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Player(Single):
    """Somebody at the table, by seat."""

    seat: int

    def __new__(cls, seat: int) -> Self:
        """The player at a seat."""
        return cast("Self", _single(cls, seat))


@dataclass(frozen=True, slots=True, eq=False)
class Piece(Single):
    """A piece on the table, by number."""

    number: int

    def __new__(cls, number: int) -> Self:
        """The piece of a number."""
        return cast("Self", _single(cls, number))


@dataclass(frozen=True, slots=True, eq=False)
class Thing(Single):
    """An entry of the content, by id."""

    id: str

    def __new__(cls, id: str) -> Self:  # noqa: A002
        """The entry of an id."""
        return cast("Self", _single(cls, id))


@dataclass(frozen=True, slots=True, eq=False)
class Zone(Single):
    """A place for pieces: its word, and whose or which it is ('' for the table's own)."""

    word: str
    of: int | str = ""

    def __new__(cls, word: str, of: int | str = "") -> Self:
        """The zone of a word and an owner."""
        return cast("Self", _single(cls, word, of))


@dataclass(frozen=True, slots=True)
class Record:
    """A small shape of an entry: its fields with their values."""

    fields: tuple[tuple[str, Value], ...]

    def get(self, name: str) -> Value:
        """The value of a field, or nothing."""
        for key, value in self.fields:
            if key == name:
                return value
        return None


# The same objects again and again: making new ones takes longer than anything else about them.
player_of, piece_of, thing_of = cache(Player), cache(Piece), cache(Thing)


Value = int | bool | str | None | Player | Piece | Thing | Zone | Record | tuple["Value", ...]


def encode(value: Any) -> Any:
    """Plain JSON data for a value, or for lists and mappings of values."""
    encoder = _ENCODERS.get(type(value))
    return value if encoder is None else encoder(value)


def _each(values: Any) -> list[Any]:
    return [one if type(one) in _PLAIN else encode(one) for one in values]


_PLAIN = frozenset({int, str, bool, type(None)})  # most of what there is
_ENCODERS: dict[type, Callable[[Any], Any]] = {
    Player: lambda one: {"player": one.seat},
    Piece: lambda one: {"piece": one.number},
    Thing: lambda one: {"thing": one.id},
    Zone: lambda one: {"zone": one.word, "of": one.of},
    Record: lambda one: {"record": encode(one.fields)},
    tuple: lambda values: {"list": _each(values)},
    list: _each,
    dict: lambda values: {"map": [_each(pair) for pair in values.items()]},
}


def decode(data: Any) -> Any:
    """The value behind JSON data."""
    if type(data) is list:
        return _decoded(data)
    if type(data) is not dict:
        return data
    tag = next(iter(data))
    return _DECODERS[tag](*data.values())


def _decoded(values: list[Any]) -> list[Any]:
    return [one if type(one) in _PLAIN else decode(one) for one in values]


_DECODERS: dict[str, Callable[..., Any]] = {
    "player": Player,
    "piece": Piece,
    "thing": Thing,
    "zone": Zone,
    "record": lambda fields: Record(decode(fields)),
    "list": lambda values: tuple(_decoded(values)),
    "map": lambda pairs: dict(map(_decoded, pairs)),
}
