"""What generated code calls: reading and changing a position, limits, facts. What it does is what the oracle does."""

from __future__ import annotations

from typing import Any

from wwrules.diagnostics import fault
from wwrules.generate.basics import clamped, open_scope, used_up
from wwrules.generate.position import UNSET, Position
from wwrules.generate.waiting import is_protected
from wwrules.run.interpret import DEPTH, DIGITS, FUEL, FUNCTIONS_DEPTH, LARGEST, RunawayError
from wwrules.run.state import Granted
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone, piece_of, player_of

# ---------------------------------------------------------------- limits


def run_out(position: Position, node: int) -> None:
    """Say that the steps are used up."""
    raise RunawayError(fault("runaway", position.layout.program.places[node], limit=FUEL))


def too_deep(position: Position, node: int, limit: int = DEPTH) -> None:
    """Say that calls are nested too deep."""
    raise RunawayError(fault("too-deep", position.layout.program.places[node], limit=limit))


def into_function(position: Position, node: int) -> None:
    """Begin to look at a function, perhaps inside others."""
    position.functions += 1
    if position.functions > FUNCTIONS_DEPTH:
        too_deep(position, node, FUNCTIONS_DEPTH)


def spend(position: Position, steps: int, node: int) -> None:
    """Use steps."""
    position.fuel -= steps
    if position.fuel < 0:
        run_out(position, node)


def bounded(position: Position, value: int, node: int) -> int:
    """A number that is not too large."""
    if -LARGEST <= value <= LARGEST:
        return value
    place = position.layout.program.places[node]
    raise RunawayError(fault("number-too-large", place, text=str(value)[:20], limit=DIGITS))


# ---------------------------------------------------------------- values


def truth(position: Position, value: Value) -> bool:
    """Nothing, zero, false and what is empty are false."""
    if value.__class__ is Zone:
        return bool(position.contents(value))
    return bool(value) if isinstance(value, (int, tuple)) else value is not None


def items(position: Position, value: Value) -> tuple[Value, ...]:
    """A value as a list."""
    kind = value.__class__
    if kind is tuple:
        return value  # type: ignore[return-value]
    if kind is Zone:
        return contents(position, value)  # type: ignore[arg-type]
    return () if value is None else (value,)


def joined(position: Position, values: tuple[Value, ...], node: int) -> tuple[Value, ...]:
    """A list of values in which lists are joined."""
    spend(position, sum(len(one) for one in values if isinstance(one, tuple)), node)
    return tuple(inner for one in values for inner in (one if isinstance(one, tuple) else (one,)))


def next_player(position: Position, player: Value) -> Value:
    """Who sits next."""
    return position.everybody[(player.seat + 1) % position.seats] if isinstance(player, Player) else None


def top(pieces: tuple[Value, ...], count: int) -> tuple[Value, ...]:
    """The last so many, the topmost first."""
    return pieces[::-1][: max(0, count)]


def except_one(every: tuple[Value, ...], one: Value) -> tuple[Value, ...]:
    """A list without the first place where something stands."""
    at = every.index(one) if one in every else len(every)
    return every[:at] + every[at + 1 :]


def numbers_between(position: Position, low: int, high: int, node: int) -> tuple[int, ...]:
    """The numbers from one to the other."""
    spend(position, max(0, high - low), node)
    return tuple(range(low, high + 1))


def both(position: Position, one: tuple[Value, ...], other: tuple[Value, ...], node: int) -> tuple[Value, ...]:
    """Two lists as one."""
    spend(position, len(one) + len(other), node)
    return one + other


def pieces_of_kind(position: Position, kinds: frozenset[str]) -> tuple[Value, ...]:
    """All pieces of some kinds."""
    found = position.of_kinds.get(kinds)
    if found is None:
        found = tuple(piece_of(index) for index, kind in enumerate(position.kinds) if kind in kinds)
        position.of_kinds[kinds] = found
    return found


def is_a(position: Position, what: Value, kinds: frozenset[str]) -> bool:
    """Tell whether something is a piece of some kinds."""
    return what.__class__ is Piece and position.kinds[what.number] in kinds


def happening(position: Position, name: Value, *with_: Value) -> bool:
    """Tell whether something of a name is under way in which all of these take part."""
    calls = [env.values() for known, env in position.under if known == name]
    return any(all(one in values for one in with_) for values in calls)


def carried_by(position: Position, piece: Piece) -> list[Piece]:
    """Pieces that go where a piece goes."""
    found = [one for one, carrier in position.carriers.items() if carrier is piece]
    return sorted(found, key=lambda one: one.number)


def contents(position: Position, zone: Zone) -> tuple[Piece, ...]:
    """The pieces of a zone."""
    found = position.layout.cells.get(zone)
    if found is None:
        return position.zones[zone]
    seat, slot = found
    return (position.rows[seat] if seat >= 0 else position.table)[slot]  # type: ignore[no-any-return]


def divided(one: int, other: int) -> int:
    """Divided and rounded down."""
    return one // other if other else 0


def divided_up(one: int, other: int) -> int:
    """Divided and rounded up."""
    return -(-one // other) if other else 0


def first(values: tuple[Value, ...]) -> Value:
    """The first item, or nothing."""
    return values[0] if values else None


def last(values: tuple[Value, ...]) -> Value:
    """The last item, or nothing."""
    return values[-1] if values else None


def without(every: tuple[Value, ...], some: tuple[Value, ...]) -> tuple[Value, ...]:
    """What is in one list and not in the other."""
    return tuple(one for one in every if one not in some)


def clockwise(position: Position, every: tuple[Value, ...], start: Value) -> tuple[Value, ...]:
    """Players in their order from one of them."""
    at = start.seat if isinstance(start, Player) else 0
    return tuple(sorted(every, key=lambda one: (one.seat - at) % position.seats if isinstance(one, Player) else 0))


def kinds_of(position: Position, kind: Value) -> frozenset[str]:
    """The kinds that belong to one."""
    tables = position.layout.tables
    return frozenset(one for one in (*tables.game.kinds, str(kind)) if tables.is_a(one, str(kind)))


def entries_of(position: Position, kind: Value) -> tuple[Thing, ...]:
    """The entries of a kind."""
    return position.layout.tables.entries(str(kind))


def bounded_value(position: Position, value: Value, node: int) -> Value:
    """A value that is, if it is a number, not too large."""
    return bounded(position, value, node) if isinstance(value, int) else value


def seat_of(value: Value) -> int | None:
    """The seat of a player; nobody has none."""
    return value.seat if isinstance(value, Player) else None


def with_those_set(env: dict[str, Value], pairs: tuple[tuple[str, Any], ...]) -> dict[str, Value]:
    """Names with those that have a value."""
    return {**env, **{name: value for name, value in pairs if value is not UNSET}}


Question = tuple[tuple[Value, ...], int, int]


def settled_questions(questions: dict[int, Question]) -> dict[int, tuple[Value, ...]]:
    """Answers of those who have nothing to decide."""
    found = {}
    for seat in sorted(questions):
        options, least, most = questions[seat]
        if most == 0 or not options or least == most == len(options):
            found[seat] = options[:most]
    return found


def decided(
    position: Position, slot: int, name: str, answers: dict[int, tuple[Value, ...]], nothing: Value, single: bool
) -> None:
    """Keep what players have decided together."""
    rows = position.rows
    for row in rows:
        row[slot] = nothing
    word = position.layout.tables.attributes.get(name)
    is_number = word is not None and word.settings.get("type") == "number"
    for seat, chosen in answers.items():
        value = (chosen[0] if chosen else nothing) if single else chosen
        rows[seat][slot] = clamped(value, word.settings["min"], word.settings["max"]) if is_number else value  # type: ignore[union-attr, arg-type]


def rolled(position: Position, values: tuple[Value, ...]) -> Value:
    """One of several, by chance."""
    if not values:
        return None
    if position.generator is not None:
        return values[below(position, len(values))]
    position.chance = chance = (position.chance * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
    return values[((chance >> 32) * len(values)) >> 32]


# ---------------------------------------------------------------- attributes


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
    if slot is not None and piece in position.marks[slot]:
        return position.marks[slot][piece]
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
    declared = layout.tables.attributes.get(name)
    if declared is not None and declared.settings.get("type") == "number":
        value = clamped(value, declared.settings["min"], declared.settings["max"])  # type: ignore[arg-type]
    match of:
        case None:
            position.table[layout.table_attributes[name]] = value
        case Player():
            slot = layout.player_attributes[name]
            for row in position.rows:
                row[slot] = None if row[slot] is UNSET else row[slot]
            position.rows[of.seat][slot] = value
        case Piece() if name == "owner":
            position.owners[of.number] = value if isinstance(value, Player) else None
        case Piece():
            position.own_marks(layout.marks[name])[of] = value
            if name in layout.tables.naming_rules:
                look_again(position, position.places[of.number])
        case Thing():
            position.own_things(layout.marks[name])[of] = value
    return value


# ---------------------------------------------------------------- pieces


def look_again(position: Position, *changed: Zone | None) -> None:
    """Forget whose rules work in zones in which something has changed."""
    live = position.layout.live
    for zone in changed:
        if zone is not None and zone.word in live:
            position.holders_in.pop(zone, None)
            position.holders = None
            position.topics = {}


def put(position: Position, piece: Piece, zone: Zone, *, bottom: bool = False) -> None:
    """Take a piece from where it is and put it into a zone."""
    places, number_ = position.places, piece.number
    before = places[number_]
    if before is not None:
        row, place = position.cell(before)
        left = row[place]
        if left[-1] is piece:
            row[place] = left[:-1]
        else:
            at = left.index(piece)
            row[place] = left[:at] + left[at + 1 :]
    row, place = position.cell(zone)
    row[place] = (piece, *row[place]) if bottom else row[place] + (piece,)
    position.zone_order[zone] = None
    places[number_] = zone
    if position.shown:
        position.shown.pop(number_, None)
    if position.layout.live:
        look_again(position, before, zone)


def shift(position: Position, piece: Piece, row: list[Any], slot: int, zone: Zone) -> None:
    """Move a piece into a zone of a player where nothing else is to be looked at."""
    if position.carriers or position.shown:
        move(position, piece, zone, False, None, None)
        return
    places, number_ = position.places, piece.number
    found = position.layout.cells.get(places[number_])  # type: ignore[arg-type]
    if found is None:
        source, place = position.cell(places[number_])  # type: ignore[arg-type]
    else:
        seat, place = found
        source = position.rows[seat] if seat >= 0 else position.table
    left = source[place]
    if left[-1] is piece:
        source[place] = left[:-1]
    else:
        at = left.index(piece)
        source[place] = left[:at] + left[at + 1 :]
    before = row[slot]
    if not before:
        position.zone_order[zone] = None
    row[slot] = before + (piece,)  # noqa: RUF005 - twice as fast
    places[number_] = zone


def shift_all(position: Position, source: list[Any], place: int, row: list[Any], slot: int, zone: Zone) -> None:
    """Move all pieces of a zone of a player into another where nothing else is to be looked at."""
    pieces = source[place]
    if not pieces:
        return
    if position.carriers or position.shown or (source is row and place == slot):
        for piece in pieces:
            move(position, piece, zone, False, None, None)
        return
    if not row[slot]:
        position.zone_order[zone] = None
    row[slot] += pieces
    source[place] = ()
    places = position.places
    for piece in pieces:
        places[piece.number] = zone


def make_all(
    position: Position, kind: str, things: tuple[Thing, ...], zone: Zone, owner: Value, marks: tuple[int, ...],
    starts: tuple[tuple[int, Value], ...],
) -> None:  # fmt: skip
    """Put a new piece of each of some entries into a zone where nothing else is to be looked at; marks name the entry."""
    count, number_ = len(things), len(position.kinds)
    pieces = tuple(map(piece_of, range(number_, number_ + count)))
    position.kinds += [kind] * count
    position.entries += things
    position.owners += [owner if isinstance(owner, Player) else None] * count
    position.places += [zone] * count
    for slot, value in starts:
        position.own_marks(slot).update(dict.fromkeys(pieces, value))
    for slot in marks:
        position.own_marks(slot).update(zip(pieces, things, strict=True))
    row, place = position.cell(zone)
    row[place] += pieces
    position.zone_order[zone] = None
    position.of_kinds = {}


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
        put(position, piece, zone, bottom=bottom)
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
        put(position, one, zone, bottom=bottom)
        if position.log is not None:
            note(position, {"fact": "moved", "piece": one, "zone": zone, "before": before})


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


def change(position: Position, of: Value, name: str, value: Value, affected: Any, source: Value) -> None:
    """Change an attribute of anything; nobody has nothing to change."""
    if of is None:
        return
    if affected is not None and of.__class__ is Piece and is_protected(position, affected, of, source):
        return
    if position.log is None:
        store(position, of, name, value)
        return
    before = stored(position, of, name)
    after = store(position, of, name, value)
    if before != after:
        note(position, {"fact": "set", "what": of, "attribute": name, "value": after})


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
    if position.log is not None and position.carriers.get(piece) is not before:
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
    piece = piece_of(len(position.kinds))
    position.kinds.append(kind)
    if position.of_kinds:
        position.of_kinds = {}
    position.entries.append(entry)
    position.owners.append(owner if isinstance(owner, Player) else None)
    position.places.append(None)
    for slot, value in starts:
        position.own_marks(slot)[piece] = value
    for name, value in settings:
        store(position, piece, name, value)
    put(position, piece, zone)
    if position.log is not None:
        owned = position.owners[piece.number]
        fact = {"fact": "made", "piece": piece, "kind": kind, "entry": entry, "zone": zone, "owner": owned}
        note_deed(position, fact, source, rule)


def shuffle(position: Position, zone: Value) -> None:
    """Put the pieces of a zone into a random order, one random number per piece."""
    if zone.__class__ is not Zone or zone not in position.zone_order:
        return
    left, shuffled = list(position.contents(zone)), []
    while left:
        shuffled.append(left.pop(below(position, len(left))))
    position.fill(zone, tuple(shuffled))
    look_again(position, zone)
    if position.log is not None:
        note(position, {"fact": "shuffled", "zone": zone})


def reveal(position: Position, what: Value, to: Value, source: Value, rule: int | None) -> None:
    """Show pieces to players until they move on."""
    seats = tuple(one.seat for one in items(position, to) if isinstance(one, Player))
    for one in items(position, what):
        if isinstance(one, Piece):
            known = position.shown.get(one.number, ())
            position.shown[one.number] = tuple(sorted({*known, *seats}))
            if position.log is not None:
                note_deed(position, {"fact": "revealed", "piece": one, "to": tuple(map(player_of, seats))}, source, rule)


# ---------------------------------------------------------------- chance


def below(position: Position, limit: int) -> int:
    """A random number from 0 to `limit` - 1."""
    if position.generator is not None:
        position.chance, found = position.generator(position.chance, limit)
        return found  # type: ignore[no-any-return]
    position.chance = chance = (position.chance * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
    return ((chance >> 32) * limit) >> 32


def drawn(position: Position, pieces: tuple[Value, ...], count: int) -> tuple[Value, ...]:
    """So many of some pieces, one after the other."""
    left = list(pieces)
    return tuple(left.pop(below(position, len(left))) for _ in range(count))


# ---------------------------------------------------------------- facts


def note(position: Position, fact: dict[str, Any]) -> None:
    """Write a fact into the log, if there is one."""
    if position.log is not None:
        position.log.append(fact)


def note_deed(position: Position, fact: dict[str, Any], source: Value, rule: int | None) -> None:
    """Write a fact into the log, with the rule that did it, the entry it stands on and the piece whose rule it is."""
    fact["rule"] = rule
    fact["card"] = position.layout.tables.written_on.get(rule)
    fact["by"] = source
    note(position, fact)


# ---------------------------------------------------------------- scopes and grants


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
        position.grants = [one for one in position.grants if one.scope != number_]
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
    for one in to:
        position.numbers += 1
        position.grants = [*position.grants, Granted(position.numbers, node, one, source, dict(env), scope, uses)]
        if position.log is not None:
            note_deed(position, {"fact": "granted", "rules": node, "to": one}, source, rule)


def use(position: Position, number_: int) -> None:
    """Use a grant once."""
    used_up(position, {number_})
