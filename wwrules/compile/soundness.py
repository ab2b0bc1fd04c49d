"""What a single reading must still hold to: known words, qualities that describe their noun, counts where they are wanted,
and something mentioned for every it, them, that and those."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwrules.compile import effect_faults as faults
from wwrules.compile.effect_faults import Place
from wwrules.compile.effect_tree import Clause, Name, Node, NounList, NounPhrase, PhraseUse, Pronoun, Quality, Value
from wwrules.compile.mentions import Mentions, mentioned
from wwrules.compile.phrase_forms import Form, FormRole
from wwrules.compile.skeletons import Lexeme, Skeleton
from wwrules.diagnostics import Diagnostic

_NO_COUNT_AFTER = frozenset(("this", "that", "no", "each"))


def unsound(node: Node, mentions: Mentions, skeleton: Skeleton, place: Place) -> list[Diagnostic]:
    """Faults of the only reading of a part."""
    check = _Check(mentions, skeleton, place)
    return [*check.phrases(node), *(() if mentions.incomplete else check.mentions_of(node))]


def unknown_words(readings: Sequence[Node], mentions: Mentions, skeleton: Skeleton, place: Place) -> list[Diagnostic]:
    """Words that no table has, with the types that any reading wants there."""
    wanted: dict[int, tuple[str, ...]] = {}
    for reading in readings:
        for lexeme, types in _Check(mentions, skeleton, place).unknown(reading):
            wanted[lexeme.number] = tuple(dict.fromkeys((*wanted.get(lexeme.number, ()), *types)))
    words = {number: skeleton.lexemes[number] for number in wanted}
    return [faults.unknown_word(words[number], mentions.tables, place, types, noun=True) for number, types in wanted.items()]


class _Check:
    def __init__(self, mentions: Mentions, skeleton: Skeleton, place: Place) -> None:
        self.mentions = mentions
        self.tables = mentions.tables
        self.skeleton = skeleton
        self.place = place

    # ------------------------------------------------------------ words

    def unknown(self, node: Node) -> Iterator[tuple[Lexeme, tuple[str, ...]]]:
        """Noun phrases around a word that no table knows; their role says what was wanted."""
        for value, role, _ in self._values(node):
            for one in value.items if isinstance(value, NounList) else (value,):
                if isinstance(one, NounPhrase) and not one.head:
                    inside = [word for word in self.skeleton.unknown if one.span.start <= word.start < one.span.end]
                    yield from ((word, role.types) for word in inside[:1])

    def _values(self, node: Node) -> Iterator[tuple[Value, FormRole, Form | None]]:
        """Everything that fills a role, with the role."""
        if isinstance(node, Clause):
            if node.agent is not None:
                yield node.agent, FormRole("agent", ("player",), "player"), None
                yield from self._inside(node.agent)
            yield from self._values(node.verb)
        elif isinstance(node, PhraseUse):
            form = self.tables.forms[node.phrase]
            for name, value in node.roles:
                role = form.role(name)
                if role is not None:
                    yield value, role, form
                yield from self._inside(value)
        elif isinstance(node, NounPhrase):
            yield node, FormRole("per", (), "amount"), None
            yield from self._inside(node)

    def _inside(self, value: Value) -> Iterator[tuple[Value, FormRole, Form | None]]:
        if isinstance(value, PhraseUse):
            yield from self._values(value)
        elif isinstance(value, NounList):
            for one in value.items:
                yield from self._inside(one)
        elif isinstance(value, NounPhrase):
            if value.owner is not None:
                yield value.owner, FormRole("owner", (), "filter"), None
                yield from self._inside(value.owner)
            for use in value.where:
                yield from self._values(use)

    # ------------------------------------------------------------ phrases

    def phrases(self, node: Node) -> Iterator[Diagnostic]:
        """Counts where none is wanted, and qualities that do not describe their noun."""
        for value, role, form in self._values(node):
            for one in value.items if isinstance(value, NounList) else (value,):
                if isinstance(one, NounPhrase):
                    yield from self._noun(one, role, form)
        for use in mentioned(node):
            if isinstance(use, PhraseUse):
                yield from self._quality_role(use)

    def _noun(self, phrase: NounPhrase, role: FormRole, form: Form | None) -> Iterator[Diagnostic]:
        count = phrase.count
        counted = count is not None and (count.numbers != (1,) or bool(count.bound))
        if count is not None and (phrase.determiner in _NO_COUNT_AFTER or (counted and not role.counted and not phrase.part)):
            yield faults.unwanted_number(count, phrase, form, self.place)
        for name in phrase.qualities:
            yield from self._describes(name, phrase.head, phrase)

    def _quality_role(self, use: PhraseUse) -> Iterator[Diagnostic]:
        subject = next((value for _, value in use.roles if not isinstance(value, Quality)), None)
        for _, value in use.roles:
            if isinstance(value, Quality) and subject is not None:
                for name in value.ids:
                    yield from self._describes(name, head_of(subject), value)

    def _describes(self, name: str, head: str, where: NounPhrase | Quality) -> Iterator[Diagnostic]:
        quality = self.tables.qualities.get(name)
        if quality is not None and head and not self.tables.comparable(head, quality.of):
            word = next(one for one in self.skeleton.lexemes if one.start >= where.span.start and one.means == name)
            yield faults.wrong_quality(word, head, quality, self.tables, self.place)

    # ------------------------------------------------------------ what was mentioned

    def mentions_of(self, node: Node) -> Iterator[Diagnostic]:
        """Words that stand for something mentioned before."""
        known = Mentions(self.tables, list(self.mentions.known))
        types = {value.span: role.types for value, role, _ in self._values(node)}
        for one in mentioned(node):
            if isinstance(one, Pronoun) and one.word in ("it", "them") and not one.refers:
                meant = known.meant_by(one.word, types.get(one.span, ()))
                yield faults.unclear(one.span, one.word, meant, self.tables, self.place)
            elif isinstance(one, NounPhrase) and one.head:
                yield from self._that(one, known)
            known.add(one)

    def _that(self, phrase: NounPhrase, known: Mentions) -> Iterator[Diagnostic]:
        if phrase.determiner == "their":
            if not known.known:
                yield faults.nothing_mentioned(phrase, "", self.place)
        elif phrase.determiner in ("that", "those") or phrase.part == "those":
            meant = known.such(phrase.head, phrase.determiner != "that")
            noun = self.tables.nouns[phrase.head]
            if not meant:
                yield faults.nothing_mentioned(phrase, noun.plural if phrase.plural else noun.singular, self.place)
            elif len(meant) > 1:
                yield faults.unclear(phrase.span, phrase.determiner, meant, self.tables, self.place)


def head_of(value: Value) -> str:
    """The noun or name that a value is about."""
    if isinstance(value, NounPhrase):
        return value.head
    if isinstance(value, Pronoun):
        return value.refers if value.word in ("it", "them") else "player"
    return value.id if isinstance(value, Name) else ""
