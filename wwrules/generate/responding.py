"""An event under way, for the compiled backend: the rules that replace it and those before and after it, one after the other.

The same as the oracle's timeline. What is remembered of the event stands in a box that a saved position holds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import combinations
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate.basics import open_scope
from wwrules.generate.layout import UNSET
from wwrules.generate.position import Position
from wwrules.generate.waiting import Rule, Topic, Waiting, waiting
from wwrules.run.interference import interfere, is_impersonal, touches_pieces
from wwrules.run.values import Piece, Player, Value

# What an event under way remembers: rules that are done, seats in their order, whether it was replaced, whether it goes on.
DONE, SEATS, REPLACED, PROCEEDED = range(4)


def _due(position: Position, topic: Topic, arguments: tuple[Value, ...], box: list[Any]) -> list[Waiting]:
    """Rules that fit the event and are not done."""
    done, found = box[DONE], []
    for one in waiting(position, topic):
        rule, you, this, env, _ = one
        matches = rule.matches
        if matches is None or (done and one.key in done) or not matches(position, rule, you, this, env, arguments):
            continue
        if not rule.once_per or _allowed(position, one):
            found.append(one)
    return found


def _allowed(position: Position, one: Waiting) -> bool:
    return position.used.get(repr(one.key), 0) != open_scope(position, one.rule.once_per)


def respond(
    position: Position, topic: Topic, event: tree.Definition, arguments: list[Value], box: list[Any], inner: Any, answer: Any
) -> Generator[Any, Any, None]:
    """Run the rules that wait before or after an event, one after the other.

    `inner` is a rule that is under way already, `answer` the answer to which of several comes next.
    """
    module = position.module
    if inner is not None:
        yield from inner
    while True:
        found = _due(position, topic, tuple(arguments), box)
        if not found:
            box[SEATS] = None
            return
        if box[SEATS] is None and topic.owned:
            box[SEATS] = module.seats_in_order(position)
        if len(found) > 1 and topic.owned:
            seats = box[SEATS]
            found.sort(key=lambda one: seats.index(one.you.seat) if isinstance(one.you, Player) else -1)
        you = found[0].you
        same = [one for one in found if one.you is you]
        chosen = same[0]
        if len(same) > 1 and module.owner_chooses and isinstance(you, Player) and _order_matters(position, same):
            if answer is None:
                options = tuple((one.rule.number, one.this, one.granted) for one in same)
                answer = yield "order", module.number(event), you.seat, options, 1, 1
            chosen = _named(same, answer)
        answer = None
        box[DONE] = (*box[DONE], chosen.key)
        run = chosen.rule.run(position, *chosen[1:], arguments, box)  # type: ignore[misc]
        if chosen.rule.suspends:
            yield from run


def replace(
    position: Position, topic: Topic, event: tree.Definition, arguments: list[Value], box: list[Any], inner: Any, answer: Any
) -> Generator[Any, Any, bool]:
    """Run the rules that replace an event, each at most once; tells whether it goes on."""
    if inner is not None:
        yield from inner
    while True:
        if box[REPLACED]:
            box[REPLACED] = False
            if not box[PROCEEDED]:
                return False
            box[PROCEEDED] = False
        found = _due(position, topic, tuple(arguments), box)
        if not found:
            return True
        affected = next((one for one in arguments if isinstance(one, Player)), None)
        chosen = found[0]
        if len(found) > 1 and affected is not None:
            if answer is None:
                options = tuple((one.rule.number, one.this, one.granted) for one in found)
                answer = yield "order", position.module.number(event), affected.seat, options, 1, 1
            chosen = _named(found, answer)
        answer = None
        box[REPLACED] = True
        box[DONE] = (*box[DONE], chosen.key)
        run = chosen.rule.run(position, *chosen[1:], arguments, box)  # type: ignore[misc]
        if chosen.rule.suspends:
            yield from run


def at_once(running: Generator[Any, Any, Any]) -> Any:
    """Run what never asks."""
    try:
        next(running)
    except StopIteration as stopped:
        return stopped.value
    raise AssertionError("something asked that should not")


def _named(rules: list[Waiting], answer: tuple[Value, ...]) -> Waiting:
    return rules[[(one.rule.number, one.this, one.granted) for one in rules].index(answer[0])]  # type: ignore[arg-type]


def _order_matters(position: Position, rules: list[Waiting]) -> bool:
    pairs = [(a, b) for a, b in combinations(rules, 2) if not _is_the_same_twice(position, a, b)]
    return any(_interfere(position, a.rule, b.rule, a.this == b.this) for a, b in pairs)


def _interfere(position: Position, one: Rule, other: Rule, same_piece: bool) -> bool:
    known = position.module.interferences
    key = one.number, other.number, same_piece
    if key not in known:
        known[key] = interfere(position.layout.program, one.node, other.node, same_piece=same_piece)
    return bool(known[key])


def _is_the_same_twice(position: Position, one: Waiting, other: Waiting) -> bool:
    program, rule = position.layout.program, one.rule
    if rule is not other.rule or one.granted or other.granted:
        return False
    known = position.module.impersonal
    if rule.number not in known:
        known[rule.number] = is_impersonal(program, rule.node), touches_pieces(program, rule.node)
    impersonal, touches = known[rule.number]
    return impersonal and (not touches or are_alike(position, one.this, other.this))


def are_alike(position: Position, one: Value, other: Value) -> bool:
    """Tell whether nothing but their place tells two pieces apart."""
    if not isinstance(one, Piece) or not isinstance(other, Piece):
        return one == other
    seen = [
        (
            position.kinds[x.number],
            position.entries[x.number],
            position.owners[x.number],
            [None if (mark := marks[x.number]) is UNSET else mark for marks in position.marks],
        )
        for x in (one, other)
    ]
    return seen[0] == seen[1]


def end_grants(
    position: Position, endings: dict[int, tuple[Callable[..., bool], ...]], since: int, arguments: tuple[Value, ...]
) -> None:
    """End the grants from before an event that waited for it."""
    kept = [
        one
        for one in position.grants
        if one.number > since
        or not any(ends(position, None, one.you, one.this, one.env, arguments) for ends in endings.get(one.node, ()))
    ]
    if len(kept) != len(position.grants):
        position.grants = kept


def declined(box: list[Any]) -> None:
    """An optional replacement that is not used leaves the event as it was."""
    if box[REPLACED]:
        box[PROCEEDED] = True
