"""Order as in a dictionary of the language: its alphabet stands in the catalogue."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import TypeVar

from wwrules.publish.book import Book

T = TypeVar("T")
_NUMBER = re.compile(r"\d+")
_DIGITS = 5  # more than any number in a name has


def by_letter(book: Book, things: Iterable[T], name: Callable[[T], str]) -> list[tuple[str, list[T]]]:
    """Things by the first letter of their names, in the order of the alphabet."""
    letters: dict[str, list[T]] = {}
    for one in sorted(things, key=lambda thing: sort_key(book, name(thing))):
        letters.setdefault(first_letter(book, name(one)), []).append(one)
    return list(letters.items())


def sort_key(book: Book, text: str) -> tuple[tuple[int, str], ...]:
    """By the places of letters in the alphabet; what is not in it comes first, as digits do; numbers go by their size."""
    places = {letter: number for number, letter in enumerate(book.say("site-alphabet").split())}
    in_size = _NUMBER.sub(lambda found: found.group().zfill(_DIGITS), text.casefold())
    return tuple((places.get(letter, -1), letter) for letter in _letters(places, in_size))


def _letters(places: dict[str, int], text: str) -> list[str]:
    """The letters of a word; two signs may be one letter, as ch is in Czech."""
    found, at = [], 0
    while at < len(text):
        size = 2 if text[at : at + 2] in places else 1
        letter = text[at : at + size]
        found.append(letter if letter in places else _bare(letter) if _bare(letter) in places else letter)
        at += size
    return found


def first_letter(book: Book, text: str) -> str:
    """The letter that a name stands under."""
    places = {letter: number for number, letter in enumerate(book.say("site-alphabet").split())}
    letters = _letters(places, text.casefold())
    return letters[0].upper() if letters and letters[0] in places else "#"


def _bare(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[:1]
