"""What is wrong with a value that does not fit its schema: the library finds it, and it is told in our own words.

What the author reads is made here, because the library's own sentences hold whole values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry, Resource

from wwrules.diagnostics import Diagnostic, Source, did_you_mean, excerpt, fault, listing
from wwrules.limits import DIGITS, FAULTS
from wwrules.load import nodes
from wwrules.load.scalars import WHOLE_NUMBER
from wwrules.load.shapes import Path, Schema, Shape, schemas


def _whole_pattern(_: Any, pattern: str, instance: Any, __: Any) -> Iterator[ValidationError]:
    """As JSON Schema means it: `$` is the end of the text, not a place before a last line break."""
    if isinstance(instance, str) and not re.search(_anchored(pattern), instance):
        yield ValidationError("pattern")


@cache
def _anchored(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern.replace("$", r"\Z"), re.ASCII)


def _others_in_order(validator: Any, others: Any, instance: Any, schema: Schema) -> Iterator[ValidationError]:
    """In the order of the text: the library looks at them in an order that changes from run to run."""
    extras = [key for key in instance if key not in schema.get("properties", {})] if isinstance(instance, dict) else []
    if isinstance(others, dict):
        for key in extras:
            yield from validator.descend(instance[key], others, path=key)
    elif extras and not others:
        yield ValidationError("additionalProperties")


_KEYWORDS = {"pattern": _whole_pattern, "additionalProperties": _others_in_order}
Validator = extend(Draft202012Validator, _KEYWORDS)  # type: ignore[no-untyped-call]


@cache
def _registry() -> Registry[Any]:
    """Our schemas and nothing else: a reference to anywhere outside cannot be followed."""
    return Registry().with_resources((schema["$id"], Resource.from_contents(schema)) for schema in schemas().values())


_VALIDATORS: dict[int, tuple[Schema, Draft202012Validator]] = {}


def _validator(schema: Schema) -> Draft202012Validator:
    kept = _VALIDATORS.get(id(schema))
    if kept is None or kept[0] is not schema:
        kept = _VALIDATORS[id(schema)] = (schema, Validator(schema, registry=_registry()))
    return kept[1]


def violations(node: nodes.Mapping, value: Any, schema: Schema) -> Shape:
    """Every fault, with the path to the value at fault; of what the reader refused, the path alone.

    After many faults nobody looks further: then the whole value is at fault.
    """
    errors = list(islice(_leaves(_validator(schema).iter_errors(value)), FAULTS))
    found = [(_path_of(error), one) for error in errors for one in _describe(_Violation.of(node, error))]
    silent: Shape = [(_path_of(error), None) for error in errors if _refused(nodes.follow(node, tuple(error.absolute_path)))]
    return [*_without_twins(found), *silent, *([((), None)] if len(errors) == FAULTS else [])]


def _without_twins(found: list[tuple[Path, Diagnostic]]) -> Iterator[tuple[Path, Diagnostic]]:
    """A misspelt key that was needed is one fault, not two: unknown, and missing under its right name."""
    missing = {(path, one.words["key"]) for path, one in found if one.code == "missing-key"}
    needed = {(path, one.words.get("hint")) for path, one in found if one.code == "unknown-key"} & missing
    for path, one in found:
        if one.code == "missing-key" and (path, one.words["key"]) in needed:
            continue
        if one.code == "unknown-key" and (path, one.words.get("hint")) in needed:
            yield path, replace(one, words={**one.words, "needed": "yes"})
        else:
            yield path, one


def _path_of(error: ValidationError) -> Path:
    """The way to what is at fault; for a key that may not stand there, to the key."""
    path = tuple(error.absolute_path)
    is_key = "propertyNames" in error.absolute_schema_path and error.validator != "enum"
    return (*path, str(error.instance)) if is_key else path


def _leaves(errors: Iterator[ValidationError]) -> Iterator[ValidationError]:
    for error in errors:
        if error.context:
            yield from _leaves(iter(error.context))
        else:
            yield error


# ---------------------------------------------------------------- faults


@dataclass(frozen=True, slots=True)
class _Violation:
    """What the library says about one value: the keyword that failed, what it wanted, the value and its schema."""

    keyword: str
    wanted: Any
    value: Any
    schema: Any
    about_key: bool
    node: nodes.Node
    place: Source

    @classmethod
    def of(cls, root: nodes.Node, error: ValidationError) -> _Violation:
        path = tuple(error.absolute_path)
        about_key = "propertyNames" in error.absolute_schema_path
        node = nodes.follow(root, path)
        return cls(
            str(error.validator), error.validator_value, error.instance, error.schema, about_key, node, _place(root, path)
        )

    @property
    def text(self) -> str:
        """The value as the author wrote it, shortened."""
        return nodes.shortened(self.node)


def _refused(node: nodes.Node) -> bool:
    """Tell whether the reader has said already what is wrong with a value."""
    return isinstance(node, nodes.Scalar) and node.refused


def _describe(one: _Violation) -> Iterator[Diagnostic]:
    if _refused(one.node):
        return
    if one.about_key and isinstance(one.node, nodes.Mapping):
        yield _bad_key(one, one.node)  # the library points at the whole object; the key is what is wrong
    else:
        yield from _FAULTS.get(one.keyword, _malformed)(one)


def _place(root: nodes.Node, path: Path) -> Source:
    """Where to point for a value as a whole: at the scalar, or at the key of a collection."""
    node = nodes.follow(root, path)
    if isinstance(node, nodes.Scalar) or not path:
        return node.source
    parent = nodes.follow(root, path[:-1])
    return parent.key(str(path[-1])).source if isinstance(parent, nodes.Mapping) else node.source


def _unknown_keys(one: _Violation) -> Iterator[Diagnostic]:
    assert isinstance(one.node, nodes.Mapping)  # noqa: S101 - only objects have keys
    known = list(one.schema.get("properties", {}))
    for key in sorted(set(one.value) - set(known))[:FAULTS]:
        yield _unknown_key(one.node, key, known)


def _unknown_key(node: nodes.Mapping, key: str, known: list[str]) -> Diagnostic:
    hint = did_you_mean(key, [one for one in known if one not in node.entries]) or did_you_mean(key, known)
    return fault("unknown-key", node.key(key).source, key=excerpt(key), hint=hint, expected=listing(known))


def _bad_key(one: _Violation, node: nodes.Mapping) -> Diagnostic:
    key = str(one.value)
    if one.keyword == "enum":
        return _unknown_key(node, key, list(one.wanted))
    if one.keyword == "maxLength":
        return fault("text-too-long", node.key(key).source, length=len(key), limit=one.wanted)
    short = key.rpartition("/")[2]  # what a pack defines goes by its own id alone
    hint = short if short != key and _anchored(str(one.wanted)).search(short) else None
    return fault("malformed-id", node.key(key).source, text=excerpt(key), wanted=one.schema.get("title", "id"), hint=hint)


def _missing(one: _Violation) -> Iterator[Diagnostic]:
    for key in one.wanted:  # the library reports each by itself; repetitions are dropped when faults are sorted
        if key not in one.value:
            yield fault("missing-key", one.place, key=key)


def _wrong_type(one: _Violation) -> Iterator[Diagnostic]:
    if one.wanted != "integer" or not isinstance(one.node, nodes.Scalar):
        quoted_flag = one.wanted == "boolean" and one.text in ("true", "false")
        yield fault("wrong-type", one.place, text=one.text, wanted=str(one.wanted), quoted="yes" if quoted_flag else None)
        return
    number, quoted = WHOLE_NUMBER.fullmatch(one.node.text), one.node.style != ""
    if number and not quoted:
        yield fault("number-too-large", one.place, text=excerpt(one.node.text, 20), limit=DIGITS)
    else:
        yield fault("wrong-type", one.place, text=one.text, wanted="integer", quoted="yes" if number else None)


def _unknown_value(one: _Violation) -> Iterator[Diagnostic]:
    known = [str(value) for value in one.wanted] if one.keyword == "enum" else [str(one.wanted)]
    hint = did_you_mean(one.text, known)
    yield fault("unknown-value", one.place, text=one.text, of=one.schema.get("title"), hint=hint, expected=listing(known, 24))


def _malformed(one: _Violation) -> Iterator[Diagnostic]:
    wanted = one.schema.get("title", "text")
    code = "malformed-id" if wanted in ("id", "rule-id", "any-id") else "malformed-text"
    yield fault(code, one.place, text=one.text, wanted=wanted)


def _out_of_range(one: _Violation) -> Iterator[Diagnostic]:
    yield fault("out-of-range", one.place, text=one.text, min=one.schema["minimum"], max=one.schema["maximum"])


def _wrong_length(one: _Violation) -> Iterator[Diagnostic]:
    if one.keyword == "maxLength":
        yield fault("text-too-long", one.place, length=len(one.value), limit=one.wanted)
    else:
        yield fault("empty-value", one.place)


def _wrong_count(one: _Violation) -> Iterator[Diagnostic]:
    items = "Properties" if isinstance(one.value, dict) else "Items"
    low, high = one.schema.get(f"min{items}", 0), one.schema.get(f"max{items}")
    yield fault("wrong-count", one.place, count=len(one.value), min=low, max=high)


_FAULTS: dict[str, Callable[[_Violation], Iterator[Diagnostic]]] = {
    "additionalProperties": _unknown_keys,
    "required": _missing,
    "type": _wrong_type,
    "enum": _unknown_value,
    "const": _unknown_value,
    "pattern": _malformed,
    "minimum": _out_of_range,
    "maximum": _out_of_range,
    "minLength": _wrong_length,
    "maxLength": _wrong_length,
    "minItems": _wrong_count,
    "maxItems": _wrong_count,
    "minProperties": _wrong_count,
    "maxProperties": _wrong_count,
}
