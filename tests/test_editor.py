"""What an editor underlines is what `check` refuses, as far as a schema can tell."""

from __future__ import annotations

import json
import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from referencing import Registry
from tables import POND, WONDERLANDS_WAR, cases

from wwrules.diagnostics import Severity
from wwrules.editor import editor_schemas, write_schemas
from wwrules.load.game import load_game
from wwrules.pipeline import check_game

GAMES = {root.name: root for root in (POND, WONDERLANDS_WAR)}
EVERY_FILE = [path for root in GAMES.values() for path in sorted(root.rglob("*.yaml")) if "starters" not in path.parts]


class Core(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """Reads as editors do: numbers, flags and null of YAML 1.2, and nothing else that is not text."""


Core.yaml_implicit_resolvers = {}
for tag, pattern in {
    "null": r"null|Null|NULL|~|",
    "bool": r"true|True|TRUE|false|False|FALSE",
    "int": r"[-+]?[0-9]+",
    "float": r"[-+]?(\.[0-9]+|[0-9]+\.[0-9]*)([eE][-+]?[0-9]+)?",
}.items():
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), None)


@cache
def validators(root: Path) -> dict[str, Draft202012Validator]:
    """The schemas of a game as an editor gets them: each by itself, with nothing to look up elsewhere."""
    game, _ = load_game(root)
    assert game is not None
    return {name: Draft202012Validator(schema, registry=Registry()) for name, schema in editor_schemas(game)}


def underlined(root: Path, file: Path) -> list[str]:
    value = yaml.load(file.read_text("utf-8"), Loader=Core)
    return [f"{error.json_path}: {error.message}" for error in validators(root)[value["type"]].iter_errors(value)]


@pytest.mark.parametrize("game", GAMES)
def test_the_schemas_are_valid_and_whole(game):
    for name, validator in validators(GAMES[game]).items():
        Draft202012Validator.check_schema(validator.schema)
        for reference in references(validator.schema):
            assert reference.startswith("#/$defs/"), name
            assert reference.removeprefix("#/$defs/") in validator.schema["$defs"], name


def references(schema: Any) -> list[str]:
    if isinstance(schema, dict):
        own = [schema["$ref"]] if isinstance(schema.get("$ref"), str) else []
        return own + [one for inner in schema.values() for one in references(inner)]
    return [one for inner in schema for one in references(inner)] if isinstance(schema, list) else []


@pytest.mark.parametrize("file", EVERY_FILE, ids=lambda path: "/".join(path.parts[-3:]))
def test_content_has_no_line_below_it(file):
    root = next(root for root in GAMES.values() if file.is_relative_to(root))
    assert underlined(root, file) == []


@pytest.mark.parametrize("case", cases("cases/editor.yaml"))
def test_what_check_refuses_the_editor_underlines(case, tmp_path):
    root = shutil.copytree(POND, tmp_path / "pond")
    file = root / case["in"]
    before = file.read_text("utf-8")
    assert case["replace"] in before
    file.write_text(before.replace(case["replace"], case["with"], 1), "utf-8")
    _, found = check_game(root)
    refused = [one.code for one in found if one.severity is Severity.ERROR and Path(one.source.file).name == file.name]
    assert (bool(refused), bool(underlined(POND, file))) == (case.get("check", True), case.get("editor", True))


def test_an_editor_knows_the_entries_of_a_kind():
    birds = next(
        one["then"]["properties"]["entities"]["additionalProperties"]
        for one in validators(POND)["entities"].schema["allOf"]
        if one["if"]["properties"]["kind"]["const"] == "bird"
    )
    assert birds["properties"]["home"]["enum"] == ["meadow", "reeds", "stones"]
    assert birds["properties"]["colour"]["enum"] == ["white", "grey", "on"]
    assert all(one.get("description") for one in birds["properties"].values())


def test_the_schemas_are_written_into_a_folder_of_their_game(tmp_path):
    game, _ = load_game(POND)
    number = write_schemas(game, tmp_path)
    files = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file())
    assert len(files) == number
    assert all(re.fullmatch(r"pond/[a-z-]+\.schema\.json", file) for file in files)
    assert {json.loads((tmp_path / file).read_text("utf-8"))["title"] for file in files} >= {"Game", "Entries", "Rules"}
    first = {file: (tmp_path / file).read_bytes() for file in files}
    write_schemas(game, tmp_path)
    assert {file: (tmp_path / file).read_bytes() for file in files} == first
