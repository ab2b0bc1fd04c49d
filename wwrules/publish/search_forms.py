"""Forms of the words of prose, for search: those that belong together by an analyser of the language, where one is installed.

The lexicon comes first: a word that it knows the forms of is not asked about. Of what the analyser knows, only the basic form
and the forms that stand somewhere on the pages are sent: the data stays small, and every form a reader has seen can be typed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec

PACKAGES = {"pl": ("morfeusz2",), "uk": ("pymorphy3", "pymorphy3-dicts-uk")}  # what looks at the words of a language
_LETTERS = 4  # shorter words are forms of too many others
_WORD = re.compile(r"[^\W\d_]+(?:['’ʼ][^\W\d_]+)*")


def analysers(locale: str) -> list[str]:
    """What looks at the words of a language here, with versions: another analyser makes another site."""
    needed = PACKAGES.get(locale, ())
    if not needed or any(find_spec(one.replace("-", "_")) is None for one in needed):
        return []
    return [f"{one} {version(one)}" for one in needed]


def forms_of_prose(locale: str, texts: Iterable[str], fold: Callable[[str], str], known: Collection[str]) -> set[str]:
    """Groups of words that are forms of one another, folded, with spaces between them; `known` words are left out."""
    if not analysers(locale):
        return set()
    groups: dict[str, set[str]] = defaultdict(set)
    for word in {word for text in texts for word in _WORD.findall(text.lower()) if len(word) >= _LETTERS}:
        folded = fold(word)
        if folded not in known:
            for lemma in _lemmas(locale, word):
                groups[lemma] |= {fold(lemma), folded}
    return {" ".join(sorted(group)) for group in groups.values() if len(group) > 1}


@cache
def _lemmas(locale: str, word: str) -> tuple[str, ...]:
    """The basic forms of the words that a form may belong to."""
    from wwrules.words.tools import analyser_of  # noqa: PLC0415 - analysers take a moment to load

    analyser = analyser_of(locale)
    return () if analyser is None else analyser.lemmas(word)
