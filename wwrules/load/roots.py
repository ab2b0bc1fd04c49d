"""Where the games and packs are: the folders that a path means."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from wwrules.load.files import GAME_FILE, is_root

GAMES_BELOW = 8  # how many folders deep games are looked for


def roots_at(path: Path) -> list[Path]:
    """Give the games and packs that a path means, games first: the folder, folders below it, or the one a file belongs to."""
    inside = inside_root(path if path.is_dir() else path.parent)
    if inside or not path.is_dir():
        return inside
    return sorted(_roots_below(path.resolve(), GAMES_BELOW), key=lambda root: not (root / GAME_FILE).is_file())


def _roots_below(folder: Path, levels: int) -> Iterator[Path]:
    for one in sorted(folder.iterdir()):
        if one.is_dir() and not one.is_symlink() and not one.name.startswith("."):
            if is_root(one):
                yield one
            elif levels:
                yield from _roots_below(one, levels - 1)


def inside_root(folder: Path) -> list[Path]:
    """The game or pack that a folder belongs to, if any."""
    folder = folder.resolve()
    return next(([one] for one in (folder, *folder.parents) if is_root(one)), [])
