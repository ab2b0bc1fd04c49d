"""Games that were played, in a file that is only ever added to: one line each, with a checksum in front.

A process may end at any moment. What it has written counts; half a line at the end is cut off, and a line that was damaged
is left out, so that its game is played again. No game counts twice.
"""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any
from zlib import crc32

from wwrules.trials.records import Played, Task

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # pragma: no cover - where files cannot be locked, people must look out themselves
    flock = None  # type: ignore[assignment]


_BEGUN = re.compile(rb"[0-9a-f]{0,8}|[0-9a-f]{8} [^\n]*")  # a first line that was not finished
_BLOCK = 1 << 16


class LedgerError(ValueError):
    """A file that holds something else, or that cannot be written; `key` is the sentence that says so."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(key)
        self.key, self.words = key, words


class Ledger:
    """The file, open for adding; `done` are the games that it holds."""

    def __init__(self, path: Path, identity: Mapping[str, Any]) -> None:
        self.path = path
        self.done: set[Task] = set()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise LedgerError("simulate-not-written", file=str(path), reason=error.strerror or "") from None
        try:
            self._lock()
            self._begin({"simulation": json.loads(json.dumps(identity))})
        except BaseException:
            os.close(self.file)
            raise

    def earlier(self) -> Iterator[Played]:
        """The games that stand there already, each once."""
        with self.path.open("rb") as stream:
            for line in islice(stream, 1, None):
                one = _held(line)
                if isinstance(one, list) and len(one) == len(Played._fields):
                    played = Played(*one)
                    if played.task not in self.done:
                        self.done.add(played.task)
                        yield played

    def add(self, played: Played) -> None:
        """Write a game down."""
        if played.task not in self.done:
            self.done.add(played.task)
            self._write(played)

    def close(self) -> None:
        """Have it on the disk."""
        os.fsync(self.file)
        os.close(self.file)

    def _lock(self) -> None:
        if flock is None:  # pragma: no cover
            return
        try:
            flock(self.file, LOCK_EX | LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise LedgerError("simulate-in-use", file=str(self.path)) from None

    def _begin(self, wanted: dict[str, Any]) -> None:
        """Hold the first line against the plan, cut half a line off the end; a new file gets its first line."""
        with self.path.open("rb") as stream:
            first = stream.readline()
            size = stream.seek(0, os.SEEK_END)
        if first.endswith(b"\n"):
            found = _held(first)
            if found != wanted:
                is_ours = isinstance(found, dict) and "simulation" in found
                raise LedgerError("simulate-other-results" if is_ours else "simulate-something-else", file=str(self.path))
            self._cut(size)
        else:
            if not _BEGUN.fullmatch(first):
                raise LedgerError("simulate-something-else", file=str(self.path))
            os.ftruncate(self.file, 0)
            self._write(wanted)

    def _cut(self, size: int) -> None:
        with self.path.open("rb") as stream:
            end = size
            while end:
                start = max(0, end - _BLOCK)
                stream.seek(start)
                at = stream.read(end - start).rfind(b"\n")
                if at >= 0:
                    os.ftruncate(self.file, start + at + 1)
                    return
                end = start

    def _write(self, value: object) -> None:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        line = b"%08x %s\n" % (crc32(text), text)
        try:
            while line:
                line = line[os.write(self.file, line) :]
        except OSError as error:
            raise LedgerError("simulate-not-written", file=str(self.path), reason=error.strerror or "") from None


def _held(line: bytes) -> Any:
    """What a line holds; nothing if its checksum is wrong."""
    mark, _, text = line.rstrip(b"\n").partition(b" ")
    return json.loads(text) if mark == b"%08x" % crc32(text) else None
