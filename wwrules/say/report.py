"""How far each language of a game has come: what it lacks, and how its sentences came about and who has read them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from wwrules.model import Game
from wwrules.notes import notes
from wwrules.say.levels import LEVELS
from wwrules.say.lines import Line, said, said_in, say_game
from wwrules.say.lint import gaps, nouns, qualities
from wwrules.say.states import SORTS, STATES, sayings, signers

__all__ = ["Line", "missing", "report", "said", "say_game"]


def missing(game: Game) -> dict[str, dict[str, int]]:
    """How much each language lacks: texts that cannot be said, patterns, words of nouns and of qualities, paragraphs."""
    return {locale: {name: one["missing"] for name, one in _shares(game, locale).items()} for locale in game.header.locales}


def report(game: Game, locales: Iterable[str]) -> dict[str, Any]:
    """Per language: what is there and what is missing, every gap by name, and the sentences by sort, level and state."""
    return {
        locale: {**_shares(game, locale), "sentences": _sentences(game, locale), "gaps": _gaps(game, locale)}
        for locale in locales
    }


def _sentences(game: Game, locale: str) -> dict[str, dict[str, Any]]:
    """For each sort of sentence how many there are, how those that are told came about, their states, and who has signed."""
    found = {}
    for sort in SORTS:
        some = [one for one in sayings(game, locale) if one.sort == sort]
        levels, states = Counter(one.level for one in some if one.text), Counter(one.state for one in some)
        found[sort] = {
            "all": len(some),
            "levels": {level: levels[level] for level in LEVELS},
            "states": {state: states[state] for state in STATES},
            "signed": signers(game, locale, sort),
        }
    return found


def _shares(game: Game, locale: str) -> dict[str, dict[str, int]]:
    texts = said_in(game, locale)
    found = [one for one in gaps(game, locale) if not one.detail]
    every = {
        "patterns": ("pattern", len(game.phrases) - len(qualities(game))),
        "words": ("word", len(nouns(game))),
        "qualities": ("quality", len(qualities(game))),
    }
    lacking = {name: sum(1 for one in found if one.kind == kind) for name, (kind, _) in every.items()}
    silent = sum(1 for line in texts if not line.text)
    told = [one.id in game.texts.get(locale, {}) for one in notes(game)]
    return {
        "texts": {"there": len(texts) - silent, "missing": silent},
        **{name: {"there": number - lacking[name], "missing": lacking[name]} for name, (_, number) in every.items()},
        "paragraphs": {"there": told.count(True), "missing": told.count(False)},
    }


def _gaps(game: Game, locale: str) -> list[dict[str, str]]:
    found = {*gaps(game, locale), *(one for line in said_in(game, locale) for one in line.missing)}
    return [{"kind": one.kind, "id": one.id, "detail": one.detail} for one in sorted(found)]
