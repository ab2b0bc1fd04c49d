"""A plan is carried out: what a file holds already is taken from there, the rest is played here or on a cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

from wwrules import __version__
from wwrules.compile.program import Program
from wwrules.trials.ledger import Ledger
from wwrules.trials.parcels import Parcel, parcel_of
from wwrules.trials.plans import Plan, play_one, tasks_of
from wwrules.trials.records import Played, Task
from wwrules.trials.workers import play_all

Programs = Mapping[tuple[str, ...], Program]  # by the packs they are with
Player = Callable[[Iterable[Task]], Iterator[Played]]


class ClusterError(RuntimeError):
    """A cluster that cannot be used; `key` is the sentence that says so."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(key)
        self.key, self.words = key, words


def played_here(programs: Programs, plan: Plan, jobs: int) -> Player:
    """Somebody who plays on this machine."""

    def play(task: Task) -> Played:
        return play_one(programs[plan.variants[task.variant].packs], plan, task)

    return lambda tasks: play_all(play, plan, tasks, jobs)


def carry_out(plan: Plan, player: Player, ledger: Ledger | None, count: Callable[[Played], None]) -> None:
    """Count every game once: those that were played before, then the others as they are done."""
    for played in _every(plan, player, ledger):
        with _kept_whole():
            if ledger is not None:
                ledger.add(played)
            count(played)


def _every(plan: Plan, player: Player, ledger: Ledger | None) -> Iterator[Played]:
    for played in ledger.earlier() if ledger is not None else ():
        if played.game < plan.games:
            yield played
    done = ledger.done if ledger is not None else set()
    yield from player([task for task in tasks_of(plan) if task not in done])


@contextmanager
def _kept_whole() -> Iterator[None]:
    """Whoever stops the program meanwhile stops it afterwards: a game that is written down is counted too."""
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # nobody can stop it
        yield
        return
    stopped: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: stopped.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if stopped:
        raise KeyboardInterrupt


def identity(root: Path, plan: Plan, game: str) -> dict[str, Any]:
    """What a file of results is about: the same files, the same engine, the same plan but for the number of games."""
    every: Parcel = parcel_of(root, [path for one in plan.variants for path in one.packs])
    return {"game": game, "files": every.fingerprint, "wwrules": __version__, **plan.identity()}
