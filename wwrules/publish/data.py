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
    """Everything of a game in one language: its entries, rules and rulings."""
    game = book.game
    return {
        "game": game.header.id,
        "version": game.header.version,
        "locale": book.locale,
        "entries": [page.data for page in pages if page.data is not None],
        "rules": [
            {
                "id": one.id,
                "number": book.numbers[one.id],
                "page": book.addresses.get(one.id, ""),
                "text": book.plain_text(one.id),
            }
            for one in game.rules.values()
        ],
        "rulings": [
            {"id": one.id, **{part: book.plain_text(f"{one.id}.{part}") for part in ("question", "answer", "why")}}
            for one in game.rulings.values()
        ],
    }


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
    rule = _closed(id=_TEXT, number=_TEXT, page=_TEXT, text=_TEXT)
    ruling = _closed(id=_TEXT, question=_TEXT, answer=_TEXT, why=_TEXT)
    lists = {name: {"type": "array", "items": one} for name, one in (("entries", entry), ("rules", rule), ("rulings", ruling))}
    head = {"game": {"const": book.game.header.id}, "version": _TEXT, "locale": {"const": book.locale}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **_closed(**head, **lists)}


def _closed(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": False, "required": list(properties), "properties": properties}


def as_json(value: object) -> str:
    """The same value is always the same text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
