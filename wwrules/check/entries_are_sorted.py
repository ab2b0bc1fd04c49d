"""Entries are sorted: decks, rulings, differences and lexicons stand in the order of their ids.

So a newcomer finds an entry without searching and two authors rarely change the same lines. Rules stand in reading order
instead.

Fails:
    entities:
      reeds: {next: stones, shady: true}
      meadow: {next: reeds, shady: false}
Passes:
    entities:
      meadow: {next: reeds, shady: false}
      reeds: {next: stones, shady: true}
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from wwrules.diagnostics import Diagnostic, remark
from wwrules.model import Game

CODE = "unsorted-entries"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare neighbours."""
    for order in game.orders:
        for (before, _), (name, source) in pairwise(order.ids):
            if name < before:
                yield remark(CODE, source, subject=name, id=name, before=before)
