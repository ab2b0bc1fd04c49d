"""Many games: the same whatever the number of processes and the hash seed, and added up as a hand would."""

import json
import shutil
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner
from running import ENVIRONMENT, GAMES, command, program_of, wwrules

from wwrules.cli import main
from wwrules.play.simulating import Plan, Played, play_one, spread, summary


def simulated(*arguments: object, **environment: str) -> dict:
    done = wwrules("simulate", GAMES / "tricks", "--games", 5, "--json", *arguments, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.mark.slow
def test_neither_processes_nor_hash_seeds_change_the_outcome():
    one = simulated("--seed", 9, PYTHONHASHSEED="1")
    other = simulated("--seed", 9, "--jobs", 3, PYTHONHASHSEED="77")
    assert one.pop("timing").keys() == other.pop("timing").keys() == {"seconds", "games_per_second", "jobs"}
    assert json.dumps(one) == json.dumps(other)
    assert sum(seat["wins"] for seat in one["seats"]) + sum(seat["shared"] > 0 for seat in one["seats"]) >= 5


def test_games_differ_and_seeds_matter():
    program = program_of("pig")
    games = [play_one(program, Plan(9, 2, 1, {}), game) for game in range(9)]
    assert len({one.decisions for one in games}) > 4
    assert games != [play_one(program, Plan(9, 2, 2, {}), game) for game in range(9)]
    assert games[4] == play_one(program, Plan(900, 2, 1, {}), 4)


def test_figures_are_those_of_the_game():
    played = play_one(program_of("workers"), Plan(1, 3, 1, {}), 0)
    assert played.figures["points"] == played.result
    assert len(played.figures["rival-points"]) == 1


def test_options_are_drawn_anew_for_each_game():
    program = program_of("tricks")
    lengths = {play_one(program, Plan(1, 3, 1, {"rounds": "random"}), game).decisions // 10 for game in range(6)}
    assert len(lengths) > 1


def test_games_are_added_up():
    games = [Played((0,), (5, 3), 10, {"coins": (1, 2)}), Played((0, 1), (4, 4), 20, {"coins": (3, 6)})]
    found = summary(Plan(2, 2, 1, {}), games)
    assert [(one["wins"], one["shared"], one["share"]) for one in found["seats"]] == [(1, 1, 0.75), (0, 1, 0.25)]
    assert found["decisions"] == {
        "count": 2, "mean": 15.0, "interval": [5.200180, 24.799820], "deviation": 7.071068, "min": 10, "median": 20, "max": 20,
    }  # fmt: skip
    assert found["figures"]["coins"]["mean"] == float(Fraction(1 + 2 + 3 + 6, 4))
    assert found["seats"][0]["result"]["mean"] == 4.5


@pytest.mark.parametrize(("numbers", "mean", "deviation"), [([3], 3.0, 0.0), ([2, 4, 4, 4, 5, 5, 7, 9], 5.0, 2.13809)])
def test_numbers_are_spread(numbers, mean, deviation):
    found = spread(numbers)
    assert (found["mean"], found["deviation"]) == (mean, deviation)
    assert spread([]) == {"count": 0}


def test_tables_are_printed_for_people():
    done = CliRunner().invoke(main, ["simulate", str(GAMES / "pig"), "--games", "3"])
    assert done.exit_code == 0
    assert done.output.startswith("seat   won   shared   share (95 % interval)")
    assert "\ndecisions in a game " in done.output
    assert "\npoints " in done.output


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # the process that runs the tests may have threads
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_breaks_a_limit_is_told_with_its_seed(jobs, tmp_path):
    root = shutil.copytree(GAMES / "pig", tmp_path / "pig")
    flow = (root / "flow.yaml").read_text("utf-8")
    (root / "flow.yaml").write_text(flow.replace('"roll" { }', '"roll" { repeat 200000 { at_stake = 0 } }'), "utf-8")
    done = CliRunner().invoke(main, ["simulate", str(root), "--games", "4", "--jobs", str(jobs)])
    assert done.exit_code == 1
    assert done.output.startswith("game 0 (seed ")
    assert "[runaway]" in done.output


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes end in another way there")
def test_processes_end_with_the_one_that_started_them():
    """Whoever still runs holds the other end of the pipe."""
    line = command("simulate", GAMES / "pig", "--games", 1_000_000, "--jobs", 2)
    first = subprocess.Popen(line, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    workers = Path(f"/proc/{first.pid}/task/{first.pid}/children")
    while workers.exists() and len(workers.read_text("ascii").split()) < 2 and first.poll() is None:
        time.sleep(0.1)
    first.kill()
    assert first.communicate(timeout=20) == (b"", None)
