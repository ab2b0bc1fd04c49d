"""Chapters have an order: no two chapters have the same name or the same place in the book.

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
    orders: dict[int, Source] = {}
    for chapter in game.chapters:
        if chapter.id in names:
            first = names[chapter.id]
            yield fault(CODE, chapter.source, subject=chapter.id, word=chapter.id, file=first.file, line=first.line)
        if chapter.order in orders:
            first = orders[chapter.order]
            yield fault(CODE, chapter.order_source, subject=chapter.id, word=chapter.order, file=first.file, line=first.line)
        names.setdefault(chapter.id, chapter.source)
        orders.setdefault(chapter.order, chapter.order_source)
