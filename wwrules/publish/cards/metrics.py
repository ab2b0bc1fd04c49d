"""How wide letters are, from the fonts that the site ships. Widths are in parts of the size of the type."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fontTools.ttLib import TTFont

from wwrules.paths import TEMPLATES

FONTS = TEMPLATES.parent / "theme" / "fonts"


class Face(NamedTuple):
    """A font: its family as styles name it, the stem of its file, its weight."""

    family: str
    stem: str
    weight: int


NAME = Face("Alegreya", "alegreya", 700)
TEXT = Face("Alegreya Sans", "alegreya-sans", 400)
BOLD = Face("Alegreya Sans", "alegreya-sans", 700)


def file_of(face: Face) -> Path:
    """The file of a font, with the letters of all languages."""
    return FONTS / f"{face.stem}-{face.weight}.woff2"


@cache
def _advances(face: Face) -> dict[str, float]:
    with TTFont(file_of(face)) as font:
        widths, em = font["hmtx"].metrics, font["head"].unitsPerEm
        return {chr(code): widths[glyph][0] / em for code, glyph in (font.getBestCmap() or {}).items()}


def can_write(face: Face, text: str) -> set[str]:
    """The letters of a text that a font lacks."""
    return set(text) - set(_advances(face)) - {"\n", "\N{SOFT HYPHEN}"}


@cache
def width(face: Face, word: str) -> float:
    """How wide a word is at size 1; a letter that the font lacks counts as an average one."""
    advances = _advances(face)
    return sum(advances.get(letter, 0.5) for letter in word)
