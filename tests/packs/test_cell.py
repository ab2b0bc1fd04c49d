"""The cell, from inside: each limit is set, holds, and is told to the parent as what it was."""

import ctypes
import os
import resource
import signal
import time
from pathlib import Path

import pytest

from wwrules.packs.cell import run_in_cell


def limits() -> dict[str, list[int]]:
    names = ("RLIMIT_AS", "RLIMIT_CPU", "RLIMIT_FSIZE", "RLIMIT_NOFILE", "RLIMIT_CORE")
    return {name: list(resource.getrlimit(getattr(resource, name))) for name in names}


def test_every_limit_of_a_cell_is_set():
    assert run_in_cell(limits, seconds=3).value == {
        "RLIMIT_AS": [2_000_000_000] * 2,
        "RLIMIT_CPU": [4, 5],
        "RLIMIT_FSIZE": [0] * 2,
        "RLIMIT_NOFILE": [64] * 2,
        "RLIMIT_CORE": [0] * 2,
    }
    assert run_in_cell(limits).value["RLIMIT_CPU"] == [121, 122]


def test_a_cell_in_a_narrower_place_keeps_to_its_limits():
    """Nobody can widen a limit: a process that has one itself, as on a machine for tests, would get no cell at all."""
    inside = run_in_cell(lambda: run_in_cell(limits, seconds=60), seconds=3).value
    assert inside == [{**run_in_cell(limits, seconds=3).value, "RLIMIT_CPU": [4, 5]}, ""]


def test_nothing_is_printed_from_a_cell_or_read_by_it(capfd):
    def talk() -> list[str]:
        for stream in (1, 2):
            os.write(stream, b"loud")
        return [str(Path(f"/proc/self/fd/{stream}").readlink()) for stream in (0, 1, 2)] + [os.read(0, 10).decode()]

    assert run_in_cell(talk).value == ["/dev/null"] * 3 + [""]
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(("letters", "ended"), [(9_998, ""), (9_999, "output")])
def test_what_a_cell_says_is_measured(letters, ended):
    found = run_in_cell(lambda: "x" * letters, most=10_000)
    assert found == ("x" * letters if not ended else None, ended)


def test_much_is_said_in_many_parts():
    assert run_in_cell(lambda: "x" * 1_900_000).value == "x" * 1_900_000
    assert run_in_cell(lambda: "x" * 2_000_000) == (None, "output")


@pytest.mark.parametrize("status", [0, 1, 70])
def test_a_cell_that_ends_by_itself_without_a_word_is_told(status):
    assert run_in_cell(lambda: os._exit(status)) == (None, "memory" if status == 70 else "crash")


@pytest.mark.slow
def test_time_that_is_spent_working_is_counted():
    def spin() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (1, 4))
        while True:
            pass

    assert run_in_cell(spin, seconds=60) == (None, "time")


@pytest.mark.slow
def test_the_limit_of_a_cell_tells_time_from_a_crash():
    def spin() -> None:
        while True:
            pass

    assert run_in_cell(spin, seconds=0.9) == (None, "time")


def test_a_cell_is_given_its_time_and_no_more():
    start = time.monotonic()
    assert run_in_cell(lambda: time.sleep(20), seconds=0.3) == (None, "time")
    assert time.monotonic() - start < 5
    assert run_in_cell(lambda: time.sleep(0.2), seconds=10) == (None, "")


def test_nothing_is_left_of_a_cell():
    before = len(list(Path("/proc/self/fd").iterdir()))
    for work in (lambda: 1, lambda: os.kill(os.getpid(), signal.SIGKILL), lambda: time.sleep(20)):
        run_in_cell(work, seconds=0.3)
    assert len(list(Path("/proc/self/fd").iterdir())) == before
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def has_private_networks() -> bool:
    """Whether this system lets a process have a network of its own, asked without the cell."""
    child = os.fork()
    if child == 0:
        os._exit(ctypes.CDLL(None).unshare(0x10000000 | 0x40000000) != 0)
    return os.waitpid(child, 0)[1] == 0


@pytest.mark.skipif(not has_private_networks(), reason="this system lets nobody have a network of their own")
def test_a_cell_has_no_network_but_its_own():
    ours = Path("/proc/self/ns/net").readlink()
    inside = run_in_cell(
        lambda: [str(Path("/proc/self/ns/net").readlink()), len(Path("/proc/net/dev").read_text().split("\n"))]
    )
    assert inside.value[0] != str(ours)
    assert inside.value[1] <= 4  # two lines of heads, one network that leads nowhere, and the end
