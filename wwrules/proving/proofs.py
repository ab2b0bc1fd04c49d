"""What proves a game or a pack: it is checked, its worked examples are played, then random games; what was never reached."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from wwrules.check import LATE_PAGES
from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic, Severity, in_order
from wwrules.examples.kept import all_played
from wwrules.load.files import GAME_FILE
from wwrules.load.roots import roots_at
from wwrules.model import Game
from wwrules.pipeline import check_paths
from wwrules.proving.games import Course, Games
from wwrules.run.coverage import Used, unused_entries, watching
from wwrules.trials.balance import entries_of_packs

Advance = Callable[[int], None]


@dataclass(slots=True)
class Plan:
    """How many random games are played, from which seed, and by how many players each."""

    games: int
    seed: int
    seats: Callable[[Program], Sequence[int]]


@dataclass(slots=True)
class Proof:
    """What came of one game, with packs or without."""

    game: Game
    examples: int
    entries: list[str]  # those with effects: of the packs, or of the game if there are none
    course: Course | None = None  # None: it has faults, or no flow
    never: tuple[str, ...] = ()  # entries of which nothing came, neither in games nor in examples


def prove(
    paths: Iterable[Path], packs: Iterable[Path], wanted: str, plan: Plan, advance: Advance
) -> tuple[list[Proof], list[Diagnostic]]:
    """Prove whatever lies at the paths, or the one game that is wanted; every error that was found comes with it."""
    with watching() as used, all_played():
        checked = check_paths(_without_packs_of_games(paths), packs=packs)
    errors = [one for one in checked.found if one.severity is Severity.ERROR]
    can_play = all(one.code in LATE_PAGES for one in errors)
    proofs = [_begun(game) for game in checked.games if wanted in ("", game.header.id)]
    for proof in proofs:
        if can_play and proof.game.compiled is not None and proof.game.compiled[0].start:
            errors += _play(proof, plan, used, advance)
    return proofs, in_order(errors)


def _without_packs_of_games(paths: Iterable[Path]) -> list[Path]:
    """The games in a folder of games and packs; a pack is proved if it is named, or if there is nothing else."""
    found: list[Path] = []
    for path in paths:
        games = [root for root in roots_at(path) if (root / GAME_FILE).is_file()]
        found += games or [path]
    return found


def _begun(game: Game) -> Proof:
    packs = entries_of_packs(game)
    examples = [one for one in game.examples.values() if not game.packs or one.pack]
    program = game.compiled[0] if game.compiled is not None else None
    with_effects = {*program.rules, *(entry for entry, _ in program.called)} if program is not None else set()
    return Proof(game, len(examples), sorted(with_effects & set(packs) if game.packs else with_effects))


def _play(proof: Proof, plan: Plan, used: Used, advance: Advance) -> list[Diagnostic]:
    assert proof.game.compiled is not None  # noqa: S101 - whoever calls has looked
    program: Program = proof.game.compiled[0]
    games = Games(program, plan.seed, plan.seats(program), entries_of_packs(proof.game))
    for course in games.play(plan.games):
        proof.course = course
        advance(1)
    reached = games.course.reached | (set(proof.entries) - set(unused_entries(program, used)))
    proof.never = tuple(entry for entry in proof.entries if entry not in reached)
    return games.course.faults + games.course.leaks
