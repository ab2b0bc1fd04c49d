"""Generated code kept in the user's own cache, by a fingerprint of the program, of wwrules and of Python.

Another card, another emitter or another Python is another key, so nothing can go stale. Whatever is wrong with a file, the code
is generated anew.
"""

from __future__ import annotations

import json
import marshal
import sys
from dataclasses import astuple
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Any

from wwrules import __version__, caches
from wwrules.caches import keep, read_kept
from wwrules.compile.program import Program
from wwrules.generate.layout import ZonesOf
from wwrules.generate.module import Module
from wwrules.generate.sources import Properties, Source
from wwrules.generate.templates import Label, Region, Template
from wwrules.memory import nothing_is_garbage
from wwrules.run.telling import Telling, name_of
from wwrules.run.values import decode, encode

_PACKAGE = Path(__file__).parent.parent
_KEPT = 16  # how many programs, each told, quiet and counted; the oldest go
_WORTH = 100_000  # characters of code; less is sooner made than looked for


@nothing_is_garbage()
def source_of(program: Program, telling: Telling) -> Source:
    """The generated code of a program: as it was kept, or made now and kept."""
    file = home() / f"{fingerprint(program)}-{name_of(telling)}.bin"
    found = _read(file)
    if found is None:
        found = Module(program, telling).source()
        found.code = compile(found.text, "<generated>", "exec")
        if len(found.text) >= _WORTH:
            _keep(file, found)
    return found


def home() -> Path:
    """Where generated code is kept."""
    return caches.home("generated")


def _read(file: Path) -> Source | None:
    payload = read_kept(file)
    try:
        if payload is not None:
            text, code = marshal.loads(payload)  # noqa: S302 - whole, and only the user can have written it
            return _source(json.loads(text), code)
    except (ValueError, KeyError, TypeError, EOFError):
        pass
    return None


def _keep(file: Path, source: Source) -> None:
    keep(file, marshal.dumps((json.dumps(_data(source), ensure_ascii=False), source.code)), 3 * _KEPT)


# ---------------------------------------------------------------- the key


def fingerprint(program: Program) -> str:
    """What tells a program from every other, as far as code is generated from it."""
    game = program.game
    digest = sha256(f"{__version__} {sys.implementation.cache_tag} {sys.version} {_emitters()}".encode())
    parts: tuple[Any, ...] = (
        program.definitions,
        program.functions,
        program.checks,
        program.standing,
        program.rules,
        program.start,
        program.result,
        program.player_order,
        program.tie_breaks,
        program.owner_chooses,
        program.rule_zones,
        sorted(program.modified),
        [type(node).__name__ for node in program.nodes],
        [(name, word.sort, sorted(word.settings.items(), key=str)) for name, word in game.words.items()],
        [(name, kind.isa, kind.copies, kind.rules_of, repr(kind.properties)) for name, kind in game.kinds.items()],
        [(name, entity.kind, entity.properties) for name, entity in game.entities.items()],
        game.records,
        program.board.evaluation,
        program.board.figures,
    )
    for part in parts:
        digest.update(repr(part).encode())
    return digest.hexdigest()


@cache
def _emitters() -> str:
    """Fingerprint of the code that generates code and of what it runs on."""
    digest = sha256()
    for folder in ("generate", "run", "compile"):
        for file in sorted((_PACKAGE / folder).glob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


# ---------------------------------------------------------------- as data


def _data(source: Source) -> dict[str, Any]:
    templates = [
        {
            "function": one.function,
            "regions": [list(astuple(region)) for region in one.regions],
            "extras": one.extras,
            "rows": one.rows,
            "lists": one.row_lists,
            "labels": [[label.path, label.sort, label.into, label.known] for label in one.labels],
        }
        for one in source.templates.values()
    ]
    return {
        "text": source.text,
        "twins": source.twins,
        "constants": [_plain(one) for one in source.constants],
        "templates": templates,
        "stopping": sorted(source.stopping_rules),
        "places": source.keeps_places,
        "under": source.looks_under,
    }


def _source(data: dict[str, Any], code: CodeType) -> Source:
    templates = {}
    for one in data["templates"]:
        labels = [
            Label(tuple(map(tuple, path)), sort, into, tuple(map(tuple, known))) for path, sort, into, known in one["labels"]
        ]
        regions = [Region(*region) for region in one["regions"]]
        templates[one["function"]] = Template(one["function"], regions, one["extras"], labels, one["rows"], one["lists"])
    constants = [_known(one) for one in data["constants"]]
    return Source(data["text"], data["twins"], constants, templates, set(data["stopping"]), data["places"], data["under"], code)


def _plain(one: Any) -> Any:
    match one:
        case Properties(name=name, as_numbers=as_numbers):
            return {"numbers" if as_numbers else "properties": name}
        case ZonesOf(name=name):
            return {"zones": name}
        case frozenset():
            return {"set": sorted(one)}
    return {"value": encode(one)}


def _known(data: dict[str, Any]) -> Any:
    ((sort, one),) = data.items()
    match sort:
        case "properties":
            return Properties(one)
        case "numbers":
            return Properties(one, as_numbers=True)
        case "zones":
            return ZonesOf(one)
        case "set":
            return frozenset(one)
    return decode(one)
