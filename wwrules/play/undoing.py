"""Taking a decision back, where that is fair: nobody else has decided since, and nothing came to light.

What comes to light is chance that was used, pieces that the player sees now and did not see before, and the answers of others
where several decide together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wwrules.run.session import Session
from wwrules.run.values import Piece


def taken_back(session: Session, seat: int) -> Session | None:
    """The game before the last decision of a seat, or None where it stands."""
    if not session.decisions or session.decisions[-1][0] != seat:
        return None
    before = session.undo()
    request = before.state.request
    alone = request is not None and set(request.questions) == {seat}
    same_chance = before.state.chance == session.state.chance
    if alone and same_chance and _seen(session.view(seat)) <= _seen(before.view(seat)):
        return before
    return None


def _seen(view: Mapping[str, Any]) -> set[Piece]:
    return {one["piece"] for zone in view["zones"].values() for one in zone["pieces"]}
