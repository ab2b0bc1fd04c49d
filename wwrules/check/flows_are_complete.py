"""Flows are complete: a game that can be played says where it begins, what each player has reached, and what comes first.

`start` names the procedure that is the whole game, `result` is an amount of the player `p`, of which more is better, and
`resolution` says in which order rules that wait for the same work.

Fails: `# nobody wins`
Passes: `result: p.score`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "incomplete-flow"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look for the three settings in a game that has a flow."""
    if not game.flow_texts:
        return
    given = {"start": "start" in game.flow_settings, "result": "result" in game.flow_settings}
    given["resolution"] = "within" in game.flow_settings or bool(game.player_order)
    for key, is_given in given.items():
        if not is_given:
            yield fault(CODE, game.flow_texts[0].source, subject=game.header.id, key=key)
