"""Texts can be said: where a kind says `worded: true`, every language says what its entries do.

A pack is told in the languages that it claims, and whatever its entries do can be said in each of them, of whichever kind they
are, as far as the game itself speaks the language. Elsewhere a pattern or a word that is missing yet is only counted, by
`wwrules check` in its last line and by `wwrules say --report` one by one.

Fails: `psalm: {verses: 3, effect: hum 2 songs.}`
Passes: `psalm: {verses: 3, effect: sing 2 songs.}`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from wwrules.diagnostics import Diagnostic, Part, chain, fault
from wwrules.model import EffectText, Game

if TYPE_CHECKING:
    from wwrules.say.missing import Missing

CODE = "unsayable-text"


def check(game: Game) -> Iterator[Diagnostic]:
    """Say the texts, if a language has patterns or must have them."""
    spoken = {one.locale for one in game.patterns if not one.pack}
    wanted = {(one.entity, one.path) for one in game.effect_texts if _must_be_said(game, one)}
    if not game.patterns and not wanted:
        return
    from wwrules.say.lint import rough  # noqa: PLC0415 - most checks speak no language
    from wwrules.say.report import said  # noqa: PLC0415

    texts = {(one.entity, one.path): one for one in game.effect_texts}
    for line in said(game):
        text = texts[line.id, line.path]
        if line.locale not in game.locales_of(text.pack):
            continue
        is_wanted = (line.id, line.path) in wanted and (not text.pack or line.locale in spoken)
        if line.missing and is_wanted and line.missing[0].kind != "effect":
            gaps = _listed(line.missing)
            yield fault(CODE, text.node.source, subject=line.id, state="missing", locale=line.locale, word=gaps)
        elif found := rough(line.text) if line.text and not _is_by_hand(game, line.locale, text) else "":
            yield fault(CODE, text.node.source, subject=line.id, state="rough", locale=line.locale, word=found)


def _listed(missing: Iterable[Missing], most: int = 12) -> object:
    """Name what is missing, in order, without flooding the line."""
    gaps = [Part("gap", kind=kind, id=name) for kind, name in sorted({(one.kind, one.id) for one in missing})]
    return chain("wanted-next", [*gaps[:most], "…"] if len(gaps) > most else gaps)


def _is_by_hand(game: Game, locale: str, text: EffectText) -> bool:
    """Tell whether another check looks at the text where it was written."""
    return (text.entity, text.path) in game.told.overrides.get(locale, {})


def _must_be_said(game: Game, text: EffectText) -> bool:
    entity = game.entities.get(text.entity)
    return entity is not None and (bool(text.pack) or game.kinds[entity.kind].worded)
