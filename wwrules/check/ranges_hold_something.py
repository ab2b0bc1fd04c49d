"""Ranges hold something: the smallest number is not above the largest.

Fails: `players: {min: 4, max: 2}`
Passes: `players: {min: 2, max: 4}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game, PropertyType

CODE = "empty-range"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at players, properties and attributes."""
    low, high = game.header.players
    if low > high:
        yield fault(CODE, game.header.places["players"], subject=game.header.id, min=low, max=high)
    tables = [kind.properties or {} for kind in game.kinds.values()] + [one.fields for one in game.records.values()]
    for table in tables:
        for one in table.values():
            yield from _property(one)
    for word in game.words.values():
        least, most = word.settings.get("min"), word.settings.get("max")
        if isinstance(least, int) and isinstance(most, int) and least > most:
            yield fault(CODE, word.source, subject=word.id, min=least, max=most)


def _property(one: PropertyType) -> Iterator[Diagnostic]:
    if one.min is not None and one.max is not None and one.min > one.max:
        yield fault(CODE, one.source, min=one.min, max=one.max)
    if one.of is not None:
        yield from _property(one.of)
