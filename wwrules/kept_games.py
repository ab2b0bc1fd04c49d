"""Games ready to run, kept in the user's own cache, so that a game that has not changed is neither read nor compiled again.

The key is made of every byte of the game, of its packs and of wwrules itself: another card or another parser is another key.
Only what is played with is read at first. The words come when somebody asks for them and are kept then; what hardly anybody who
plays asks for is not kept but read. What is kept is plain: each part of the game by itself, so that only what somebody asks for
is taken up again. All of it was written by us from what we have read, never by a pack, and nothing but our own classes can come
out of it.
"""

from __future__ import annotations

import io
import marshal
import pickle
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from copyreg import __newobj__  # type: ignore[attr-defined]
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from operator import attrgetter
from types import MethodType
from typing import Any

from wwrules.caches import fingerprint_of_wwrules, home, keep, read_kept
from wwrules.compile.procedure_tree import Id
from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic
from wwrules.load.files import played
from wwrules.load.folders import Folder, Place
from wwrules.load.nodes import Mapping, Scalar, SourceFile
from wwrules.memory import nothing_is_garbage
from wwrules.model import Game

_KEPT = 12  # how many games; the oldest go
_NOT_KEPT = ("game", "numbers", "summaries", "tables")  # of a program: what is made again, or only when it is asked for
_NOT_OF_A_GAME = ("compiled", "tried", "said", "word_tables")
_WORDS = (
    *("names", "extra_names", "quality_words", "accepted_words", "broken_names", "patterns", "tellings", "told"),
    *("chapters", "rules", "examples"),
)
_HARDLY_ASKED_FOR = (
    *("references", "definitions", "orders", "prose", "texts", "rulings", "divergences"),
    *("files", "pictures", "changes", "suppressions"),
)
_PLAYED = tuple(one.name for one in fields(Game) if one.name not in (*_NOT_OF_A_GAME, *_WORDS, *_HARDLY_ASKED_FOR))
_CANNOT_BE_KEPT = (pickle.PicklingError, TypeError, AttributeError)
_LARGEST = 50_000_000  # bytes of files that are held at once
_PACKAGE, _PROTOCOL = "wwrules", 5


class KeptGame(Game):
    """A game as far as it is played; the rest comes when somebody asks for it."""

    __slots__ = ("_folders", "_key", "_parts")

    def __init__(self, key: str, folders: Sequence[Folder]) -> None:
        self._key, self._folders = key, folders
        self._parts: dict[str, tuple[bytes, _Files]] = {}
        self.compiled, self.said, self.word_tables, self.tried = None, None, {}, (0, 0.0)

    def __getattr__(self, name: str) -> Any:
        """Reached only for what is not there yet."""
        if name in _WORDS and name not in self._parts:
            self._find_words()
        elif name in _HARDLY_ASKED_FOR:
            self._read()
        if not name.startswith("_") and name in self._parts:
            with nothing_is_garbage():
                setattr(self, name, _taken_up(*self._parts[name]))
        return object.__getattribute__(self, name)

    def keep_parts(self, parts: dict[str, bytes], files: _Files) -> None:
        """Have parts that can be taken up."""
        self._parts |= {name: (data, files) for name, data in parts.items()}

    def _find_words(self) -> None:
        file = home("words") / f"{self._key}.bin"
        payload = read_kept(file) if self._key else None
        if payload is not None:
            texts, parts = marshal.loads(payload)  # noqa: S302 - whole, and only the user can have written it
            self.keep_parts(parts, _Files(texts))
            return
        self._read()
        if self._key:
            with suppress(*_CANNOT_BE_KEPT):
                files = _Files([])
                parts = {name: files.put_down(getattr(self, name)) for name in _WORDS}
                keep(file, marshal.dumps((files.texts, parts)), _KEPT)

    def _read(self) -> None:
        from wwrules.load.game import load_game  # noqa: PLC0415 - the reader, which a game that was kept does not need

        game, _ = load_game(self._folders[0], self._folders[1:])
        for name in (*_WORDS, *_HARDLY_ASKED_FOR):
            setattr(self, name, getattr(game, name))


@nothing_is_garbage()
def load_played(key: str, folders: Sequence[Folder]) -> tuple[Game | None, list[Diagnostic]]:
    """Read a game with packs as far as it is played; faults in what only tells about it are not looked for."""
    from wwrules.load.game import load_game  # noqa: PLC0415 - as above

    read, found = load_game(played(folders[0]), map(played, folders[1:]))
    if read is None:
        return None, found
    game = KeptGame(key, folders)
    for name in _PLAYED:
        setattr(game, name, getattr(read, name))
    return game, found


def as_read(folders: Iterable[Folder]) -> list[Folder]:
    """Folders with their files as they are now: what the key is made of is what is loaded. None if that is too much."""
    found, size = [], 0
    for folder in folders:
        places = []
        for place, read in folder.places:
            data = b"" if read is None else _bytes(read)
            if data is None or (size := size + len(data)) > _LARGEST:
                return []
            places.append(Place(place, read and _given(data)))
        found.append(Folder(folder.name, places))
    return found


def _bytes(read: Callable[[], bytes]) -> bytes | None:
    try:
        return read()
    except OSError:
        return None


def _given(data: bytes) -> Callable[[], bytes]:
    return lambda: data


def key_of(folders: Sequence[Folder]) -> str:
    """What tells a game with packs from every other; faults in it name its files, so their names count too."""
    digest = sha256(fingerprint_of_wwrules())
    for folder in folders:
        digest.update(f"{folder.name}\0{len(folder.places)}\0".encode())
        for place, read in folder.places:
            data = read() if read else b""
            digest.update(f"{place}\0{bool(read)}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
            digest.update(data)
    return digest.hexdigest()


@nothing_is_garbage()
def recall(key: str, folders: Sequence[Folder]) -> Program | None:
    """A game that was kept, and where it comes from."""
    payload = read_kept(home("games") / f"{key}.bin")
    if payload is None:
        return None
    try:
        texts, parts, program_parts = marshal.loads(payload)  # noqa: S302 - whole, and only the user can have written it
        files = _Files(texts)
        program = Program(game := KeptGame(key, folders))
        game.keep_parts(parts, files)
        for name, one in _taken_up(program_parts, files).items():
            setattr(program, name, one)
    except (ValueError, KeyError, TypeError, EOFError, AttributeError, IndexError, ImportError, pickle.UnpicklingError):
        return None
    program.numbers = {id(node): number for number, node in enumerate(program.nodes)}
    return program


@nothing_is_garbage()
def remember(key: str, program: Program) -> None:
    """Keep a game that is sound; one with something in it that cannot be kept is read anew each time."""
    files = _Files([])
    whole = {one.name: getattr(program, one.name) for one in fields(Program) if one.name not in _NOT_KEPT}
    try:
        parts = {name: files.put_down(getattr(program.game, name)) for name in _PLAYED}
        payload = marshal.dumps((files.texts, parts, files.put_down(whole)))
    except _CANNOT_BE_KEPT:
        return
    keep(home("games") / f"{key}.bin", payload, _KEPT)


# ---------------------------------------------------------------- as bytes


class _Files:
    """Source files stand apart, once each: every word of a game knows its own."""

    def __init__(self, texts: list[tuple[str, str]]) -> None:
        self.texts = texts
        self._numbers: dict[int, int] = {}
        self._known: dict[int, SourceFile] = {}

    def put_down(self, one: object) -> bytes:
        stream = io.BytesIO()
        pickler = pickle.Pickler(stream, _PROTOCOL)
        pickler.dispatch_table = _Reducers(self)
        pickler.dump(one)
        return stream.getvalue()

    def number(self, file: SourceFile) -> int:
        if id(file) not in self._numbers:
            self._numbers[id(file)] = len(self.texts)
            self._known[len(self.texts)] = file
            self.texts.append((file.name, file.text))
        return self._numbers[id(file)]

    def file(self, number: int) -> SourceFile:
        if number not in self._known:
            self._known[number] = SourceFile(*self.texts[number])
        return self._known[number]


class _Reducers(dict[type, Callable[[Any], Any]]):
    """How each type is put down; found out once for each."""

    def __init__(self, files: _Files) -> None:
        super().__init__()
        self[SourceFile] = lambda one: (_file, (files.number(one),))
        self[Id] = lambda one: (written, (str(one), one.start)) if hasattr(one, "start") else (Id, (str(one),))
        self[Mapping] = _reduced_mapping
        self[MethodType] = _reduced_place

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        self[kind] = reducer = _reducer_of(kind)
        return reducer


def _reducer_of(kind: type) -> Callable[[Any], Any]:
    if is_dataclass(kind) and kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        values = _values(kind)
        return lambda one: (made, (kind, *values(one)))
    if issubclass(kind, tuple):
        return lambda one: (__newobj__, (kind, *one))
    return lambda one: one.__reduce_ex__(_PROTOCOL)


def _reduced_mapping(one: Mapping) -> Any:
    """Most of a game is what its files say word by word, which hardly anybody asks for again: only the place is kept."""
    if one.entries:
        return unread, (one.file, one.line, one.column)
    return made, (Mapping, one.file, one.line, one.column, one.entries)


def _reduced_place(one: MethodType) -> Any:
    if one.__func__ is not Scalar.place:
        raise TypeError(f"{one} cannot be kept")
    return place_in, (one.__self__,)


def _values(kind: type) -> Callable[[object], tuple[object, ...]]:
    names = _names(kind)
    if len(names) > 1:
        return attrgetter(*names)
    return lambda one: tuple(getattr(one, name) for name in names)


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))


_new, _set = object.__new__, object.__setattr__


def made(kind: type, *values: object) -> object:
    """A frozen thing again."""
    one: object = _new(kind)
    for name, value in zip(_names(kind), values, strict=True):
        _set(one, name, value)
    return one


def written(text: str, start: int) -> Id:
    """An id that knows its place."""
    return Id.written(text, start)


def unread(file: SourceFile, line: int, column: int) -> Mapping:
    """What stands at a place."""
    return Mapping.unread(file, line, column)


def place_in(text: Scalar) -> Callable[[int, int], Any]:
    """Where the letters of a text stand."""
    return text.place


_MAKERS = {one.__name__: one for one in (made, written, unread, place_in)}


def _file(number: int) -> SourceFile:
    raise LookupError(number)  # the reader has its own


class _Reader(pickle.Unpickler):
    """Makes nothing but what games are made of."""

    def __init__(self, data: bytes, files: _Files) -> None:
        super().__init__(io.BytesIO(data))
        self._files = files

    def find_class(self, module: str, name: str) -> Any:
        if module == __name__:
            return {"_file": self._files.file, **_MAKERS}[name]
        if module.partition(".")[0] != _PACKAGE:
            raise pickle.UnpicklingError(f"{module}.{name}")
        found = getattr(import_module(module), name)
        if not isinstance(found, type):
            raise pickle.UnpicklingError(f"{module}.{name}")
        return found


def _taken_up(data: bytes, files: _Files) -> Any:
    return _Reader(data, files).load()
