"""`wwrules new`, `upgrade`, `pack` and `inbox`: a pack to start from, one that is old, one to send, and many that came."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from wwrules.diagnostics import Severity, did_you_mean, excerpt
from wwrules.load.files import PACK_FILE
from wwrules.paths import shown, wanted_paths

FAULTS = 1
_LONGEST_NAME = 80
LOCALE = "locale"
_TOGETHER = ""  # the verdict on all archives is kept under the name of no file


def _say(key: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant

    return sentence(key, **words)


def _start_locale(root: Path, locale: str) -> None:
    """A language to start from, in the folder of the game."""
    from wwrules.load.game import load_game  # noqa: PLC0415
    from wwrules.say.starting import WrongLocaleError, start_locale  # noqa: PLC0415

    game, _ = load_game(root)
    if game is None:
        raise click.UsageError(_say("nothing-to-check", path=shown(root)))
    try:
        files = start_locale(game, root, locale)
    except WrongLocaleError as error:
        raise click.UsageError(_say(error.key, locale=excerpt(locale))) from None
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        click.echo(shown(file))
    click.echo(_say("new-locale-written", locale=locale))


@click.command()
@click.argument("kind")
@click.argument("name")
@click.option("--id", "pack", default="", help="The id of the pack; made from the name if not given.")
@click.option("--out", type=click.Path(path_type=Path), help="The folder; the id if not given.")
@click.option("--author", default="", help="Who makes it; the name of your commits if not given.")
@click.option("--game", "wanted", default="", help="Which game, where there are several.")
def new(kind: str, name: str, pack: str, out: Path | None, author: str, wanted: str) -> None:
    """Start a pack of some KIND with a NAME: a folder that is valid as it stands, to be changed.

    The KIND `locale` starts a new language of the game; its NAME is two letters, such as sk.
    """
    from wwrules import reports  # noqa: PLC0415
    from wwrules.packs.starting import author_of_commits, id_of, kinds_of_pack, start_pack, starter_faults  # noqa: PLC0415
    from wwrules.play.games import NoGameError, find_game  # noqa: PLC0415

    try:
        game = find_game(wanted_paths(()), wanted)
    except NoGameError as error:
        raise click.UsageError(_say("play-several-games", games=", ".join(error.known))) from None
    if kind == LOCALE:
        _start_locale(game, name)
        return
    known = [*kinds_of_pack(game), LOCALE]
    if kind not in known:
        hint = did_you_mean(kind, known)
        said = _say("new-unknown", kind=excerpt(kind)) + (_say("did-you-mean", hint=hint) if hint else "")
        raise click.UsageError(said + _say("expected-instead", expected=", ".join(known)))
    author = author.strip() or author_of_commits()
    if not (name + author).isprintable() or not name.strip() or max(len(name), len(author)) > _LONGEST_NAME:
        raise click.UsageError(_say("new-wrong-name", limit=_LONGEST_NAME))
    chosen = pack or id_of(name)
    if not chosen or chosen != id_of(chosen):
        raise click.UsageError(_say("new-wrong-id", id=excerpt(chosen) or "none"))
    folder = out or Path(chosen)
    if folder.exists():
        raise click.UsageError(_say("new-exists", folder=shown(folder)))
    if faults := starter_faults(game, kind):
        for line in reports.text(faults):
            click.echo(line, err=True)
        sys.exit(FAULTS)
    files = start_pack(game, kind, chosen, name.strip(), folder, author)
    click.echo(_say("new-written", files=len(files), folder=shown(folder)))
    if not author:
        click.echo(_say("new-no-author", file=shown(folder / PACK_FILE)))


@click.command()
@click.argument("path", type=click.Path(exists=True, path_type=Path))
@click.option("--dry-run", is_flag=True, help="Change nothing; show what would change.")
def upgrade(path: Path, dry_run: bool) -> None:
    """Bring a pack or game of an older format to the present one; comments and layout are kept.

    PATH may be a folder of several packs and games as well.
    """
    from wwrules import reports  # noqa: PLC0415
    from wwrules.load.formats import FORMAT  # noqa: PLC0415
    from wwrules.load.roots import roots_at  # noqa: PLC0415
    from wwrules.packs.archive import SUFFIX  # noqa: PLC0415
    from wwrules.packs.upgrading import difference, first_page, upgraded  # noqa: PLC0415
    from wwrules.writing import write_whole  # noqa: PLC0415

    if path.suffix == SUFFIX and path.is_file():
        raise click.UsageError(_say("upgrade-archive", file=shown(path)))
    roots = roots_at(path)
    if not roots:
        raise click.UsageError(_say("nothing-to-check", path=shown(path)))
    refused = False
    for root in roots:
        file, data, found = first_page(root)
        new, faults = upgraded(shown(file), data) if not found else (data, found)
        for line in reports.text(faults):
            click.echo(line, err=True)
        refused |= bool(faults)
        if new == data:
            click.echo(_say("upgrade-nothing", file=shown(file), format=FORMAT)) if not faults else None
        elif dry_run:
            click.echo(difference(shown(file), data, new), nl=False)
        else:
            write_whole(file, new)
            click.echo(_say("upgrade-done", file=shown(file), format=FORMAT, folder=shown(root)))
    sys.exit(FAULTS if refused else 0)


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), help="The archive; the pack's id and version if not given.")
def pack(folder: Path, out: Path | None) -> None:
    """Check a pack and put it into one archive to send: the same files give the same bytes."""
    from wwrules import reports  # noqa: PLC0415
    from wwrules.packs.packing import packed  # noqa: PLC0415
    from wwrules.packs.starting import AUTHOR  # noqa: PLC0415
    from wwrules.pipeline import check_paths  # noqa: PLC0415
    from wwrules.writing import write_whole  # noqa: PLC0415

    if not (folder / PACK_FILE).is_file():
        raise click.UsageError(_say("pack-no-pack", folder=shown(folder), file=PACK_FILE))
    checked = check_paths([folder])
    for line in reports.text(checked.found):
        click.echo(line, err=True)
    if not checked.games or any(one.severity is Severity.ERROR for one in checked.found):
        sys.exit(FAULTS)
    *_, header = checked.games[0].packs.values()  # after those it needs
    if AUTHOR in header.authors:
        click.echo(_say("new-no-author", file=shown(folder / PACK_FILE)), err=True)
    data = packed(folder, header)
    file = out or Path(f"{header.id}-{header.version}.zip")
    write_whole(file, data)
    click.echo(_say("pack-written", file=shown(file), bytes=len(data), sum=hashlib.sha256(data).hexdigest()))


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Where the verdicts go; verdicts.json in the folder."
)
@click.option("--again", is_flag=True, help="Judge all of them, also what was judged before.")
@click.option("--json", "as_json", is_flag=True, help="As data.")
def inbox(folder: Path, out: Path | None, again: bool, as_json: bool) -> None:
    """Judge every archive in FOLDER, each in a process of its own with little time, memory and no network.

    Those that are valid are judged once more together, as they would be published.
    """
    from wwrules.packs.inbox import archives_in, judged, recall_verdicts, remember_verdicts, write_verdicts  # noqa: PLC0415
    from wwrules.packs.together import collisions, mark_of  # noqa: PLC0415

    file = out or folder / "verdicts.json"
    archives = archives_in(folder)
    if not archives:
        raise click.UsageError(_say("inbox-empty", folder=shown(folder)))
    before = {} if again else recall_verdicts(folder)
    verdicts = []

    def kept(done: list[dict[str, Any]], together: dict[str, Any] | None = None) -> None:
        remember_verdicts(folder, [*done, *([together] if together else [])])
        try:
            write_verdicts(file, done, together["collisions"] if together else [])
        except OSError as error:
            raise click.UsageError(_say("simulate-not-written", file=shown(file), reason=error.strerror)) from error

    for one in judged(archives, before, kept):
        verdicts.append(one)
        if not as_json:
            click.echo(_line(one))
    together = before.get(_TOGETHER, {})
    if together.get("mark") != mark_of(verdicts):
        together = {"file": _TOGETHER, "mark": mark_of(verdicts), "collisions": collisions(folder, verdicts)}
    kept(verdicts, together)
    if as_json:
        click.echo(json.dumps({"verdicts": verdicts, "collisions": together["collisions"]}, indent=2, ensure_ascii=False))
    else:
        for one in together["collisions"]:
            click.echo(_collided(one))
        valid = sum(1 for one in verdicts if one["verdict"] == "valid")
        click.echo(_say("inbox-judged", archives=len(verdicts), valid=valid, file=shown(file)))
    sys.exit(FAULTS if together["collisions"] or any(one["verdict"] != "valid" for one in verdicts) else 0)


def _collided(one: dict[str, Any]) -> str:
    """What keeps an archive from standing beside others, and what would help."""
    if not one["message"]:
        return _say("inbox-too-much")
    code = one["code"]
    told = _say("inbox-same-id", id=one["message"]) if code == "duplicate-id" else one["message"]
    key = "inbox-collides" if one["file"] and one["with"] else "inbox-not-together"
    return _say(key, file=one["file"], files=", ".join(one["with"]), fault=told, help=_say("inbox-help", code=code))


def _line(one: dict[str, Any]) -> str:
    """A row of the table: the archive, the verdict, the pack, and the first fault, or whom it waits for or is like."""
    pack = one.get("pack")
    named = f"{pack['id']} {pack['version']}" if pack else "–"
    faults = one.get("faults", ())
    fault = next((fault for fault in faults if fault["code"] == "unmet-need"), next(iter(faults), None))  # the rest follows
    told = f"{fault['file']}:{fault['line']}:{fault['column']}: {fault['message']}" if fault else ""
    told = _say("inbox-waits", files=", ".join(one["unmet"])) if one["unmet"] else told
    told = told or "; ".join(_company(one))
    judged = one["verdict"]
    verdict = _say(f"inbox-{judged}")
    return f"{one['file']:32} {verdict:12} {named:32} {told}".rstrip()


def _company(one: dict[str, Any]) -> Iterator[str]:
    """Whom a sound archive shares its id with."""
    if one["published"]:
        yield _say("inbox-published", version=one["published"])
    if one["same-pack-as"]:
        yield _say("inbox-twins", files=", ".join(one["same-pack-as"]))


COMMANDS = (new, upgrade, pack, inbox)
