"""Starts are possible: the value an attribute starts with is one it may have.

Fails: `start: snow`
Passes: `start: sun`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.allowed import allowed_values
from wwrules.diagnostics import Diagnostic, did_you_mean, fault, listing
from wwrules.load.scalars import WHOLE_NUMBER
from wwrules.model import Game

CODE = "impossible-start"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare each start with the type of its attribute."""
    for word in game.words.values():
        start = word.settings.get("start")
        allowed = allowed_values(game, word)
        if isinstance(start, str) and allowed is not None and not may_hold(allowed, start):
            node = word.node.get("start") if word.node else None
            place = node.source if node else word.source
            hint = did_you_mean(start, allowed) if isinstance(allowed, list) else None
            expected = (listing(allowed) or None) if isinstance(allowed, list) else f"{allowed[0]}–{allowed[-1]}"
            yield fault(CODE, place, subject=word.id, text=start, hint=hint, expected=expected)


def may_hold(allowed: list[str] | range, written: str) -> bool:
    """Tell whether a value is one of those."""
    if isinstance(allowed, range):
        return bool(WHOLE_NUMBER.fullmatch(written)) and int(written) in allowed
    return written in allowed
