"""Names, attributes, properties and zones as Python source, by what is known about whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wwrules.compile import procedure_tree as tree
from wwrules.generate.body import PARTS, Body
from wwrules.generate.contexts import (
    Code,
    constant,
    value,
)
from wwrules.generate.kinds import (
    NONE,
    PIECE,
    PLAYER,
    STR,
    THING,
    TUPLE,
    WHOLE,
    ZONE,
    Kind,
    number_of,
)
from wwrules.generate.layout import ZonesOf
from wwrules.run.values import Thing, Value

if TYPE_CHECKING:
    from wwrules.generate.module import Module


def plain_number(body: Body, node: tree.Number) -> Code:
    """A number."""
    return constant(body, node.value)


def text(body: Body, node: tree.Text) -> Code:
    """A label."""
    return constant(body, str(node.value))


def name_(body: Body, node: tree.Name) -> Code:
    """A local, or what a name means besides."""
    if not body.has(node.id):
        return _global(body, node.id)
    local = body.read(node.id)
    meant = f"players_of({local})" if body.is_row_list(node.id) else local
    if body.is_sure(node.id):
        return Code(meant, body.kind(node.id))
    other = _global(body, node.id)
    return Code(f"({meant} if {local} is not UNSET else {other.text})", body.kind(node.id) | other.kind)


def _global(body: Body, name: str) -> Code:
    """What a name means that is no local."""
    layout = body.module.layout
    if name == "players":
        return Code(body.part("W"), Kind(TUPLE, PLAYER))
    if name in layout.tables.table_attributes:
        base = Code(f"{body.part('T')}[{layout.table_attributes[name]}]", body.module.attribute_kind("game", name))
        return _modified(body, Code("None", Kind(NONE)), name, base)
    return constant(body, layout.tables.means(name))


# ---------------------------------------------------------------- attributes


def attribute(body: Body, node: tree.Attribute) -> Code:
    """An attribute, property or zone of something, as it counts now."""
    if body.is_loop and body.outer is not None and not body.text.settles and _is_outside(body, node.of):
        outside = attribute(body.outer, node)
        if outside.text.isidentifier() or not outside.kind.mask:
            return outside if outside.text[0] in "kN" else Code(body.hoist(outside.text), outside.kind)
        return Code(body.hoist(outside.text), outside.kind)
    of = value(body, node.of)
    name = str(node.name)
    mask = of.kind.mask
    if isinstance(node.of, tree.Name) and not body.has(node.of.id):
        printed = _printed(body.module, body.module.layout.tables.means(node.of.id), name)
        if printed is not None:
            return constant(body, printed)
    if mask == PLAYER and isinstance(node.of, tree.Name) and body.is_sure(node.of.id):
        of = Code(of.text, of.kind)
        found = of_player(body, body.row(node.of.id), of.text, name)
    elif mask & THING and not mask & ~(THING | NONE) and _is_only_printed(body.module, name):
        found = _of_entry(body.module, name, of.text, of.kind)
    elif mask & ~NONE in (PLAYER, PIECE, THING) and of.text.isidentifier():
        found = _of_one(body, of, name, mask & ~NONE)
        if mask & NONE:
            found = Code(f"({found.text} if {of.text} is not None else None)", found.kind | Kind(NONE))
    else:
        reader = body.module.reader(name)
        found = Code(f"{reader}(R, {of.text})", body.module.readers_kind(name, mask))
    return _modified(body, of, name, found)


def _is_only_printed(module: Module, name: str) -> bool:
    """Tell whether a name can mean nothing of an entry but what is printed on it."""
    return name not in module.layout.marks and name not in module.layout.tables.zones and name != "kind"


def _is_outside(body: Body, node: tree.Expression) -> bool:
    """Tell whether something is a local from outside a loop, or an attribute of one: the same for every item."""
    while isinstance(node, tree.Attribute):
        node = node.of
    return isinstance(node, tree.Name) and node.id not in body.perhaps and body.has(node.id)


def _printed(module: Module, thing: Value, name: str) -> Value:
    """What is printed on an entry that is named, where nothing else can stand for it."""
    tables = module.layout.tables
    if (
        not isinstance(thing, Thing)
        or name in module.layout.marks
        or name in tables.zones
        or name in (*tables.table_attributes, "kind")
    ):
        return None
    return tables.property(thing.id, name)


def _modified(body: Body, of: Code, name: str, base: Code) -> Code:
    """The value as it counts now, where some rule modifies the attribute."""
    module = body.module
    if name not in module.program.modified or name not in module.layout.tables.attributes:
        return base
    if of.text == "None" or (of.text.isidentifier() and not of.kind.mask & NONE and of.kind.mask):
        call = f"{module.counted(name)}(R, {of.text}, {base.text})"
        idle = module.idle(name)
        call = call if idle is None else f"({base.text} if {idle} else {call})"
    else:
        call = f"{module.counted(name)}_(R, {of.text})"
    declared = module.layout.tables.attributes[name].settings
    kind = base.kind | (number_of(declared["min"], declared["max"]) if declared.get("type") == "number" else WHOLE)  # type: ignore[arg-type]
    if of.text != "None" and of.kind.mask & NONE:
        kind |= Kind(NONE)
    return Code(call, kind)


def _of_one(body: Body, of: Code, name: str, mask: int) -> Code:
    if mask == PLAYER:
        return of_player(body, f"{body.part('A')}[{of.text}.seat]", of.text, name)
    return of_piece(body, of.text, name) if mask == PIECE else of_thing(body, of, name)


def of_player(body: Body, row: str, text: str, name: str) -> Code:
    """An attribute or zone of somebody who is certainly a player."""
    layout, module = body.module.layout, body.module
    slot = layout.player_attributes.get(name)
    if slot is not None and name in layout.tables.attributes and layout.tables.attributes[name].settings["of"] == "player":
        return Code(f"{row}[{slot}]", module.attribute_kind("player", name))
    if slot is not None and name != "seat" and name not in layout.tables.zones:  # decided together
        kind = module.attribute_kind("player", name) | Kind(NONE)
        return Code(f"(None if {row}[{slot}] is UNSET else {row}[{slot}])", kind)
    if slot is not None:
        return Code(f"{module.reader(name)}(R, {text})", module.readers_kind(name, PLAYER))
    if name == "seat":
        return Code(f"{row}[{layout.seat_slot}]" if row.isidentifier() else f"{text}.seat", number_of(0, 99))
    if name in layout.player_zone_values:
        return Code(f"{row}[{layout.player_zone_values[name]}]", Kind(ZONE))
    if name in layout.tables.zones:
        return Code(f"{module.constant(_zones_of_players(module, name))}[{text}.seat]", Kind(ZONE))
    return Code("None", Kind(NONE))


def _zones_of_players(module: Module, name: str) -> tuple[Value, ...]:
    return tuple(module.layout.tables.zone(name, seat) for seat in range(module.most_seats))


_OF_PIECES: dict[str, tuple[str, Kind, str]] = {
    "owner": ("O[{}.number]", Kind(PLAYER | NONE), "O"),
    "kind": ("N[{}.number]", Kind(STR), "N"),
    "zone": ("P[{}.number]", Kind(ZONE | NONE), "P"),
    "carrier": ("R.carriers.get({})", Kind(PIECE | NONE), ""),
    "carried": ("tuple(carried_by(R, {}))", Kind(TUPLE, PIECE), ""),
    "entry": ("E[{}.number]", Kind(THING | NONE), "E"),
}


def of_piece(body: Body, text: str, name: str) -> Code:
    """An attribute or property of something that is certainly a piece."""
    module = body.module
    slot, printed = module.layout.marks.get(name), module.printed(name)
    if slot is not None and module.layout.tables.is_covering(name):
        return Code(f"{module.reader(name)}(R, {text})", module.readers_kind(name, PIECE))
    if slot is not None:
        return Code(f"{body.marks(slot)}[{text}.number]", module.attribute_kind("mark", name) | Kind(NONE))
    if name in _OF_PIECES:
        template, kind, part = _OF_PIECES[name]
        if part:
            body.part(part)
        return Code(template.format(text), kind)
    if printed:
        return _of_entry(module, name, f"{body.part('E')}[{text}.number]", Kind(THING | NONE))
    return Code("None", Kind(NONE))


def emit_reader(module: Module, name: str) -> list[str]:
    """Lines that give `x.name` by the class `t` of x."""
    module.want_places_for(name)
    layout, tables = module.layout, module.layout.tables
    slot, mark = layout.player_attributes.get(name), layout.marks.get(name)
    player = []
    if slot is not None:
        player += [f"        y = R.rows[x.seat][{slot}]", "        if y is not UNSET: return y"]
    if name == "seat":
        player += ["        return x.seat"]
    elif name in tables.zones:
        player += [f"        return {module.constant(_zones_of_players(module, name))}[x.seat]"]
    found_mark = ["        if y is not UNSET: return y"]
    piece = [] if mark is None else [f"        y = R.marks[{mark}][x.number]", *found_mark]
    if name in _OF_PIECES:
        template, _, part = _OF_PIECES[name]
        text = template.format("x")
        piece += [f"        return {text.replace(part + '[', PARTS[part] + '[', 1) if part else text}"]
    elif module.printed(name):
        piece += [f"        return {module.constant(module.properties(name))}[R.entries[x.number]]"]
    thing = [] if mark is None else [f"        y = R.things[{mark}].get(x, UNSET)", *found_mark]
    if name in tables.zones:
        thing += [f"        return {module.constant(ZonesOf(name))}[x]"]
    elif name == "kind":
        kinds = {Thing(one): entity.kind for one, entity in module.program.game.entities.items()}
        thing += [f"        return {module.constant(kinds)}[x]"]
    elif module.printed(name):
        thing += [f"        return {module.constant(module.properties(name))}[x]"]
    found = []
    for word, lines in (("Piece", piece), ("Thing", thing), ("Player", player)):
        found += [f"    if t is {word}:", *lines, "        return None"]
    return [*found, f"    if t is Record: return x.get({module.constant(name)})"]


def of_thing(body: Body, of: Code, name: str) -> Code:
    """An attribute or property of something that is certainly an entry."""
    module, text = body.module, of.text
    slot = module.layout.marks.get(name)
    if slot is None and name in module.layout.tables.zones:
        return Code(f"{module.constant(ZonesOf(name))}[{text}]", Kind(ZONE))
    if slot is not None or name == "kind":
        return Code(f"{module.reader(name)}(R, {text})", module.readers_kind(name, THING))
    return _of_entry(module, name, text, of.kind)


def _of_entry(module: Module, name: str, entry: str, of: Kind) -> Code:
    """What is printed on an entry, which may be nothing."""
    numbers = module.numbers(name)
    number = f"{module.constant(numbers)}[{entry}]" if numbers is not None else ""
    kind = module.property_kind(name, of.among) | Kind(of.mask & NONE)
    return Code(f"{module.constant(module.properties(name))}[{entry}]", kind, number)
