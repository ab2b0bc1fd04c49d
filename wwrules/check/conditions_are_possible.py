"""Conditions are possible: `when` names another property of the same kind and a value it can have.

Fails: `when: {colour: wihte}`
Passes: `when: {colour: white}`
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wwrules.diagnostics import Diagnostic, did_you_mean, fault, listing
from wwrules.model import Game, PropertyType

CODE = "impossible-condition"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at the condition of every property."""
    tables = [kind.properties or {} for kind in game.kinds.values()] + [one.fields for one in game.records.values()]
    for table in tables:
        for one in table.values():
            if one.when is not None:
                yield from _condition(game, table, one, *one.when)


def _condition(
    game: Game, table: Mapping[str, PropertyType], one: PropertyType, other: str, value: str
) -> Iterator[Diagnostic]:
    name_place, value_place = one.when_places or (one.source, one.source)
    choices = {name: found.enumeration for name, found in table.items() if found.type == "choice"}
    if other not in choices:
        yield fault(CODE, name_place, word=other, hint=did_you_mean(other, choices), expected=listing(choices) or None)
        return
    enumeration = game.enumerations.get(choices[other])
    if enumeration and value not in enumeration.values:
        known = enumeration.values
        yield fault(CODE, value_place, word=value, hint=did_you_mean(value, known), expected=listing(known))


def is_possible(game: Game, table: Mapping[str, PropertyType], one: PropertyType) -> bool:
    """Tell whether a property's condition can be looked at."""
    return one.when is not None and not list(_condition(game, table, one, *one.when))
