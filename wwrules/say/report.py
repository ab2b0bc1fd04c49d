"""All sentences of a game in its languages, and how far each language has come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from wwrules.compile.effect_tree import Condition, Effect
from wwrules.compile.game_effects import read_effects
from wwrules.model import EffectText, Game
from wwrules.say.grammar import language
from wwrules.say.lint import gaps, nouns, qualities
from wwrules.say.missing import Missing
from wwrules.say.speaker import Speaker


class Line(NamedTuple):
    """What one entry says in one language."""

    id: str
    path: str  # the property that holds the effect
    locale: str
    text: str
    missing: list[Missing]


def say_game(game: Game, locales: Iterable[str], wanted: Iterable[str] = ()) -> Iterator[Line]:
    """Say what entries do, entry by entry, each in all languages."""
    chosen, trees = set(wanted), read_effects(game)[0]
    speakers = {locale: _speaker(game, locale) for locale in locales}
    for one in game.effect_texts:
        if not chosen or one.entity in chosen:
            tree = trees.get((one.entity, one.path))
            for locale, speaker in speakers.items():
                yield Line(one.entity, one.path, locale, *_said(tree, speaker, one, locale))


def _speaker(game: Game, locale: str) -> Speaker | None:
    return Speaker(game, locale) if language(locale) else None


def _said(tree: Effect | Condition | None, speaker: Speaker | None, text: EffectText, locale: str) -> tuple[str, list[Missing]]:
    if speaker is None:
        return "", [Missing("language", locale, locale)]
    if tree is None:  # what cannot be read cannot be said; `wwrules check` says why
        return "", [Missing("effect", text.entity, locale)]
    return speaker.say_condition(tree) if isinstance(tree, Condition) else speaker.say(tree)


def said(game: Game) -> list[Line]:
    """All sentences in all languages of a game; said once for each game."""
    if game.said is None:
        game.said = list(say_game(game, game.header.locales))
    return game.said


def missing(game: Game) -> dict[str, dict[str, int]]:
    """How much each language lacks: texts that cannot be said, patterns, words of nouns and of qualities."""
    return {locale: {name: one["missing"] for name, one in _shares(game, locale).items()} for locale in game.header.locales}


def report(game: Game, locales: Iterable[str]) -> dict[str, Any]:
    """Per language: what is there and what is missing, and every gap by name."""
    return {locale: {**_shares(game, locale), "gaps": _gaps(game, locale)} for locale in locales}


def _shares(game: Game, locale: str) -> dict[str, dict[str, int]]:
    texts = [line for line in said(game) if line.locale == locale]
    found = [one for one in gaps(game, locale) if not one.detail]
    every = {
        "patterns": ("pattern", len(game.phrases) - len(qualities(game))),
        "words": ("word", len(nouns(game))),
        "qualities": ("quality", len(qualities(game))),
    }
    lacking = {name: sum(1 for one in found if one.kind == kind) for name, (kind, _) in every.items()}
    silent = sum(1 for line in texts if not line.text)
    told = len(game.texts.get(locale, {}))
    paragraphs = len(game.rules) + 3 * len(game.rulings)  # a ruling has a question, an answer and a reason
    return {
        "texts": {"there": len(texts) - silent, "missing": silent},
        **{name: {"there": number - lacking[name], "missing": lacking[name]} for name, (_, number) in every.items()},
        "paragraphs": {"there": told, "missing": max(0, paragraphs - told)},
    }


def _gaps(game: Game, locale: str) -> list[dict[str, str]]:
    found = {*gaps(game, locale), *(one for line in said(game) if line.locale == locale for one in line.missing)}
    return [{"kind": one.kind, "id": one.id, "detail": one.detail} for one in sorted(found)]
