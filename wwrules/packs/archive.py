"""A pack in one file. It is read into memory under limits and never unpacked to disk; nothing in it is believed.

What a header says is compared with what is there: sizes, sums, names, and a manifest with the checksum of every file.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from wwrules.diagnostics import Diagnostic, Source, excerpt, fault
from wwrules.limits import LIMITS
from wwrules.load.folders import Folder, Place
from wwrules.paths import shown

MANIFEST = "manifest.json"
SUFFIX = ".zip"
_NAME = re.compile(r"([a-z0-9]+(-[a-z0-9]+)*/)*([a-z0-9]+(-[a-z0-9]+)*\.(yaml|ftl|json|png|jpg)|README\.md|LICENSE)")
_FOLDER = re.compile(r"([a-z0-9]+(-[a-z0-9]+)*/)+")
_FIRST, _END, _END_SIZE = b"PK\3\4", b"PK\5\6", 22
_RATIO_MATTERS = 1_000_000  # bytes; small files may be as dense as they like
_EARLIEST = (1980, 1, 1, 0, 0, 0)
_BROKEN = (zipfile.BadZipFile, zlib.error, struct.error, RuntimeError, NotImplementedError, EOFError, ValueError, OSError)

Problem = Callable[..., Diagnostic]


def read_archive(path: Path) -> tuple[Folder | None, list[Diagnostic]]:
    """The files of an archive, or what is wrong with it: all of it that can be told without reading on."""
    with path.open("rb") as stream:
        return open_archive(shown(path), stream.read(LIMITS["archive-bytes"].number + 1))


def open_archive(name: str, data: bytes) -> tuple[Folder | None, list[Diagnostic]]:
    """Read an archive that is in memory already."""

    def problem(code: str, **words: Any) -> Diagnostic:
        return fault(code, Source(name, 1, 1), **words)

    if len(data) > LIMITS["archive-bytes"].number:
        return None, [problem("archive-too-large", limit=LIMITS["archive-bytes"].number)]
    if not _is_one_archive(data):
        return None, [problem("not-an-archive")]
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            found = [*_wrong_sizes(entries, len(data), problem), *_wrong_names(entries, problem)]
            if found:
                return None, found
            files = {one.filename: archive.read(one) for one in entries if not one.is_dir()}
    except _BROKEN as error:
        return None, [problem("broken-archive", reason=excerpt(str(error)))]
    manifest = files.pop(MANIFEST, None)
    found = list(_untrue(manifest, files, problem))
    places = [Place(place, partial(bytes, content)) for place, content in sorted(files.items())]
    return (None if found else Folder(name, places)), found


def _is_one_archive(data: bytes) -> bool:
    """One archive and nothing else: nothing before it, nothing behind it, no comment, the directory where the end says."""
    if data[:4] != _FIRST or data[-_END_SIZE:][:4] != _END:
        return False
    *_, size, offset, comment = struct.unpack("<4s4H2LH", data[-_END_SIZE:])
    return bool(offset + size + _END_SIZE == len(data) and comment == 0)


def _wrong_sizes(entries: list[zipfile.ZipInfo], packed: int, problem: Problem) -> Iterator[Diagnostic]:
    if len(entries) > LIMITS["archive-files"].number:
        yield problem("archive-too-many-files", limit=LIMITS["archive-files"].number)
    unpacked = sum(one.file_size for one in entries)
    if unpacked > LIMITS["unpacked-bytes"].number:
        yield problem("archive-too-large", limit=LIMITS["unpacked-bytes"].number)
    elif unpacked > max(_RATIO_MATTERS, packed * LIMITS["archive-ratio"].number):
        yield problem("archive-too-dense", limit=LIMITS["archive-ratio"].number)
    ends = 0
    for one in sorted(entries, key=lambda entry: entry.header_offset):
        if one.header_offset < ends:
            yield problem("archive-overlap", place=excerpt(one.orig_filename))
        ends = one.header_offset + one.compress_size


def _wrong_names(entries: list[zipfile.ZipInfo], problem: Problem) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    for one in entries:
        place = one.orig_filename
        if len(place) > LIMITS["path"].number or not (_FOLDER if place.endswith("/") else _NAME).fullmatch(place):
            yield problem("archive-name", place=excerpt(place))
        elif stat.S_IFMT(one.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
            yield problem("archive-link", place=excerpt(place))
        elif one.flag_bits & 1:
            yield problem("archive-locked", place=excerpt(place))
        elif place in seen:
            yield problem("archive-twice", place=excerpt(place))
        elif one.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            yield problem("archive-packing", place=excerpt(place))
        seen.add(place)


def _untrue(manifest: bytes | None, files: Mapping[str, bytes], problem: Problem) -> Iterator[Diagnostic]:
    """Where the manifest is not about these files."""
    if manifest is None:
        yield problem("missing-file", file=MANIFEST)
        return
    try:
        sums = json.loads(manifest)["files"]
        said = {str(place): str(one) for place, one in sums.items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        yield problem("archive-manifest", place=MANIFEST)
        return
    true = checksums(files)
    for place in sorted({*said, *true}):
        if said.get(place) != true.get(place):
            yield problem("archive-manifest", place=excerpt(place))


def checksums(files: Mapping[str, bytes]) -> dict[str, str]:
    """The checksum of each file, in order."""
    return {place: hashlib.sha256(content).hexdigest() for place, content in sorted(files.items())}


def write_archive(files: Mapping[str, bytes], about: Iterable[tuple[str, object]]) -> bytes:
    """Pack files with their manifest: the same bytes for the same files, whenever and wherever it is done."""
    manifest = {**dict(about), "files": checksums(files)}
    lines = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for place, content in sorted({**files, MANIFEST: lines.encode()}.items()):
            entry = zipfile.ZipInfo(place, _EARLIEST)
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            entry.compress_type = zipfile.ZIP_STORED  # packers differ between versions of zlib; files of text are small
            archive.writestr(entry, content)
    return stream.getvalue()
