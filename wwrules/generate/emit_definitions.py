"""Procedures, scopes and events as Python source: a function of its own with its twin, or written into whoever calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act
from wwrules.generate.contexts import Code, value
from wwrules.generate.emit_stages import event
from wwrules.generate.kinds import NONE, Kind
from wwrules.generate.statements import gives
from wwrules.generate.templates import Region, Template
from wwrules.run.interpret import DEPTH

if TYPE_CHECKING:
    from wwrules.generate.module import Module


def emit_definition(module: Module, definition: tree.Definition) -> None:
    """A procedure, scope or event, and its twin if it may stop."""
    number, name = module.number(definition), str(definition.name)
    template, parameters = Template(f"p_{number}"), [str(one.name) for one in definition.parameters]
    region = Region(definition.sort, name, number, {}, {"src": "src", "rul": "rul"}, parameters)
    stops = module.stops(definition)
    for twin in module.variants(stops=stops):
        act = Act(module, ("definition", name), template, region, twin=twin)
        act.watched = module.is_watched(name)
        if not act.watched:
            act.know_by_rows(definition)
        for one in parameters:
            act.sure.add(one)
            act.perhaps.add(one)
            act.local(one)
        kept = begin(act, definition, stops=stops)
        _inner(act, definition, parameters)
        end(act, definition, kept, ["R", "src", "rul", *(act.local(one) for one in parameters)], stops=stops)


def _inner(act: Act, definition: tree.Definition, parameters: list[str]) -> None:
    if definition.sort == "event":
        event(act, definition, parameters)
    else:
        _procedure(act, definition)


def _procedure(act: Act, definition: tree.Definition) -> None:
    if definition.sort == "scope":
        _scope(act, str(definition.name))
    watch(act, str(definition.name))
    if act.watched and definition.sort == "scope":
        act.epilogue = act.epilogue[::-1]
    act.statements(definition.block)


def _scope(act: Act, name: str) -> None:
    """A scope is open from here to the end of the call."""
    word, number = act.module.constant(name), act.own_name("num")
    act.region.own["num"] = number
    if act.module.logging:
        act.only_new(f"{number} = begin_scope(R, {word})")
        act.epilogue.append(f"end_scope(R, {word}, {number})")
        return
    act.only_new(f"{number} = R.numbers = R.numbers + 1; R.scopes.append(({word}, {number}))")
    act.epilogue.append("R.scopes.pop()")
    if act.module.grants:
        act.epilogue.append(f"if R.grants: end_grants_of(R, {number})")


# ---------------------------------------------------------------- around every function


def begin(act: Act, node: tree.Node, *, stops: bool) -> tuple[int, int, int]:
    """What every function begins with: its steps, and one call more."""
    module = act.module
    kept = act.reserve()
    if not act.twin and module.counting:
        act.line("R.depth += 1")
        if not isinstance(node, tree.Definition):
            act.line(f"if R.depth > {DEPTH}: too_deep(R, {module.number(node)})")
    if stops:
        act.line("if 0: yield")
    if module.counting:
        act.epilogue.append("R.depth -= 1")
    for name in sorted(act.sure):
        act.keep_row(name)
    return kept


def end(act: Act, node: tree.Node, kept: tuple[int, int, int], parameters: list[str], *, stops: bool) -> None:
    """Put the function together."""
    module, template = act.module, act.template
    act.leave_function()
    if not act.twin:
        block = getattr(node, "block", None)
        act.cost += len(block.statements) if block is not None else 0
        act.use_steps(kept, node)
        template.count = act.count
        act.region.variables = dict(act.names)
        unset = [f"    {act.local(one)} = UNSET" for one in sorted(act.unset) if act.local(one) not in parameters]
        module.add_function([f"def {template.function}({', '.join(parameters)}):", *unset, *act.prelude(), *act.lines])
        if stops:
            module.templates[template.function] = template
            template.ready()
        return
    taken = "".join(f"{one}, " for one in template.all_kept)
    head = twin_head(template.function)
    rows = []
    for one in template.rows:
        row = template.token(one)
        rows += [f"    {one} = {row}; {row} = {act.part('A')}[{one}.seat] if {one} is not UNSET else UNSET"]
    for one in template.row_lists:
        rows += [f"    if {one} is not UNSET: {one} = rows_of({act.part('A')}, {one})"]
    module.add_function([head, f"    {taken} = kept", *act.prelude(), *rows, *act.lines])


def watch(act: Act, name: str) -> None:
    """Let others see what is under way, with its locals."""
    if not act.watched:
        return
    module = act.module
    if act.twin:
        pairs = "".join(f"({module.constant(one)}, {act.local(one)}), " for one in sorted(act.names))
        act.line(f"u = with_those_set({{{'**env' if act.env else ''}}}, ({pairs}))")
    else:
        pairs = "".join(f"{module.constant(one)}: {act.local(one)}, " for one in sorted(act.sure))
        act.line(f"u = {{{'**env, ' if act.env else ''}{pairs}}}")
    act.line(f"R.under.append(({module.constant(name)}, u))")
    act.epilogue.append("R.under.pop()")


# ---------------------------------------------------------------- written into whoever calls


def call_inside(act: Act, node: tree.Do | tree.Announce, definition: tree.Definition, into: str) -> None:
    """A call whose statements are written here. Its parameters are locals, or stand for those that are given."""
    module, name, number = act.module, str(definition.name), act.module.number(definition)
    parameters = [str(one.name) for one in definition.parameters]
    changed = module.inlining.changed(definition.block)
    given: list[tuple[str, Code, bool, bool]] = []
    for one, argument in zip(parameters, node.arguments, strict=True):
        code = value(act, argument)
        module.facts.add(code.kind, "local", ("definition", name), one)
        stands = isinstance(argument, tree.Name) and act.is_sure(argument.id) and one not in changed
        stands = stands and not act.is_row_list(argument.id)  # type: ignore[union-attr]
        given.append((one, code, stands, stands and act.has_row(argument.id)))  # type: ignore[union-attr]
    into = "" if definition.sort == "event" else str(into)
    if module.counting:
        act.only_new(f"if R.depth >= {DEPTH}: too_deep(R, {module.number(node)})")
        act.only_new("R.depth += 1")
    region = Region(definition.sort, name, number, {}, {"src": act.src, "rul": act.rul}, parameters)
    result = ""
    with act.entered(region, ("inside", module.number(node), act.key), into):
        act.line("")
        stale = len(act.lines) - 1
        act.know_by_rows(definition)
        act.lines[stale] = "    " * act.text.depth
        for one, code, stands, has_row in given:
            if stands:
                act.alias(one, code.text, code.kind, row=has_row)
            else:
                act.only_new(f"{act.assign(one, code.kind)} = {code.text}")
                act.keep_row(one)
        _inner(act, definition, parameters)
        if module.counting:
            act.epilogue.append("R.depth -= 1")
        act.leave_function()
        act.cost += 1 + len(definition.block.statements)
        if gives(definition.block):
            result = act.own_name("gift")
        act.forget_stale(stale)
        kind = module.facts.of("gives", act.key) | Kind(NONE)
    if into:
        act.set_local(into, Code(result or "None", kind if result else Kind(NONE)))


def twin_head(function: str) -> str:
    """The first line of the twin of a function."""
    return f"def twin_{function}(R, pc, kept, inner, answer):"
