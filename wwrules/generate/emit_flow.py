"""Branches, loops and calls as Python source."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code, condition, listed, numeric, rank, value
from wwrules.generate.kinds import (
    EVERY,
    NONE,
    NUMBER,
    WIDEST,
    Kind,
    item_of,
)
from wwrules.generate.waiting import PROCEEDED
from wwrules.run.interpret import DEPTH


def if_(act: Act, node: tree.If) -> None:
    """The first branch that holds."""
    branches = [(condition(act, test), block) for test, block in node.branches]
    act.chain(branches, node.otherwise, [tuple(_there(act, test)) for test, _ in node.branches])


def _there(act: Act, test: tree.Expression) -> Iterator[str]:
    """Locals that are there if a test holds."""
    match test:
        case tree.Name(id=name) if act.is_sure(name):
            yield str(name)
        case tree.Operation(operator="and"):
            yield from _there(act, test.left)
            yield from _there(act, test.right)


def _can_stop(act: Act, block: tree.Block) -> bool:
    return act.module.stops(block)


def for_each(act: Act, node: tree.ForEach) -> None:
    """Statements for each of what is there."""
    found = _ordered(act, node)
    number = act.module.number(node)
    item = item_of(found.kind)
    if not _can_stop(act, node.block):
        with act.again(node.block, node.name), act.block(f"for {act.assign(node.name, item)} in {found.text}:"):
            act.keep_row(node.name)
            act.tell(node.name)
            _turn(act, node, node.where)
            act.statements_plain(node.block)
        return
    every, at = act.temp("t"), act.temp("i")
    act.keep(every, at)
    with act.within(("for-each", number, every, at)):
        if act.twin:
            with act.block("if not pc:"):
                act.line(f"{every} = {found.text}; {at} = 0")
        else:
            act.line(f"{every} = {found.text}; {at} = 0")
        with act.again(node.block, node.name):
            local = act.assign(node.name, item)
            if act.twin:
                with act.block("while True:"):
                    with act.block("if not pc:"):
                        act.line(f"if {at} == len({every}): break")
                        act.line(f"{local} = {every}[{at}]; {at} += 1")
                    act.keep_row(node.name)
                    with act.block("if not pc:"):
                        act.tell(node.name)
                        _turn(act, node, node.where)
                    act.statements(node.block)
            else:
                with act.block(f"for {local} in {every}:"):
                    act.line(f"{at} += 1")
                    act.keep_row(node.name)
                    act.tell(node.name)
                    _turn(act, node, node.where)
                    act.statements(node.block)


def _turn(act: Act, node: tree.Node, where: tree.Expression | None) -> None:
    """What comes before each turn of a loop: a step, and the guard."""
    kept = act.reserve()
    test = condition(act, where)
    act.cost += act.module.cost_of_block(node)
    act.use_steps(kept, node)
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
    inner.depth = 2
    items = Kind(found.kind.items, EVERY, WIDEST if found.kind.items & NUMBER else None)
    local = inner.assign(node.name, items)
    inner.keep_row(node.name)
    inner.line(f"keys_.append({rank(inner, node.order.keys)})")
    name = module.inner_name("o", node, act)
    free = sorted(inner.inherited)
    module.add_function(
        [
            f"def {name}({', '.join(['R', 'items_', *(act.local(one) for one in free)])}):",
            *inner.prelude(),
            "    keys_ = []",
            f"    for {local} in items_:",
            *inner.lines,
            "    return tuple([items_[at] for at in sorted(range(len(items_)), key=keys_.__getitem__)])",
        ]
    )
    return Code(f"{name}({', '.join(['R', found.text, *(act.read(one) for one in free)])})", found.kind)


def repeat(act: Act, node: tree.Repeat) -> None:
    """Statements so many times."""
    times = numeric(act, node.times).text
    if not _can_stop(act, node.block):
        with act.again(node.block), act.block(f"for _ in range({times}):"):
            _turn(act, node, None)
            act.statements_plain(node.block)
        return
    left = act.temp("l")
    act.keep(left)
    with act.within(("repeat", act.module.number(node), left)):
        if act.twin:
            act.line(f"if not pc: {left} = {times}")
        else:
            act.line(f"{left} = {times}")
        with act.again(node.block), act.block(f"while pc or {left} > 0:" if act.twin else f"while {left} > 0:"):
            if act.twin:
                with act.block("if not pc:"):
                    act.line(f"{left} -= 1")
                    _turn(act, node, None)
            else:
                act.line(f"{left} -= 1")
                _turn(act, node, None)
            act.statements(node.block)


def loop(act: Act, node: tree.Loop) -> None:
    """Statements until they are left."""
    stops = _can_stop(act, node.block)
    with act.within(("loop", act.module.number(node))), act.again(node.block), act.block("while True:"):
        if not stops:
            _turn(act, node, None)
            act.statements_plain(node.block)
        else:
            if act.twin:
                with act.block("if not pc:"):
                    _turn(act, node, None)
            else:
                _turn(act, node, None)
            act.statements(node.block)


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
    if act.epilogue:
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
    name = str(definition.name)
    given = ["R", "src", "rul"]
    for parameter, argument in zip(definition.parameters, node.arguments, strict=True):
        found = value(act, argument)
        module.facts.add(found.kind, "local", ("definition", name), str(parameter.name))
        given.append(found.text)
    module.want(definition)
    into = "" if definition.sort == "event" else into
    call = f"{module.function_name('p', definition)}({', '.join(given)})"
    kind = module.facts.of("gives", ("definition", name)) | Kind(NONE)
    if module.counting:
        depth = f"if {'not pc and ' if act.twin else ''}R.depth >= {DEPTH}: too_deep(R, {module.number(node)})"
        act.line(depth)
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
        act.line(f"ev[{names.index(str(node.name))}] = {found.text}")
    act.line(f"box[{PROCEEDED}] = True")
