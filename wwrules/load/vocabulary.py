"""The vocabulary as a schema: what the entries of a kind may hold, made from the kind's properties.

One definition serves both: `check` holds entries against it, `wwrules schema` writes it out for editors.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wwrules.limits import EFFECT, NUMBER, TEXT
from wwrules.load.shapes import schemas
from wwrules.model import Game, Kind, PropertyType

RECORDS = 3  # records inside records; what is deeper is reported and not looked at
Ids = Mapping[str, Iterable[str]]  # entries by kind


def entry_schema(game: Game, kind: Kind, ids: Ids | None = None) -> dict[str, Any]:
    """JSON Schema of one entry. With `ids`, editors can complete references; `check` resolves them itself."""
    properties = kind.properties or {}
    provenance = schemas()["common"]["$defs"]["provenance"]
    return {
        "type": "object",
        "description": kind.note,
        "properties": {
            "provenance": provenance,
            **{name: _value_schema(game, one, ids, ()) for name, one in properties.items()},
        },
        "required": [name for name, one in properties.items() if not one.optional and one.when is None],
        "additionalProperties": False,
    }


def _value_schema(game: Game, one: PropertyType, ids: Ids | None, inside: tuple[str, ...]) -> dict[str, Any]:
    schema = _plain_schema(game, one, ids, inside)
    return {**schema, "description": one.note} if one.note else schema


def _plain_schema(game: Game, one: PropertyType, ids: Ids | None, inside: tuple[str, ...]) -> dict[str, Any]:
    schema: dict[str, Any] = {}  # stays empty where the vocabulary names something unknown; another check says so
    match one.type:
        case "number":
            low, high = (-NUMBER if one.min is None else one.min), (NUMBER if one.max is None else one.max)
            schema = {"type": "integer", "minimum": low, "maximum": high} if low <= high else {"type": "integer"}
        case "text" | "rules":
            schema = {"type": "string", "minLength": 1, "maxLength": TEXT}
        case "effect" | "condition" | "action":
            schema = {"type": "string", "minLength": 1, "maxLength": EFFECT}
        case "flag":
            schema = {"type": "boolean"}
        case "choice" if one.enumeration in game.enumerations:
            schema = {"title": one.enumeration, "enum": list(game.enumerations[one.enumeration].values)}
        case "entity" | "kind" if ids is not None:
            schema = {"enum": sorted(ids.get(one.kind, ()) if one.type == "entity" else game.kinds)}
        case "entity" | "kind":
            schema = dict(schemas()["common"]["$defs"]["anyId"])
        case "list" if one.of is not None:
            items = _value_schema(game, one.of, ids, inside)
            schema = {"type": "array", "minItems": one.min or 0, "maxItems": one.max or 0, "items": items}
        case "record" if one.record in game.records and one.record not in inside and len(inside) < RECORDS:
            schema = _record_schema(game, one.record, ids, (*inside, one.record))
    return schema


def _record_schema(game: Game, name: str, ids: Ids | None, inside: tuple[str, ...]) -> dict[str, Any]:
    fields = game.records[name].fields
    return {
        "type": "object",
        "properties": {field: _value_schema(game, one, ids, inside) for field, one in fields.items()},
        "required": [field for field, one in fields.items() if not one.optional and one.when is None],
        "additionalProperties": False,
    }
