"""Verdicts on the balance of packs: a file beside the packs that a maintainer keeps, and that no pack can bring along.

A verdict counts for the content that was played and for nothing else: it carries a fingerprint of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.load import nodes
from wwrules.load.files import IMAGE, PACK_FILE, find_files
from wwrules.load.folders import Folder, read_bytes
from wwrules.load.reader import read
from wwrules.load.shapes import check_file
from wwrules.paths import shown
from wwrules.writing import write_whole

VERDICTS = "verdicts.yaml"
BALANCED, UNBALANCED, OPEN = "balanced", "unbalanced", "open"
Entry = Mapping[str, Any]  # what the schema says of one verdict
_FILE_TYPE = "verdicts"
_HEAD = "# Written by `wwrules simulate --verdict`; what is changed by hand is no verdict."
_LENGTH = 32


def fingerprint_of(pack: Folder) -> str:
    """The same for a folder and its archive: every file of the content but pictures, which nobody plays with."""
    digest = sha256()
    for file in sorted((one for one in find_files(pack)[0] if one.types != (IMAGE,)), key=lambda one: one.place):
        data = file.read()
        digest.update(f"{file.place}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
        digest.update(data)
    return digest.hexdigest()[:_LENGTH]


def read_verdicts(file: Path) -> tuple[dict[str, Entry], list[Diagnostic]]:
    """Verdicts by the ids of packs, and what is wrong with the file; no file holds none."""
    try:
        node, found = read(shown(file), read_bytes(file))
    except FileNotFoundError:
        return {}, []
    except OSError as error:
        return {}, [fault("unreadable-file", Source(shown(file), 1, 1), reason=error.strerror)]
    if not isinstance(node, nodes.Mapping):
        return {}, found or [fault("missing-key", Source(shown(file), 1, 1), key="type", expected=_FILE_TYPE)]
    value, faults = check_file(node, _FILE_TYPE)
    found += [one for _, one in faults if one]
    return ({} if found else value["verdicts"]), found


def write_verdict(file: Path, pack: str, entry: Entry) -> list[Diagnostic]:
    """Put a verdict in the place of the earlier one on that pack; a file with faults is told and left as it is."""
    known, found = read_verdicts(file)
    if not found:
        lines = [line for name, one in sorted({**known, pack: entry}.items()) for line in (f"  {name}:", *_lines(one))]
        write_whole(file, "\n".join([f"type: {_FILE_TYPE}", _HEAD, "verdicts:", *lines, ""]).encode())
    return found


def _lines(entry: Entry) -> Iterable[str]:
    return (f"    {key}: {json.dumps(value)}" for key, value in entry.items())  # YAML holds what JSON can write


def fresh_verdicts(file: Path, packs: Iterable[Folder]) -> tuple[dict[str, str], list[Diagnostic]]:
    """Verdicts, as a word, on packs that are still what they were when they were played."""
    known, found = read_verdicts(file)
    now = {fingerprint_of(pack) for pack in packs if pack.has(PACK_FILE)} if known else set()
    return {name: str(one["verdict"]) for name, one in known.items() if one["fingerprint"] in now}, found
