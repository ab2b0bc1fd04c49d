"""Tallies as plain data for people and programs, and as lines of a table of figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from wwrules.trials.measures import (
    FIGURE,
    HAD,
    LENGTH,
    RESULT,
    ROLE,
    ROLE_FIGURE,
    SEAT,
    SHARES,
    TAKEN,
    USED,
    add_numbers,
    measures,
)
from wwrules.trials.plans import Plan
from wwrules.trials.records import Played
from wwrules.trials.tallies import Estimate, Key, Tally

_DIGITS = 6
_FEWEST_HELD = 10  # games before an entry is said to do nothing
Row = tuple[str, str, str, float, float, float, int]  # what about, whom, of whom, the value, its interval, the games


class Summing:
    """Adds games up as they come."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.tally = plan, Tally()
        self.alone = [0] * plan.seats
        self.shared = [0] * plan.seats
        self.shares: set[str] = set()  # figures that are a share

    def add(self, played: Played) -> None:
        """One more game."""
        self.tally.add(played.game, measures(played))
        add_numbers(self.tally, played)
        self.shares |= {name for name, rows in played.figures.items() if rows and len(rows[0]) > 1}
        for seat in played.winners:
            counts = self.alone if len(played.winners) == 1 else self.shared
            counts[seat] += 1

    def estimate(self, key: Key) -> Estimate:
        """A figure with its interval."""
        is_share = key[0] in SHARES or (key[0] in (FIGURE, ROLE_FIGURE) and key[1] in self.shares)
        return self.tally.share(key) if is_share else self.tally.mean(key)

    def keys(self, *sorts: str) -> list[Key]:
        """Everything there is of some sorts, in order."""
        return sorted(key for key in self.tally.sums if key[0] in sorts)

    def data(self) -> dict[str, Any]:
        """Everything, as plain data."""
        plan = self.plan
        seats = [(SEAT, str(seat + 1)) for seat in range(plan.seats)]
        return {
            "games": self.tally.games,
            "players": plan.seats,
            "seed": plan.seed,
            "options": dict(plan.variants[0].options),
            "packs": list(plan.variants[0].packs),
            "bots": list(plan.bots),
            "seats": [
                {
                    "wins": self.alone[seat],
                    "shared": self.shared[seat],
                    **self._share(key),
                    "result": self._spread((RESULT, key[1])),
                }
                for seat, key in enumerate(seats)
            ],
            "roles": {key[1]: self._share(key) for key in self.keys(ROLE)},
            "decisions": self._spread((LENGTH,)),
            "figures": {key[1]: self._figure(key) for key in self.keys(FIGURE)},
            "cards": {entry: self._card(entry) for entry in sorted({key[1] for key in self.keys(HAD, USED, TAKEN)})},
            "idle": [{"entry": entry, "held": games} for entry, games in self.idle()],
        }

    def _figure(self, key: Key) -> dict[str, Any]:
        roles = {one[2]: as_data(self.estimate(one)) for one in self.keys(ROLE_FIGURE) if one[1] == key[1]}
        own = self._share(key) if key[1] in self.shares else self._spread(key)
        return own | ({"roles": roles} if roles else {})

    def _card(self, entry: str) -> dict[str, Any]:
        names = {"won": HAD, "used": USED, "taken": TAKEN}
        known = {name: (sort, entry) for name, sort in names.items() if (sort, entry) in self.tally.sums}
        found = {name: as_data(self.estimate(key)) for name, key in known.items()}
        if "used" in found:
            found["used"]["worked"] = self.tally.sums[USED, entry].much
        return found

    def idle(self) -> list[tuple[str, int]]:
        """Entries of which nothing ever came though they were held in some games, and in how many."""
        held = [(key[1], self.tally.sums[key]) for key in self.keys(USED)]
        return [(entry, sums.of) for entry, sums in held if not sums.much and sums.of >= _FEWEST_HELD]

    def _share(self, key: Key) -> dict[str, Any]:
        found = self.tally.share(key)
        return {"share": _round(found.value), "interval": [_round(found.low), _round(found.high)], "games": found.games}

    def _spread(self, key: Key) -> dict[str, Any]:
        """How numbers lie: their mean with its interval, deviation, least, median and most."""
        numbers = self.tally.numbers.get(key, Counter())
        if not numbers:
            return {"count": 0}
        found, count = self.tally.mean(key), numbers.total()
        return {
            "count": count,
            "mean": _round(found.value),
            "interval": [_round(found.low), _round(found.high)],
            "deviation": _round(_deviation(numbers)),
            "min": min(numbers),
            "median": median(numbers),
            "max": max(numbers),
        }

    def rows(self) -> Iterator[Row]:
        """Every figure as a line."""
        for key in sorted(self.tally.sums):
            found = self.estimate(key)
            about, whom, of = (*key, "", "")[:3]
            yield about, whom, of, _round(found.value), _round(found.low), _round(found.high), found.games


def as_data(found: Estimate) -> dict[str, Any]:
    """An estimate, as plain data."""
    return {"value": _round(found.value), "interval": [_round(found.low), _round(found.high)], "games": found.games}


def median(numbers: Counter[int]) -> int:
    """The number in the middle; the higher one of two."""
    left = numbers.total() // 2
    for number, count in sorted(numbers.items()):
        if left < count:
            return number
        left -= count
    return 0


def _deviation(numbers: Counter[int]) -> float:
    count = numbers.total()
    total = sum(number * times for number, times in numbers.items())
    squares = sum(number * number * times for number, times in numbers.items())
    return float(((squares * count - total * total) / (count * (count - 1))) ** 0.5) if count > 1 else 0.0


def _round(value: float) -> float:
    return round(value, _DIGITS)
