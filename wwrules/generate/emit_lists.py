"""Looking through lists, as Python functions of their own: counted, collected, added up, the best of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate.body import Body
from wwrules.generate.contexts import (
    Code,
    bounds_of,
    condition,
    listed,
    numeric,
    rank,
    value,
)
from wwrules.generate.kinds import (
    INT,
    LARGEST,
    NONE,
    NUMBER,
    TRUTH,
    TUPLE,
    WHOLE,
    WIDEST,
    Kind,
    item_of,
    list_of,
    number_of,
)


def _through(body: Body, node: Any, result: Callable[[Body, Callable[[str], None]], Kind], *, first: str, last: str) -> Code:
    """A function of its own that looks through a list: `first` before, `last` after, `result` writes what is done with each."""
    module = body.module
    among = listed(body, node.among)
    inner = Body(module, ("list", module.number(node), body.key), body)
    inner.depth = 2
    inner.is_loop = True
    local = inner.assign(node.name, item_of(among.kind))
    inner.keep_row(node.name)
    if node.where is not None:
        inner.line(f"if not ({condition(inner, node.where)}): continue")
    kind = result(inner, inner.line)
    cost = 1 + inner.cost // 4  # seldom is everything looked at
    name = module.inner_name("c", node, body)
    free = sorted(inner.inherited)
    parameters = ", ".join(["R", "items_", *(body.local(one) for one in free), *inner.hoisted.values()])
    number = module.number(node)
    lines = [
        f"def {name}({parameters}):",
        *inner.prelude(),
    ]
    if among.text != "W":  # players are few
        lines += [f"    R.fuel -= {cost} * len(items_)", f"    if R.fuel < 0: run_out(R, {number})"]
    lines += [f"    {first}"] if first else []
    lines += [f"    for {local} in items_:", *inner.lines]
    lines += [f"    {last}"]
    module.add_function(lines)
    arguments = ", ".join(["R", among.text, *(body.read(one) for one in free), *inner.hoisted])
    return Code(f"{name}({arguments})", kind)


_STARTS = {"count": "n_ = 0", "collect": "found_ = []", "last": "n_ = None"}
_TURNS = {"count": "n_ += 1", "some_of": "return True", "collect": "found_.append({})", "first": "return {}", "last": "n_ = {}"}
_ENDS = {
    "count": "return n_",
    "some_of": "return False",
    "collect": "return tuple(found_)",
    "first": "return None",
    "last": "return n_",
}


def tally(body: Body, node: tree.Tally) -> Code:
    """How many there are, which, whether any or all."""
    if node.word == "all_of":
        return _all_of(body, node)
    if node.where is None and node.word in ("collect", "count", "some_of"):
        among = listed(body, node.among)
        return _WITHOUT_GUARD[node.word](among)

    def each(inner: Body, line: Callable[[str], None]) -> Kind:
        line(_TURNS[node.word].format(inner.local(node.name)))
        kind = inner.kind(node.name)
        given = {"count": number_of(0, LARGEST), "some_of": TRUTH, "collect": list_of(kind.mask)}
        return given.get(node.word, kind | Kind(NONE))

    return _through(body, node, each, first=_STARTS.get(node.word, ""), last=_ENDS[node.word])


_WITHOUT_GUARD: dict[str, Callable[[Code], Code]] = {
    "collect": lambda among: among,
    "count": lambda among: Code(f"len({among.text})", number_of(0, LARGEST)),
    "some_of": lambda among: Code(f"bool({among.text})", TRUTH),
}


def _all_of(body: Body, node: tree.Tally) -> Code:
    if node.where is None:
        value(body, node.among)
        return Code("True", TRUTH)

    def each(_: Body, line: Callable[[str], None]) -> Kind:
        line("return False")
        return TRUTH

    turned = tree.Tally("all_of", node.name, node.among, tree.Not(node.where))
    body.module.stand_in(turned, node)
    return _through(body, turned, each, first="", last="return True")


def total(body: Body, node: tree.Total) -> Code:
    """A sum, the largest, the smallest, the different values."""

    def each(inner: Body, line: Callable[[str], None]) -> Kind:
        if node.word == "values":
            found = value(inner, node.value)
            line(f"found_[{found.text}] = None")
            return Kind(TUPLE, found.kind.mask, WIDEST if found.kind.mask & NUMBER else None)
        found = numeric(inner, node.value)
        match node.word:
            case "sum":
                line(f"n_ += {found.text}")
                return WHOLE
            case _:
                sign = ">" if node.word == "most" else "<"
                line(f"x_ = {found.text}")
                line(f"if n_ is None or x_ {sign} n_: n_ = x_")
                low, high = bounds_of(found)
                return Kind(INT, 0, (min(0, low), max(0, high)))

    starts = {"values": "found_ = {}", "sum": "n_ = 0"}
    ends = {"values": "return tuple(found_)", "sum": f"return bounded(R, n_, {body.module.number(node)})"}
    return _through(body, node, each, first=starts.get(node.word, "n_ = None"), last=ends.get(node.word, "return n_ or 0"))


def best(body: Body, node: tree.Best) -> Code:
    """The first by some keys, or all that share the first place."""

    def each(inner: Body, line: Callable[[str], None]) -> Kind:
        local = inner.local(node.name)
        line(f"x_ = {rank(inner, node.keys)}")
        line("if n_ is None or x_ < n_:")
        line(f"    n_ = x_; found_ = [{local}]")
        line("elif x_ == n_:")
        line(f"    found_.append({local})")
        kind = inner.kind(node.name)
        return list_of(kind.mask) if node.word == "tied_best" else kind | Kind(NONE)

    last = "return tuple(found_)" if node.word == "tied_best" else "return found_[0] if found_ else None"
    return _through(body, node, each, first="n_ = None; found_ = []", last=last)
