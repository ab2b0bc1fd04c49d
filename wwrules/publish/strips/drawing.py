"""A played example in one language: a column for each step, with what was decided, what happened, and what there is to see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import groupby
from typing import Any

from markupsafe import Markup

from wwrules.compile.program import Program
from wwrules.model import Example
from wwrules.play.questions import Questions
from wwrules.play.sight import NONE, Sight, Words
from wwrules.play.telling import Teller
from wwrules.publish.book import Book, Strip, capital
from wwrules.publish.charts.labels import Labels
from wwrules.publish.engine import program_without_others
from wwrules.publish.strips.playing import Answer, Moment
from wwrules.publish.strips.rows import Row, strip_of
from wwrules.run.values import Piece, Player, Thing, Value

_ALIKE = 3  # so many pieces that look the same become one with a number
_KEPT = 4096  # pictures of pieces
_PROGRAMS = 4  # whose readers are kept
_BRACKETS = re.compile(r" \[([^\]]*)\](?=( ×\d+)?$)")


class Painter:
    """Paints the strips of one game in one language."""

    def __init__(self, book: Book, pack: str = "") -> None:
        self.book, self.program, self.labels = book, program_without_others(book.game, pack), Labels(book)
        self.words = Words(self.program, book.locale)
        self.teller, self.questions = _readers(self.program)

    def learn(self) -> None:
        """Read the words of the language now, not with the first strip."""
        _ = self.words.storyteller, self.entry_names

    @cached_property
    def entry_names(self) -> set[str]:
        """What entries are called, as the log names them."""
        return {self.words.entry(one) for one in self.program.game.entities}

    def strip(self, example: Example) -> Strip:
        """Everything that the widget lays out."""
        moments, found = strip_of(self.program, example)
        sights = [Sight.of(self.words, one.session, None) for one in moments]
        columns = [self._column(example, one, sights[at], sights[max(0, at - 1)]) for at, one in enumerate(moments)]
        groups = [self._group(of, list(same), sights) for of, same in groupby(found, key=lambda one: one.of)]
        players = list(self._players(example, sights[-1]))
        return {"columns": columns, "groups": [one for one in groups if one["rows"]], "players": players}

    def _players(self, example: Example, sight: Sight) -> Iterator[tuple[str, str]]:
        """Who is who: what a player is called in the strip and in the notes, where the language has a name for the notes."""
        for seat, player in enumerate(example.players):
            name = self.book.plain_text(f"players.{player}")
            if name:
                yield capital(sight.player(seat)), name

    # ------------------------------------------------------------ columns

    def _column(self, example: Example, moment: Moment, sight: Sight, before: Sight) -> dict[str, Any]:
        say = self.book.say
        note, session = str(moment.written.get("note", "")), moment.session
        told = self.book.told(f"{example.id}.steps.{moment.number}", note) if note else None
        return {
            "title": say("site-example-step", number=moment.number) if moment.number else say("site-example-start"),
            "answers": list(self._answers(moment.answers, before)),
            "told": [self._line(one) for one in self.teller.lines(sight, session.state, session.log, moment.since)],
            "note": told,
        }

    def _line(self, line: str) -> str:
        """A sentence of the log; of what it refers to only cards."""
        found = _BRACKETS.search(line)
        if found is None:
            return self.book.tied(line)
        cards = [one for one in found.group(1).split("; ") if one in self.entry_names]
        kept = f" [{'; '.join(cards)}]" if cards else ""
        return self.book.tied(line[: found.start()] + kept + (found.group(2) or ""))

    def _answers(self, answers: tuple[Answer, ...], before: Sight) -> Iterator[dict[str, Any]]:
        """What was asked and decided; who were asked the same stand together."""
        asked = [self._answer(one, before) for one in answers]
        for question, same in groupby(asked, key=lambda one: one[0]):
            yield {"question": question, "given": [(who, chosen) for _, who, chosen in same]}

    def _answer(self, answer: Answer, before: Sight) -> tuple[str, str, str]:
        sight = before if before.state is answer.session.state else Sight.of(self.words, answer.session, None)
        question = self.questions.question(sight, answer.session, answer.seat)
        labels = {value: one.label for one in question.choices for value in one.values}
        chosen = ", ".join(labels.get(value) or sight.name(value) for value in answer.chosen)
        return self.book.tied(question.text), capital(sight.player(answer.seat)), chosen or NONE

    # ------------------------------------------------------------ rows

    def _group(self, of: Player | Thing | None, found: list[Row], sights: list[Sight]) -> dict[str, Any]:
        last = sights[-1]
        title = capital(last.name(of)) if of is not None else ""
        called = [(self._title(one), one) for one in found]
        return {
            "title": title,
            "hue": self._hue(last, of),
            "rows": [{"label": label, "cells": list(self._cells(row, sights))} for label, row in called if label],
        }

    def _title(self, row: Row) -> str:
        """What a row is called; nothing where there are no words for it."""
        parts = {key: self.book.name(one) for key, one in row.parts}
        return capital(self.labels.value(row.title, parts))

    def _hue(self, sight: Sight, of: Player | Thing | None) -> str:
        called = sight.stands_for(of.seat) if isinstance(of, Player) else of
        return self.book.hue_of(self.book.game.entities[called.id]) if isinstance(called, Thing) else ""

    def _cells(self, row: Row, sights: list[Sight]) -> Iterator[dict[str, Any]]:
        before: Value = None
        word = self.book.game.words.get(row.title)
        enumeration = str(word.settings.get("enumeration", "")) if word is not None else ""
        for at, (value, sight) in enumerate(zip(row.values, sights, strict=True)):
            cell: dict[str, Any] = {"checked": at in row.expected, "number": type(value) is int}
            cell |= {"tokens": [], "text": "", "change": ""}
            if isinstance(value, tuple | Piece):
                cell["tokens"] = list(self._tokens(sight, value, before if at else value))
            if not cell["tokens"]:
                cell["text"] = NONE if value in (None, ()) else sight.name(value, enumeration)
            if type(value) is int and type(before) is int and value != before:
                cell["change"] = f"+{value - before}" if value > before else f"\N{MINUS SIGN}{before - value}"
            before = value
            yield cell

    # ------------------------------------------------------------ tokens

    def _tokens(self, sight: Sight, value: Value, before: Value) -> Iterator[Markup]:
        """Pieces as they lie; those that came with this step are marked."""
        there = before if isinstance(before, tuple) else (before,)
        drawn = [(self._token(sight, one), one not in there) for one in (value if isinstance(value, tuple) else (value,))]
        for (look, new), same in groupby(drawn):
            count = sum(1 for _ in same)
            if count >= _ALIKE:
                yield _drawn(look, new, count)
            else:
                yield from (_drawn(look, new, 1) for _ in range(count))

    def _token(self, sight: Sight, value: Value) -> tuple[Markup, str, str, str]:
        """How something looks: icon, number, hue, and what it is called."""
        if not isinstance(value, Piece):
            icon = self.book.icon_of(value.id) if isinstance(value, Thing) else ""
            return self.book.icon(icon), "", "", sight.name(value)
        state, number = sight.state, value.number
        kind, entry = str(state.kinds[number]), state.entries[number]
        declared = next((self.program.board.tokens[one] for one in self._kinds(kind) if one in self.program.board.tokens), None)
        shown = sight.look(declared.icon, it=value) if declared is not None and declared.icon is not None else None
        on_it = sight.look(declared.number, it=value) if declared is not None and declared.number is not None else None
        names = [shown.id] if isinstance(shown, Thing) else []
        icon = next((found for one in (*names, entry, *self._kinds(kind)) if one and (found := self.book.icon_of(one))), "")
        owner = state.owners[number]
        hue = self._hue(sight, Player(owner)) if owner is not None else ""
        return self.book.icon(icon), str(on_it) if isinstance(on_it, int) else "", hue, sight.piece(number)

    def _kinds(self, kind: str) -> Iterator[str]:
        while kind in self.book.game.kinds:
            yield kind
            kind = self.book.game.kinds[kind].isa


_known: list[tuple[Program, Teller, Questions]] = []


def _readers(program: Program) -> tuple[Teller, Questions]:
    """Who reads the log and the questions of a program, the same for all languages."""
    for known, teller, questions in _known:
        if known is program:
            return teller, questions
    _known.insert(0, (program, Teller(program), Questions(program)))
    del _known[_PROGRAMS:]
    return _known[0][1:]


@lru_cache(_KEPT)
def _drawn(look: tuple[Markup, str, str, str], new: bool, count: int) -> Markup:
    icon, number, hue, name = look
    times = Markup('<span class="times">×{}</span>').format(count) if count > 1 else Markup()
    hued = Markup(' data-hue="{}"').format(hue) if hue else Markup()
    figure = Markup('<b aria-hidden="true">{}</b>').format(number) if number else Markup()
    return Markup('<span class="token{}"{} title="{}">{}{}<span class="unseen">{}</span></span>{}').format(
        " new" if new else "", hued, name, icon, figure, name, times
    )
