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

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Entity, Game

CODE = "misplaced-property"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at every property with a condition in every entry of its kind."""
    for entity in game.entities.values():
        for name, one in (game.kinds[entity.kind].properties or {}).items():
            if one.when is not None:
                yield from _compare(entity, name, one.when)


def _compare(entity: Entity, name: str, when: tuple[str, str]) -> Iterator[Diagnostic]:
    other, value = when
    wanted = str(entity.properties.get(other)) == value
    there = name in entity.properties
    if there != wanted:
        place = entity.node.key(name).source if there else entity.source
        state = "there" if there else "missing"
        yield fault(CODE, place, subject=entity.id, property=name, other=other, value=value, state=state)
