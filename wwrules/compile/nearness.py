"""How near a condition is to being met, as an amount from 0 to 100: an expression made from the condition's own tree.

A count that must reach a number is as near as its share of the number, several things that must hold are as near as they are on
average, of several that may hold the nearest counts, and where nothing must be otherwise each exception makes it less.
Whatever else holds or not is worth all or nothing. 100 means met, and nothing else does.
"""

from __future__ import annotations

from copy import deepcopy

from wwrules.compile import procedure_tree as tree

ALL = 100
_ONCE = "nearly"  # a name that no text has


def nearness(condition: tree.Expression) -> tree.Expression:
    """The amount; nothing of it is shared with the condition."""
    match deepcopy(condition):
        case tree.Operation("and"):
            parts = [nearness(one) for one in _joined(condition, "and")]
            return _over(_sum(parts), tree.Number(len(parts)))
        case tree.Operation("or", left, right):
            return tree.Call("higher", (nearness(left), nearness(right)))
        case tree.Operation(operator, left, tree.Number(number)) if operator in _TOWARDS:
            return _TOWARDS[operator](left, number)
        case tree.Not(tree.Tally("some-of" | "some_of", name, among, where)):
            return _exceptions(tree.Tally("count", name, among, where))
        case tree.Tally("all-of" | "all_of", name, among, where) if where is not None:
            return _exceptions(tree.Tally("count", name, among, tree.Not(where)))
        case other:
            return when(other, tree.Number(ALL))


def when(condition: tree.Expression, amount: tree.Expression) -> tree.Expression:
    """An amount if something holds, else 0; it is looked at only then."""
    return tree.Total("sum", amount, _ONCE, tree.ListOf((tree.Number(1),)), condition)


def _joined(node: tree.Expression, word: str) -> list[tree.Expression]:
    if isinstance(node, tree.Operation) and node.operator == word:
        return _joined(node.left, word) + _joined(node.right, word)
    return [node]


def _sum(parts: list[tree.Expression]) -> tree.Expression:
    first, *others = parts
    for one in others:
        first = tree.Operation("+", first, one)
    return first


def _over(much: tree.Expression, of: tree.Expression) -> tree.Expression:
    return tree.Operation("/", much, of)


def _more(amount: tree.Expression, by: int) -> tree.Expression:
    return tree.Operation("+", amount, tree.Number(by))


def _at_least(amount: tree.Expression, number: int) -> tree.Expression:
    """The share of the number that there is."""
    if number < 1:
        return when(tree.Operation(">=", amount, tree.Number(number)), tree.Number(ALL))
    reached = _over(tree.Operation("*", tree.Number(ALL), _not_below(amount)), tree.Number(number))
    return tree.Call("lower", (tree.Number(ALL), reached))


def _at_most(amount: tree.Expression, number: int) -> tree.Expression:
    """Less for everything that is too much."""
    if number < 0:
        return when(tree.Operation("<=", amount, tree.Number(number)), tree.Number(ALL))
    return tree.Call("lower", (tree.Number(ALL), _over(tree.Number(ALL * (number + 1)), _more(_not_below(amount), 1))))


def _exactly(amount: tree.Expression, number: int) -> tree.Expression:
    if number < 0:
        return when(tree.Operation("==", amount, tree.Number(number)), tree.Number(ALL))
    above = _over(tree.Number(ALL * (number + 1)), _more(_not_below(amount), 1))
    below = _over(tree.Operation("*", tree.Number(ALL), _more(_not_below(deepcopy(amount)), 1)), tree.Number(number + 1))
    return tree.Call("lower", (above, below))


def _not_below(amount: tree.Expression) -> tree.Expression:
    return tree.Call("higher", (amount, tree.Number(0)))


def _exceptions(count: tree.Expression) -> tree.Expression:
    return _over(tree.Number(ALL), _more(count, 1))


_TOWARDS = {
    ">=": _at_least,
    ">": lambda amount, number: _at_least(amount, number + 1),
    "<=": _at_most,
    "<": lambda amount, number: _at_most(amount, number - 1),
    "==": _exactly,
}
