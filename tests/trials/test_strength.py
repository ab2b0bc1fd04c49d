"""How strong bots are in a whole game, and that many games need no more memory than few; all of it in the long run only."""

import os
import subprocess
import sys

import pytest
from running import ENVIRONMENT, GAMES, program_of

from wwrules.trials.plans import Plan, play_one
from wwrules.trials.records import Task

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
WAR = "wonderlands-war"
only_in_soak = pytest.mark.skipif(SOAK == 1, reason="takes hours")


def part_won(bot: str, games: range) -> float:
    """Against chance, with two players; in even games on the first seat, in odd ones on the second."""
    won = 0
    for game in games:
        seat = game % 2
        plan = Plan(len(games), 2, 11, ("random", bot) if seat else (bot, "random"))
        won += play_one(program_of(WAR), plan, Task(0, game)).winners == [seat]
    return won / len(games)


@pytest.mark.slow
def test_the_evaluation_of_the_game_beats_chance():
    assert part_won("heuristic:1", range(4 if SOAK == 1 else 200)) >= 0.7


@only_in_soak
@pytest.mark.parametrize("tenth", range(10))  # each takes about an hour of one core
def test_playing_on_beats_chance(tenth):
    assert part_won("montecarlo:200", range(20 * tenth, 20 * tenth + 20)) >= 0.85


@only_in_soak
@pytest.mark.skipif(sys.platform == "win32", reason="memory is told in another way there")
def test_memory_stays_flat():
    """Ten thousand games need little more than a thousand."""
    used = []
    for games in (1_000, 10_000):
        line = [sys.executable, "-m", "wwrules", "simulate", str(GAMES / "pig"), "--games", str(games), "--json"]
        process = subprocess.Popen(line, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        used.append(usage.ru_maxrss)
    assert used[1] < used[0] * 1.15
