"""The games of a plan on a Dask cluster that runs already.

The files of the game travel with the work, so the machines need wwrules of the same version and nothing else. What a machine
had in hand when it was lost is played again by another, which the cluster sees to.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from distributed import Client, as_completed

from wwrules import __version__
from wwrules.compile.program import Program
from wwrules.play.games import load_program
from wwrules.trials.parcels import Parcel, parcel_of, unpacked
from wwrules.trials.plans import BrokenGameError, Plan, play_one
from wwrules.trials.records import Played, Task
from wwrules.trials.running import ClusterError

_PARTS = 8  # for each thread of the cluster, so that none waits long for the others
_LARGEST_PART = 50  # games; what a lost machine had in hand is played again
_SECONDS = 10


def played_on_cluster(address: str, root: Path, plan: Plan) -> Callable[[Iterable[Task]], Iterator[Played]]:
    """Somebody who plays on a cluster."""
    parcel = parcel_of(root, [path for one in plan.variants for path in one.packs])

    def play(tasks: Iterable[Task]) -> Iterator[Played]:
        try:
            client = Client(address, timeout=_SECONDS)
        except (OSError, ValueError) as error:
            raise ClusterError("simulate-no-cluster", address=address, reason=str(error)) from None
        with client:
            yield from _played(client, parcel, plan, list(tasks))

    return play


def _played(client: Client, parcel: Parcel, plan: Plan, tasks: list[Task]) -> Iterator[Played]:
    theirs = set(client.run(_version).values())
    if theirs - {__version__}:
        raise ClusterError("simulate-other-engine", theirs=", ".join(sorted(map(str, theirs))), ours=__version__)
    threads = max(1, sum(client.nthreads().values()))
    size = max(1, min(_LARGEST_PART, len(tasks) // (threads * _PARTS)))
    (sent,) = client.scatter([pickle.dumps((parcel, plan))], broadcast=True)  # as bytes: Dask looks into what it sends
    parts = [tasks[start : start + size] for start in range(0, len(tasks), size)]
    futures = [client.submit(_play_part, sent, pickle.dumps(part), pure=False) for part in parts]
    try:
        for _, found in as_completed(futures, with_results=True):
            if isinstance(found, BrokenGameError):
                raise found
            yield from (Played(*one) for one in found)
    finally:
        client.cancel(futures)


def _version() -> str:
    return __version__


def _play_part(work: bytes, part: bytes) -> list[tuple[object, ...]] | BrokenGameError:
    """On a machine of the cluster: some games."""
    parcel, plan = _work(work)
    tasks: list[Task] = pickle.loads(part)  # noqa: S301 - our own, from a moment ago
    try:
        return [tuple(play_one(_program(parcel, plan.variants[one.variant].packs), plan, one)) for one in tasks]
    except BrokenGameError as error:
        return error


@cache
def _work(work: bytes) -> tuple[Parcel, Plan]:
    return pickle.loads(work)  # type: ignore[no-any-return] # noqa: S301 - our own, from a moment ago


@cache
def _program(parcel: Parcel, packs: tuple[str, ...]) -> Program:
    """The game with some packs, read once in each process."""
    root, places = unpacked(parcel)
    program, errors = load_program(root, [places[one] for one in packs])
    if program is None:
        raise RuntimeError(str(errors[:1]))
    return program
