"""What packs need: a version of the game, and other packs. Whoever is needed is added first; what is not there is a fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from wwrules.diagnostics import Diagnostic, did_you_mean, fault
from wwrules.model import Game, Header
from wwrules.versions import within


def in_order_of_needs(headers: Sequence[Header | None]) -> list[int]:
    """Positions of packs so that each comes after those it needs; otherwise as given, and circles anyhow."""
    places: dict[str, list[int]] = {}
    for place, header in enumerate(headers):
        places.setdefault(header.id if header else "", []).append(place)
    order: dict[int, None] = {}
    begun: set[int] = set()
    for start in range(len(headers)):
        waiting = [start]
        while waiting:
            place = waiting[-1]
            header = headers[place]
            before = [one for need in (header.needs if header else ()) for one in places.get(need.id, ()) if one not in begun]
            begun.add(place)
            if before:
                waiting.append(before[0])
            else:
                order[waiting.pop()] = None
    return list(order)


def name_faults(game: Game, header: Header) -> Iterator[Diagnostic]:
    """A pack has an id of its own: not that of the game, nor of another pack."""
    first = game.header if header.id == game.header.id else game.packs.get(header.id)
    if first is not None:
        place = first.places["id"]
        yield fault("duplicate-id", header.places["id"], subject=header.id, id=header.id, file=place.file, line=place.line)


def with_needs(game: Game, pack: str) -> set[str]:
    """A pack and every pack that it needs, however far away."""
    found, waiting = {pack}, [pack]
    while waiting:
        header = game.packs.get(waiting.pop())
        new = {need.id for need in header.needs if need.id in game.packs} - found if header else set()
        found |= new
        waiting += new
    return found


def unmet_needs(game: Game) -> Iterator[Diagnostic]:
    """Whatever a pack needs and does not get, or uses without saying so."""
    there = {game.header.id: game.header, **game.packs}
    for pack in game.packs.values():
        for need in pack.needs:
            found = there.get(need.id)
            if found is None:
                hint = did_you_mean(need.id, there.keys() - {pack.id})
                yield fault("unmet-need", need.source, subject=pack.id, id=need.id, state="missing", hint=hint)
            elif not within(found.version, need.wanted):
                words = {"id": need.id, "version": found.version, "wanted": need.wanted}
                yield fault("unmet-need", need.range_source, subject=pack.id, state="version", **words)
        path = _way_back(game.packs, pack.id)
        if path and pack.id == min(path):
            place = next(need.source for need in pack.needs if need.id == [*path, pack.id][1])
            yield fault("circle", place, subject=pack.id, id=pack.id, path=" → ".join([*path, pack.id]))
    yield from _undeclared(game)


def _undeclared(game: Game) -> Iterator[Diagnostic]:
    seen = {pack.id: {pack.id, *(need.id for need in pack.needs)} for pack in game.packs.values()}
    for reference in game.references if game.packs else ():
        found = game.find(reference) if "/" in reference.target else None
        if found is not None and found.pack and found.pack not in seen.get(reference.pack, ()):
            words = {"id": found.pack, "state": "undeclared"}
            yield fault("unmet-need", reference.source, subject=reference.origin, **words)


def _way_back(packs: Mapping[str, Header], start: str) -> list[str]:
    """The packs from one back to itself, each needing the next; nothing if there is no such way."""
    waiting, seen = [[start]], {start}
    while waiting:
        path = waiting.pop()
        for need in packs[path[-1]].needs if path[-1] in packs else ():
            if need.id == start:
                return path
            if need.id not in seen:
                seen.add(need.id)
                waiting.append([*path, need.id])
    return []
