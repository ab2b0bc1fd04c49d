"""A fault in content as a value: which code, where, and the words its sentence needs.

Stages yield diagnostics and never raise for bad content; the sentence itself is made by `catalogue.py`.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import reduce
from typing import NamedTuple


class Severity(StrEnum):
    """How bad a fault is: an error makes the content unusable, a warning asks for a look."""

    ERROR = "error"
    WARNING = "warning"


class Source(NamedTuple):
    """A place in a file, counted from 1, and how many letters the offending word has."""

    file: str
    line: int
    column: int
    length: int = 1


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault. `words` fill the sentence of its code; `subject` is the id of the entry it concerns, if any."""

    code: str
    source: Source
    words: Mapping[str, object] = field(default_factory=dict)
    severity: Severity = Severity.ERROR
    subject: str = ""

    def sort_key(self) -> tuple[object, ...]:
        """Order of the report: by file and place, then by code."""
        return (*self.source[:3], self.code, sorted((key, str(value)) for key, value in self.words.items()))


class Part:
    """A piece of a sentence that the catalogue says by itself, such as what a value is: its key and its words."""

    __slots__ = ("key", "words")

    def __init__(self, key: str, **words: object) -> None:
        self.key, self.words = key, words

    def __repr__(self) -> str:
        return f"{self.key} {sorted(self.words.items(), key=str)}"


def chain(key: str, parts: Sequence[object]) -> object:
    """Join parts of a sentence by a message that has a `first` and a `rest`, as in: this or that or another; None if empty."""
    return reduce(lambda rest, first: Part(key, first=first, rest=rest), reversed(parts)) if parts else None


def fault(code: str, source: Source, *, subject: str = "", **words: object) -> Diagnostic:
    """Make an error; `hint` and `expected` may be None and are left out then."""
    return Diagnostic(code, source, _given(words), Severity.ERROR, subject)


def remark(code: str, source: Source, *, subject: str = "", **words: object) -> Diagnostic:
    """Make a warning."""
    return Diagnostic(code, source, _given(words), Severity.WARNING, subject)


def _given(words: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in words.items() if value is not None}


# Two faults about the same word: the first says it better.
_SAY_IT_BETTER = (
    ("wrong-type", "ambiguous-scalar"),
    ("duplicate-id", "overlapping-forms"),
    ("unknown-reference", "unused-suppression"),
    ("mixed-alphabets", "foreign-letter"),
)


def in_order(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Sort faults by place; of the same fault, or of two about one word, only the better one is kept."""
    unique: dict[tuple[object, ...], Diagnostic] = {}
    for one in found:
        words = () if one.code in ("text-too-long", "unknown-key") else tuple(sorted(map(str, one.words.items())))
        unique.setdefault((one.code, one.source[:3], words), one)
    codes: dict[tuple[object, ...], set[str]] = {}
    for one in unique.values():
        codes.setdefault(one.source[:3], set()).add(one.code)
    kept = [
        one
        for one in unique.values()
        if not any(worse == one.code and better in codes[one.source[:3]] for better, worse in _SAY_IT_BETTER)
    ]
    return sorted(kept, key=Diagnostic.sort_key)


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """Give the known word that looks most like `word`, or None."""
    close = difflib.get_close_matches(word[:64], sorted(known), n=1, cutoff=0.6)
    return close[0] if close else None


def listing(words: Iterable[str], most: int = 12) -> str:
    """Name what would have been right, in order, without flooding the line."""
    every = sorted(words)
    shown = ", ".join(every[:most])
    return f"{shown}, …" if len(every) > most else shown


def excerpt(text: str, most: int = 60) -> str:
    """Shorten text for a message and show what cannot be printed as U+XXXX."""
    shown = "".join(letter if letter.isprintable() else f"U+{ord(letter):04X}" for letter in text[: most + 1])
    return shown if len(text) <= most else f"{shown[:most]}…"
