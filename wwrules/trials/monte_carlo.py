"""Play on: every answer is tried in positions that could be the real one, by games that chance plays to their end.

All answers of a round meet the same deal and the same luck. With a budget of games the worse half is left out round by
round, so that what is left is played most; with a budget of time everything is played as often.
"""

from __future__ import annotations

import time
from math import ceil, log2
from random import Random
from typing import NamedTuple

from wwrules.run.redeal import Dealer, Knowledge
from wwrules.run.session import BrokenContentError, Session
from wwrules.trials.answers import Answer, different_answers, random_choice

_LUCK = 64  # bits
_FEWEST = 1  # games for each answer in a round, whatever the budget


class _Trials:
    """How the answers fared so far."""

    def __init__(self, session: Session, seat: int, chance: Random, knowledge: Knowledge | None) -> None:
        self.seat, self.chance = seat, chance
        self.dealer = Dealer(session, seat, knowledge)
        self.answers = different_answers(session, seat, self.dealer.state, chance)
        self.gains = [0.0] * len(self.answers)
        self.games = [0] * len(self.answers)

    def round(self, numbers: list[int]) -> None:
        """Each of these answers once, in one deal."""
        dealt, luck = self.dealer.deal(self.chance), self.chance.getrandbits(_LUCK)
        for number in numbers:
            self.gains[number] += _played_on(dealt, self.seat, self.answers[number], luck)
            self.games[number] += 1

    def mean(self, number: int) -> float:
        return self.gains[number] / max(1, self.games[number])


class Spent(NamedTuple):
    """What may be spent on one decision: so many games, or so many seconds."""

    games: int
    seconds: float = 0.0


def best_by_playing_on(session: Session, seat: int, chance: Random, spent: Spent, knowledge: Knowledge | None = None) -> Answer:
    """The answer with which a seat fares best."""
    games, seconds = spent
    end = time.monotonic() + seconds
    trials = _Trials(session, seat, chance, knowledge)
    left = list(range(len(trials.answers)))
    if len(left) == 1:
        return trials.answers[0]
    if seconds:
        trials.round(left)
        while time.monotonic() < end:
            trials.round(left)
    else:
        share = games / ceil(log2(len(left)))
        while len(left) > 1:
            for _ in range(max(_FEWEST, int(share / len(left)))):
                trials.round(left)
            left = sorted(left, key=trials.mean, reverse=True)[: ceil(len(left) / 2)]
    return trials.answers[max(left, key=trials.mean)]


def _played_on(dealt: Session, seat: int, answer: Answer, luck: int) -> float:
    """What comes of an answer: a part in the victory, and by how much one is ahead."""
    game, chance = dealt.clone(), Random(luck)  # noqa: S311 - bots, not secrets
    try:
        game.answer(seat, *answer)
        game.play(lambda _, options, least, most: random_choice(options, least, most, chance))
        return _gain(game, seat)
    except BrokenContentError:
        return 0.0  # the game itself will tell


def _gain(game: Session, seat: int) -> float:
    winners, result = game.winners, game.result
    won = 1 / len(winners) if seat in winners else 0.0
    best = max((points for other, points in enumerate(result) if other != seat), default=0)
    return won + (result[seat] - best) / (abs(result[seat]) + abs(best) + 1)
