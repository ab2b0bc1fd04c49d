"""Pictures that nobody should trust, made byte by byte: what each is, its name, its bytes, and why it is refused."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PIL import Image
from PIL.PngImagePlugin import PngInfo

SECRET = b"<script>alert(1)</script>"


class Hostile(NamedTuple):
    what: str
    name: str
    make: Callable[[], bytes]
    state: str  # why it is refused; empty where it is drawn, without what it hides


def picture(sort: str = "PNG", size: tuple[int, int] = (40, 30), mode: str = "RGB", **more: object) -> bytes:
    stream = io.BytesIO()
    Image.linear_gradient("L").resize(size).convert(mode).save(stream, sort, **more)
    return stream.getvalue()


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(wide: int, high: int, rows: bytes, *more: bytes, colour: int = 0) -> bytes:
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, colour, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(more) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def with_text() -> bytes:
    text = PngInfo()
    text.add_text("Comment", SECRET.decode())
    return picture(pnginfo=text)


def with_exif() -> bytes:
    exif = Image.Exif()
    exif[0x010E] = SECRET.decode()
    return picture("JPEG", exif=exif)


def pictures() -> Iterator[Hostile]:
    """All of them."""
    plain, photo = picture(), picture("JPEG")
    flood = zlib.compress(bytes(90_000_000), 1)
    svg = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for what, name, data, state in (
        ("nothing", "coot.png", b"", "sort"),
        ("a drawing named PNG", "coot.png", svg, "sort"),
        ("a drawing named JPEG", "coot.jpg", svg, "sort"),
        ("a page named PNG", "coot.png", b"<!doctype html>" + SECRET, "sort"),
        ("a JPEG named PNG", "coot.png", photo, "sort"),
        ("a PNG named JPEG", "coot.jpg", plain, "sort"),
        ("a GIF named PNG", "coot.png", picture("GIF"), "sort"),
        ("a TIFF named JPEG", "coot.jpg", picture("TIFF"), "sort"),
        ("an archive named PNG", "coot.png", b"PK\3\4" + bytes(100), "sort"),
        ("only a signature", "coot.png", plain[:8], "sort"),
        ("only a head", "coot.png", plain[:33], "broken"),
        ("a PNG that is cut off", "coot.png", picture(size=(400, 300), mode="RGB", compress_level=0)[:2000], "broken"),
        ("a JPEG that is cut off", "coot.jpg", picture("JPEG", (400, 300))[:700], "broken"),
        ("a JPEG without a frame", "coot.jpg", b"\xff\xd8\xff\xe0\x00\x10JFIF\0" + bytes(9) + b"\xff\xd9", "sort"),
        ("a JPEG of endless segments", "coot.jpg", b"\xff\xd8" + b"\xff\xe1\x00\x02" * 200_000, "sort"),
        ("segments of no length", "coot.jpg", b"\xff\xd8" + b"\xff\xe1\x00\x00" * 9_000, "sort"),
        ("no width", "coot.png", png(0, 10, b"\0" * 10), "size"),
        ("a bomb", "coot.png", png(50_000, 50_000, bytes(1_000_000)), "size"),
        ("a bomb as wide as can be", "coot.png", png(2**31 - 1, 1, bytes(1000)), "size"),
        ("a bomb one row too high", "coot.png", png(2000, 2001, bytes(1000)), "size"),
        ("fewer rows than it says", "coot.png", png(1000, 1000, bytes(1000)), "broken"),
        ("a wrong sum", "coot.png", plain[:-20] + b"xxxx" + plain[-16:], "broken"),
        ("rows that are no rows", "coot.png", plain.replace(b"IDAT", b"IDAT" + bytes(4), 1), "broken"),
        ("a colour that there is not", "coot.png", png(10, 10, bytes(110), colour=5), "broken"),
        ("no colours for its points", "coot.png", png(10, 10, b"\0" + b"\xff" * 109, colour=3), "broken"),
        ("a bomb of text", "coot.png", png(1, 1, b"\0\0", chunk(b"zTXt", b"a\0\0" + flood)), "broken"),
        ("many chunks", "coot.png", png(1, 1, b"\0\0", chunk(b"tEXt", b"a\0b") * 20_000), ""),
        ("a page behind it", "coot.png", plain + SECRET, ""),
        ("a page behind a photograph", "coot.jpg", photo + SECRET, ""),
        ("an archive behind it", "coot.png", plain + b"PK\5\6" + SECRET + bytes(18), ""),
        ("a page in a chunk", "coot.png", png(1, 1, b"\0\0", chunk(b"heLp", SECRET)), ""),
        ("a page as a comment", "coot.png", with_text(), ""),
        ("a page as the place it was taken", "coot.jpg", with_exif(), ""),
        ("a page as its colours", "coot.png", picture(icc_profile=SECRET), ""),
        ("a page as the comment of a photograph", "coot.jpg", picture("JPEG", comment=SECRET), ""),
    ):
        yield Hostile(what, name, lambda data=data: data, state)
    yield Hostile("too many bytes", "coot.png", lambda: plain + bytes(1_000_000), "large")
