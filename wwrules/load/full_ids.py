"""Entries of a pack may name each other without the pack; what is played and shown knows them by their full ids."""

from __future__ import annotations

from dataclasses import replace

from wwrules.model import Game, PropertyType


def write_full_ids(game: Game, pack: str) -> None:
    """Give every property of a pack's entries that names an entry of the same pack its full id."""
    for entity in [one for one in game.entities.values() if one.pack == pack]:
        types = game.kinds[entity.kind].properties or {}
        properties = {
            key: _full(game, pack, types[key], value) if key in types else value for key, value in entity.properties.items()
        }
        game.entities[entity.id] = replace(entity, properties=properties)


def _full(game: Game, pack: str, one: PropertyType, value: object) -> object:
    match one.type:
        case "entity" if f"{pack}/{value}" in game.entities:
            return f"{pack}/{value}"
        case "list" if one.of is not None and isinstance(value, list):
            return [_full(game, pack, one.of, item) for item in value]
        case "record" if isinstance(value, dict) and one.record in game.records:
            fields = game.records[one.record].fields
            return {key: _full(game, pack, fields[key], item) if key in fields else item for key, item in value.items()}
    return value
