"""`wwrules play` and `wwrules replay`, and the list of all commands that play. What they need is loaded when one is run."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wwrules.play.command_parts import (
    WRONG_USE,
    backend_option,
    game_option,
    kept_locale,
    locale_option,
    options_of,
    path_argument,
    program_at,
    seats_of,
    seed_range,
    setup_option,
    starts_a_game,
    told,
    with_option,
    words_of,
)
from wwrules.play.odds_command import odds
from wwrules.trials.command import bot_option, bots_told, simulate

if TYPE_CHECKING:
    from wwrules.compile.program import Program

SEEDS = 2**32


@click.command()
@path_argument
@game_option
@click.option("--players", type=int, help="How many play; as many as are seated, or as few as can.")
@click.option("--seat", "seats", multiple=True, type=click.Choice(["person", "bot"]), help="Who sits there, seat by seat.")
@bot_option
@click.option("--seed", type=seed_range, help="Where chance begins; the same one gives the same game.")
@locale_option
@setup_option
@with_option
@click.option("--save", "file", type=click.Path(dir_okay=False, path_type=Path), help="Where the game is kept.")
@click.option("--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Go on with a game that was kept.")
@backend_option
def play(  # noqa: PLR0913, PLR0917 - the options of the command
    path: Path | None,
    game: str,
    players: int | None,
    seats: tuple[str, ...],
    bots: tuple[str, ...],
    seed: int | None,
    locale: str,
    options: tuple[str, ...],
    packs: tuple[Path, ...],
    file: Path | None,
    resume: Path | None,
    backend: str,
) -> None:
    """Play at the terminal, alone against bots or several people at one screen; choices can also come from a pipe.

    The game is kept after every decision. Without seats the first is a person and the others are bots.
    """
    from wwrules.play.saves import BOT, PERSON, read_save  # noqa: PLC0415
    from wwrules.play.screen import Screen  # noqa: PLC0415
    from wwrules.play.table import Table  # noqa: PLC0415
    from wwrules.run.options import chosen_options  # noqa: PLC0415
    from wwrules.run.session import Session, prefer_backend  # noqa: PLC0415

    with told():
        if resume:
            starts_a_game(players=players, seat=seats, bot=bots, seed=seed, option=options)
        saved = read_save(resume) if resume else None
        _, program = program_at(path, game or (saved.game if saved else ""), packs)
        prefer_backend(program, backend)
        words = words_of(program, locale or kept_locale(program, saved))
        if saved is not None:
            session, seated = saved.session(program), saved.players
        else:
            number = seats_of(program, players, len(seats))
            seed = secrets.randbelow(SEEDS) if seed is None else seed
            session = Session(program, seed, number, chosen_options(program.game, options_of(options), seed))
            seated = seat_bots((*(seats or (PERSON,)), *[BOT] * number)[:number], bots, program)
        kept = file or resume or Path(".wwrules") / "saves" / f"{program.game.header.id}-{session.seed}.json"
        screen = Screen()
        title = words.named(program.game.header.title)
        screen.show(words.say("play-welcome", title=title, seed=str(session.seed), players=session.seats))
        resumed = resume is not None and (file is None or (file.exists() and file.samefile(resume)))
        table = Table(session, seated, words.locale, kept, screen, resumed)
        try:
            is_kept = table.play()
        except KeyboardInterrupt:
            screen.show("")
            is_kept = table.part()
        if not is_kept:
            sys.exit(WRONG_USE)


def seat_bots(seated: tuple[str, ...], bots: tuple[str, ...], program: Program) -> tuple[str, ...]:
    """Bots by their names, one after the other; the last one takes all further seats."""
    from wwrules.play.saves import BOT  # noqa: PLC0415
    from wwrules.trials.bots import read_bots  # noqa: PLC0415

    with bots_told():
        names = iter(read_bots(bots, program, max(1, seated.count(BOT))) if bots else ())
        return tuple(f"{BOT}:{next(names)}" if one == BOT and bots else one for one in seated)


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@path_argument
@game_option
@with_option
@locale_option
@click.option("--all", "everything", is_flag=True, help="Print everything at once.")
@backend_option
def replay(  # noqa: PLR0913, PLR0917 - the options of the command
    file: Path, path: Path | None, game: str, packs: tuple[Path, ...], locale: str, everything: bool, backend: str
) -> None:
    """Step through a game that was kept: every decision, and every event that came of it, with everything in sight."""
    from wwrules.play.replaying import Replay, step_through  # noqa: PLC0415
    from wwrules.play.saves import read_save  # noqa: PLC0415
    from wwrules.play.screen import Screen  # noqa: PLC0415
    from wwrules.run.session import prefer_backend  # noqa: PLC0415

    with told():
        saved = read_save(file)
        _, program = program_at(path, game or saved.game, packs)
        prefer_backend(program, backend)
        words = words_of(program, locale or kept_locale(program, saved))
        step_through(Replay(program, saved, words.locale), Screen(interactive=False) if everything else Screen())


COMMANDS = (play, replay, simulate, odds)
