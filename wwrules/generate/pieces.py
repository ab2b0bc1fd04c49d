"""What generated code calls to make, move, carry, shuffle and show pieces."""

from __future__ import annotations

from typing import Any

from wwrules.generate.changes import store
from wwrules.generate.notes import note, note_deed
from wwrules.generate.position import Position
from wwrules.generate.support import below, carried_by, drawn, except_one, items
from wwrules.generate.waiting import is_protected, look_again, rules_moved
from wwrules.run.values import Piece, Player, Thing, Value, Zone, piece_of, player_of


def put(position: Position, piece: Piece, zone: Zone, bottom: bool) -> None:
    """Take a piece from where it is and put it into a zone."""
    places, number_, cells = position.places, piece.number, position.layout.cells
    before = places[number_]
    if before is not None:
        cell = cells.get(before)
        if cell is None:
            position.zones[before] = except_one(position.zones[before], piece)  # type: ignore[assignment]
        else:
            left = (position.rows[cell[0]] if cell[0] >= 0 else position.table)[cell[1]]
            if left[-1] is piece:
                left.pop()
            else:
                left.remove(piece)
    cell = cells.get(zone)
    if cell is None:
        position.zones[zone] = (piece, *position.zones[zone]) if bottom else (*position.zones[zone], piece)
    else:
        there = (position.rows[cell[0]] if cell[0] >= 0 else position.table)[cell[1]]
        there.insert(0 if bottom else len(there), piece)
        if cell[0] >= 0 and position.held is not None:
            _come_to(position, (piece,), cell[0])
    places[number_] = zone
    if before is not zone:
        position.changes += 1
    if position.shown:
        position.shown.pop(number_, None)
    live = position.layout.live
    if zone.word in live or (before is not None and before.word in live):
        rules_moved(position, piece, before, zone)


def _come_to(position: Position, pieces: tuple[Piece, ...], seat: int) -> None:
    """Tell of pieces when they first come into a zone of a player."""
    held, told = position.held, position.told
    for piece in pieces:
        if held is not None and told is not None and (piece, seat) not in held:
            held.add((piece, seat))
            told.append({"fact": "held", "piece": piece, "seat": seat})


def shift(position: Position, piece: Piece, row: list[Any], slot: int, zone: Zone) -> None:
    """Move a piece into a zone of a player where nothing else is to be looked at."""
    if position.carriers or position.shown:
        move(position, piece, zone, False, None, None)
        return
    places, number_ = position.places, piece.number
    cell = position.layout.cells.get(places[number_])  # type: ignore[arg-type]
    if cell is None:
        move(position, piece, zone, False, None, None)
        return
    (position.rows[cell[0]] if cell[0] >= 0 else position.table)[cell[1]].remove(piece)
    row[slot].append(piece)
    places[number_] = zone


def shift_all(position: Position, source: list[Any], place: int, row: list[Any], slot: int, zone: Zone) -> None:
    """Move all pieces of a zone of a player into another where nothing else is to be looked at."""
    pieces = source[place]
    if not pieces:
        return
    if position.carriers or position.shown or (source is row and place == slot):
        for piece in tuple(pieces):
            move(position, piece, zone, False, None, None)
        return
    places = position.places
    for piece in pieces:
        places[piece.number] = zone
    row[slot] += pieces
    pieces.clear()


Made = tuple[str, tuple[Thing, ...], tuple[int, ...], tuple[tuple[int, Value], ...]]  # kind, entries, marks for them, others


def make_all(position: Position, what: Made, there: list[Piece], zone: Zone, owner: Value) -> None:
    """Put a new piece of each of some entries into a zone where nothing else is to be looked at."""
    known, key = position.module.made, (len(position.kinds), zone, owner, id(what))
    if key not in known:
        known[key] = _columns(len(position.kinds), what, zone, owner)
    pieces, kinds, entries, owners, places, here, marks = known[key]
    if here.stop > position.room:
        position.make_room(here.stop)
    position.kinds += kinds
    position.entries += entries
    position.owners += owners
    position.places += places
    for slot, values in marks:
        position.own_marks(slot)[here] = values
    there += pieces


def _columns(first: int, what: Made, zone: Zone, owner: Value) -> tuple[Any, ...]:
    """What new pieces add to each list of a position, from this number on."""
    kind, things, named, starts = what
    count = len(things)
    marks = [*((slot, [value] * count) for slot, value in starts), *((slot, things) for slot in named)]
    owners = [owner if isinstance(owner, Player) else None] * count
    pieces = tuple(map(piece_of, range(first, first + count)))
    return pieces, [kind] * count, things, owners, [zone] * count, slice(first, first + count), marks


def has_room(position: Position, zone: Zone, arriving: int) -> bool:
    """Tell whether so many more pieces have room in a zone."""
    capacity = position.layout.capacities.get(zone.word)
    return capacity is None or len(position.contents(zone)) + arriving <= capacity  # type: ignore[operator]


def move(position: Position, piece: Piece, zone: Zone, bottom: bool, source: Value, rule: int | None) -> None:
    """Move a piece with all it carries, if there is room for them; what is moved away from its carrier is free."""
    if not position.carriers:
        if (
            zone.word in position.layout.capacities
            and position.places[piece.number] is not zone
            and not has_room(position, zone, 1)
        ):
            if position.log is not None:
                note(position, {"fact": "no-room", "piece": piece, "zone": zone})
            return
        before = position.places[piece.number]
        put(position, piece, zone, bottom)
        if position.log is not None:
            note(position, {"fact": "moved", "piece": piece, "zone": zone, "before": before})
        return
    group = _with_carried(position, piece)
    if not has_room(position, zone, sum(position.places[one.number] is not zone for one in group)):
        if position.log is not None:
            note(position, {"fact": "no-room", "piece": piece, "zone": zone})
        return
    carrier = position.carriers.get(piece)
    if carrier is not None and position.places[carrier.number] is not zone:
        carry(position, piece, None, source, rule)
    for one in group:
        before = position.places[one.number]
        put(position, one, zone, bottom)
        if position.log is not None:
            note(position, {"fact": "moved", "piece": one, "zone": zone, "before": before})


def move_one(
    position: Position, piece: Piece | None, zone: Zone | None, bottom: bool, affected: Any, source: Value, rule: Any
) -> None:
    """Move a piece to a zone, if both are there and nothing protects it."""
    if piece is None or zone is None:
        return
    if affected is None or affected.number in position.idle or not is_protected(position, affected, piece, source):
        move(position, piece, zone, bottom, source, rule)


def move_all(
    position: Position,
    pieces: tuple[Value, ...],
    zone: Value,
    bottom: bool,
    affected: Any,
    source: Value,
    rule: Any,
) -> None:
    """Move pieces to a zone, those that nothing protects."""
    if zone.__class__ is not Zone:
        return
    for one in pieces:
        if one.__class__ is Piece:
            if affected is not None and source is not None and is_protected(position, affected, one, source):
                continue
            move(position, one, zone, bottom, source, rule)


def carry_all(position: Position, pieces: tuple[Value, ...], on: Value, source: Value, rule: Any) -> None:
    """Attach pieces to another, or set them free."""
    for one in pieces:
        if one.__class__ is Piece:
            carry(position, one, on, source, rule)


def _with_carried(position: Position, piece: Piece) -> list[Piece]:
    carried = [_with_carried(position, one) for one in carried_by(position, piece)]
    return [piece, *(one for group in carried for one in group)]


def carry(position: Position, piece: Piece, on: Value, source: Value, rule: int | None) -> None:
    """Attach a piece to another, or set it free."""
    on = on if on.__class__ is Piece else None
    before = position.carriers.get(piece)
    if on is None:
        position.carriers.pop(piece, None)
    elif on is not piece and piece not in _carriers_of(position, on):
        position.carriers[piece] = on
    if position.carriers.get(piece) is before:
        return
    position.changes += 1
    if position.log is not None:
        note_deed(position, {"fact": "carried", "piece": piece, "on": on}, source, rule)


def _carriers_of(position: Position, piece: Piece) -> list[Piece]:
    chain = [piece]
    while chain[-1] in position.carriers:
        chain.append(position.carriers[chain[-1]])
    return chain


def make(
    position: Position, kind: str, entry: Thing | None, zone: Zone, owner: Value, settings: tuple[tuple[str, Value], ...],
    starts: tuple[tuple[int, Value], ...], source: Value, rule: int | None,
) -> None:  # fmt: skip
    """Put a new piece on the table, if there is room for it."""
    if zone.word in position.layout.capacities and not has_room(position, zone, 1):
        if position.log is not None:
            note(position, {"fact": "no-room", "kind": kind, "entry": entry, "zone": zone})
        return
    number_ = len(position.kinds)
    piece = piece_of(number_)
    position.changes += 1
    if number_ >= position.room:
        position.make_room(number_ + 1)
    position.kinds.append(kind)
    position.entries.append(entry)
    position.owners.append(owner if isinstance(owner, Player) else None)
    position.places.append(None)
    mine, marks = position.mine, position.marks
    for slot, value in starts:
        (marks[slot] if slot in mine else position.own_marks(slot))[number_] = value
    for name, value in settings:
        store(position, piece, name, value)
    row, place = position.cell(zone)
    row[place] += (piece,)
    if position.held is not None and isinstance(zone.of, int):
        _come_to(position, (piece,), zone.of)
    position.places[-1] = zone
    if zone.word in position.layout.live:
        rules_moved(position, piece, None, zone)
    if position.log is not None:
        owned = position.owners[piece.number]
        fact = {"fact": "made", "piece": piece, "kind": kind, "entry": entry, "zone": zone, "owner": owned}
        note_deed(position, fact, source, rule)


def make_many(
    position: Position, kind: str, entries: tuple[Thing | None, ...], zone: Zone, owner: Value,
    starts: tuple[tuple[int, Value], ...], source: Value, rule: int | None,
) -> None:  # fmt: skip
    """Put a new piece of each of some entries on the table, with the same marks, if there is room for it."""
    if position.log is not None or zone.word in position.layout.capacities or zone.word in position.layout.live:
        for entry in entries:
            make(position, kind, entry, zone, owner, (), starts, source, rule)
        return
    first, count = len(position.kinds), len(entries)
    position.changes += count
    if first + count > position.room:
        position.make_room(first + count)
    position.kinds += [kind] * count
    position.entries += entries
    position.owners += [owner if isinstance(owner, Player) else None] * count
    position.places += [zone] * count
    for slot, value in starts:
        position.own_marks(slot)[first : first + count] = [value] * count
    row, place = position.cell(zone)
    pieces = tuple(map(piece_of, range(first, first + count)))
    row[place] += pieces
    if position.held is not None and isinstance(zone.of, int):
        _come_to(position, pieces, zone.of)


def shuffle(position: Position, zone: Value) -> None:
    """Put the pieces of a zone into a random order, one random number per piece."""
    if zone.__class__ is not Zone:
        return
    left, shuffled = list(position.contents(zone)), []
    while left:
        shuffled.append(left.pop(below(position, len(left))))
    position.fill(zone, shuffled)
    look_again(position, zone)
    position.changes += 1
    if position.log is not None:
        note(position, {"fact": "shuffled", "zone": zone})


def drawn_from(position: Position, among: Value, count: int) -> tuple[Value, ...]:
    """So many of what is in a list or a zone, at the most."""
    pieces = [*items(position, among)]
    found = drawn(position, pieces, max(0, min(count, len(pieces))))
    if isinstance(among, Zone) and not position.layout.tables.is_ordered(among.word):
        position.fill(among, pieces)  # type: ignore[arg-type]
        look_again(position, among)
    return found


def reveal(position: Position, what: Value, to: Value, source: Value, rule: int | None) -> None:
    """Show pieces to players until they move on."""
    seats = tuple(one.seat for one in items(position, to) if isinstance(one, Player))
    for one in items(position, what):
        if isinstance(one, Piece):
            known = position.shown.get(one.number, ())
            position.shown[one.number] = tuple(sorted({*known, *seats}))
            position.changes += 1
            if position.log is not None:
                note_deed(position, {"fact": "revealed", "piece": one, "to": tuple(map(player_of, seats))}, source, rule)
