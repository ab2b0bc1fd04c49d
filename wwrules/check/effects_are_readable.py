"""Effects are readable: every word of a sentence on a card is a word of its game.

Nouns are the kinds, zones and scopes of the vocabulary and what `phrases/` declares; other words come from the forms of phrases
and from the language itself. Official text is read with official words only.

Fails: `return 1 brid to your nest.`
Passes: `return 1 bird to your nest.`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile.game_effects import read_effects
from wwrules.diagnostics import Diagnostic
from wwrules.model import Game

CODE = "unknown-word"


def check(game: Game) -> Iterator[Diagnostic]:
    """Read every effect and condition."""
    yield from read_effects(game)[1]
