"""Patterns fit their phrases: a pattern belongs to a phrase, and uses roles, functions and cases that there are.

It also knows every mood and person it may be asked for, and does not choose inside a choice: translators' tools could not show
that. A phrase without a pattern is no fault; it is counted (see `unsayable-text`).

Fails: `sing = śpiewaj { NP($what, case: "genitive") }`
Passes: `sing = śpiewaj { NP($what, case: "acc") }`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "misfit-pattern"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look over the patterns of every language that has some."""
    if not game.patterns:
        return
    from wwrules.say.lint import slips  # noqa: PLC0415 - most checks speak no language

    for locale in sorted({one.locale for one in game.patterns}):
        for one in slips(game, locale):
            yield fault(CODE, one.source, subject=one.id.partition(".")[0], id=one.id, state=one.state, word=one.word)
