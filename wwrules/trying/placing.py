"""Where an entry is put in a position: on pieces that can bear it, where their rules work and where such pieces lie then."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from wwrules.run.interpret import Machine
from wwrules.run.state import State, duplicate
from wwrules.run.tables import Tables, tables_of
from wwrules.run.values import Piece, Player, Thing, Value, Zone, piece_of
from wwrules.trying.habits import Habits, put
from wwrules.trying.positions import Position

_PLACES = 3  # in one position


class Placed(NamedTuple):
    """A position with an entry in play: the piece that bears it, and what the moment is about."""

    state: State
    piece: int
    arguments: tuple[Value, ...]


def placed(habits: Habits, position: Position, moment: str, entry: str, chance: random.Random) -> Iterator[Placed]:
    """Positions with the entry in play: what the moment is about bears it, or what lies there, or something is brought."""
    program, state = habits.program, position.state
    tables, kinds = tables_of(program), habits.kinds_of(entry)
    every = [one for one, kind in enumerate(state.kinds) if kind in kinds and state.places[one] is not None]
    fitting = {one for one in every if habits.may_own(state, entry, state.owners[one])}
    chosen = [one.number for one in position.arguments if isinstance(one, Piece) and one.number in fitting]
    if not chosen:
        yield from _exchanged(habits, position, moment, entry, fitting, chance)
    there = [one for one in sorted(fitting) if _is_alive(tables, state, one)]
    chance.shuffle(there)
    by_owner: dict[int | None, int] = {}
    for piece in sorted(there, key=lambda one: -habits.likeness(entry, borne(habits, state, one))):
        by_owner.setdefault(state.owners[piece], piece)
    by_owner.pop(None, None)
    more = [one for one in there if state.owners[one] is not None and one not in by_owner.values()]
    chosen += [one for one in (*by_owner.values(), *more) if one not in chosen][:_PLACES]
    for piece in chosen:
        copy = duplicate(state)
        put(program, copy, piece, entry)
        yield Placed(copy, piece, position.arguments)
    if len(chosen) < _PLACES:
        yield from _brought(habits, position, moment, entry, fitting, chance)


def borne(habits: Habits, state: State, piece: int) -> str:
    """The entry that a piece bears."""
    return Machine(habits.program, state).rule_entry(piece_of(piece)) or state.entries[piece]


def exchange(state: State, old: int, new: int) -> None:
    """Let a piece lie where another one lies, and belong to the same player; the other one goes where it was."""
    here, there = state.places[old], state.places[new]
    if here is None or there is None:
        return
    at, back = state.zones[here].index(old), state.zones[there].index(new)
    state.zones[here][at], state.zones[there][back] = new, old
    state.places[old], state.places[new] = there, here
    state.owners[old], state.owners[new] = state.owners[new], state.owners[old]


def _exchanged(
    habits: Habits, position: Position, moment: str, entry: str, fitting: set[int], chance: random.Random
) -> Iterator[Placed]:
    """A piece that can bear the entry instead of what the moment is about, where such pieces lie."""
    state = position.state
    for number, about in enumerate(position.arguments):
        place = state.places[about.number] if isinstance(about, Piece) else None
        if not isinstance(about, Piece) or place is None:
            continue
        ready = [
            one
            for one in sorted(fitting)
            if state.places[one] not in (None, place) and habits.may_lie(moment, state.kinds[one], place.word)
        ]
        if ready:
            copy, piece = duplicate(state), chance.choice(ready)
            exchange(copy, about.number, piece)
            put(habits.program, copy, piece, entry)
            arguments = (*position.arguments[:number], piece_of(piece), *position.arguments[number + 1 :])
            yield Placed(copy, piece, arguments)


def _is_alive(tables: Tables, state: State, piece: int) -> bool:
    place = state.places[piece]
    return place is not None and place.word in tables.live_zones[state.kinds[piece]]


def _brought(
    habits: Habits, position: Position, moment: str, entry: str, fitting: set[int], chance: random.Random
) -> Iterator[Placed]:
    """Pieces from elsewhere, in places where such pieces lie."""
    program, state = habits.program, position.state
    tables, kinds = tables_of(program), habits.kinds_of(entry)
    every = [one for one, kind in enumerate(state.kinds) if kind in kinds and not _is_alive(tables, state, one)]
    spare = [one for one in every if one in fitting] or every
    seats = [one.seat for one in position.arguments if isinstance(one, Player)]
    others = [one for one in range(state.seats) if one not in seats]
    for seat in [*seats, *chance.sample(others, len(others))][:3]:
        if not spare:
            return
        own = [one for one in spare if str(state.kinds[one]) not in habits.kept or state.owners[one] == seat]
        if not own or not habits.may_own(state, entry, seat):
            continue
        piece = chance.choice(own)
        words = [one for one in tables.live_zones[state.kinds[piece]] if habits.may_lie(moment, state.kinds[piece], one)]
        if not words:
            continue
        zones = _zones(tables, state, chance.choice(words), seat)
        copy = duplicate(state)
        copy.owners[piece] = seat
        copy.put(piece, chance.choice(zones[:2]))
        put(program, copy, piece, entry)
        yield Placed(copy, piece, position.arguments)


def _zones(tables: Tables, state: State, word: str, seat: int) -> list[Zone]:
    """Zones of a word: a player's own, the table's, or those of entries, what the table is about first."""
    per = tables.zones[word].settings["per"]
    if per == "player":
        return [tables.zone(word, seat)]
    if per == "game":
        return [Zone(word)]
    about = [one.id for one in state.table.values() if isinstance(one, Thing)]
    zones = [zone for zone in state.zones if zone.word == word]
    return sorted(zones, key=lambda zone: zone.of not in about)
