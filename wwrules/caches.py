"""Files in the user's own cache: written whole, with their own digest, and read only where nobody else can have written.

Nothing in a cache is ever needed. Whatever is wrong with a file or with the place, there is nothing there, and it is made anew.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path

from wwrules import __version__
from wwrules.paths import SCHEMAS
from wwrules.writing import write_whole

_PACKAGE = Path(__file__).parent
_DIGEST = 32  # bytes
_anew: list[bool] = []  # not empty: nothing that was kept is read


def home(name: str) -> Path:
    """The folder for one sort of thing."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "wwrules" / name


def read_kept(file: Path, *, always: bool = False) -> bytes | None:
    """What was kept, if it is whole and only the user can have written it; `always`: even where all is made anew."""
    if _anew and not always:
        return None
    try:
        if not _is_ours(os.stat(file.parent)):  # noqa: PTH116 - as below
            return None
        with open(os.open(file, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0)), "rb") as stream:  # noqa: PTH123 - no link is followed
            found = os.fstat(stream.fileno())
            data = stream.read() if _is_ours(found) and stat.S_ISREG(found.st_mode) else b""
    except OSError:
        return None
    payload = memoryview(data)[_DIGEST:]
    return bytes(payload) if sha256(payload).digest() == data[:_DIGEST] else None


@contextmanager
def made_anew() -> Iterator[None]:
    """While this lasts, whatever was kept is made anew."""
    _anew.append(True)
    try:
        yield
    finally:
        _anew.pop()


def keep(file: Path, payload: bytes, most: int) -> None:
    """Keep something, and of its sort only so many. A disk that is full or cannot be written is no reason to fail."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not _is_ours(file.parent.stat()):
            return
        write_whole(file, sha256(payload).digest() + payload, cached=True)
        kept = sorted(file.parent.glob(f"*{file.suffix}"), key=lambda one: one.stat().st_mtime, reverse=True)
        for old in kept[most:]:
            old.unlink(missing_ok=True)
    except OSError:
        return


def _is_ours(found: os.stat_result) -> bool:
    """Tell whether nobody but the user can write there."""
    if not hasattr(os, "getuid"):
        return True
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


@cache
def fingerprint_of_wwrules() -> bytes:
    """The same for the same wwrules, whatever its version says: what it is made of, byte by byte."""
    digest = sha256(f"{__version__} {sys.version}".encode())
    for place in (_PACKAGE, SCHEMAS):
        for file in _files(place):
            digest.update(f"\0{os.path.relpath(file, place)}\0".encode("utf-8", "surrogateescape"))
            with open(file, "rb", buffering=0) as stream:  # noqa: PTH123 - hundreds of files, before anything else is done
                digest.update(sha256(stream.read()).digest())
    return digest.digest()


def _files(folder: str | Path) -> Iterator[str]:
    """Files below a folder, in a fixed order, without what is no part of wwrules: compiled modules, and the games that a wheel
    carries.
    """
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda one: one.name)
    for one in entries:
        if not one.is_dir(follow_symlinks=False):
            yield one.path
        elif one.name not in ("__pycache__", "data"):
            yield from _files(one.path)
