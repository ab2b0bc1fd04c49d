"""What is simulated: how many games, who decides, and one or several ways to set the game up that meet the same luck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic
from wwrules.run.interpret import RunawayError
from wwrules.run.options import chosen_options
from wwrules.run.seeds import derived
from wwrules.run.session import BrokenContentError, Session
from wwrules.run.values import Value
from wwrules.trials.bots import RANDOM, bot_of, play_blindly, read_bots
from wwrules.trials.records import Offer, Played, Task, counted, record

COMPILED = "compiled"


class Variant(NamedTuple):
    """One way to set the game up."""

    name: str
    options: Mapping[str, str] = {}
    packs: tuple[str, ...] = ()


class Plan(NamedTuple):
    """What is simulated. The first variant is the one that is asked about; others are what it is held against."""

    games: int
    seats: int
    seed: int
    bots: tuple[str, ...] = ()  # by seat; chance where there is none
    variants: tuple[Variant, ...] = (Variant(""),)
    backend: str = COMPILED

    def seed_of(self, game: int) -> int:
        """The seed of a game by its number; the same in all variants."""
        return derived(self.seed, "game", game)

    def identity(self) -> dict[str, Any]:
        """What must be equal for two runs to go on with each other; there may be more games."""
        return {
            "seats": self.seats,
            "seed": self.seed,
            "bots": list(self.bots),
            "variants": [{"name": one.name, "options": dict(one.options)} for one in self.variants],
        }


class BrokenGameError(RuntimeError):
    """A game ran into a limit: its number, its seed, and the fault."""

    def __init__(self, game: int, seed: int, diagnostic: Diagnostic) -> None:
        super().__init__(game, seed, diagnostic)
        self.game, self.seed, self.diagnostic = game, seed, diagnostic


def tasks_of(plan: Plan) -> list[Task]:
    """All games; those that are compared stand beside each other."""
    return [Task(variant, game) for game in range(plan.games) for variant in range(len(plan.variants))]


def play_one(program: Program, plan: Plan, task: Task) -> Played:
    """One game, and what is kept of it."""
    session, offers = played_game(program, plan, task)
    try:
        return record(session, task, offers)
    except (BrokenContentError, RunawayError) as error:
        raise BrokenGameError(task.game, session.seed, error.diagnostic) from None


def played_game(program: Program, plan: Plan, task: Task) -> tuple[Session, list[Offer]]:
    """One game to its end, with what was offered and chosen on the way."""
    seed = plan.seed_of(task.game)
    named = read_bots(plan.bots, program, plan.seats)
    bots = [bot_of(one, seed) for one in named]
    offers: list[Offer] = []
    try:
        is_blind = all(one.name == RANDOM for one in named)  # whoever thinks reads the log
        telling = counted(program) if is_blind else True
        session = Session(program, seed, plan.seats, set_up(program, plan, task), backend=plan.backend, logging=telling)
        if is_blind:
            play_blindly(session, seed, lambda *offer: offers.append(Offer(*offer)))
        while session.to_move:
            seat = session.to_move[0]
            options, *_ = session.choices(seat)
            answer = bots[seat](session, seat)
            offers.append(Offer(seat, options, answer))
            session.answer(seat, *answer)
    except BrokenContentError as error:
        raise BrokenGameError(task.game, seed, error.diagnostic) from None
    return session, offers


def set_up(program: Program, plan: Plan, task: Task) -> dict[str, Value]:
    """What is chosen before a game."""
    return chosen_options(program.game, plan.variants[task.variant].options, plan.seed_of(task.game))
