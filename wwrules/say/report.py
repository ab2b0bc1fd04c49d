"""All sentences of a game in its languages, and how far each language has come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from wwrules.compile.effect_tree import Condition, Effect
from wwrules.compile.effects import read_effect
from wwrules.compile.words import tables_of
from wwrules.model import Game
from wwrules.say.grammar import language
from wwrules.say.lint import gaps
from wwrules.say.missing import Missing
from wwrules.say.speaker import Speaker


class Line(NamedTuple):
    """What one entry says in one language."""

    id: str
    path: str  # the property that holds the effect
    locale: str
    text: str
    missing: list[Missing]


def trees_of(game: Game, wanted: Iterable[str] = ()) -> Iterator[tuple[str, str, Effect | Condition | None]]:
    """Every effect and condition with its entry and property; no tree where it cannot be read, `wwrules check` says why."""
    chosen = set(wanted)
    tables = {pack: tables_of(game, pack) for pack in {one.pack for one in game.effect_texts}}
    for one in game.effect_texts:
        if not chosen or one.entity in chosen:
            tree: Effect | Condition | None
            if one.type == "condition":
                tree, _ = read_effect(one.node.text, tables[one.pack], one.node.place, "condition")
            else:
                tree, _ = read_effect(one.node.text, tables[one.pack], one.node.place)
            yield one.entity, one.path, tree


def say_game(game: Game, locales: Iterable[str], wanted: Iterable[str] = ()) -> Iterator[Line]:
    """Say what entries do, entry by entry, each in all languages."""
    speakers = {locale: Speaker(game, locale) if language(locale) else None for locale in locales}
    for entity, path, tree in trees_of(game, wanted):
        for locale, speaker in speakers.items():
            yield Line(entity, path, locale, *_said(tree, speaker, entity, locale))


def _said(tree: Effect | Condition | None, speaker: Speaker | None, entity: str, locale: str) -> tuple[str, list[Missing]]:
    if speaker is None:
        return "", [Missing("language", locale, locale)]
    if tree is None:
        return "", [Missing("effect", entity, locale)]
    return speaker.say_condition(tree) if isinstance(tree, Condition) else speaker.say(tree)


def report(game: Game, locales: Iterable[str]) -> dict[str, Any]:
    """Per language: sentences generated and missing, phrases with and without a pattern, and every gap by name."""
    phrases = sum(1 for one in game.phrases.values() if one.kind != "qualifier")
    lines: dict[str, list[Line]] = {locale: [] for locale in locales}
    for line in say_game(game, lines):
        lines[line.locale].append(line)
    return {locale: _of_locale(gaps(game, locale), some, phrases) for locale, some in lines.items()}


def _of_locale(found: list[Missing], lines: list[Line], phrases: int) -> dict[str, Any]:
    missing = sorted({*found, *(one for line in lines for one in line.missing)})
    without = sum(1 for one in found if one.kind == "pattern" and not one.detail)
    return {
        "generated": sum(1 for line in lines if line.text),
        "missing": sum(1 for line in lines if not line.text),
        "patterns": {"there": phrases - without, "missing": without},
        "gaps": [{"kind": one.kind, "id": one.id, "detail": one.detail} for one in missing],
    }
