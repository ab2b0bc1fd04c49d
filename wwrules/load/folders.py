"""A game or pack as a list of files, wherever they lie: on disk, or in an archive that is never unpacked."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from wwrules.limits import FILE_BYTES, FILES
from wwrules.paths import legible, shown

_LEVELS = 8  # how many folders deep files are looked for


class Place(NamedTuple):
    """A file: where it lies in the tree, and how to read it; nothing to read where it is a link or a device."""

    place: str
    read: Callable[[], bytes] | None


class Folder(NamedTuple):
    """What a game or pack is called in messages, and its files in order."""

    name: str
    places: list[Place]

    def has(self, place: str) -> bool:
        """Tell whether a file lies there that can be read."""
        return any(one.place == place and one.read for one in self.places)

    def read(self, place: str) -> bytes:
        """The file that lies there; nothing if there is none."""
        return next((one.read() for one in self.places if one.place == place and one.read), b"")

    def named(self, place: str) -> str:
        """Name a file as the user would."""
        return legible(place if self.name == "." else f"{self.name}/{place}")

    def names(self, below: str = "") -> set[str]:
        """What its files are called in messages, and itself: all of them, or only the file or folder at a place."""
        places = [one.place for one in self.places if one.place == below or one.place.startswith(f"{below}/" if below else "")]
        return {*map(self.named, places), *([] if below else [self.name])}


def folder_at(root: Path) -> Folder:
    """The files below a folder on disk. Links are not followed, and far too many files are not even listed."""
    return Folder(shown(root), list(islice(_walk(str(root), "", _LEVELS), 2 * FILES)))


def _walk(folder: str, place: str, levels: int) -> Iterator[Place]:
    """Files in the order of their names; plain strings, because every command begins with this."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda one: one.name)
    for one in entries:
        here = f"{place}{one.name}"
        if one.is_dir(follow_symlinks=False) and levels:
            if not one.name.startswith("."):
                yield from _walk(one.path, f"{here}/", levels - 1)
        else:
            yield Place(here, partial(read_bytes, one.path) if one.is_file(follow_symlinks=False) else None)


def read_bytes(path: str | Path) -> bytes:
    """Read no more than a file may have, so that a huge one costs nothing."""
    with open(path, "rb") as stream:  # noqa: PTH123 - a path may be plain
        return stream.read(FILE_BYTES + 1)
