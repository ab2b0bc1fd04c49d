"""What entries do, in one language: the text of every effect, made from it or written by hand, or what is missing to say it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from wwrules.compile.effect_tree import Condition, Effect
from wwrules.compile.game_effects import read_effects
from wwrules.model import EffectText, Game
from wwrules.say.grammar import language_of
from wwrules.say.levels import overrides
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
    speakers = {locale: speaker_of(game, locale) for locale in locales}
    by_hand = {locale: overrides(game, locale)[0] for locale in speakers}
    for one in game.effect_texts:
        if not chosen or one.entity in chosen:
            key = (one.entity, one.path)
            for locale, speaker in speakers.items():
                written = by_hand[locale].get(key)
                told = (written.text, []) if written is not None else _said(trees.get(key), speaker, one, locale)
                yield Line(one.entity, one.path, locale, *told)


def speaker_of(game: Game, locale: str) -> Speaker | None:
    """Who speaks a language, if we have its grammar."""
    return Speaker(game, locale) if language_of(game, locale) else None


def _said(tree: Effect | Condition | None, speaker: Speaker | None, text: EffectText, locale: str) -> tuple[str, list[Missing]]:
    if speaker is None:
        return "", [Missing("language", locale, locale)]
    if tree is None:  # what cannot be read cannot be said; `wwrules check` says why
        return "", [Missing("effect", text.entity, locale)]
    return say_tree(speaker, tree)


def say_tree(speaker: Speaker, tree: Effect | Condition) -> tuple[str, list[Missing]]:
    """An effect, or a condition by itself."""
    return speaker.say_condition(tree) if isinstance(tree, Condition) else speaker.say(tree)


def once(game: Game, key: tuple[str, ...], make: Callable[[], Any]) -> Any:
    """What was made before for a game, or make it now."""
    if game.said is None:
        game.said = {}
    if key not in game.said:
        game.said[key] = make()
    return game.said[key]


def said_in(game: Game, locale: str) -> list[Line]:
    """All effects in one language; said once for each game."""
    found: list[Line] = once(game, ("lines", locale), lambda: list(say_game(game, [locale])))
    return found


def said(game: Game) -> list[Line]:
    """All effects in all languages of a game, entry by entry."""
    every = [said_in(game, locale) for locale in game.header.locales]
    return [line for lines in zip(*every, strict=True) for line in lines]
