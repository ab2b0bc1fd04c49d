"""From the folder of a pack to its archive: exactly the files that were checked, and what tells a reader about the pack."""

from __future__ import annotations

from pathlib import Path

from wwrules.load.files import IMAGE, FoundFile, find_files
from wwrules.load.folders import folder_at
from wwrules.load.image_files import sort_of
from wwrules.model import Header
from wwrules.packs.archive import write_archive
from wwrules.packs.pictures import redrawn

_BESIDE = ("LICENSE", "README.md")  # not content, but welcome


def _sent(file: FoundFile) -> bytes:
    """A file as it is sent: pictures are drawn anew, so that nothing goes along that nobody sees."""
    data = file.read()
    return (redrawn(sort_of(file.name), data) or b"") if file.types == (IMAGE,) else data


def packed(folder: Path, header: Header) -> bytes:
    """The archive of a pack that has no faults."""
    root = folder_at(folder)
    files = {one.place: _sent(one) for one in find_files(root)[0]}
    files |= {place: root.read(place) for place in _BESIDE if root.has(place)}
    about = {
        "id": header.id,
        "version": header.version,
        "game": header.game,
        "format": header.format,
        "licence": header.licence,
    }
    return write_archive(files, about.items())
