"""Rules of entries under watch, for whoever counts what they do: the first time that anything comes of one, it is told.

Of a rule that waits for an event something comes when the position is another one after it, of one that replaces an event
also when the event does not go on as it was, of one that forbids when it does, of one that modifies when a value is looked at
that it changes. Only code that tells what is counted is watched so.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate.basics import number
from wwrules.generate.position import Position
from wwrules.generate.responding import PROCEEDED
from wwrules.generate.waiting import Rule
from wwrules.run.values import Value

_Asks = Generator[Any, Any, None]
_NOTHING = {"plus": 0, "minus": 0, "times": 1}  # what a modifier gives that changes nothing


def watch(rule: Rule) -> None:
    """Tell of a rule when anything comes of it."""
    match rule.node:
        case tree.Trigger() | tree.Replacement():
            rule.run = (_asking if rule.suspends else _doing)(rule, rule.run)  # type: ignore[arg-type]
        case tree.Prohibition():
            rule.matches = _forbidding(rule.number, rule.matches)  # type: ignore[arg-type]
        case tree.Modifier():
            rule.value = _modifying(rule, rule.value)  # type: ignore[arg-type]


def _tell(position: Position, rule: int, you: Value, this: Value) -> None:
    if (rule, you) not in position.worked and position.told is not None:
        position.worked.add((rule, you))
        position.told.append({"fact": "worked", "rule": rule, "you": you, "this": this})


def _doing(rule: Rule, run: Callable[..., None]) -> Callable[..., None]:
    def watched(position: Position, you: Value, this: Value, *others: Any) -> None:
        event, box = others[-2:]
        before = position.changes, tuple(event)
        run(position, you, this, *others)
        if position.changes != before[0] or _is_replaced(rule, before[1], event, box):
            _tell(position, rule.number, you, this)

    return watched


def _asking(rule: Rule, run: Callable[..., _Asks]) -> Callable[..., _Asks]:
    def watched(position: Position, you: Value, this: Value, *others: Any) -> _Asks:
        event, box = others[-2:]
        before = position.changes, tuple(event)
        yield from run(position, you, this, *others)
        if position.changes != before[0] or _is_replaced(rule, before[1], event, box):
            _tell(position, rule.number, you, this)

    return watched


def _is_replaced(rule: Rule, before: tuple[Value, ...], event: list[Value], box: list[Any]) -> bool:
    """Tell whether a rule has taken the place of an event, or made another one of it."""
    return isinstance(rule.node, tree.Replacement) and not (box[PROCEEDED] and tuple(event) == before)


def _forbidding(rule: int, matches: Callable[..., bool]) -> Callable[..., bool]:
    def watched(position: Position, node: Rule, you: Value, this: Value, *others: Any) -> bool:
        forbids = matches(position, node, you, this, *others)
        if forbids:
            _tell(position, rule, you, this)
        return forbids

    return watched


def _modifying(rule: Rule, value: Callable[..., Value]) -> Callable[..., Value]:
    nothing = _NOTHING.get(rule.operator)

    def watched(position: Position, you: Value, this: Value, *others: Any) -> Value:
        much = value(position, you, this, *others)
        if nothing is None or number(much) != nothing:
            _tell(position, rule.number, you, this)
        return much

    return watched
