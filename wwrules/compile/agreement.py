"""Agreement: the words of the author against those of the printer. The first that differs is the fault.

`the`, commas and brackets are not compared; `a`, `an` and `1` are the same count, so that only a wrong `a` or `an` is a fault.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wwrules.compile.english import article_of
from wwrules.compile.phrase_printer import Printed
from wwrules.compile.scanning import Word, scan

_IGNORED = frozenset(("the", ",", "(", ")", "."))
_ARTICLES = frozenset(("a", "an", "1"))
_SAME = {"every": "each", "whenever": "when", "’s": "'s"}


class Difference(NamedTuple):
    """A word that should be another one; `before` is the word of the author in front of it."""

    word: Word
    say: str
    sort: str
    before: str


def difference(written: list[Word], printed: Iterable[Printed]) -> Difference | None:
    """Give the first word that the printer would write differently."""
    mine = [one for one in written if one.text not in _IGNORED]
    norm = [Printed(part.text, one.sort) for one in printed for part in scan(one.text) if part.text not in _IGNORED]
    at = 0
    for number, word in enumerate(mine):
        if at >= len(norm):
            return Difference(word, "", "", "")
        if word.text == "another" and norm[at].text == "another":
            at += 1
            continue
        if norm[at].text == "another":  # 1 other
            at += 0 if word.text in _ARTICLES else 1
            continue
        wrong = _wrong(mine, number, norm[at])
        if wrong is not None:
            return wrong
        at += 1
    return None


def _wrong(mine: list[Word], number: int, norm: Printed) -> Difference | None:
    word = mine[number]
    before = mine[number - 1].text if number else ""
    if word.text in _ARTICLES and norm.sort == "one":
        right = article_of(mine[number + 1].text) if number + 1 < len(mine) else word.text
        return Difference(word, right, "article", before) if word.text not in ("1", right) else None
    if _SAME.get(word.text, word.text) == norm.text:
        return None
    return Difference(word, norm.text, norm.sort, before)
