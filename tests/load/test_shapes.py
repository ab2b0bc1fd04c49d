"""Schemas are closed, described, bounded and safe; what is wrong with a file becomes a sentence with a place."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from tables import POND, WONDERLANDS_WAR, cases, written
from trees import bend, plain
from yaml_printer import Printer

from wwrules import reports
from wwrules.load.nodes import Mapping
from wwrules.load.reader import read
from wwrules.load.shapes import check_file, schemas, spoils, typed
from wwrules.paths import SCHEMAS

FILES = {path.name.removesuffix(".schema.json"): json.loads(path.read_text("utf-8")) for path in SCHEMAS.iterdir()}
PATHS = sorted(path for root in (POND, WONDERLANDS_WAR) for path in root.rglob("*.yaml") if "starters" not in path.parts)
OPEN = {"entities.entities.*"}  # what an entry may hold is declared by its kind

every_schema = pytest.mark.parametrize("name", sorted(FILES))


def shapes(schema: Any, place: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give every shape that says what a value looks like, with its place; conditions (`if`, `propertyNames`) are none."""
    yield place, schema
    for name, inner in [*schema.get("properties", {}).items(), *schema.get("$defs", {}).items()]:
        yield from shapes(inner, f"{place}.{name}")
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            yield from shapes(schema[key], f"{place}.*")


def parts(schema: Any, key: str) -> Iterator[Any]:
    """Give whatever stands under a key, anywhere in a schema."""
    for name, inner in schema.items() if isinstance(schema, dict) else enumerate(schema) if isinstance(schema, list) else ():
        if name == key and not isinstance(inner, dict):
            yield inner
        yield from parts(inner, key)


def resolved(schema: dict[str, Any], name: str) -> dict[str, Any]:
    """Follow the reference of a shape, if it is one; what stands beside it counts."""
    if "$ref" not in schema:
        return schema
    file, _, shape = schema["$ref"].partition("#/$defs/")
    home = file.removesuffix(".schema.json") or name
    return {**resolved(FILES[home]["$defs"][shape], home), **schema}


# ---------------------------------------------------------------- the schemas themselves


@every_schema
def test_a_schema_is_valid(name):
    Draft202012Validator.check_schema(FILES[name])
    assert FILES[name]["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert FILES[name]["$id"] == f"https://wwrules.example/schemas/{name}.schema.json"
    assert FILES[name]["title"]
    assert FILES[name]["description"]


@every_schema
def test_every_object_is_closed_or_a_table(name):
    for place, shape in shapes(FILES[name], name):
        if shape.get("type") == "object" and place not in OPEN:
            others = shape.get("additionalProperties")
            assert others is False or (others and "propertyNames" in shape), place


@every_schema
def test_every_property_has_a_description(name):
    for place, shape in shapes(FILES[name], name):
        for key, inner in shape.get("properties", {}).items():
            assert resolved(inner, name).get("description"), f"{place}.{key}"


@every_schema
def test_everything_has_an_upper_bound(name):
    bounds = {"integer": {"minimum", "maximum"}, "string": {"maxLength"}, "array": {"maxItems"}}
    for place, shape in shapes(FILES[name], name):
        types = shape.get("type", "object")
        wanted = bounds.get("string" if isinstance(types, list) else types, set())  # of several types, we read text
        if not {"enum", "const"} & set(shape) and shape.get("pattern") != "^[a-z]{2}$":
            assert wanted <= set(shape), place


@every_schema
def test_references_stay_in_the_schemas(name):
    known = {f"{file}.schema.json": schema.get("$defs", {}) for file, schema in FILES.items()}
    for reference in parts(FILES[name], "$ref"):
        file, separator, shape = reference.partition("#/$defs/")
        assert separator
        assert shape in known[file or f"{name}.schema.json"]


@every_schema
def test_nothing_costs_more_than_it_shows(name):
    """Alternatives that overlap multiply, and unique items are compared each with each."""
    for word in ("oneOf", "anyOf", "uniqueItems", "patternProperties", "$dynamicRef", "unevaluatedProperties"):
        assert list(parts(FILES[name], word)) == []


def patterns() -> list[str]:
    return sorted({one for schema in FILES.values() for one in parts(schema, "pattern")})


@pytest.mark.parametrize("pattern", patterns())
def test_a_pattern_is_anchored_and_means_the_same_to_editors(pattern):
    assert pattern.startswith("^")
    assert pattern.endswith("$")
    assert not re.search(r"\\[dwbDWBAZ]|\(\?", pattern)  # differ between Python and JavaScript


HOSTILE = """
import re, resource, sys
resource.setrlimit(resource.RLIMIT_CPU, (2, 2))
units = ["a", "a-", "-a", "a1", "a/", "a.", "a-a.", "0", "1.", "1.1", "aa-aa", "-", ".", "/"]
for unit in units:
    for end in ("", "!", "-", "\\n", "/", "."):
        re.search(sys.argv[1], unit * 20_000 + end)
        re.search(sys.argv[1], "a/" + unit * 20_000 + end)
"""


@pytest.mark.parametrize("pattern", patterns())
def test_a_pattern_needs_little_time_whatever_the_text(pattern):
    child = subprocess.run([sys.executable, "-c", HOSTILE, pattern], capture_output=True, check=False, timeout=60)
    assert child.returncode == 0, child.stderr.decode()


@pytest.mark.parametrize("tail", ["\n", "\n\n", " ", "\u00a0", "ą"])
def test_an_id_ends_where_it_ends(tail):
    """In Python `$` also matches before a last line break; an id with one would be another id that looks the same."""
    text = json.dumps(f"goose{tail}")
    node, _ = read("renames.yaml", f'type: renames\nrenames: {{{text}: {{to: {text}, since: "1.0.0"}}}}'.encode())
    assert [one.code for _, one in check_file(node, "renames")[1]] == ["malformed-id", "malformed-id"]


# ---------------------------------------------------------------- faults


@pytest.mark.parametrize("case", cases("load/cases/shapes.yaml"))
def test_a_shape_brings(case):
    node, found = read("file.yaml", written(case["file"]))
    assert isinstance(node, Mapping)
    assert found == []
    _, faults = check_file(node, node.get("type").text)
    assert [reports.line(one) for _, one in faults] == [written(line).decode() for line in case.get("faults", [])]


# ---------------------------------------------------------------- the same verdict as the library


@cache
def library(file_type: str) -> Draft202012Validator:
    """The committed schema as it is, with nothing put in the place of references."""
    registry = Registry().with_resources((one["$id"], Resource.from_contents(one)) for one in FILES.values())
    return Draft202012Validator(FILES[file_type], registry=registry)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: "/".join(path.parts[-3:]))
def test_content_is_valid_to_us_and_to_the_library(path):
    node, _ = read(path.name, path.read_bytes())
    value, faults = check_file(node, node.get("type").text)
    assert faults == []
    assert library(value["type"]).is_valid(value)


SMALL = [path for path in PATHS if path.stat().st_size < 800]


@given(st.sampled_from(SMALL), st.data())
def test_bent_content_is_valid_to_us_exactly_if_it_is_to_the_library(path, data):
    node, _ = read(path.name, path.read_bytes())
    tree = plain(node)
    for _ in range(data.draw(st.integers(1, 2))):
        bend(tree, data)
    page = Printer(Random(1), plainly=True).document(tree)
    note(page)
    bent, _ = read(path.name, page.encode())
    sort = str(node.get("type").text)
    value, faults = check_file(bent, sort)
    assert library(sort).is_valid(typed(bent, schemas()[sort], schemas()[sort])) == (not faults)
    assert library(sort).is_valid(value) == all(not spoils(one) for _, one in faults)
    for one in [one for _, one in faults if one]:
        note(reports.line(one))
        assert reports.line(one).isprintable()


def test_every_type_of_file_has_a_schema():
    assert set(schemas()) == set(FILES)
    assert {str(schema["properties"]["type"]["const"]) for name, schema in FILES.items() if name != "common"} == set(FILES) - {
        "common"
    }
