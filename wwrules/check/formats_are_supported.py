"""Formats are supported: the content is written in a version of the format that this wwrules reads.

Fails: `format: 2`
Passes: `format: 1`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.load.game import FORMAT
from wwrules.model import Game

CODE = "unsupported-format"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at the first page of the game and of each pack."""
    for header in (game.header, *game.packs.values()):
        if header.format != FORMAT:
            yield fault(CODE, header.places["format"], subject=header.id, format=header.format, supported=FORMAT)
