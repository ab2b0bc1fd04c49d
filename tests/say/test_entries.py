"""Every entry of the game as a reader meets it: one file for each language, read aloud and signed off."""

import pytest
from saying import LOCALES, cases, game

from wwrules.say.report import said


@pytest.mark.parametrize("locale", LOCALES)
def test_every_entry_says_what_was_signed_off(locale):
    texts = {}
    for line in said(game()):
        if line.locale == locale:
            texts.setdefault(line.id, {})[line.path] = line.text
    assert texts == cases(f"entries-{locale}")
