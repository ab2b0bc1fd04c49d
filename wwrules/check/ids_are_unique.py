"""Ids are unique: one id names one thing, whatever sort of thing it is.

Links such as `[[swan]]` say only the id, so an entry, a zone and a rule can never share one. The message names the place of
the first. Two lexicon files of one language that name the same thing clash in the same way. A pack has its ids to itself: what
it calls `duck` is `marsh/duck`, whatever the game has. It adds, it never replaces, and so it may not name what is official.

Fails:
    zones:
      duck: {of: bird, per: player, order: none, seen-by: owner, capacity: 5, note: Birds that sleep}
Passes:
    zones:
      nest: {of: bird, per: player, order: none, seen-by: owner, capacity: 5, note: Birds that sleep}
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.model import Game

CODE = "duplicate-id"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare every definition with the first of its id."""
    for name, (first, *others) in game.definitions.items():
        for other in others:
            yield _clash(name, other.source, first.source)
    for phrase in game.extra_phrases:
        yield _clash(phrase.id, phrase.source, game.phrases[phrase.id].source)
    for reference in game.references:
        found = game.find(reference._replace(sort="")) if reference.sort == "named" and reference.pack else None
        if found is not None and not found.pack:  # a pack may not rename what is official
            yield _clash(reference.target, reference.source, found.source)
    for word in game.extra_names:
        yield _clash(word.id, word.source, game.names[word.locale][word.id].source)


def _clash(name: str, here: Source, first: Source) -> Diagnostic:
    return fault(CODE, here, subject=name, id=name, file=first.file, line=first.line)
