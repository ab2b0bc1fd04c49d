"""Branches, loops and calls as Python source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code, condition, contents_of, listed, numeric, rank, rows_in, value
from wwrules.generate.emit_decisions import always_asks
from wwrules.generate.emit_definitions import call_inside
from wwrules.generate.kinds import (
    EVERY,
    NONE,
    NUMBER,
    PLAYER,
    WIDEST,
    Kind,
    item_of,
)
from wwrules.generate.responding import PROCEEDED
from wwrules.generate.statements import leaves
from wwrules.run.interpret import DEPTH

_FEW = 5  # players, about


def if_(act: Act, node: tree.If) -> None:
    """The first branch that holds."""
    act.chain(node, lambda test: (condition(act, test), tuple(_there(act, test))))


def _there(act: Act, test: tree.Expression) -> Iterator[str]:
    """Locals that are there if a test holds."""
    match test:
        case tree.Name(id=name) if act.is_sure(name):
            yield str(name)
        case tree.Operation(operator="and"):
            yield from _there(act, test.left)
            yield from _there(act, test.right)


def for_each(act: Act, node: tree.ForEach) -> None:
    """Statements for each of what is there."""
    if not act.module.stops(node.block):
        _for_each_at_once(act, node)
        return
    if not act.twin:
        found = _ordered(act, node)
        every, at, left = _going_through(act, node, found)
        with act.within(("for-each", act.module.number(node), every, at)):
            _turns(act, node, (left, at), found)
        return
    number = act.module.number(node)
    left, go = act.temp("d"), act.temp("go")
    with act.block("if not pc:"), act.plainly():
        found = _ordered(act, node)
        every, at, whole = _going_through(act, node, found)
        act.line(f"{left} = {whole}")
    with act.within(("for-each", number, every, at)):
        with _gone_to(act, go, node.block, node.name):
            local = act.assign(node.name, item_of(found.kind))
            _rest(act, left, (every, at, whole), local)
            act.keep_row(node.name)
            act.statements(node.block)
        with act.block(f"if {go}:"), act.plainly():
            _turns(act, node, (left, at), found)


def _going_through(act: Act, node: tree.ForEach, found: Code) -> tuple[str, str, str]:
    """Where the items are kept, how far the loop is, and what is gone through: rows, where players are known by them.

    How far a loop is need not be counted where no item comes twice and the local always is the one under way.
    """
    counts = not _is_once(act, node, found)
    if found.text == "W":
        act.template.keep("W")
        every, whole = "W", "A" if not counts and act.is_by_row(node.name) else "W"
        act.part(whole)
    else:
        every = whole = act.kept_name("t", node)
        act.line(f"{every} = {found.text}")
    if not counts:
        return every, f"@{act.local(node.name)}", whole
    at = act.kept_name("i", node)
    act.line(f"{at} = 0")
    return every, at, whole


def _is_once(act: Act, node: tree.ForEach, found: Code) -> bool:
    if str(node.name) in act.module.inlining.changed(node.block) or node.order is not None:
        return False
    return found.text == "W" or contents_of(act, node.among) is not None


def _rest(act: Act, left: str, names: tuple[str, str, str], local: str) -> None:
    """In the twin: the turns after the one that is under way."""
    every, at, whole = names
    if at[0] != "@":
        act.line(f"{left} = {every}[{at}:]")
    elif every == "W":
        act.line(f"{left} = {whole}[{local}.seat + 1:]")
    else:
        act.line(f"{left} = {every}[{every}.index({local}) + 1:]")


@contextmanager
def _gone_to(act: Act, go: str, block: tree.Block, *names: str) -> Iterator[None]:
    """The turn of a loop in which the label lies, once; `go` tells whether there are more, which are run as they always are."""
    act.line(f"{go} = not pc")
    with act.block("if pc:"):
        with act.again(block, *names), act.block("for _ in ONCE:"):
            yield
        act.line(f"else: {go} = True")


def _turns(act: Act, node: tree.ForEach, names: tuple[str, str], found: Code) -> None:
    """All turns of a loop in which something can stop."""
    left, at = names
    few = _is_few(act, found)
    with act.again(node.block, node.name), act.counting_through(few=few), _turn_of(act, node, left, found):
        if at[0] != "@":
            act.line(f"{at} += 1")
        act.tell(node.name)
        _turn(act, node, node.where, counted=not few)
        act.statements(node.block)


@contextmanager
def _turn_of(act: Act, node: tree.ForEach, left: str, found: Code, *, is_of_rows: bool = False) -> Iterator[None]:
    """A loop through items; its local is a player by the row, where nothing but the row is looked at."""
    local, kind = act.assign(node.name, item_of(found.kind)), item_of(found.kind)
    row = f"r{local[1:]}"
    if kind.mask & ~PLAYER:
        act.never_by_row(node.name)
    by_row = act.is_by_row(node.name) and kind.mask == PLAYER
    if by_row:
        act.template.know_by_row(local)
    through_rows = is_of_rows or (by_row and found.text == "W")
    with act.block(f"for {row} in {'A' if left == 'W' else left}:" if through_rows else f"for {local} in {left}:"):
        start = len(act.lines)
        if through_rows:
            act.part("A")
            act.line(f"{local} = {row}[{act.module.layout.player_slot}]")
            act.rows.add(str(node.name))
        else:
            act.keep_row(node.name)
        yield
        idle = not act.text.uses(local if through_rows else row, start + 1)
        first = act.lines[start] if start < len(act.lines) else ""
        if idle and (by_row if through_rows else not by_row and first.lstrip().startswith(f"{row} =")):
            act.lines[start] = "" if any(line.strip() for line in act.lines[start + 1 :]) else f"{'    ' * act.text.depth}pass"


def _for_each_at_once(act: Act, node: tree.ForEach) -> None:
    """A loop in which nothing can stop."""
    rows = rows_in(act, node.among) if node.order is None else None
    found = _ordered(act, node) if rows is None else rows
    few = _is_few(act, found)
    counted = leaves(node.block) and not few
    items, steps = found.text, -1
    if not counted and not few:
        if not items.isidentifier():
            items = act.temp("d")
            act.line(f"{items} = {found.text}")
        act.line("")
        steps, before, act.cost = len(act.lines) - 1, act.cost, 0
    head = len(act.lines)
    with (
        act.again(node.block, node.name),
        act.counting_through(few=few),
        _turn_of(act, node, items, found, is_of_rows=rows is not None),
    ):
        act.tell(node.name)
        _turn(act, node, node.where, counted=counted)
        act.statements(node.block)
    _own_marks_before(act, head)
    if steps >= 0:
        act.lines[steps] = act.steps_of(f"{act.cost + 1} * len({items})", node)
        act.cost = before


def _own_marks_before(act: Act, head: int) -> None:
    """Columns of marks that a loop changes, in which nothing can stop, belong to nobody else from before it on."""
    for slot in sorted({int(found[1]) for line in act.lines[head:] if (found := _OWNED.fullmatch(line))}):
        owned = next(line.lstrip() for line in act.lines[head:] if line.lstrip().startswith(f"m{slot} = "))
        inside = [line.replace(f"M[{slot}][", f"m{slot}[") for line in act.lines[head:] if line.lstrip() != owned]
        act.lines[head:] = ["    " * act.text.depth + owned, *inside]
        act.mine |= {slot}


_OWNED = re.compile(r" *m(\d+) = M\[\d+\] if \d+ in R\.mine else R\.own_marks\(\d+\)")


def _is_few(act: Act, found: Code) -> bool:
    """Tell whether a list is so short that its steps are counted where the loop stands."""
    known = act.module.known(found.text)
    return found.text == "W" or found.kind.few or (isinstance(known, tuple) and len(known) <= _FEW)


def _turn(act: Act, node: tree.Node, where: tree.Expression | None, *, counted: bool = True) -> None:
    """What comes before each turn of a loop: steps, if they are counted here, and the guard."""
    if counted:
        kept = act.reserve()
    test = condition(act, where)
    act.cost += act.module.cost_of_block(node)
    if counted:
        act.use_steps(kept, node, checked=not isinstance(node, tree.ForEach) or act.text.lists > 1)
    if where is not None:
        act.line(f"if not ({test}): continue")


def _ordered(act: Act, node: tree.ForEach) -> Code:
    found = listed(act, node.among)
    if node.order is None:
        return found
    if node.order.start is not None:
        return Code(f"clockwise(R, {found.text}, {value(act, node.order.start).text})", found.kind)
    module = act.module
    inner = Body(module, ("order", module.number(node), act.key), act)
    items = Kind(found.kind.items, EVERY, WIDEST if found.kind.items & NUMBER else None)
    local = inner.assign(node.name, items)
    with inner.block(f"for {local} in items_:"):
        inner.keep_row(node.name)
        inner.line(f"keys_.append({rank(inner, node.order.keys)})")
    name = module.inner_name("o", node, act)
    module.add_function(
        [
            f"def {name}({', '.join(['R', 'items_', *inner.free()])}):",
            *inner.prelude(),
            "    keys_ = []",
            *inner.lines,
            "    return tuple([items_[at] for at in sorted(range(len(items_)), key=keys_.__getitem__)])",
        ]
    )
    return Code(f"{name}({', '.join(['R', found.text, *inner.free()])})", found.kind)


@contextmanager
def _turning(act: Act, block: tree.Block, head: str) -> Iterator[None]:
    """A loop that goes through no list."""
    with act.again(block), act.block(head):
        act.text.turning += 1
        yield
        act.text.turning -= 1


def repeat(act: Act, node: tree.Repeat) -> None:
    """Statements so many times."""
    if not act.module.stops(node.block):
        times = numeric(act, node.times).text
        with _turning(act, node.block, f"for _ in range({times}):"):
            _turn(act, node, None)
            act.statements(node.block)
        return
    left = act.kept_name("l", node)
    with act.within(("repeat", act.module.number(node), left)):
        if not act.twin:
            act.line(f"{left} = {numeric(act, node.times).text}")
            _repeated(act, node, left)
            return
        with act.block("if not pc:"), act.plainly():
            act.line(f"{left} = {numeric(act, node.times).text}")
        go = act.temp("go")
        with _gone_to(act, go, node.block):
            act.statements(node.block)
        with act.block(f"if {go}:"), act.plainly():
            _repeated(act, node, left)


def _repeated(act: Act, node: tree.Repeat, left: str) -> None:
    with _turning(act, node.block, f"while {left} > 0:"):
        act.line(f"{left} -= 1")
        _turn(act, node, None)
        act.statements(node.block)


def loop(act: Act, node: tree.Loop) -> None:
    """Statements until they are left."""
    with act.within(("loop", act.module.number(node))):
        if not act.twin:
            _looped(act, node)
            return
        go = act.temp("go")
        with _gone_to(act, go, node.block):
            act.statements(node.block)
        with act.block(f"if {go}:"), act.plainly():
            _looped(act, node)


def _looped(act: Act, node: tree.Loop) -> None:
    with _turning(act, node.block, "while True:"):
        asks = any(isinstance(one, tree.ChooseOne) and always_asks(act, one) for one in node.block.statements)
        first = len(act.lines)
        if not asks:  # whoever is asked gives new steps
            _turn(act, node, None)
        around, act.loop = act.loop, None if asks else node
        act.statements(node.block)
        if not asks and act.loop is None:  # some statement counts the turns in which nobody is asked
            act.lines[first] = ""
        act.loop = around


def leave(act: Act, _: tree.Leave) -> None:
    """The end of the innermost loop."""
    act.line("break")


def give(act: Act, node: tree.Give) -> None:
    """The end of a procedure, with a value."""
    found = value(act, node.value)
    if act.in_event:
        act.leave_function()
        return
    act.module.facts.add(found.kind, "gives", act.key)
    if act.is_inside:  # it is the last statement
        act.line(f"{act.own_name('gift')} = {found.text}")
    elif act.epilogue:
        act.line(f"x = {found.text}")
        act.leave_function("x")
    else:
        act.line(f"return {found.text}")


# ---------------------------------------------------------------- calls


def do(act: Act, node: tree.Do) -> None:
    """A procedure or scope is called."""
    _call(act, node, act.module.program.definitions[node.procedure], str(node.into))


def announce(act: Act, node: tree.Announce) -> None:
    """An event happens."""
    _call(act, node, act.module.program.definitions[node.event], "")


def _call(act: Act, node: tree.Do | tree.Announce, definition: tree.Definition, into: str) -> None:
    module = act.module
    if module.can_be_inside(definition, act):
        call_inside(act, node, definition, into)
        return
    name = str(definition.name)
    given = ["R", act.src, act.rul]
    for parameter, argument in zip(definition.parameters, node.arguments, strict=True):
        found = value(act, argument)
        module.facts.add(found.kind, "local", ("definition", name), str(parameter.name))
        given.append(found.text)
    into = "" if definition.sort == "event" else into
    call = f"{module.function_name('p', definition)}({', '.join(given)})"
    kind = module.facts.of("gives", ("definition", name)) | Kind(NONE)
    if module.counting:
        act.line(f"if {'not pc and ' if act.twin else ''}R.depth >= {DEPTH}: too_deep(R, {module.number(node)})")
    if not module.stops(definition):
        if into:
            act.set_local(into, Code(call, kind))
        else:
            act.line(call)
        return
    _wait_for(act, call, into, kind)


def _wait_for(act: Act, call: str, into: str, kind: Kind) -> None:
    """Call something that may stop; in the twin, what is inside may be under way already."""
    at = act.label("call", into=into)
    target = f"{act.assign(into, kind)} = " if into else ""
    if act.twin:
        act.line(f"at = {at}")
        with act.block(f"if pc == {at}:"):
            act.line("pc = 0")
            act.line(f"{target}yield from inner")
        with act.block("else:"):
            act.line(f"{target}yield from {call}")
    else:
        act.line(f"at = {at}")
        act.line(f"{target}yield from {call}")
    if into:
        act.tell(into)


def end_game(act: Act, _: tree.EndGame) -> None:
    """The game is over."""
    at = act.label("over")
    act.line("R.over = True")
    if act.module.logging:
        act.parts.add("L")
        act.line('L({"fact": "over"})')
    act.line(f"at = {at}")
    act.line("yield OVER")


def proceed(act: Act, node: tree.Proceed) -> None:
    """The event that is replaced happens after all."""
    if node.name and node.value is not None and act.replaced is not None:
        names = [str(one.name) for one in act.replaced.parameters]
        found = value(act, node.value)
        act.module.facts.add(found.kind, "local", ("definition", str(act.replaced.name)), str(node.name))
        act.line(f"{act.own_name('ev')}[{names.index(str(node.name))}] = {found.text}")
    act.line(f"{act.own_name('box')}[{PROCEEDED}] = True")
