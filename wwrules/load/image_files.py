"""Pictures that packs bring: PNG and JPEG, looked at by their first bytes only. Nothing is decoded here.

What is shown is drawn anew in a process of its own (`wwrules.packs.pictures`); the file itself goes nowhere.
"""

from __future__ import annotations

import struct
from pathlib import PurePosixPath

from wwrules.diagnostics import Diagnostic, fault
from wwrules.limits import FILE_BYTES, LIMITS
from wwrules.load.builder import Builder
from wwrules.load.nodes import SourceFile
from wwrules.model import Picture

_SORTS = {".png": "png", ".jpg": "jpeg"}
_PNG = b"\x89PNG\r\n\x1a\n"
_SIZE_OF_JPEG = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})  # segments that begin a frame and tell its size
_SEGMENTS = 500  # as many as are looked at


def read_image(name: str, data: bytes) -> tuple[SourceFile, str, list[Diagnostic]]:
    """Give the file of a picture, its sort, and why it is none that may be shown."""
    file, sort = SourceFile(name, ""), sort_of(name)
    if len(data) > FILE_BYTES:
        return file, sort, [fault("file-too-large", file.at(0, 0), size=len(data), limit=FILE_BYTES, sort="image")]
    size = _size_of_png(data) if sort == "png" else _size_of_jpeg(data)
    if size is None:
        return file, sort, [fault("not-an-image", file.at(0, 0), state="sort", wanted=sort.upper())]
    limit = LIMITS["image-pixels"].number
    if not 0 < size[0] * size[1] <= limit:
        return file, sort, [fault("not-an-image", file.at(0, 0), state="size", wide=size[0], high=size[1], limit=limit)]
    return file, sort, []


def sort_of(name: str) -> str:
    """What a picture says that it is, by its name."""
    return _SORTS[PurePosixPath(name).suffix]


def _size_of_png(data: bytes) -> tuple[int, int] | None:
    if not data.startswith(_PNG) or data[12:16] != b"IHDR" or len(data) < 24:
        return None
    wide, high = struct.unpack(">II", data[16:24])
    return wide, high


def _size_of_jpeg(data: bytes) -> tuple[int, int] | None:
    """Step from segment to segment until one tells the size."""
    if not data.startswith(b"\xff\xd8\xff"):
        return None
    place = 2
    for _ in range(_SEGMENTS):
        segment = data[place : place + 9]
        if len(segment) < 9 or segment[0] != 0xFF:
            return None
        length, _, high, wide = struct.unpack(">HBHH", segment[2:])
        if segment[1] in _SIZE_OF_JPEG:
            return wide, high
        place += 2 + length
    return None


def add_image(builder: Builder) -> None:
    """A picture belongs to the entry of its own pack that it is named after."""
    name, here = PurePosixPath(builder.file.place).stem, builder.file.node.source
    full = builder.own(name)
    builder.origin = full
    builder.mention(full, "entity", here)
    first, limit = builder.game.pictures.get(full), LIMITS["images"].number
    if first is not None:
        builder.file.found.append(fault("duplicate-id", here, subject=full, id=full, file=first.source.file, line=1))
    elif sum(1 for one in builder.game.pictures.values() if one.pack == builder.file.pack) >= limit:
        builder.file.found.append(fault("too-many-files", here, limit=limit))
    else:
        value = builder.file.value
        builder.game.pictures[full] = Picture(full, value["sort"], value["data"], here, builder.file.pack)
