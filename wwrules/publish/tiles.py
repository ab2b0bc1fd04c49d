"""Entries in short, as galleries and lists show them: icon, name, figures, what they say, and what they are filtered by."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from wwrules.model import Entity
from wwrules.publish.book import Book, capital
from wwrules.publish.page_model import HOME
from wwrules.publish.values import strip, symbol
from wwrules.publish.verbs import verbs_of

UNKNOWN_ORIGIN = "stand-in"  # what an entry without a provenance counts as


def status_of(entity: Entity) -> str:
    """Where an entry comes from: printed, partial or stand-in."""
    return entity.provenance.status if entity.provenance else UNKNOWN_ORIGIN


def tile(book: Book, entity: Entity) -> dict[str, Any]:
    """Everything a tile shows."""
    icon = book.icon_of(entity.id)
    return {
        "id": entity.id,
        "address": HOME + book.addresses[entity.id],
        "label": book.tied(book.label(entity)),
        "kind": book.name(entity.kind),
        "icon": book.icon(icon),
        "hue": book.hue_of(entity),
        "figures": figures(book, entity),
        "sentences": sentences(book, entity),
        "strips": strips(book, entity),
        "status": status_of(entity),
        "pack": book.pack_name(entity.pack),
    }


def sentences(book: Book, entity: Entity) -> list[tuple[str, str]]:
    """What an entry says, each with the name of the property where there are several."""
    said = book.sentences.get(entity.id, {})
    several = len(said) > 1
    return [(property_name(book, path) if several else "", book.tied(text)) for path, text in said.items()]


def property_name(book: Book, path: str) -> str:
    """What a property is called; inside lists and records the last one that has a name."""
    *_, key = (part for part in path.split(".") if not part.isdigit())
    return capital(book.name(f"property.{key}"))


def figures(book: Book, entity: Entity) -> list[tuple[str, str]]:
    """Numbers that stand beside the name."""
    keys = book.entry_spec(entity.kind).figures
    return [(book.name(f"property.{key}"), book.plain(entity, key)) for key in keys if key in entity.properties]


def strips(book: Book, entity: Entity, *, small: bool = True) -> list[tuple[str, Markup]]:
    """Properties that are drawn as rows of symbols, with their names."""
    found: list[tuple[str, Markup]] = []
    properties = book.game.kinds[entity.kind].properties or {}
    for key in book.entry_spec(entity.kind).strips:
        value, one = entity.properties.get(key), properties[key]
        if value is None:
            continue
        record = one.record or (one.of.record if one.of else "")
        values: list[Any] = value if isinstance(value, list) else [value]
        drawn = (
            Markup().join(symbol(book, record, item, small=True) for item in values) if small else strip(book, record, values)
        )
        found.append((capital(book.name(f"property.{key}")), drawn))
    return found


def facet_values(book: Book, entity: Entity, facet: str) -> list[tuple[str, str]]:
    """What an entry counts as under a facet: ids and names."""
    match facet:
        case "kind":
            return [(entity.kind, book.title(entity.kind))]
        case "verb":
            return [(name, _verb_name(book, name)) for name in verbs_of(book.game).get(entity.id, ())]
        case "provenance":
            status = status_of(entity)
            return [] if entity.pack else [(status, book.say(f"site-{status}"))]
        case "pack":
            return [(entity.pack, book.pack_name(entity.pack))] if entity.pack else [("official", book.say("site-official"))]
    one = (book.game.kinds[entity.kind].properties or {}).get(facet)
    value = entity.properties.get(facet)
    if one is None or value is None:
        return []
    of = one.of if one.type == "list" and one.of is not None else one
    values: list[Any] = value if isinstance(value, list) else [value]
    if of.type == "record":
        return [found for item in values for found in _things(book, of.record, item)]
    return [(str(item).lower(), capital(book.value_name(of.type, of.enumeration, item))) for item in values]


def _verb_name(book: Book, name: str) -> str:
    group = book.game.presentation.verbs.get(name)
    return book.title(group.title) if group else book.say("site-verb-other")


def _things(book: Book, record: str, value: dict[str, Any]) -> list[tuple[str, str]]:
    fields = book.game.records[record].fields
    first = next((key for key, one in fields.items() if one.type == "entity" and key in value), None)
    return [(str(value[first]), book.label(book.game.entities[str(value[first])]))] if first else []


def facet_name(book: Book, facet: str) -> str:
    """What a facet is called."""
    if facet in ("kind", "verb", "provenance", "pack"):
        return book.say(f"site-facet-{facet}")
    return capital(book.name(f"property.{facet}"))
