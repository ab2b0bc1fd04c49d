"""References fit: where an entry of one kind is wanted, no entry of another kind stands.

A kind fits where a more general one is wanted (`isa`).

Fails: `home: swan`
Passes: `home: meadow`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, did_you_mean, fault, listing
from wwrules.model import Game

CODE = "wrong-kind"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare the kind of each entry mentioned with the kind that is wanted."""
    for reference in game.references:
        found = game.find(reference) if reference.sort == "entity" and reference.kind else None
        entity = game.entities.get(found.id) if found else None
        if entity and reference.kind in game.kinds and not game.is_a(entity.kind, reference.kind):
            fitting = [one.id for one in game.entities.values() if game.is_a(one.kind, reference.kind)]
            hint = did_you_mean(reference.target, fitting)
            yield fault(
                CODE,
                reference.source,
                subject=reference.origin,
                id=reference.target,
                kind=entity.kind,
                wanted=reference.kind,
                hint=hint,
                expected=None if hint else listing(fitting) or None,
            )
