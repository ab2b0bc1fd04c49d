"""Work that is done side by side, each piece in a process of its own that knows everything its parent knew when it began."""

from __future__ import annotations

import gc
import multiprocessing
import os
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

Work = Callable[[], Any]
T = TypeVar("T")


class BrokenWorkError(RuntimeError):
    """A piece of work that did not come to its end; what it said is the message."""


def hands() -> int:
    """How many pieces of work can be done at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Taken(Generic[T]):
    """Things that several pieces of work share: each takes the next one that nobody has taken."""

    def __init__(self, things: Sequence[T]) -> None:
        self._things, self._next = things, multiprocessing.Value("i", 0)

    def __iter__(self) -> Iterator[T]:
        while True:
            with self._next:
                at, self._next.value = self._next.value, self._next.value + 1
            if at >= len(self._things):
                return
            yield self._things[at]


class Crew:
    """Pieces of work under way, and what came of them."""

    def __init__(self) -> None:
        self._under_way: list[tuple[Any, Connection]] = []
        self._done: list[Any] = []  # where processes cannot be split

    def start(self, work: Work) -> None:
        """Begin a piece of work; where processes cannot be split it is done at once."""
        if "fork" not in multiprocessing.get_all_start_methods():
            self._done.append(work())
            return
        context = multiprocessing.get_context("fork")
        ours, theirs = context.Pipe(duplex=False)
        gc.freeze()  # what is shared is not looked through in every process, and so stays shared
        process = context.Process(target=_carry_out, args=(work, theirs), daemon=True)
        process.start()
        theirs.close()
        self._under_way.append((process, ours))

    def finish(self) -> list[Any]:
        """Wait for all of it; gives what came of it, in the order in which it was begun."""
        for process, line in self._under_way:
            try:
                found, problem = line.recv()
            except EOFError:
                found, problem = None, f"ended with {process.exitcode}"
            process.join()
            if problem:
                raise BrokenWorkError(problem)
            self._done.append(found)
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
        line.send((None, traceback.format_exc()))
