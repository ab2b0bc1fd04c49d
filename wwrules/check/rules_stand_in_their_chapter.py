"""Rules stand in their chapter: the id of a paragraph begins with the chapter of its file.

Fails: `chapter: swimming`
Passes: `chapter: feeding`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "wrong-chapter"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare ids with chapters; one fault per file, since one wrong line explains all of them."""
    reported: set[str] = set()
    for rule in game.rules.values():
        name, chapter = rule.id.rpartition("/")[2], rule.chapter.rpartition("/")[2]
        if name.partition(".")[0] != chapter and rule.source.file not in reported:
            reported.add(rule.source.file)
            yield fault(CODE, rule.source, subject=rule.id, id=name, chapter=chapter)
