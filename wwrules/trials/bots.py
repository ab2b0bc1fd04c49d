"""Somebody who decides, by name: `random`, `montecarlo` and `heuristic`, each with what it may spend on one decision.

`montecarlo:200` plays 200 games to their end, `montecarlo:2s` as many as fit into two seconds, `heuristic:4` looks at four
deals of what it cannot see. A bot is made for one seat of one game. It decides by the seed, the seat and the number of
decisions made, so a game that is gone on with has the same bot; only a budget of time is not the same twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple, Protocol

from wwrules.compile.program import Program
from wwrules.run.redeal import Knowledge
from wwrules.run.seeds import derived, mixed
from wwrules.run.session import Session
from wwrules.trials.answers import Answer, numbered_choice
from wwrules.trials.heuristic import best_by_evaluation
from wwrules.trials.monte_carlo import Spent, best_by_playing_on

RANDOM, MONTE_CARLO, HEURISTIC = "random", "montecarlo", "heuristic"
_WRITTEN = re.compile(r"([a-z]+)(?::(?:([1-9][0-9]{0,5})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s))?")


class UnknownBotError(ValueError):
    """A bot that is not written like one; `known` are those that there are."""

    def __init__(self, written: str) -> None:
        super().__init__(written)
        self.written, self.known = written, [*_DEFAULTS]


class NoEvaluationError(ValueError):
    """A heuristic bot for a game that does not say what is worth how much."""


class BotName(NamedTuple):
    """A bot as it is asked for."""

    name: str
    spent: Spent

    def __str__(self) -> str:
        """As it is written."""
        if self.name == RANDOM:
            return self.name
        return f"{self.name}:{f'{self.spent.seconds:g}s' if self.spent.seconds else self.spent.games}"


_DEFAULTS = {RANDOM: Spent(0), MONTE_CARLO: Spent(200), HEURISTIC: Spent(3)}


class Bot(Protocol):
    """Decides for one seat of one game."""

    def __call__(self, session: Session, seat: int) -> Answer:
        """What the seat answers."""


def read_bot(written: str, program: Program) -> BotName:
    """The bot that a word means."""
    found = _WRITTEN.fullmatch(written.strip())
    if found is None or found[1] not in _DEFAULTS:
        raise UnknownBotError(written)
    if (found[3] and found[1] != MONTE_CARLO) or (found[2] and found[1] == RANDOM):
        raise UnknownBotError(written)
    if found[1] == HEURISTIC and not program.board.evaluation:
        raise NoEvaluationError(written)
    default = _DEFAULTS[found[1]]
    if found[3]:
        return BotName(found[1], Spent(0, float(found[3])))
    return BotName(found[1], Spent(int(found[2])) if found[2] else default)


def read_bots(written: Iterable[str], program: Program, seats: int) -> tuple[BotName, ...]:
    """A bot for every seat; the last one that is named takes all further seats, and nobody named means chance."""
    named = [read_bot(one, program) for one in written] or [BotName(RANDOM, _DEFAULTS[RANDOM])]
    return tuple(named[min(seat, len(named) - 1)] for seat in range(seats))


def sensible_bot(program: Program) -> BotName:
    """An opponent that a game brings: by its evaluation, or by chance where it has none."""
    name = HEURISTIC if program.board.evaluation else RANDOM
    return BotName(name, _DEFAULTS[name])


def bot_of(name: BotName, seed: int) -> Bot:
    """A bot for one game; it remembers what it saw."""
    if name.name == RANDOM:
        choose = _any_of(seed)
        return lambda session, seat: choose(seat, len(session.decisions), *session.choices(seat))
    decide, known = _DECIDING[name.name], dict[int, Knowledge]()

    def answer(session: Session, seat: int) -> Answer:
        return decide(session, seat, _chance(session, seed, seat), name.spent, known.setdefault(seat, Knowledge(seat)))

    return answer


def play_blindly(session: Session, seed: int, note: Callable[[int, Answer, Answer], None]) -> None:
    """Play a game to its end with random bots, which look at nothing but the question; `note` gets seat, options and answer."""
    any_of, decisions = _any_of(seed), session.decisions

    def choose(seat: int, options: Answer, least: int, most: int) -> Answer:
        answer = any_of(seat, len(decisions), options, least, most)
        note(seat, options, answer)
        return answer

    session.play(choose)


def _any_of(seed: int) -> Callable[[int, int, Answer, int, int], Answer]:
    """Any answer of a seat to a question, after so many decisions, for one game."""
    seeds: dict[int, int] = {}

    def choose(seat: int, made: int, options: Answer, least: int, most: int) -> Answer:
        if seat not in seeds:
            seeds[seat] = derived(seed, "bot", seat)
        return numbered_choice(options, least, most, mixed(seeds[seat], made))

    return choose


def _chance(session: Session, seed: int, seat: int) -> Random:
    return Random(derived(seed, "bot", seat, len(session.decisions)))  # noqa: S311 - bots, not secrets


def _by_evaluation(session: Session, seat: int, chance: Random, spent: Spent, known: Knowledge) -> Answer:
    return best_by_evaluation(session, seat, chance, spent.games, known)


_DECIDING: dict[str, Callable[[Session, int, Random, Spent, Knowledge], Answer]] = {
    MONTE_CARLO: best_by_playing_on,
    HEURISTIC: _by_evaluation,
}
