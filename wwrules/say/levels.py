"""How the text of an effect came about: from shared patterns, with a pattern that nothing else uses, or written by hand.

A text by hand is signed with the fingerprint of the effect it was written for. When the effect changes, the text is stale: the
one that is made from the effect is shown in its place.
"""

from __future__ import annotations

from collections import Counter

from wwrules.compile.effect_printer import print_effect
from wwrules.compile.effect_tree import PhraseUse, parts
from wwrules.compile.game_effects import Trees, read_effects
from wwrules.compile.words import tables_of
from wwrules.fingerprints import fingerprint
from wwrules.model import Game
from wwrules.told import Override

GENERATED, OWN, OVERRIDE, WRITTEN = "generated", "own", "override", "written"
LEVELS = (GENERATED, OWN, OVERRIDE, WRITTEN)
Key = tuple[str, str]  # entry and property


def canonical_texts(game: Game) -> dict[Key, str]:
    """Every effect that can be read, in its canonical words."""
    trees, _ = read_effects(game)
    tables = {pack: tables_of(game, pack) for pack in {one.pack for one in game.effect_texts}}
    texts = (one for one in game.effect_texts if (one.entity, one.path) in trees)
    return {(one.entity, one.path): print_effect(trees[one.entity, one.path], tables[one.pack]) for one in texts}


def behaviour(game: Game, key: Key) -> str | None:
    """Fingerprint of one effect; None where there is none that can be read."""
    text = canonical_texts(game).get(key)
    return None if text is None else fingerprint(text)


def overrides(game: Game, locale: str) -> tuple[dict[Key, Override], dict[Key, Override]]:
    """The texts by hand that hold, and those that are stale because their effect has changed or is gone."""
    written = game.told.overrides.get(locale, {})
    if not written:
        return {}, {}
    now = {key: fingerprint(text) for key, text in canonical_texts(game).items()}
    fresh = {key: one for key, one in written.items() if now.get(key) == one.behaviour}
    return fresh, {key: one for key, one in written.items() if key not in fresh}


def with_own_pattern(trees: Trees) -> set[Key]:
    """The effects that say something which no other effect says: its pattern serves them alone."""
    used = {key: {one.phrase for one in parts(tree) if isinstance(one, PhraseUse)} for key, tree in trees.items()}
    times = Counter(phrase for phrases in used.values() for phrase in phrases)
    return {key for key, phrases in used.items() if any(times[one] == 1 for one in phrases)}
