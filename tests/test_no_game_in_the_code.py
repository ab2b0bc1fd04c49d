"""The package knows no game: no id of a kind, zone, attribute, event or enumeration of any game occurs in it."""

import re
from pathlib import Path

import pytest

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
    nouns = {noun.replace("-", ""): noun for noun in (nouns_of_games() - COMMON) | STILL_GAMES}
    longest = max(noun.count("-") for noun in nouns.values()) + 1
    found = [
        f"{file.relative_to(PACKAGE)}:{number}: {nouns[word]}"
        for file in sorted(PACKAGE.rglob("*"))
        if file.is_file() and file.suffix not in (".pyc", ".woff2")
        for number, line in enumerate(file.read_text("utf-8").lower().splitlines(), 1)
        for word in words_in(line, longest)
        if word in nouns
    ]
    assert found == []


@pytest.mark.parametrize("line", ["tea-card", "a tea card", "TEA_CARDS = 1", "teacards", "my_tea_card_of = 1"])
def test_a_noun_is_found_however_it_is_written(line):
    assert "teacard" in words_in(line.lower(), 2)


def nouns_of_games() -> set[str]:
    games = [load_game(root)[0] for root in sorted(CONTENT.iterdir()) if (root / "game.yaml").is_file()]
    return {
        name
        for game in games
        if game is not None
        for name, (one, *_) in game.definitions.items()
        if one.sort in ("kind", "zone", "attribute", "event", "scope", "enumeration", "entity")
    } | {game.header.id for game in games if game is not None}


def words_in(line: str, longest: int) -> set[str]:
    """Runs of up to so many words written as one, with and without the ending of the plural: `tea card(s)` is `teacard`."""
    words = [(one.group(), one.start(), one.end()) for one in re.finditer("[a-z]+", line)]
    found = set()
    for first in range(len(words)):
        joined, end = "", words[first][1]
        for word, start, stop in words[first : first + longest]:
            if joined and line[end:start] not in ("-", "_", " "):
                break
            joined, end = joined + word, stop
            found |= {joined, joined.removesuffix("s"), joined.removesuffix("es")}
    return found
