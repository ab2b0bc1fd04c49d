"""Phrases and noun phrases as text: the words of a form, its roles filled, its verbs in agreement.

`a` or `1`: an action counts (“gain 1 egg”); what is waited for, tested or narrowed down has an article (“when you find an
egg”).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from wwrules.compile import effect_tree as tree
from wwrules.compile.english import article_of, third_person
from wwrules.compile.phrase_forms import AGENT, Form, FormWord
from wwrules.compile.words import Tables

_DETERMINERS = {"each-of": "each of", "all-your": "all your"}
_BOUNDS_BEFORE = ("up-to", "at-least", "at-most", "exactly")


class Printed(NamedTuple):
    """One word or sign of the text; `sort` says what kind of fault another word in its place is: verb, noun, one or ''."""

    text: str
    sort: str = ""


Words = Iterator[Printed]


def joined(words: Iterable[Printed]) -> str:
    """Put words together: signs stand close to the word before them."""
    text = ""
    for word in words:
        close = not text or text.endswith(("(", "[")) or word.text in (".", ",", ":", ")", "]", "'s")
        text += word.text if close else f" {word.text}"
    return text


def plain(text: str) -> Words:
    """Words that never change."""
    return (Printed(word) for word in text.split())


class PhrasePrinter:
    """Prints with the words of one game. With `brackets`, noun phrases with relatives show where they end."""

    def __init__(self, tables: Tables, *, brackets: bool = False) -> None:
        self.tables = tables
        self.brackets = brackets

    def phrase(self, use: tree.PhraseUse, agent: tree.Value | None = None) -> Words:
        """The words of a form with its roles filled and its verbs in agreement."""
        form: Form = self.tables.forms[use.phrase]
        roles = dict(use.roles)
        for element in form.printed:
            if isinstance(element, FormWord):
                subject = agent if element.subject == AGENT else roles.get(element.subject or "")
                single = element.subject is not None and subject is not None and _is_third_person(subject)
                yield Printed(third_person(element.text), "verb") if single else _word(element)
            elif element.name in roles:
                yield from self.value(roles[element.name], counting=form.kind == "verb")

    def value(self, value: tree.Value, *, counting: bool) -> Words:
        """What fills a role; `counting` writes 1 where else an article stands."""
        match value:
            case tree.NounPhrase():
                yield from self.noun(value, counting=counting, determiner=value.determiner)
            case tree.NounList():
                for number, item in enumerate(value.items):
                    if number:
                        yield Printed("," if number < len(value.items) - 1 else value.word)
                    yield from self.value(item, counting=counting)
            case tree.Pronoun():
                yield Printed(value.word)
            case tree.Name():
                yield from plain(self.tables.words_of(value.id))
            case tree.Number():
                yield from _count(value.count, signed=value.signed)
            case tree.Quality():
                yield from self._qualities(value.ids, after=True)
            case tree.PhraseUse():
                yield from self.phrase(value)

    def noun(self, node: tree.NounPhrase, *, counting: bool, determiner: str) -> Words:
        """A noun phrase with its relatives; after `for each` its determiner is already said."""
        bracket = self.brackets and bool(node.where)
        if bracket:
            yield Printed("[")
        yield from self._before(node, determiner, counting)
        noun = self.tables.nouns.get(node.head)
        words = (noun.plural if node.plural else noun.singular) if noun else self.tables.words_of(node.head)
        yield from (Printed(word, "noun") for word in words.split())
        for relative in node.where:
            yield from self.phrase(relative)
        if bracket:
            yield Printed("]")

    def _before(self, node: tree.NounPhrase, determiner: str, counting: bool) -> Words:
        """Determiner, count and qualities."""
        qualities = node.qualities
        if node.owner is not None:
            yield from self.value(node.owner, counting=counting)
            yield Printed("'s")
        elif determiner:
            yield from plain(_DETERMINERS.get(determiner, determiner))
        noun = self.tables.nouns.get(node.head)
        if noun and noun.unique and not (node.owner or node.determiner or node.count):
            yield Printed("the")
        if node.count is not None:
            one = node.count.numbers == (1,) and not node.count.bound and not determiner and not node.part
            if one and qualities[:1] == ("other",):
                yield Printed("another")
                qualities = qualities[1:]
            elif one and not counting:
                first = next(self._qualities(qualities, after=True), None) or Printed(self.tables.words_of(node.head))
                yield Printed(article_of(first.text), "one")
            else:
                yield from _count(node.count)
        if node.part:
            yield from plain(f"of {node.part}")
        yield from self._qualities(qualities, after=bool(determiner or node.count or node.owner or node.part))

    def _qualities(self, ids: tuple[str, ...], *, after: bool = False) -> Words:
        for name in ids:
            form = self.tables.qualities.get(name)
            if form is None:
                yield Printed(name)
            else:
                words = form.printed if not after else form.elements  # “the nearest egg”, “your nearest egg”
                yield from (Printed(one.text) for one in words if isinstance(one, FormWord))
            after = True


def _word(element: FormWord) -> Printed:
    return Printed(element.text, "verb" if element.subject is not None else "")


def _count(count: tree.Count, *, signed: bool = False) -> Words:
    bound = tuple(plain(count.bound.replace("-", " ")))
    before = count.bound in _BOUNDS_BEFORE
    yield from bound if before else ()
    for place, number in enumerate(count.numbers):
        if place:
            yield Printed("," if place < len(count.numbers) - 1 else "or")
        yield Printed(f"{number:+}" if signed else str(number), "one" if number == 1 and not signed else "")
    yield from () if before else bound


def _is_third_person(value: tree.Value) -> bool:
    match value:
        case tree.NounPhrase():
            if value.part and value.count is not None:
                return value.count.numbers == (1,) and value.count.bound not in ("or-more", "or-fewer")
            return not value.plural
        case tree.NounList():
            return value.word == "or" and _is_third_person(value.items[-1])
        case tree.Pronoun():
            return value.word == "it"
        case _:
            return True
