"""Editions are complete: every difference says what each printed edition has.

Fails: `readings: {first: the youngest begins}`
Passes: `readings: {first: the youngest begins, second: the oldest begins}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "missing-reading"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look for each edition in each difference."""
    for divergence in game.divergences.values():
        for edition in game.editions:
            if edition not in divergence.readings:
                yield fault(CODE, divergence.source, subject=divergence.id, id=divergence.id, edition=edition)
