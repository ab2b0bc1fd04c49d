"""A folder takes the place of another in one step, so that whoever looks, and whenever the process ends, finds one whole."""

from __future__ import annotations

import ctypes
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

_HERE = -100  # paths are meant from the present folder
_EXCHANGE = 2
_OLD = "old"  # where a site waits while another takes its place, on systems that cannot exchange them


@contextmanager
def beside(out: Path) -> Iterator[Path]:
    """A folder to work in beside the one that will be replaced; what killed processes left there is swept away before."""
    out.parent.mkdir(parents=True, exist_ok=True)
    name = f".{out.name}-"
    for left in sorted(out.parent.glob(f"{name}*-*")):
        owner = left.name.removeprefix(name).partition("-")[0]
        if owner.isdigit() and not _is_alive(int(owner)):
            if not out.exists() and (left / _OLD).is_dir():
                (left / _OLD).rename(out)
            shutil.rmtree(left, ignore_errors=True)
    with TemporaryDirectory(prefix=f"{name}{os.getpid()}-", dir=out.parent, ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def take_place(new: Path, out: Path) -> None:
    """Put a folder where another is, or nothing; the other one stays beside the new one's old place."""
    if not out.exists():
        new.rename(out)
    elif not _exchanged(new, out):
        out.rename(new.parent / _OLD)
        new.rename(out)


def _exchanged(new: Path, out: Path) -> bool:
    """Let two folders change places in one step, where the system can."""
    exchange = getattr(ctypes.CDLL(None), "renameat2", None) if os.name == "posix" else None
    return exchange is not None and exchange(_HERE, os.fsencode(new), _HERE, os.fsencode(out), _EXCHANGE) == 0


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # somebody else's
    return True
