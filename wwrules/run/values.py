"""What expressions are made of: numbers, truth, symbols, players, pieces, entries of content, zones, and lists of them.

All plain and immutable, so that a position can be copied, compared and saved. `encode` and `decode` are for JSON.
"""

from __future__ import annotations

from dataclasses import dataclass
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


Value = int | bool | str | None | Player | Piece | Thing | Zone | Record | tuple["Value", ...]

_TAGS: dict[str, type] = {"player": Player, "piece": Piece, "thing": Thing}


def encode(value: Any) -> Any:
    """Plain JSON data for a value, or for lists and mappings of values."""
    match value:
        case Player(seat):
            return {"player": seat}
        case Piece(number):
            return {"piece": number}
        case Thing(name):
            return {"thing": name}
        case Zone(word, of):
            return {"zone": word, "of": of}
        case Record(fields):
            return {"record": encode(fields)}
        case tuple():
            return {"list": [encode(one) for one in value]}
        case list():
            return [encode(one) for one in value]
        case dict():
            return {"map": [[encode(key), encode(one)] for key, one in value.items()]}
    return value


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
