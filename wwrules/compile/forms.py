"""The form matcher: chunks in, phrases with typed roles out.

Every way to fit a form is followed, relatives included; the reading with more of the forms' own words wins and equal ones are
kept, so that the reader can refuse them. What no form fits is remembered with the furthest place that any form reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from wwrules.compile.chunks import Chunk, Stream
from wwrules.compile.effect_tree import Name, NounList, NounPhrase, PhraseUse, Pronoun, Span, Value
from wwrules.compile.fits import Fit, Miss, best, best_by_end
from wwrules.compile.mentions import Mentions
from wwrules.compile.noun_phrases import leading_count, noun_phrase_of, number_of, quality_of
from wwrules.compile.phrase_forms import Form, FormRole, FormWord
from wwrules.compile.words import Tables

MOST_NESTED = 12  # relatives inside relatives
Roles = tuple[tuple[str, Value], ...]
PLAYER = FormRole("agent", ("player",), "player")
ANYTHING = FormRole("anything", (), "filter")


class Matcher:
    """Fits the chunks of one stream to forms. Readings are remembered by place, so that nothing is tried twice."""

    def __init__(self, tables: Tables, stream: Stream, mentions: Mentions) -> None:
        self.tables = tables
        self.stream = stream
        self.mentions = mentions
        self.furthest = -1
        self.misses: list[Miss] = []
        self._known: dict[tuple[object, ...], list[Fit[Roles]]] = {}
        self._values: dict[tuple[object, ...], list[Fit[Value]]] = {}
        self._nested = 0

    # ------------------------------------------------------------ whole streams

    def whole(self, kind: str, allowed: Callable[[Form], bool] = lambda _: True) -> list[PhraseUse]:
        """The best readings of the whole stream as a phrase of a kind."""
        forms = [form for form in self.tables.by_kind.get(kind, ()) if allowed(form) and self._possible(form)]
        found = [Fit(fit.end, fit.score, self._use(form, fit, self.stream.start)) for form in forms for fit in self._all(form)]
        return [one.value for one in best(found)]

    def actions(self) -> list[tuple[Value | None, PhraseUse]]:
        """The best readings of the whole stream as an action or standing rule, with its agent."""
        start, first = self.stream.start, self.stream.chunk(self.stream.start)
        found: list[Fit[tuple[Value | None, PhraseUse]]] = []
        forms = [form for kind in ("verb", "rule") for form in self.tables.by_kind.get(kind, ()) if self._possible(form)]
        agents: list[Fit[Value | None]] = [Fit(start, 0, None)]
        if first is not None and first.sort == "np":
            agents = [Fit(one.end, one.score, one.value) for one in self.value(PLAYER, start, None)]
            found += [
                Fit(fit.end, fit.score, (None, self._use(form, fit, start)))
                for form in forms
                if form.begins_with_role
                for fit in self._all(form)
            ]
        for agent in agents:
            for form in forms:
                if not form.begins_with_role and form.kind == "verb":
                    for fit in self._all(form, agent.end):
                        found.append(Fit(fit.end, fit.score + agent.score, (agent.value, self._use(form, fit, agent.end))))
        return [one.value for one in best(found)]

    def noun_phrase(self) -> list[Value]:
        """The best readings of the whole stream as one noun phrase."""
        found = [fit for fit in self.value(ANYTHING, self.stream.start, None) if fit.end == self.stream.end]
        return [one.value for one in best(found)]

    def _possible(self, form: Form) -> bool:
        """Tell whether the stream has the words of a form at all; a form with one missing is tried if it begins here."""
        missing = sum(1 for texts in form.needs if not texts & self.stream.words)
        return missing == 0 or (missing <= 2 and (form.begins_with_role or bool(form.needs[0] & self.stream.words)))

    def _all(self, form: Form, start: int | None = None) -> Iterator[Fit[Roles]]:
        """Fits of a form that reach the end; the others are misses."""
        for fit in self.fit(form, self.stream.start if start is None else start):
            if fit.end == self.stream.end:
                yield fit
            else:
                self._miss(fit.end, Miss(form, "", ()))

    def _use(self, form: Form, fit: Fit[Roles], start: int) -> PhraseUse:
        lexemes = self.stream.lexemes
        span = Span(lexemes[start].start, lexemes[fit.end - 1].end)
        return PhraseUse(form.id, form.kind, fit.value, span=span)

    # ------------------------------------------------------------ forms

    def fit(self, form: Form, at: int, number: int = 0) -> list[Fit[Roles]]:
        """Every way to fit a form's elements from `number` on to the lexemes from `at` on."""
        if number == len(form.elements):
            return [Fit(at, 0, ())]
        key = (form.id, number, at)
        if key not in self._known:
            element = form.elements[number]
            if isinstance(element, FormWord):
                found = self._fit_words(form, at, number)
            else:
                tried = number == 0 and _optional(form)
                found = [
                    Fit(rest.end, value.score + rest.score, ((element.name, value.value), *rest.value))
                    for value in self.value(element, at, None if tried else form)
                    if not (tried and _is_unknown(value.value))
                    for rest in self.fit(form, value.end, number + 1)
                ]
            self._known[key] = best_by_end(found)
        return self._known[key]

    def _fit_words(self, form: Form, at: int, number: int) -> list[Fit[Roles]]:
        """The words of one lexeme against as many words of the form."""
        if at < self.stream.end and self.stream.chunk(at) is not None:
            words = self.stream.lexemes[at].words
            wanted = form.elements[number : number + len(words)]
            if len(wanted) == len(words) and all(
                isinstance(one, FormWord) and word in one.texts for one, word in zip(wanted, words, strict=True)
            ):
                rest = self.fit(form, at + 1, number + len(words))
                return [Fit(one.end, one.score + len(words), one.value) for one in rest]
        element = form.elements[number]
        if isinstance(element, FormWord) and not (_optional(form) and (number == 0 or _only_words(form))):
            self._miss(at, Miss(form, element.text, ()))
        return []

    def _miss(self, at: int, miss: Miss) -> None:
        if at > self.furthest:
            self.furthest, self.misses = at, []
        if at == self.furthest and miss not in self.misses:
            self.misses.append(miss)

    # ------------------------------------------------------------ what fills a role

    def value(self, role: FormRole, at: int, form: Form | None) -> list[Fit[Value]]:
        """Every way to fill a role from a lexeme on; a failure is noted for the form, if there is one."""
        key = (role.types, at)
        if key not in self._values:
            self._values[key] = best_by_end(self._fill(role, at))
        if not self._values[key] and form is not None:
            self._miss(at, Miss(form, "", role.types))
        return self._values[key]

    def _fill(self, role: FormRole, at: int) -> Iterable[Fit[Value]]:
        chunk = self.stream.chunk(at)
        if chunk is None:
            return
        if "number" in role.types:
            if chunk.sort in ("number", "signed"):
                yield Fit(chunk.end, 0, number_of(chunk.branch))
            elif (count := leading_count(chunk.branch)) is not None:  # “2 strength”, where strength is a word of the form
                yield Fit(count.end, 0, count.number)
            for form in self.tables.by_kind.get("amount", ()):
                for fit in self.fit(form, at) if self._possible(form) else ():
                    yield Fit(fit.end, fit.score, self._use(form, fit, at))
        if chunk.sort == "quality" and "quality" in role.types:
            yield Fit(chunk.end, 0, quality_of(chunk.branch))
        if chunk.sort == "np":
            yield from self._fill_noun(role, chunk)

    def _fill_noun(self, role: FormRole, chunk: Chunk) -> Iterable[Fit[Value]]:
        value = self._meant(noun_phrase_of(chunk.branch), role.types)
        if not self._fits(value, role.types):
            return
        if not isinstance(value, NounPhrase):
            yield Fit(chunk.end, 0, value)
            return
        for relatives in self._relatives(value.head, chunk.end):
            end = self.stream.lexemes[relatives.end - 1].end
            where = tuple(use for _, use in relatives.value if isinstance(use, PhraseUse))
            yield Fit(relatives.end, relatives.score, replace(value, where=where, span=Span(value.span.start, end)))

    def _fits(self, value: Value, types: tuple[str, ...]) -> bool:
        if not types:
            return True
        if isinstance(value, NounList):
            return all(self._fits(one, types) for one in value.items)
        if isinstance(value, Pronoun) and value.word in ("it", "them"):
            return bool(self.mentions.meant_by(value.word, types)) or not self.mentions.anything(value.word)
        head = "player" if isinstance(value, Pronoun) else value.id if isinstance(value, Name) else ""
        head = value.head if isinstance(value, NounPhrase) else head
        return not head or self.tables.is_a(head, types)

    def _meant(self, value: Value, types: tuple[str, ...]) -> Value:
        """Give `it` and `them` their meaning where only one is possible; the reader reports the others."""
        if isinstance(value, Pronoun) and value.word in ("it", "them"):
            meant = self.mentions.meant_by(value.word, types)
            return replace(value, refers=meant[0].head) if len(meant) == 1 else value
        return value

    def _relatives(self, head: str, at: int) -> list[Fit[Roles]]:
        """No relative, one, or several after a noun."""
        key = ("relatives", head, at)
        if key not in self._known:
            self._nested += 1
            found: list[Fit[Roles]] = [Fit(at, 0, ())]
            for form in self.tables.by_kind.get("relative", ()) if self._nested <= MOST_NESTED and at < self.stream.end else ():
                if self._possible(form) and (not head or self.tables.comparable(head, form.of)):
                    for one in self.fit(form, at):
                        use = self._use(form, one, at)
                        found += [
                            Fit(rest.end, one.score + rest.score, ((form.id, use), *rest.value))
                            for rest in self._relatives(head, one.end)
                        ]
            self._nested -= 1
            self._known[key] = best_by_end(found)
        return self._known[key]


def _optional(form: Form) -> bool:
    """Tell whether a form is only tried in case it is there, so that its absence is no failure."""
    return form.kind in ("relative", "amount")


def _only_words(form: Form) -> bool:
    """Tell whether a form has nothing to fill, so that its first words alone are no sign that it was meant."""
    return all(isinstance(one, FormWord) for one in form.elements)


def _is_unknown(value: Value) -> bool:
    """Tell whether a noun phrase is about a word that no table has; it must not make a relative look likely."""
    return isinstance(value, NounPhrase) and not value.head
