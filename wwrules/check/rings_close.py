"""Rings close: a property marked `ring` leads from entry to entry through all of its kind and back to the first.

Fails: `stones: {next: reeds, shady: false}`
Passes: `stones: {next: meadow, shady: false}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Entity, Game

CODE = "broken-ring"


def check(game: Game) -> Iterator[Diagnostic]:
    """Follow every ring of every kind once round."""
    for kind in game.kinds.values():
        for name, one in (kind.properties or {}).items():
            entries = {entity.id: entity for entity in game.of_kind(kind.id)}
            if one.ring and entries:
                yield from _walk(name, entries)


def _walk(name: str, entries: dict[str, Entity]) -> Iterator[Diagnostic]:
    start = here = next(iter(entries))
    seen: set[str] = set()
    while here in entries and here not in seen:
        seen.add(here)
        last, here = entries[here], str(entries[here].properties.get(name))
    if here == start and len(seen) == len(entries):
        return
    if here in entries:  # otherwise the reference itself is unknown, which is said elsewhere
        node = last.node.get(name)
        missing = ", ".join(sorted(set(entries) - seen)) or start
        yield fault(CODE, node.source if node else last.source, subject=last.id, id=here, missing=missing)
