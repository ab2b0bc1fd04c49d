"""The words of a chart: from the messages for charts, from the questions of the game, from its lexicon.

A step for which there are no words goes by its paragraph of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable

from wwrules.compile.charting import CHOICE, SORT, Each, Step, Term, Way
from wwrules.publish.book import Book, capital

_QUESTIONS = "questions"


class Labels:
    """Finds the words of steps in one language."""

    def __init__(self, book: Book) -> None:
        self.book, self.teller = book, book.words.storyteller

    def step(self, step: Step) -> str:
        """What stands in a shape."""
        words = self._told(step)
        if words:
            return capital(words)
        return next((f"§\N{NO-BREAK SPACE}{self.book.numbers[one]}" for one in step.rules), step.id)

    def has_words(self, step: Step) -> bool:
        """Tell whether the language has words for a step."""
        return bool(self._told(step))

    def _told(self, step: Step) -> str:
        parts = {name: self.book.name(one) for name, one in step.parts}
        sorts = (SORT, _QUESTIONS) if step.sort == CHOICE else (SORT,)
        return self._message(sorts, step.keys, parts) or self._name(step.names)

    def way(self, way: Way) -> str:
        """What stands at a line."""
        found = self._message((SORT, _QUESTIONS), way.keys, {})
        if not found and way.plain:
            return self.book.say(f"site-{way.plain}")
        return found or way.keys[0].rpartition(".")[2]

    def each(self, each: Each) -> str:
        """What stands at a frame."""
        return self._message((SORT,), each.keys, {}) or self.book.say("site-chart-each")

    def term(self, term: Term) -> str:
        """A part of a sum."""
        sign = {"+": "+", "-": "\N{MINUS SIGN}"}[term.sign]
        return f"{sign}\N{NO-BREAK SPACE}{self._message((SORT,), (term.name,), {}) or self.book.name(term.name)}"

    def value(self, name: str, parts: dict[str, str]) -> str:
        """What a value is called: an attribute, a zone, or what a function tells; nothing where there are no words for it."""
        found = self._message((SORT,), (name,), parts)
        return found or ("" if parts else self._name((name,)))

    def _message(self, sorts: Iterable[str], keys: Iterable[str], parts: dict[str, str]) -> str:
        """The first message that there is and that speaks of nothing a chart does not know."""
        teller = self.teller
        if teller is None:
            return ""
        for sort in sorts:
            for key in keys:
                if teller.has(sort, key) and teller.uses(sort, key) <= parts.keys():
                    return teller.label(sort, key, parts)[0]
        return ""

    def _name(self, keys: Iterable[str]) -> str:
        names = self.book.game.names.get(self.book.locale, {})
        return next((names[key].text for key in keys if key in names), "")
