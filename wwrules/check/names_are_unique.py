"""Names are unique: where a kind says `names: unique`, no two entries share a name in a language.

That holds for the game and for each pack by itself: nobody can know what packs of others call their cards, and pages show
whose a card is. A name of a pack that the game has too is remarked on (`same-as-official`).

Fails: `duck: {name: Czapla, gender: f, origin: printed}`
Passes: `duck: {name: Kaczka, gender: f, origin: printed}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game, Name

CODE = "duplicate-name"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare the names of the entries of each kind, language by language."""
    for names in game.names.values():
        first: dict[tuple[str, str, str], Name] = {}
        for name in names.values():
            entity = game.entities.get(name.id)
            if entity is None or game.kinds[entity.kind].names != "unique":
                continue
            other = first.setdefault((entity.pack, entity.kind, alike(name.text)), name)
            if other is not name:
                yield fault(CODE, name.name_source, subject=name.id, name=name.text, id=other.id, locale=name.locale)


def alike(text: str) -> str:
    """What two names that look the same have in common: case, kinds of space and soft hyphens do not count."""
    return " ".join(text.replace("\u00ad", "").split()).casefold()
