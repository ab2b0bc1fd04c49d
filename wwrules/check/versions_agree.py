"""Versions agree: `changes.yaml` begins with the version of the game and goes back in time.

Fails: `- {version: "1.0.9", note: "The goose became a [[swan]].", concerns: [swan]}`
Passes: `- {version: "1.1.0", note: "The goose became a [[swan]].", concerns: [swan]}`
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game
from wwrules.versions import numbers

CODE = "wrong-version"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare the changes of the game and of each pack with their versions, and each with the next; then the renames."""
    for pack, header in {"": game.header, **game.packs}.items():
        changes = [one for one in game.changes if one.pack == pack]
        if changes and changes[0].version != header.version:
            newest = changes[0]
            yield fault(
                CODE, newest.source, version=newest.version, other=header.version, state="not-of-pack" if pack else "not-newest"
            )
        for newer, older in pairwise(changes):
            if numbers(older.version) >= numbers(newer.version):
                yield fault(CODE, older.source, version=older.version, other=newer.version, state="not-older")
    for rename in game.renames.values():
        version = (game.packs[rename.pack] if rename.pack else game.header).version
        if numbers(rename.since) > numbers(version):
            yield fault(CODE, rename.since_source, subject=rename.old, version=rename.since, other=version, state="too-new")
