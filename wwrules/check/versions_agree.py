"""Versions agree: `changes.yaml` begins with the version of the game and goes back in time.

Fails: `- {version: "1.0.9", note: "The goose became a [[swan]].", concerns: [swan]}`
Passes: `- {version: "1.1.0", note: "The goose became a [[swan]].", concerns: [swan]}`
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "wrong-version"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare the first change with the game, and each change with the next."""
    if game.changes and game.changes[0].version != game.header.version:
        newest = game.changes[0]
        yield fault(CODE, newest.source, version=newest.version, other=game.header.version, state="not-newest")
    for newer, older in pairwise(game.changes):
        if _numbers(older.version) >= _numbers(newer.version):
            yield fault(CODE, older.source, version=older.version, other=newer.version, state="not-older")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
