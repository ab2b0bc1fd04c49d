"""What the commands that play have in common: which game, which language, what went wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from wwrules.diagnostics import Diagnostic, did_you_mean
from wwrules.paths import SPOKEN, shown, wanted_language, wanted_paths

if TYPE_CHECKING:
    from wwrules.compile.program import Program
    from wwrules.play.saves import Saved
    from wwrules.play.sight import Words

FAULTS, WRONG_USE = 1, 2
seed_range = click.IntRange(-(2**63), 2**63 - 1)  # chance has 64 bits

path_argument = click.argument("path", required=False, type=click.Path(exists=True, path_type=Path))
game_option = click.option("--game", default="", help="Which game, where there are several.")
locale_option = click.option("--locale", default="", help=f"The language: {SPOKEN}, or the system's, or the game's first.")
setup_option = click.option("--option", "options", multiple=True, metavar="K=V", help="A choice before the game.")
with_option = click.option(
    "--with", "packs", multiple=True, type=click.Path(exists=True, path_type=Path), help="A pack, as folder or archive."
)
backend_option = click.option(
    "--backend", type=click.Choice(["compiled", "oracle"]), default="compiled", help="What runs the rules."
)
json_option = click.option("--json", "as_json", is_flag=True, help="As data.")


def _say(key: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant

    return sentence(key, **words)


def and_needed(packs: Iterable[Path]) -> tuple[Path, ...]:
    """Packs, and behind them those that they need and nobody named."""
    from wwrules.packs.needed import missing_needs  # noqa: PLC0415
    from wwrules.pipeline import homes_of_packs  # noqa: PLC0415

    named = tuple(packs)
    return (*named, *missing_needs(named, homes_of_packs)) if named else ()


def program_at(path: Path | None, game: str, packs: Iterable[Path] = ()) -> tuple[Path, Program]:
    """The game that is meant, ready to run; faults in it end the command."""
    from wwrules.play.games import NoGameError, find_game, load_program  # noqa: PLC0415

    paths = wanted_paths([path] if path else [])
    try:
        root = find_game(paths, game)
    except NoGameError as error:
        place = ", ".join(map(shown, paths))
        if not error.wanted and error.known:
            raise click.UsageError(_say("play-several-games", games=", ".join(error.known))) from None
        hint = did_you_mean(error.wanted, error.known)
        said = _say("play-unknown-game", path=place, game=error.wanted or "none")
        said += _say("did-you-mean", hint=hint) if hint else ""
        raise click.UsageError(said) from None
    program, errors = load_program(root, and_needed(packs))
    if program is None:
        fail(errors)
    if not program.start:
        click.echo(_say("play-no-start", game=program.game.header.id), err=True)
        sys.exit(FAULTS)
    return root, program


def fail(found: list[Diagnostic]) -> NoReturn:
    """Show faults in content, and end."""
    from wwrules import reports  # noqa: PLC0415

    for line in reports.text(found):
        click.echo(line, err=True)
    sys.exit(FAULTS)


@contextmanager
def told() -> Iterator[None]:
    """Whatever content, files and options bring while a game runs is told as such."""
    from wwrules.play.saves import WrongSaveError  # noqa: PLC0415
    from wwrules.run.options import WrongOptionError  # noqa: PLC0415
    from wwrules.run.session import BrokenContentError  # noqa: PLC0415
    from wwrules.trials.plans import BrokenGameError  # noqa: PLC0415

    try:
        yield
    except WrongSaveError as error:
        raise click.UsageError(_say(error.key, **error.words)) from None
    except WrongOptionError as error:
        said = _say("play-wrong-option", word=error.word, option=error.option or "none")
        raise click.UsageError(said + _say("expected-instead", expected=", ".join(error.known) or "–")) from None
    except BrokenContentError as error:
        fail([error.diagnostic])
    except BrokenGameError as error:
        click.echo(_say("simulate-broken", game=str(error.game), seed=str(error.seed)), err=True)
        fail([error.diagnostic])


def words_of(program: Program, locale: str) -> Words:
    """The language that is asked for, or WWRULES_LOCALE, or that of the system, or the game's first."""
    from wwrules.play.sight import Words  # noqa: PLC0415

    known = program.game.header.locales
    if locale and locale not in known:
        said = _say("unknown-language", locale=locale) + _say("expected-instead", expected=", ".join(known))
        raise click.UsageError(said)
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    around = [wanted_language(), system[:2]]
    return Words(program, locale or next((one for one in around if one in known), known[0]))


def seats_of(program: Program, players: int | None, given: int = 0) -> int:
    """How many play: as said, as many as are seated, or as few as can."""
    least, most = program.game.header.players
    seats = max(given, least) if players is None else players
    if not least <= seats <= most:
        raise click.UsageError(_say("play-wrong-players", players=seats, least=least, most=most))
    if given > seats:
        raise click.UsageError(_say("play-too-many-seats", seats=given, players=seats))
    return seats


def starts_a_game(**given: object) -> None:
    """What is said about a new game has no place where a game that was kept is gone on with."""
    if wrong := [name for name, value in given.items() if value not in (None, ())]:
        raise click.UsageError(_say("play-only-new", option=f"--{wrong[0]}"))


def options_of(written: tuple[str, ...]) -> dict[str, str]:
    """The choices before the game, by their words."""
    pairs = [one.partition("=") for one in written]
    if wrong := [one for one, pair in zip(written, pairs, strict=True) if not pair[1]]:
        raise click.UsageError(_say("play-no-pair", word=wrong[0]))
    return {name.strip(): value.strip() for name, _, value in pairs}


def print_json(value: object) -> None:
    """Print data."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def kept_locale(program: Program, saved: Saved | None) -> str:
    """The language a game was played in, if the game has it."""
    return saved.locale if saved and saved.locale in program.game.header.locales else ""
