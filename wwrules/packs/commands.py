"""`wwrules pack`: a checked, reproducible archive. What it needs is loaded when it is run."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import click

from wwrules.diagnostics import Severity
from wwrules.paths import shown

FAULTS = 1


def _say(key: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant

    return sentence(key, **words)


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), help="The archive; the pack's id and version if not given.")
def pack(folder: Path, out: Path | None) -> None:
    """Check a pack and put it into one archive to send: the same files give the same bytes."""
    from wwrules import reports  # noqa: PLC0415
    from wwrules.load.files import PACK_FILE  # noqa: PLC0415
    from wwrules.packs.packing import packed  # noqa: PLC0415
    from wwrules.pipeline import check_paths  # noqa: PLC0415
    from wwrules.writing import write_whole  # noqa: PLC0415

    if not (folder / PACK_FILE).is_file():
        raise click.UsageError(_say("pack-no-pack", folder=shown(folder), file=PACK_FILE))
    checked = check_paths([folder])
    for line in reports.text(checked.found):
        click.echo(line, err=True)
    if not checked.games or any(one.severity is Severity.ERROR for one in checked.found):
        sys.exit(FAULTS)
    (header,) = checked.games[0].packs.values()
    data = packed(folder, header)
    file = out or Path(f"{header.id}-{header.version}.zip")
    write_whole(file, data)
    click.echo(_say("pack-written", file=shown(file), bytes=len(data), sum=hashlib.sha256(data).hexdigest()))


COMMANDS = (pack,)
