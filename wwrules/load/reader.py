"""YAML, read event by event with limits: a file in, a tree of nodes and its faults out.

The only module that may import yaml. Loaders of the library build objects, follow aliases and read `no` as false; here nothing
is built but text with a place, so there is nothing to follow and nothing to guess.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import yaml

from wwrules.diagnostics import Diagnostic, Source, excerpt, fault
from wwrules.limits import DEPTH, FAULTS, NODES, SCALAR
from wwrules.load.characters import decode, escaped_faults
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence, SourceFile
from wwrules.load.scalars import is_not_text, is_null, is_plain_text, read_differently

_PARSER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # events only: the loader part is never asked for anything

# What authors most often did when the parser says this; the key is a message of the catalogue.
_SLIPS = {
    "mapping values are not allowed": "slip-colon",
    "found character '\\t'": "slip-tab",
    "found a tab character": "slip-tab",
    "cannot start any token": "slip-start",
    "could not find expected ':'": "slip-no-colon",
    "did not find expected key": "slip-indentation",
    "did not find expected '-' indicator": "slip-indentation",
    "found unexpected end of stream": "slip-open-quote",
    "expected ',' or": "slip-flow",
}


_FILES = 256  # that are read again are held
_SLIPS_OF_THE_BEGINNING = ("slip-no-colon", "slip-open-quote", "slip-flow")
_BEGINS_WITH_A_SIGN = re.compile(r":\s+(\[[^\]]*\]|\{[^}]*\}|\"[^\"]*\"|'[^']*'|[*&!%@`-])\s*[^\s,\]}#]")


class _GaveUpError(Exception):
    """The file cannot be read further; the fault is already noted."""


@dataclass(slots=True)
class _Open:
    """A collection whose end has not been reached yet."""

    line: int
    column: int
    items: list[Node] | None  # None: a mapping
    entries: dict[str, tuple[Scalar, Node]] = field(default_factory=dict)
    key: Scalar | None = None
    waits_for_key: bool = True


@dataclass(slots=True)
class _Reading:
    """One file being read: the open collections and the faults so far."""

    file: SourceFile
    found: list[Diagnostic] = field(default_factory=list)
    stack: list[_Open] = field(default_factory=list)
    root: Node | None = None
    nodes: int = 0

    def note(self, code: str, source: Source, **words: Any) -> None:
        self.found.append(fault(code, source, **words))
        if len(self.found) > FAULTS:
            raise _GaveUpError

    def place(self, mark: Any, length: int = 1) -> Source:
        return self.file.at(mark.line, mark.column, length)


def read(name: str, data: bytes) -> tuple[Node | None, list[Diagnostic]]:
    """Read one file. Never raises for bad content: the node is None where there is nothing to work with."""
    file, found = decode(name, data)
    if found and not file.text:
        return None, found
    reading = _Reading(file, found)
    try:
        for event in yaml.parse(file.text, Loader=_PARSER):
            _HANDLERS[type(event)](reading, event)
    except _GaveUpError:
        return None, reading.found
    except yaml.MarkedYAMLError as error:
        _note_syntax(reading, error)
        return None, reading.found
    except yaml.YAMLError:
        reading.found.append(fault("yaml-syntax", file.at(0, 0), problem="unreadable"))
        return None, reading.found
    if isinstance(reading.root, Scalar) and reading.root.style == "" and is_null(reading.root.text):
        reading.root, reading.found = None, [fault("empty-file", file.at(0, 0))]
    elif reading.root is None and not reading.found:
        reading.note("empty-file", file.at(0, 0))
    return reading.root, reading.found


@lru_cache(_FILES)
def mappings_of(file: SourceFile) -> dict[tuple[int, int], Mapping]:
    """Every mapping of a file that was read before, by its place."""
    root, _ = read(file.name, file.text.encode())
    found, waiting = {}, [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            found[node.line, node.column] = node
            waiting += [value for _, value in node.pairs()]
        elif isinstance(node, Sequence):
            waiting += node.items
    return found


def _note_syntax(reading: _Reading, error: yaml.MarkedYAMLError) -> None:
    problem = error.problem or error.context or ""
    slip = next((key for start, key in _SLIPS.items() if start in problem), None)
    mark: Any = error.problem_mark or error.context_mark
    opened: Any = error.context_mark
    if opened is not None and mark is not None and opened.line < mark.line and slip in _SLIPS_OF_THE_BEGINNING:
        # what is wrong began earlier: a bracket or quote that is never closed, a key without a colon
        mark, slip = opened, "slip-open-quote" if slip == "slip-flow" else slip
    line, column = (mark.line, mark.column) if mark else (0, 0)
    line = min(line, len(reading.file.lines) - 1)
    written = reading.file.lines[line]
    if slip == "slip-start" and written[column : column + 1] == "\t":
        slip = "slip-tab"
    elif slip == "slip-indentation" and _BEGINS_WITH_A_SIGN.search(written):
        slip = "slip-start"
    place = reading.file.at(line, column)
    # the last fault is told however many there are
    reading.found.append(fault("yaml-syntax", place, problem=excerpt(problem, 120), slip=slip))


def _scalar(reading: _Reading, event: Any) -> None:
    mark, end = event.start_mark, event.end_mark.index
    style, text, found = event.style or "", event.value, reading.found
    before = len(found)
    node = Scalar(reading.file, mark.line, mark.column, text, style, mark.index, end)
    if event.anchor is not None or event.tag is not None:
        _refuse_decorations(reading, event)
    if len(text) > SCALAR:
        reading.note("text-too-long", reading.place(mark), length=len(text), limit=SCALAR)
    elif style == '"' and "\\" in reading.file.text[mark.index : end]:
        found += escaped_faults(node)
    if style == ">":
        reading.note("folded-scalar", reading.place(mark))
    elif style == "" and not is_plain_text(text):
        top = reading.stack[-1] if reading.stack else None
        _plain(reading, node, is_key=top is not None and top.items is None and top.waits_for_key)
    if len(found) > before and {one.code for one in found[before:]} - {"ambiguous-scalar", "tag", "anchor-or-alias"}:
        node = replace(node, refused=True)
    _add(reading, node)


def _plain(reading: _Reading, node: Scalar, *, is_key: bool) -> None:
    if is_key and node.text == "<<":
        reading.note("merge-key", node.source)
    elif read_differently(node.text):
        reading.note("ambiguous-scalar", node.source, text=excerpt(node.text))
    elif is_key and is_not_text(node.text):
        reading.note("key-not-text", node.source, text=excerpt(node.text))
    elif is_null(node.text):
        reading.note("empty-value", node.source)


def _refuse_decorations(reading: _Reading, event: Any) -> None:
    if event.anchor is not None:
        reading.note("anchor-or-alias", _decoration(reading, event, "&"), name=excerpt(f"&{event.anchor}"))
    tag = getattr(event, "tag", None)
    if tag is not None:
        place = _decoration(reading, event, "!")
        reading.note("tag", place, tag=excerpt(tag.replace("tag:yaml.org,2002:", "!!")))


def _decoration(reading: _Reading, event: Any, sign: str) -> Source:
    """Where an anchor or a tag stands before its value."""
    line, column = event.start_mark.line, event.start_mark.column
    written = reading.file.lines[line]
    start = max(column, written.find(sign, column))
    return reading.file.at(line, start, len(written[start : start + 60].split(maxsplit=1)[0]))


def _alias(reading: _Reading, event: Any) -> None:
    mark = event.start_mark
    reading.note("anchor-or-alias", reading.place(mark, len(event.anchor) + 1), name=excerpt(f"*{event.anchor}"))
    name = f"*{event.anchor}"
    _add(reading, Scalar(reading.file, mark.line, mark.column, name, "", mark.index, event.end_mark.index, refused=True))


def _open(reading: _Reading, event: Any) -> None:
    _refuse_decorations(reading, event)
    mark = event.start_mark
    if len(reading.stack) >= DEPTH:
        reading.note("too-deep", reading.place(mark), limit=DEPTH)
        raise _GaveUpError
    is_list = isinstance(event, yaml.SequenceStartEvent)
    reading.stack.append(_Open(mark.line, mark.column, [] if is_list else None))


def _close(reading: _Reading, _: Any) -> None:
    done = reading.stack.pop()
    if done.items is not None:
        _add(reading, Sequence(reading.file, done.line, done.column, tuple(done.items)))
    else:
        _add(reading, Mapping(reading.file, done.line, done.column, done.entries))


def _add(reading: _Reading, node: Node) -> None:
    reading.nodes += 1
    if reading.nodes > NODES:
        reading.note("too-many-values", node.source, limit=NODES)
        raise _GaveUpError
    if not reading.stack:
        reading.root = node
        return
    top = reading.stack[-1]
    if top.items is not None:
        top.items.append(node)
    elif top.waits_for_key:
        _take_key(reading, top, node)
        top.waits_for_key = False
    else:
        if top.key is not None:
            top.entries[top.key.text] = (top.key, node)
        top.waits_for_key = True


def _take_key(reading: _Reading, top: _Open, node: Node) -> None:
    """Keep the key of the next value, or None if it is no key we can use."""
    top.key = None
    if isinstance(node, Scalar) and node.refused:
        return
    if not isinstance(node, Scalar):
        reading.note("key-not-text", node.source, text="[…]" if isinstance(node, Sequence) else "{…}")
    elif node.text in top.entries:
        first = top.entries[node.text][0].line + 1
        reading.note("duplicate-key", node.source, key=excerpt(node.text), line=first)
    else:
        top.key = node


def _document(reading: _Reading, event: Any) -> None:
    if reading.root is not None:
        reading.note("several-documents", reading.place(event.start_mark))
        raise _GaveUpError
    if event.version or event.tags:
        reading.note("directive", reading.place(event.start_mark))


def _nothing(_: _Reading, __: Any) -> None:
    pass


# The library types its marks as possibly missing; events of a parser always have them.
_HANDLERS: dict[type, Callable[[_Reading, Any], None]] = {
    yaml.ScalarEvent: _scalar,
    yaml.AliasEvent: _alias,
    yaml.MappingStartEvent: _open,
    yaml.SequenceStartEvent: _open,
    yaml.MappingEndEvent: _close,
    yaml.SequenceEndEvent: _close,
    yaml.DocumentStartEvent: _document,
    yaml.DocumentEndEvent: _nothing,
    yaml.StreamStartEvent: _nothing,
    yaml.StreamEndEvent: _nothing,
}
