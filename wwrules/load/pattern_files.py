"""Patterns of sentences are Fluent, not YAML: read like every file, and parsed only once, whoever asks."""

from __future__ import annotations

import re
from functools import lru_cache

from fluent.syntax import ast

from wwrules.diagnostics import Diagnostic, Source, excerpt, fault
from wwrules.limits import DEPTH
from wwrules.load.characters import decode
from wwrules.load.fluent_parser import parse_fluent
from wwrules.load.nodes import SourceFile


@lru_cache(maxsize=64)
def parsed(text: str) -> ast.Resource:
    """The messages of a text; nobody changes the tree."""
    return parse_fluent(text)


def read_patterns(name: str, data: bytes) -> tuple[SourceFile | None, list[Diagnostic]]:
    """Give the text of a file of patterns; no text where a message in it cannot be read or stands twice."""
    file, found = decode(name, data)
    deep = _too_deep(file.text)
    if deep is not None:
        return None, [*found, fault("too-deep", _place(file, deep), limit=DEPTH)]
    seen: dict[str, int] = {}
    for entry in parsed(file.text).body:
        place = _place(file, entry.span.start if entry.span else 0)
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").partition("\n")[0]
            found.append(fault("malformed-text", place, text=excerpt(first), wanted="pattern"))
        elif isinstance(entry, ast.Message | ast.Term):
            key = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
            if key in seen:
                found.append(fault("duplicate-key", place, key=excerpt(key), line=seen[key]))
            seen.setdefault(key, place.line)
    return (None if found else file), found


def _too_deep(text: str) -> int | None:
    """Where braces are nested too deep for the parser, which would fall over and not complain."""
    depth = 0
    for brace in re.finditer(r"[{}]", text):
        depth = depth + 1 if brace.group() == "{" else max(0, depth - 1)
        if depth > DEPTH:
            return brace.start()
    return None


def _place(file: SourceFile, offset: int) -> Source:
    before = file.text[:offset]
    return file.at(before.count("\n"), len(before) - before.rfind("\n") - 1)
