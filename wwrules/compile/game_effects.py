"""All effects of a game, each read with the words it may use: official text with official ones, that of a pack with both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wwrules.compile.effect_tree import Condition, Effect
from wwrules.compile.effects import read_effect
from wwrules.compile.words import Tables, tables_of
from wwrules.diagnostics import Diagnostic
from wwrules.model import EffectText, Game

Trees = dict[tuple[str, str], Effect | Condition]  # by entry and property


def read_effects(game: Game) -> tuple[Trees, list[Diagnostic]]:
    """The trees of all effects that can be read, and the faults of the others; read once for each game."""
    if game.read_effects is None:
        game.read_effects = _read_all(game)
    trees, found = game.read_effects
    return dict(trees), list(found)


def _read_all(game: Game) -> tuple[Trees, list[Diagnostic]]:
    trees: Trees = {}
    found: list[Diagnostic] = []
    tables = {pack: tables_of(game, pack) for pack in {one.pack for one in game.effect_texts}}
    for text in game.effect_texts:
        tree, faults = _read(text, tables[text.pack])
        found += [replace(one, subject=text.entity) for one in faults]
        if tree is not None:
            trees[text.entity, text.path] = tree
    return trees, found


def _read(text: EffectText, tables: Tables) -> tuple[Effect | Condition | None, list[Diagnostic]]:
    if text.type == "condition":
        return read_effect(text.node.text, tables, text.node.place, "condition")
    return read_effect(text.node.text, tables, text.node.place)


def effects_of(trees: Trees, entity: str) -> Iterator[tuple[str, Effect | Condition]]:
    """The effects and conditions of one entry, by property."""
    return ((path, tree) for (owner, path), tree in trees.items() if owner == entity)
