"""Packs have their own names: an id or a name of a pack is best one that the game has not.

It is no error. What a pack calls `duck` is the pack's own thing, `marsh/duck`; the game is not changed by it, and pages show it
with the name of the pack. So nobody's pack stands in the way when the game gets a card of that name later. But whoever meant
to change the official one has not changed it, and readers will take the two for one another. Two packs may use the same names
without a word.
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.check.names_are_unique import alike
from wwrules.diagnostics import Diagnostic, remark
from wwrules.model import Game, Name

CODE = "same-as-official"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare what packs define with what the game has."""
    for name, (first, *_) in game.definitions.items() if game.packs else ():
        short = name.rpartition("/")[2]
        official = game.definitions.get(short) if first.pack else None
        if official:
            place = official[0].source
            words = {"word": short, "id": short, "file": place.file, "line": place.line}
            yield remark(CODE, first.source, subject=name, state="id", **words)
    for names in game.names.values() if game.packs else ():
        yield from _same_names(game, names)


def _same_names(game: Game, names: dict[str, Name]) -> Iterator[Diagnostic]:
    """Names of packs that an official entry of the same kind has, in one language."""
    official: dict[tuple[str, str], Name] = {}
    for name in names.values():
        entity = game.entities.get(name.id)
        if entity is None or game.kinds[entity.kind].names != "unique":
            continue
        key = entity.kind, alike(name.text)
        if not entity.pack:
            official.setdefault(key, name)
        elif key in official:
            first = official[key]
            words = {"word": name.text, "id": first.id, "file": first.source.file, "line": first.source.line}
            yield remark(CODE, name.name_source, subject=name.id, state="name", **words)
