"""What `presentation/` looks at, as the other stages use it: expressions of the board, of worked examples, of bots and figures.

Apart from the modules that read and check it, so that a game that was kept needs neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.presentation import OddsQuestion, Panel

PLAYERS = "player"  # in `each`


@dataclass(frozen=True, slots=True)
class Cell:
    """One value of a row; `title` is the id of what names it."""

    value: tree.Expression
    style: str
    title: str


@dataclass(frozen=True, slots=True)
class BoardPanel:
    """One part of the board."""

    written: Panel
    cells: tuple[Cell, ...]
    tests: Mapping[str, tree.Expression]  # where, while, next, first, marks


@dataclass(frozen=True, slots=True)
class KindName:
    """How pieces and entries of a kind are called."""

    name: tree.Expression | None
    shows: tuple[Cell, ...]
    noun: tree.Expression | None = None
    quality: tree.Expression | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A value after each step; `title` is the id of what names it."""

    value: tree.Expression
    each: str
    title: str
    test: tree.Expression | None = None
    together: bool = False  # shown of all players as soon as of one


@dataclass(frozen=True, slots=True)
class Token:
    """How a piece is drawn."""

    icon: tree.Expression | None
    number: tree.Expression | None


@dataclass(frozen=True, slots=True)
class Occurrence:
    """Something that happens: an event, or an attribute of players that gets a value."""

    event: str = ""
    attribute: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class BoardFigure:
    """A figure: the amount, or what is counted and out of what."""

    per: str
    amount: tree.Expression | None
    times: Occurrence | None = None
    share_of: Occurrence | None = None


class BoardAmount(NamedTuple):
    """A figure that is an amount."""

    per: str
    amount: tree.Expression


@dataclass(frozen=True, slots=True)
class BoardWeight:
    """A part of the worth of a position."""

    amount: tree.Expression
    weight: int
    condition: tree.Expression | None


@dataclass(slots=True)
class Board:
    """Everything that is looked at."""

    player: tree.Expression | None = None
    panels: list[BoardPanel] = field(default_factory=list)
    called: dict[str, KindName] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)  # of worked examples
    tokens: dict[str, Token] = field(default_factory=dict)
    figures: dict[str, BoardFigure] = field(default_factory=dict)
    evaluation: list[BoardWeight] = field(default_factory=list)
    odds: dict[str, OddsQuestion] = field(default_factory=dict)  # those that can be read

    def amounts(self) -> dict[str, BoardAmount]:
        """The figures that are amounts, by name."""
        found = sorted(self.figures.items())
        return {name: BoardAmount(one.per, one.amount) for name, one in found if one.amount is not None}
