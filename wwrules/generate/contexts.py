"""What the source of an expression is wanted for: a value, a truth, a number or a list; and what is known about the value."""

from __future__ import annotations

import re
from typing import NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.generate.body import Body
from wwrules.generate.kinds import (
    INT,
    LARGEST,
    NONE,
    NOTHING_YET,
    NUMBER,
    PIECE,
    PLAYER,
    RECORD,
    STR,
    THING,
    TRUTH,
    TUPLE,
    WHOLE,
    WIDEST,
    ZONE,
    Kind,
    items_of,
)
from wwrules.generate.layout import ZonesOf
from wwrules.run.values import Player, Record, Thing, Value, Zone


class Code(NamedTuple):
    """Source of an expression and what is known about its value; what gives it as a number, where that is something else."""

    text: str
    kind: Kind
    number: str = ""


def kind_of(value: Value) -> Kind:
    """What is known about a value that is known."""
    match value:
        case bool():
            return TRUTH
        case int():
            return Kind(INT, 0, (value, value))
        case str():
            return Kind(STR)
        case None:
            return Kind(NONE)
        case tuple():
            inner = NOTHING_YET
            for one in value:
                inner |= kind_of(one)
            bounds = (inner.bounds or WIDEST) if inner.mask & NUMBER else None
            return Kind(TUPLE, inner.mask, bounds, among=None if inner.mask & TUPLE else inner.among)
        case Thing():
            return Kind(THING, among=frozenset({value}))
    return Kind({Player: PLAYER, Zone: ZONE, Record: RECORD}.get(type(value), PIECE))


# ---------------------------------------------------------------- contexts


def value(body: Body, node: tree.Expression) -> Code:
    """An expression as a value."""
    body.cost += 1
    if isinstance(node, tree.Call | tree.Attribute) and (found := body.found_before(node)) is not None:
        return Code(*found)
    return body.module.emitters[type(node)](body, node)


def condition(body: Body, node: tree.Expression | None) -> str:
    """An expression as a truth: code that is truthy where the guard holds."""
    match node:
        case None:
            return "True"
        case tree.Operation(operator="and" | "or" as word):
            body.cost += 1
            return _one_and_other(body, node, word)
        case tree.Not(value=inner):
            body.cost += 1
            return f"(not {condition(body, inner)})"
        case tree.Operation(operator=">", left=left, right=tree.Number(value=0)) if not isinstance(left, tree.Call):
            body.cost += 2
            number = numeric(body, left)
            return f"({number.text} > 0)" if bounds_of(number)[0] < 0 else number.text
    if isinstance(node, tree.Attribute | tree.Name) and (pieces := contents_of(body, node)) is not None:
        body.cost += 1
        return pieces.text
    return as_truth(value(body, node))


def _one_and_other(body: Body, node: tree.Operation, word: str) -> str:
    """Two truths; if the second takes lines of its own, they are gone through only where the first leaves it open."""
    left = condition(body, node.left)
    if left == "True" and word == "and":
        return condition(body, node.right)
    mark = len(body.lines)
    is_new = word == "and" and left.startswith(_KIND_TEST) and not body.is_certain(left)
    with body.deeper():
        if is_new:
            body.certain.add(left)
        right = condition(body, node.right)
        if is_new:
            body.certain.discard(left)
        if len(body.lines) == mark:
            return f"({left} {word} {right})"
        known = left[:1] == "b" and left[1:].isdigit()
        found = left if known else body.temp("b")
        if _OWN.fullmatch(right) and any(line.lstrip().startswith(f"{right} = ") for line in body.lines[mark:]):
            body.lines[mark:] = [re.sub(rf"\b{right}\b", found, line) for line in body.lines[mark:]]
        else:
            body.line(f"{found} = {right}")
    pad, no = "    " * body.text.depth, "" if word == "and" else "not "
    head = [f"{pad}if {no}{left}:"] if known else [f"{pad}{found} = {word == 'or'}", f"{pad}if {no}{left}:"]
    body.lines[mark:mark] = head
    return found


_OWN = re.compile(r"[nb]\d+")  # what is found by lines of its own
_KIND_TEST = "(N["


def kind_test(piece: str, kinds: str) -> str:
    """Code that tells whether a piece is of some kinds."""
    return f"{_KIND_TEST}{piece}.number] in {kinds})"


def as_truth(code: Code) -> str:
    """Code that is truthy where a value counts as true."""
    mask = code.kind.mask
    if mask & ZONE and mask & ~(ZONE | NONE) == 0:
        return f"R.contents({code.text})" if not mask & NONE else f"truth(R, {code.text})"
    if not mask & ~(STR | NONE | PLAYER | PIECE | THING | RECORD):
        return f"({code.text} is not None)"
    if not mask & (ZONE | STR):
        return code.text[4:] if _is_all_in(code.text, "bool(") else code.text
    return f"truth(R, {code.text})"


def _is_all_in(text: str, opening: str) -> bool:
    """Tell whether code is a call and nothing else."""
    if not text.startswith(opening):
        return False
    depth = 0
    for at, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if not depth and sign == ")":
            return at == len(text) - 1
    return False


def numeric(body: Body, node: tree.Expression) -> Code:
    """An expression as a number."""
    return as_number(value(body, node))


def as_number(code: Code) -> Code:
    """Code for the number that a value counts as."""
    bounds = code.kind.bounds or WIDEST
    if code.kind.within(INT):
        return Code(code.text, Kind(INT, 0, bounds))
    if code.kind.within(NUMBER):
        return Code(f"(+{code.text})", Kind(INT, 0, bounds))
    kind = Kind(INT, 0, (min(0, bounds[0]), max(0, bounds[1])))
    if code.number:
        return Code(code.number, kind)
    return Code(f"({code.text} or 0)" if code.kind.within(NUMBER | NONE) else f"number({code.text})", kind)


def listed(body: Body, node: tree.Expression) -> Code:
    """An expression as a list that stays as it is."""
    found = looked_at(body, node)
    return found if contents_of(body, node) is None else Code(f"tuple({found.text})", found.kind)


def looked_at(body: Body, node: tree.Expression) -> Code:
    """An expression as a list for the moment: a zone changes when pieces come and go."""
    body.cost += 1
    found = contents_of(body, node)
    return found if found is not None else as_list(body.module.emitters[type(node)](body, node))


def rows_in(body: Body, node: tree.Expression) -> Code | None:
    """A list of players by their rows, where it is kept so."""
    if isinstance(node, tree.Name) and body.has(node.id) and body.is_sure(node.id) and body.is_row_list(node.id):
        body.cost += 1
        return Code(body.read(node.id), body.kind(node.id))
    return None


def as_list(code: Code) -> Code:
    """Code for the list that a value counts as."""
    inner = items_of(code.kind)
    kind = Kind(TUPLE, inner.mask, inner.bounds, among=inner.among)
    if code.kind.within(TUPLE):
        return Code(code.text, kind._replace(few=code.kind.few))
    if code.kind.within(TUPLE | NONE):
        return Code(f"({code.text} or ())", kind)
    if code.kind.mask == ZONE:
        return Code(f"contents(R, {code.text})", kind)
    if not code.kind.mask & (TUPLE | ZONE | NONE) and code.kind.mask:
        return Code(f"({code.text},)", kind)
    return Code(f"items(R, {code.text})", kind)


def contents_of(body: Body, node: tree.Expression) -> Code | None:
    """The pieces of a zone that is named here, without making the zone a value first."""
    layout, pieces = body.module.layout, Kind(TUPLE, PIECE)
    if isinstance(node, tree.Attribute) and isinstance(node.of, tree.Name):
        slot = layout.player_zones.get(node.name)
        mask = body.kind(node.of.id).mask if body.is_sure(node.of.id) else 0
        found = ""
        if slot is not None and mask & ~NONE == PLAYER and node.name not in layout.player_attributes:
            found = f"{body.row(node.of.id)}[{slot}]"
        elif slot is None and mask & ~NONE == THING and node.name in layout.tables.zones and node.name not in layout.marks:
            zones = body.module.constant(ZonesOf(str(node.name)))
            found = f"{body.part('Z')}[{zones}[{body.read(node.of.id)}]]"
        if found:
            return Code(f"({found} if {body.read(node.of.id)} is not None else ())" if mask & NONE else found, pieces)
    if isinstance(node, tree.Name) and not body.has(node.id) and node.id in layout.table_zones:
        return Code(f"{body.part('T')}[{layout.table_zones[node.id]}]", pieces)
    return None


def constant(body: Body, known: Value) -> Code:
    """A value that is known already."""
    if known is None or isinstance(known, bool):
        return Code(repr(known), kind_of(known))
    if isinstance(known, int):
        return Code(str(int(known)) if known >= 0 else f"({int(known)})", kind_of(known))
    return Code(body.module.constant(known), kind_of(known))


def bounds_of(code: Code) -> tuple[int, int]:
    """The least and the largest number that a value can be."""
    return code.kind.bounds or WIDEST


def within_limits(body: Body, text: str, bounds: tuple[int, int], node: tree.Node) -> Code:
    """A number that may have become too large."""
    low, high = bounds
    if low >= -LARGEST and high <= LARGEST:
        return Code(text, Kind(INT, 0, bounds))
    return Code(f"bounded(R, {text}, {body.module.number(node)})", WHOLE)


def rank(body: Body, keys: tuple[tree.Key, ...]) -> str:
    """Code of a sort key: low keys as they are, high ones turned round."""
    found = [numeric(body, key.value).text if key.direction == "low" else f"-{numeric(body, key.value).text}" for key in keys]
    return found[0] if len(found) == 1 else "(" + "".join(f"{one}, " for one in found) + ")"
