"""Whether a text written by hand says what its effect does, as far as a machine can see: figures, icons and branches.

The sentence that would be made from the effect is what it is held against; where there is none, the effect itself.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from wwrules.compile.effect_tree import (
    Condition,
    Count,
    Effect,
    Either,
    Guard,
    May,
    Name,
    NounPhrase,
    Pronoun,
    Quality,
    StepIf,
    parts,
)
from wwrules.say.grammar import Language

_TOKEN = re.compile(r"\[\[?([^\[\]|]+)(?:\|[^\[\]]*)?\]\]?")  # an icon [id], or a link [[id|words]]
_LINK = re.compile(r"\[\[([^\[\]|]*)(?:\|([^\[\]]+))?\]\]")
_UNSAID = "1"  # a language may leave it out, or write it where the other text does not


def differences(tree: Effect | Condition, text: str, made: str, language: Language) -> Iterator[tuple[str, str]]:
    """What does not agree: its sort (number, icon, lost, added) and the word in question."""
    wanted, found = _figures(made) if made else _counts(tree), _figures(text)
    yield from (("number", one) for one in sorted((wanted - found) + (found - wanted), key=int))
    known = _things(tree)
    yield from (("icon", one[1]) for one in _TOKEN.finditer(text) if one[1] not in known)
    yield from _branches(tree, _bare(text), made, language)


def _branches(tree: Effect | Condition, text: str, made: str, language: Language) -> Iterator[tuple[str, str]]:
    needed = _needed(tree)
    for branch, words in language.branches.items():
        here = _times(words, text)
        wanted = max(needed[branch], min(1, _times(words, made)) if made else 0)
        if here < wanted:
            yield "lost", words[0]
        elif here and not wanted:
            yield "added", next(word for word in words if _times([word], text))


def _needed(tree: Effect | Condition) -> Counter[str]:
    """How often each sort of branch must be heard: once is enough but for options, which are all heard."""
    needed: Counter[str] = Counter()
    for one in parts(tree):
        match one:
            case May() | Guard(word="may-instead"):
                needed["may"] = 1
            case StepIf() | Guard(word="if" | "unless"):
                needed["if"] = 1
            case Guard(word="otherwise"):
                needed["otherwise"] = 1
            case Either():
                needed["or"] += len(one.options) - 1
        if isinstance(one, Guard) and one.word.endswith("instead"):
            needed["instead"] = 1
    return needed


def _times(words: list[str], text: str) -> int:
    """How often one of the words stands in a text, whatever its letters are; “-li” ends a word."""
    every = "|".join(re.escape(word) for word in words)
    return len(re.findall(rf"(?:(?<=\w)(?=-)|(?<!\w))(?:{every})(?!\w)", text.lower()))


def _figures(text: str) -> Counter[str]:
    return Counter(one for one in re.findall(r"\d+", _bare(text)) if one != _UNSAID)


def _counts(tree: Effect | Condition) -> Counter[str]:
    numbers = (abs(number) for one in parts(tree) if isinstance(one, Count) for number in one.numbers)
    return Counter(str(one) for one in numbers if str(one) != _UNSAID)


def _bare(text: str) -> str:
    return _LINK.sub(lambda link: link[2] or "", text)


def _things(tree: Effect | Condition) -> set[str]:
    """The ids of all that an effect mentions."""
    found: set[str] = set()
    for one in parts(tree):
        match one:
            case NounPhrase():
                found |= {one.head, *one.qualities}
            case Name():
                found.add(one.id)
            case Quality():
                found |= set(one.ids)
            case Pronoun():
                found.add(one.refers)
    return found
