"""Entries of a pack may name each other without the pack; what is played and shown knows them by their full ids."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from wwrules.load.builder import LINK
from wwrules.model import Game, PropertyType

_NAMED = ("concerns", "examples", "rules", "rulings", "see")  # lists of ids
_TOLD = ("answer", "decision", "note", "question", "why")  # prose, with links


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
        case "text" if isinstance(value, str):
            return _linked(game, pack, value)
        case "list" if one.of is not None and isinstance(value, list):
            return [_full(game, pack, one.of, item) for item in value]
        case "record" if isinstance(value, dict) and one.record in game.records:
            fields = game.records[one.record].fields
            return {key: _full(game, pack, fields[key], item) if key in fields else item for key, item in value.items()}
    return value


def write_full_links(game: Game, pack: str) -> None:
    """The same for what is told: the ids that rules, rulings, questions and examples of a pack name, and all links."""
    tables: list[dict[str, Any]] = [game.rules, game.rulings, game.examples, game.divergences]
    for table in (*tables, game.told.glossary, game.told.faq):
        for name in [one for one in table if one.startswith(f"{pack}/")]:
            table[name] = _mended(game, pack, table[name])
    for texts in game.texts.values():
        for name in [one for one in texts if one.startswith(f"{pack}/")]:
            texts[name] = texts[name]._replace(text=_linked(game, pack, texts[name].text))


def _mended(game: Game, pack: str, one: Any) -> Any:
    """An entry of prose with full ids wherever it names something of its own pack."""
    given = {field.name: getattr(one, field.name) for field in fields(one)}
    changed: dict[str, Any] = {key: tuple(_own(game, pack, name) for name in given[key]) for key in _NAMED if key in given}
    changed |= {key: _linked(game, pack, given[key]) for key in _TOLD if key in given}
    if "steps" in given:
        changed["steps"] = tuple(
            {**step, "note": _linked(game, pack, step["note"])} if "note" in step else step for step in given["steps"]
        )
    return replace(one, **changed)


def _own(game: Game, pack: str, name: str) -> str:
    return f"{pack}/{name}" if f"{pack}/{name}" in game.definitions else name


def _linked(game: Game, pack: str, text: str) -> str:
    """A text whose links to its own pack are whole; the name of what they lead to is shown as before."""
    return LINK.sub(lambda link: f"[[{_own(game, pack, link.group(1))}{link.group(2) or ''}]]", text) if "[[" in text else text
