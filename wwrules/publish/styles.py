"""Styles that come from content: the hues a game gives to its things."""

from __future__ import annotations

from collections.abc import Iterable

from wwrules.model import Game


def hue_styles(games: Iterable[Game]) -> str:
    """A rule for each hue; schemas let nothing but ids and colours in."""
    rules = [
        f'[data-hue="{hue.id}"] {{ --hue: light-dark({hue.light}, {hue.dark}); }}'
        for game in games
        for hue in game.presentation.hues.values()
    ]
    return "\n".join(["/* Colours of the games. */", *rules, ""])
