"""Looking through lists, as loops: counted, collected, added up, the best of them.

A loop stands before the line that uses what it finds, or, where lines cannot stand there, in a function of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate.body import Body
from wwrules.generate.contexts import (
    Code,
    bounds_of,
    condition,
    kind_test,
    listed,
    looked_at,
    numeric,
    rank,
    rows_in,
    value,
)
from wwrules.generate.kinds import (
    INT,
    LARGEST,
    MANY,
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
from wwrules.generate.shortcuts import keys_of_each, only_of_kinds, where_it_lies

_DEEPEST = 12  # loops in each other
_AS_LIST = "{n} = tuple({n})"  # what a loop does last that finds a list
_OF_KINDS = "pieces_of_kind(R, "  # how a list of all pieces of some kinds begins


@dataclass(frozen=True, slots=True)
class Search:
    """What a loop does: before it, with each item that counts, and after it. `{n}` is what is found, `{x}` a local besides."""

    first: str
    each: Callable[[Body, str, str], Kind]  # writes lines; gives what is known about what is found
    last: str = ""
    is_turned: bool = False  # those count for which the guard does not hold
    is_list: bool = False  # a list is found
    goes_by_rows: bool = False  # the list that is gone through is one of rows


def _through(body: Body, node: Any, search: Search) -> Code:
    """A loop that looks through a list."""
    rows = rows_in(body, node.among)
    among = looked_at(body, node.among) if rows is None else rows
    search = search if rows is None else replace(search, goes_by_rows=True)
    if body.can_hoist and body.text.loops < _DEEPEST:
        found = body.temp("n")
        inner = Body(body.module, ("list", body.module.number(node), body.key), body, body.text)
        inner.inlined = body.inlined
        return Code(found, _loop(inner, node, among, found, search))
    return _function(body, node, among, search)


def _function(body: Body, node: Any, among: Code, search: Search) -> Code:
    """The loop in a function of its own."""
    module = body.module
    inner = Body(module, ("list", module.number(node), body.key), body)
    inner.is_loop, inner.inlined, inner.text.settles = True, body.inlined, body.text.settles
    items = among if among.text == "W" else Code("items_", among.kind)
    kind = _loop(inner, node, items, "n_", search)
    name = module.inner_name("c", node, body)
    parameters = ", ".join(["R", "items_", *inner.free(), *inner.hoisted.values()])
    module.add_function([f"def {name}({parameters}):", *inner.prelude(), *inner.lines, "    return n_"])
    arguments = ", ".join(["R", among.text, *inner.free(), *inner.hoisted])
    return Code(f"{name}({arguments})", kind)


def _loop(inner: Body, node: Any, among: Code, found: str, search: Search) -> Kind:
    """The lines of the loop."""
    _keep_the_same(inner, node)
    items, where, is_few = among.text, node.where, among.text == "W"
    known = inner.module.known(items)
    near = None if search.is_turned else where_it_lies(inner, node, known)
    if near is not None:
        items, where = near
    elif is_few:
        inner.part("W")
    elif not items.isidentifier():
        items = inner.temp("d")
        inner.line(f"{items} = {among.text}")
    steps, cost, inner.cost = len(inner.lines), inner.cost, 0
    inner.line("")
    if search.first:
        inner.line(search.first.format(n=found))
    head = len(inner.lines)
    local = inner.assign(node.name, item_of(among.kind))
    if among.text.startswith(_OF_KINDS):
        inner.certain.add(kind_test(local, among.text[len(_OF_KINDS) : -1]))
    few = is_few or among.kind.few or (isinstance(known, tuple) and len(known) <= _SOME)
    with inner.counting_through(few=few):
        kind = _turns(inner, node, (local, items, where), found, search)
    _marks_at_hand(inner, head)
    each = 1 + inner.cost // 4  # seldom is everything looked at
    inner.cost = cost
    _add_cost(inner, each * (len(known) if few and isinstance(known, tuple) else _FEW))
    if not few:
        inner.lines[steps] = inner.steps_through(items, each, node)
    if search.last:
        inner.line(search.last.format(n=found))
    return kind._replace(few=is_few or among.kind.few) if search.is_list else kind


def _turns(inner: Body, node: Any, through: tuple[str, str, tree.Expression | None], found: str, search: Search) -> Kind:
    """The head of the loop, and what is done with each item that counts."""
    local, items, where = through
    head = len(inner.lines)
    row = f"r{local[1:]}"
    inner.line(f"for {row if search.goes_by_rows else local} in {items}:")
    with inner.deeper(is_loop=True):
        if search.goes_by_rows:
            inner.line(f"{local} = {row}[{inner.module.layout.player_slot}]")
            inner.rows.add(str(node.name))
        else:
            inner.keep_row(node.name)
        start = len(inner.lines)
        test = condition(inner, where)
        test = f"not {test}" if search.is_turned else test
        if len(inner.lines) == start and (of_kinds := only_of_kinds(inner, node, test, local)) is not None:
            kinds, test = of_kinds
            inner.lines[head] = inner.lines[head].replace(f" in {items}:", f" in filter(those_of(R, {kinds}), {items}):")
        if test == "True":
            kind = search.each(inner, found, local)
        else:
            with inner.block(f"if {test}:"):
                kind = search.each(inner, found, local)
    if start == head + 2 and not inner.text.uses(local if search.goes_by_rows else row, start):
        inner.lines[head + 1] = ""
    elif items == "W" and start == head + 2:
        _by_rows(inner, head, local)
    return kind


def _marks_at_hand(inner: Body, head: int) -> None:
    """Columns of marks that are looked at for every item are looked up once; nothing changes meanwhile."""
    used = sorted({slot for line in inner.lines[head + 1 :] for slot in _MARKS.findall(line)}, key=int)
    if used:
        inner.lines[head + 1 :] = [_MARKS.sub(r"m\1", line) for line in inner.lines[head + 1 :]]
        pad = "    " * inner.text.depth
        inner.lines[head:head] = [pad + "; ".join(f"m{slot} = M[{slot}]" for slot in used)]


_MARKS = re.compile(r"\bM\[(\d+)\]")


def _by_rows(inner: Body, head: int, local: str) -> None:
    """Go through the rows of the players instead; a player who is wanted only once, when found, is looked up then."""
    lines, row = inner.lines, f"r{local[1:]}"
    used = [at for at in range(head + 2, len(lines)) if inner.text.uses(local, at, at + 1)]
    player = f"{row}[{inner.module.layout.player_slot}]"
    lines[head] = lines[head].replace(f"for {local} in W:", f"for {row} in A:")
    lines[head + 1] = f"{'    ' * (inner.text.depth + 1)}{local} = {player}"
    if not used or (len(used) == 1 and _is_last_of(lines[used[0]], local)):
        for at in used:
            lines[at] = lines[at].replace(f"append({local})", f"append({player})").replace(f" = {local}", f" = {player}")
        lines[head + 1] = ""


def _is_last_of(line: str, local: str) -> bool:
    """Tell whether a local is used once in a line, when it is found."""
    return line.endswith((f"append({local})", f" = {local}")) and len(re.findall(rf"\b{local}\b", line)) == 1


def _keep_the_same(inner: Body, node: Any) -> None:
    """What is the same for every item is looked at once, before the loop."""
    outer = inner.outer
    if outer is None or outer.text is not inner.text or inner.text.settles:
        return
    for one in inner.module.inlining.the_same(node):
        code = value(outer, one)
        if "(" in code.text:
            name = outer.temp("y")
            outer.line(f"{name} = {code.text}")
            code = Code(name, code.kind)
        inner.known[one] = code


_FEW = 5
_SOME = 64


def _add_cost(inner: Body, cost: int) -> None:
    """Steps of a short list are counted where the loop stands."""
    if inner.outer is not None:
        inner.outer.cost += cost // 4


# ---------------------------------------------------------------- the searches


def tally(body: Body, node: tree.Tally) -> Code:
    """How many there are, which, whether any or all."""
    keys = keys_of_each(node)
    if keys:
        return _one_of_each(body, node, keys)
    if node.where is None and node.word == "all_of":
        value(body, node.among)
        return Code("True", TRUTH)
    if node.where is None and node.word in _WITHOUT_GUARD:
        look = listed if node.word == "collect" else looked_at
        return _WITHOUT_GUARD[node.word](look(body, node.among))
    return _tallied(body, node)


def _tallied(body: Body, node: tree.Tally, *, by_rows: bool = False) -> Code:
    """A loop that counts, collects or finds those for which a guard holds; players perhaps by their rows."""
    first, turn, last = _TALLIES[node.word]

    def each(inner: Body, found: str, local: str) -> Kind:
        for line in turn:
            inner.line(line.format(n=found, v=inner.row(node.name) if by_rows else local))
        kind = inner.kind(node.name)
        given = {"count": number_of(0, MANY), "some_of": TRUTH, "all_of": TRUTH, "collect": list_of(kind.mask)}
        return given.get(node.word, kind | Kind(NONE))

    is_list = node.word == "collect"
    return _through(body, node, Search(first, each, "" if by_rows else last, node.word == "all_of", is_list))


def searched_rows(body: Body, node: tree.Expression) -> tuple[Code, bool]:
    """A list of players as `let` finds it, and whether it is one of their rows."""
    if body.can_hoist and body.text.loops < _DEEPEST:
        match node:
            case tree.Tally(word="collect") if not keys_of_each(node):
                return _tallied(body, node, by_rows=True), True
            case tree.Best(word="tied_best"):
                return best(body, node, by_rows=True), True
    return value(body, node), False


def _one_of_each(body: Body, node: tree.Tally, keys: list[tree.Expression]) -> Code:
    """The first of each sort, by what tells them apart."""
    every, known = tree.Tally("collect", node.name, node.among, None), body.temp("x")
    body.module.stand_in(every, node)

    def each(inner: Body, found: str, local: str) -> Kind:
        sort = "".join(f"{value(inner, key).text}, " for key in keys)
        inner.line(f"if {known}.setdefault(({sort}), {local}) == {local}: {found}.append({local})")
        return list_of(inner.kind(node.name).mask)

    return _through(body, every, Search(f"{known} = {{{{}}}}; {{n}} = []", each, _AS_LIST, is_list=True))


_TALLIES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "count": ("{n} = 0", ("{n} += 1",), ""),
    "some_of": ("{n} = False", ("{n} = True", "break"), ""),
    "all_of": ("{n} = True", ("{n} = False", "break"), ""),
    "collect": ("{n} = []", ("{n}.append({v})",), _AS_LIST),
    "first": ("{n} = None", ("{n} = {v}", "break"), ""),
    "last": ("{n} = None", ("{n} = {v}",), ""),
}


_WITHOUT_GUARD: dict[str, Callable[[Code], Code]] = {
    "collect": lambda among: among,
    "count": lambda among: Code(f"len({among.text})", number_of(0, MANY)),
    "some_of": lambda among: Code(f"bool({among.text})", TRUTH),
}


def total(body: Body, node: tree.Total) -> Code:
    """A sum, the largest, the smallest, the different values."""

    def each(inner: Body, found: str, _: str) -> Kind:
        if node.word == "values":
            one = value(inner, node.value)
            inner.line(f"{found}[{one.text}] = None")
            return Kind(TUPLE, one.kind.mask, WIDEST if one.kind.mask & NUMBER else None)
        one = numeric(inner, node.value)
        if node.word == "sum":
            inner.line(f"{found} += {one.text}")
            return WHOLE
        sign = ">" if node.word == "most" else "<"
        x = inner.temp("x")
        inner.line(f"{x} = {one.text}")
        inner.line(f"if {found} is None or {x} {sign} {found}: {found} = {x}")
        low, high = bounds_of(one)
        return Kind(INT, 0, (min(0, low), max(0, high)))

    number = body.module.number(node)
    first, last = {
        "values": ("{n} = {{}}", _AS_LIST),
        "sum": ("{n} = 0", f"if not -{LARGEST} <= {{n}} <= {LARGEST}: bounded(R, {{n}}, {number})"),
    }.get(node.word, ("{n} = None", "if {n} is None: {n} = 0"))
    return _through(body, node, Search(first, each, last, is_list=node.word == "values"))


def best(body: Body, node: tree.Best, *, by_rows: bool = False) -> Code:
    """The first by some keys, or all that share the first place."""
    key = body.temp("x")

    def each(inner: Body, found: str, local: str) -> Kind:
        x = inner.temp("x")
        one = inner.row(node.name) if by_rows else local
        inner.line(f"{x} = {rank(inner, node.keys)}")
        inner.line(f"if {key} is None or {x} < {key}: {key} = {x}; {found} = [{one}]")
        inner.line(f"elif {x} == {key}: {found}.append({one})")
        kind = inner.kind(node.name)
        return list_of(kind.mask) if node.word == "tied_best" else kind | Kind(NONE)

    is_list = node.word == "tied_best"
    last = "{n} = {n}[0] if {n} else None" if not is_list else "" if by_rows else _AS_LIST
    return _through(body, node, Search(f"{key} = None; {{n}} = []", each, last, is_list=is_list))
