"""Chapters have an order: no two chapters of the game, or of one pack, have the same name or the same place in the book.

Chapters of packs stand behind those of the game, pack by pack, each with the name of its pack.

Fails: `order: 10  # bedtime`
Passes: `order: 20  # bedtime`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.model import Game

CODE = "duplicate-chapter"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare each chapter with those before it."""
    names: dict[str, Source] = {}
    orders: dict[tuple[str, int], Source] = {}
    for chapter in game.chapters:
        if chapter.id in names:
            first = names[chapter.id]
            yield fault(
                CODE, chapter.source, subject=chapter.id, word=chapter.id.rpartition("/")[2], file=first.file, line=first.line
            )
        if (chapter.pack, chapter.order) in orders:
            first = orders[chapter.pack, chapter.order]
            yield fault(CODE, chapter.order_source, subject=chapter.id, word=chapter.order, file=first.file, line=first.line)
        names.setdefault(chapter.id, chapter.source)
        orders.setdefault((chapter.pack, chapter.order), chapter.order_source)
