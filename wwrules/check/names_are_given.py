"""Names are given: whatever a reader can meet has a name in every language of the game.

Entries (unless their kind says `names: none`), kinds, zones, attributes, events, scopes, terms, values of enumerations, labels
of properties, and whatever stands in the glossary. A pack gives names in the languages that its first page lists. A missing
name stays missing: no other language is shown in its place.

Fails:
    sky: {name: obloha, gender: f, origin: own}
    swan: {name: Labuť, gender: f, origin: own}
Passes:
    sky: {name: obloha, gender: f, origin: own}
    stones: {name: Kameny, gender: pl, origin: own}
    swan: {name: Labuť, gender: f, origin: own}
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.check.references_resolve import property_words
from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.model import Game

CODE = "missing-name"
_NAMED = ("kind", "zone", "attribute", "event", "scope", "term", "value")


def check(game: Game) -> Iterator[Diagnostic]:
    """Look up everything that needs a name in each lexicon."""
    needed = needed_names(game)
    for locale in game.header.locales:
        names = game.names.get(locale, {})
        for name, place in needed.items():
            if (
                name not in names
                and (locale, name) not in game.broken_names
                and locale in game.locales_of(name.rpartition("/")[0])
            ):
                words = {"id": name, "locale": locale, "key": name.rpartition("/")[2], "place": f"words/{locale}/lexicon"}
                yield fault(CODE, place, subject=name, **words)


def needed_names(game: Game) -> dict[str, Source]:
    """Everything that needs a name, and where it is defined."""
    return dict(_needed(game))


def _needed(game: Game) -> Iterator[tuple[str, Source]]:
    yield from ((name, one.source) for name, one in game.told.glossary.items() if name in game.definitions)
    for name, (one, *_) in game.definitions.items():
        if one.sort in _NAMED:
            yield name, one.source
    for entity in game.entities.values():
        if game.kinds[entity.kind].names != "none":
            yield entity.id, entity.source
    places = {f"property.{name}": one.source for kind in game.kinds.values() for name, one in (kind.properties or {}).items()}
    places |= {f"property.{name}": one.source for record in game.records.values() for name, one in record.fields.items()}
    for word in sorted(property_words(game) & places.keys()):
        yield word, places[word]
