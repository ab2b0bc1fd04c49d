"""Is a pack balanced? The word that stands for many games, and the chance to win that it rests on.

What counts is who wins: the chances of every role and every seat. A pack is balanced if each of them has surely shifted by
little, not if nothing was noticed: few games notice nothing. It is unbalanced if one has surely shifted by more than little and
lies outside of what the pack is held against; and also if what everybody reaches has surely shifted by more than players
usually are apart, whoever wins: then a card of the pack decides the game, and the one that brings most is named. Between
the two the question is open.
"""

from __future__ import annotations

from statistics import NormalDist
from typing import Any, NamedTuple

from wwrules.packs.verdicts import BALANCED, OPEN, UNBALANCED
from wwrules.trials.balance import BEYOND, FEW, Comparing, Shift
from wwrules.trials.measures import ROLE, SCORE, SEAT
from wwrules.trials.tallies import SURE

LITTLE = 0.1  # of all games
_MOST = 9_999_999.0
_UNSEEN = 3  # what did not happen in n games may happen in 3/n of them, 95 times in 100


class Judgement(NamedTuple):
    """The word, the shift that decides, and the entry that brings most where it is what players reach."""

    word: str
    decides: Shift
    entry: str = ""


def judgement(comparing: Comparing) -> Judgement:
    """What is to be thought of a pack."""
    score = comparing.score()
    if score is not None and score.verdict == BEYOND and _at_least(score, 1) > comparing.spread:
        entry = next((entry for entry, _ in comparing.bringing()), "")
        return Judgement(UNBALANCED, score, entry)
    return Judgement(*judged(list(comparing.shifts(ROLE, SEAT))))


def judged(shifts: list[Shift]) -> tuple[str, Shift]:
    """The word by who wins, and the shift that decides."""
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
    word, decides, entry = judgement(comparing)
    plan, is_score = comparing.plan, decides.key == (SCORE,)
    about, whom = (*decides.key, entry or "everybody")[:2]
    written = _number if is_score else _points
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
            "shift": written(decides.shift.value),
            "low": written(decides.shift.low),
            "high": written(decides.shift.high),
        },
        "verdict": word,
    }


def _points(share: float) -> str:
    """Points of a hundred; an interval that one game leaves open ends where chances end."""
    return f"{max(-1.0, min(1.0, share)) * 100:.1f}"


def _number(value: float) -> str:
    """What players reach, in as many digits as there is room for."""
    return f"{max(-_MOST, min(_MOST, value)):.1f}"
