"""JSON Schema over our nodes: scalars get the type the schema gives them, and each violation becomes a fault with a place.

What fits its schema is told by `fits.py`; what is wrong with the rest is found in `violations.py`, which is loaded only then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from wwrules.diagnostics import Diagnostic, Source
from wwrules.limits import DIGITS
from wwrules.load import nodes
from wwrules.load.fits import Test, fits
from wwrules.load.scalars import WHOLE_NUMBER
from wwrules.paths import SCHEMAS

Schema = Mapping[str, Any]
Path = tuple[str | int, ...]
Shape = list[tuple[Path, Diagnostic | None]]  # faults by the path to the value; None: the reader has told it already


@cache
def schemas() -> dict[str, Schema]:
    """Every committed schema by the `type` of its files."""
    files = {path.name: json.loads(path.read_text("utf-8")) for path in sorted(SCHEMAS.glob("*.schema.json"))}
    shared = files["common.schema.json"]
    shared["$defs"] = _inlined_local(shared["$defs"], shared)
    return {name.removesuffix(".schema.json"): _inlined(schema, files) for name, schema in files.items()}


def _inlined(schema: Any, files: Mapping[str, Any]) -> Any:
    """Put shapes of other files in the place of references to them: following references takes most of the time."""
    if isinstance(schema, list):
        return [_inlined(one, files) for one in schema]
    if not isinstance(schema, dict):
        return schema
    rest = {key: _inlined(value, files) for key, value in schema.items() if key != "$ref"}
    file, _, name = schema.get("$ref", "#").partition("#/$defs/")
    if file in files:
        return {**_inlined_local(files[file]["$defs"][name], files[file]), **rest}
    return {**rest, "$ref": schema["$ref"]} if "$ref" in schema else rest


def _inlined_local(schema: Any, root: Mapping[str, Any]) -> Any:
    """The same for a shape of the shared file, whose references stay inside that file."""
    return _inlined(schema, {"": root})


@cache
def _test_of_type(file_type: str) -> Test:
    return fits(schemas()[file_type])


def check_file(node: nodes.Mapping, file_type: str) -> tuple[Any, Shape]:
    """Hold a whole file against the schema of its type: its typed value, and faults with the path to the value at fault.

    Keys that the schema does not know are faults, and are not in the value.
    """
    return _check(node, schemas()[file_type], _test_of_type(file_type))


def check_entry(node: nodes.Mapping, schema: Schema, subject: str, key: Source) -> tuple[Any, list[Diagnostic], bool]:
    """Hold one entry against the schema that its kind declares, and tell whether it is usable.

    What it lacks is reported at its id.
    """
    value, found = _check(node, schema, _test_of_entry(schema))
    places = ((one, key if one.code == "missing-key" and path == () else one.source) for path, one in found if one)
    told = [Diagnostic(one.code, place, one.words, one.severity, subject) for one, place in places]
    return value, told, not any(spoils(one) for _, one in found)


_ENTRY_TESTS: dict[int, tuple[Schema, Test]] = {}


def _test_of_entry(schema: Schema) -> Test:
    kept = _ENTRY_TESTS.get(id(schema))
    if kept is None or kept[0] is not schema:
        kept = _ENTRY_TESTS[id(schema)] = (schema, fits(schema))
    return kept[1]


def _check(node: nodes.Mapping, schema: Schema, test: Test) -> tuple[Any, Shape]:
    value = typed(node, schema, schema)
    if test(value):
        return value, []
    from wwrules.load.violations import violations  # noqa: PLC0415 - the library, which sound content does not need

    return _known(value, schema, schema), violations(node, value, schema)


def spoils(one: Diagnostic | None) -> bool:
    """Tell whether a fault makes its entry unusable; a superfluous key does not."""
    return one is None or one.code != "unknown-key" or "needed" in one.words


# ---------------------------------------------------------------- types


def typed(node: nodes.Node, schema: Schema, root: Schema) -> Any:
    """Give plain data: each scalar as the schema wants it where that is possible, else as text."""
    schema, root = _resolved(schema, root)
    if isinstance(node, nodes.Scalar):
        return _typed_scalar(node, schema.get("type"))
    if isinstance(node, nodes.Sequence):
        items = schema.get("items", {})
        return [typed(item, items, root) for item in node.items]
    assert isinstance(node, nodes.Mapping)  # noqa: S101 - there is no other node
    properties = schema.get("properties", {})
    others = schema.get("additionalProperties")
    rest = others if isinstance(others, dict) else {}
    return {key: typed(value, properties.get(key, rest), root) for key, (_, value) in node.entries.items()}


def _known(value: Any, schema: Schema, root: Schema) -> Any:
    """A value without the keys that may not stand in it."""
    schema, root = _resolved(schema, root)
    if isinstance(value, list):
        return [_known(item, schema.get("items", {}), root) for item in value]
    if not isinstance(value, dict):
        return value
    properties, others = schema.get("properties", {}), schema.get("additionalProperties")
    rest = others if isinstance(others, dict) else {}
    kept = {key: one for key, one in value.items() if others is not False or key in properties}
    return {key: _known(one, properties.get(key, rest), root) for key, one in kept.items()}


def _resolved(schema: Schema, root: Schema) -> tuple[Schema, Schema]:
    while isinstance(schema, dict) and "$ref" in schema:
        file, _, pointer = schema["$ref"].partition("#/$defs/")
        root = schemas()[file.rpartition("/")[2].removesuffix(".schema.json")] if file else root
        schema = root["$defs"][pointer]
    return schema if isinstance(schema, dict) else {}, root


def _typed_scalar(node: nodes.Scalar, wanted: object) -> object:
    if node.style == "":
        if wanted == "integer" and WHOLE_NUMBER.fullmatch(node.text) and len(node.text) <= DIGITS:
            return int(node.text)
        if wanted == "boolean" and node.text in ("true", "false"):
            return node.text == "true"
    return node.text
