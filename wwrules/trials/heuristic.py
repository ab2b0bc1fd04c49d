"""Look one step ahead: every answer is tried in some positions that could be the real one, up to the next decision.

What is reached is worth what the game's evaluation says: amounts with their weights, for oneself less what others have on
average. Whoever decides at the same time answers by chance.
"""

from __future__ import annotations

from random import Random

from wwrules.run.interpret import RunawayError
from wwrules.run.redeal import Dealer, Knowledge
from wwrules.run.session import BrokenContentError, Session
from wwrules.trials.answers import Answer, different_answers, random_answer

_LUCK = 64  # bits


def best_by_evaluation(session: Session, seat: int, chance: Random, deals: int, knowledge: Knowledge | None = None) -> Answer:
    """The answer that leads to what is worth most."""
    dealer = Dealer(session, seat, knowledge)
    answers = different_answers(session, seat, dealer.state, chance)
    if len(answers) == 1:
        return answers[0]
    worth = [0.0] * len(answers)
    for _ in range(deals):
        dealt, luck = dealer.deal(chance), chance.getrandbits(_LUCK)
        for place, answer in enumerate(answers):
            worth[place] += _tried(dealt, seat, answer, luck)
    best = max(worth)
    return chance.choice([answer for answer, one in zip(answers, worth, strict=True) if one == best])


def _tried(dealt: Session, seat: int, answer: Answer, luck: int) -> float:
    game, chance = dealt.clone(), Random(luck)  # noqa: S311 - bots, not secrets
    asked = set(game.to_move) - {seat}
    try:
        game.answer(seat, *answer)
        for other in sorted(asked):
            game.answer(other, *random_answer(game, other, chance))
        return evaluated(game, seat)
    except (BrokenContentError, RunawayError):
        return 0.0  # the game itself will tell


def evaluated(game: Session, seat: int) -> float:
    """What a position is worth to a seat."""
    worths = game.run.worths()
    others = [one for other, one in enumerate(worths) if other != seat]
    return worths[seat] - (sum(others) / len(others) if others else 0.0)
