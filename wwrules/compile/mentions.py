"""What was mentioned: it, them, that X and those Xs stand for something earlier in the same sentence or one that continues it.

“it” needs exactly one thing that fits; “that X” needs an X. A new trigger forgets everything before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from wwrules.compile.effect_tree import Node, NounPhrase, PhraseUse, Pronoun
from wwrules.compile.words import Tables

_NOT_ONE_THING = frozenset(("each", "each-of", "all", "all-your", "no", "your", "their"))


class Mention(NamedTuple):
    """Something that later words can mean. `single` can be `it`; owned and counted-off things cannot."""

    head: str
    plural: bool
    single: bool
    determiner: str


@dataclass(slots=True)
class Mentions:
    """What can be meant at a place of the text."""

    tables: Tables
    known: list[Mention] = field(default_factory=list)
    incomplete: bool = False  # something before had a fault, so that nothing can be said about what is missing

    def forget(self) -> None:
        """Begin anew, as a trigger does."""
        self.known, self.incomplete = [], False

    def note(self, node: object) -> None:
        """Remember everything that a finished part mentions."""
        for one in mentioned(node):
            self.add(one)

    def add(self, one: Node) -> None:
        """Remember one part; `this X` is the same thing each time."""
        yields = self._yields(one) if isinstance(one, PhraseUse) else None
        new = yields or (_mention(one) if isinstance(one, NounPhrase) else None)
        if new is not None and not (new.determiner == "this" and new in self.known):
            self.known.append(new)

    def _yields(self, use: PhraseUse) -> Mention | None:
        form = self.tables.forms.get(use.phrase)
        return Mention(form.yields, plural=True, single=False, determiner="") if form and form.yields else None

    def meant_by(self, pronoun: str, types: Iterable[str]) -> list[Mention]:
        """What `it` or `them` can stand for where something of the types is wanted."""
        wanted = tuple(types)
        possible = [one for one in self.known if (one.plural if pronoun == "them" else one.single)]
        return [one for one in possible if not wanted or self.tables.is_a(one.head, wanted)]

    def anything(self, pronoun: str) -> bool:
        """Tell whether anything was mentioned that the pronoun could stand for, whatever its type."""
        return any(one.plural if pronoun == "them" else one.single for one in self.known)

    def such(self, head: str, plural: bool) -> list[Mention]:
        """What “that X” or “those Xs” can mean; what is called “this X” stays that."""
        possible = [one for one in self.known if one.plural == plural and one.determiner != "this"]
        return [one for one in possible if self.tables.is_a(one.head, (head,))]


def _mention(phrase: NounPhrase) -> Mention | None:
    if phrase.determiner in ("that", "those") or phrase.part == "those" or not phrase.head:
        return None  # it was mentioned before
    plural = phrase.plural and not phrase.part
    if phrase.part and phrase.count is not None:
        plural = phrase.count.numbers != (1,)
    told_apart = phrase.count is not None or phrase.determiner in ("this", "any")  # “poison” alone is not one thing
    single = told_apart and not plural and phrase.determiner not in _NOT_ONE_THING
    return Mention(phrase.head, plural, single, phrase.determiner)


def mentioned(node: object) -> Iterator[Node]:
    """Noun phrases, pronouns and phrases of a part, in the order of the text."""
    if isinstance(node, NounPhrase):
        if node.owner is not None:
            yield from mentioned(node.owner)
        yield node
        yield from mentioned(node.where)
    elif isinstance(node, Pronoun):
        yield node
    elif isinstance(node, PhraseUse):
        yield node
        for _, value in node.roles:
            yield from mentioned(value)
    elif isinstance(node, tuple):
        for one in node:
            yield from mentioned(one)
    elif isinstance(node, Node):
        for name in ("agent", "items", "verb", "per", "trigger", "condition", "step", "options", "steps"):
            yield from mentioned(getattr(node, name, None))
