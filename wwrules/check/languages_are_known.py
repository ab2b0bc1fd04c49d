"""Languages are known: a folder in `words/` is a language of the game or one that has begun, and an edition is in one too.

Fails: `locales: [pl]`
Passes: `locales: [pl, cs]`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault, listing
from wwrules.model import Game

CODE = "unknown-language"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare lexicons and editions with the languages of the game."""
    known = game.header.locales
    for locale, names in game.names.items():
        if locale not in game.spoken and names:
            place = next(iter(names.values())).source._replace(line=1, column=1)
            yield fault(CODE, place, subject=locale, locale=locale, expected=listing(known))
    for edition in game.editions.values():
        if edition.locale not in known:
            yield fault(CODE, edition.locale_source, subject=edition.id, locale=edition.locale, expected=listing(known))
    for pack in game.packs.values():
        for locale in pack.locales:
            if locale not in known:
                yield fault(CODE, pack.locale_places[locale], subject=pack.id, locale=locale, expected=listing(known))
