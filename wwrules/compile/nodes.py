"""What the trees of both languages are made of: nodes that know where they stand in their text.

Nodes are frozen and compare by meaning: the span is left out of comparisons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple


class Span(NamedTuple):
    """Offsets in the text, end exclusive."""

    start: int
    end: int


NOWHERE = Span(0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Any part of an effect or of a procedure."""

    span: Span = field(default=NOWHERE, compare=False, repr=False)


def parts(node: object) -> Iterator[Node]:
    """Every node below (and with) a node, in the order of its fields."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Node):
            yield one
            waiting += held(one)
        elif isinstance(one, tuple) and not isinstance(one, Span):
            waiting += reversed(one)


def is_deeper(node: object, levels: int) -> bool:
    """Tell whether nodes are nested more than so many levels; whoever walks through them recursively wants to know."""
    layer = list(_inside((node,)))
    for _ in range(levels):
        layer = [part for one in layer for part in _inside(held(one))]
        if not layer:
            return False
    return True


def _inside(values: tuple[Any, ...]) -> Iterator[Node]:
    """The nodes among some values and in the tuples among them."""
    waiting = list(values)
    while waiting:
        one = waiting.pop()
        if isinstance(one, Node):
            yield one
        elif isinstance(one, tuple) and not isinstance(one, Span):
            waiting += one


def held(node: Node) -> tuple[Any, ...]:
    """What the fields of a node hold that can be nodes or have some in them, the last field first."""
    kind: Any = type(node)
    found: tuple[Any, ...] = _holders(kind)(node)
    return found


_PLAIN = {"Span", "str", "int", "bool"}


@cache
def _holders(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    names = [one.name for one in reversed(fields(kind)) if one.type not in _PLAIN]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda node: tuple(getattr(node, name) for name in names)
