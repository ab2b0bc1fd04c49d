"""Several processes play the games of a plan; one watches over them.

A process that ends, for whatever reason, loses nothing: what it had in hand is played again by another. A game with which
one process after another ends is told. When the watching process ends, so do the others.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any

from wwrules.trials.plans import BrokenGameError, Plan
from wwrules.trials.records import Played, Task

Play = Callable[[Task], Played]
_MOST_DEATHS = 3  # of processes with the same game in hand
_BATCH_SECONDS = 0.5  # of work that a process has in hand
_LARGEST_BATCH = 200


def processors() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LostGameError(RuntimeError):
    """Process after process ended with a game in hand."""

    def __init__(self, game: int, seed: int) -> None:
        super().__init__(game, seed)
        self.game, self.seed = game, seed


@dataclass
class Worker:
    """A process, the line to it, and what it has in hand."""

    process: Any
    line: Connection
    hand: deque[Task] = field(default_factory=deque)


def play_all(play: Play, plan: Plan, tasks: Iterable[Task], jobs: int) -> Iterator[Played]:
    """All tasks, in whatever order they are done."""
    if jobs <= 1:
        yield from map(play, tasks)
    else:
        yield from Supervisor(play, plan, tasks, jobs).run()


class Supervisor:
    """Hands out the tasks."""

    def __init__(self, play: Play, plan: Plan, tasks: Iterable[Task], jobs: int) -> None:
        self.play, self.plan, self.jobs = play, plan, jobs
        self.left = deque(tasks)
        self.workers: list[Worker] = []
        self.deaths: Counter[Task] = Counter()
        self.started, self.done = time.monotonic(), 0
        methods = multiprocessing.get_all_start_methods()  # a fork has the program already
        self.context: Any = multiprocessing.get_context("fork" if "fork" in methods else None)

    def run(self) -> Iterator[Played]:
        """Every game once."""
        try:
            for _ in range(min(self.jobs, len(self.left))):
                self._start()
            while self.workers:
                for worker in self._ready():
                    yield from self._heard(worker)
        finally:
            for worker in self.workers:
                worker.process.kill()
            for worker in self.workers:
                worker.process.join()

    def _start(self) -> None:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_work, args=(theirs, self.play), daemon=True)
        process.start()
        theirs.close()
        worker = Worker(process, ours)
        self.workers.append(worker)
        self._hand_out(worker)

    def _ready(self) -> list[Worker]:
        lines = {worker.line: worker for worker in self.workers}
        return [lines[one] for one in wait(list(lines)) if isinstance(one, Connection)]

    def _heard(self, worker: Worker) -> Iterator[Played]:
        """A game that is done, a fault, or the end of a process."""
        try:
            said = worker.line.recv()
        except (EOFError, OSError):
            self._ended(worker)
            return
        if isinstance(said, Exception):
            raise said
        worker.hand.remove(said.task)
        self.done += 1
        yield said
        if not worker.hand:
            self._hand_out(worker)

    def _hand_out(self, worker: Worker) -> None:
        """As much as lasts for a moment; nobody gets more than a fair part of what is left."""
        speed = self.done / (time.monotonic() - self.started + 1e-9) / self.jobs
        fair = len(self.left) // (2 * self.jobs)
        count = max(1, min(_LARGEST_BATCH, int(speed * _BATCH_SECONDS), fair))
        worker.hand.extend(self.left.popleft() for _ in range(min(count, len(self.left))))
        try:
            worker.line.send(list(worker.hand))
        except OSError:
            return  # it has ended, which its line will say
        if not worker.hand:
            self.workers.remove(worker)
            worker.process.join()

    def _ended(self, worker: Worker) -> None:
        """Take back what the process had in hand; the first of it was being played."""
        self.workers.remove(worker)
        worker.process.join()
        if worker.hand:
            task = worker.hand[0]
            self.deaths[task] += 1
            if self.deaths[task] >= _MOST_DEATHS:
                raise LostGameError(task.game, self.plan.seed_of(task.game))
            self.left.extendleft(reversed(worker.hand))
        if self.left:
            self._start()


def _work(line: Connection, play: Play) -> None:
    """In a process of its own: play what is handed out until nothing is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the watching process says when it is over
    _end_with_parent()
    while tasks := line.recv():
        for task in tasks:
            try:
                line.send(play(task))
            except BrokenGameError as error:
                line.send(error)
                return


def _end_with_parent() -> None:
    """Whoever ends the first process by force ends all."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
