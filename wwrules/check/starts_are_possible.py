"""Starts are possible: the value an attribute starts with is one it may have.

Fails: `start: snow`
Passes: `start: sun`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, did_you_mean, fault, listing
from wwrules.load.scalars import WHOLE_NUMBER
from wwrules.model import Game, Word

CODE = "impossible-start"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare each start with the type of its attribute."""
    for word in game.words.values():
        start = word.settings.get("start")
        allowed = _allowed(game, word)
        if isinstance(start, str) and allowed is not None and not _fits(start, allowed):
            node = word.node.get("start") if word.node else None
            place = node.source if node else word.source
            hint = did_you_mean(start, allowed) if isinstance(allowed, list) else None
            expected = (listing(allowed) or None) if isinstance(allowed, list) else f"{allowed[0]}–{allowed[-1]}"
            yield fault(CODE, place, subject=word.id, text=start, hint=hint, expected=expected)


def _allowed(game: Game, word: Word) -> list[str] | range | None:
    settings = word.settings
    match settings.get("type"):
        case "number":
            low, high = settings["min"], settings["max"]
            return range(low, high + 1) if isinstance(low, int) and isinstance(high, int) and low <= high else None
        case "choice":
            found = game.enumerations.get(str(settings["enumeration"]))
            return list(found.values) if found else None
        case "flag":
            return ["true", "false"]
        case "entity":
            return [one.id for one in game.entities.values() if game.is_a(one.kind, str(settings["kind"]))]
    return None


def _fits(start: str, allowed: list[str] | range) -> bool:
    if isinstance(allowed, range):
        return bool(WHOLE_NUMBER.fullmatch(start)) and int(start) in allowed
    return start in allowed
