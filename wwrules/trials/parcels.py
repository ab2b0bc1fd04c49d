"""The files of a game and its packs as one thing that can be sent to another machine, and a word that stands for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

_TYPES = {".yaml", ".ftl", ".md", ".svg"}


class Parcel(NamedTuple):
    """A folder with the game and its packs, in the order in which they were given."""

    game: tuple[tuple[str, bytes], ...]
    packs: tuple[tuple[str, tuple[tuple[str, bytes], ...]], ...]  # path as it was given, files; an archive is one file

    @property
    def fingerprint(self) -> str:
        """The same for the same files."""
        digest = sha256()
        for name, data in (*self.game, *(file for _, files in self.packs for file in files)):
            digest.update(f"{name}\0{len(data)}\0".encode())
            digest.update(data)
        return digest.hexdigest()[:32]

    def unpack(self, folder: Path) -> tuple[Path, dict[str, Path]]:
        """Write everything down: where the game is, and where each pack is."""
        game = _written(folder / "game", self.game)
        packs = {path: _written(folder / f"pack-{number}", files) for number, (path, files) in enumerate(self.packs)}
        return game, packs


def parcel_of(root: Path, packs: Iterable[str]) -> Parcel:
    """The files of a game and of some packs."""
    found = [(path, tuple(_files(Path(path)))) for path in dict.fromkeys(packs)]
    return Parcel(tuple(_files(root)), tuple(found))


@cache
def unpacked(parcel: Parcel) -> tuple[Path, dict[str, Path]]:
    """The files on this machine, once for each process."""
    return parcel.unpack(Path(mkdtemp(prefix="wwrules-")))


def _files(path: Path) -> Iterator[tuple[str, bytes]]:
    if path.is_file():
        yield path.name, path.read_bytes()
        return
    for file in sorted(path.rglob("*")):
        if file.suffix in _TYPES and file.is_file():
            yield file.relative_to(path).as_posix(), file.read_bytes()


def _written(folder: Path, files: tuple[tuple[str, bytes], ...]) -> Path:
    for name, data in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    is_archive = len(files) == 1 and files[0][0].endswith(".zip")
    return folder / files[0][0] if is_archive else folder
