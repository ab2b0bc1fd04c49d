"""Which files make up a game or pack, and what sort of file may stand where.

Only regular files below the root are read, links are not followed, and what has no place in the tree is reported.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from wwrules.diagnostics import Diagnostic, Source, excerpt, fault
from wwrules.limits import FILES
from wwrules.load.folders import Folder

GAME_FILE, PACK_FILE = "game.yaml", "pack.yaml"
PATTERNS, ICON, IMAGE = "patterns", "icon", "image"  # Fluent, SVG, PNG and JPEG: the only files that are not YAML
VOCABULARY = ("attributes", "enumerations", "events", "kinds", "records", "scopes", "terms", "totals", "zones")

# what only tells about a game: nobody plays with it
TOLD = (
    *("rules", "rulings", "examples", "divergences", "glossary", "faq", "steps", "changes", "suppressions"),
    *("grammar", "lexicon", "prose", "spelling", "overrides", "review", PATTERNS, IMAGE),
)

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
    (r"glossary(/[^/]+)?\.yaml", ("glossary",)),
    (r"faq(/[^/]+)?\.yaml", ("faq",)),
    (r"steps(/[^/]+)?\.yaml", ("steps",)),
    (r"words/[^/]+/grammar\.yaml", ("grammar",)),
    (r"words/[^/]+/lexicon(/[^/]+)?\.yaml", ("lexicon",)),
    (r"words/[^/]+/prose/[^/]+\.yaml", ("prose",)),
    (r"words/[^/]+/spelling\.yaml", ("spelling",)),
    (r"words/[^/]+/overrides(/[^/]+)?\.yaml", ("overrides",)),
    (r"words/[^/]+/reviewed/[^/]+\.yaml", ("review",)),
    (r"words/[^/]+/patterns(/[^/]+)?\.ftl", (PATTERNS,)),
    (r"words/[^/]+/(log|questions|names|charts|constructs)\.ftl", (PATTERNS,)),
    (r"presentation(/[^/]+)?\.yaml", ("presentation",)),
    (r"presentation/icons/[^/]+\.svg", (ICON,)),
    (r"images/[^/]+\.(png|jpg)", (IMAGE,)),
    (r"renames\.yaml", ("renames",)),
    (r"changes\.yaml", ("changes",)),
    (r"suppressions(/[^/]+)?\.yaml", ("suppressions",)),
)
_ONLY_IN_PACKS = ("pack", IMAGE)
_NOT_IN_PACKS = ("game", "flow", "presentation", "steps", "grammar", ICON, *VOCABULARY)
_GAMES_OWN_WORDS = re.compile(r"words/[^/]+/(log|names|charts|constructs)\.ftl")  # they speak about the vocabulary and the flow
_IGNORED = re.compile(r"(.*/)?(README\.md|LICENSE|\..*)|starters/.*")
_TIDY_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*\.(yaml|ftl|svg|png|jpg)")


class FoundFile(NamedTuple):
    """A file to read: its name in messages, its place in the tree, the types it may have, and how to read it."""

    name: str
    place: str
    types: tuple[str, ...]
    read: Callable[[], bytes]


def is_root(folder: Path) -> bool:
    """Tell whether a folder is a game or a pack."""
    return (folder / GAME_FILE).is_file() or (folder / PACK_FILE).is_file()


def played(root: Folder) -> Folder:
    """A game or pack without the files that only tell about it."""
    return Folder(root.name, [one for one in root.places if not set(_types_of(one.place)) & set(TOLD)])


def find_files(root: Folder) -> tuple[list[FoundFile], list[Diagnostic]]:
    """List the files of a game or pack, sorted, and report those that have no place in it."""
    files: list[FoundFile] = []
    found: list[Diagnostic] = []
    in_pack = root.has(PACK_FILE) and not root.has(GAME_FILE)
    for place, read in root.places:
        if _IGNORED.fullmatch(place):
            continue
        name = root.named(place)
        here = Source(name, 1, 1)
        types = _types_at(place, in_pack=in_pack)
        if read is None:
            found.append(fault("not-a-file", here, place=excerpt(place)))
        elif types is None or not _TIDY_NAME.fullmatch(place):
            found.append(fault("unexpected-file", here, place=excerpt(place), root="pack" if in_pack else "game"))
        elif len(files) >= FILES:
            found.append(fault("too-many-files", here, limit=FILES))
            break
        else:
            files.append(FoundFile(name, place, types, read))
    return files, found


def _types_at(place: str, *, in_pack: bool) -> tuple[str, ...] | None:
    if in_pack and _GAMES_OWN_WORDS.fullmatch(place):
        return None
    return tuple(one for one in _types_of(place) if not (one in _NOT_IN_PACKS if in_pack else one in _ONLY_IN_PACKS)) or None


def _types_of(place: str) -> tuple[str, ...]:
    return next((types for pattern, types in PLACES if re.fullmatch(pattern, place)), ())
