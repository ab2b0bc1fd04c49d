"""The content as JSON, for programs of others: one file per entry beside its page, one with all, and its schema."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from wwrules.model import Entity
from wwrules.publish.book import Book
from wwrules.publish.page_model import Page

_TEXT = {"type": "string"}
_TEXTS = {"type": "object", "additionalProperties": _TEXT}
_LIST = {"type": "array", "items": _TEXT}


def entity_data(book: Book, entity: Entity) -> dict[str, Any]:
    """An entry with everything that its page says about it, in the language of the page."""
    about = book.about(entity.id)
    provenance = entity.provenance
    return {
        "id": entity.id,
        "kind": entity.kind,
        "locale": book.locale,
        "name": book.label(entity),
        "page": book.addresses[entity.id],
        "pack": entity.pack,
        "status": provenance.status if provenance else "stand-in",
        "headings": dict(provenance.headings) if provenance else {},
        "ours": list(provenance.ours) if provenance else [],
        "properties": dict(entity.properties),
        "sentences": dict(book.sentences.get(entity.id, {})),
        "rules": [one.id for one in about.rules],
        "rulings": [one.id for one in about.rulings],
        "examples": [one.id for one in about.examples],
    }


def bulk_data(book: Book, pages: Iterable[Page]) -> dict[str, Any]:
    """Everything of a game in one language; a text that it has not yet is empty."""
    game = book.game
    return {
        "game": game.header.id,
        "version": game.header.version,
        "locale": book.locale,
        "entries": [page.data for page in pages if page.data is not None],
        "rules": [
            {
                "id": one.id,
                "pack": pack_of(one.id),
                "number": book.numbers[one.id],
                "page": book.addresses.get(one.id, ""),
                "text": book.plain_text(one.id),
            }
            for one in game.rules.values()
        ],
        "rulings": [
            {
                "id": one.id,
                "pack": pack_of(one.id),
                **{part: book.plain_text(f"{one.id}.{part}") for part in ("question", "answer", "why")},
            }
            for one in game.rulings.values()
        ],
        "differences": [
            {
                "id": one.id,
                "pack": pack_of(one.id),
                "kind": one.kind,
                "plays": one.plays,
                "readings": {key: book.plain_text(f"{one.id}.readings.{key}") for key in one.readings},
                "decision": book.plain_text(f"{one.id}.decision"),
            }
            for one in game.divergences.values()
        ],
        "examples": [
            {
                "id": one.id,
                "pack": pack_of(one.id),
                "page": book.addresses.get(one.id, ""),
                "note": book.plain_text(f"{one.id}.note"),
                "steps": {str(number): book.plain_text(f"{one.id}.steps.{number}") for number in one.step_notes},
            }
            for one in game.examples.values()
        ],
    }


def pack_of(name: str) -> str:
    """The pack that says something, by its id; empty for what is official."""
    return name.rpartition("/")[0]


def bulk_schema(book: Book) -> dict[str, Any]:
    """What the bulk file holds; an entry's own file holds one of its entries."""
    entry = _closed(
        id=_TEXT,
        kind={"enum": sorted({one.kind for one in book.game.entities.values()})},
        locale={"const": book.locale},
        name=_TEXT,
        page=_TEXT,
        pack=_TEXT,
        status={"enum": ["printed", "partial", "stand-in"]},
        headings=_TEXTS,
        ours=_LIST,
        properties={"type": "object"},
        sentences=_TEXTS,
        rules=_LIST,
        rulings=_LIST,
        examples=_LIST,
    )
    rule = _closed(id=_TEXT, pack=_TEXT, number=_TEXT, page=_TEXT, text=_TEXT)
    ruling = _closed(id=_TEXT, pack=_TEXT, question=_TEXT, answer=_TEXT, why=_TEXT)
    difference = _closed(id=_TEXT, pack=_TEXT, kind=_TEXT, plays=_TEXT, readings=_TEXTS, decision=_TEXT)
    example = _closed(id=_TEXT, pack=_TEXT, page=_TEXT, note=_TEXT, steps=_TEXTS)
    items = {"entries": entry, "rules": rule, "rulings": ruling, "differences": difference, "examples": example}
    lists = {name: {"type": "array", "items": one} for name, one in items.items()}
    head = {"game": {"const": book.game.header.id}, "version": _TEXT, "locale": {"const": book.locale}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **_closed(**head, **lists)}


def _closed(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": False, "required": list(properties), "properties": properties}


_MARKUP = str.maketrans({letter: f"\\u{ord(letter):04x}" for letter in "<>&"})  # in JSON they stand in texts and keys only


def as_json(value: object) -> str:
    """The same value is always the same text, and none that a browser could take for a page, whatever the texts say."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).translate(_MARKUP)
