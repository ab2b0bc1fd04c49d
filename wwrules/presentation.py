"""How a game is shown, as the stages pass it on: panels of the board, names of questions and pieces, figures, pages, icons.

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
    """How pieces and entries of a kind are called: the entry they are named after, and what follows the name.

    In sentences they may go by the noun of another entry, with a quality.
    """

    kind: str
    source: Source
    name: Scalar | None = None
    shows: tuple[Shown, ...] = ()
    noun: Scalar | None = None
    quality: Scalar | None = None


@dataclass(frozen=True, slots=True)
class QuestionWords:
    """What names a decision and its options."""

    id: str
    source: Source
    ask: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, Source] = field(default_factory=dict)  # of the options


@dataclass(frozen=True, slots=True)
class Quiet:
    """Something in the log that few want to read: an id, with a value, a place or a way behind the dot."""

    id: str
    source: Source


@dataclass(frozen=True, slots=True)
class Figure:
    """What simulations report: an amount when the game is over, or how often something happened, or its share of something."""

    id: str
    per: str  # player, game
    source: Source
    amount: Scalar | None = None
    times: Scalar | None = None  # an event, or an attribute and its value with a dot between them
    share_of: Scalar | None = None  # the same; the figure is a share


@dataclass(frozen=True, slots=True)
class Weighed:
    """A part of what a position is worth to a player."""

    amount: Scalar
    weight: int
    condition: Scalar | None = None  # when it counts at all


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """A question about the chances of a position, asked by its name."""

    id: str
    source: Source
    of: Scalar
    until: Scalar | None = None
    answers: tuple[Scalar, ...] = ()
    decisions: int | None = None
    number: int | None = None  # what `n` is, unless somebody says otherwise
    any_order: tuple[str, ...] = ()  # zones whose order says nothing here


@dataclass(frozen=True, slots=True)
class OddsTable:
    """Chances in several positions beside each other, on a page: players are p1, p2 and so on, and p1 is asked about."""

    id: str
    source: Source
    asks: Mapping[str, str]  # question -> at-least or below: how its numbers are summed up
    numbers: tuple[int, ...]
    players: int
    play: Scalar
    rows: Mapping[str, Scalar]  # what names the position -> statements that set it up, after those of all
    given: Scalar | None = None  # statements that set up every position
    notes: tuple[str, ...] = ()  # what names the sentences that explain it
    counts: str = ""  # what names that which the numbers count


@dataclass(frozen=True, slots=True)
class PageSpec:
    """One page of the site, or one sort of page: what it shows and where it stands in the menu."""

    id: str
    shows: str
    source: Source
    title: str = ""
    icon: str = ""
    head: bool = False
    kinds: tuple[str, ...] = ()
    facets: tuple[str, ...] = ()
    group: str = ""
    places: Mapping[str, Source] = field(default_factory=dict)  # of what it names


@dataclass(frozen=True, slots=True)
class ChapterSpec:
    """What a chapter of the rules is called."""

    id: str
    title: str
    source: Source
    icon: str = ""
    places: Mapping[str, Source] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class VerbGroup:
    """Phrases that are one verb to a reader, perhaps only where they speak of certain nouns."""

    id: str
    title: str
    phrases: tuple[str, ...]
    source: Source
    of: tuple[str, ...] = ()
    places: Mapping[str, Source] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EntrySpec:
    """How entries of a kind are shown; paths are properties with dots between them."""

    kind: str
    source: Source
    icon: str = ""
    hue: str = ""
    figures: tuple[str, ...] = ()
    strips: tuple[str, ...] = ()
    label: tuple[str, ...] = ()
    group: str = ""
    rows: str = ""  # the property that says what the first number of a row stands for
    card: bool = False  # whether they are drawn as cards
    places: Mapping[str, Source] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ChartSpec:
    """A flow chart: the procedure it draws, those that it opens, and the chapters it stands in."""

    id: str
    draws: str
    source: Source
    title: str = ""
    inside: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # key of a step -> its paragraphs
    places: Mapping[str, Source] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RowSpec:
    """Something that worked examples show after each step, of every player or of the game."""

    value: Scalar
    each: str  # player, game
    title: str = ""
    test: Scalar | None = None  # when it says something
    together: bool = False  # shown of all players as soon as of one


@dataclass(frozen=True, slots=True)
class TokenSpec:
    """How a piece of a kind is drawn in a worked example: whose icon it has, and the number on it."""

    kind: str
    source: Source
    icon: Scalar | None = None
    number: Scalar | None = None


@dataclass(frozen=True, slots=True)
class Hue:
    """A colour on light and on dark pages."""

    id: str
    light: str
    dark: str
    source: Source


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing: shapes on a grid of 24 × 24, written anew from what was read."""

    id: str
    shapes: str
    source: Source


@dataclass(slots=True)
class Presentation:
    """Everything that `presentation/` says."""

    player: Scalar | None = None
    panels: list[Panel] = field(default_factory=list)
    called: dict[str, KindWords] = field(default_factory=dict)
    questions: dict[str, QuestionWords] = field(default_factory=dict)
    figures: dict[str, Figure] = field(default_factory=dict)
    evaluation: list[Weighed] = field(default_factory=list)
    odds: dict[str, OddsQuestion] = field(default_factory=dict)
    odds_tables: dict[str, OddsTable] = field(default_factory=dict)
    quiet: dict[str, Quiet] = field(default_factory=dict)
    quiet_facts: set[str] = field(default_factory=set)
    pages: dict[str, PageSpec] = field(default_factory=dict)
    chapters: dict[str, ChapterSpec] = field(default_factory=dict)
    verbs: dict[str, VerbGroup] = field(default_factory=dict)
    entries: dict[str, EntrySpec] = field(default_factory=dict)
    icon_names: dict[str, tuple[str, Source]] = field(default_factory=dict)  # thing -> icon
    charts: dict[str, ChartSpec] = field(default_factory=dict)
    rows: list[RowSpec] = field(default_factory=list)  # what worked examples show after each step
    tokens: dict[str, TokenSpec] = field(default_factory=dict)
    hues: dict[str, Hue] = field(default_factory=dict)
    icons: dict[str, Icon] = field(default_factory=dict)
