"""What people read beside rules and cards, as the stages pass it on: glossary, questions, steps of set-up, texts by hand.

Filled while loading, like the rest of the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from wwrules.diagnostics import Source
from wwrules.load.nodes import Scalar


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the glossary; what it is called stands in the lexicons."""

    id: str  # of what it names
    note: str
    rules: tuple[str, ...]
    see: tuple[str, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class Faq:
    """A question that players ask again and again, and what the answer rests on."""

    id: str
    question: str
    answer: str
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    examples: tuple[str, ...]
    concerns: tuple[str, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class SetupStep:
    """Something to do before the game begins."""

    id: str
    note: str
    by: str  # table: once; player: everybody for themselves
    players: tuple[int, ...]  # with how many players it is done; () with any number
    rules: tuple[str, ...]
    concerns: tuple[str, ...]
    source: Source

    def is_done_with(self, players: int) -> bool:
        """Tell whether so many players do it."""
        return not self.players or players in self.players


@dataclass(frozen=True, slots=True)
class Override:
    """A text written by hand in the place of the one that is made from an effect."""

    entity: str
    path: str  # the property that holds the effect
    locale: str
    text: str
    behaviour: str  # fingerprint of the effect that it was written for
    reason: str
    source: Source
    text_source: Source
    behaviour_source: Source


@dataclass(frozen=True, slots=True)
class Reading:
    """Which text of a sentence was read afresh, and what it was written from then."""

    text: str  # fingerprints
    origin: str
    source: Source


@dataclass(frozen=True, slots=True)
class Signature:
    """A native speaker has read all sentences of one sort."""

    locale: str
    sort: str
    by: str
    texts: str  # fingerprint of all of them together


@dataclass(slots=True)
class Told:
    """All of it."""

    glossary: dict[str, Term] = field(default_factory=dict)
    listed: set[str] = field(default_factory=set)  # ids in the glossary, those of broken entries too
    faq: dict[str, Faq] = field(default_factory=dict)
    steps: dict[str, SetupStep] = field(default_factory=dict)  # in the order in which they are done
    overrides: dict[str, dict[tuple[str, str], Override]] = field(default_factory=dict)  # locale -> entry and property
    readings: dict[tuple[str, str], dict[str, Reading]] = field(default_factory=dict)  # locale and sort -> sentence
    signatures: list[Signature] = field(default_factory=list)
    grammars: dict[str, tuple[dict[str, Any], Source]] = field(default_factory=dict)  # by locale, where wwrules brings none
    constructs: dict[str, str] = field(default_factory=dict)  # locale -> messages of the language itself
    figured: list[Scalar] = field(default_factory=list)  # texts with figures that come from content
