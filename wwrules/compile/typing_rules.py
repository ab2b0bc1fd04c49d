"""The types of expressions, and what is wrong with them: one rule for each construct, in a table.

A rule gets the locals in reach and what is wanted at the place; a word that only that knows (a value of its enumeration, a way
to decide) is found through it.
"""

from __future__ import annotations

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker, Rules
from wwrules.compile.names import Names
from wwrules.compile.types import (
    ANYTHING,
    NUMBER,
    TEXT,
    TRUTH,
    ListOf,
    Maybe,
    Record,
    Symbol,
    Type,
    called,
    certain,
    element,
    joined,
    maybe,
    spoken,
)

_COMPARISONS = ("<", "<=", ">", ">=")
ANY_LIST = ListOf(ANYTHING)


def type_of(checker: Checker, node: tree.Expression, names: Names, wanted: Type = ANYTHING) -> Type:
    """What an expression is; faults inside it are reported."""
    found: Type = checker.rules[type(node)](checker, node, names, wanted)
    checker.types[id(node)] = found
    return found


def check_value(checker: Checker, node: tree.Expression, names: Names, wanted: Type) -> Type:
    """Look at an expression where a type is wanted."""
    found = type_of(checker, node, names, wanted)
    checker.fitting(node, found, wanted)
    return found


def check_condition(checker: Checker, node: tree.Expression | None, names: Names) -> None:
    """Look at an expression that holds or not: a word is no answer to that."""
    found = TRUTH if node is None else type_of(checker, node, names)
    if node is not None and (isinstance(found, Symbol | Record) or found == TEXT):
        checker.wrong(node, found, TRUTH)


def among(checker: Checker, node: tree.Expression, names: Names) -> Type:
    """What is found in something that is gone through."""
    return _inside(checker, node, type_of(checker, node, names, ANY_LIST))


def options(checker: Checker, node: tree.Expression, names: Names) -> Type:
    """The same where somebody or chance decides: a list may hold words of its own there, such as [stay, go]."""
    words = [one.id for one in node.items if isinstance(one, tree.Name)] if isinstance(node, tree.ListOf) else []
    known = [one for one in words if names.get(one) is not None or one in checker.vocabulary.names]
    wanted = ANY_LIST if known or not words else ListOf(Symbol(frozenset(words)))
    return _inside(checker, node, type_of(checker, node, names, wanted))


def _inside(checker: Checker, node: tree.Expression, found: Type) -> Type:
    inside = element(found)
    if inside is None:
        checker.wrong(node, found, ANY_LIST)
    return inside or ANYTHING


def selected(checker: Checker, name: str, inside: Type, where: tree.Expression | None, names: Names) -> tuple[Type, Names]:
    """What is left of something after a guard, and the locals where it has a name."""
    inner = names.having(name, inside)
    check_condition(checker, where, inner)
    inner = inner.given(checker.game, where)
    return inner.types[name], inner


def check_keys(checker: Checker, keys: tuple[tree.Key, ...], names: Names) -> None:
    """Keys of an order are numbers."""
    for key in keys:
        check_value(checker, key.value, names, NUMBER)


# ---------------------------------------------------------------- names


def _name(checker: Checker, node: tree.Name, names: Names, wanted: Type) -> Type:
    local = names.get(node.id)
    if local is not None:
        checker.locals.add(id(node))
        return local
    known = checker.vocabulary.names.get(node.id)
    if known is not None:
        return known
    wanted = certain(wanted)
    if isinstance(wanted, Symbol) and node.id in wanted.values:
        return Symbol(frozenset([node.id]), wanted.of)
    unknown_name(checker, node, names, wanted)
    return ANYTHING


def unknown_name(checker: Checker, node: tree.Name, names: Names, wanted: Type = ANYTHING) -> None:
    """Say what is wrong with a name that is not known at its place."""
    vocabulary = checker.vocabulary
    if node.id in names.unsure:
        checker.fault("unknown-name", node, node.id, name=spoken(node.id), state="unsure")
    elif node.id in ("you", "this"):
        checker.fault("unknown-name", node, node.id, name=node.id, state=node.id)
    elif node.id in vocabulary.owned:
        checker.fault("unknown-name", node, node.id, name=spoken(node.id), state="owned", owner=vocabulary.owned[node.id])
    elif vocabulary.complete:
        known = wanted.values if isinstance(wanted, Symbol) else frozenset()
        checker.unknown("unknown-name", node, node.id, [*names.types, *vocabulary.names, *known], state="plain")


def _attribute(checker: Checker, node: tree.Attribute, names: Names, _: Type) -> Type:
    of = type_of(checker, node.of, names)
    if isinstance(node.of, tree.Name) and isinstance(names.get(node.of.id), Maybe):
        checker.remark("maybe-nothing", node.of, name=spoken(node.of.id))
    member = checker.vocabulary.member(of, node.name)
    if member is not None:
        return member.type
    unknown_attribute(checker, node, node.name, of)
    return ANYTHING


def unknown_attribute(checker: Checker, node: tree.Node, name: str, of: Type) -> None:
    """Say that something has no such attribute, property or zone."""
    if checker.vocabulary.complete:
        checker.unknown("unknown-attribute", node, name, checker.vocabulary.members(certain(of)), of=called(of))


# ---------------------------------------------------------------- operations


def _operation(checker: Checker, node: tree.Operation, names: Names, _: Type) -> Type:
    match node.operator:
        case "and" | "or":
            check_condition(checker, node.left, names)
            check_condition(checker, node.right, names.given(checker.game, node.left, holds=node.operator == "and"))
            return TRUTH
        case "in":
            return _member(checker, node, names)
        case "==" | "!=":
            return _equal(checker, node, names)
    check_value(checker, node.left, names, NUMBER)
    check_value(checker, node.right, names, NUMBER)
    return TRUTH if node.operator in _COMPARISONS else NUMBER


def _member(checker: Checker, node: tree.Operation, names: Names) -> Type:
    if _known_elsewhere(checker, node.left, names):
        check_value(checker, node.left, names, among(checker, node.right, names))
        return TRUTH
    left = type_of(checker, node.left, names)
    inside = _inside(checker, node.right, type_of(checker, node.right, names, ListOf(left)))
    checker.fitting(node.left, left, inside)
    return TRUTH


def _equal(checker: Checker, node: tree.Operation, names: Names) -> Type:
    """Both sides are alike; the side that says more about itself is looked at first."""
    first, second = node.left, node.right
    if _known_elsewhere(checker, first, names):
        first, second = second, first
    check_value(checker, second, names, type_of(checker, first, names))
    return TRUTH


def _known_elsewhere(checker: Checker, node: tree.Expression, names: Names) -> bool:
    """Tell whether a name says nothing by itself, so that the other side must say what it can be."""
    return isinstance(node, tree.Name) and names.get(node.id) is None and node.id not in checker.vocabulary.names


def _list(checker: Checker, node: tree.ListOf, names: Names, wanted: Type) -> Type:
    """Lists inside a list are joined."""
    inside = element(wanted) or ANYTHING
    types = [type_of(checker, one, names, inside) for one in node.items]
    flat = [one.item if isinstance(one, ListOf) else one for one in types]
    total = flat[0] if flat else ANYTHING
    for one in flat[1:]:
        total = joined(checker.game, total, one)
    return ListOf(total, some=bool(node.items))


def _not(checker: Checker, node: tree.Not, names: Names, _: Type) -> Type:
    check_condition(checker, node.value, names)
    return TRUTH


def _minus(checker: Checker, node: tree.Minus, names: Names, _: Type) -> Type:
    return check_value(checker, node.value, names, NUMBER)


# ---------------------------------------------------------------- going through something


def _tally(checker: Checker, node: tree.Tally, names: Names, _: Type) -> Type:
    inside, _inner = selected(checker, node.name, among(checker, node.among, names), node.where, names)
    if node.word == "collect":
        return ListOf(inside)
    if node.word in ("first", "last"):
        return maybe(inside)
    return NUMBER if node.word == "count" else TRUTH


def _total(checker: Checker, node: tree.Total, names: Names, _: Type) -> Type:
    _inside, inner = selected(checker, node.name, among(checker, node.among, names), node.where, names)
    if node.word == "values":
        return ListOf(type_of(checker, node.value, inner))
    check_value(checker, node.value, inner, NUMBER)
    return NUMBER


def _best(checker: Checker, node: tree.Best, names: Names, _: Type) -> Type:
    inside, inner = selected(checker, node.name, among(checker, node.among, names), node.where, names)
    check_keys(checker, node.keys, inner)
    if node.word == "tied_best":
        return ListOf(inside)
    every = checker.types[id(node.among)]
    return inside if isinstance(every, ListOf) and every.some and node.where is None else maybe(inside)


EXPRESSIONS: Rules = {
    tree.Number: lambda _, __, ___, ____: NUMBER,
    tree.Text: lambda _, __, ___, ____: TEXT,
    tree.Name: _name,
    tree.Attribute: _attribute,
    tree.Operation: _operation,
    tree.Not: _not,
    tree.Minus: _minus,
    tree.ListOf: _list,
    tree.Tally: _tally,
    tree.Total: _total,
    tree.Best: _best,
}
