"""Searches that need not look at everything they speak of: what is found is the same, in the same order, in fewer steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.rewriting import all_of, rewritten
from wwrules.generate.body import Body
from wwrules.generate.kinds import PIECE
from wwrules.run.values import Thing

_BROAD = 4  # times as many kinds in a zone as are looked for: then most of it is passed by


def where_it_lies(body: Body, node: Any, among: Any) -> tuple[str, tree.Expression | None] | None:
    """Of entries in whose zone a piece must be, the one where it lies: code for that list, and what else must hold.

    `o in entries(…) where x in o.zone and …`
    """
    tables, layout = body.module.layout.tables, body.module.layout
    if not isinstance(among, tuple) or not among or not all(isinstance(one, Thing) for one in among):
        return None
    tests = list(_tests(node.where))
    for at, test in enumerate(tests):
        match test:
            case tree.Operation("in", tree.Name(id=piece), tree.Attribute(of=tree.Name(id=entry), name=zone)):
                rest = [*tests[:at], *tests[at + 1 :]]
                is_local = str(entry) == str(node.name) != str(piece) and body.is_sure(piece) and body.kind(piece).mask == PIECE
                if not is_local or zone not in tables.zones or zone in layout.marks or _can_be_settled(body, rest):
                    continue
                zones = {tables.zone(str(zone), one.id): (one,) for one in among}
                if set(zones) <= set(layout.tables.zones_of_entries) and len(zones) == len(among):
                    place = f"{body.part('P')}[{body.read(piece)}.number]"
                    return f"{body.module.constant(zones)}.get({place}, ())", all_of(rest)
    return None


def _can_be_settled(body: Body, tests: list[tree.Expression]) -> bool:
    """Tell whether looking at tests could use something up: then all of them are looked at."""
    modified = body.module.program.modified
    for one in tree.parts(tuple(tests)):
        if isinstance(one, tree.Call) and (one.function not in _PLAIN or one.function in body.module.program.functions):
            return True
        if (isinstance(one, tree.Attribute) and one.name in modified) or (isinstance(one, tree.Name) and one.id in modified):
            return True
    return False


_PLAIN = ("size", "is-a")  # functions that look at nothing that rules modify


def _tests(where: tree.Expression | None) -> Iterator[tree.Expression]:
    """Tests that must all hold."""
    match where:
        case None:
            return
        case tree.Operation("and", left, right):
            yield from _tests(left)
            yield from _tests(right)
        case _:
            yield where


def keys_of_each(node: tree.Tally) -> list[tree.Expression] | None:
    """What tells items apart of which the first of each sort is wanted.

    `collect(u in these where u == first(o in these where o.a == u.a and o.b == u.b))`
    """
    match node:
        case tree.Tally("collect", name, among, tree.Operation("==", tree.Name(id=one), tree.Tally(word="first") as first)):
            is_clear = str(one) == str(name) != str(first.name) and not _names(among) & {str(name), str(first.name)}
            if is_clear and first.among == among:
                keys = [_key(test, str(name), str(first.name)) for test in _tests(first.where)]
                return None if None in keys else keys  # type: ignore[return-value]
    return None


def _key(test: tree.Expression, name: str, other: str) -> tree.Expression | None:
    """What a test compares of two items, if it is an attribute, and the same of both."""
    match test:
        case tree.Operation("==", left, right):
            for mine, theirs in ((left, right), (right, left)):
                if _root(theirs) == other and rewritten(theirs, {other: tree.Name(name)}, {}) == mine:
                    return mine
    return None


def _root(node: tree.Expression) -> str:
    """The name of whose attribute something is, or of whose attribute's attribute."""
    while isinstance(node, tree.Attribute):
        node = node.of
    return str(node.id) if isinstance(node, tree.Name) else ""


def _names(node: tree.Expression) -> set[str]:
    return {str(one.id) for one in tree.parts(node) if isinstance(one, tree.Name)}


def only_of_kinds(body: Body, node: Any, test: str, local: str) -> tuple[str, str] | None:
    """Where a test begins with the kind of a piece in a zone for many: the constant of these kinds, and the other tests."""
    opening = test[: len(test) - len(test.lstrip("("))]
    first, joined, among = node.where, 1, node.among
    while isinstance(first, tree.Operation) and first.operator == "and":
        first, joined = first.left, joined + 1
    if len(opening) != joined:
        return None
    head = f"{opening[:-1]}(N[{local}.number] in k"
    if not test.startswith(head):
        return None
    kinds, _, rest = test[len(head) - 1 :].partition(")")
    if not rest.startswith(" and ") and (rest or opening != "("):
        return None
    tables, known = body.module.layout.tables, body.module.known(kinds)
    word = among.name if isinstance(among, tree.Attribute) else among.id if isinstance(among, tree.Name) else ""
    if word not in tables.zones or not isinstance(known, frozenset):
        return None
    of = str(tables.zones[str(word)].settings["of"])
    if sum(tables.is_a(one, of) for one in tables.game.kinds) < _BROAD * len(known):
        return None
    return kinds, f"{opening[:-1]}{rest.removeprefix(' and ')}" if rest else "True"
