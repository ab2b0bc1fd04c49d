"""A schema as a function that tells quickly whether a value fits; what is wrong with one that does not, the library says.

Only keywords in the table are understood. A schema with any other fits nothing, so its values always go to the library: slower,
never wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

Schema = Mapping[str, Any]
Test = Callable[[Any], bool]
Maker = Callable[[Schema], Test]

_SILENT = {"$schema", "$id", "$defs", "title", "description", "additionalProperties", "then"}
_DEFINED = "#/$defs/"


def fits(schema: Schema) -> Test:
    """Make the test of a schema."""
    known: dict[str, Test] = {}  # of what is defined in it once and used by name

    def make(part: Schema) -> Test:
        if not isinstance(part, dict):  # true and false are schemas too; ours have none
            return _unknown({})
        keys = [key for key in part if key not in _SILENT]
        if "additionalProperties" in part and "properties" not in part:
            keys.append("properties")
        return _all_of([_HOLDERS[key](part, make) if key in _HOLDERS else test_of(key, part) for key in keys])

    def test_of(key: str, part: Schema) -> Test:
        if key != "$ref" or not part[key].startswith(_DEFINED):
            return _KEYWORDS.get(key, _unknown)(part)
        name = part[key].removeprefix(_DEFINED)

        def defined(value: Any) -> bool:  # it may hold itself: its test is made when it is first needed
            if name not in known:
                known[name] = make(schema["$defs"][name])
            return known[name](value)

        return defined

    return make(schema)


def _all_of(tests: list[Test]) -> Test:
    match tests:
        case []:
            return lambda _: True
        case [one]:
            return one
        case [one, two]:
            return lambda value: one(value) and two(value)

    def every(value: Any) -> bool:
        for test in tests:  # noqa: SIM110 - all() with a generator takes twice as long
            if not test(value):
                return False
        return True

    return every


def _unknown(_: Schema) -> Test:
    return lambda _: False


_TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def _type(schema: Schema) -> Test:
    names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    wanted = {_TYPES[name] for name in names if name in _TYPES}
    return lambda value: type(value) in wanted


def _among(values: Iterable[object]) -> Test:
    known = {one for one in values if isinstance(one, str)}
    return lambda value: isinstance(value, str) and value in known


def _properties(schema: Schema, make: Maker) -> Test:
    tests = {name: make(one) for name, one in schema.get("properties", {}).items()}
    others = schema.get("additionalProperties", True)
    rest: Test = make(others) if isinstance(others, dict) else lambda _: bool(others)

    def each(value: Any) -> bool:
        if isinstance(value, dict):
            for key, one in value.items():
                if not tests.get(key, rest)(one):
                    return False
        return True

    return each


def _required(schema: Schema) -> Test:
    keys = frozenset(schema["required"])
    return lambda value: not isinstance(value, dict) or value.keys() >= keys


def _names(schema: Schema, make: Maker) -> Test:
    test = make(schema["propertyNames"])
    return lambda value: not isinstance(value, dict) or all(map(test, value))


def _items(schema: Schema, make: Maker) -> Test:
    test = make(schema["items"])
    return lambda value: not isinstance(value, list) or all(map(test, value))


def _if(schema: Schema, make: Maker) -> Test:
    """Only conditions that some properties are certain texts: of those it is sure when they do not hold."""
    wanted = {name: one.get("const") for name, one in schema["if"].get("properties", {}).items() if set(one) == {"const"}}
    sure = {"required": list(wanted), "properties": {name: {"const": text} for name, text in wanted.items()}}
    if schema["if"] != sure or not all(isinstance(text, str) for text in wanted.values()):
        return _unknown(schema)
    test = make(schema.get("then", {}))
    return lambda value: not (isinstance(value, dict) and wanted.items() <= value.items()) or test(value)


def _pattern(schema: Schema) -> Test:
    found = re.compile(schema["pattern"].replace("$", r"\Z"), re.ASCII).search
    return lambda value: not isinstance(value, str) or found(value) is not None


def _measured(kind: type[Any], least: str, most: str) -> Maker:
    def make(schema: Schema) -> Test:
        low, high = schema.get(least, 0), schema.get(most, float("inf"))
        return lambda value: not isinstance(value, kind) or low <= len(value) <= high

    return make


def _range(schema: Schema) -> Test:
    low, high = schema.get("minimum", float("-inf")), schema.get("maximum", float("inf"))
    return lambda value: not isinstance(value, int) or low <= value <= high


_length, _count, _size = (
    _measured(str, "minLength", "maxLength"),
    _measured(list, "minItems", "maxItems"),
    _measured(dict, "minProperties", "maxProperties"),
)
_KEYWORDS: dict[str, Maker] = {
    "type": _type,
    "enum": lambda schema: _among(schema["enum"]),
    "const": lambda schema: _among([schema["const"]]),
    "required": _required,
    "pattern": _pattern,
    "minLength": _length,
    "maxLength": _length,
    "minItems": _count,
    "maxItems": _count,
    "minProperties": _size,
    "maxProperties": _size,
    "minimum": _range,
    "maximum": _range,
}
_HOLDERS: dict[str, Callable[[Schema, Maker], Test]] = {
    "properties": _properties,
    "propertyNames": _names,
    "items": _items,
    "allOf": lambda schema, make: _all_of([make(one) for one in schema["allOf"]]),
    "if": _if,
}
