"""Files that are written as a whole or not at all, whenever the process ends."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(file: Path, content: bytes, *, cached: bool = False) -> None:
    """Replace a file in one step. What is cached is nobody else's, and need not be on the disk before work goes on."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.{os.getpid()}.new")  # of this process alone
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if cached else 0o666), "wb") as stream:
            stream.write(content)
            if not cached:
                stream.flush()
                os.fsync(stream.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
