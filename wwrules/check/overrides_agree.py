"""Texts by hand agree with behaviour: they have the figures, icons and branches of their effect.

A text that is written by hand in the place of the one that is made from an effect must not say less or more: no figure changes,
no icon shows what the effect does not touch, and “may”, “or”, “if”, “otherwise” and “instead” are heard where the effect has
them and nowhere else. It begins with a capital and ends with a full stop, like every sentence.

Fails: `text: Zaśpiewaj 3 pieśni, jedną po drugiej.`
Passes: `text: Zaśpiewaj 2 pieśni, jedną po drugiej.`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "unfaithful-override"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at the texts by hand that hold."""
    if not game.told.overrides:
        return
    from wwrules.compile.game_effects import read_effects  # noqa: PLC0415 - most games have no texts by hand
    from wwrules.say.faithful import differences  # noqa: PLC0415
    from wwrules.say.levels import overrides  # noqa: PLC0415
    from wwrules.say.lines import say_tree, speaker_of  # noqa: PLC0415
    from wwrules.say.lint import rough  # noqa: PLC0415

    trees = read_effects(game)[0]
    for locale in sorted(game.told.overrides):
        speaker = speaker_of(game, locale)
        for key, one in overrides(game, locale)[0].items():
            if found := rough(one.text):
                yield fault(CODE, one.text_source, subject=one.entity, id=one.entity, state="rough", word=found)
            if speaker is None:
                continue
            made = say_tree(speaker, trees[key])[0]
            for state, word in differences(trees[key], one.text, made, speaker.nouns.language):
                yield fault(CODE, one.text_source, subject=one.entity, id=one.entity, state=state, word=word)
