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
    return sorted(_roots_below(path.absolute(), GAMES_BELOW), key=lambda root: not (root / GAME_FILE).is_file())


def _roots_below(folder: Path, levels: int) -> Iterator[Path]:
    for one in sorted(folder.iterdir()):
        if one.is_dir() and not one.is_symlink() and not one.name.startswith("."):
            if is_root(one):
                yield one
            elif levels:
                yield from _roots_below(one, levels - 1)


def inside_root(folder: Path) -> list[Path]:
    """The game or pack that a folder belongs to, if any: where it really lies decides, and it is named as it was named."""
    real = folder.resolve()
    root = next((one for one in (real, *real.parents) if is_root(one)), None)
    named = (folder.absolute(), *folder.absolute().parents)
    return [] if root is None else [next((one for one in named if one.resolve() == root), root)]


def place_inside(path: Path, root: Path) -> str:
    """Where a file or folder of a game or pack lies in it; nothing for all of it, or for a folder around it."""
    real = path.resolve() if path.is_dir() else path.parent.resolve() / path.name
    place = real.relative_to(root.resolve()).as_posix() if real.is_relative_to(root.resolve()) else "."
    return "" if place == "." else place
