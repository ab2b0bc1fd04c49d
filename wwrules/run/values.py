"""What expressions are made of: numbers, truth, symbols, players, pieces, entries of content, zones, and lists of them.

All plain and immutable, so that a position can be copied, compared and saved. `encode` and `decode` are for JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any


@dataclass(frozen=True, slots=True, order=True)
class Player:
    """Somebody at the table, by seat."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """A piece on the table, by number."""

    number: int


@dataclass(frozen=True, slots=True, order=True)
class Thing:
    """An entry of the content, by id."""

    id: str


@dataclass(frozen=True, slots=True, order=True)
class Zone:
    """A place for pieces: its word, and whose or which it is ('' for the table's own)."""

    word: str
    of: int | str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A small shape of an entry: its fields with their values."""

    fields: tuple[tuple[str, Value], ...]

    def get(self, name: str) -> Value:
        """The value of a field, or nothing."""
        return dict(self.fields).get(name)


# The same objects again and again: making new ones takes longer than anything else about them.
player_of, piece_of, thing_of = cache(Player), cache(Piece), cache(Thing)


Value = int | bool | str | None | Player | Piece | Thing | Zone | Record | tuple["Value", ...]

_TAGS: dict[str, type] = {"player": Player, "piece": Piece, "thing": Thing}


def encode(value: Any) -> Any:
    """Plain JSON data for a value, or for lists and mappings of values."""
    encoder = _ENCODERS.get(type(value))
    return value if encoder is None else encoder(value)


_ENCODERS: dict[type, Callable[[Any], Any]] = {
    Player: lambda one: {"player": one.seat},
    Piece: lambda one: {"piece": one.number},
    Thing: lambda one: {"thing": one.id},
    Zone: lambda one: {"zone": one.word, "of": one.of},
    Record: lambda one: {"record": encode(one.fields)},
    tuple: lambda values: {"list": [encode(one) for one in values]},
    list: lambda values: [encode(one) for one in values],
    dict: lambda values: {"map": [[encode(key), encode(one)] for key, one in values.items()]},
}


def decode(data: Any) -> Any:
    """The value behind JSON data."""
    if isinstance(data, list):
        return [decode(one) for one in data]
    if not isinstance(data, dict):
        return data
    if "zone" in data:
        return Zone(data["zone"], data["of"])
    if "record" in data:
        return Record(decode(data["record"]))
    if "list" in data:
        return tuple(decode(one) for one in data["list"])
    if "map" in data:
        return {decode(key): decode(one) for key, one in data["map"]}
    ((tag, value),) = data.items()
    return _TAGS[tag](value)
