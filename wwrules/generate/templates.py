"""What is needed to write down a function that has stopped, and to enter it again: its labels, its locals, and the calls of the
oracle that it stands for. A function stands for several where one call was written into another.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Step = tuple[
    Any, ...
]  # a frame of the oracle: its sort, its node, and the locals behind its data; ("into", n, name) opens region n


@dataclass(slots=True)
class Region:
    """A call of the oracle: a definition, rule or check, and where its locals are."""

    sort: str  # procedure, scope, event, body, rule, check
    name: str  # as the oracle calls it
    number: int  # of the definition, rule or check
    variables: dict[str, str] = field(default_factory=dict)  # name of the content -> local
    own: dict[str, str] = field(default_factory=dict)  # src, rul, num, since, ev, box, env, granted -> local, or what it is
    parameters: list[str] = field(default_factory=list)  # names of an event


@dataclass(slots=True)
class Label:
    """A place where the game may stop: the frames that are open there, and what happens when it goes on."""

    path: tuple[Step, ...]
    sort: str  # ask, call, over, stage, body
    into: str = ""  # name of the content that gets what is given
    known: tuple[tuple[str, ...], ...] = ()  # for each region that is open: names that may have a value
    parts: list[tuple[int, str, tuple[Step, ...]]] = field(
        default_factory=list, compare=False
    )  # region, who gets its value, frames

    def ready(self) -> None:
        """Work out which frames belong to which region."""
        self.parts = [(0, "", ())]
        for step in self.path:
            if step[0] == "into":
                self.parts.append((step[1], step[2], ()))
            else:
                region, into, steps = self.parts[-1]
                self.parts[-1] = region, into, (*steps, step)


@dataclass(slots=True)
class Template:
    """A function that may stop."""

    function: str
    regions: list[Region] = field(default_factory=list)
    extras: list[str] = field(default_factory=list)  # locals of our own that are kept
    labels: list[Label] = field(default_factory=list)
    rows: list[str] = field(default_factory=list)  # locals that stand for players by their rows: v3 is known by r3
    row_lists: list[str] = field(default_factory=list)  # locals that are lists of rows and stand for lists of players
    count: int = field(default=0, compare=False)  # of locals, while it is written
    written: dict[tuple[Step, ...], int] = field(default_factory=dict, compare=False)  # frames -> the region written there
    rooms: dict[tuple[Step, ...], bool] = field(
        default_factory=dict, compare=False
    )  # frames -> whether a call was written there
    stale: dict[int, str] = field(
        default_factory=dict, compare=False
    )  # region -> the line that forgets what it had the last time
    all_kept: tuple[str, ...] = field(default=(), compare=False)
    places: dict[str, int] = field(default_factory=dict, compare=False)
    row_places: tuple[int, ...] = field(default=(), compare=False)
    list_places: tuple[int, ...] = field(default=(), compare=False)

    def ready(self) -> None:
        """Work out what is asked for again and again."""
        names = [self.token(local) for one in self.regions for local in (*one.variables.values(), *one.own.values())]
        self.all_kept = tuple(dict.fromkeys([*(one for one in names if not is_known(one)), *self.extras]))
        self.places = {name: place for place, name in enumerate(self.all_kept)}
        self.row_places = tuple(self.places[self.token(one)] for one in self.rows if self.token(one) in self.places)
        self.list_places = tuple(self.places[one] for one in self.row_lists if one in self.places)
        for one in self.labels:
            one.ready()

    def keep(self, local: str) -> None:
        """Keep a local of our own."""
        if local not in self.extras:
            self.extras.append(local)

    def know_by_row(self, local: str) -> None:
        """Keep the row of a player instead of the player."""
        if local not in self.rows:
            self.rows.append(local)

    def know_by_rows(self, local: str) -> None:
        """Keep the rows of players instead of a list of the players."""
        if local not in self.row_lists:
            self.row_lists.append(local)

    def token(self, local: str) -> str:
        """What is kept for a local: itself, or the row of the player."""
        return f"r{local[1:]}" if local in self.rows else local


def is_known(local: str) -> bool:
    """Tell whether what stands for a local is always the same."""
    return local in ("None", "NO_ENV") or local.isdigit()


def known_value(local: str) -> Any:
    """What always stands there."""
    return int(local) if local.isdigit() else {} if local == "NO_ENV" else None
