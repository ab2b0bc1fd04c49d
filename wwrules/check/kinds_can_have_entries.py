"""Kinds can have entries: the kind of a deck declares properties.

A kind without `properties` is a plain piece, such as a pawn; nothing can be said about one of them.

Fails: `kind: piece`
Passes: `kind: bird`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault, listing
from wwrules.model import Game

CODE = "kind-without-entries"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at the kind of every deck and of every property that names an entry."""
    able = [kind.id for kind in game.kinds.values() if kind.properties is not None]
    for reference in game.references:
        kind = game.kinds.get(reference.target) if reference.sort == "kind" else None
        is_deck = reference.origin.endswith(".yaml")
        if kind and is_deck and kind.properties is None:
            yield fault(CODE, reference.source, subject=kind.id, kind=kind.id, expected=listing(able))
