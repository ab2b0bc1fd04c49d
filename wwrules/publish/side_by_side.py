"""Work that is done side by side, each piece in a process of its own that knows everything its parent knew when it began."""

from __future__ import annotations

import gc
import multiprocessing
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

Work = Callable[[], int]


class BrokenWorkError(RuntimeError):
    """A piece of work that did not come to its end; what it said is the message."""


class Crew:
    """Pieces of work under way, and what came of them: numbers."""

    def __init__(self) -> None:
        self._under_way: list[tuple[Any, Connection]] = []
        self._done = 0

    def start(self, work: Work) -> None:
        """Begin a piece of work; where processes cannot be split it is done at once."""
        if "fork" not in multiprocessing.get_all_start_methods():
            self._done += work()
            return
        context = multiprocessing.get_context("fork")
        ours, theirs = context.Pipe(duplex=False)
        gc.freeze()  # what is shared is not looked through in every process, and so stays shared
        process = context.Process(target=_carry_out, args=(work, theirs), daemon=True)
        process.start()
        theirs.close()
        self._under_way.append((process, ours))

    def finish(self) -> int:
        """Wait for all of it; the sum of what came of it."""
        for process, line in self._under_way:
            try:
                number, problem = line.recv()
            except EOFError:
                number, problem = 0, f"ended with {process.exitcode}"
            process.join()
            if problem:
                raise BrokenWorkError(problem)
            self._done += number
        self._under_way.clear()
        return self._done

    def stop(self) -> None:
        """End whatever is still under way."""
        for process, _ in self._under_way:
            process.kill()
            process.join()


@contextmanager
def crew() -> Iterator[Crew]:
    """Somebody to do the work; whatever happens, nothing is under way afterwards."""
    found = Crew()
    try:
        yield found
    finally:
        found.stop()


def _carry_out(work: Work, line: Connection) -> None:
    gc.disable()
    try:
        line.send((work(), ""))
    except Exception:
        line.send((0, traceback.format_exc()))
