"""Archives that nobody should trust, made byte by byte: what each is, the code that refuses it, and its bytes."""

from __future__ import annotations

import io
import json
import stat
import struct
import zipfile
from collections.abc import Callable, Iterator
from typing import NamedTuple

from wwrules.packs.archive import write_archive

PACK = b"""type: pack
id: marsh
for: pond
version: "1.0.0"
format: 2
name: Marsh birds
licence: MIT
authors: [Somebody]
locales: [pl]
"""
SOUND = {"pack.yaml": PACK, "README.md": b"# Marsh\n"}


class Hostile(NamedTuple):
    what: str
    code: str
    make: Callable[[], bytes]


def sound() -> bytes:
    return write_archive(SOUND, [("id", "marsh")])


def zipped(*entries: tuple[str | zipfile.ZipInfo, bytes], packing: int = zipfile.ZIP_DEFLATED, comment: bytes = b"") -> bytes:
    """An archive as an ordinary program writes it, with the manifest of a sound one."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", packing) as archive:
        archive.comment = comment
        for name, content in entries:
            archive.writestr(name, content)
    return stream.getvalue()


def named(name: str) -> bytes:
    """A sound pack with one more file, whose name is put into the bytes as it is."""
    stand_in = "x" * len(name.encode())
    return zipped(("pack.yaml", PACK), (stand_in, b"a: 1\n")).replace(stand_in.encode(), name.encode())


def entry(name: str, mode: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system, info.external_attr = 3, mode << 16
    return info


def flagged(data: bytes, bit: int) -> bytes:
    """Set a bit of the flags of every entry, in both of its headers."""
    changed = bytearray(data)
    for mark, place in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        start = changed.find(mark)
        while start >= 0:
            changed[start + place] |= bit
            start = changed.find(mark, start + 4)
    return bytes(changed)


def with_end(data: bytes, place: int, number: int) -> bytes:
    """Change a number of the end record."""
    end = data.rindex(b"PK\5\6")
    return data[: end + place] + struct.pack("<L", number) + data[end + place + 4 :]


def overlapping(copies: int = 20) -> bytes:
    """Many entries of the directory that all point to the same bytes."""
    data = zipped(("a.yaml", b"a" * 100_000))
    start, end = data.index(b"PK\1\2"), data.rindex(b"PK\5\6")
    first = data[start:end]
    directory = b"".join(first[:46] + bytes([97 + k]) + first[47:] for k in range(copies))
    record = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, copies, copies, len(directory), start, 0)
    return data[:start] + directory + record


def manifest(text: str) -> bytes:
    return zipped(("pack.yaml", PACK), ("manifest.json", text.encode()))


def signed(**sums: str) -> bytes:
    return manifest(json.dumps({"files": sums}))


def wrong_sum() -> bytes:
    data = bytearray(sound())
    place = data.index(b"Marsh birds")
    data[place] = ord("H")
    return bytes(data)


NAMES = {
    "a path that leads out": "../pack.yaml",
    "a path that leads out from inside": "cards/../../x.yaml",
    "an absolute path": "/etc/x.yaml",
    "a path of Windows": "C:/x.yaml",
    "backslashes": "..\\x.yaml",
    "a name with a device of Windows": "AUX.yaml",
    "a name that ends with a dot": "cards/x.",
    "a name that ends with a space": "cards/x.yaml ",
    "capitals": "cards/Birds.yaml",
    "letters beyond ASCII": "cards/żuk.yaml",
    "a letter that looks Latin": "cards/bіrds.yaml",
    "a hidden file": ".htaccess",
    "a hidden folder": ".git/config.yaml",
    "a script": "run.py",
    "a page": "index.html",
    "a drawing": "images/x.svg",
    "another archive": "inner.zip",
    "a name with a line break": "cards/a\nb.yaml",
    "a name with an escape": "cards/\x1b[31m.yaml",
    "a name with a turn of direction": "cards/\u202exyz.yaml",
    "an empty part": "cards//x.yaml",
    "a part of one dot": "cards/./x.yaml",
    "a double hyphen": "cards/a--b.yaml",
    "a tilde": "~/x.yaml",
    "an address": "https://x.yaml",
    "an option": "-rf.yaml",
    "a second first page": "inner/pack.yaml.bak",
    "a very long name": "cards/" + "-".join(["long"] * 60) + ".yaml",
}


def archives() -> Iterator[Hostile]:
    """All of them."""
    for what, name in NAMES.items():
        yield Hostile(what, "archive-name", lambda name=name: named(name))
    yield Hostile("nothing", "not-an-archive", lambda: b"")
    yield Hostile("text", "not-an-archive", lambda: b"type: pack\n" * 40)
    yield Hostile("an empty archive", "not-an-archive", zipped)
    yield Hostile("a page before it", "not-an-archive", lambda: b"<script>alert(1)</script>" + sound())
    yield Hostile("bytes behind it", "not-an-archive", lambda: sound() + b"more")
    yield Hostile("two archives", "not-an-archive", lambda: sound() + sound())
    yield Hostile("a comment", "not-an-archive", lambda: zipped(("pack.yaml", PACK), comment=b"hello"))
    yield Hostile("a directory that lies elsewhere", "not-an-archive", lambda: with_end(sound(), 16, 7))
    yield Hostile("a directory of a wrong length", "not-an-archive", lambda: with_end(sound(), 12, 7))
    yield Hostile("one that is cut off", "not-an-archive", lambda: sound()[:-30])
    yield Hostile("a broken directory", "broken-archive", lambda: sound().replace(b"PK\1\2", b"PK\1\7"))
    yield Hostile("a broken file", "broken-archive", wrong_sum)
    yield Hostile("a password", "archive-locked", lambda: flagged(sound(), 1))
    yield Hostile("a link", "archive-link", lambda: zipped((entry("pack.yaml", stat.S_IFLNK | 0o777), b"/etc/passwd")))
    yield Hostile("a device", "archive-link", lambda: zipped((entry("pack.yaml", stat.S_IFCHR | 0o666), b"")))
    yield Hostile("a pipe", "archive-link", lambda: zipped((entry("pack.yaml", stat.S_IFIFO | 0o666), b"")))
    yield Hostile("bzip2", "archive-packing", lambda: zipped(("pack.yaml", PACK), packing=zipfile.ZIP_BZIP2))
    yield Hostile("lzma", "archive-packing", lambda: zipped(("pack.yaml", PACK), packing=zipfile.ZIP_LZMA))
    yield Hostile("too many files", "archive-too-many-files", lambda: zipped(*((f"cards/c{k}.yaml", b"a") for k in range(501))))
    yield Hostile("a hundred megabytes of nothing", "archive-too-large", lambda: zipped(("a.yaml", bytes(100_000_000))))
    yield Hostile("ten megabytes of nothing", "archive-too-dense", lambda: zipped(("a.yaml", bytes(10_000_000))))
    yield Hostile("too many bytes", "archive-too-large", lambda: bytes(20_000_001))
    yield Hostile("files that share bytes", "archive-overlap", overlapping)
    yield Hostile("no manifest", "missing-file", lambda: zipped(("pack.yaml", PACK)))
    yield Hostile("a manifest that is no data", "archive-manifest", lambda: manifest("files: none"))
    yield Hostile("a manifest that is a list", "archive-manifest", lambda: manifest("[]"))
    yield Hostile("a manifest of texts", "archive-manifest", lambda: manifest('{"files": ["pack.yaml"]}'))
    yield Hostile("a deep manifest", "archive-manifest", lambda: manifest("[" * 100_000))
    yield Hostile("a manifest with a wrong sum", "archive-manifest", lambda: signed(**{"pack.yaml": "0" * 64}))
    yield Hostile("a manifest that names more", "archive-manifest", lambda: signed(**{"cards/x.yaml": "0" * 64}))
    yield Hostile("a manifest that names less", "archive-manifest", lambda: manifest('{"files": {}}'))
