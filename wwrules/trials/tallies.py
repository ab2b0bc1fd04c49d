"""Sums over many games from which figures with intervals are made, in any order and without keeping the games.

Every measure of a game is a pair: how much, and out of how much (points and players, victories and games). A figure is the
ratio of the sums. Its interval takes each game as one observation, however many players it had. All sums are whole numbers,
so the order of the games makes no difference at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

SURE = NormalDist().inv_cdf(0.975)  # 95 of 100 intervals hold the true value
Key = tuple[str, ...]
Measures = Mapping[Key, tuple[int, int]]


class Estimate(NamedTuple):
    """A value with the interval around it, and how many games it comes from."""

    value: float
    low: float
    high: float
    games: int

    @property
    def is_above(self) -> bool:
        """Whether the whole interval lies above zero."""
        return self.low > 0

    @property
    def is_below(self) -> bool:
        """Whether the whole interval lies below zero."""
        return self.high < 0


@dataclass(slots=True)
class Sums:
    """How much, out of how much, their squares and products, and in how many games there was anything."""

    much: int = 0
    of: int = 0
    much_much: int = 0
    much_of: int = 0
    of_of: int = 0
    games: int = 0

    def add(self, much: int, of: int) -> None:
        """One more game."""
        self.much += much
        self.of += of
        self.much_much += much * much
        self.much_of += much * of
        self.of_of += of * of
        self.games += 1

    @property
    def ratio(self) -> float:
        """How much there is of what there could be."""
        return self.much / self.of if self.of else 0.0


class Tally:
    """Sums of every measure, and how the numbers behind some of them lie."""

    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[Key, Sums] = {}
        self.numbers: dict[Key, Counter[int]] = {}
        self.highest: dict[Key, tuple[float, int]] = {}  # the value and the game with it

    def add(self, game: int, measures: Measures) -> None:
        """One more game."""
        self.games += 1
        for key, (much, of) in measures.items():
            if of:
                self.sums.setdefault(key, Sums()).add(much, of)
                found = much / of, -game
                if key not in self.highest or found > self.highest[key]:
                    self.highest[key] = found

    def add_numbers(self, key: Key, numbers: list[int]) -> None:
        """Numbers of which least, median and most are told."""
        self.numbers.setdefault(key, Counter()).update(numbers)

    def mean(self, key: Key) -> Estimate:
        """A ratio with its interval."""
        sums = self.sums.get(key, Sums())
        half = SURE * sqrt(_variance(sums, self.games))
        return Estimate(sums.ratio, sums.ratio - half, sums.ratio + half, sums.games)

    def share(self, key: Key) -> Estimate:
        """A ratio between 0 and 1: Wilson's interval, as if there were as many independent games as its variance tells."""
        sums = self.sums.get(key, Sums())
        ratio, variance = sums.ratio, _variance(sums, self.games) * (self.games - 1) / max(1, self.games)
        games = max(0.0, ratio * (1 - ratio)) / variance if variance else float(sums.games)
        return Estimate(ratio, *wilson(ratio, games), sums.games)


def _variance(sums: Sums, games: int) -> float:
    """Of a ratio of sums: that of what each game adds to it."""
    if games < 2 or not sums.of:
        return 0.0
    ratio = sums.ratio
    squares = sums.much_much - 2 * ratio * sums.much_of + ratio * ratio * sums.of_of
    return max(0.0, squares) * games / (games - 1) / (sums.of * sums.of)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The interval of a share."""
    if games <= 0:
        return 0.0, 1.0
    z = SURE**2 / games
    middle = (share + z / 2) / (1 + z)
    half = SURE * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


# ---------------------------------------------------------------- the same luck twice


@dataclass(slots=True)
class Crossed:
    """Products of what two ways to set the game up came to in the same game."""

    much_much: int = 0
    much_of: int = 0
    of_much: int = 0
    of_of: int = 0


@dataclass(slots=True)
class Paired:
    """Games that met the same luck in two ways to set them up."""

    one: Tally = field(default_factory=Tally)
    other: Tally = field(default_factory=Tally)
    crossed: dict[Key, Crossed] = field(default_factory=dict)
    furthest: dict[Key, tuple[float, int]] = field(default_factory=dict)  # how far apart, and in which game

    def add(self, game: int, one: Measures, other: Measures) -> None:
        """One more game in both ways."""
        self.one.add(game, one)
        self.other.add(game, other)
        for key in one.keys() & other.keys():
            (much, of), (much_, of_) = one[key], other[key]
            crossed = self.crossed.setdefault(key, Crossed())
            crossed.much_much += much * much_
            crossed.much_of += much * of_
            crossed.of_much += of * much_
            crossed.of_of += of * of_
            if of and of_:
                found = abs(much / of - much_ / of_), -game
                if key not in self.furthest or found > self.furthest[key]:
                    self.furthest[key] = found

    def shift(self, key: Key) -> Estimate:
        """How much more it is in the first way, with the interval of the difference."""
        one, other = self.one.sums.get(key, Sums()), self.other.sums.get(key, Sums())
        shift = one.ratio - other.ratio
        games = self.one.games
        if games < 2 or not one.of or not other.of:
            return Estimate(shift, float("-inf"), float("inf"), min(one.games, other.games))
        both = _variance(one, games) + _variance(other, games) - 2 * self._covariance(key, one, other)
        half = SURE * sqrt(max(0.0, both))
        return Estimate(shift, shift - half, shift + half, min(one.games, other.games))

    def _covariance(self, key: Key, one: Sums, other: Sums) -> float:
        crossed, games = self.crossed.get(key, Crossed()), self.one.games
        first, second = one.ratio, other.ratio
        products = crossed.much_much - second * crossed.much_of - first * crossed.of_much + first * second * crossed.of_of
        return products * games / (games - 1) / (one.of * other.of)
