"""What a check found, remembered by what it looked at: content that has not changed is not checked twice.

The key is a fingerprint of every file of the content and of wwrules itself, so that a changed card or a changed check is
another key; nothing can go stale. It is kept in the user's own cache, never in the folder of the content: a folder from a
stranger cannot bring its own verdict along. What cannot be told for certain (single files, archives, much too many files) is
checked anew. To a pack belongs what lies beside it: the game it is for, and packs that it needs.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from wwrules import __version__
from wwrules.caches import fingerprint_of_wwrules, home, keep, read_kept
from wwrules.diagnostics import Diagnostic, Part, Severity, Source
from wwrules.limits import FILE_BYTES, FILES
from wwrules.load.files import GAME_FILE, is_root
from wwrules.paths import CONTENT

_DEEPEST = 12  # levels of folders
_NEIGHBOURS = 60  # folders beside a pack
_PACKS = "packs"  # folder of packs beside the games
_KEPT = 32  # how many verdicts; the oldest go


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check found and counted."""

    found: list[Diagnostic]
    counts: dict[str, int]
    lacking: dict[str, dict[str, dict[str, int]]]
    whole: bool


def recall(paths: Sequence[Path]) -> tuple[Path | None, Verdict | None]:
    """Where the verdict on some paths is kept, if it can be kept; and the verdict, if it is there."""
    try:
        key = _key(paths)
    except OSError:
        key = None
    if key is None:
        return None, None
    file = home("checked") / f"{key}.json"
    payload = read_kept(file)
    try:
        return file, _verdict(json.loads(payload)) if payload is not None else None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return file, None  # not whole: it is made again


def remember(file: Path, verdict: Verdict) -> None:
    """Keep a verdict."""
    data = {
        "found": [_plain(one) for one in verdict.found],
        "counts": verdict.counts,
        "lacking": verdict.lacking,
        "whole": verdict.whole,
    }
    keep(file, json.dumps(data, ensure_ascii=False).encode(), _KEPT)


# ---------------------------------------------------------------- the key


def _key(paths: Sequence[Path]) -> str | None:
    """Fingerprint of everything that a check of some folders can look at; None where that is not certain."""
    if not all(path.is_dir() and (is_root(path) or not _is_inside(path)) for path in paths):
        return None
    beside = [one for path in paths if is_root(path) and not _is_game(path) for one in _beside(path.resolve())]
    looked_at = {path.resolve() for path in (*paths, *beside, Path.cwd() / "content", CONTENT) if path.is_dir()}
    if len(beside) > _NEIGHBOURS:
        return None
    return _fingerprint(f"{Path.cwd()} {sorted(map(str, paths))}", looked_at)


def surroundings(folder: Path) -> str | None:
    """Fingerprint of the games and packs that archives in a folder are looked at with; None where that is not certain."""
    try:
        places = (*_beside(folder.resolve() / "archive"), Path.cwd() / "content", CONTENT)
        return _fingerprint(str(Path.cwd()), {place.resolve() for place in places if place.is_dir()})
    except OSError:
        return None


def _fingerprint(about: str, places: Iterable[Path]) -> str | None:
    """Of this wwrules, some words and all files in some folders; None where there are too many."""
    digest = sha256(f"{__version__} {about}".encode())
    digest.update(fingerprint_of_wwrules())
    for place in sorted(places):
        files = list(islice(_files(place), 2 * FILES))
        if len(files) == 2 * FILES:
            return None
        for file in files:
            digest.update(f"\0{file.path}\0".encode("utf-8", "surrogateescape"))
            digest.update(sha256(_bytes(file)).digest())
    return digest.hexdigest()


def _beside(pack: Path) -> list[Path]:
    """The games and packs beside a pack, where what it is for and what it needs are looked for, and verdicts on packs."""
    with os.scandir(pack.parent) as found:
        folders = [Path(one.path) for one in found if one.is_dir()]
    return sorted(one for one in folders if is_root(one) or one.name == _PACKS)


def _is_game(path: Path) -> bool:
    return (path / GAME_FILE).is_file()


def _is_inside(path: Path) -> bool:
    return any(is_root(one) for one in (path.resolve(), *path.resolve().parents))


def _files(place: Path) -> Iterator[os.DirEntry[str]]:
    """Everything below a folder, in a fixed order."""
    waiting = [(str(place), 0)]
    while waiting:
        folder, depth = waiting.pop()
        with os.scandir(folder) as found:
            entries = sorted(found, key=lambda one: one.name)
        for one in entries:
            if not one.is_dir(follow_symlinks=False):
                yield one
            elif one.name.startswith("."):
                continue  # nobody reads what is hidden, such as the history of a repository
            elif depth == _DEEPEST:
                raise _TooMuchError
            else:
                waiting.append((one.path, depth + 1))


class _TooMuchError(OSError):
    """More folders than anybody needs; such a place is checked anew each time."""


def _bytes(file: os.DirEntry[str]) -> bytes:
    if not file.is_file(follow_symlinks=False):
        return b"no ordinary file"
    try:
        with open(file.path, "rb", buffering=0) as stream:  # noqa: PTH123 - hundreds of files, before anything else is done
            return stream.read(FILE_BYTES + 1)  # a longer one is not read by anybody
    except OSError as error:
        return f"cannot be read: {error.errno}".encode()


# ---------------------------------------------------------------- as data


def _plain(one: Diagnostic) -> dict[str, Any]:
    words = {key: _plain_word(word) for key, word in one.words.items()}
    return {"code": one.code, "source": list(one.source), "words": words, "severity": one.severity, "subject": one.subject}


def _plain_word(word: object) -> object:
    if isinstance(word, Part):
        return {"part": word.key, "words": {key: _plain_word(one) for key, one in word.words.items()}}
    return word if isinstance(word, int | str) else str(word)


def _verdict(data: dict[str, Any]) -> Verdict:
    return Verdict(list(_diagnostics(data["found"])), data["counts"], data["lacking"], data["whole"])


def _diagnostics(found: Iterable[dict[str, Any]]) -> Iterator[Diagnostic]:
    for one in found:
        words = {key: _word(word) for key, word in one["words"].items()}
        yield Diagnostic(one["code"], Source(*one["source"]), words, Severity(one["severity"]), one["subject"])


def _word(word: object) -> object:
    return Part(word["part"], **{key: _word(one) for key, one in word["words"].items()}) if isinstance(word, dict) else word
