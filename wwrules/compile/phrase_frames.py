"""Texts of phrases that are half a statement: the event that is waited for, and how long something lasts.

Each is read inside the statement that it is half of, so that it cannot say more than it should.
"""

from __future__ import annotations

from dataclasses import dataclass

from wwrules.compile import procedure_tree as tree
from wwrules.compile.places import Place
from wwrules.compile.procedures import parse_body, parse_definitions
from wwrules.diagnostics import Diagnostic, Source, excerpt, fault
from wwrules.load.nodes import Scalar

_BEFORE = {"event": "after ", "lasts": "grant you { forbid x() } "}
_BEHIND = {"event": " { }", "lasts": ""}


@dataclass(frozen=True, slots=True)
class _Inside:
    """Places in a text that is read inside another."""

    text: Scalar
    begins: int

    def __call__(self, offset: int, length: int) -> Source:
        at = min(max(0, offset - self.begins), max(0, len(self.text.text) - 1))
        return self.text.place(at, min(length, max(1, len(self.text.text) - at)))


def pattern_of(event: str) -> tree.Pattern | None:
    """The event that a trigger waits for, if it can be read."""
    half, _ = _read("event", event, _nowhere)
    return half if isinstance(half, tree.Pattern) else None


def endings_of(lasts: str) -> tuple[tree.Ending, ...] | None:
    """When what a phrase brings is over, if it can be read."""
    half, _ = _read("lasts", lasts, _nowhere)
    return half if isinstance(half, tuple) else None


def frame_faults(key: str, scalar: Scalar) -> list[Diagnostic]:
    """Why such a text cannot be read."""
    half, found = _read(key, scalar.text, _Inside(scalar, len(_BEFORE[key])))
    if half is None and not found:
        wanted = "'until'" if key == "lasts" else "name(…)"
        return [fault("procedure-syntax", scalar.source, text=excerpt(scalar.text), expected=wanted)]
    return found


def _nowhere(_: int, __: int) -> Source:
    return Source("", 1, 1)


def _read(key: str, text: str, place: Place) -> tuple[tree.Pattern | tuple[tree.Ending, ...] | None, list[Diagnostic]]:
    whole = f"{_BEFORE[key]}{text}{_BEHIND[key]}"
    nodes, found = parse_definitions(whole, place) if key == "event" else parse_body(whole, place)
    statements = nodes.statements if isinstance(nodes, tree.Block) else nodes or ()
    match statements:
        case (tree.Trigger(pattern=pattern, where=None, block=tree.Block(statements=())),):
            return pattern, found
        case (tree.Grant(until=until),) if until:
            return until, found
    return None, found
