"""Somebody who decides by chance, from what the session offers and nothing else."""

from __future__ import annotations

from random import Random

from wwrules.run.seeds import derived
from wwrules.run.session import Session
from wwrules.run.values import Value


def random_answer(session: Session, seat: int, chance: Random) -> tuple[Value, ...]:
    """Any answer: how many is as likely as any other number, and so is each option."""
    options, least, most = session.choices(seat)
    return tuple(chance.sample(options, chance.randint(least, most)))


def bot_answer(session: Session, seat: int) -> tuple[Value, ...]:
    """The same, so that a game which is gone on with has the same bot: it depends on the seed and the decisions so far."""
    return random_answer(session, seat, Random(derived(session.seed, "bot", seat, len(session.decisions))))  # noqa: S311
