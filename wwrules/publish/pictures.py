"""Pictures on pages and cards: only what was drawn anew, and inside the page itself."""

from __future__ import annotations

import base64

from wwrules.model import Entity, Game
from wwrules.packs.pictures import redrawn


def picture_of(game: Game, entity: Entity) -> str:
    """The picture of an entry as an address that holds it; empty where it has none."""
    found = game.pictures.get(entity.id)
    drawn = redrawn(found.sort, found.data) if found else None
    return f"data:image/{found.sort};base64,{base64.b64encode(drawn).decode()}" if found and drawn else ""
