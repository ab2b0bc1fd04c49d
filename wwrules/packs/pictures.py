"""Pictures of strangers, drawn anew: decoded in a cell, made small, written without anything but their points of colour."""

from __future__ import annotations

import base64
import io
from functools import lru_cache, partial

from wwrules.limits import LIMITS
from wwrules.packs.cell import run_in_cell

_SECONDS = 5
_KEPT = 200
_SIDE = 640  # the longer side of what is shown; a card is printed 63 mm wide
_ANSWER = 4_000_000  # bytes; no more than such a picture can have


@lru_cache(_KEPT)
def redrawn(sort: str, data: bytes) -> bytes | None:
    """The picture as it may be shown and sent, the same bytes for the same picture; nothing if it cannot be drawn."""
    from PIL import Image  # noqa: F401, PLC0415 - before the cell is shut, and only where there are pictures

    made = run_in_cell(partial(_drawn, sort, data), _SECONDS, _ANSWER).value
    return base64.b64decode(made) if isinstance(made, str) else None


def _drawn(sort: str, data: bytes) -> str:
    """In the cell, where every failure means the same: this cannot be drawn."""
    from PIL import Image, ImageFile, ImageOps  # noqa: PLC0415

    Image.MAX_IMAGE_PIXELS = LIMITS["image-pixels"].number
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    with Image.open(io.BytesIO(data), formats=[sort.upper()]) as opened:
        if opened.width * opened.height > LIMITS["image-pixels"].number:
            raise ValueError(opened.size)
        opened.load()
        turned = ImageOps.exif_transpose(opened)
        clear = sort == "png" and turned.has_transparency_data
        plain = turned.convert("RGBA" if clear else "RGB")
    plain.thumbnail((_SIDE, _SIDE), Image.Resampling.LANCZOS)
    blank = Image.frombytes(plain.mode, plain.size, plain.tobytes())  # points of colour and nothing else
    stream = io.BytesIO()
    blank.save(stream, sort.upper(), **({"compress_level": 9} if sort == "png" else {"quality": 85, "subsampling": 0}))
    return base64.b64encode(stream.getvalue()).decode()
