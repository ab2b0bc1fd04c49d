"""Differences in play name rules: where a game could go differently, the paragraphs concerned are given.

Fails:
    decision: The youngest cannot wait.
Passes:
    decision: The youngest cannot wait.
    rules: [feeding.start]
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "missing-rules"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at the differences that matter in play."""
    for divergence in game.divergences.values():
        if divergence.matters == "play" and not divergence.rules:
            yield fault(CODE, divergence.source, subject=divergence.id, id=divergence.id)
