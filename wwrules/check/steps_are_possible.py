"""Steps are possible: a step of set-up is done with a number of players that the game has.

Fails: `players: [7]`
Passes: `players: [4]`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "impossible-step"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare the numbers of players with those of the game."""
    least, most = game.header.players
    for one in game.told.steps.values():
        for players in one.players:
            if not least <= players <= most and least <= most:
                yield fault(CODE, one.source, subject=one.id, id=one.id, number=players, min=least, max=most)
