"""Every entry of the game as a reader meets it, one file for each language: read aloud and signed off, so that a change is noticed."""

import pytest
from saying import CASES, cases, game

from wwrules.say.report import said

LOCALES = sorted(file.stem.removeprefix("entries-") for file in CASES.glob("entries-*.yaml"))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_entry_says_what_was_signed_off(locale):
    texts = {}
    for line in said(game()):
        if line.locale == locale:
            texts.setdefault(line.id, {})[line.path] = line.text
    assert texts == cases(f"entries-{locale}")
