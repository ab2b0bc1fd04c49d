"""Totals come out: counted from the entries, each number of `vocabulary/totals` is reached.

An entry counts as many pieces as the product of its kind's `copies` properties says; a property that names a kind stands for
the number of that kind's entries, as far as the total counts them. Where a total has `differ`, no two entries of a group have
the same value of that property.

The totals are those of the printed box. One with `packs: true` holds for packs as well: a group that a pack opens is as large
as the others, and a pack adds nothing to a group of the game.

Fails: `birds: {kind: bird, equals: 12}`
Passes: `birds: {kind: bird, equals: 13}`
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import prod

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.model import Entity, Game, Total

CODE = "wrong-total"


def check(game: Game) -> Iterator[Diagnostic]:
    """Count every total, group by group."""
    for total in game.totals.values():
        if total.kind in game.broken_kinds:
            continue  # an entry at fault is not counted; its own fault is enough
        groups: dict[str, list[Entity]] = defaultdict(list)
        if not total.by:
            groups[""] = []
        for entity in game.of_kind(total.kind):
            if _counts(entity, total):
                groups[_group(entity, total)].append(entity)
        for group, entries in sorted(groups.items()):
            number = sum(pieces(game, one, total) for one in entries)
            if number != total.equals:
                words = {"id": total.id, "group": group or None, "found": number, "wanted": total.equals}
                yield fault(CODE, _place(game, total, group, entries), subject=total.id, state="number", **words)
            yield from _alike(total, group, entries)


def _place(game: Game, total: Total, group: str, entries: list[Entity]) -> Source:
    """Who can mend it: the pack that opens the group or adds to it, else whoever wrote the total."""
    opener = game.entities.get(group)
    packed = [one for one in (opener, *entries) if one is not None and one.pack]
    return packed[0].source if packed else total.source


def _alike(total: Total, group: str, entries: list[Entity]) -> Iterator[Diagnostic]:
    seen: dict[str, Entity] = {}
    for one in entries if total.differ else ():
        value = str(one.properties.get(total.differ))
        first = seen.setdefault(value, one)
        if first is not one:
            late, early = (first, one) if first.pack and not one.pack else (one, first)
            words = {"id": late.id, "found": early.id, "wanted": total.differ, "text": value}
            yield fault(CODE, late.source, subject=late.id, state="alike", group=group or None, **words)


def _counts(entity: Entity, total: Total) -> bool:
    if (entity.pack and not total.packs) or entity.id in total.without or (total.only and entity.id not in total.only):
        return False  # a pack adds to the box; the totals are those of the printed one
    if total.by not in ("", "id") and total.by not in entity.properties:
        return False
    return all(_has(entity.properties.get(name), value) for name, value in total.where.items())


def _has(found: object, value: str) -> bool:
    if isinstance(found, bool):
        return str(found).lower() == value
    return value in map(str, found) if isinstance(found, list) else str(found) == value


def _group(entity: Entity, total: Total) -> str:
    if total.by == "id":
        return entity.id
    return str(entity.properties.get(total.by)) if total.by else ""


def pieces(game: Game, entity: Entity, total: Total) -> int:
    """How much an entry adds to a total."""
    if total.sum:
        return sum(_number(game, entity, name, total) for name in total.sum)
    copies = game.kinds[entity.kind].copies
    return prod(_number(game, entity, name, total) for name in copies if name in entity.properties)


def _number(game: Game, entity: Entity, name: str, total: Total) -> int:
    value = entity.properties.get(name, 0)
    if isinstance(value, str):
        return sum(1 for one in game.of_kind(value) if total.packs or not one.pack)
    return value if isinstance(value, int) else 0
