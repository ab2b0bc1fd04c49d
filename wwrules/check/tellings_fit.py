"""Tellings fit the game: a message of the log or of the questions belongs to something that happens or is asked.

It speaks only about what there is then, and where a language has begun to tell the log or to ask, nothing is left out: every
event, every attribute, zone and scope that is not quiet, every decision. What is called quiet must exist.

Fails: `.wanted = Which token do you keep?`
Passes: `.c = Which token do you keep?`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "misfit-telling"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look over what players read, in every language that has it."""
    if not game.flow_texts or not game.whole or not (game.tellings or game.presentation.quiet):
        return
    from wwrules.say.telling_lint import quiet_slips, telling_slips  # noqa: PLC0415 - most games tell nothing

    found = [*quiet_slips(game)]
    for locale in sorted({one.locale for one in game.tellings}):
        found += telling_slips(game, locale)
    for one in found:
        yield fault(
            CODE, one.source, subject=one.id.partition(".")[0], id=one.id, state=one.state, word=one.word, hint=one.hint
        )
