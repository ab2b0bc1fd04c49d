"""Pieces, chance and grants as Python source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code, as_list, bounds_of, condition, contents_of, listed, looked_at, numeric, value
from wwrules.generate.emit_decisions import limits
from wwrules.generate.kinds import (
    NONE,
    NUMBER,
    PIECE,
    PLAYER,
    THING,
    ZONE,
    Kind,
    item_of,
    items_of,
    list_of,
)

if TYPE_CHECKING:
    from wwrules.generate.module import Module


def move(act: Act, node: tree.Move) -> None:
    """Pieces go to a zone."""
    module = act.module
    before = len(act.lines)
    _move(act, node)
    if any(name in line for line in act.lines[before:] for name in ("move_one(", "move_all(", "shift(", "shift_all(")):
        module.want_places()


def _move(act: Act, node: tree.Move) -> None:
    module = act.module
    affected = module.topic(("forbid", "affected"))
    to = _row_of(act, node.to)
    if to is not None and affected is None and node.place != "bottom" and _is_quick(module, node.to.name):  # type: ignore[union-attr]
        _move_quickly(act, node, to)
        return
    zone, bottom = value(act, node.to), node.place == "bottom"
    one = value(act, node.what) if contents_of(act, node.what) is None else None
    if one is not None and one.kind.within(PIECE | NONE) and zone.kind.within(ZONE | NONE):
        act.line(f"move_one(R, {one.text}, {zone.text}, {bottom}, {affected}, {act.src}, {act.rul})")
        return
    what = listed(act, node.what) if one is None else as_list(one)
    act.line(f"move_all(R, {what.text}, {zone.text}, {bottom}, {affected}, {act.src}, {act.rul})")


def _row_of(act: Body, node: tree.Expression) -> tuple[str, int] | None:
    """The row and the place of a zone that is certainly a player's."""
    if isinstance(node, tree.Attribute) and isinstance(node.of, tree.Name) and act.is_sure(node.of.id):
        slot = act.module.layout.player_zones.get(node.name)
        if slot is not None and act.kind(node.of.id).mask == PLAYER and node.name not in act.module.layout.player_attributes:
            return act.row(node.of.id), slot
    return None


def _is_quick(module: Module, word: str) -> bool:
    """Tell whether pieces that come into a zone need not be looked at: room, rules and log do not matter."""
    return not module.logging and word not in module.layout.capacities and not module.layout.live


def _move_quickly(act: Act, node: tree.Move, to: tuple[str, int]) -> None:
    row, slot = to
    zone = value(act, node.to).text
    source = _row_of(act, node.what)
    if source is not None and act.module.moves_plainly and source[1] != slot:
        _shift_all(act, source, (row, slot, zone))
        return
    if source is not None:
        act.line(f"shift_all(R, {source[0]}, {source[1]}, {row}, {slot}, {zone})")
        return
    end = _last_of(act, node.what)
    if end is not None and end[1] != slot and act.module.moves_plainly:
        _shift_last(act, end, (row, slot, zone))
        return
    what = value(act, node.what)
    if not what.kind.within(PIECE | NONE):
        act.line(f"move_all(R, {as_list(what).text}, {zone}, False, None, {act.src}, {act.rul})")
        return
    piece = what.text
    if not piece.isidentifier():
        piece = "x"
        act.line(f"x = {what.text}")
    if what.kind.mask == PIECE:
        _shift(act, piece, (row, slot, zone))
        return
    with act.block(f"if {piece} is not None:"):
        _shift(act, piece, (row, slot, zone))


def _shift(act: Act, piece: str, to: tuple[str, int, str]) -> None:
    """A piece goes to a zone of a player where nothing else is to be looked at."""
    row, slot, zone = to
    if not act.module.moves_plainly:
        act.line(f"shift(R, {piece}, {row}, {slot}, {zone})")
        return
    rows, places = act.part("A"), act.part("P")
    act.line(f"n = {piece}.number; d, y = CELLS[{places}[n]]; {rows}[d][y].remove({piece})")
    act.line(f"{row}[{slot}].append({piece})")
    act.line(f"{places}[n] = {zone}")


def _last_of(act: Act, node: tree.Expression) -> tuple[str, int] | None:
    """The row and the place of a zone of which the last piece is meant."""
    if isinstance(node, tree.Call) and node.function == "last":
        return _row_of(act, node.arguments[0])
    return None


def _shift_last(act: Act, source: tuple[str, int], to: tuple[str, int, str]) -> None:
    """The last piece of a zone of a player goes to another where nothing else is to be looked at."""
    row, slot, zone = to
    act.line(f"z = {source[0]}[{source[1]}]")
    with act.block("if z:"):
        if act.module.wants_places:
            act.line(act.note_place("z[-1]", zone))
        act.line(f"{row}[{slot}].append(z.pop())")


def _shift_all(act: Act, source: tuple[str, int], to: tuple[str, int, str]) -> None:
    """All pieces of a zone of a player go to another where nothing else is to be looked at."""
    row, slot, zone = to
    act.line(f"z = {source[0]}[{source[1]}]")
    with act.block("if z:"):
        if act.module.wants_places:
            act.line(f"for x in z: {act.note_place('x', zone)}")
        act.line(f"{row}[{slot}] += z; z.clear()")


def carry(act: Act, node: tree.Carry) -> None:
    """Pieces are attached to another."""
    act.module.want_places()
    on, what = value(act, node.on), listed(act, node.what)
    act.line(f"carry_all(R, {what.text}, {on.text}, {act.src}, {act.rul})")


def make(act: Act, node: tree.Make) -> None:
    """Pieces are made in a function of their own, where `it` is the entry."""
    module, tables = act.module, act.module.layout.tables
    if _make_quickly(act, node):
        return
    number, kind = module.number(node), str(node.kind)
    owner = value(act, node.owner).text if node.owner is not None else "None"
    inner = Body(module, ("make", number, act.key), act)
    inner.text.depth = 2
    if node.count is not None:
        count = f"max(0, {numeric(act, node.count).text})"
        inner.assign("it", Kind(NONE))
        first = [f"    spend(R, n_, {number})", "    found_ = (None,) * n_"]
    else:
        count = "0"
        local = inner.assign("it", Kind(THING))
        things = [thing for thing in module.entries_like(kind) for _ in range(module.copies(thing))]
        if node.where is None:
            first = [f"    found_ = {module.constant(tuple(things))}"]
        else:
            once = tuple(dict.fromkeys(things))
            copies = module.constant({thing: things.count(thing) for thing in once})
            inner.line(f"if {condition(inner, node.where)}: found_ += ({local},) * {copies}[{local}]")
            first = ["    found_ = ()", f"    for {local} in {module.constant(once)}:", *inner.lines]
            inner.lines.clear()
    zone = value(inner, node.to)
    settings = [(str(one.name), value(inner, one.value)) for one in node.settings]
    for name, code in settings:
        module.facts.add(code.kind, "attribute", "mark", name)
    quick = [one for one in settings if _is_plain_mark(module, *one)]
    own = {module.layout.marks[name] for name, _ in quick}
    marks = [(module.layout.marks[word.id], module.constant(module.start_of(word))) for word in tables.starts(kind)]
    marks = [one for one in marks if one[0] not in own] + [(module.layout.marks[name], code.text) for name, code in quick]
    starts = "(" + "".join(f"({slot}, {text}), " for slot, text in marks) + ")"
    display = (
        "(" + "".join(f"({module.constant(name)}, {code.text}), " for name, code in settings if (name, code) not in quick) + ")"
    )
    entry, at_once = inner.local("it"), display == "()" and all(_is_the_same(act, one) for one in (node.to, *node.settings))
    if at_once:
        inner.text.depth = 1
    inner.line(f"z_ = {zone.text}")
    made = (
        f"make_many(R, {module.constant(kind)}, found_, z_, w_"
        if at_once
        else f"make(R, {module.constant(kind)}, {entry}, z_, w_, {display}"
    )
    inner.line(f"if z_.__class__ is Zone: {made}, {starts}, src, rul)")
    name = module.inner_name("d", node, act)
    parameters = ", ".join(["R", "src", "rul", "w_", "n_", *inner.free()])
    module.add_function(
        [
            f"def {name}({parameters}):",
            *inner.prelude(),
            *first,
            *([] if at_once else [f"    for {entry} in found_:"]),
            *inner.lines,
        ]
    )
    act.line(f"{name}({', '.join(['R', act.src, act.rul, owner, count, *inner.free()])})")


def _is_the_same(act: Act, node: tree.Node) -> bool:
    """Tell whether something is the same for every piece that is made, whatever was made before it."""
    modified = act.module.program.modified
    for part in tree.parts(node):
        if isinstance(part, tree.Call | tree.Tally | tree.Total | tree.Best):
            return False
        if isinstance(part, tree.Name) and (part.id == "it" or (part.id in modified and not act.has(part.id))):
            return False
        if isinstance(part, tree.Attribute) and part.name in modified:
            return False
    return True


def _is_plain_mark(module: Module, name: str, code: Code) -> bool:
    """Tell whether a mark of a piece can be set just so: nothing else depends on it, and a number is in its range."""
    if name not in module.layout.marks or name == "owner" or name in module.layout.tables.naming_rules:
        return False
    low, high = module.layout.ranges.get(name, (None, None))
    if low is None or high is None or not code.kind.mask & NUMBER:
        return True
    least, most = bounds_of(code)
    return low <= least and most <= high


def _make_quickly(act: Act, node: tree.Make) -> bool:
    """Make all pieces of a kind at once, where each gets the same or its own entry; tells whether that can be done."""
    module, kind = act.module, str(node.kind)
    to = _row_of(act, node.to)
    settings = [(str(one.name), one.value) for one in node.settings]
    plain = all(isinstance(one, tree.Name) and one.id == "it" and name in module.layout.marks for name, one in settings)
    if to is None or node.count is not None or node.where is not None or not plain or act.has("it"):
        return False
    if not _is_quick(module, node.to.name):  # type: ignore[union-attr]
        return False
    for name, _ in settings:
        module.facts.add(Kind(THING), "attribute", "mark", name)
    things = tuple(thing for thing in module.entries_like(kind) for _ in range(module.copies(thing)))
    starts = tuple((module.layout.marks[word.id], module.start_of(word)) for word in module.layout.tables.starts(kind))
    what = module.constant((kind, things, tuple(module.layout.marks[name] for name, _ in settings), starts))
    owner = value(act, node.owner).text if node.owner is not None else "None"
    act.line(f"make_all(R, {what}, {to[0]}[{to[1]}], {value(act, node.to).text}, {owner})")
    return True


def shuffle(act: Act, node: tree.Shuffle) -> None:
    """A zone gets another order."""
    act.line(f"shuffle(R, {value(act, node.what).text})")


def reveal(act: Act, node: tree.Reveal) -> None:
    """Pieces are shown."""
    to, what = value(act, node.to), value(act, node.what)
    act.line(f"reveal(R, {what.text}, {to.text}, {act.src}, {act.rul})")


# ---------------------------------------------------------------- chance and grants


def roll(act: Act, node: tree.Roll) -> None:
    """Chance brings a value."""
    found = looked_at(act, node.among)
    kind = item_of(found.kind)
    known = act.module.known(found.text)
    if isinstance(known, tuple) and known:
        _chance(act, str(len(known)))
        act.set_local(node.name, Code(f"{found.text}[x]", kind))
    else:
        act.set_local(node.name, Code(f"rolled(R, {found.text})", kind | Kind(NONE)))
    if act.module.logging:
        act.parts.add("L")
        act.line(f'L({{"fact": "rolled", "value": {act.local(node.name)}}})')


def _chance(act: Act, limit: str) -> None:
    """A random number below a limit that is at least 1 and is looked at without any effort, as `x`."""
    act.part("G")
    act.line("x = R.chance = (R.chance * G0 + G1) & G2")
    act.line(f"x = ((x >> G3) * {limit}) >> G3 if G is None else (x >> G3) % {limit}")


def draw(act: Act, node: tree.Draw) -> None:
    """Chance brings pieces. In a zone in which their order does not matter they lie at the end then."""
    found, is_list = contents_of(act, node.among), False
    word = str(getattr(node.among, "name" if isinstance(node.among, tree.Attribute) else "id", ""))
    if found is not None and found.text[0] in "rAT" and word not in act.module.layout.live:  # a list that is changed in place
        is_list = not act.module.tables.is_ordered(word)
    else:
        found = value(act, node.among)
        if found.kind.mask & ZONE:
            _draw_from(act, node, found)
            return
        found = as_list(found)
    if node.count is None:
        _draw_one(act, node, found, is_list=is_list)
        return
    act.line(f"x = {found.text}" if is_list else f"x = [*{found.text}]")
    _, most = limits(act, node.count, "len(x)", "")
    act.set_local(node.name, Code(f"drawn(R, x, {most})", list_of(found.kind.items)))


def _draw_one(act: Act, node: tree.Draw, found: Code, *, is_list: bool) -> None:
    """One piece, if there is one; in a list that can be changed it changes places with the last."""
    items = found.text if found.text.isidentifier() else "z"
    if items == "z":
        act.line(f"z = {found.text}")
    local = act.assign(node.name, item_of(found.kind) | Kind(NONE))
    with act.block(f"if {items}:"):
        act.line(f"y = len({items})")
        _chance(act, "y")
        act.line(f"{local} = {items}[x]" + (f"; y -= 1; {items}[x] = {items}[y]; {items}[y] = {local}" if is_list else ""))
    act.line(f"else: {local} = None")
    act.tell(node.name)


def _draw_from(act: Act, node: tree.Draw, found: Code) -> None:
    """Pieces of a zone that is known only when the game runs."""
    count = node.count.number if node.count is not None else None
    most = "1" if count is None else numeric(act, count).text
    code = Code(f"drawn_from(R, {found.text}, {most})", list_of(items_of(found.kind).mask))
    if node.count is None:
        code = Code(f"({code.text} or ONCE)[0]", item_of(code.kind) | Kind(NONE))
    act.set_local(node.name, code)


def grant(act: Act, node: tree.Grant) -> None:
    """Rules begin to wait, and remember the locals they were granted with."""
    module = act.module
    number = module.number(node)
    to = listed(act, node.to)
    uses = numeric(act, node.uses).text if node.uses is not None else "None"
    scopes = module.constant(tuple(str(one.scope) for one in node.until if one.scope))
    sure = sorted(name for name in act.perhaps if name in act.sure)
    unsure = sorted(act.perhaps - act.sure)
    env = "{" + ("**env, " if act.env else "") + "".join(f"{module.constant(name)}: {act.read(name)}, " for name in sure) + "}"
    if unsure:
        pairs = "".join(f"({module.constant(name)}, {act.read(name)}), " for name in unsure)
        env = f"with_those_set({env}, ({pairs}))"
    module.granting(node, act, to.kind)
    act.line(f"grant(R, {number}, {as_list(to).text}, {scopes}, {uses}, {env}, {act.src}, {act.rul})")
