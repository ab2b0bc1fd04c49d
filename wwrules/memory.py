"""Work whose results all stay: looking for garbage meanwhile takes a third of the time and finds none."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def nothing_is_garbage() -> Iterator[None]:
    """Nobody looks for garbage here; also for a whole function, as `@nothing_is_garbage()`."""
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.enable()
