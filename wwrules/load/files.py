"""Which files make up a game or pack, and what sort of file may stand where.

Only regular files below the root are read, links are not followed, and what has no place in the tree is reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.limits import FILE_BYTES, FILES
from wwrules.paths import shown

GAME_FILE, PACK_FILE = "game.yaml", "pack.yaml"
_VOCABULARY = ("attributes", "enumerations", "events", "kinds", "records", "scopes", "terms", "totals", "zones")

# place in the tree -> types of file that may stand there
PLACES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"game\.yaml", ("game",)),
    (r"pack\.yaml", ("pack",)),
    (r"vocabulary/[^/]+\.yaml", _VOCABULARY),
    (r"cards/.+\.yaml", ("entities",)),
    (r"rules/[^/]+\.yaml", ("rules",)),
    (r"rulings(/[^/]+)?\.yaml", ("rulings",)),
    (r"divergences(/[^/]+)?\.yaml", ("divergences",)),
    (r"words/[^/]+/lexicon(/[^/]+)?\.yaml", ("lexicon",)),
    (r"renames\.yaml", ("renames",)),
    (r"changes\.yaml", ("changes",)),
    (r"suppressions\.yaml", ("suppressions",)),
)
_IGNORED = re.compile(r"(.*/)?(README\.md|LICENSE|\..*)")
_TIDY_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*\.yaml")


class FoundFile(NamedTuple):
    """A file to read: where it is, its name in messages, its place in the tree and the types it may have."""

    path: Path
    name: str
    place: str
    types: tuple[str, ...]


def is_root(folder: Path) -> bool:
    """Tell whether a folder is a game or a pack."""
    return (folder / GAME_FILE).is_file() or (folder / PACK_FILE).is_file()


def find_files(root: Path) -> tuple[list[FoundFile], list[Diagnostic]]:
    """List the files of a game or pack, sorted, and report those that have no place in it."""
    files: list[FoundFile] = []
    found: list[Diagnostic] = []
    for path in _walk(root):
        place = path.relative_to(root).as_posix()
        if _IGNORED.fullmatch(place):
            continue
        here = Source(shown(path), 1, 1)
        types = next((types for pattern, types in PLACES if re.fullmatch(pattern, place)), None)
        if path.is_symlink() or not path.is_file():
            found.append(fault("not-a-file", here, place=place))
        elif types is None or not _TIDY_NAME.fullmatch(place):
            found.append(fault("unexpected-file", here, place=place))
        elif len(files) >= FILES:
            found.append(fault("too-many-files", here, limit=FILES))
            break
        else:
            files.append(FoundFile(path, shown(path), place, types))
    return files, found


def _walk(root: Path) -> Iterator[Path]:
    for path in sorted(root.iterdir()):
        if path.is_dir() and not path.is_symlink():
            if not path.name.startswith("."):
                yield from _walk(path)
        else:
            yield path


def read_bytes(path: Path) -> bytes:
    """Read no more than a file may have, so that a huge one costs nothing."""
    with path.open("rb") as stream:
        return stream.read(FILE_BYTES + 1)
