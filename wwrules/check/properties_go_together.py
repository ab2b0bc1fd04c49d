"""Properties go together: a property that depends on another one stands exactly where it should.

The vocabulary says `when: {colour: white}`: every white entry has the property, and no other has it.

Fails:
    colour: grey
    home: meadow
    rings: 2
Passes:
    colour: white
    home: meadow
    rings: 2
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wwrules.check.conditions_are_possible import is_possible
from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.load import nodes
from wwrules.model import Game, PropertyType

CODE = "misplaced-property"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at every property with a condition in every entry of its kind, and at the fields of records inside them."""
    for entity in game.entities.values():
        table = game.kinds[entity.kind].properties or {}
        for place, words in _misplaced(game, table, entity.properties, entity.node, entity.source):
            yield fault(CODE, place, subject=entity.id, **words)


Misplaced = Iterator[tuple[Source, dict[str, str]]]


def _misplaced(
    game: Game, table: Mapping[str, PropertyType], values: Mapping[str, Any], node: nodes.Mapping, place: Source
) -> Misplaced:
    for name, one in table.items():
        if one.when is not None and is_possible(game, table, one):
            other, value = one.when
            there, wanted = name in values, str(values.get(other)) == value
            if there != wanted:
                state = "there" if there else "missing"
                here = node.key(name).source if there else place
                yield here, {"property": name, "other": other, "value": value, "state": state}
        if name in values:
            yield from _inside(game, one, values[name], node.entries[name][1])


def _inside(game: Game, one: PropertyType, value: Any, node: nodes.Node) -> Misplaced:
    if one.type == "record" and one.record in game.records and isinstance(node, nodes.Mapping):
        yield from _misplaced(game, game.records[one.record].fields, value, node, node.source)
    elif one.type == "list" and one.of is not None and isinstance(node, nodes.Sequence):
        for item, inner in zip(value, node.items, strict=True):
            yield from _inside(game, one.of, item, inner)
