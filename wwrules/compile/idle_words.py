"""Words that would change nothing: what a sentence says more exactly than the body of its phrase looks at.

A body that only counts (`draw {what: card} now`) cannot draw red ones, and one that never looks at a role cannot tell whose it
is. Such words are refused where they stand, so that a card never says more than it does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from wwrules.compile import effect_tree as effect
from wwrules.compile.phrase_forms import parts_of
from wwrules.model import Game, Phrase

_ABOUT_WORDS = r"\b(amount|head|is_certain|of_others)\(\s*{role}\s*\)"
_COUNTED = r"\b(amount_of|holds|enough)\([^()]*(\([^()]*\)[^()]*)*,\s*{role}\)|\bnouns\({role}\)|\bin\s+{role}\b"
_PLAIN = ("", "any", "your", "their", "all", "all-your")


@cache
def looks_at(body: str, role: str, mode: str) -> str:
    """What a body looks at: the things themselves, only how many there are, or nothing of the role."""
    if mode == "amount":
        return "things" if re.search(_COUNTED.format(role=role), body) else "number"
    rest = re.sub(_ABOUT_WORDS.format(role=role), "", body)
    if re.search(rf"\b{role}\b", rest):
        return "things"
    return "number" if re.search(rf"\bamount\(\s*{role}\s*\)", body) else "nothing"


def idle(game: Game, phrase: Phrase, mode: str, role: str, value: effect.Value) -> Iterator[tuple[effect.Span, str]]:
    """Parts of what fills a role that change nothing; with the noun that would do, where it is the noun."""
    if isinstance(value, effect.NounList):
        for item in value.items:
            yield from idle(game, phrase, mode, role, item)
    elif isinstance(value, effect.NounPhrase):
        text = f"{phrase.body} {phrase.event}"
        looked = looks_at(text, role, mode)
        if looked != "things":
            yield from _idle_parts(game, value, looked)
            if not re.search(rf"\bhead\(\s*{role}\s*\)", text):
                yield from _idle_noun(phrase, role, value)


def _idle_parts(game: Game, value: effect.NounPhrase, looked: str) -> Iterator[tuple[effect.Span, str]]:
    for quality in value.qualities:
        if quality not in game.phrases or game.phrases[quality].body.strip() != "true":
            yield value.span, ""
    for use in value.where:
        if looked == "nothing" or game.phrases[use.phrase].yields != "amount":
            yield use.span, ""
    if value.owner is not None:
        yield value.owner.span, ""
    if looked == "nothing" and (value.determiner not in _PLAIN or value.part == "those"):
        yield value.span, ""


def _idle_noun(phrase: Phrase, role: str, value: effect.NounPhrase) -> Iterator[tuple[effect.Span, str]]:
    types = next(([name for name, _ in part.types] for part in parts_of(phrase.form) if part.role == role), [])
    if value.head not in types and value.head not in [f"{phrase.pack}/{name}" for name in types]:
        yield value.span, types[0] if types else ""
