"""Many games by bots: who wins, how long it takes, and the figures that the game declares.

Each game has a seed of its own, derived from the first one and its number. Games are added up in their order, so that the
outcome does not depend on how many processes share the work.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist
from threading import Thread
from typing import Any, NamedTuple

from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic
from wwrules.play.bots import random_answer
from wwrules.play.games import load_program
from wwrules.run.expressions import number
from wwrules.run.interpret import Machine
from wwrules.run.options import chosen_options
from wwrules.run.seeds import derived
from wwrules.run.session import BrokenContentError, Session
from wwrules.run.values import Player

_SURE = NormalDist().inv_cdf(0.975)  # 95 of 100 intervals hold the true value
_CHUNKS = 8  # for each process, so that none waits long for the others
_DIGITS = 6


class Plan(NamedTuple):
    """What is simulated."""

    games: int
    seats: int
    seed: int
    options: Mapping[str, str]
    packs: tuple[str, ...] = ()


class Played(NamedTuple):
    """What is kept of one game."""

    winners: tuple[int, ...]
    result: tuple[int, ...]
    decisions: int
    figures: dict[str, tuple[int, ...]]  # one number for each player, or one for the game


class BrokenGameError(RuntimeError):
    """A game ran into a limit: its number, its seed, and the fault."""

    def __init__(self, game: int, seed: int, diagnostic: Diagnostic) -> None:
        super().__init__(game, seed, diagnostic)
        self.game, self.seed, self.diagnostic = game, seed, diagnostic


def play_one(program: Program, plan: Plan, game: int) -> Played:
    """One game, by its number."""
    seed = derived(plan.seed, "game", game)
    try:
        session = Session(program, seed, plan.seats, chosen_options(program.game, plan.options, seed))
        chance = Random(derived(seed, "bots"))  # noqa: S311 - bots, not secrets
        while session.to_move:
            seat = session.to_move[0]
            session.answer(seat, *random_answer(session, seat, chance))
        return Played(session.winners, session.result, len(session.decisions), _figures(session))
    except BrokenContentError as error:
        raise BrokenGameError(game, seed, error.diagnostic) from None


def _figures(session: Session) -> dict[str, tuple[int, ...]]:
    machine = Machine(session.program, session.state)
    found = {}
    for name, (amount, per) in session.program.board.figures.items():
        rows = [{"p": Player(seat)} for seat in range(session.seats)] if per == "player" else [{}]
        found[name] = tuple(number(machine.look(amount, dict(row))) for row in rows)
    return found


# ---------------------------------------------------------------- several processes

_OWN: dict[str, Program] = {}  # of this process


def play_many(root: Path, program: Program, plan: Plan, jobs: int, told: Callable[[int], None]) -> Iterator[Played]:
    """All games, in their order; `told` hears how many are done."""
    _OWN[str(root)] = program
    if jobs <= 1 or plan.games <= 1:
        for game in range(plan.games):
            yield play_one(program, plan, game)
            told(1)
        return
    chunk = max(1, plan.games // (jobs * _CHUNKS))
    parts = [(str(root), plan, start, min(start + chunk, plan.games)) for start in range(0, plan.games, chunk)]
    methods = multiprocessing.get_all_start_methods()  # a fork has the program already
    context = multiprocessing.get_context("fork" if "fork" in methods else None)
    with ProcessPoolExecutor(min(jobs, len(parts)), mp_context=context, initializer=_end_with_parent) as pool:
        for played in pool.map(_play_part, parts):
            if isinstance(played, BrokenGameError):
                pool.shutdown(cancel_futures=True)
                raise played
            yield from played
            told(len(played))


def _end_with_parent() -> None:
    """In a process of several: whoever ends the first one by force ends all."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def _play_part(part: tuple[str, Plan, int, int]) -> list[Played] | BrokenGameError:
    """Some games of a plan, in a process of their own."""
    root, plan, first, end = part
    if root not in _OWN:
        program, _ = load_program(Path(root), map(Path, plan.packs))
        assert program is not None  # noqa: S101 - it was loaded before
        _OWN[root] = program
    try:
        return [play_one(_OWN[root], plan, game) for game in range(first, end)]
    except BrokenGameError as error:
        return error


# ---------------------------------------------------------------- adding up


def summary(plan: Plan, games: Iterable[Played]) -> dict[str, Any]:
    """Wins by seat, lengths and figures, as plain data."""
    every = list(games)
    figures = {name: [number for one in every for number in one.figures[name]] for name in (every[0].figures if every else ())}
    return {
        "games": len(every),
        "players": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "seats": [_seat(every, seat) for seat in range(plan.seats)],
        "decisions": spread([one.decisions for one in every]),
        "figures": {name: spread(numbers) for name, numbers in figures.items()},
    }


def _seat(every: list[Played], seat: int) -> dict[str, Any]:
    """How a seat fared; a victory that is shared counts in parts."""
    share = sum((Fraction(1, len(one.winners)) for one in every if seat in one.winners), Fraction(0)) / max(1, len(every))
    return {
        "wins": sum(one.winners == (seat,) for one in every),
        "shared": sum(seat in one.winners and len(one.winners) > 1 for one in every),
        "share": round(float(share), _DIGITS),
        "interval": _interval_of_share(float(share), len(every)),
        "result": spread([one.result[seat] for one in every]),
    }


def spread(numbers: list[int]) -> dict[str, Any]:
    """How numbers lie: their mean with its interval, deviation, least, median and most."""
    count = len(numbers)
    if not count:
        return {"count": 0}
    mean = Fraction(sum(numbers), count)
    variance = Fraction(sum(one * one for one in numbers), count) - mean * mean
    deviation = sqrt(variance * count / (count - 1)) if count > 1 else 0.0
    half = _SURE * deviation / sqrt(count)
    ordered = sorted(numbers)
    return {
        "count": count,
        "mean": round(float(mean), _DIGITS),
        "interval": [round(float(mean) - half, _DIGITS), round(float(mean) + half, _DIGITS)],
        "deviation": round(deviation, _DIGITS),
        "min": ordered[0],
        "median": ordered[count // 2],
        "max": ordered[-1],
    }


def _interval_of_share(share: float, count: int) -> list[float]:
    """Wilson's interval."""
    if not count:
        return [0.0, 1.0]
    z = _SURE**2 / count
    middle = (share + z / 2) / (1 + z)
    half = _SURE * sqrt(share * (1 - share) / count + z / (4 * count)) / (1 + z)
    return [round(max(0.0, middle - half), _DIGITS), round(min(1.0, middle + half), _DIGITS)]
