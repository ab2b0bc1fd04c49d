"""`wwrules test`: worked examples, random games, views and reach of games and packs, a line each, or as data."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wwrules.paths import LANGUAGES, SPOKEN, paths_or_pack, shown, spoken
from wwrules.play.command_parts import (
    and_needed,
    game_option,
    json_option,
    path_argument,
    print_json,
    seats_of,
    seed_range,
    told,
    with_option,
)
from wwrules.trials.command import progress

if TYPE_CHECKING:
    from wwrules.compile.program import Program
    from wwrules.diagnostics import Diagnostic
    from wwrules.proving.proofs import Proof

CLEAN, FAULTS, STOPPED = 0, 1, 130
_GAMES = 12  # three with each number of players, where there may be two to five
_MOST_NAMES = 20


@click.command()
@path_argument
@game_option
@click.option("--games", type=click.IntRange(1, 1_000_000), default=_GAMES, show_default=True, help="How many random games.")
@click.option("--players", type=int, help="How many play; every number in turn if not given.")
@click.option("--seed", type=seed_range, default=1, show_default=True, help="Each game's own seed is derived from it.")
@with_option
@click.option(
    "--locale", type=click.Choice(LANGUAGES), default=spoken, show_default="en",
    help=f"The language of the messages; {SPOKEN} sets it for all commands.",
)  # fmt: skip
@json_option
def test(  # noqa: PLR0913, PLR0917 - the options of the command
    path: Path | None,
    game: str,
    games: int,
    players: int | None,
    seed: int,
    packs: tuple[Path, ...],
    locale: str,
    as_json: bool,
) -> None:
    """Prove a game or a pack by playing: its worked examples, and random games in which nothing is lost and nothing leaks.

    PATH is a game, a folder of games, a pack or an archive. A pack is played in its game, set up so that it is in.
    """
    from wwrules.proving.proofs import Plan, prove  # noqa: PLC0415 - so that --help is instant

    start = time.perf_counter()
    paths = paths_or_pack([path] if path else [])
    plan = Plan(games, seed, lambda program: _seats(program, players))
    with told(), progress(games) as advance:
        try:
            proofs, found = prove(paths, and_needed(packs), game, plan, advance)
        except KeyboardInterrupt:
            sys.exit(STOPPED)
    if not proofs and not found:
        raise click.UsageError(_say("nothing-to-check", locale, path=", ".join(map(shown, paths))))
    seconds = time.perf_counter() - start
    if as_json:
        print_json(_data(proofs, found, seconds, locale))
    else:
        for line in _lines(proofs, found, seconds, locale):
            click.echo(line)
    sys.exit(FAULTS if found else CLEAN)


def _seats(program: Program, players: int | None) -> list[int]:
    least, most = program.game.header.players
    return [seats_of(program, players)] if players is not None else [*range(least, most + 1)]


def _say(key: str, locale: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant

    return sentence(key, locale, **words)


def _lines(proofs: list[Proof], found: list[Diagnostic], seconds: float, locale: str) -> Iterator[str]:
    """Faults, then a line for each proof of each game."""
    from babel.numbers import format_decimal  # noqa: PLC0415

    from wwrules import reports  # noqa: PLC0415

    yield from reports.text(found, locale)
    for proof in proofs:
        yield from _proof(proof, found, locale, named=len(proofs) > 1)
    spent = format_decimal(seconds, "0.0", locale)
    yield _say("test-summary", locale, verdict="faults" if found else "clean", faults=len(found), seconds=spent)


def _proof(proof: Proof, found: list[Diagnostic], locale: str, *, named: bool) -> Iterator[str]:
    course = proof.course
    if named:
        yield f"{proof.game.header.id}:"
    if proof.examples:
        yield _say("test-examples", locale, played=proof.examples, faults=len(_of_examples(found)))
    else:
        yield _say("test-no-examples", locale)
    if course is None:
        reason = "faults" if found else "flow"
        yield _say("test-not-played", locale, game=proof.game.header.id, reason=reason)
        return
    players = "–".join(map(str, dict.fromkeys((min(course.seats), max(course.seats)))))
    yield _say("test-games", locale, games=course.games, players=players, decisions=course.decisions, faults=len(course.faults))
    yield _say("test-views", locale, views=course.views, faults=len(course.leaks))
    if proof.entries:
        names = [*proof.never[:_MOST_NAMES]]
        if len(proof.never) > _MOST_NAMES:
            names.append(_say("test-more", locale, count=len(proof.never) - _MOST_NAMES))
        reached = len(proof.entries) - len(proof.never)
        words = {"entries": len(proof.entries), "reached": reached, "never": len(proof.never), "names": ", ".join(names)}
        yield _say("test-reached", locale, **words)


def _of_examples(found: list[Diagnostic]) -> list[Diagnostic]:
    from wwrules.check import LATE_PAGES  # noqa: PLC0415

    return [one for one in found if one.code in LATE_PAGES]


def _data(proofs: list[Proof], found: list[Diagnostic], seconds: float, locale: str) -> dict[str, Any]:
    from wwrules import reports  # noqa: PLC0415

    return {
        "faults": list(reports.as_json(found, locale)),
        "tested": [_proof_data(proof, found) for proof in proofs],
        "timing": {"seconds": round(seconds, 3)},
    }


def _proof_data(proof: Proof, found: list[Diagnostic]) -> dict[str, Any]:
    course = proof.course
    played: dict[str, Any] = {"games": None, "views": None, "entries": None}
    if course is not None:
        games = {"played": course.games, "players": sorted(set(course.seats)), "decisions": course.decisions}
        played = {
            "games": {**games, "faults": len(course.faults)},
            "views": {"dealt": course.views, "faults": len(course.leaks)},
            "entries": {"with-effects": len(proof.entries), "never": list(proof.never)},
        }
    header = proof.game.header
    examples = {"played": proof.examples, "faults": len(_of_examples(found))}
    return {"game": header.id, "version": header.version, "packs": list(proof.game.packs), "examples": examples, **played}
