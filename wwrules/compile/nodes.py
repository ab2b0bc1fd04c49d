"""What the trees of both languages are made of: nodes that know where they stand in their text.

Nodes are frozen and compare by meaning: the span is left out of comparisons.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import NamedTuple


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
    if isinstance(node, Node):
        yield node
        for one in fields(node):
            yield from parts(getattr(node, one.name))
    elif isinstance(node, tuple) and not isinstance(node, Span):
        for item in node:
            yield from parts(item)
