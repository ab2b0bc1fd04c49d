"""`wwrules print` and `wwrules serve`: cards on paper, and pages while one writes. What they need is loaded when one is run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wwrules.diagnostics import Severity, did_you_mean
from wwrules.paths import SPOKEN, shown, wanted_language, wanted_paths
from wwrules.play.command_parts import and_needed

if TYPE_CHECKING:
    from wwrules.model import Entity, Game
    from wwrules.publish.preview.content import Edited

FAULTS = 1


def _say(key: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant

    return sentence(key, **words)


@click.command(name="print")
@click.argument("selection", nargs=-1)
@click.option("--locale", default="", help=f"The language; that of {SPOKEN}, or the game's first.")
@click.option("--game", "wanted", default="", help="Which game, where there are several.")
@click.option(
    "--with", "packs", multiple=True, type=click.Path(exists=True, path_type=Path), help="A pack, as folder or archive."
)
@click.option(
    "--out", type=click.Path(path_type=Path), default=Path("cards.pdf"), show_default=True, help="A PDF, or a folder for PNGs."
)
@click.option("--backs/--no-backs", default=True, help="Whether every sheet of fronts is followed by its backs.")
def print_cards(selection: tuple[str, ...], locale: str, wanted: str, packs: tuple[Path, ...], out: Path, backs: bool) -> None:
    """Print cards: A4 sheets of nine with crop marks, 63 × 88 mm each.

    SELECTION may hold ids, kinds, ids of packs, and PROPERTY=VALUE; without any, all cards are printed.
    """
    try:
        from wwrules.publish.cards.sheets import print_picture, print_sheets  # noqa: PLC0415
    except ImportError as error:
        raise click.UsageError(_say("print-no-press", module=error.name)) from None
    from wwrules.publish.book import Book  # noqa: PLC0415
    from wwrules.writing import write_whole  # noqa: PLC0415

    game = _game(wanted, packs)
    known = game.header.locales
    if locale and locale not in known:
        raise click.UsageError(_say("unknown-language", locale=locale) + _say("expected-instead", expected=", ".join(known)))
    around = wanted_language()
    book = Book(game, locale or (around if around in known else known[0]))
    cards = list(_selected(game, selection))
    if not cards:
        raise click.UsageError(_say("print-nothing", selection=" ".join(selection) or "–"))
    if out.suffix == ".pdf":
        write_whole(out, print_sheets(book, cards, backs=backs))
    else:
        for one in cards:
            write_whole(out / f"{one.id.replace('/', '.')}.png", print_picture(book, one))
    click.echo(_say("print-written", cards=len(cards), file=shown(out)))


def _game(wanted: str, packs: tuple[Path, ...]) -> Game:
    """The game that is meant, with packs; content with errors is not printed."""
    from wwrules import reports  # noqa: PLC0415
    from wwrules.packs.reading import pack_at  # noqa: PLC0415
    from wwrules.pipeline import check_game  # noqa: PLC0415
    from wwrules.play.games import NoGameError, find_game  # noqa: PLC0415

    paths = wanted_paths(())
    try:
        root = find_game(paths, wanted)
    except NoGameError as error:
        hint = did_you_mean(error.wanted, error.known)
        said = _say("play-unknown-game", path=", ".join(map(shown, paths)), game=error.wanted or "none")
        raise click.UsageError(said + (_say("did-you-mean", hint=hint) if hint else "")) from None
    read = [pack_at(path) for path in and_needed(packs)]
    game, found = check_game(root, [pack for pack, _ in read if pack])
    errors = [one for one in (*found, *(one for _, some in read for one in some)) if one.severity is Severity.ERROR]
    if game is None or errors:
        for line in reports.text(errors):
            click.echo(line, err=True)
        sys.exit(FAULTS)
    return game


def _selected(game: Game, selection: tuple[str, ...]) -> Iterator[Entity]:
    """Entries that are drawn as cards and are asked for: any of the names, and all of the values."""
    values = dict(one.split("=", 1) for one in selection if "=" in one)
    names = {one for one in selection if "=" not in one}
    known = {*game.entities, *game.kinds, *game.packs}
    for name in sorted(names - known):
        hint = did_you_mean(name, known)
        raise click.UsageError(_say("print-unknown", word=name) + (_say("did-you-mean", hint=hint) if hint else ""))
    for entity in game.entities.values():
        spec = game.presentation.entries.get(entity.kind)
        is_named = not names or names & {entity.id, entity.kind, entity.pack}
        if spec and spec.card and is_named and all(_has(entity, key, value) for key, value in values.items()):
            yield entity


def _has(entity: Entity, key: str, value: str) -> bool:
    held = entity.properties.get(key)
    return value in (map(str, held) if isinstance(held, list) else (str(held),))


@click.command()
@click.option(
    "--with", "packs", multiple=True, type=click.Path(exists=True, path_type=Path), help="A pack, as folder or archive."
)
@click.option("--game", "wanted", default="", help="Which game, where there are several.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any that is free.")
def serve(packs: tuple[Path, ...], wanted: str, port: int) -> None:
    """Show the site while you write: a page is made anew as soon as a file is saved, with what is wrong above it."""
    from wwrules.play.games import NoGameError, find_game  # noqa: PLC0415
    from wwrules.publish.preview.content import Edited  # noqa: PLC0415
    from wwrules.publish.preview.server import Preview, address_of  # noqa: PLC0415

    paths = wanted_paths(())
    try:
        root = find_game(paths, wanted)
    except NoGameError as error:
        raise click.UsageError(_say("play-several-games", games=", ".join(error.known))) from None
    edited = Edited(root, and_needed(packs))
    edited.look()
    _tell(edited)
    if edited.game is None:
        sys.exit(FAULTS)
    try:
        preview = Preview(edited, port)
    except OSError as error:
        raise click.UsageError(_say("serve-no-port", port=str(port), reason=error.strerror or "")) from None
    own = [name for name in edited.game.entities if "/" in name]
    click.echo(_say("serve-started", address=address_of(preview, edited.game.header.locales[0], own[0] if own else "")))
    preview.watch(_tell)
    with preview:
        try:
            preview.serve_forever()
        except KeyboardInterrupt:
            click.echo("")


def _tell(edited: Edited) -> None:
    """What is wrong now, in the terminal."""
    from wwrules import reports  # noqa: PLC0415

    for line in reports.text(edited.faults, excerpts=sys.stdout.isatty()):
        click.echo(line)
    click.echo(_say("preview-faults", faults=len(edited.faults)) if edited.faults else _say("preview-clean"))


COMMANDS = (print_cards, serve)
