"""Pictures can be drawn: `images/coot.png` of a pack is a PNG, or with `.jpg` a JPEG, from its first byte to its last.

A picture belongs to the entry that it is named after. It has at most 1,000,000 bytes and 4,000,000 points, a pack at most 100
pictures. On pages, on cards and in archives it is drawn anew, at most 640 points wide and high: nothing else that the file may
hold goes along, such as the place where a photograph was taken.
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "not-an-image"


def check(game: Game) -> Iterator[Diagnostic]:
    """Draw every picture, each in a process of its own."""
    if not game.pictures:
        return
    from wwrules.packs.pictures import redrawn  # noqa: PLC0415 - most games have no pictures

    for one in game.pictures.values():
        if redrawn(one.sort, one.data) is None:
            yield fault(CODE, one.source, subject=one.entity, state="broken")
