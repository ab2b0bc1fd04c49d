"""The same games with and without something: set-ups of the game are held against each other, and what shifts is told.

What a pack brings is found in the game's own options: if it adds a value to one, that value is held against each of the
others; if not, the game with the pack is held against the game without.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from wwrules.compile.program import Program
from wwrules.model import Game
from wwrules.packs.needed import ids_at
from wwrules.run.options import values_of
from wwrules.trials.measures import (
    FIGURE,
    HAD,
    LENGTH,
    PAIR,
    ROLE,
    ROLE_FIGURE,
    SCORE,
    SCORED,
    SEAT,
    SQUARE,
    TAKEN,
    USED,
    measures,
)
from wwrules.trials.plans import Plan, Variant
from wwrules.trials.records import Played
from wwrules.trials.summaries import as_data
from wwrules.trials.tallies import Estimate, Key, Measures, Paired, Tally

WITHOUT = "without"
SAME, WITHIN, BEYOND, FEW = "same", "within", "beyond", "few"  # verdicts
COMPARED = (ROLE, SEAT, FIGURE, LENGTH, ROLE_FIGURE)
_FEWEST_GAMES = 20  # before anything is said to differ
_FEWEST_OFFERS = 20  # before anything is said to be chosen never or always
_FEWEST_PAIRS = 10  # games before anything is said about a pair
_MOST_PAIRS = 10


class Shift(NamedTuple):
    """What is different: before, after, by how much, where the others lie, the verdict, and the game that is furthest apart."""

    key: Key
    one: float
    other: float
    shift: Estimate
    lowest: float
    highest: float
    verdict: str
    game: int | None

    @property
    def is_more(self) -> bool:
        """Whether there is more of it."""
        return self.shift.value > 0


def entries_of_packs(game: Game) -> list[str]:
    """Entries that packs bring."""
    return sorted(one for one in game.entities if one.partition("/")[0] in game.packs and "/" in one)


def variants_of(
    program: Program, options: Mapping[str, str], packs: tuple[str, ...], needed: tuple[str, ...] = ()
) -> tuple[Variant, ...]:
    """What packs are held against: other values of the option that they add to, or the game without them but what they need."""
    beside = set(ids_at(map(Path, needed)))
    own = {one for one in entries_of_packs(program.game) if one.partition("/")[0] not in beside}
    for option in program.game.options.values():
        values = values_of(program.game, option)
        added = [one for one in values if one in own]
        wanted = options.get(option.id)
        chosen = next((one for one in added if wanted in (None, one, one.partition("/")[2])), None)
        if chosen is not None:
            others = [one for one in values if one not in own]
            first = Variant(chosen, {**options, option.id: chosen}, packs)
            return (first, *(Variant(one, {**options, option.id: one}, packs) for one in others))
    own_name = ", ".join(one for one in program.game.packs if one not in beside)
    return Variant(own_name, options, packs), Variant(WITHOUT, options, needed)


def variants_with(options: Mapping[str, str], packs: tuple[str, ...], compared: Mapping[str, list[str]]) -> tuple[Variant, ...]:
    """The game as it was asked for, held against other values of an option."""
    others = [{**options, name: value} for name, values in compared.items() for value in values]
    named = [", ".join(f"{name}={one[name]}" for name in compared) for one in others]
    own = ", ".join(f"{name}={options[name]}" for name in compared if name in options)
    return (Variant(own, options, packs), *(Variant(name, one, packs) for name, one in zip(named, others, strict=True)))


class Comparing:
    """Adds games up as they come; a game counts when it was played in every way."""

    def __init__(self, plan: Plan, program: Program) -> None:
        self.plan, self.program, self.own = plan, program, entries_of_packs(program.game)
        self.paired = Paired()
        self.tallies = [Tally() for _ in plan.variants]
        self.waiting: dict[int, dict[int, Measures]] = defaultdict(dict)

    def add(self, played: Played) -> None:
        """One more game."""
        waiting = self.waiting[played.game]
        waiting[played.variant] = measures(played, self.own)
        if len(waiting) == len(self.plan.variants):
            del self.waiting[played.game]
            for variant, found in waiting.items():
                self.tallies[variant].add(played.game, found)
            self.paired.add(played.game, waiting[0], _pooled([waiting[one] for one in sorted(waiting) if one]))

    @property
    def games(self) -> int:
        """How many were played in every way."""
        return self.paired.one.games

    def shifts(self, *sorts: str) -> Iterator[Shift]:
        """What shifts, of some sorts."""
        for key in sorted(self.paired.one.sums.keys() & self.paired.other.sums.keys()):
            if key[0] in sorts:
                yield self._shift(key)

    def _shift(self, key: Key) -> Shift:
        found = self.paired.shift(key)
        others = [tally.sums[key].ratio for tally in self.tallies[1:] if key in tally.sums]
        one, lowest, highest = self.paired.one.sums[key].ratio, min(others), max(others)
        verdict = SAME
        if found.games < _FEWEST_GAMES:
            verdict = FEW
        elif found.is_above or found.is_below:
            verdict = WITHIN if lowest <= one <= highest else BEYOND
        furthest = self.paired.furthest.get(key)
        game = -furthest[1] if furthest is not None and furthest[0] > 0 else None
        return Shift(key, one, self.paired.other.sums[key].ratio, found, lowest, highest, verdict, game)

    # ------------------------------------------------------------ what players reach

    def score(self) -> Shift | None:
        """How far what players reach has shifted; nothing where no pack brings anything."""
        return next(self.shifts(SCORE), None)

    @property
    def spread(self) -> float:
        """How far apart players are without what is asked about: the deviation of what they reach."""
        sums = self.paired.other.sums
        if (SCORE,) not in sums:
            return 0.0
        return sqrt(max(0.0, sums[SQUARE,].ratio - sums[SCORE,].ratio ** 2))

    def bringing(self) -> list[tuple[str, Estimate]]:
        """Entries of packs by how much more those reach for whom they work than players do without packs; the most first."""
        usual, tally = self.paired.other.sums, self.paired.one
        if (SCORE,) not in usual:
            return []
        found = [(entry, tally.mean((SCORED, entry))) for entry in self.own if (SCORED, entry) in tally.sums]
        less = usual[SCORE,].ratio
        more = [(entry, Estimate(one.value - less, one.low - less, one.high - less, one.games)) for entry, one in found]
        return sorted(more, key=lambda one: (-abs(one[1].value), one[0]))

    # ------------------------------------------------------------ what the pack brings

    def never(self) -> list[str]:
        """Entries of packs that were offered and not taken once."""
        return [entry for entry, taken, _ in self._offers() if not taken]

    def always(self) -> list[str]:
        """Entries of packs that were taken whenever they were offered."""
        return [entry for entry, taken, offered in self._offers() if taken == offered]

    def _offers(self) -> Iterator[tuple[str, int, int]]:
        for entry in self.own:
            sums = self.paired.one.sums.get((TAKEN, entry))
            if sums is not None and sums.of >= _FEWEST_OFFERS:
                yield entry, sums.much, sums.of

    def cards(self) -> Iterator[tuple[str, dict[str, Estimate]]]:
        """Entries of packs: how often they are used and taken, and how their owners fare."""
        tally = self.paired.one
        for entry in self.own:
            found = {sort: tally.share((sort, entry)) for sort in (USED, TAKEN, HAD) if (sort, entry) in tally.sums}
            if found:
                yield entry, found

    def pairs(self) -> list[tuple[Key, Estimate]]:
        """Pairs that win most, by the lower end of their interval."""
        tally = self.paired.one
        found = [(key, tally.share(key)) for key, sums in tally.sums.items() if key[0] == PAIR and sums.games >= _FEWEST_PAIRS]
        return sorted(found, key=lambda one: (-one[1].low, one[0]))[:_MOST_PAIRS]

    def data(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return {
            "compared": [
                {"name": one.name, "options": dict(one.options), "packs": list(one.packs)} for one in self.plan.variants
            ],
            "games": self.games,
            "shifts": [self._as_data(one) for one in self.shifts(*COMPARED, SCORE)],
            "cards": {entry: {sort: as_data(one) for sort, one in found.items()} for entry, found in self.cards()},
            "brings": [{"entry": entry, **as_data(one)} for entry, one in self.bringing()],
            "spread": round(self.spread, 6),
            "never": self.never(),
            "always": self.always(),
            "pairs": [{"entries": list(key[1:]), **as_data(one)} for key, one in self.pairs()],
        }

    def _as_data(self, one: Shift) -> dict[str, Any]:
        about, whom, of = (*one.key, "", "")[:3]
        seed = self.plan.seed_of(one.game) if one.game is not None else None
        return {
            "about": about,
            "whom": whom,
            **({"of": of} if of else {}),
            "here": round(one.one, 6),
            "others": round(one.other, 6),
            "shift": as_data(one.shift),
            "span": [round(one.lowest, 6), round(one.highest, 6)],
            "verdict": one.verdict,
            "game": one.game,
            "seed": seed,
        }


def _pooled(every: list[Measures]) -> Measures:
    """Several games as one."""
    found: dict[Key, tuple[int, int]] = {}
    for one in every:
        for key, (much, of) in one.items():
            before = found.get(key, (0, 0))
            found[key] = before[0] + much, before[1] + of
    return found
