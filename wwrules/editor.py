"""Schemas for editors: the committed ones made whole, and what a game's vocabulary declares about its entries.

yaml-language-server reads them for completion, hover and underlining; `check` uses the same definitions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wwrules.load.shapes import schemas
from wwrules.load.vocabulary import entry_schema
from wwrules.model import Game


def editor_schemas(game: Game, pack: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema of a game by file name, each complete in itself; for files of a pack with the short ids of its entries."""
    for name, schema in schemas().items():
        if name == "entities":
            yield name, _entries(game, pack)
        elif name != "common":
            yield name, dict(schema)


def write_schemas(game: Game, folder: Path, pack: str = "") -> int:
    """Write them below `folder`, in a folder of the game's own; give their number."""
    home = folder / game.header.id
    home.mkdir(parents=True, exist_ok=True)
    written = 0
    for name, schema in editor_schemas(game, pack):
        (home / f"{name}.schema.json").write_text(json.dumps(schema, indent=1, ensure_ascii=False) + "\n", "utf-8")
        written += 1
    return written


def _entries(game: Game, pack: str) -> dict[str, Any]:
    """The schema of a deck: the kind chosen at the top decides what its entries may hold."""
    ids: dict[str, list[str]] = {}
    for entity in game.entities.values():
        for kind in game.kinds:
            if game.is_a(entity.kind, kind):
                ids.setdefault(kind, []).append(entity.id.removeprefix(f"{pack}/"))
    able = {kind.id: entry_schema(game, kind, ids) for kind in game.kinds.values() if kind.properties is not None}
    schema = json.loads(json.dumps(schemas()["entities"]))
    schema["properties"]["kind"] = {"enum": sorted(able), "description": schema["properties"]["kind"]["description"]}
    schema["allOf"] = [
        {
            "if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]},
            "then": {"properties": {"entities": {"additionalProperties": _with_conditions(game, kind, entry)}}},
        }
        for kind, entry in able.items()
    ]
    return dict(schema)


def _with_conditions(game: Game, kind: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Say `when` in the editor's language too."""
    conditions = [
        {
            "if": {"properties": {one.when[0]: {"const": one.when[1]}}},
            "then": {"required": [name]},
            "else": {"not": {"required": [name]}},
        }
        for name, one in (game.kinds[kind].properties or {}).items()
        if one.when is not None
    ]
    return {**entry, "allOf": conditions} if conditions else entry
