"""A tree of the procedure tier as text: short things on one line, blocks that are long with a line for each statement.

The text parses back to an equal tree. Comments are no part of a tree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.types import spoken

WIDTH = 100
# How tightly an operator binds: an operand that binds less stands in parentheses.
_LEVELS = {"or": 1, "and": 2, "in": 4, "+": 5, "-": 5, "*": 6, "/": 6, "/up": 6}
_NOT, _COMPARED, _SUM, _UNARY, _POSTFIX = 3, 4, 5, 7, 8


def print_procedure(node: tree.Node | Iterable[tree.Node]) -> str:
    """The text of a definition, rule, statement or expression, or of several one after the other."""
    if not isinstance(node, tree.Node):
        return "\n".join(map(print_procedure, node))
    if isinstance(node, tree.Block):
        return "\n".join(map(print_procedure, node.statements))
    return _PRINTERS[type(node)](node)


# ---------------------------------------------------------------- parts


def _joined(*words: str) -> str:
    """Words with a space between; those that are not there leave none."""
    return " ".join(word for word in words if word)


def _list(nodes: Iterable[tree.Node]) -> str:
    return ", ".join(map(print_procedure, nodes))


def _braces(before: str, parts: Iterable[tree.Node], after: str = "") -> str:
    """A head and what it holds: on one line if there is room and nothing inside has several."""
    inside = list(map(print_procedure, parts))
    line = _joined(before, "{", "  ".join(inside), "}", after)
    if "\n" not in line and len(line) <= WIDTH:
        return line
    body = "\n".join(f"  {row}" for text in inside for row in text.split("\n"))
    return f"{before} {{\n{body}\n{_joined('}', after)}"


def _block(before: str, block: tree.Block) -> str:
    return _braces(before, block.statements)


def _guard(where: tree.Expression | None) -> str:
    return f"where {print_procedure(where)}" if where is not None else ""


def _by(who: tree.Expression | None) -> str:
    return f"by {print_procedure(who)}" if who is not None else ""


def _count(count: tree.CountOf | None) -> str:
    if count is None or count.number is None:
        return "optionally" if count is not None else ""
    if count.least is not None:
        return f"between {_inside(count.least, _SUM)} and {_inside(count.number, _SUM)}"
    return f"{'up to' if count.word == 'up-to' else 'exactly'} {print_procedure(count.number)}"


def _parameters(parameters: Iterable[tree.Parameter]) -> str:
    return ", ".join(f"{spoken(one.name)} {spoken(one.type.capitalize())}" for one in parameters)


def _call(word: str, name: str, arguments: Iterable[tree.Node]) -> str:
    return _joined(word, f"{spoken(name)}({_list(arguments)})")


# ---------------------------------------------------------------- expressions


def _level(node: tree.Node) -> int:
    match node:
        case tree.Operation(operator=operator):
            return _LEVELS.get(operator, _COMPARED)
        case tree.Not():
            return _NOT
        case tree.Minus():
            return _UNARY
    return _POSTFIX


def _inside(node: tree.Expression, level: int) -> str:
    """An operand that must bind at least so tightly."""
    text = print_procedure(node)
    return text if _level(node) >= level else f"({text})"


def _operation(node: tree.Operation) -> str:
    level = _level(node)
    left = level + 1 if level == _COMPARED else level  # comparisons do not follow each other
    return f"{_inside(node.left, left)} {node.operator} {_inside(node.right, level + 1)}"


def _minus(node: tree.Minus) -> str:
    value = _inside(node.value, _UNARY)
    return f"- {value}" if value.startswith("-") else f"-{value}"  # two in a row would begin a comment


def _among(node: tree.Tally | tree.Total | tree.Best) -> str:
    return _joined(f"{spoken(node.name)} in {_inside(node.among, _searched(node))}", _guard(node.where))


def _searched(node: tree.Tally | tree.Total | tree.Best) -> int:
    """How tightly a list must bind that is gone through."""
    return _SUM if node.word in ("first", "last") else 0


def _best(node: tree.Best) -> str:
    return f"{node.word}({_among(node)} by {_list(node.keys)})"


# ---------------------------------------------------------------- statements


def _assign(node: tree.Assign) -> str:
    return f"{print_procedure(node.target)} {node.operator} {print_procedure(node.value)}"


def _do(node: tree.Do) -> str:
    return _call(f"let {spoken(node.into)} = do" if node.into else "do", node.procedure, node.arguments)


def _if(node: tree.If) -> str:
    words = ("if", *["else if"] * (len(node.branches) - 1))
    ways = [_block(f"{word} {print_procedure(test)}", block) for word, (test, block) in zip(words, node.branches, strict=True)]
    ways += [_block("else", node.otherwise)] if node.otherwise is not None else []
    line = " ".join(ways)
    return line if "\n" not in line and len(line) <= WIDTH else "\n".join(ways)


def _order(node: tree.Order) -> str:
    return f"clockwise from {print_procedure(node.start)}" if node.start is not None else f"ordered by {_list(node.keys)}"


def _for_each(node: tree.ForEach) -> str:
    order = _order(node.order) if node.order is not None else ""
    head = _joined(f"for each {spoken(node.name)} in {print_procedure(node.among)}", _guard(node.where), order)
    return _block(head, node.block)


def _move(node: tree.Move) -> str:
    place = {"top": "on top", "bottom": "at bottom"}.get(node.place, "")
    return _joined(f"move {print_procedure(node.what)} to {print_procedure(node.to)}", place)


def _make(node: tree.Make) -> str:
    count = "each" if node.count is None else print_procedure(node.count)
    owner = f"owned by {print_procedure(node.owner)}" if node.owner is not None else ""
    settings = f"with {_list(node.settings)}" if node.settings else ""
    return _joined(f"make {count} {spoken(node.kind)} in {print_procedure(node.to)}", owner, _guard(node.where), settings)


def _choose(node: tree.Choose) -> str:
    head = f"choose {spoken(node.name)} from {print_procedure(node.among)}"
    line = _joined(head, _guard(node.where), _by(node.by), _count(node.count))
    return line if node.otherwise is None else _block(f"{line} else", node.otherwise)


def _choose_one(node: tree.ChooseOne) -> str:
    return _braces(_joined("choose one", _by(node.by)), node.options)


def _together(node: tree.Together) -> str:
    who = _joined(f"together {spoken(node.name)} in {print_procedure(node.among)}", _guard(node.where))
    return _joined(who, f"decide {spoken(node.decision)} from {print_procedure(node.options)}", _count(node.count))


def _grant(node: tree.Grant) -> str:
    uses = "" if node.uses is None else f"at most {print_procedure(node.uses)} times"
    uses = "once" if node.uses == tree.Number(1) else uses
    until = " ".join(f"until {print_procedure(one)}" for one in node.until)
    return _braces(f"grant {print_procedure(node.to)}", node.rules, _joined(uses, until))


def _ending(node: tree.Ending) -> str:
    if node.pattern is None:
        return f"end of {spoken(node.scope)}"
    return _joined(f"after next {print_procedure(node.pattern)}", _guard(node.where))


# ---------------------------------------------------------------- rules and definitions


def _trigger(node: tree.Trigger | tree.Replacement) -> str:
    word = node.when if isinstance(node, tree.Trigger) else "instead of"
    once = f"once per {spoken(node.once_per)}" if node.once_per else ""
    optional = "optionally" if node.optional else ""
    return _block(_joined(word, print_procedure(node.pattern), _guard(node.where), once, optional), node.block)


def _modifier(node: tree.Modifier) -> str:
    of = _joined(f"modify {spoken(node.attribute)} of {spoken(node.name)} in {print_procedure(node.among)}", _guard(node.where))
    return f"{of} by {node.operator} {print_procedure(node.value)}"


def _definition(node: tree.Definition) -> str:
    gives = f"gives {spoken(node.gives.capitalize())}" if node.gives else ""
    return _block(_joined(f"{node.sort} {spoken(node.name)}({_parameters(node.parameters)})", gives), node.block)


def _check(node: tree.StandingCheck) -> str:
    return _block(_joined(f"check {spoken(node.name)} in {print_procedure(node.among)}", _guard(node.where)), node.block)


_PRINTERS: dict[type, Callable[[Any], str]] = {
    tree.Number: lambda node: str(node.value),
    tree.Text: lambda node: f'"{node.value}"',
    tree.Name: lambda node: spoken(node.id),
    tree.Attribute: lambda node: f"{_inside(node.of, _POSTFIX)}.{spoken(node.name)}",
    tree.Call: lambda node: _call("", node.function, node.arguments),
    tree.Operation: _operation,
    tree.Not: lambda node: f"not {_inside(node.value, _NOT)}",
    tree.Minus: _minus,
    tree.ListOf: lambda node: f"[{_list(node.items)}]",
    tree.Tally: lambda node: f"{node.word}({_among(node)})",
    tree.Total: lambda node: f"{node.word}({print_procedure(node.value)} for {_among(node)})",
    tree.Best: _best,
    tree.Key: lambda node: f"{node.direction} {print_procedure(node.value)}",
    tree.Let: lambda node: f"let {spoken(node.name)} = {print_procedure(node.value)}",
    tree.Do: _do,
    tree.Announce: lambda node: _call("announce", node.event, node.arguments),
    tree.Assign: _assign,
    tree.If: _if,
    tree.ForEach: _for_each,
    tree.Repeat: lambda node: _block(f"repeat {print_procedure(node.times)}", node.block),
    tree.Loop: lambda node: _block("loop", node.block),
    tree.Leave: lambda _: "leave",
    tree.Give: lambda node: f"give {print_procedure(node.value)}",
    tree.Move: _move,
    tree.Carry: lambda node: f"carry {print_procedure(node.what)} on {print_procedure(node.on)}",
    tree.Setting: lambda node: f"{spoken(node.name)} = {print_procedure(node.value)}",
    tree.Make: _make,
    tree.Shuffle: lambda node: f"shuffle {print_procedure(node.what)}",
    tree.Choose: _choose,
    tree.Option: lambda node: _block(_joined(f'"{node.label}"', _guard(node.where)), node.block),
    tree.ChooseOne: _choose_one,
    tree.Together: _together,
    tree.Roll: lambda node: f"roll {spoken(node.name)} from {print_procedure(node.among)}",
    tree.Draw: lambda node: _joined(f"draw {spoken(node.name)} from {print_procedure(node.among)}", _count(node.count)),
    tree.Grant: _grant,
    tree.Ending: _ending,
    tree.Proceed: lambda node: f"proceed with {spoken(node.name)} = {print_procedure(node.value)}" if node.value else "proceed",
    tree.Reveal: lambda node: f"reveal {print_procedure(node.what)} to {print_procedure(node.to)}",
    tree.EndGame: lambda _: "end game",
    tree.Bind: lambda node: f"some {spoken(node.name)}",
    tree.Anything: lambda _: "any",
    tree.Pattern: lambda node: _call("", node.event, node.arguments),
    tree.Trigger: _trigger,
    tree.Replacement: _trigger,
    tree.Prohibition: lambda node: _joined("forbid", print_procedure(node.pattern), _guard(node.where)),
    tree.Modifier: _modifier,
    tree.SharedRules: lambda node: f"share rules of {print_procedure(node.of)} with {print_procedure(node.to)}",
    tree.ConditionalRules: lambda node: _braces(f"while {print_procedure(node.condition)}", node.rules),
    tree.Definition: _definition,
    tree.Function: lambda node: f"function {spoken(node.name)}({_parameters(node.parameters)}) = {print_procedure(node.value)}",
    tree.StandingCheck: _check,
}
