"""How a game is shown, as the stages pass it on: panels of the board, names of questions and pieces, figures.

What is looked at is written in the procedure language and kept as text with its place; `compile` reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from wwrules.diagnostics import Source
from wwrules.load.nodes import Scalar


@dataclass(frozen=True, slots=True)
class Shown:
    """One value of a row, how pieces in it are shown, and what names it."""

    value: Scalar
    style: str = "kinds"  # names, kinds, count, bag
    title: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """One part of the board: a row for each player or entry, or one row for the table itself."""

    title: str
    widget: str  # table, list, ring, track, counts
    show: tuple[Shown, ...]
    source: Source
    each: str = ""  # player, or a kind
    tests: Mapping[str, Scalar] = field(default_factory=dict)  # where, while, next, first, marks
    to: int | None = None


@dataclass(frozen=True, slots=True)
class KindWords:
    """How pieces and entries of a kind are called: the entry they are named after, and what follows the name."""

    kind: str
    source: Source
    name: Scalar | None = None
    shows: tuple[Shown, ...] = ()


@dataclass(frozen=True, slots=True)
class QuestionWords:
    """What names a decision and its options."""

    id: str
    source: Source
    ask: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, Source] = field(default_factory=dict)  # of the options


@dataclass(frozen=True, slots=True)
class Figure:
    """An amount that simulations report."""

    id: str
    amount: Scalar
    per: str  # player, game
    source: Source


@dataclass(slots=True)
class Presentation:
    """Everything that `presentation/` says."""

    player: Scalar | None = None
    panels: list[Panel] = field(default_factory=list)
    called: dict[str, KindWords] = field(default_factory=dict)
    questions: dict[str, QuestionWords] = field(default_factory=dict)
    figures: dict[str, Figure] = field(default_factory=dict)
