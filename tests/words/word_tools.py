"""What the tests of this folder share: the tools, if they are here, and the words of the game."""

import os

import pytest
from tables import official

from wwrules.model import Name
from wwrules.words.tools import ANALYSED, tools

LOCALES = ANALYSED
LACKING = [lack for locale in LOCALES for lack in tools(locale).lacks]
# Without them nothing can be said about words; where CI runs they must be there, or the tests fail.
needs_tools = pytest.mark.skipif(bool(LACKING) and "CI" not in os.environ, reason=f"lacking: {LACKING}")
GAME = official()


def names(locale: str) -> list[Name]:
    """The names of the game that have forms."""
    return [name for name in GAME.names[locale].values() if name.forms]
