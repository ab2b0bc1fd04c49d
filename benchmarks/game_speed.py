"""How fast games run: generated code beside hand-written Python, boardgame.io, OpenSpiel and the oracle, all in one run.

Slices of work alternate, and a ratio is the median of paired slices, because machines are seldom quiet. A row with a checksum
counts only if all sides have the same one. What is not installed (npm, OpenSpiel) is told and left out.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

import battle_plain as plain

from wwrules.compile.program import Program, compile_game
from wwrules.load.game import load_game
from wwrules.run.session import Session
from wwrules.run.values import Value
from wwrules.trials.bots import play_blindly
from wwrules.trials.plans import Plan, play_one, set_up, tasks_of
from wwrules.trials.records import Task

HERE = Path(__file__).parent
CONTENT = HERE.parent / "content" / "wonderlands-war"
BOARDGAME_IO = "boardgame.io@0.50.2"
MASK = 0xFFFFFFFF
SHARED_GENERATOR = (1664525, 1013904223, MASK, 8)  # the random numbers of battle_plain.py
WARS_OF_JAVASCRIPT, REPEATS = 150, 6  # it needs to warm up
Answer = tuple[Value, ...]
Slice = Callable[[], tuple[int, int]]  # does some work; gives a checksum and how many decisions were made


@dataclass(slots=True)
class Row:
    """One line of the table."""

    what: str
    ours: str
    beside: str
    ratio: str
    wanted: str = ""


class DifferentWorkError(Exception):
    """Two sides that should have done the same did not."""


def ready(root: Path) -> Program:
    """A game ready to run."""
    game, found = load_game(root)
    if game is None or found:
        raise SystemExit(f"{root} has faults")
    program, found = compile_game(game)
    if found:
        raise SystemExit(f"{root} has faults")
    return program


def paired(rounds: int, *sides: Slice) -> list[list[float]]:
    """Decisions per second of CPU time for each side, in rounds in which every side has its turn."""
    rates: list[list[float]] = [[] for _ in sides]
    for _ in range(rounds):
        sums = set()
        for side, found in zip(sides, rates, strict=True):
            start = time.process_time()
            checksum, decisions = side()
            found.append(decisions / (time.process_time() - start))
            sums.add(checksum)
        if len(sums) > 1:
            raise DifferentWorkError(f"checksums differ: {[f'{one:08x}' for one in sums]}")
    return rates


def ratio(ours: list[float], others: list[float]) -> float:
    """How many times as fast, as the median of the pairs."""
    return median(one / other for one, other in zip(ours, others, strict=True))


# ---------------------------------------------------------------- the war


ANSWERS: dict[Value, tuple[Answer, ...]] = {}  # of the bot, by the first option


def answers_to(options: Answer) -> tuple[Answer, ...]:
    """Four answers of which one is picked: it stops with 1/4, everything else is uniform."""
    one, other = ((option,) for option in options)
    return (other, one, one, one) if options[0] == "draw-on" else (one, other, one, other)


def shared_bot(seed: int) -> Callable[[int, Answer, int, int], Answer]:
    """The bot of battle_plain.py."""
    chance = seed

    def choose(_: int, options: Answer, __: int, ___: int) -> Answer:
        nonlocal chance
        chance = (chance * 1664525 + 1013904223) & 0xFFFFFFFF
        try:
            return ANSWERS[options[0]][chance >> 8 & 3]
        except KeyError:
            ANSWERS[options[0]] = answers_to(options)
            return ANSWERS[options[0]][chance >> 8 & 3]

    return choose


def seeds(count: int) -> list[int]:
    """The seeds of battle_plain.py."""
    return [k * 2654435761 + 1 & MASK for k in range(count)]


def checksum_of(result: tuple[int, ...]) -> int:
    """The checksum of one war."""
    found = 0
    for one in result:
        found = (found * 31 + one) & MASK
    return found


def wars_of(count: int, play: Callable[[int], tuple[int, int]]) -> Slice:
    """So many wars as a slice of work."""

    def work() -> tuple[int, int]:
        total = made = 0
        for seed in seeds(count):
            checksum, decisions = play(seed)
            total, made = (total * 33 + checksum) & MASK, made + decisions
        return total, made

    return work


def war_on(program: Program, backend: str, *, logging: bool = False) -> Callable[[int], tuple[int, int]]:
    """One war on a backend, with session, checked answers, noted decisions and counted steps."""

    def play(seed: int) -> tuple[int, int]:
        session = Session(program, seed, 3, generator=SHARED_GENERATOR, backend=backend, logging=logging)
        session.play(shared_bot(seed ^ 0x5BD1E995))
        return checksum_of(session.result), len(session.decisions)

    return play


def war_rows(program: Program, rounds: int, wars: int) -> list[Row]:
    """The war beside hand-written Python."""
    known = {30: 0x77FCAB25, 150: 0x9938D932}
    for count, wanted in known.items():
        if wars_of(count, war_on(program, "compiled"))()[0] != wanted:
            raise DifferentWorkError(f"{count} wars do not have the checksum {wanted:08x}")
    sides = [wars_of(wars, war_on(program, "compiled")), *(wars_of(wars, run) for run in plain.VARIANTS.values())]
    ours, *others = paired(rounds, *sides)
    wanted_ratios = {"generator": "≥ 0.60"}
    rows = [
        Row(f"war, hand-written {name}", _rate(ours), _rate(rates), f"{ratio(ours, rates):.2f}", wanted_ratios.get(name, ""))
        for name, rates in zip(plain.VARIANTS, others, strict=True)
    ]
    told, quiet = paired(rounds, wars_of(wars, war_on(program, "compiled", logging=True)), sides[0])
    rows.append(Row("war with its log, without it", _rate(told), _rate(quiet), f"{ratio(told, quiet):.2f}"))
    few = max(2, wars // 20)
    fast, slow = paired(3, wars_of(few, war_on(program, "compiled")), wars_of(few, war_on(program, "oracle")))
    rows.append(Row("war, oracle", _rate(fast), _rate(slow), f"{ratio(fast, slow):.1f}"))
    return rows


def _rate(rates: list[float]) -> str:
    return f"{max(rates):,.0f} decisions/s"


def told_by(folder: str, *command: object) -> str:
    """What a command prints in a folder."""
    words = [str(one) for one in command]
    return subprocess.run(words, cwd=folder, check=True, capture_output=True, text=True).stdout


def boardgame_io_row(program: Program, rounds: int) -> Row:
    """The war beside boardgame.io, installed for the purpose. Both take turns; of each turn the best slice counts."""
    what = "war, boardgame.io (bare reducer)"
    if shutil.which("npm") is None or shutil.which("node") is None:
        return Row(what, "", "npm is not there", "not measured", "≥ 50")
    work = wars_of(WARS_OF_JAVASCRIPT, war_on(program, "compiled"))
    expected, ours, theirs = work()[0], [], []
    with tempfile.TemporaryDirectory() as folder:
        told_by(folder, "npm", "init", "-y")
        told_by(folder, "npm", "install", BOARDGAME_IO)
        for _ in range(rounds):
            told = told_by(folder, "node", HERE / "battle_boardgameio.mjs", WARS_OF_JAVASCRIPT, REPEATS, "--driver", "reducer")
            if int(re.search(r"checksum=([0-9a-f]+)", told)[1], 16) != expected:
                raise DifferentWorkError("boardgame.io has another checksum")
            theirs.append(float(re.search(r"of-cpu=(\d+)", told)[1]))
            ours.append(max(paired(REPEATS, work)[0]))
    return Row(what, _rate(ours), _rate(theirs), f"{ratio(ours, theirs):.1f}", "≥ 50")


# ---------------------------------------------------------------- play-outs


def play_out_row(program: Program, rounds: int, count: int) -> Row:
    """From a copy in the middle of a war to its end, beside the hand-written machine that can be copied."""
    seed, steps = seeds(8)[7], 12
    machine, policy = plain.Machine(seed), plain.Policy(seed ^ 0x5BD1E995)
    session = Session(program, seed, 3, generator=SHARED_GENERATOR, backend="compiled", logging=False)
    bot = shared_bot(seed ^ 0x5BD1E995)
    request = machine.resume()
    for _ in range(steps):
        kind, who = request
        request = machine.resume(policy.many(kind, who) if kind == plain.GO else policy.one(kind, 2))
        for seat in session.to_move:
            session.answer(seat, *bot(seat, *session.choices(seat)))

    def theirs() -> tuple[int, int]:
        total = made = 0
        for number in range(count):
            game, choose = machine.copy(), plain.Policy(number)
            asked = game.request
            while asked is not None:
                kind, who = asked
                asked = game.resume(choose.many(kind, who) if kind == plain.GO else choose.one(kind, 2))
            total, made = (total * 33 + game.checksum()) & MASK, made + choose.count
        return total, made

    def ours() -> tuple[int, int]:
        total = made = 0
        for number in range(count):
            game = session.clone()
            before = len(game.decisions)
            game.play(shared_bot(number))
            total, made = (total * 33 + checksum_of(game.result)) & MASK, made + len(game.decisions) - before
        return total, made

    mine, other = paired(rounds, ours, theirs)
    return Row("play-outs from a copy, hand-written machine", _rate(mine), _rate(other), f"{ratio(mine, other):.2f}", "≥ 0.75")


# ---------------------------------------------------------------- Pig


def pig_row(program: Program, rounds: int, games: int) -> Row:
    """Pig to 100 for two, uniform choice, beside OpenSpiel, with the same dice and the same decisions."""
    what = "Pig, OpenSpiel through Python"
    try:
        import pyspiel  # noqa: PLC0415
    except ImportError:
        return Row(what, "", "open_spiel is not there", "not measured", "≥ 2")
    peer = pyspiel.load_game("pig(horizon=1000000)")  # a game goes on until somebody has won

    def theirs() -> tuple[int, int]:
        draw = random.Random(1).random
        total = made = 0
        for chance in range(games):
            state = peer.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    chance = (chance * 1664525 + 1013904223) & MASK  # noqa: PLW2901 - the dice of a game begin with its number
                    state.apply_action(outcomes[(chance >> 8) % len(outcomes)][0])
                else:
                    actions = state.legal_actions()
                    made += 1
                    state.apply_action(actions[int(draw() * len(actions))])
            points = re.findall(r"\d+", str(state))[: peer.num_players()]
            total, made = (total * 33 + checksum_of(tuple(map(int, points)))) & MASK, made - 1  # the last is no choice
        return total, made

    def ours() -> tuple[int, int]:
        draw = random.Random(1).random

        def choose(_: int, options: Answer, __: int, ___: int) -> Answer:
            return (options[int(draw() * len(options))],)

        total = made = 0
        for number in range(games):
            session = Session(program, number, 2, generator=SHARED_GENERATOR, backend="compiled", logging=False)
            session.play(choose)
            draw()  # theirs asks for the last stop too
            total, made = (total * 33 + checksum_of(session.result)) & MASK, made + len(session.decisions)
        return total, made

    mine, other = paired(rounds, ours, theirs)
    return Row(what, _rate(mine), _rate(other), f"{ratio(mine, other):.2f}", "≥ 2")


# ---------------------------------------------------------------- the whole game


def random_game(program: Program, seed: int, seats: int, backend: str) -> Session:
    """A game of random decisions."""
    chance = random.Random(seed)
    session = Session(program, seed, seats, backend=backend, logging=False)
    session.play(lambda _, options, least, most: tuple(chance.sample(options, chance.randint(least, most))))
    return session


def whole_game_rows(program: Program, games: int) -> list[Row]:
    """Whole games per second for each number of players, beside the oracle."""
    rows = []
    for seats in (2, 3, 4, 5):
        random_game(program, 0, seats, "compiled")
        start = time.process_time()
        made = sum(len(random_game(program, seed, seats, "compiled").decisions) for seed in range(games))
        took = time.process_time() - start
        start = time.process_time()
        for seed in range(2):
            random_game(program, seed, seats, "oracle")
        slow = 2 / (time.process_time() - start)
        told = f"{games / took:.1f} games/s, {took / made * 1e6:.0f} µs a decision"
        wanted = "≥ 40 games/s" if seats == 3 else ""
        rows.append(Row(f"whole games for {seats}, oracle", told, f"{slow:.2f} games/s", f"{games / took / slow:.0f}", wanted))
    return rows


def simulation_row(program: Program, rounds: int, games: int) -> Row:
    """Games as `wwrules simulate` plays them, with all that is counted of them, beside the same games with nothing counted."""
    plan = Plan(games, 3, 1)

    def counted() -> tuple[int, int]:
        played = [play_one(program, plan, task) for task in tasks_of(plan)]
        return sum(sum(one.result) for one in played), games

    def bare() -> tuple[int, int]:
        total = 0
        for game in range(games):
            seed = plan.seed_of(game)
            session = Session(program, seed, 3, set_up(program, plan, Task(0, game)), backend="compiled", logging=False)
            play_blindly(session, seed, lambda *_: None)
            total += sum(session.result)
        return total, games

    counted(), bare()
    ours, beside = paired(rounds, counted, bare)
    told = [f"{max(one):.1f} games/s" for one in (ours, beside)]
    return Row("simulated games for 3, nothing counted", *told, f"{ratio(ours, beside):.2f}")


def growth_rows(program: Program, rounds: int) -> list[Row]:
    """How the cost of a decision grows with the players, and with the cards in play: without rules, with rules about something
    else, and with rules that look at what happens and let it pass."""
    plain_table = {"idlers": 0, "sleepers": 0, "watchers": 0}
    least = _cost(program, rounds, 2, plain_table)
    rows = [Row("a decision of 2 players, no cards", f"{least:.2f} µs", "", "1.00")]
    tables = [(f"{seats} players, no cards", seats, plain_table) for seats in (4, 8)]
    told = {"idlers": "without rules", "sleepers": "that wait for something else", "watchers": "that look at it"}
    tables += [
        (f"2 players, {2 * count} cards {words}", 2, plain_table | {sort: count})
        for sort, words in told.items()
        for count in (10, 100)
    ]
    for what, seats, options in tables:
        cost = _cost(program, rounds, seats, options)
        rows.append(Row(f"… of {what}", f"{cost:.2f} µs", f"{least:.2f} µs", f"{cost / least:.2f}"))
    return rows


def _cost(program: Program, rounds: int, seats: int, options: dict[str, Value]) -> float:
    """Microseconds for a decision, once the cards are in play."""
    chance, found = random.Random(1), []
    for _ in range(rounds):
        session = Session(program, 1, seats, options, backend="compiled", logging=False)
        start = time.process_time()
        session.play(lambda _, choices, __, ___: (choices[int(chance.random() * 2)],))
        found.append((time.process_time() - start) / len(session.decisions) * 1e6)
    return min(found)


def clone_row(program: Program) -> Row:
    """A copy of a position in the middle of a decision, beside deepcopy of the same position."""
    session, chance = Session(program, 3, 3, backend="compiled", logging=False), random.Random(3)
    for _ in range(250):
        seat = session.to_move[0]
        options, least, most = session.choices(seat)
        session.answer(seat, *chance.sample(options, chance.randint(least, most)))
    ours = min(_timed(session.clone) for _ in range(2000))
    state = session.run.look()
    theirs = min(_timed(lambda: copy.deepcopy(state)) for _ in range(20))
    return Row(
        "copy of a whole position, deepcopy",
        f"{ours * 1e6:.0f} µs",
        f"{theirs * 1e6:.0f} µs",
        f"{theirs / ours:.0f}",
        "≤ 20 µs, ≥ 100",
    )


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


_LOADING = """
import sys, time
sys.modules["interegular"] = None  # lark would look for it; it comes with our tests, not with wwrules
from pathlib import Path
from wwrules.play.games import load_program
from wwrules.run.session import Session
start = time.process_time()
program, _ = load_program(Path(sys.argv[1]))
assert Session(program, 1, 3, backend="compiled").to_move
print(time.process_time() - start)
"""


def load_row() -> Row:
    """From files to the first question of a game, in a new process each: with an empty cache, and with what that one kept."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _LOADING, str(CONTENT)]
        kept = {**os.environ, "XDG_CACHE_HOME": folder}
        cold, *cached = (float(subprocess.run(command, env=kept, capture_output=True, check=True).stdout) for _ in range(4))
    best = min(cached)
    return Row("load, with the game in the cache", f"{cold:.2f} s", f"{best:.2f} s", f"{cold / best:.1f}", "≤ 3 s, ≤ 0.3 s")


# ---------------------------------------------------------------- the table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--quick", action="store_true", help="few rounds, no boardgame.io")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rounds = 3 if given.quick else given.rounds
    war, pig, whole = ready(HERE / "war"), ready(HERE / "pig"), ready(CONTENT)
    rows = war_rows(war, rounds, 60)
    if not given.quick:
        rows.append(boardgame_io_row(war, 5))
    rows.append(play_out_row(war, rounds, 100))
    rows.append(pig_row(pig, rounds, 20))
    rows += whole_game_rows(whole, 5 if given.quick else 30)
    rows.append(simulation_row(whole, 3, 5 if given.quick else 20))
    rows += growth_rows(ready(HERE / "crowd"), 5 * rounds)
    rows += [clone_row(whole), load_row()]
    if given.json:
        json.dump([asdict(row) for row in rows], sys.stdout, ensure_ascii=False, indent=1)
        return
    print(f"{'what, beside what':54}{'ours':34}{'beside':26}{'ratio':>14}  wanted")
    for row in rows:
        print(f"{row.what:54}{row.ours:34}{row.beside:26}{row.ratio:>14}  {row.wanted}")


if __name__ == "__main__":
    main()
