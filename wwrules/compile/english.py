"""The little English that the language of effects needs: plurals, the -s of verbs, a and an.

What is irregular in a game's own words is declared by the game (`plural`, `fixed`); here are only rules and the core's words.
"""

from __future__ import annotations

import re

_HISSING = re.compile(r"(s|x|z|ch|sh)$")
_CONSONANT_Y = re.compile(r"[^aeiou]y$")
_AN = re.compile(r"[aeio]|u(?!ni|se|su)|hour|honest")
_THIRD_PERSONS = {"are": "is", "have": "has", "do": "does", "go": "goes"}

# Words after a role that are no verbs, so that they never take an ending.
UNINFLECTED = frozenset((
    "about", "above", "across", "after", "against", "along", "always", "among", "around", "as", "at", "before", "behind",
    "below", "beside", "between", "beyond", "by", "can", "cannot", "could", "down", "during", "except", "for", "from", "in",
    "into", "less", "like", "more", "must", "never", "not", "of", "off", "on", "onto", "out", "outside", "over", "past", "per",
    "shall", "since", "than", "through", "to", "together", "toward", "towards", "under", "until", "up", "upon", "was", "were",
    "will", "with", "within", "without", "would",
))  # fmt: skip


def plural_of(words: str) -> str:
    """Several of something: `card` → `cards`, `cup of tea` → `cups of tea`."""
    head, of, rest = words.partition(" of ")
    if _HISSING.search(head):
        return f"{head}es{of}{rest}"
    if _CONSONANT_Y.search(head):
        return f"{head[:-1]}ies{of}{rest}"
    return f"{head}s{of}{rest}"


def third_person(verb: str) -> str:
    """What one of them does: `get` → `gets`, `are` → `is`."""
    return _THIRD_PERSONS.get(verb) or plural_of(verb)


def takes_an(word: str) -> bool:
    """Tell whether `an` stands before a word."""
    return bool(_AN.match(word))


def article_of(word: str) -> str:
    """Give `a` or `an`."""
    return "an" if takes_an(word) else "a"


def is_verb(word: str) -> bool:
    """Tell whether a form's word right after its subject takes an ending."""
    return word not in UNINFLECTED and not word.endswith("ing")
