"""Verbs are grouped: a game that sorts its verbs for readers sorts all of them.

The facet `verb` of a gallery lists the groups under `verbs` in `presentation/`. Nobody finds a card by a verb or rule that
stands in none of them. One that tells readers nothing is accepted with a reason in `suppressions.yaml`, at its id.

Fails: `phrases: [feed, scare]`
Passes: `phrases: [feed, feed-on, scare]`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile.effect_tree import DOING
from wwrules.diagnostics import Diagnostic, remark
from wwrules.model import Game

CODE = "ungrouped-verb"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look for phrases of the game that no group has."""
    groups = game.presentation.verbs.values()
    grouped = {name for group in groups for name in group.phrases}
    for phrase in game.phrases.values() if groups else ():
        if phrase.kind in DOING and not phrase.pack and phrase.id not in grouped:
            yield remark(CODE, phrase.source, subject=phrase.id, id=phrase.id)
