"""Texts fit on their cards: where a kind is drawn as cards, what an entry says has room on one in each of its languages.

Text is set smaller where there is much of it; below the least size nobody can read it. Say it shorter, or give the entry less
to do.

Fails: `psalm: {verses: 3, effect: "sing 2 songs{60 × , then sing 2 songs}."}`
Passes: `psalm: {verses: 3, effect: sing 2 songs.}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "text-too-long-for-card"
_SURELY_FITS = 400  # letters


def check(game: Game) -> Iterator[Diagnostic]:
    """Set what is long enough to be doubtful."""
    drawn = {kind for kind, spec in game.presentation.entries.items() if spec.card}
    if not drawn:
        return
    from wwrules.say.report import said  # noqa: PLC0415 - most checks speak no language

    texts: dict[tuple[str, str], list[str]] = {}
    for line in said(game):
        entity = game.entities[line.id]
        if entity.kind in drawn and line.locale in game.locales_of(entity.pack):
            texts.setdefault((line.id, line.locale), []).append(line.text)
    for (name, locale), some in texts.items():
        if sum(map(len, some)) > _SURELY_FITS:
            from wwrules.publish.book import Book  # noqa: PLC0415 - rarely needed
            from wwrules.publish.cards.face import card_of  # noqa: PLC0415

            too_high = card_of(Book(game, locale), game.entities[name]).too_high
            place = next(one.node.source for one in game.effect_texts if one.entity == name)
            if too_high:
                yield fault(CODE, place, subject=name, id=name, locale=locale, over=f"{too_high / 10:.1f}")
