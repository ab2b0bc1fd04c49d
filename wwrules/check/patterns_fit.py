"""Patterns fit their phrases: a pattern belongs to a phrase, and uses roles, functions, cases and messages that there are.

It also knows every mood and person it may be asked for, every plural category that its language has for whole numbers, and no
answer that is never given; and it does not choose inside a choice: translators' tools could not show that. The same holds for
the messages of log and questions. A phrase without a pattern is no fault; it is counted (see `unsayable-text`).

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
    if not game.patterns and not game.tellings:
        return
    from wwrules.say.lint import slips  # noqa: PLC0415 - most checks speak no language

    for locale in sorted({one.locale for one in (*game.patterns, *game.tellings)}):
        for one in slips(game, locale):
            words = {"id": one.id, "state": one.state, "word": one.word, "hint": one.hint}
            yield fault(CODE, one.source, subject=one.id.partition(".")[0], **words)
