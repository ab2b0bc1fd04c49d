"""Texts by hand are fresh: each is signed with the fingerprint of the effect it was written for.

When the effect changes, the text no longer counts: what is made from the effect is shown until somebody has read it again.
If it still says what the effect does, put the new fingerprint below it; if not, write it anew, or delete it.

Fails: `behaviour: bcdfghjklmnp`
Passes: `behaviour: rtsgpthltqhg`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault, listing
from wwrules.model import Game
from wwrules.told import Override

CODE = "stale-override"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare every fingerprint with that of the effect."""
    if not game.told.overrides:
        return
    from wwrules.fingerprints import fingerprint  # noqa: PLC0415 - most games have no texts by hand
    from wwrules.say.levels import canonical_texts  # noqa: PLC0415

    now = {key: fingerprint(text) for key, text in canonical_texts(game).items()}
    for texts in game.told.overrides.values():
        for key, one in texts.items():
            if key not in now:
                yield from _without_effect(game, one)
            elif now[key] != one.behaviour:
                words = {"id": one.entity, "text": one.behaviour, "word": now[key]}
                yield fault(CODE, one.behaviour_source, subject=one.entity, state="stale", **words)


def _without_effect(game: Game, one: Override) -> Iterator[Diagnostic]:
    """A text for a property that holds no effect; an effect that cannot be read has its own fault."""
    known = [text.path for text in game.effect_texts if text.entity == one.entity]
    if one.path not in known and one.entity in game.entities:
        words = {"id": one.entity, "text": one.path, "word": "", "expected": listing(known) or None}
        yield fault(CODE, one.source, subject=one.entity, state="nothing", **words)
