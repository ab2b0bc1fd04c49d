"""Grammars are whole: one that a game brings along has a form for every gender and a rule for every number.

A file `words/<locale>/grammar.yaml` says how a language declines, where wwrules does not bring that along. Every column that it
names for a gender stands in the tables of pronouns and adjectives, and every plural category of the language has its numerals.

Fails: `possessive: {person: their, thing: its}`
Passes: `possessive: {person: their, thing: its, people: their}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game

CODE = "incomplete-grammar"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at every grammar of the game."""
    if not game.told.grammars:
        return
    from wwrules.say.grammar_lint import lacks  # noqa: PLC0415 - most games bring none along

    for locale, (data, source) in game.told.grammars.items():
        for section, word in lacks(locale, data):
            yield fault(CODE, source, subject=locale, locale=locale, id=section, word=word)
