"""Many games: the same whatever the number of processes and the hash seed, and added up as a hand would."""

import csv
import json
import shutil
import signal
import subprocess
import sys
import time
from math import sqrt
from pathlib import Path

import pytest
from click.testing import CliRunner
from running import ENVIRONMENT, GAMES, command, program_of, wwrules

from wwrules.cli import main
from wwrules.trials.measures import measures
from wwrules.trials.outcome import Outcome
from wwrules.trials.plans import Plan, Variant, play_one, tasks_of
from wwrules.trials.records import Played, Task
from wwrules.trials.tallies import SURE, Paired, Tally, wilson


def simulated(*arguments: object, **environment: str) -> dict:
    done = wwrules("simulate", GAMES / "tricks", "--games", 5, "--json", *arguments, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.mark.slow
def test_neither_processes_nor_hash_seeds_change_the_outcome():
    one = simulated("--seed", 9, PYTHONHASHSEED="1")
    other = simulated("--seed", 9, "--jobs", 2, PYTHONHASHSEED="77")
    assert one.pop("timing").keys() == other.pop("timing").keys() == {"seconds", "games_per_second", "jobs"}
    assert json.dumps(one) == json.dumps(other)
    assert sum(seat["wins"] for seat in one["seats"]) + sum(seat["shared"] > 0 for seat in one["seats"]) >= 5


def played(name: str, plan: Plan) -> list[Played]:
    return [play_one(program_of(name), plan, task) for task in tasks_of(plan)]


def test_games_differ_and_seeds_matter():
    games = played("pig", Plan(9, 2, 1))
    assert len({one.decisions for one in games}) > 4
    assert games != played("pig", Plan(9, 2, 2))
    assert games[4] == play_one(program_of("pig"), Plan(900, 2, 1), Task(0, 4))


def test_figures_are_those_of_the_game():
    game = play_one(program_of("workers"), Plan(1, 3, 1), Task(0, 0))
    assert [row[0] for row in game.figures["points"]] == game.result
    assert len(game.figures["rival-points"]) == 1


def test_backends_play_the_same_games():
    assert played("tricks", Plan(2, 3, 4)) == played("tricks", Plan(2, 3, 4, backend="oracle"))


def test_options_are_drawn_anew_for_each_game():
    plan = Plan(6, 3, 1, variants=(Variant("", {"rounds": "random"}),))
    assert len({one.decisions // 10 for one in played("tricks", plan)}) > 1


# ---------------------------------------------------------------- adding up


def game(number: int, winners: list[int], result: list[int], coins: list[int], variant: int = 0) -> Played:
    figures = {"points": [[one] for one in coins], "bust": [[1, 4], [0, 2]]}
    roles, used, owned, chosen = ["fox", "owl"], {"lamp": [2, 0]}, {"rope": [1]}, {"lamp": [3, 1]}
    return Played(variant, number, number, winners, result, 10 + 10 * number, roles, figures, used, owned, chosen)


def test_games_are_added_up():
    outcome = Outcome(Plan(2, 2, 1), program_of("pig"))
    for one in (game(1, [0, 1], [4, 4], [3, 6]), game(0, [0], [5, 3], [1, 2])):
        outcome.add(one)
    found = outcome.data()
    assert [(one["wins"], one["shared"], one["share"]) for one in found["seats"]] == [(1, 1, 0.75), (0, 1, 0.25)]
    assert found["decisions"] == {
        "count": 2, "mean": 15.0, "interval": [5.200180, 24.799820], "deviation": 7.071068, "min": 10, "median": 20, "max": 20,
    }  # fmt: skip
    assert found["figures"]["points"]["mean"] == (1 + 2 + 3 + 6) / 4
    assert found["figures"]["points"]["roles"]["owl"]["value"] == 4.0
    assert found["figures"]["bust"]["share"] == round(2 / 12, 6)
    assert found["roles"]["fox"]["share"] == 0.75
    assert found["seats"][0]["result"]["mean"] == 4.5
    assert found["cards"]["lamp"]["used"]["value"] == 1.0
    assert (found["cards"]["lamp"]["used"]["worked"], found["cards"]["lamp"]["used"]["games"]) == (2, 2)
    assert found["cards"]["lamp"]["taken"]["value"] == round(1 / 3, 6)
    assert found["cards"]["lamp"]["won"]["value"] == 0.75
    assert found["cards"]["rope"]["won"]["value"] == 0.25


def test_the_order_of_games_makes_no_difference():
    games = played("tricks", Plan(8, 3, 1))
    one, other = Outcome(Plan(8, 3, 1), program_of("tricks")), Outcome(Plan(8, 3, 1), program_of("tricks"))
    for first, second in zip(games, reversed(games), strict=True):
        one.add(first)
        other.add(second)
    assert json.dumps(one.data()) == json.dumps(other.data())
    assert one.csv() == other.csv()


def test_an_interval_takes_each_game_as_one_observation():
    """Two players of one game who always have the same are no more than one."""
    tally = Tally()
    numbers = [3, 5, 8, 1, 9, 4]
    for at, number in enumerate(numbers):
        tally.add(at, {("points",): (2 * number, 2)})
    mean = sum(numbers) / 6
    half = SURE * sqrt(sum((one - mean) ** 2 for one in numbers) / 5 / 6)
    found = tally.mean(("points",))
    assert (found.value, round(found.high - found.value, 9)) == (mean, round(half, 9))


def test_a_share_has_the_interval_of_its_games():
    tally = Tally()
    for at in range(40):
        tally.add(at, {("won",): (at % 4 == 0, 1)})
    assert tally.share(("won",))[1:3] == pytest.approx(wilson(0.25, 40))
    assert wilson(0.0, 10)[0] == pytest.approx(0.0)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_the_same_luck_twice_makes_a_difference_sharp():
    paired, apart = Paired(), Paired()
    for at, luck in enumerate([3, 50, 8, 31, 90, 44, 12, 77]):
        paired.add(at, {("points",): (luck + 2, 1)}, {("points",): (luck + at % 2, 1)})
        apart.add(at, {("points",): (luck + 2, 1)}, {("points",): (99 - luck + at % 2, 1)})
    shift = paired.shift(("points",))
    assert shift.value == 1.5
    assert shift.is_above
    assert shift.high - shift.low < 1
    wide = apart.shift(("points",))
    assert wide.high - wide.low > 50
    assert paired.furthest["points",] == (2.0, 0)


def test_a_difference_has_the_interval_of_the_differences():
    paired, pairs = Paired(), [(4, 1), (7, 7), (2, 5), (9, 3), (5, 0)]
    for at, (one, other) in enumerate(pairs):
        paired.add(at, {("points",): (one, 1)}, {("points",): (other, 1)})
    apart = [one - other for one, other in pairs]
    mean = sum(apart) / 5
    half = SURE * sqrt(sum((one - mean) ** 2 for one in apart) / 4 / 5)
    found = paired.shift(("points",))
    assert (round(found.value, 9), round(found.high - found.value, 9)) == (mean, round(half, 9))


def test_pairs_are_of_entries_that_worked_for_one_player():
    one = game(0, [0], [5, 3], [1, 2])._replace(used={"lamp": [2, 0], "rope": [1, 1], "well": [0, 1]})
    assert {key for key in measures(one, ["lamp"]) if key[0] == "pair"} == {("pair", "lamp", "rope")}


# ---------------------------------------------------------------- the command


def test_tables_are_printed_for_people():
    done = CliRunner().invoke(main, ["simulate", str(GAMES / "pig"), "--games", "3", "--bot", "heuristic:1", "--bot", "random"])
    assert done.exit_code == 0
    assert done.output.startswith("seat   bot           won   shared   share (95 % interval)")
    assert "\ndecisions in a game " in done.output
    assert "\npoints " in done.output


def test_figures_are_printed_as_lines():
    done = CliRunner().invoke(main, ["simulate", str(GAMES / "tricks"), "--games", "3", "--csv"])
    rows = list(csv.DictReader(done.output.splitlines()))
    assert list(rows[0]) == ["about", "whom", "of", "value", "low", "high", "games"]
    assert {row["about"] for row in rows} >= {"seat", "result", "decisions", "figure", "won-with", "used", "taken"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bot", "clever"], "there is no bot 'clever'; expected random, montecarlo, heuristic"),
        (["--bot", "heuristic"], "the game does not say what a position is worth"),
        (["--bot", "random"] * 4, "4 are seated"),
        (["--compare", "rounds"], "rounds"),
        (["--compare", "rounds=99"], "99"),
    ],
)
def test_wrong_use_is_told(arguments, said):
    done = CliRunner().invoke(main, ["simulate", str(GAMES / "tricks"), "--games", "2", *arguments])
    assert done.exit_code == 2
    assert said in done.output


def test_options_are_held_against_each_other():
    line = ["simulate", str(GAMES / "tricks"), "--games", "20", "--option", "rounds=2", "--compare", "rounds=1", "--json"]
    found = json.loads(CliRunner().invoke(main, line).output)["comparison"]
    assert [one["options"] for one in found["compared"]] == [{"rounds": "2"}, {"rounds": "1"}]
    length = next(one for one in found["shifts"] if one["about"] == "decisions")
    assert length["shift"]["value"] > 0
    assert length["verdict"] == "beyond"
    assert length["game"] in range(20)


def test_few_games_tell_nothing():
    line = ["simulate", str(GAMES / "tricks"), "--games", "3", "--option", "rounds=2", "--compare", "rounds=1", "--json"]
    found = json.loads(CliRunner().invoke(main, line).output)["comparison"]
    assert {one["verdict"] for one in found["shifts"]} == {"few"}


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # the process that runs the tests may have threads
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_breaks_a_limit_is_told_with_its_seed(jobs, tmp_path):
    root = shutil.copytree(GAMES / "pig", tmp_path / "pig")
    flow = (root / "flow.yaml").read_text("utf-8")
    (root / "flow.yaml").write_text(flow.replace('"roll" { }', '"roll" { repeat 200000 { at_stake = 0 } }'), "utf-8")
    done = CliRunner().invoke(main, ["simulate", str(root), "--games", "4", "--jobs", str(jobs)])
    assert done.exit_code == 1
    assert done.output.startswith("game ")
    assert "[runaway]" in done.output


# ---------------------------------------------------------------- processes


def started(*arguments: object) -> subprocess.Popen:
    """Somebody's command at a keyboard, also where the tests themselves run out of its reach."""
    line = command("simulate", GAMES / "pig", *arguments)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is ignored here is ignored by who is started
    try:
        return subprocess.Popen(line, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    finally:
        signal.signal(signal.SIGINT, before)


def workers_of(first: subprocess.Popen) -> list[int]:
    try:
        return list(map(int, Path(f"/proc/{first.pid}/task/{first.pid}/children").read_text("ascii").split()))
    except OSError:
        return []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes end in another way there")
def test_processes_end_with_the_one_that_started_them():
    """Whoever still runs holds the other end of the pipe."""
    first = started("--games", 1_000_000, "--jobs", 2)
    while len(workers_of(first)) < 2 and first.poll() is None:
        time.sleep(0.1)
    first.kill()
    assert first.communicate(timeout=120) == (b"", None)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes end in another way there")
def test_what_is_done_when_somebody_stops_it_is_told(tmp_path):
    first = started("--games", 1_000_000, "--jobs", 2, "--results", tmp_path / "games", "--json")
    while not (tmp_path / "games").exists() or (tmp_path / "games").stat().st_size < 2000:
        time.sleep(0.1)
    first.send_signal(signal.SIGINT)
    said = first.communicate(timeout=120)[0].decode()
    assert first.returncode == 130
    kept = len((tmp_path / "games").read_bytes().splitlines()) - 1
    data, _, last = said.rpartition("}\n")
    assert json.loads(data + "}")["games"] == kept > 0
    assert last.startswith(f"stopped after {kept:,} of ".replace(",", ""))


LOOKS = "count(a in range(1, {0}) where count(b in range(1, {0}) where b == a) > 0)"


@pytest.mark.parametrize("backend", ["oracle", "compiled"])
def test_figures_have_their_steps_for_each_player_and_no_more(tmp_path, monkeypatch, backend):
    shutil.copytree(GAMES / "pig", tmp_path / "pig")
    board = tmp_path / "pig/presentation/board.yaml"
    written = board.read_text("utf-8")

    def simulated(much: int):
        board.write_text(written.replace("amount: p.points, per:", f'amount: "{LOOKS.format(much)}", per:', 1), "utf-8")
        line = ["simulate", "pig", "--games", "1", "--players", "4", "--backend", backend, "--json"]
        return CliRunner().invoke(main, line)

    monkeypatch.chdir(tmp_path)
    done = simulated(200)
    assert (done.exit_code, json.loads(done.stdout)["figures"]["points"]["mean"]) == (0, 200)
    done = simulated(90_000)
    assert done.exit_code == 1
    told, where = done.stderr.splitlines()
    assert told.startswith("game 0 (seed ")
    assert where.startswith("pig/presentation/board.yaml:12:")
    assert where.endswith("error: this ran 200,000 steps without a decision; it may never end [runaway]")
