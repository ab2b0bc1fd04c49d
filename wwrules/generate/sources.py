"""What is generated from a program: the source, its constants, and what is needed to stop in it and to go on."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import CodeType
from typing import Any

from wwrules.generate.layout import ZonesOf
from wwrules.generate.templates import Template


@dataclass(slots=True)
class Source:
    """What is generated: the text, its constants, and the templates of functions that may stop, with their twins."""

    text: str
    twins: dict[str, str] = field(default_factory=dict)  # by the functions they go on with
    constants: list[Any] = field(default_factory=list)
    templates: dict[str, Template] = field(default_factory=dict)
    stopping_rules: set[int] = field(default_factory=set)
    keeps_places: bool = True  # positions know where each piece lies; otherwise only the zones do
    looks_under: bool = False  # what a position is worth depends on what is under way
    code: CodeType | None = None  # the text, compiled


@dataclass(slots=True)
class Properties:
    """A constant that is looked up in the content: what is printed under a name, by entry; as numbers, nothing is 0."""

    name: str
    as_numbers: bool = False


def key_of(known: Any) -> Any:
    """What makes a constant the same as another; 1 and true are not."""
    match known:
        case Properties(name=name, as_numbers=as_numbers):
            return "properties", name, as_numbers
        case ZonesOf(name=name):
            return "zones", name
        case dict():
            return "map", tuple((key_of(key), key_of(one)) for key, one in known.items())
        case frozenset():
            return "set", tuple(sorted(known))
        case tuple():
            return "tuple", tuple(map(key_of, known))
    return type(known).__name__, known


def without_idle(lines: list[str]) -> list[str]:
    """Lines without those that are empty, or say that nothing is done where something is."""
    kept: list[str] = []
    for line in lines:
        idle = kept[-1] if kept else ""
        if idle.strip() == "pass" and line.strip() and _indent(idle) == _indent(line):
            kept.pop()
        if line.strip() and not (line.strip() == "pass" and kept and _indent(kept[-1]) >= _indent(line)):
            kept.append(line)
    return kept


def _indent(line: str) -> int:
    last = line.rsplit("\n", 1)[-1]
    return len(last) - len(last.lstrip())
