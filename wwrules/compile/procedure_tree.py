"""The tree of the procedure tier: definitions, waiting rules, statements and expressions.

Names are ids: `tin_spoon` in a text is the id `tin-spoon`.
"""

from __future__ import annotations

from dataclasses import dataclass

from wwrules.compile import nodes

Node = nodes.Node
parts = nodes.parts


class Id(str):
    """An id that knows the offset at which it was written; otherwise a text like any other."""

    __slots__ = ("start",)
    start: int

    @classmethod
    def written(cls, text: str, start: int) -> Id:
        """An id with its place."""
        one = cls(text)
        one.start = start
        return one


# ---------------------------------------------------------------- expressions


@dataclass(frozen=True, slots=True)
class Number(Node):
    """A whole number."""

    value: int


@dataclass(frozen=True, slots=True)
class Text(Node):
    """A quoted label."""

    value: str


@dataclass(frozen=True, slots=True)
class Name(Node):
    """A local, a word of the vocabulary, an entry, or a value of an enumeration."""

    id: str


@dataclass(frozen=True, slots=True)
class Attribute(Node):
    """`of.name`: an attribute, a property, a zone, the owner or the kind of something."""

    of: Expression
    name: str


@dataclass(frozen=True, slots=True)
class Call(Node):
    """A function of the core or of the game."""

    function: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Operation(Node):
    """or, and, +, -, *, /, /up, ==, !=, <, <=, >, >=, in."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Not(Node):
    """not …"""

    value: Expression


@dataclass(frozen=True, slots=True)
class Minus(Node):
    """- …"""

    value: Expression


@dataclass(frozen=True, slots=True)
class ListOf(Node):
    """[a, b, c]"""

    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Tally(Node):
    """count, some_of, all_of, collect (name in among where …); first and last (one, or nothing) with a guard only."""

    word: str
    name: str
    among: Expression
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Total(Node):
    """sum, most, least, values (value for name in among where …); `values` gives the different ones."""

    word: str
    value: Expression
    name: str
    among: Expression
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Key(Node):
    """One key of an order: low (smallest first) or high."""

    direction: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Best(Node):
    """best (one, or nothing), tied_best (all that share the first place)."""

    word: str
    name: str
    among: Expression
    where: Expression | None
    keys: tuple[Key, ...]


Expression = Number | Text | Name | Attribute | Call | Operation | Not | Minus | ListOf | Tally | Total | Best


# ---------------------------------------------------------------- statements


@dataclass(frozen=True, slots=True)
class Block(Node):
    """Statements one after the other."""

    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Let(Node):
    """Give a local a value."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Do(Node):
    """Call a procedure or scope; `into` keeps what it gives."""

    procedure: str
    arguments: tuple[Expression, ...]
    into: str = ""


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """Change a local or an attribute: =, += or -=."""

    target: Name | Attribute
    operator: str
    value: Expression


@dataclass(frozen=True, slots=True)
class If(Node):
    """The first branch whose condition holds."""

    branches: tuple[tuple[Expression, Block], ...]
    otherwise: Block | None


@dataclass(frozen=True, slots=True)
class Order(Node):
    """clockwise from a player, or by keys."""

    start: Expression | None
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """Over a snapshot of what is there when it starts; `where` is looked at again before each turn."""

    name: str
    among: Expression
    where: Expression | None
    order: Order | None
    block: Block


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    """So many times."""

    times: Expression
    block: Block


@dataclass(frozen=True, slots=True)
class Loop(Node):
    """Until `leave`."""

    block: Block


@dataclass(frozen=True, slots=True)
class Leave(Node):
    """End the innermost loop."""


@dataclass(frozen=True, slots=True)
class Give(Node):
    """End the procedure with a value."""

    value: Expression


@dataclass(frozen=True, slots=True)
class Move(Node):
    """Pieces to a zone: on top (the default end), or at the bottom."""

    what: Expression
    to: Expression
    place: str = ""  # '', top, bottom


@dataclass(frozen=True, slots=True)
class Carry(Node):
    """Attach pieces to another: they go where it goes."""

    what: Expression
    on: Expression


@dataclass(frozen=True, slots=True)
class Setting(Node):
    """An attribute of a new piece."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Make(Node):
    """New pieces of a kind; with `each`, one (times its copies) for every entry of the kind that fits `where` (as `it`)."""

    kind: str
    to: Expression
    count: Expression | None  # None: each
    owner: Expression | None
    where: Expression | None
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    """Put the pieces of a zone into a random order."""

    what: Expression


@dataclass(frozen=True, slots=True)
class CountOf(Node):
    """exactly n, up to n, between m and n, or optionally (one or none)."""

    word: str  # exactly, up-to, between, optionally
    number: Expression | None = None  # the most, where there is a least
    least: Expression | None = None


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """Somebody picks from what there is; nothing to pick runs `otherwise` or goes on with nothing."""

    name: str
    among: Expression
    where: Expression | None
    by: Expression | None
    count: CountOf | None
    otherwise: Block | None


@dataclass(frozen=True, slots=True)
class Option(Node):
    """One way to go on."""

    label: str
    where: Expression | None
    block: Block


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    """Somebody picks one of several ways; those whose guard fails are not offered."""

    by: Expression | None
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Together(Node):
    """Several players decide at once and in secret; the answers become an attribute of each (`p.go`)."""

    name: str
    among: Expression
    where: Expression | None
    decision: str
    options: Expression
    count: CountOf | None


@dataclass(frozen=True, slots=True)
class Roll(Node):
    """A random one of several values."""

    name: str
    among: Expression


@dataclass(frozen=True, slots=True)
class Draw(Node):
    """Random pieces of a zone (they stay there until moved)."""

    name: str
    among: Expression
    count: CountOf | None


@dataclass(frozen=True, slots=True)
class Ending(Node):
    """When a grant ends: with a scope, or after the next event of a pattern."""

    scope: str = ""
    pattern: Pattern | None = None
    where: Expression | None = None


@dataclass(frozen=True, slots=True)
class Grant(Node):
    """Rules that begin to wait now, on behalf of `to`."""

    to: Expression
    rules: tuple[Rule, ...]
    uses: Expression | None
    until: tuple[Ending, ...]


@dataclass(frozen=True, slots=True)
class Announce(Node):
    """An event happens, with all that waits for it."""

    event: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Proceed(Node):
    """Inside `instead of`: let the event happen after all, with a changed argument."""

    name: str = ""
    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    """Show pieces to players until they move on."""

    what: Expression
    to: Expression


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    """The game is over."""


Statement = (
    Let | Do | Assign | If | ForEach | Repeat | Loop | Leave | Give | Move | Carry | Make | Shuffle | Choose | ChooseOne
    | Together | Roll | Draw | Grant | Announce | Proceed | Reveal | EndGame
)  # fmt: skip


# ---------------------------------------------------------------- rules that wait


@dataclass(frozen=True, slots=True)
class Bind(Node):
    """`some t`: whatever stands there, under a name."""

    name: str


@dataclass(frozen=True, slots=True)
class Anything(Node):
    """`any`"""


@dataclass(frozen=True, slots=True)
class Pattern(Node):
    """An event with arguments to match."""

    event: str
    arguments: tuple[Bind | Anything | Expression, ...]


@dataclass(frozen=True, slots=True)
class Trigger(Node):
    """Before or after an event: do something."""

    when: str  # before, after
    pattern: Pattern
    where: Expression | None
    once_per: str
    optional: bool
    block: Block


@dataclass(frozen=True, slots=True)
class Replacement(Node):
    """Instead of an event: do something else."""

    pattern: Pattern
    where: Expression | None
    once_per: str
    optional: bool
    block: Block


@dataclass(frozen=True, slots=True)
class Prohibition(Node):
    """An event does not happen."""

    pattern: Pattern
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """An attribute of some things is changed while the rule lives: set, then plus and minus, then times."""

    attribute: str
    name: str
    among: Expression
    where: Expression | None
    operator: str  # set, plus, minus, times
    value: Expression


@dataclass(frozen=True, slots=True)
class SharedRules(Node):
    """The rules of one piece work for another player too."""

    of: Expression
    to: Expression


@dataclass(frozen=True, slots=True)
class ConditionalRules(Node):
    """Rules that live while something holds."""

    condition: Expression
    rules: tuple[Rule, ...]


Rule = Trigger | Replacement | Prohibition | Modifier | SharedRules | ConditionalRules


# ---------------------------------------------------------------- definitions


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    """A name and its type."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class Definition(Node):
    """A procedure, a scope (a procedure with a lifetime) or an event (a body with a timeline)."""

    sort: str
    name: str
    parameters: tuple[Parameter, ...]
    gives: str
    block: Block


@dataclass(frozen=True, slots=True)
class Function(Node):
    """An expression with a name."""

    name: str
    parameters: tuple[Parameter, ...]
    value: Expression


@dataclass(frozen=True, slots=True)
class StandingCheck(Node):
    """Whatever matches after an event is dealt with at once."""

    name: str
    among: Expression
    where: Expression | None
    block: Block
