"""What may be chosen for an attribute before a game, as it is written; for the checks and for those who choose."""

from __future__ import annotations

from wwrules.model import Game, Word

RANDOM = "random"  # as a default: chance decides


def allowed_values(game: Game, word: Word) -> list[str] | range | None:
    """What an attribute may hold, as it is written; None where that is not known before the game."""
    settings = word.settings
    match settings.get("type"):
        case "number":
            low, high = settings["min"], settings["max"]
            return range(low, high + 1) if isinstance(low, int) and isinstance(high, int) and low <= high else None
        case "choice":
            found = game.enumerations.get(str(settings["enumeration"]))
            return list(found.values) if found else None
        case "flag":
            return ["true", "false"]
        case "entity":
            return [one.id for one in game.entities.values() if game.is_a(one.kind, str(settings["kind"]))]
    return None
