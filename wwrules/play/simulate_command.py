"""`wwrules simulate`: many games by bots, as tables or as data."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wwrules.play.command_parts import (
    game_option,
    json_option,
    locale_option,
    options_of,
    path_argument,
    print_json,
    program_at,
    seats_of,
    seed_range,
    setup_option,
    told,
    with_option,
    words_of,
)

if TYPE_CHECKING:
    from wwrules.play.sight import Words


@click.command()
@path_argument
@game_option
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many games.")
@click.option("--players", type=int, help="How many play; as few as can if not given.")
@click.option("--seed", type=seed_range, default=1, show_default=True, help="Each game's own seed is derived from it.")
@locale_option
@setup_option
@with_option
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes that share the work.")
@json_option
def simulate(  # noqa: PLR0913, PLR0917 - the options of the command
    path: Path | None,
    game: str,
    games: int,
    players: int | None,
    seed: int,
    locale: str,
    options: tuple[str, ...],
    packs: tuple[Path, ...],
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play many games: who wins by seat, how long it takes, and the figures of the game, with their intervals."""
    from wwrules.play.simulating import Plan, play_many, summary  # noqa: PLC0415

    start = time.perf_counter()
    with told():
        root, program = program_at(path, game, packs)
        words = words_of(program, locale)
        plan = Plan(games, seats_of(program, players), seed, options_of(options), tuple(map(str, packs)))
        with _progress(games) as advance:
            found = summary(plan, play_many(root, program, plan, jobs, advance))
    seconds = time.perf_counter() - start
    header = program.game.header
    timing = {"seconds": round(seconds, 3), "games_per_second": round(games / seconds, 2), "jobs": jobs}
    if as_json:
        print_json({"game": header.id, "version": header.version, **found, "timing": timing})
    else:
        for line in _simulated(words, found):
            click.echo(line)
        click.echo(words.say("simulate-timing", games=games, seconds=f"{seconds:.1f}"))


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as progress:  # no thread: we may fork
        task = progress.add_task("", total=total)

        def advance(count: int) -> None:
            progress.advance(task, count)
            progress.refresh()

        yield advance


def _simulated(words: Words, found: Mapping[str, Any]) -> Iterator[str]:
    from wwrules.play.widgets import plain_table  # noqa: PLC0415

    heads = [words.say(f"simulate-{one}") for one in ("seat", "wins", "shared", "share", "result")]
    rows = [
        [str(seat + 1), str(one["wins"]), str(one["shared"]), _percent(one["share"], one["interval"]), _mean(one["result"])]
        for seat, one in enumerate(found["seats"])
    ]
    yield from plain_table(heads, rows)
    yield ""
    heads = ["", *(words.say(f"simulate-{one}") for one in ("mean", "least", "median", "most"))]
    spreads = {words.say("simulate-decisions"): found["decisions"]}
    spreads |= {words.named(name): one for name, one in found["figures"].items()}
    rows = [[name, _mean(one), str(one["min"]), str(one["median"]), str(one["max"])] for name, one in spreads.items()]
    yield from plain_table(heads, rows)


def _percent(share: float, interval: list[float]) -> str:
    return f"{share:.1%} ({interval[0]:.1%}–{interval[1]:.1%})"


def _mean(one: Mapping[str, Any]) -> str:
    return f"{one['mean']:.2f} ± {one['interval'][1] - one['mean']:.2f}"
