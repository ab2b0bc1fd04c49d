"""Packs are not printed: what a pack holds stands in no printed edition, and a pack says nothing about what they hold.

A name of a pack has `origin: own`, an entry `status: stand-in` and no headings, and a pack has no differences of editions.
Whoever reads `printed` on the site may rely on it: somebody has looked it up in the books. What is wrong about the books
themselves is mended in the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.model import Game

CODE = "printed-in-pack"
_OWN = "stand-in"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at everything of packs that could claim to be printed."""
    for subject, source, what in (
        (*_names(game), *_entries(game), *_paragraphs(game), *_differences(game)) if game.packs else ()
    ):
        yield fault(CODE, source, subject=subject, what=what)


_Claim = tuple[str, Source, str]  # who claims, where, and what


def _names(game: Game) -> Iterator[_Claim]:
    for names in game.names.values():
        for name in names.values():
            if "/" in name.id and name.origin == "printed":
                node = name.node.get("origin") if name.node is not None else None
                yield name.id, (node.source if node is not None else name.source), "origin"


def _entries(game: Game) -> Iterator[_Claim]:
    for entity in game.entities.values():
        claimed = entity.provenance if entity.pack else None
        if claimed is not None and (claimed.status != _OWN or claimed.headings):
            yield entity.id, claimed.source, "status" if claimed.status != _OWN else "headings"


def _paragraphs(game: Game) -> Iterator[_Claim]:
    for rule in game.rules.values():
        if "/" in rule.id and (rule.headings or rule.status == "single-source"):
            yield rule.id, rule.source, "headings" if rule.headings else "status"


def _differences(game: Game) -> Iterator[_Claim]:
    for one in game.divergences.values():
        if "/" in one.id:
            yield one.id, one.source, "readings"
