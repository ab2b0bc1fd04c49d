"""Renamed ids rest: an id in `renames.yaml` is never defined again.

Old links and saved games still say the old id; were it given to something new, they would silently change their meaning.

Fails: `duck: {to: swan, since: "1.1.0"}`
Passes: `goose: {to: swan, since: "1.1.0"}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "reused-id"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look for old ids among the definitions."""
    for rename in game.renames.values():
        if rename.old in game.definitions:
            where = game.definitions[rename.old][0].source
            yield fault(CODE, rename.source, subject=rename.old, id=rename.old, file=where.file, line=where.line)
