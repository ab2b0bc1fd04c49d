"""Is a pack balanced? The word that stands for many games, and the chance to win that it rests on.

What counts is who wins: the chances of every role and every seat. A pack is balanced if each of them has surely shifted by
little, not if nothing was noticed: few games notice nothing. It is unbalanced if one has surely shifted by more than little and
lies outside of what the pack is held against. Between the two the question is open.
"""

from __future__ import annotations

from statistics import NormalDist
from typing import Any

from wwrules.packs.verdicts import BALANCED, OPEN, UNBALANCED
from wwrules.trials.balance import BEYOND, FEW, Comparing, Shift
from wwrules.trials.measures import ROLE, SEAT
from wwrules.trials.tallies import SURE

LITTLE = 0.1  # of all games
_UNSEEN = 3  # what did not happen in n games may happen in 3/n of them, 95 times in 100


def judged(shifts: list[Shift]) -> tuple[str, Shift]:
    """The word, and the shift that decides."""
    surest = max(shifts, key=lambda one: _at_least(one, len(shifts)))
    if surest.verdict == BEYOND and _at_least(surest, len(shifts)) > LITTLE:
        return UNBALANCED, surest
    widest = max(shifts, key=_at_most)
    is_sure = _at_most(widest) <= LITTLE and all(one.verdict != FEW for one in shifts)
    return BALANCED if is_sure else OPEN, widest


def _at_most(one: Shift) -> float:
    """How far a chance may have shifted."""
    return max(abs(one.shift.low), abs(one.shift.high), _UNSEEN / max(1, one.shift.games))


def _at_least(one: Shift, among: int) -> float:
    """How far it surely has, with an interval so wide that looking at many chances does not make one of them stand out."""
    wider = NormalDist().inv_cdf(1 - (1 - NormalDist().cdf(SURE)) / among) / SURE
    return abs(one.shift.value) - wider * (one.shift.high - one.shift.value)


def entry_of(comparing: Comparing, version: str, fingerprint: str) -> dict[str, Any]:
    """A verdict as it is kept."""
    word, decides = judged(list(comparing.shifts(ROLE, SEAT)))
    plan = comparing.plan
    about, whom = decides.key
    return {
        "version": version,
        "fingerprint": fingerprint,
        "players": plan.seats,
        "games": comparing.games,
        "seed": str(plan.seed),
        "bots": list(plan.bots),
        "rests-on": {
            "about": about,
            "whom": whom,
            "shift": _points(decides.shift.value),
            "low": _points(decides.shift.low),
            "high": _points(decides.shift.high),
        },
        "verdict": word,
    }


def _points(share: float) -> str:
    """Points of a hundred; an interval that one game leaves open ends where chances end."""
    return f"{max(-1.0, min(1.0, share)) * 100:.1f}"
