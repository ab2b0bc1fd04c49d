"""What generated code calls to read and change attributes of anything, and to begin and end scopes and grants."""

from __future__ import annotations

from typing import Any

from wwrules.generate.basics import clamped, end_grants_of, open_scope, used_up
from wwrules.generate.layout import UNSET
from wwrules.generate.notes import note, note_deed
from wwrules.generate.position import Position
from wwrules.generate.support import carried_by
from wwrules.generate.waiting import is_protected, look_again, owner_changed
from wwrules.run.state import Granted
from wwrules.run.values import Piece, Player, Record, Thing, Value


def stored(position: Position, of: Value, name: str) -> Value:
    """A value without its modifiers, whatever has it."""
    layout = position.layout
    match of:
        case None:
            slot = layout.table_attributes.get(name)
            return None if slot is None else position.table[slot]
        case Player():
            slot = layout.player_attributes.get(name)
            if slot is not None and (value := position.rows[of.seat][slot]) is not UNSET:
                return value  # type: ignore[no-any-return]
            if name == "seat":
                return of.seat
            return layout.tables.zone(name, of.seat) if name in layout.tables.zones else None
        case Piece():
            return _of_piece(position, of, name)
        case Thing():
            slot = layout.marks.get(name)
            if slot is not None and of in position.things[slot]:
                return position.things[slot][of]
            if name in layout.tables.zones:
                return layout.tables.zone(name, of.id)
            return layout.program.game.entities[of.id].kind if name == "kind" else layout.tables.property(of.id, name)
        case Record():
            return of.get(name)
    return None


def _of_piece(position: Position, piece: Piece, name: str) -> Value:
    slot = position.layout.marks.get(name)
    if slot is not None and (mark := position.marks[slot][piece.number]) is not UNSET:
        return mark  # type: ignore[no-any-return]
    match name:
        case "owner":
            return position.owners[piece.number]
        case "kind":
            return position.kinds[piece.number]
        case "zone":
            return position.places[piece.number]
        case "carrier":
            return position.carriers.get(piece)
        case "carried":
            return tuple(carried_by(position, piece))
        case "entry":
            return position.entries[piece.number]
    entry = position.entries[piece.number]
    return position.layout.tables.property(entry.id, name) if entry is not None else None


def store(position: Position, of: Value, name: str, value: Value) -> Value:
    """Set an attribute of anything, within its range; gives the value it has now."""
    layout = position.layout
    bounds = layout.ranges.get(name)
    if bounds is not None:
        value = clamped(value, *bounds)
    if isinstance(of, Piece):
        _store_mark(position, of, name, value)
        return value
    match of:
        case None:
            position.table[layout.table_attributes[name]] = value
        case Player():
            slot = layout.player_attributes[name]
            for row in position.rows:
                row[slot] = None if row[slot] is UNSET else row[slot]
            position.rows[of.seat][slot] = value
        case Thing():
            position.own_things(layout.marks[name])[of] = value
    return value


def _store_mark(position: Position, piece: Piece, name: str, value: Value) -> None:
    if name == "owner":
        position.owners[piece.number] = value if isinstance(value, Player) else None
        owner_changed(position, piece)
        return
    slot = position.layout.marks[name]
    (position.marks[slot] if slot in position.mine else position.own_marks(slot))[piece.number] = value
    if name in position.layout.tables.naming_rules:
        look_again(position, position.places[piece.number])


def change(position: Position, of: Value, name: str, value: Value, affected: Any, source: Value) -> None:
    """Change an attribute of anything; nobody has nothing to change."""
    if of is None:
        return
    if affected is not None and of.__class__ is Piece and is_protected(position, affected, of, source):
        return
    before = stored(position, of, name)
    after = store(position, of, name, value)
    if before != after:
        position.changes += 1
        note(position, {"fact": "set", "what": of, "attribute": name, "value": after})


def begin_scope(position: Position, name: str) -> int:
    """Open a scope."""
    position.numbers += 1
    position.scopes.append((name, position.numbers))
    if position.log is not None:
        position.log.append({"fact": "began", "scope": name})
    return position.numbers


def end_scope(position: Position, name: str, number_: int) -> None:
    """Close a scope, and with it all grants that last as long."""
    position.scopes.remove((name, number_))
    if position.grants:
        end_grants_of(position, number_)
    if position.log is not None:
        position.log.append({"fact": "ended", "scope": name})


def grant(
    position: Position, node: int, to: tuple[Value, ...], scopes: tuple[str, ...], uses: int | None, env: dict[str, Value],
    source: Value, rule: int | None,
) -> None:  # fmt: skip
    """Let rules begin to wait."""
    numbers = [open_scope(position, one) for one in scopes]
    if numbers and not any(numbers):
        return
    scope = max(numbers, default=0)
    position.idle.clear()
    for one in to:
        position.numbers += 1
        position.grants = [*position.grants, Granted(position.numbers, node, one, source, dict(env), scope, uses)]
        if position.log is not None:
            note_deed(position, {"fact": "granted", "rules": node, "to": one}, source, rule)


def use(position: Position, number_: int) -> None:
    """Use a grant once."""
    used_up(position, {number_})
