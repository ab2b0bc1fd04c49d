"""Provenance is given: every entry says where it comes from, itself or for its whole file.

Fails:
    swan:
      count: 2
Passes:
    swan:
      provenance: {status: stand-in}
      count: 2
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "missing-provenance"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at every entry."""
    for entity in game.entities.values():
        if entity.provenance is None:
            yield fault(CODE, entity.source, subject=entity.id, id=entity.id)
