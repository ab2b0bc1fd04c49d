"""Readings are of sentences: what the ledger of reviewed sentences names is still there.

The ledgers in `words/<locale>/reviewed/` are written by `wwrules review --mark`, which also leaves out what is gone.

Fails:
    sort: rules
    signed: []
    reviewed:
      feeding.edn: bcdfghjklmnp-bcdfghjklmnp
Passes:
    sort: rules
    signed: []
    reviewed:
      feeding.end: bcdfghjklmnp-bcdfghjklmnp
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, did_you_mean, remark
from wwrules.model import Game
from wwrules.notes import notes

CODE = "unknown-reading"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look up every sentence of effects and prose; those of other sorts are known only to who says them."""
    if not game.told.readings:
        return
    known: dict[str, set[str]] = {"effects": {f"{one.entity}.{one.path}" for one in game.effect_texts}}
    for note in notes(game):
        known.setdefault(note.sort, set()).add(note.id)
    for (_, sort), readings in game.told.readings.items():
        for name, one in readings.items():
            if sort in known and name not in known[sort]:
                yield remark(CODE, one.source, subject=name, id=name, hint=did_you_mean(name, known[sort]))
