"""How far a whole game may grow: decisions, pieces and waiting rules, facts. Between two decisions there are other limits.

Looked at when somebody decides, the same on every backend, so that a game stops at the same decision wherever it is played.
"""

from __future__ import annotations

from collections.abc import Callable

from wwrules.limits import DECISIONS, FACTS, PIECES
from wwrules.run.answers import Answer, Choose


class GrownError(Exception):
    """A game has grown beyond a limit: the code of the fault, and the limit."""

    def __init__(self, code: str, limit: int) -> None:
        super().__init__(code)
        self.code, self.limit = code, limit


def look_at(decisions: int, size: int, facts: int) -> None:
    """Refuse a game that has grown too far."""
    if decisions >= DECISIONS:
        raise GrownError("too-many-decisions", DECISIONS)
    if size > PIECES:
        raise GrownError("too-many-pieces", PIECES)
    if facts > FACTS:
        raise GrownError("too-many-facts", FACTS)


def watched(choose: Choose, look: Callable[[], None]) -> Choose:
    """Somebody who decides, in a game that is looked at each time."""

    def decide(seat: int, options: Answer, least: int, most: int) -> Answer:
        look()
        return choose(seat, options, least, most)

    return decide
