"""Content that is being edited: read again when a file changes, only what changed; the last that could be shown stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from threading import Condition

from wwrules.diagnostics import Diagnostic, Severity
from wwrules.load.builder import TypedFile
from wwrules.load.files import FoundFile
from wwrules.load.game import load_game, read_file
from wwrules.model import Game
from wwrules.packs.reading import pack_at
from wwrules.pipeline import check_game
from wwrules.publish.book import Book


class Remembered:
    """Reads files, each text once: most of them have not changed."""

    def __init__(self) -> None:
        self._read: dict[tuple[str, str], tuple[TypedFile | None, list[Diagnostic]]] = {}

    def __call__(self, place: FoundFile) -> tuple[TypedFile | None, list[Diagnostic]]:
        """What is in a file; a copy, for those who add to it."""
        try:
            key = (place.name, sha256(place.read()).hexdigest())
        except OSError:
            return read_file(place)
        if key not in self._read:
            self._read[key] = read_file(place)
        file, found = self._read[key]
        return (replace(file, found=[], pack="") if file else None), list(found)


class Edited:
    """A game with packs while somebody works on it. `version` counts the changes; who waits for one is woken."""

    def __init__(self, root: Path, packs: Sequence[Path]) -> None:
        self.root, self.packs = root, tuple(packs)
        self.game: Game | None = None
        self.faults: list[Diagnostic] = []
        self.version = 0
        self._checked = -1  # the version that was checked last
        self._reader = Remembered()
        self._books: dict[str, Book] = {}
        self._changed = Condition()
        self._marks: dict[Path, tuple[int, int]] = {}

    def look(self) -> bool:
        """Read again if a file has changed, and tell whether."""
        marks = dict(self._files())
        if marks == self._marks:
            return False
        self._marks = marks
        self.refresh()
        return True

    def _files(self) -> Iterator[tuple[Path, tuple[int, int]]]:
        for home in (self.root, *self.packs):
            for file in [home] if home.is_file() else home.rglob("*"):
                if file.is_file():
                    found = file.stat()
                    yield file, (found.st_mtime_ns, found.st_size)

    def refresh(self) -> None:
        """Read everything; a game that cannot be read leaves the last one in sight."""
        read = [pack_at(path) for path in self.packs]
        game, found = load_game(self.root, [pack for pack, _ in read if pack], self._reader)
        found += [one for _, some in read for one in some]
        with self._changed:
            if game is not None and (game.whole or self.game is None):
                self.game, self._books = game, {}
            self.faults = [one for one in found if one.severity is Severity.ERROR]
            self._tell()

    def check(self) -> None:
        """Everything that can be known; slower than reading, so it comes behind."""
        version = self.version
        _, found = check_game(self.root, [pack for pack, _ in map(pack_at, self.packs) if pack])
        with self._changed:
            if version != self.version:
                return
            if found != self.faults:
                self.faults = found
                self._tell()
            self._checked = self.version

    def is_sound(self) -> bool:
        """Whether what is in sight has no errors; whoever asks first waits until it is checked."""
        if self._checked != self.version:
            self.check()
        return not any(one.severity is Severity.ERROR for one in self.faults)

    def _tell(self) -> None:
        self.version += 1
        self._changed.notify_all()

    def wait_for(self, after: int, seconds: float) -> int:
        """Wait until there is a later version, but not for ever; give the one there is."""
        with self._changed:
            self._changed.wait_for(lambda: self.version > after, seconds)
            return self.version

    def book(self, locale: str) -> Book:
        """The game in a language."""
        with self._changed:
            assert self.game is not None  # noqa: S101 - it was read before anybody asks
            if locale not in self._books:
                self._books[locale] = Book(self.game, locale)
            return self._books[locale]
