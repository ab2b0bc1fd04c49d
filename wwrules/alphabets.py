"""Which letters words of a language are written in: those of its alphabet, with any accent; for names that nobody can confuse.

A grammar declares the letters of its language. Digits, punctuation and signs belong to every language, and so do Roman
numerals; what only looks like a letter (mathematical, wide, circled) belongs to none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_ROMAN = re.compile(r"(?<![^\W\d_])[IVXLCDM]+(?![^\W\d_])")
_SIGNS = frozenset("№™ʼ")  # would be letters, or look like those of another alphabet, and are welcome
_FLAGS = range(0x1F1E6, 0x1F200)  # letters in a box


class Alphabet:
    """The letters of one language, or of several."""

    def __init__(self, letters: str) -> None:
        self._letters = frozenset(letters + letters.upper())
        self._known: dict[str, bool] = {}

    def foreign(self, text: str) -> Iterator[tuple[int, str]]:
        """Letters in a text that are not of this alphabet, and where they stand."""
        if all(map(self._has, text)):
            return
        numerals = {place for match in _ROMAN.finditer(text) for place in range(*match.span())}
        for place, letter in enumerate(text):
            if place not in numerals and not self._has(letter):
                yield place, letter

    def _has(self, letter: str) -> bool:
        if letter not in self._known:
            self._known[letter] = letter in _SIGNS or self._is_own(letter)
        return self._known[letter]

    def _is_own(self, letter: str) -> bool:
        sort = unicodedata.category(letter)
        if sort.startswith("L"):
            return letter in self._letters or unicodedata.normalize("NFD", letter)[0] in self._letters
        if sort.startswith("N"):
            return letter.isascii() or (not letter.isdigit() and not _looks_like_letters(letter))
        return not _looks_like_letters(letter) and ord(letter) not in _FLAGS


def _looks_like_letters(letter: str) -> bool:
    return any(one.isalpha() for one in unicodedata.normalize("NFKC", letter))
