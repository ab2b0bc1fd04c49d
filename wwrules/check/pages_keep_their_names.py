"""Pages keep their names: no chapter, page, kind, entry or example is called what a page of every site is called.

Each of them becomes a file of the site. `index` and `404` are there already, `search` is the page of the search, and `con`,
`nul` and their like cannot be written by everybody's computer.

Fails:
    chapter: index
    order: 20  # bedtime
Passes:
    chapter: sleeping
    order: 20  # bedtime
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.model import Game

CODE = "reserved-name"
_DEVICES = {"con", "prn", "aux", "nul", *(f"{name}{number}" for name in ("com", "lpt") for number in range(10))}
RESERVED = frozenset({"index", "404", "search", "sitemap", *_DEVICES})
_FOLDERS = frozenset({"data", "assets"})


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at everything that becomes a file by its own name; what a pack adds carries its id."""
    for name, source in _names(game):
        if name in RESERVED:
            yield fault(CODE, source, subject=name, word=name)
    for kind in game.kinds.values():
        if kind.id in _FOLDERS:
            yield fault(CODE, kind.source, subject=kind.id, word=kind.id)


def _names(game: Game) -> Iterator[tuple[str, Source]]:
    yield from ((one.id, one.source) for one in game.chapters)
    for table in (game.kinds, game.presentation.pages, game.entities, game.examples):
        yield from ((name, one.source) for name, one in table.items())
