"""Operations on values as Python source: logic, comparisons, arithmetic within its limits."""

from __future__ import annotations

import re
from collections.abc import Callable

from wwrules.compile import procedure_tree as tree
from wwrules.generate.body import Body
from wwrules.generate.contexts import (
    Code,
    as_list,
    bounds_of,
    condition,
    looked_at,
    numeric,
    rows_in,
    value,
    within_limits,
)
from wwrules.generate.kinds import (
    INT,
    NONE,
    NOTHING_YET,
    PIECE,
    SINGLE,
    TRUTH,
    TUPLE,
    ZONE,
    Kind,
    items_of,
)


def operation(body: Body, node: tree.Operation) -> Code:
    """Two values joined by a sign or word."""
    every = _list_looked_into(body, node)
    if every is not None:
        return _anything_in(body, node, every)
    match node.operator:
        case "and" | "or":
            return Code(f"bool({condition(body, node)})", TRUTH)
        case "in":
            return _in(body, node)
        case "==" | "!=" as sign:
            left, right = value(body, node.left), value(body, node.right)
            single = _is_single(left, right) or _is_single(right, left)
            return Code(f"({left.text} {_same(sign, single=single)} {right.text})", TRUTH)
    left, right = numeric(body, node.left), numeric(body, node.right)
    if node.operator in ("<", "<=", ">", ">="):
        return Code(f"({left.text} {node.operator} {right.text})", TRUTH)
    text, bounds = _ARITHMETIC[node.operator](left, right)
    return within_limits(body, text, bounds, node)


_ANYTHING_OR_NOTHING = (("==", 0), ("<", 1), ("!=", 0), (">", 0), (">=", 1))  # ways to compare a size


def _list_looked_into(body: Body, node: tree.Operation) -> tree.Expression | None:
    """The list of which it is asked whether there is anything in it, by comparing its size."""
    match node:
        case tree.Operation(sign, tree.Call("size", (every,)), tree.Number(number)):
            is_core = "size" not in body.module.program.functions
            return every if is_core and (sign, number) in _ANYTHING_OR_NOTHING else None
    return None


def _anything_in(body: Body, node: tree.Operation, every: tree.Expression) -> Code:
    """Whether there is anything in a list, or nothing: that is seen without counting."""
    if isinstance(every, tree.Tally) and every.word == "collect" and every.where is not None:
        some = tree.Tally("some_of", every.name, every.among, every.where)
        body.module.stand_in(some, every)
        found = value(body, some).text
    else:
        found = (rows_in(body, every) or looked_at(body, every)).text
    return Code(f"(not {found})" if node.operator in ("==", "<") else f"bool({found})", TRUTH)


def _is_single(one: Code, other: Code) -> bool:
    """Tell whether comparing is asking for the same object."""
    return one.kind.within(SINGLE) and (other.kind.within(SINGLE) or other.text.isidentifier())


def _same(sign: str, *, single: bool) -> str:
    if single:
        return "is" if sign == "==" else "is not"
    return sign


def _in(body: Body, node: tree.Operation) -> Code:
    left = value(body, node.left)
    if left.kind.mask == PIECE and left.text.isidentifier():
        zone = value(body, node.right)
        if zone.kind.mask & ~NONE == ZONE:
            place = f"({zone.text} or 0)" if zone.kind.mask & NONE else zone.text  # no piece lies in 0
            return Code(f"({body.part('P')}[{left.text}.number] is {place})", TRUTH)
        return Code(f"({left.text} in {as_list(zone).text})", TRUTH)
    return Code(f"({left.text} in {looked_at(body, node.right).text})", TRUTH)


def _plus(left: Code, right: Code) -> tuple[str, tuple[int, int]]:
    a, b = bounds_of(left), bounds_of(right)
    return f"({left.text} + {right.text})", (a[0] + b[0], a[1] + b[1])


def _minus(left: Code, right: Code) -> tuple[str, tuple[int, int]]:
    a, b = bounds_of(left), bounds_of(right)
    return f"({left.text} - {right.text})", (a[0] - b[1], a[1] - b[0])


def _times(left: Code, right: Code) -> tuple[str, tuple[int, int]]:
    corners = [x * y for x in bounds_of(left) for y in bounds_of(right)]
    return f"({left.text} * {right.text})", (min(corners), max(corners))


def _divided(left: Code, right: Code) -> tuple[str, tuple[int, int]]:
    text = f"({left.text} // {right.text} if {right.text} else 0)"
    return text if _are_short(left, right) else f"divided({left.text}, {right.text})", _bounds_of_part(left, right)


def _divided_up(left: Code, right: Code) -> tuple[str, tuple[int, int]]:
    text = f"(-(-{left.text} // {right.text}) if {right.text} else 0)"
    return text if _are_short(left, right) else f"divided_up({left.text}, {right.text})", _bounds_of_part(left, right)


def _are_short(left: Code, right: Code) -> bool:
    """Tell whether both sides may be looked at twice, or not at all."""
    return all(_SHORT.fullmatch(one.text) for one in (left, right))


_SHORT = re.compile(r"\w+|len\(\w+\)")


def _bounds_of_part(left: Code, right: Code) -> tuple[int, int]:
    most = max(map(abs, bounds_of(left)))
    return 0 if bounds_of(left)[0] >= 0 and bounds_of(right)[0] >= 0 else -most, most


_ARITHMETIC: dict[str, Callable[[Code, Code], tuple[str, tuple[int, int]]]] = {
    "+": _plus, "-": _minus, "*": _times, "/": _divided, "/up": _divided_up,
}  # fmt: skip


def not_(body: Body, node: tree.Not) -> Code:
    """The opposite."""
    return Code(f"(not {condition(body, node.value)})", TRUTH)


def negative(body: Body, node: tree.Minus) -> Code:
    """The other sign."""
    found = numeric(body, node.value)
    low, high = bounds_of(found)
    return Code(f"(-{found.text})", Kind(INT, 0, (-high, -low)))


def a_list(body: Body, node: tree.ListOf) -> Code:
    """Several values."""
    values = [value(body, one) for one in node.items]
    inner = NOTHING_YET
    for one in values:
        inner |= items_of(one.kind) if one.kind.mask & TUPLE else one.kind
        inner |= Kind(one.kind.mask & (ZONE | NONE))  # those are items like any other
    kind = Kind(TUPLE, inner.mask, inner.bounds)
    if all(one.text[0] == "k" or one.text.isdigit() for one in values) and not any(one.kind.mask & TUPLE for one in values):
        found = body.module.known_list([one.text for one in values])
        if found is not None:
            return Code(found, kind)
    display = "(" + "".join(f"{one.text}, " for one in values) + ")"
    if any(one.kind.mask & TUPLE for one in values):
        return Code(f"joined(R, {display}, {body.module.number(node)})", kind)
    return Code(display, kind)
