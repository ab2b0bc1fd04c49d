"""Locals and attributes that get a value, as Python source: within their range, noted if it is another one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import cast

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act
from wwrules.generate.contexts import Code, as_number, value, within_limits
from wwrules.generate.emit_lists import searched_rows
from wwrules.generate.kinds import (
    INT,
    LARGEST,
    NONE,
    NUMBER,
    PIECE,
    PLAYER,
    THING,
    WIDEST,
    Kind,
)
from wwrules.run.telling import counts_changes, tells_of_attribute


def let(act: Act, node: tree.Let) -> None:
    """A new local."""
    if act.is_row_list(node.name):
        _let_rows(act, node)
        return
    act.set_local(node.name, value(act, node.value))


def _let_rows(act: Act, node: tree.Let) -> None:
    """A list of players is kept as a list of their rows, where nothing else can be in it and nobody is in it twice."""
    found, is_by_rows = searched_rows(act, node.value)
    if found.kind.items & ~PLAYER or not found.kind.few:
        act.never_by_row(node.name)
    act.set_local(node.name, found if is_by_rows else Code(f"rows_of({act.part('A')}, {found.text})", found.kind))
    act.template.know_by_rows(act.local(node.name))


def assign(act: Act, node: tree.Assign) -> None:
    """A local or an attribute gets another value."""
    target = node.target
    new = value(act, node.value)
    if isinstance(target, tree.Attribute):
        _assign_attribute(act, node, target, new)
        return
    tables = act.module.layout.tables
    if act.has(target.id) and (act.is_sure(target.id) or target.id not in tables.attributes):
        _assign_local(act, node, target.id, new)
    elif act.has(target.id):
        local = act.read(target.id)
        with act.block(f"if {local} is UNSET:"):
            _assign_table(act, node, target.id, new)
        with act.block("else:"), act.branch():
            _assign_local(act, node, target.id, new)
    elif target.id in act.module.layout.table_attributes:
        _assign_table(act, node, target.id, new)
    else:
        _assign_local(act, node, target.id, new)


def _changed(act: Act, node: tree.Assign, base: Code, new: Code) -> Code:
    """The new value: as it is, or added to what there was."""
    if node.operator == "=":
        low, high = new.kind.bounds or (0, 0)
        if new.kind.mask & NUMBER and not (low >= -LARGEST and high <= LARGEST):
            return Code(f"bounded_value(R, {new.text}, {act.module.number(node)})", new.kind._replace(bounds=WIDEST))
        return new
    sign = "+" if node.operator == "+=" else "-"
    old, more = as_number(base), as_number(new)
    a, b = old.kind.bounds or WIDEST, more.kind.bounds or WIDEST
    bounds = (a[0] + b[0], a[1] + b[1]) if sign == "+" else (a[0] - b[1], a[1] - b[0])
    return within_limits(act, f"({old.text} {sign} {more.text})", bounds, node)


def _assign_local(act: Act, node: tree.Assign, name: str, new: Code) -> None:
    if node.operator == "=":
        base = Code("0", Kind(INT, 0, (0, 0)))
    elif act.is_sure(name):
        base = Code(act.read(name), act.kind(name))
    else:
        local = act.read(name) if act.has(name) else "None"
        base = Code(f"(None if {local} is UNSET else {local})", act.kind(name) | Kind(NONE))
    act.set_local(name, _changed(act, node, base, new))


def _assign_table(act: Act, node: tree.Assign, name: str, new: Code) -> None:
    module = act.module
    slot = f"{act.part('T')}[{module.layout.table_attributes[name]}]"
    after = _changed(act, node, Code(slot, module.attribute_kind("game", name)), new)
    _store(act, slot, "game", name, after, "None")


def _store(act: Act, slot: str, of: str, name: str, new: Code, what: str) -> None:
    """Put a value where it belongs, within its range, and note it if it is another."""
    module = act.module
    text, kind = new.text, new.kind
    declared = module.layout.tables.attributes.get(name)
    if declared is not None and declared.settings.get("type") == "number":
        low, high = cast("int", declared.settings["min"]), cast("int", declared.settings["max"])
        bounds = kind.bounds or WIDEST
        if not kind.mask & NUMBER or (low <= bounds[0] and bounds[1] <= high):
            pass
        elif not kind.within(NUMBER):
            text = f"clamped({text}, {low}, {high})"
        elif bounds[0] < low or bounds[1] > high:
            act.line(f"x = {text}")
            tests = [f"x = {low}" if bounds[0] < low else "", f"x = {high}" if bounds[1] > high else ""]
            if tests[0]:
                act.line(f"if x < {low}: {tests[0]}")
            if tests[1]:
                act.line(f"if x > {high}: {tests[1]}")
            text = "x"
        kind = kind._replace(bounds=(max(bounds[0], low), min(bounds[1], high)) if kind.mask & NUMBER else None)
    module.facts.add(kind, "attribute", of, name)
    counts, tells = counts_changes(module.telling), tells_of_attribute(module.telling, name)
    if not counts and not tells:
        act.line(f"{slot} = {text}")
        return
    act.line(f"b = {slot}; {slot} = x = {text}")
    done = ["R.changes += 1"] if counts else []
    if tells:
        done.append(f'L({{"fact": "set", "what": {what}, "attribute": {module.constant(name)}, "value": x}})')
        act.parts.add("L")
    act.line(f"if b != x: {'; '.join(done)}")


def _assign_attribute(act: Act, node: tree.Assign, target: tree.Attribute, new: Code) -> None:
    name, tables = str(target.name), act.module.layout.tables
    of, declared = value(act, target.of), tables.attributes.get(name)
    sort = of.kind.mask & ~NONE if of.text.isidentifier() else 0
    affected = act.module.topic(("forbid", "affected")) if sort == PIECE else None
    if "(" in new.text and sort and (of.kind.mask & NONE or affected is not None):
        first = act.temp("y")  # the value is looked at whether it can be given or not
        act.line(f"{first} = {new.text}")
        new = Code(first, new.kind)
    if sort == PLAYER and declared is not None and declared.settings["of"] == "player" and isinstance(target.of, tree.Name):
        with _if_there(act, of):
            _assign_to_player(act, node, name, of, str(target.of.id), new)
    elif sort == PIECE and _is_plain(act, name):
        with _if_there(act, of, affected):
            _assign_mark(act, node, name, of, new)
    elif sort == PIECE and name == "owner" and _is_quiet(act, name) and new.kind.within(PLAYER | NONE):
        with _if_there(act, of, affected):
            act.line(f"{act.part('O')}[{of.text}.number] = {new.text}; owner_changed(R, {of.text}); R.changes += 1")
    else:
        _assign_to_anything(act, node, name, of, new)


def _is_plain(act: Act, name: str) -> bool:
    """Tell whether a mark of a piece is nothing but that: no rules come with it, and it covers nothing."""
    tables = act.module.layout.tables
    return _is_quiet(act, name) and name not in tables.naming_rules and not tables.is_covering(name)


def _is_quiet(act: Act, name: str) -> bool:
    return not tells_of_attribute(act.module.telling, name)


@contextmanager
def _if_there(act: Act, of: Code, affected: str | None = None) -> Iterator[None]:
    """What is done if there is somebody or something it can be done to, and nothing protects it."""
    tests = [f"{of.text} is not None"] if of.kind.mask & NONE else []
    if affected is not None:
        number = affected.removeprefix("topic_")
        tests.append(f"({number} in R.idle or not is_protected(R, {affected}, {of.text}, {act.src}))")
    with act.block(f"if {' and '.join(tests)}:") if tests else nullcontext():
        yield


def _assign_to_player(act: Act, node: tree.Assign, name: str, of: Code, local: str, new: Code) -> None:
    slot = f"{act.row(local)}[{act.module.layout.player_attributes[name]}]"
    after = _changed(act, node, Code(slot, act.module.attribute_kind("player", name)), new)
    _store(act, slot, "player", name, after, of.text)


def _assign_mark(act: Act, node: tree.Assign, name: str, of: Code, new: Code) -> None:
    number = act.module.layout.marks[name]
    slot = f"m{number}"
    after = _changed(act, node, Code(f"{slot}[{of.text}.number]", act.module.attribute_kind("mark", name) | Kind(NONE)), new)
    if number not in act.mine:
        act.line(f"{slot} = {act.part('M')}[{number}] if {number} in R.mine else R.own_marks({number})")
        act.mine = act.mine | {number}
    _store(act, f"{slot}[{of.text}.number]", "mark", name, after, of.text)


def _assign_to_anything(act: Act, node: tree.Assign, name: str, of: Code, new: Code) -> None:
    """Whatever it is, it is looked at when it happens."""
    module = act.module
    declared, affected = module.layout.tables.attributes.get(name), module.topic(("forbid", "affected"))
    module.want_places()
    act.line(f"o = {of.text}")
    base = Code(f"stored(R, o, {module.constant(name)})", module.readers_kind(name, of.kind.mask))
    after = _changed(act, node, base, new)
    kind = after.kind
    if declared is not None and declared.settings.get("type") == "number" and kind.mask & NUMBER:
        kind = kind._replace(bounds=(declared.settings["min"], declared.settings["max"]))  # type: ignore[arg-type]
    for sort, bit in (("player", PLAYER), ("mark", PIECE | THING)):
        if of.kind.mask & bit:
            module.facts.add(kind, "attribute", sort, name)
    word, is_told_here = module.constant(name), tells_of_attribute(module.telling, name) and not module.logging
    if is_told_here:
        act.line(f"b = stored(R, o, {word})")
    act.line(f"change(R, o, {word}, {after.text}, {affected}, {act.src})")
    if is_told_here:
        act.parts.add("L")
        act.line(f'if b != (x := stored(R, o, {word})): L({{"fact": "set", "what": o, "attribute": {word}, "value": x}})')
