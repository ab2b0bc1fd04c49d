"""Games in a file: whatever happens to the process or to the file, no game is lost that was written, and none counts twice."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from running import ENVIRONMENT, GAMES, command, program_of

from wwrules.trials.ledger import Ledger, LedgerError
from wwrules.trials.plans import Plan, play_one, tasks_of
from wwrules.trials.records import Played, Task
from wwrules.trials.running import carry_out
from wwrules.trials.workers import LostGameError, play_all

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
KILLS = 10 if SOAK == 1 else 100
PLAN = Plan(6, 2, 1)
IDENTITY = {"plan": PLAN.identity()}


def play(task: Task):
    return play_one(program_of("pig"), PLAN, task)


def written(path: Path, count: int = 6) -> bytes:
    ledger = Ledger(path, IDENTITY)
    for task in tasks_of(PLAN)[:count]:
        ledger.add(play(task))
    ledger.close()
    return path.read_bytes()


def held(path: Path) -> list[int]:
    ledger = Ledger(path, IDENTITY)
    found = [one.game for one in ledger.earlier()]
    ledger.close()
    return found


def test_games_come_back(tmp_path):
    written(tmp_path / "games")
    ledger = Ledger(tmp_path / "games", IDENTITY)
    assert list(ledger.earlier()) == [play(task) for task in tasks_of(PLAN)]
    ledger.close()


def test_a_file_may_end_anywhere(tmp_path):
    """Cut at every byte of the last line and at many others: whole lines count, nothing else does."""
    data = written(tmp_path / "games", 3)
    ends = [at for at, byte in enumerate(data) if byte == 10]
    chance = random.Random(1)
    for cut in {0, 1, 8, 9, *range(ends[-2], len(data) + 1, 7), *chance.sample(range(len(data)), 60)}:
        (tmp_path / "cut").write_bytes(data[:cut])
        whole = sum(end < cut for end in ends[1:])
        assert held(tmp_path / "cut") == list(range(whole))
        assert (tmp_path / "cut").read_bytes() == data[: max([ends[0] + 1, *(end + 1 for end in ends if end < cut)])]


def test_a_damaged_line_is_played_again(tmp_path):
    data = bytearray(written(tmp_path / "games"))
    lines = data.split(b"\n")
    lines[3] = lines[3].replace(b"0", b"1")
    (tmp_path / "games").write_bytes(b"\n".join(lines))
    assert held(tmp_path / "games") == [0, 1, 3, 4, 5]
    ledger = Ledger(tmp_path / "games", IDENTITY)
    found = []
    carry_out(PLAN, lambda tasks: play_all(play, PLAN, tasks, 1), ledger, found.append)
    ledger.close()
    assert sorted(one.game for one in found) == list(range(6))


def test_whoever_stops_it_leaves_no_game_half_counted(tmp_path):
    """A signal comes after a game was written down and before it is counted."""
    counted = []

    def count(played: Played) -> None:
        if len(counted) == 2:
            os.kill(os.getpid(), signal.SIGINT)
        counted.append(played.game)

    ledger = Ledger(tmp_path / "games", IDENTITY)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with pytest.raises(KeyboardInterrupt):
        carry_out(PLAN, lambda tasks: map(play, tasks), ledger, count)
    signal.signal(signal.SIGINT, before)
    ledger.close()
    assert counted == held(tmp_path / "games") == [0, 1, 2]


def test_a_game_that_stands_there_twice_counts_once(tmp_path):
    data = written(tmp_path / "games", 2)
    (tmp_path / "games").write_bytes(data + data.split(b"\n", 1)[1])
    assert held(tmp_path / "games") == [0, 1]


def test_other_files_are_left_alone(tmp_path):
    written(tmp_path / "games", 1)
    with pytest.raises(LedgerError, match="simulate-other-results"):
        Ledger(tmp_path / "games", {"plan": "another"})
    for text in ("letter to grandmother\n", "no line end", "{}\n"):
        (tmp_path / "letter").write_text(text)
        with pytest.raises(LedgerError, match="simulate-something-else"):
            Ledger(tmp_path / "letter", IDENTITY)
        assert (tmp_path / "letter").read_text() == text
    with pytest.raises(LedgerError, match="simulate-not-written"):
        Ledger(tmp_path, IDENTITY)


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_do_not_write_one_file(tmp_path):
    first = Ledger(tmp_path / "games", IDENTITY)
    with pytest.raises(LedgerError, match="simulate-in-use"):
        Ledger(tmp_path / "games", IDENTITY)
    first.close()
    Ledger(tmp_path / "games", IDENTITY).close()


# ---------------------------------------------------------------- real processes that are killed


def simulation(path: Path, jobs: int = 2) -> subprocess.Popen:
    line = command("simulate", GAMES / "pig", "--games", 60 * KILLS, "--jobs", jobs, "--results", path, "--json")
    return subprocess.Popen(line, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes end in another way there")
def test_a_simulation_that_is_killed_goes_on(tmp_path):
    """Killed again and again, while it plays: at the end it is as if nothing had been."""
    path, chance = tmp_path / "games", random.Random(3)
    for _ in range(KILLS):
        size, wanted = path.stat().st_size if path.exists() else 0, chance.randint(1, 6000)
        process = simulation(path)
        while process.poll() is None and (not path.exists() or path.stat().st_size < size + wanted):
            time.sleep(0.005)
        process.kill()
        process.communicate()
    before = path.read_bytes().split(b"\n")[:-1]
    out, err = simulation(path).communicate(timeout=300)
    assert err == b""
    found = json.loads(out)
    games = [json.loads(line[9:])[:2] for line in path.read_bytes().splitlines()[1:]]
    assert sorted(games) == [[0, game] for game in range(60 * KILLS)]  # each once
    assert path.read_bytes().split(b"\n")[: len(before)] == before  # what was written stays
    alone = json.loads(simulation(tmp_path / "other", jobs=1).communicate(timeout=300)[0])
    assert {**found, "timing": 0} == {**alone, "timing": 0}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes end in another way there")
def test_a_worker_that_is_killed_loses_nothing(tmp_path):
    path = tmp_path / "games"
    process = simulation(path)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    killed = size = 0
    while process.poll() is None and killed < 10:
        time.sleep(0.005)
        workers = children.read_text("ascii").split() if children.exists() else []
        if path.exists() and len(workers) == 2 and path.stat().st_size > size + 2000:
            with suppress(ProcessLookupError):  # it may have ended since
                os.kill(int(workers[0]), signal.SIGKILL)  # the older one: a game hit three times in a row would be given up
                killed, size = killed + 1, path.stat().st_size
    assert killed
    out, err = process.communicate(timeout=300)
    assert err == b""
    alone = json.loads(simulation(tmp_path / "other", jobs=1).communicate(timeout=300)[0])
    assert {**json.loads(out), "timing": 0} == {**alone, "timing": 0}


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # the process that runs the tests may have threads
@pytest.mark.skipif(sys.platform == "win32", reason="processes end in another way there")
def test_a_game_with_which_processes_end_is_told():
    def deadly(task: Task):
        if task.game == 3:
            os._exit(9)
        return play(task)

    with pytest.raises(LostGameError) as told:
        list(play_all(deadly, PLAN, tasks_of(PLAN), 2))
    assert (told.value.game, told.value.seed) == (3, PLAN.seed_of(3))
