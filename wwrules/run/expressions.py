"""Values of expressions: pure, total and obvious. Nothing is asked, moved or changed while an expression is looked at.

A missing thing is None and has no attributes; dividing by zero gives zero; the best of nothing is nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.run.values import Piece, Player, Thing, Value, Zone

if TYPE_CHECKING:
    from wwrules.run.interpret import Machine

Env = dict[str, Value]


def evaluate(machine: Machine, node: tree.Expression, env: Env) -> Value:
    """The value of an expression with these locals."""
    machine.spend(node)
    return _EVALUATORS[type(node)](machine, node, env)


def items(machine: Machine, value: Value) -> tuple[Value, ...]:
    """A value as a list: a zone is its pieces, nothing is empty, one thing is a list of one."""
    if isinstance(value, Zone):
        return machine.state.pieces_in(value)
    if isinstance(value, tuple):
        return value
    return () if value is None else (value,)


def holds(machine: Machine, condition: tree.Expression | None, env: Env) -> bool:
    """Tell whether a guard is satisfied; no guard always is."""
    return condition is None or truth(machine, evaluate(machine, condition, env))


def truth(machine: Machine, value: Value) -> bool:
    """Nothing, zero, false and what is empty are false."""
    if isinstance(value, Zone):
        return bool(machine.state.zones.get(value))
    return bool(value) if isinstance(value, bool | int | tuple) else value is not None


def number(value: Value) -> int:
    """A value as a number; what is no number counts as 0."""
    return int(value) if isinstance(value, int) else 0


def selected(machine: Machine, name: str, among: tree.Expression, where: tree.Expression | None, env: Env) -> list[Value]:
    """Those of a list for which a guard holds, under a name."""
    every = items(machine, evaluate(machine, among, env))
    return [one for one in every if holds(machine, where, {**env, name: one})]


def rank(machine: Machine, keys: tuple[tree.Key, ...], name: str, value: Value, env: Env) -> tuple[int, ...]:
    """Sort key of a value: low keys as they are, high ones turned round."""
    inner = {**env, name: value}
    signs = [1 if key.direction == "low" else -1 for key in keys]
    return tuple(sign * number(evaluate(machine, key.value, inner)) for sign, key in zip(signs, keys, strict=True))


def _name(machine: Machine, node: tree.Name, env: Env) -> Value:
    if node.id in env:
        return env[node.id]
    return machine.lookup(node.id)


def _attribute(machine: Machine, node: tree.Attribute, env: Env) -> Value:
    of = evaluate(machine, node.of, env)
    return None if of is None else machine.attribute(of, node.name)


def _call(machine: Machine, node: tree.Call, env: Env) -> Value:
    if node.function == "settled":
        return machine.settled(node.arguments[0], env)
    arguments = [evaluate(machine, one, env) for one in node.arguments]
    function = machine.program.functions.get(node.function)
    if function is not None:
        names = [parameter.name for parameter in function.parameters]
        inner = {key: value for key, value in env.items() if key in ("you", "this")}
        machine.enter(node)
        value = evaluate(machine, function.value, inner | dict(zip(names, arguments, strict=True)))
        machine.functions -= 1
        return value
    if node.function in _SIZES:
        machine.spend(node, _SIZES[node.function](machine, *arguments))
    return FUNCTIONS[node.function](machine, *arguments)


def _operation(machine: Machine, node: tree.Operation, env: Env) -> Value:
    if node.operator in ("and", "or"):
        first = truth(machine, evaluate(machine, node.left, env))
        if first == (node.operator == "or"):
            return first
        return truth(machine, evaluate(machine, node.right, env))
    left, right = evaluate(machine, node.left, env), evaluate(machine, node.right, env)
    if node.operator == "in":
        return left in items(machine, right)
    if node.operator in ("==", "!="):
        return (left == right) == (node.operator == "==")
    return machine.bounded(_ARITHMETIC[node.operator](number(left), number(right)), node)


_ARITHMETIC: dict[str, Callable[[int, int], int | bool]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b if b else 0,
    "/up": lambda a, b: -(-a // b) if b else 0,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def _tally(machine: Machine, node: tree.Tally, env: Env) -> Value:
    if node.word in ("all_of", "some_of"):
        every = items(machine, evaluate(machine, node.among, env))
        answers = (holds(machine, node.where, {**env, node.name: one}) for one in every)
        return all(answers) if node.word == "all_of" else any(answers)
    found = selected(machine, node.name, node.among, node.where, env)
    if node.word in ("first", "last"):
        return (found[0] if node.word == "first" else found[-1]) if found else None
    return tuple(found) if node.word == "collect" else len(found)


def _total(machine: Machine, node: tree.Total, env: Env) -> Value:
    found = selected(machine, node.name, node.among, node.where, env)
    values = [evaluate(machine, node.value, {**env, node.name: one}) for one in found]
    if node.word == "values":
        return tuple(dict.fromkeys(values))
    numbers = [number(one) for one in values]
    totals = {"sum": sum(numbers), "most": max(numbers, default=0), "least": min(numbers, default=0)}
    return machine.bounded(totals[node.word], node)


def _list_of(machine: Machine, node: tree.ListOf, env: Env) -> Value:
    """Lists inside a list are joined: there are no lists of lists."""
    values = [evaluate(machine, one, env) for one in node.items]
    machine.spend(node, sum(len(one) for one in values if isinstance(one, tuple)))
    return tuple(inner for one in values for inner in (one if isinstance(one, tuple) else (one,)))


def _best(machine: Machine, node: tree.Best, env: Env) -> Value:
    found = selected(machine, node.name, node.among, node.where, env)
    ranks = [rank(machine, node.keys, node.name, one, env) for one in found]
    if not found:
        return () if node.word == "tied_best" else None
    tied = tuple(one for one, key in zip(found, ranks, strict=True) if key == min(ranks))
    return tied if node.word == "tied_best" else tied[0]


_EVALUATORS: dict[type, Callable[[Any, Any, Env], Value]] = {
    tree.Number: lambda _, node, __: node.value,
    tree.Text: lambda _, node, __: node.value,
    tree.Name: _name,
    tree.Attribute: _attribute,
    tree.Call: _call,
    tree.Operation: _operation,
    tree.Not: lambda machine, node, env: not truth(machine, evaluate(machine, node.value, env)),
    tree.Minus: lambda machine, node, env: -number(evaluate(machine, node.value, env)),
    tree.ListOf: _list_of,
    tree.Tally: _tally,
    tree.Total: _total,
    tree.Best: _best,
}


# ---------------------------------------------------------------- functions of the core


def _next_player(machine: Machine, player: Value) -> Value:
    return Player((player.seat + 1) % machine.state.seats) if isinstance(player, Player) else None


def _happening(machine: Machine, event: Value, *with_: Value) -> Value:
    """Whether an event, procedure or scope of that name is under way in which all of these take part."""
    calls = [call for call in machine.state.calls if call.name == event]
    return any(all(one in call.env.values() for one in with_) for call in calls)


def _first(machine: Machine, values: Value) -> Value:
    every = items(machine, values)
    return every[0] if every else None


def _last(machine: Machine, values: Value) -> Value:
    every = items(machine, values)
    return every[-1] if every else None


def _top(machine: Machine, values: Value, count: Value) -> Value:
    """The last so many: the top of a deck."""
    every = items(machine, values)
    return tuple(reversed(every))[: max(0, number(count))]


def _pieces(machine: Machine, kind: Value) -> Value:
    kinds = machine.state.kinds
    return tuple(Piece(one) for one in range(len(kinds)) if machine.program.game.is_a(kinds[one], str(kind)))


def _entries(machine: Machine, kind: Value) -> Value:
    return tuple(Thing(one.id) for one in machine.program.game.entities.values() if one.kind == kind)


def _is_a(machine: Machine, what: Value, kind: Value) -> Value:
    found = machine.state.kinds[what.number] if isinstance(what, Piece) else ""
    return machine.program.game.is_a(found, str(kind))


def _except_one(machine: Machine, values: Value, one: Value) -> Value:
    """A list without the first place where something stands."""
    every = items(machine, values)
    at = every.index(one) if one in every else len(every)
    return every[:at] + every[at + 1 :]


FUNCTIONS: dict[str, Callable[..., Value]] = {
    "lower": lambda _, a, b: min(number(a), number(b)),
    "higher": lambda _, a, b: max(number(a), number(b)),
    "range": lambda _, low, high: tuple(range(number(low), number(high) + 1)),
    "size": lambda machine, value: len(items(machine, value)),
    "next": _next_player,
    "happening": _happening,
    "except-one": _except_one,
    "first": _first,
    "last": _last,
    "top": _top,
    "pieces": _pieces,
    "entries": _entries,
    "is-a": _is_a,
    "can-affect": lambda machine, source, piece: machine.can_affect(source, piece),
    "without": lambda machine, every, one: tuple(x for x in items(machine, every) if x not in items(machine, one)),
    "together-with": lambda machine, a, b: items(machine, a) + items(machine, b),
}
# How many values a function makes, where it may make more than it was given: each is a step.
_SIZES: dict[str, Callable[..., int]] = {
    "range": lambda _, low, high: max(0, number(high) - number(low)),
    "together-with": lambda machine, a, b: len(items(machine, a)) + len(items(machine, b)),
}
