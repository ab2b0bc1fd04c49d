"""Text in a box: lines that fit, words divided where the language divides them, smaller type where there is much to say.

Small words never stand at the end of a line: the space behind them does not break.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pyphen

from wwrules.publish.cards.metrics import Face, width

_LEADING = 1.24  # distance of lines, in parts of the size
_GAP = 0.45  # between paragraphs
_LEAST_PART = 3  # letters before and behind a hyphen
_LETTERS = re.compile(r"[^\W\d_]+")
_TIED = "\N{NO-BREAK SPACE}"


class Line(NamedTuple):
    """One line of text, and where its foot stands below the top of the box."""

    text: str
    y: float
    bold: bool = False


class Set(NamedTuple):
    """Text in its box: the size, the lines, and by how much it is too high (0 if it fits)."""

    size: float
    lines: tuple[Line, ...]
    height: float
    too_high: float


class Paragraph(NamedTuple):
    """A text; a bold one is a heading, which stays with what follows."""

    text: str
    bold: bool = False


def set_text(paragraphs: list[Paragraph], box: tuple[float, float], sizes: tuple[float, float], face: Face, locale: str) -> Set:
    """Set text as large as it fits into a box, down to the least size."""
    (wide, high), (largest, least) = box, sizes
    size = largest
    while True:
        done = _at_size(paragraphs, wide, size, face, locale)
        if done.height <= high or size <= least:
            return done._replace(too_high=max(0.0, done.height - high))
        size = max(least, size - 1)


def _at_size(paragraphs: list[Paragraph], wide: float, size: float, face: Face, locale: str) -> Set:
    lines: list[Line] = []
    y = 0.0
    for number, paragraph in enumerate(paragraphs):
        follows_heading = number > 0 and paragraphs[number - 1].bold
        y += size * _GAP if number and not follows_heading else 0
        for text in _broken(paragraph.text, wide / size, face, locale):
            y += size * _LEADING
            lines.append(Line(text, round(y - size * (_LEADING - 1), 1), paragraph.bold))
    return Set(size, tuple(lines), y, 0.0)


def _broken(text: str, wide: float, face: Face, locale: str) -> Iterator[str]:
    """Lines no wider than `wide` at size 1, if words can be divided so far."""
    line = ""
    for word in text.split(" "):
        rest = word
        while not _fits(line, rest, wide, face):
            ways = ((head, tail) for head, tail in _divided(rest, locale) if _fits(line, head, wide, face))
            head, tail = next(ways, ("", rest))
            if not line and not head:
                break  # nothing can be done: it sticks out
            yield _joined(line, head) if head else line
            line, rest = "", tail
        line = _joined(line, rest)
    yield line


def _fits(line: str, word: str, wide: float, face: Face) -> bool:
    return width(face, _joined(line, word)) <= wide


def _joined(line: str, word: str) -> str:
    return f"{line} {word}" if line else word


@cache
def _divided(word: str, locale: str) -> tuple[tuple[str, str], ...]:
    """Ways to divide a word between two lines, the longest head first."""
    ways = []
    for found in _LETTERS.finditer(word.rpartition(_TIED)[2]):
        start = len(word) - len(word.rpartition(_TIED)[2]) + found.start()
        letters = found.group()
        places = (one for one in _dictionary(locale).positions(letters) if _LEAST_PART <= one <= len(letters) - _LEAST_PART)
        ways += [(f"{word[: start + place]}-", word[start + place :]) for place in places]
    return tuple(sorted(ways, key=lambda way: -len(way[0])))


@cache
def _dictionary(locale: str) -> pyphen.Pyphen:
    known = pyphen.language_fallback(locale) or "en"
    return pyphen.Pyphen(lang=known)
