"""A game as measures: pairs of how much and out of how much, by what they are about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from itertools import combinations
from math import lcm

from wwrules.trials.records import Played
from wwrules.trials.tallies import Key, Measures, Tally

SEAT, ROLE, RESULT, LENGTH, FIGURE, ROLE_FIGURE = "seat", "role", "result", "decisions", "figure", "figure-of-role"
HAD, USED, TAKEN, PAIR = "won-with", "used", "taken", "pair"
SCORE, SQUARE, SCORED = "score", "score-squared", "scored-with"  # what players reach, and those for whom an entry worked
SHARES = {SEAT, ROLE, HAD, USED, TAKEN, PAIR}  # those between 0 and 1


def measures(played: Played, paired: Collection[str] = ()) -> Measures:
    """All measures of a game; `paired` are entries of which it is told with which others they win, and what they bring."""
    seats = len(played.result)
    whole = lcm(*range(1, seats + 1))  # a victory, which several may share
    won = [whole // len(played.winners) if seat in played.winners else 0 for seat in range(seats)]
    found: dict[Key, list[int]] = defaultdict(lambda: [0, 0])

    def add(key: Key, much: int, of: int) -> None:
        found[key][0] += much
        found[key][1] += of

    add((LENGTH,), played.decisions, 1)
    for seat in range(seats):
        add((SEAT, str(seat + 1)), won[seat], whole)
        add((RESULT, str(seat + 1)), played.result[seat], 1)
        if played.roles and played.roles[seat]:
            add((ROLE, played.roles[seat]), won[seat], whole)
    for name, role, (much, of) in _figures(played):
        add((FIGURE, name), much, of)
        if role:
            add((ROLE_FIGURE, name, role), much, of)
    for key, much in _scores(played, paired):
        add(key, much, 1)
    for one, other, seat in _pairs(played, set(paired)):
        add((PAIR, one, other), won[seat], whole)
    for entry, having in _having(played).items():
        add((HAD, entry), sum(won[seat] for seat in having), whole * len(having))
    return {key: (much, of) for key, (much, of) in found.items()} | _uses(played)


def _scores(played: Played, entries: Collection[str]) -> Iterator[tuple[Key, int]]:
    """What players reach: all of them, and those for whom some entries worked."""
    for points in played.result if entries else ():
        yield (SCORE,), points
        yield (SQUARE,), points * points
    for entry in entries:
        for seat, times in enumerate(played.used.get(entry, ())):
            if times:
                yield (SCORED, entry), played.result[seat]


def _uses(played: Played) -> dict[Key, tuple[int, int]]:
    """Whether anything came of an entry in a game in which somebody held it; how often it was taken where it was offered."""
    used: dict[Key, tuple[int, int]] = {(USED, entry): (int(any(uses)), 1) for entry, uses in played.used.items()}
    return used | {(TAKEN, entry): (taken, offered) for entry, (offered, taken) in played.chosen.items()}


def add_numbers(tally: Tally, played: Played) -> None:
    """The numbers of which least, median and most are told."""
    tally.add_numbers((LENGTH,), [played.decisions])
    for seat, points in enumerate(played.result):
        tally.add_numbers((RESULT, str(seat + 1)), [points])
    for name, rows in played.figures.items():
        if rows and len(rows[0]) == 1:
            tally.add_numbers((FIGURE, name), [row[0] for row in rows])


def _figures(played: Played) -> Iterator[tuple[str, str, tuple[int, int]]]:
    for name, rows in played.figures.items():
        is_own = bool(played.roles) and len(rows) == len(played.result)
        for seat, row in enumerate(rows):
            yield name, played.roles[seat] if is_own else "", (row[0], row[1] if len(row) > 1 else 1)


def _having(played: Played) -> dict[str, set[int]]:
    """Who used an entry or had it at the end."""
    found: dict[str, set[int]] = defaultdict(set)
    for entry, seats in played.owned.items():
        found[entry].update(seats)
    for entry, uses in played.used.items():
        found[entry].update(seat for seat, times in enumerate(uses) if times)
    return found


def _pairs(played: Played, wanted: set[str]) -> Iterator[tuple[str, str, int]]:
    """Two entries that worked for the same player; one of them is wanted."""
    if not wanted:
        return
    for seat in range(len(played.result)):
        own = sorted(entry for entry, uses in played.used.items() if uses[seat])
        for one, other in combinations(own, 2):
            if one in wanted or other in wanted:
                yield one, other, seat
