"""Paragraphs are told: each paragraph of the rules has a text in some language of the game.

The note is for those who write; nobody who plays sees it. A paragraph that lacks only some languages is counted as missing
there.

Fails: `# of the evening nothing is told yet`
Passes: `sleeping.start: Wieczorem ptaki idą do gniazda.`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "untold-rule"
_OF_NOTES = "en"  # the language that notes are written in


def check(game: Game) -> Iterator[Diagnostic]:
    """Look for each paragraph in every language; a game in the language of its notes is told by them."""
    locales = [*game.header.locales, *game.header.drafts]
    if _OF_NOTES in game.header.locales:
        return
    for rule in game.rules.values():
        if not any(rule.id in game.texts.get(locale, {}) for locale in locales):
            yield fault(CODE, rule.source, subject=rule.id, id=rule.id)
