"""Letters to words: a text cut into words, numbers and signs, each with its place. Nothing is classified here."""

from __future__ import annotations

import re
from typing import NamedTuple

_WORDS = re.compile(
    r"(?P<word>[^\W\d_]+(?:-[^\W\d_]+)*)|(?P<poss>['’]s\b)|(?P<signed>[+-][0-9]+)|(?P<number>[0-9]+)|(?P<sign>[.,:()])|(?P<other>\S)"
)


class Word(NamedTuple):
    """A word, number or sign; `sort` is word, poss, signed, number, sign or other."""

    text: str
    start: int
    end: int
    sort: str


def scan(text: str) -> list[Word]:
    """Cut a text up; white space only separates."""
    return [Word(found[0], found.start(), found.end(), found.lastgroup or "") for found in _WORDS.finditer(text)]
