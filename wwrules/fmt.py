"""Effects in their canonical words, in place: `fmt` rewrites the text of a block and nothing around it.

An effect whose words are canonical already keeps its line breaks; comments and layout of the YAML stay as they are.
"""

from __future__ import annotations

from pathlib import Path

from wwrules.compile.effect_printer import print_effect
from wwrules.compile.game_effects import read_effects
from wwrules.compile.words import tables_of
from wwrules.load.nodes import Scalar
from wwrules.model import Game


def canonical_files(game: Game) -> dict[Path, str]:
    """The files whose effects would change, with their new text."""
    trees, _ = read_effects(game)
    tables = {pack: tables_of(game, pack) for pack in {one.pack for one in game.effect_texts}}
    changes: dict[str, list[tuple[Scalar, str]]] = {}
    for text in game.effect_texts:
        tree = trees.get((text.entity, text.path))
        if tree is None or text.node.style != "|":
            continue  # what cannot be read has its fault; texts in quotes are left to their author
        wanted = print_effect(tree, tables[text.pack])
        if text.node.text.split() != wanted.split():
            changes.setdefault(text.node.file.name, []).append((text.node, wanted))
    return {Path(name): _rewritten(edits) for name, edits in changes.items()}


def _rewritten(edits: list[tuple[Scalar, str]]) -> str:
    lines = list(edits[0][0].file.lines)
    for scalar, wanted in sorted(edits, key=lambda edit: edit[0].line, reverse=True):
        first = scalar.line + 1
        count = scalar.text.rstrip("\n").count("\n") + 1
        indent = " " * (scalar.place(0).column - 1)
        lines[first : first + count] = [f"{indent}{sentence}" for sentence in _sentences(wanted)]
    return "\n".join(lines)


def _sentences(text: str) -> list[str]:
    """One sentence a line."""
    parts = text.split(". ")
    return [f"{part}." if number < len(parts) - 1 else part for number, part in enumerate(parts)]
