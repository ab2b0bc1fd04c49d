"""A cell for work on what strangers sent: a child process with limits, killed when it takes too long.

Whatever happens inside, the parent only gets data or the reason why there is none.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable
from typing import NamedTuple, NoReturn

_MEMORY = 2_000_000_000  # bytes of address space, what the parent has loaded included
_SECONDS = 120  # of work: the texts of a pack are tried in positions of play, which takes its time when none are kept
_PATIENCE = 3  # seconds of the clock for each of work: on a busy machine work waits, and whoever only sleeps is not waited for
_ANSWER = 2_000_000  # bytes
_OPEN_FILES = 64
_NEW_USER, _NEW_NETWORK = 0x10000000, 0x40000000
_TOO_MUCH_MEMORY = 70  # exit status


class Ended(NamedTuple):
    """How work in a cell ended: with data, or for a reason: time, memory, output, crash."""

    value: object
    reason: str


def run_in_cell(work: Callable[[], object], seconds: float = _SECONDS, most: int = _ANSWER) -> Ended:
    """Do some work apart and give what it returns, which must be plain data."""
    sys.stdout.flush()
    sys.stderr.flush()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _work(work, writing, seconds)
    os.close(writing)
    answer, reason = _listen(reading, seconds, most)
    os.close(reading)
    if reason:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return Ended(None, reason) if reason else _judged(answer, status)


def _listen(reading: int, seconds: float, most: int) -> tuple[bytes, str]:
    """Everything the child says, until it is silent, too loud or too late."""
    deadline, answer = time.monotonic() + _PATIENCE * seconds, b""
    while True:
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([reading], [], [], left)[0]:
            return b"", "time"
        part = os.read(reading, 65_536)
        if not part:
            return answer, ""
        answer += part
        if len(answer) > most:
            return b"", "output"


def _judged(answer: bytes, status: int) -> Ended:
    if os.WIFSIGNALED(status):
        return Ended(None, "time" if os.WTERMSIG(status) == signal.SIGXCPU else "crash")
    if os.WEXITSTATUS(status) == _TOO_MUCH_MEMORY:
        return Ended(None, "memory")
    try:
        return Ended(json.loads(answer), "") if os.WEXITSTATUS(status) == 0 else Ended(None, "crash")
    except ValueError:
        return Ended(None, "crash")


def _work(work: Callable[[], object], writing: int, seconds: float) -> NoReturn:
    """In the child: it never comes back."""
    status = 1
    try:
        _shut_in(seconds)
        _say(writing, json.dumps(work()).encode())
        status = 0
    except MemoryError:
        status = _TOO_MUCH_MEMORY
    finally:
        os._exit(status)


def _say(writing: int, answer: bytes) -> None:
    while answer:
        answer = answer[os.write(writing, answer) :]


def _shut_in(seconds: float) -> None:
    """Little memory, time and room, nothing printed, and no network where the system can take it away."""
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    limit = int(seconds) + 1
    for what, number, last in (
        (resource.RLIMIT_AS, _MEMORY, _MEMORY),
        (resource.RLIMIT_CPU, limit, limit + 1),  # told at the first, killed at the last
        (resource.RLIMIT_FSIZE, 0, 0),
        (resource.RLIMIT_NOFILE, _OPEN_FILES, _OPEN_FILES),
        (resource.RLIMIT_CORE, 0, 0),
    ):
        _limit(what, number, last)
    unshare = getattr(ctypes.CDLL(None), "unshare", None)
    if unshare is not None:
        unshare(_NEW_USER | _NEW_NETWORK)  # not everywhere allowed: the limits do not rely on it


def _limit(what: int, number: int, last: int) -> None:
    """Set a limit; where there is a narrower one already, as for a process in a cell of its own, nobody may widen it."""
    _, given = resource.getrlimit(what)
    if given != resource.RLIM_INFINITY and given < last:
        number, last = min(number, given - (last - number)), given
    resource.setrlimit(what, (max(number, 0), last))
