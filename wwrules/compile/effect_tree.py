"""The tree of an effect: what a card says, in typed parts that can be played, printed back and said in any language."""

from __future__ import annotations

from dataclasses import dataclass

from wwrules.compile import nodes

Span = nodes.Span
Node = nodes.Node
NOWHERE = nodes.NOWHERE
parts = nodes.parts
DOING = ("verb", "rule")  # kinds of phrases that do something

# ---------------------------------------------------------------- noun phrases


@dataclass(frozen=True, slots=True)
class Count(Node):
    """How many: one number, or several to choose from (2 or 6), with a bound."""

    numbers: tuple[int, ...]
    bound: str = ""  # '', up-to, at-least, at-most, exactly, or-more, or-fewer


@dataclass(frozen=True, slots=True)
class NounPhrase(Node):
    """[determiner] [count] qualities NOUN relatives, as in “your 2 tired birds on this shore”."""

    head: str  # id of the noun
    determiner: str = ""  # '', this, that, those, your, their, each, each-of, any, all, all-your, no
    count: Count | None = None
    part: str = ""  # “2 of your birds”: your; “1 of those”: those
    owner: NounPhrase | Pronoun | Name | None = None  # “that opponent's bag”
    qualities: tuple[str, ...] = ()  # ids of qualifiers, in the order of the text; `other` is the core's
    where: tuple[PhraseUse, ...] = ()  # relatives, in the order of the text
    plural: bool = False


@dataclass(frozen=True, slots=True)
class NounList(Node):
    """Several noun phrases joined by `and` or `or`."""

    word: str  # and, or
    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Pronoun(Node):
    """you, it, them. `refers` is the head of the noun phrase that `it` stands for."""

    word: str
    refers: str = ""


@dataclass(frozen=True, slots=True)
class Name(Node):
    """A thing by its name: the id of an entry."""

    id: str


@dataclass(frozen=True, slots=True)
class Number(Node):
    """A bare number in a role; signed where the text has + or -."""

    count: Count
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Quality(Node):
    """Bare qualities in a role, as in “is weak”."""

    ids: tuple[str, ...]


# ---------------------------------------------------------------- phrases of the game


@dataclass(frozen=True, slots=True)
class PhraseUse(Node):
    """A phrase of the game with its roles filled, in the order of its form."""

    phrase: str  # id
    kind: str  # verb, rule, condition, amount, trigger, relative
    roles: tuple[tuple[str, Value], ...] = ()

    def role(self, name: str) -> Value | None:
        """Give what fills a role."""
        return dict(self.roles).get(name)


Value = NounPhrase | NounList | Pronoun | Name | Number | Quality | PhraseUse  # a PhraseUse here is an amount


# ---------------------------------------------------------------- the skeleton


@dataclass(frozen=True, slots=True)
class Clause(Node):
    """One action: a verb, who does it (None: you) and for each of what."""

    verb: PhraseUse  # or a standing rule, whose subject is a role
    agent: Value | None = None
    per: NounPhrase | None = None


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """Conditions joined by `and if` or by `or if`."""

    items: tuple[PhraseUse, ...]
    word: str = "and"


@dataclass(frozen=True, slots=True)
class May(Node):
    """you may …"""

    step: Step


@dataclass(frozen=True, slots=True)
class Either(Node):
    """either … or …"""

    options: tuple[Steps, ...]


@dataclass(frozen=True, slots=True)
class StepIf(Node):
    """… if (unless) …"""

    step: Step
    condition: Condition
    unless: bool = False


@dataclass(frozen=True, slots=True)
class Steps(Node):
    """Actions one after the other, joined by `then`; the last may wait for another event."""

    items: tuple[Step, ...] = ()
    later: NextTime | None = None


@dataclass(frozen=True, slots=True)
class NextTime(Node):
    """the next time …: …"""

    trigger: PhraseUse
    steps: Steps


Step = Clause | May | Either | StepIf | Steps


@dataclass(frozen=True, slots=True)
class Guard(Node):
    """What stands before the colon.

    word: when, before, after, at, while, if, unless, once-per, instead, may-instead, otherwise, if-do.
    """

    word: str
    trigger: PhraseUse | None = None  # when, before, after, at
    condition: Condition | None = None  # while, if, unless
    scope: str = ""  # once-per


@dataclass(frozen=True, slots=True)
class Sentence(Node):
    """Guards, a colon and what happens."""

    guards: tuple[Guard, ...]
    steps: Steps


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """All sentences of a card."""

    sentences: tuple[Sentence, ...]
