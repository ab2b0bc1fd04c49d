"""Rules are carried out: in a game that runs, each paragraph says what does it, or why nothing has to.

Fails:
    status: inferred
    concerns: [token, field]
Passes:
    status: inferred
    concerns: [token, field]
    carried-out-by: [played]
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "idle-rule"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at the paragraphs of a game that can be played."""
    for rule in game.rules.values() if "start" in game.flow_settings else ():
        if bool(rule.carried_out_by) == bool(rule.informative):
            yield fault(CODE, rule.source, subject=rule.id, id=rule.id, both=str(bool(rule.informative)).lower())
