"""Words are spelt right: every word that a reader can meet is in a dictionary of its language, or accepted with a reason.

Names and forms, prose, patterns and the sentences made from effects are read word by word, only with `wwrules check --words`. A
word that is right although no dictionary has it, such as a name or a coinage, goes into `words/<locale>/spelling.yaml`, in a
group that says why, and with it go the forms that the lexicon has of it; one that is not needed any more is reported too. A
language without dictionary is left out, and the last lines say so.

Fails: `swan: {name: Łabęć, gender: m-anim, origin: own}`
Passes: `swan: {name: Łabędź, gender: m-anim, origin: own}`
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from wwrules.diagnostics import Diagnostic, Source, fault, remark
from wwrules.model import Game

if TYPE_CHECKING:
    from wwrules.words.reading import Piece
    from wwrules.words.tools import Tools

CODE = "misspelt-word"
SUGGESTIONS = 5  # how many words of one language the dictionary is asked about


def check(game: Game) -> Iterator[Diagnostic]:
    """Read every language that has a dictionary."""
    from wwrules.words.tools import tools  # noqa: PLC0415 - most checks need no tools

    for locale in sorted(game.names):
        known = tools(locale)
        if known.can_spell:
            yield from _unknown(game, locale, known)


def _unknown(game: Game, locale: str, known: Tools) -> Iterator[Diagnostic]:
    from wwrules.words.reading import accepted_with_forms, ours, pieces, sentences, words_of  # noqa: PLC0415

    accepted = accepted_with_forms(game, locale)
    read = [*pieces(game, locale), *ours(locale)]
    words = Words(known, {word for piece in read for _, word in words_of(piece.text)})
    met: set[str] = set()  # words that nobody knows
    places: set[Source] = set()  # an adjective is misspelt once, not in all its forms
    for piece in read:
        for start, word in words_of(piece.text):
            if word in words.strange:
                met.add(accepted.get(word, word))
                place = piece.place(start, len(word))
                if word not in accepted and place not in places:
                    places.add(place)
                    yield words.fault(piece, start, word, locale)
    reported = {word.lower() for word in met}  # what stands in a file is reported there
    for piece in sentences(game, locale):
        for start, word in words_of(piece.text):
            if word.lower() not in reported and word not in accepted and not known.knows_parts(word):
                yield words.fault(piece, start, word, locale)
    for one in game.accepted_words.get(locale, {}).values():
        if one.word not in met:
            yield remark("unused-suppression", one.source, word=CODE, id=one.word)


class Words:
    """The words of a language as its texts have them: which of them are strange, and what was meant."""

    def __init__(self, known: Tools, words: set[str]) -> None:
        self.strange = {word for word in words if not known.knows_parts(word)}
        self._usual = sorted(words - self.strange)
        self._known = known
        self._hints: dict[str, str | None] = {}

    def fault(self, piece: Piece, start: int, word: str, locale: str) -> Diagnostic:
        """A strange word."""
        place = piece.place(start, len(word))
        return fault(CODE, place, subject=piece.subject, word=word, locale=locale, hint=self._hint(word))

    def _hint(self, word: str) -> str | None:
        """What was meant: a word that the texts have elsewhere, or the nearest of the dictionary, which takes long to find."""
        if word not in self._hints:
            close = difflib.get_close_matches(word, self._usual, n=1, cutoff=0.8)
            slow = self._known.dictionary if len(self._hints) < SUGGESTIONS else None
            self._hints[word] = close[0] if close else slow.nearest(word) if slow else None
        return self._hints[word]
