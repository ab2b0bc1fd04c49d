"""The package knows no game: no id of a kind, zone, attribute, event or enumeration of any game occurs in it."""

import re
from pathlib import Path

from wwrules.load.game import load_game
from wwrules.paths import CONTENT

PACKAGE = Path(__file__).parents[1] / "wwrules"

# Words of every game that English, programming or our own format needs as well. Reviewed: each has no game behind it.
COMMON = {
    "ability", "adjacent", "artifact", "bag", "battle", "block", "box", "card", "chip", "component", "current-round", "day",
    "die", "draw", "edition", "event", "faction", "feed", "figure", "form", "gain", "goal", "hue", "item", "layout", "leader",
    "level", "moment", "piece", "player", "reading", "refresh", "region", "reserve", "reward", "role", "round", "shield",
    "status", "stop", "supply", "table", "tie", "track", "unit", "war", "whole-game",
}  # fmt: skip
STILL_GAMES = {"castle", "shard", "follower", "quest", "forge"}  # looked for although the list above might grow


def test_no_noun_of_a_game_occurs_in_the_package():
    nouns = (nouns_of_games() - COMMON) | STILL_GAMES
    pattern = re.compile(rf"(?<![a-z]){'|'.join(sorted(map(spelt, nouns), key=len, reverse=True))}(?![a-z])", re.IGNORECASE)
    found = [
        f"{file.relative_to(PACKAGE)}:{number}: {match.group()}"
        for file in sorted(PACKAGE.rglob("*"))
        if file.is_file() and file.suffix not in (".pyc", ".woff2")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if (match := pattern.search(line))
    ]
    assert found == []


def nouns_of_games() -> set[str]:
    games = [load_game(root)[0] for root in sorted(CONTENT.iterdir()) if (root / "game.yaml").is_file()]
    return {
        name
        for game in games
        if game is not None
        for name, (one, *_) in game.definitions.items()
        if one.sort in ("kind", "zone", "attribute", "event", "scope", "enumeration", "entity")
    } | {game.header.id for game in games if game is not None}


def spelt(noun: str) -> str:
    """As a word: `tea-card` also catches tea_card, tea card and tea cards."""
    return r"\b" + noun.replace("-", "[-_ ]?") + r"(s|es)?\b"
