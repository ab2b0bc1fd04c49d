"""Which files make up a game or pack, and what sort of file may stand where.

Only regular files below the root are read, links are not followed, and what has no place in the tree is reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from wwrules.diagnostics import Diagnostic, Source, excerpt, fault
from wwrules.limits import FILE_BYTES, FILES
from wwrules.paths import shown

GAME_FILE, PACK_FILE = "game.yaml", "pack.yaml"
PATTERNS = "patterns"  # Fluent, the only files of a game that are not YAML
VOCABULARY = ("attributes", "enumerations", "events", "kinds", "records", "scopes", "terms", "totals", "zones")

# place in the tree -> types of file that may stand there; a pack adds entries and words, never vocabulary or flow
PLACES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"game\.yaml", ("game",)),
    (r"pack\.yaml", ("pack",)),
    (r"vocabulary/[^/]+\.yaml", VOCABULARY),
    (r"phrases/[^/]+\.yaml", ("nouns", "phrases")),
    (r"flow(/[^/]+)?\.yaml", ("flow",)),
    (r"cards/.+\.yaml", ("entities",)),
    (r"rules/[^/]+\.yaml", ("rules",)),
    (r"rulings(/[^/]+)?\.yaml", ("rulings",)),
    (r"examples(/[^/]+)?\.yaml", ("examples",)),
    (r"divergences(/[^/]+)?\.yaml", ("divergences",)),
    (r"words/[^/]+/lexicon(/[^/]+)?\.yaml", ("lexicon",)),
    (r"words/[^/]+/prose/[^/]+\.yaml", ("prose",)),
    (r"words/[^/]+/patterns(/[^/]+)?\.ftl", (PATTERNS,)),
    (r"presentation(/[^/]+)?\.yaml", ("presentation",)),
    (r"renames\.yaml", ("renames",)),
    (r"changes\.yaml", ("changes",)),
    (r"suppressions\.yaml", ("suppressions",)),
)
_NOT_IN_PACKS = ("game", "flow", "presentation", *VOCABULARY)
_IGNORED = re.compile(r"(.*/)?(README\.md|LICENSE|\..*)")
_TIDY_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*\.(yaml|ftl)")


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
    in_pack = (root / PACK_FILE).is_file() and not (root / GAME_FILE).is_file()
    for path in _walk(root):
        place = path.relative_to(root).as_posix()
        if _IGNORED.fullmatch(place):
            continue
        here = Source(shown(path), 1, 1)
        types = _types_at(place, in_pack=in_pack)
        if path.is_symlink() or not path.is_file():
            found.append(fault("not-a-file", here, place=excerpt(place)))
        elif types is None or not _TIDY_NAME.fullmatch(place):
            found.append(fault("unexpected-file", here, place=excerpt(place)))
        elif len(files) >= FILES:
            found.append(fault("too-many-files", here, limit=FILES))
            break
        else:
            files.append(FoundFile(path, shown(path), place, types))
    return files, found


def _types_at(place: str, *, in_pack: bool) -> tuple[str, ...] | None:
    types = next((types for pattern, types in PLACES if re.fullmatch(pattern, place)), ())
    return tuple(one for one in types if not (one in _NOT_IN_PACKS if in_pack else one == "pack")) or None


def _walk(root: Path, levels: int = 8) -> Iterator[Path]:
    for path in sorted(root.iterdir()):
        if path.is_dir() and not path.is_symlink() and levels:
            if not path.name.startswith("."):
                yield from _walk(path, levels - 1)
        else:
            yield path


def read_bytes(path: Path) -> bytes:
    """Read no more than a file may have, so that a huge one costs nothing."""
    with path.open("rb") as stream:
        return stream.read(FILE_BYTES + 1)
