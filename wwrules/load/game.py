"""A folder in, a game and its faults out: find the files, read them, type them, build the model.

Packs are loaded after the game, through the same door; they add to it and can never change what is official.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

from wwrules.diagnostics import Diagnostic, Source, did_you_mean, fault, listing
from wwrules.limits import ENTRIES
from wwrules.load.build import BUILDERS, TABLES
from wwrules.load.builder import Builder, TypedFile
from wwrules.load.figures import fill_figures
from wwrules.load.files import GAME_FILE, ICON, IMAGE, PACK_FILE, PATTERNS, VOCABULARY, FoundFile, find_files
from wwrules.load.first_pages import header_of
from wwrules.load.folders import Folder, folder_at
from wwrules.load.formats import FIRST_PAGES, format_fault
from wwrules.load.full_ids import write_full_ids, write_full_links
from wwrules.load.icon_files import read_icon
from wwrules.load.image_files import read_image
from wwrules.load.needs import in_order_of_needs, name_faults, unmet_needs
from wwrules.load.nodes import Mapping, Scalar, shortened
from wwrules.load.pattern_files import read_patterns
from wwrules.load.reader import read
from wwrules.load.shapes import check_file, spoils
from wwrules.memory import nothing_is_garbage
from wwrules.model import Game, Header

_WITH_IDS = ("entities", "rules", "rulings", "examples", "divergences", "faq", "glossary", "phrases", "nouns")
Reader = Callable[[FoundFile], tuple[TypedFile | None, list[Diagnostic]]]


@nothing_is_garbage()
def load_game(
    root: Path | Folder, packs: Iterable[Path | Folder] = (), reader: Reader | None = None
) -> tuple[Game | None, list[Diagnostic]]:
    """Load a game folder, and packs on top of it. No game comes back when its first page cannot be read."""
    reader = reader or read_file
    files, names, found, whole = _read_folder(_folder(root), GAME_FILE, reader)
    first = next((file for file in files if file.type == "game"), None)
    if first is None:
        return None, found
    game = Game(header_of(Builder(Game.__new__(Game), first)), whole=whole, files=names)
    found += _add(game, files)
    read = [_read_folder(_folder(pack), PACK_FILE, reader) for pack in packs]
    headers = [_header_of_pack(game, files) for files, *_ in read]
    for place in in_order_of_needs(headers):
        found += _add_pack(game, headers[place], *read[place])
    found += [*unmet_needs(game), *fill_figures(game)]
    for pack in game.packs:
        write_full_links(game, pack)
    return game, found


def _folder(place: Path | Folder) -> Folder:
    return folder_at(place) if isinstance(place, Path) else place


def _header_of_pack(game: Game, files: list[TypedFile]) -> Header | None:
    first = next((file for file in files if file.type == "pack"), None)
    return None if first is None else header_of(Builder(game, first))


def _add_pack(
    game: Game, header: Header | None, files: list[TypedFile], names: list[str], found: list[Diagnostic], whole: bool
) -> list[Diagnostic]:
    game.files += names
    game.whole &= whole
    if header is None:
        return found
    clash = [*name_faults(game, header), *_too_many(files)]
    if clash:
        game.whole = False
        return found + clash
    game.packs[header.id] = header
    for file in files:
        file.pack = header.id
    found += _add(game, files)
    write_full_ids(game, header.id)
    return found


def _too_many(files: list[TypedFile]) -> Iterator[Diagnostic]:
    """A fault at the first entry of a pack that is one too many."""
    tables = (file.node.get(key) for file in files if file.type in _WITH_IDS for key in TABLES[file.type])
    keys = (key for table in tables if isinstance(table, Mapping) for key, _ in table.entries.values())
    for key in islice(keys, ENTRIES, ENTRIES + 1):
        yield fault("too-many-entries", key.source, limit=ENTRIES)


def _add(game: Game, files: list[TypedFile]) -> list[Diagnostic]:
    for file_type, build in BUILDERS.items():
        for file in files:
            if file.type == file_type:
                build(Builder(game, file))
    return [one for file in files for one in file.found]


def _read_folder(root: Folder, first_page: str, reader: Reader) -> tuple[list[TypedFile], list[str], list[Diagnostic], bool]:
    """Read every file of a folder: the typed ones, the names of all, the faults, and whether all could be read."""
    places, found = find_files(root)
    files: list[TypedFile] = []
    whole = not found  # a file without a place may hold what others refer to
    if all(one.place != first_page for one in root.places):
        found.append(fault("missing-file", Source(root.name, 1, 1), file=first_page))
    for place in places:
        file, faults = reader(place)
        found += faults
        if file is not None:
            files.append(file)
        else:
            whole = False
    return files, [place.name for place in places], found, whole


def read_file(place: FoundFile) -> tuple[TypedFile | None, list[Diagnostic]]:
    """Read and type one file."""
    try:
        data = place.read()
    except OSError as error:
        return None, [fault("unreadable-file", Source(place.name, 1, 1), reason=error.strerror)]
    if place.types == (PATTERNS,):
        file, found = read_patterns(place.name, data)
        return (None if file is None else TypedFile(PATTERNS, place.place, Mapping(file, 0, 0, {}), {}, set(), "")), found
    if place.types == (ICON,):
        file, shapes, found = read_icon(place.name, data)
        typed = None if file is None else TypedFile(ICON, place.place, Mapping(file, 0, 0, {}), {"shapes": shapes}, set(), "")
        return typed, found
    if place.types == (IMAGE,):
        file, sort, found = read_image(place.name, data)
        value = {"sort": sort, "data": data}
        return (None if found else TypedFile(IMAGE, place.place, Mapping(file, 0, 0, {}), value, set(), "")), found
    node, found = read(place.name, data)
    if node is None:
        return None, found
    if not isinstance(node, Mapping):
        return None, found or [fault("wrong-type", node.source, text=shortened(node), wanted="object")]
    file_type, faults = _type_of(node, place)
    if file_type is None:
        return None, found + faults
    other_format = format_fault(node) if file_type in FIRST_PAGES else None
    if other_format is not None:
        return None, [*found, other_format]  # what else is different there is no fault
    value, shape_faults = check_file(node, file_type)
    found += [one for _, one in shape_faults if one]
    tables = TABLES[file_type]
    # a superfluous key spoils nothing; a fault outside the table makes the whole file unusable, one inside only its entry
    spoiling = [path for path, one in shape_faults if spoils(one) or file_type in VOCABULARY]
    if any(len(path) < 2 or path[0] not in tables for path in spoiling):
        return None, found
    broken = {str(path[1]) for path in spoiling}
    return TypedFile(file_type, place.place, node, value, broken, ""), found


def _type_of(node: Mapping, place: FoundFile) -> tuple[str | None, list[Diagnostic]]:
    """The type a file says it has, if that may stand at its place."""
    written = node.get("type")
    if written is None:
        return None, [fault("missing-key", node.source, key="type", expected=listing(place.types))]
    if not isinstance(written, Scalar) or written.text not in place.types:
        text = shortened(written)
        hint = did_you_mean(text, place.types)
        return None, [fault("wrong-place", written.source, text=text, hint=hint, expected=listing(place.types))]
    return written.text, []
