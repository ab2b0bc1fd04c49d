"""`wwrules accept`: what worked examples come to now is written into them. What it needs is loaded when it is run."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wwrules.diagnostics import Severity, did_you_mean
from wwrules.paths import paths_or_pack

if TYPE_CHECKING:
    from wwrules.diagnostics import Diagnostic
    from wwrules.examples.accepting import NewValue

FAULTS = 1
_ROUNDS = 20  # a new value may uncover another; far more than anybody has seen


def _say(key: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant

    return sentence(key, **words)


@click.command()
@click.argument("ids", nargs=-1)
@click.option(
    "--in", "paths", multiple=True, type=click.Path(exists=True, path_type=Path), help="A game, a folder of games, or a pack."
)
def accept(ids: tuple[str, ...], paths: tuple[Path, ...]) -> None:
    """Write what worked examples come to now into their files, and show what changed.

    IDS name examples; without any, all of the pack that you stand in or of ./content are meant. Only the value in `… == value`
    is rewritten. Whatever else does not hold stays a fault, and notes that may speak of the old values are listed.
    """
    from wwrules import reports  # noqa: PLC0415
    from wwrules.examples.accepting import notes_to_reread  # noqa: PLC0415
    from wwrules.pipeline import games_at  # noqa: PLC0415

    homes = paths_or_pack(paths)
    if not paths and not homes[0].resolve().is_relative_to(Path.cwd().resolve()) and not Path("pack.yaml").is_file():
        raise click.UsageError(_say("accept-nowhere"))
    if any(not one.is_dir() for one in homes):
        raise click.UsageError(_say("accept-folders"))
    _refuse_unknown(ids, homes)
    found, values = _accepted(ids, homes)
    for one in values:
        file, row = one.source.file, one.source.line
        click.echo(_say("accepted", file=file, line=row, id=one.example, step=one.step, text=one.text, new=one.new))
    notes = list(notes_to_reread(games_at(homes), values)) if values else []
    for line in reports.text([*found, *notes]):
        click.echo(line)
    click.echo(_say("accepted-summary", values=len(values), notes=len(notes)))
    sys.exit(FAULTS if any(one.severity is Severity.ERROR for one in found) else 0)


def _accepted(ids: Sequence[str], homes: Sequence[Path]) -> tuple[list[Diagnostic], list[NewValue]]:
    """Accept until nothing more can be accepted; gives what is still wrong, and all new values."""
    from wwrules.examples.accepting import new_values, write_values  # noqa: PLC0415
    from wwrules.judging import kept_or_judged  # noqa: PLC0415

    values: list[NewValue] = []
    for _ in range(_ROUNDS):
        found = kept_or_judged(homes).found
        written = write_values(new_values(found, lambda name: not ids or _is_one_of(name, ids)), homes)
        values += written
        if not written:
            break
    return found, values


def _is_one_of(name: str, ids: Sequence[str]) -> bool:
    return name in ids or name.rpartition("/")[2] in ids


def _refuse_unknown(ids: Sequence[str], homes: Sequence[Path]) -> None:
    from wwrules.pipeline import games_at  # noqa: PLC0415

    games = games_at(homes) if ids else []
    known = {one for game in games for name in game.examples for one in (name, name.rpartition("/")[2])}
    for name in ids:
        if name not in known:
            hint = did_you_mean(name, known)
            said = _say("accept-unknown", id=name) + (_say("did-you-mean", hint=hint) if hint else "")
            raise click.UsageError(said)


COMMANDS = (accept,)
