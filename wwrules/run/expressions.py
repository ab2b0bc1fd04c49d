"""Values of expressions: pure, total and obvious. Nothing is asked, moved or changed while an expression is looked at.

A missing thing is None and has no attributes; dividing by zero gives zero; the best of nothing is nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.run.values import Piece, Player, Value, Zone, piece_of, player_of

if TYPE_CHECKING:
    from wwrules.run.interpret import Machine

Env = dict[str, Value]


def evaluate(machine: Machine, node: tree.Expression, env: Env) -> Value:
    """The value of an expression with these locals. Each costs a step; this is where most of the time goes."""
    machine.fuel -= 1
    if machine.fuel < 0:
        raise machine.runaway(node)
    return EVALUATORS[type(node)](machine, node, env)


def items(machine: Machine, value: Value) -> tuple[Value, ...]:
    """A value as a list: a zone is its pieces, nothing is empty, one thing is a list of one."""
    if isinstance(value, Zone):
        return machine.state.pieces_in(value)
    if isinstance(value, tuple):
        return value
    return () if value is None else (value,)


def holds(machine: Machine, condition: tree.Expression | None, env: Env) -> bool:
    """Tell whether a guard is satisfied; no guard always is."""
    if condition is None:
        return True
    value = evaluate(machine, condition, env)
    return value if isinstance(value, bool) else truth(machine, value)


def truth(machine: Machine, value: Value) -> bool:
    """Nothing, zero, false and what is empty are false."""
    if isinstance(value, Zone):
        return bool(machine.state.zones.get(value))
    return bool(value) if isinstance(value, (int, tuple)) else value is not None


def number(value: Value) -> int:
    """A value as a number; what is no number counts as 0."""
    return int(value) if isinstance(value, int) else 0


def selected(machine: Machine, name: str, among: tree.Expression, where: tree.Expression | None, env: Env) -> list[Value]:
    """Those of a list for which a guard holds, under a name."""
    return list(_selecting(machine, name, among, where, env))


def _selecting(machine: Machine, name: str, among: tree.Expression, where: tree.Expression | None, env: Env) -> Iterator[Value]:
    inner = dict(env)
    for one in items(machine, evaluate(machine, among, env)):
        inner[name] = one
        if holds(machine, where, inner):
            yield one


def rank(machine: Machine, keys: tuple[tree.Key, ...], name: str, value: Value, env: Env) -> tuple[int, ...]:
    """Sort key of a value: low keys as they are, high ones turned round."""
    inner = {**env, name: value}
    signs = [1 if key.direction == "low" else -1 for key in keys]
    return tuple(sign * number(evaluate(machine, key.value, inner)) for sign, key in zip(signs, keys, strict=True))


def _name(machine: Machine, node: tree.Name, env: Env) -> Value:
    return env[node.id] if node.id in env else machine.lookup(node.id)


def _attribute(machine: Machine, node: tree.Attribute, env: Env) -> Value:
    of = evaluate(machine, node.of, env)
    return None if of is None else machine.attribute(of, node.name)


def _call(machine: Machine, node: tree.Call, env: Env) -> Value:
    if node.function == "settled":
        return machine.settled(node.arguments[0], env)
    arguments = [evaluate(machine, one, env) for one in node.arguments]
    if node.function in machine.program.functions:
        return _call_function(machine, node, machine.program.functions[node.function], arguments, env)
    if node.function in _SIZES:
        machine.spend(node, _SIZES[node.function](machine, *arguments))
    return FUNCTIONS[node.function](machine, *arguments)


def _call_function(machine: Machine, node: tree.Call, function: tree.Function, arguments: list[Value], env: Env) -> Value:
    """A function of the game sees its parameters, and `you` and `this` of whoever asks."""
    inner: Env = {name: env[name] for name in ("you", "this") if name in env}
    for parameter, value in zip(function.parameters, arguments, strict=True):
        inner[parameter.name] = value
    machine.enter(node)
    found = evaluate(machine, function.value, inner)
    machine.functions -= 1
    return found


def _operation(machine: Machine, node: tree.Operation, env: Env) -> Value:
    return _OPERATIONS[node.operator](machine, node, env)


def _of_numbers(compute: Callable[[int, int], int]) -> Callable[[Any, tree.Operation, Env], int]:
    """An operation on two numbers, whose value is bounded."""

    def operation(machine: Machine, node: tree.Operation, env: Env) -> int:
        left, right = evaluate(machine, node.left, env), evaluate(machine, node.right, env)
        return machine.bounded(compute(number(left), number(right)), node)

    return operation


_OPERATIONS: dict[str, Callable[[Any, tree.Operation, Env], int | bool]] = {
    "and": lambda machine, node, env: holds(machine, node.left, env) and holds(machine, node.right, env),
    "or": lambda machine, node, env: holds(machine, node.left, env) or holds(machine, node.right, env),
    "in": lambda machine, node, env: evaluate(machine, node.left, env) in items(machine, evaluate(machine, node.right, env)),
    "==": lambda machine, node, env: evaluate(machine, node.left, env) == evaluate(machine, node.right, env),
    "!=": lambda machine, node, env: evaluate(machine, node.left, env) != evaluate(machine, node.right, env),
    "+": _of_numbers(lambda a, b: a + b),
    "-": _of_numbers(lambda a, b: a - b),
    "*": _of_numbers(lambda a, b: a * b),
    "/": _of_numbers(lambda a, b: a // b if b else 0),
    "/up": _of_numbers(lambda a, b: -(-a // b) if b else 0),
    "<": _of_numbers(lambda a, b: a < b),
    "<=": _of_numbers(lambda a, b: a <= b),
    ">": _of_numbers(lambda a, b: a > b),
    ">=": _of_numbers(lambda a, b: a >= b),
}


def _tally(machine: Machine, node: tree.Tally, env: Env) -> Value:
    return _TALLIES[node.word](machine, node, env)


def _all_of(machine: Machine, node: tree.Tally, env: Env) -> bool:
    inner = dict(env)
    for one in items(machine, evaluate(machine, node.among, env)):
        inner[node.name] = one
        if not holds(machine, node.where, inner):
            return False
    return True


def _found(machine: Machine, node: tree.Tally, env: Env) -> Iterator[Value]:
    return _selecting(machine, node.name, node.among, node.where, env)


_TALLIES: dict[str, Callable[[Any, tree.Tally, Env], Value]] = {
    "all_of": _all_of,
    "some_of": lambda machine, node, env: any(True for _ in _found(machine, node, env)),
    "count": lambda machine, node, env: sum(1 for _ in _found(machine, node, env)),
    "collect": lambda machine, node, env: tuple(_found(machine, node, env)),
    "first": lambda machine, node, env: next(_found(machine, node, env), None),
    "last": lambda machine, node, env: (tuple(_found(machine, node, env)) or (None,))[-1],
}


def _total(machine: Machine, node: tree.Total, env: Env) -> Value:
    inner, values = dict(env), []
    for one in selected(machine, node.name, node.among, node.where, env):
        inner[node.name] = one
        values.append(evaluate(machine, node.value, inner))
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


EVALUATORS: dict[type, Callable[[Any, Any, Env], Value]] = {
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
    return player_of((player.seat + 1) % machine.state.seats) if isinstance(player, Player) else None


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
    return tuple(piece_of(one) for one in range(len(kinds)) if machine.tables.is_a(kinds[one], str(kind)))


def _entries(machine: Machine, kind: Value) -> Value:
    return machine.tables.entries(str(kind))


def _is_a(machine: Machine, what: Value, kind: Value) -> Value:
    found = machine.state.kinds[what.number] if isinstance(what, Piece) else ""
    return machine.tables.is_a(found, str(kind))


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
