"""Nothing circles: a kind or noun is not a kind of itself, a stretch of play not inside itself, a record does not hold itself.

Fails:
    piece:
      isa: bird
      note: Anything that can be moved.
Passes:
    piece:
      note: Anything that can be moved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.load.vocabulary import RECORDS
from wwrules.model import Game, PropertyType

CODE = "circle"


def check(game: Game) -> Iterator[Diagnostic]:
    """Follow `isa`, `inside` and the records inside records."""
    kinds = {kind.id: [kind.isa] for kind in game.kinds.values()}
    for noun in game.nouns.values():
        kinds.setdefault(noun.id, []).extend(noun.isa)
    scopes = {word.id: [str(word.settings.get("inside", ""))] for word in game.words.values() if word.sort == "scope"}
    records = {one.id: [name for field in one.fields.values() for name in _held(field)] for one in game.records.values()}
    places = {one.id: one.source for one in game.nouns.values()} | {one.id: one.source for one in game.kinds.values()}
    yield from _circles(kinds, places)
    yield from _circles(scopes, {one.id: one.source for one in game.words.values()})
    for record in game.records.values():
        if not _way_back(records, record.id) and _depth(records, record.id) > RECORDS:
            yield fault("too-deep", record.source, subject=record.id, limit=RECORDS)
    yield from _circles(records, {one.id: one.source for one in game.records.values()})


def _held(one: PropertyType) -> Iterator[str]:
    if one.type == "record":
        yield one.record
    elif one.of is not None:
        yield from _held(one.of)


def _circles(next_of: Mapping[str, list[str]], places: Mapping[str, Source]) -> Iterator[Diagnostic]:
    for start in next_of:
        path = _way_back(next_of, start)
        if path and start == min(path):
            yield fault(CODE, places[start], subject=start, id=start, path=" → ".join([*path, start]))


def _way_back(next_of: Mapping[str, list[str]], start: str) -> list[str]:
    """The steps from `start` back to itself, or nothing."""
    waiting, seen = [[start]], {start}
    while waiting:
        path = waiting.pop()
        for step in next_of.get(path[-1], ()):
            if step == start:
                return path
            if step not in seen:
                seen.add(step)
                waiting.append([*path, step])
    return []


def _depth(held: Mapping[str, list[str]], start: str) -> int:
    """How many records lie inside each other below one, counted only as far as it matters."""
    level, names = 0, {start}
    while names and level <= RECORDS:
        level += 1
        names = {inner for name in names for inner in held.get(name, ())}
    return level
