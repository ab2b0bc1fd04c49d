"""`wwrules review`: what nobody has read afresh yet, and the mark that somebody has. The report of `wwrules say` as a table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from wwrules.paths import shown, wanted_paths

if TYPE_CHECKING:
    from wwrules.model import Game
    from wwrules.say.states import Saying

_LINK = re.compile(r"\[\[([^\[\]|]*)(?:\|([^\[\]]+))?\]\]")


@click.command()
@click.argument("ids", nargs=-1)
@click.option("--locale", required=True, help="The language that is read.")
@click.option("--sort", "sorts", multiple=True, help="Only sentences of this sort: effects, rules, glossary, …")
@click.option("--mark", is_flag=True, help="They have been read: write them into the ledger.")
@click.option("--sign", "signer", metavar="NAME", help="A native speaker has read all sentences of the sort as they are.")
@click.option("--json", "as_json", is_flag=True, help="As data.")
def review(ids: tuple[str, ...], locale: str, sorts: tuple[str, ...], mark: bool, signer: str | None, as_json: bool) -> None:
    """Read sentences afresh: print those that nobody has read in their present words, or only IDS.

    With --mark they are marked as read, by whoever has read them; a sentence that changes later is a draft again.
    """
    from wwrules.pipeline import check_paths  # noqa: PLC0415 - so that --help is instant

    games = check_paths(wanted_paths(())).games
    _expect(locale, {one for game in games for one in game.spoken}, "unknown-language", "locale")
    chosen = _sorts(sorts)
    _expect_ids(ids, {one.id for game in games for one in _said(game, locale, chosen)})
    for game in games:
        unread = list(_unread(game, locale, chosen, ids))
        if mark or signer:
            _write(game, locale, unread, chosen if signer else (), signer or "")
        elif as_json:
            click.echo(json.dumps([one._asdict() for one in unread], indent=2, ensure_ascii=False))
        else:
            for one in unread:
                click.echo(f"{one.id} [{one.state}]\n{plain(one.text)}\n")
            click.echo(_say("review-left", number=len(unread), locale=locale, game=game.header.id))


def _sorts(wanted: tuple[str, ...]) -> tuple[str, ...]:
    from wwrules.say.states import SORTS  # noqa: PLC0415

    for one in wanted:
        _expect(one, SORTS, "review-unknown-sort", "sort")
    return wanted or tuple(SORTS)


def _expect(word: str, known: Any, key: str, name: str) -> None:
    if word not in known:
        raise click.UsageError(_say(key, **{name: word}) + _say("expected-instead", expected=", ".join(sorted(known))))


def _unread(game: Game, locale: str, sorts: tuple[str, ...], ids: tuple[str, ...]) -> Iterator[Saying]:
    """The sentences to read: those named (by their id, or that of their entry or chapter), or all drafts and stale ones."""
    from wwrules.say.states import DRAFT, STALE  # noqa: PLC0415

    for one in _said(game, locale, sorts):
        if any(_is_named(one.id, name) for name in ids) if ids else one.state in (DRAFT, STALE):
            yield one


def _said(game: Game, locale: str, sorts: tuple[str, ...]) -> list[Saying]:
    """What the game itself says."""
    from wwrules.say.states import sayings  # noqa: PLC0415

    return [one for one in sayings(game, locale) if one.sort in sorts and one.text and not one.of_pack]


def _expect_ids(ids: tuple[str, ...], known: set[str]) -> None:
    from wwrules.diagnostics import did_you_mean  # noqa: PLC0415

    for name in ids:
        if not any(_is_named(one, name) for one in known):
            hint = did_you_mean(name, known)
            raise click.UsageError(_say("review-unknown", id=name) + (_say("did-you-mean", hint=hint) if hint else ""))


def _is_named(one: str, name: str) -> bool:
    return one == name or one.startswith(f"{name}.")


def _write(game: Game, locale: str, read: list[Saying], signed: tuple[str, ...], signer: str) -> None:
    from wwrules.say.ledger import ledger_file, ledger_text  # noqa: PLC0415

    for sort in sorted({one.sort for one in read} | set(signed)):
        file = ledger_file(game, locale, sort)
        some = [one for one in read if one.sort == sort]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(ledger_text(game, locale, sort, some, signer if sort in signed else ""), "utf-8")
        click.echo(_say("review-marked", number=len(some), file=shown(file)))


def plain(text: str) -> str:
    """A text as a reader meets it: links are only their words."""
    return _LINK.sub(lambda link: link[2] or link[1], text)


def table(sentences: dict[str, dict[str, Any]]) -> Iterator[str]:
    """The report of one language as lines: a row for each sort of sentence, columns for levels and states."""
    from wwrules.say.levels import LEVELS  # noqa: PLC0415
    from wwrules.say.states import STATES  # noqa: PLC0415

    heads = ["", _say("report-all"), *(_say(f"report-{one}") for one in (*LEVELS, *STATES)), _say("report-signed")]
    rows = [heads]
    for sort, one in sentences.items():
        numbers = [one["all"], *one["levels"].values(), *one["states"].values()]
        rows.append([_say(f"report-{sort}"), *(str(number or "·") for number in numbers), ", ".join(one["signed"]) or "·"])
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    for first, *rest in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))]
        yield f"  {'  '.join(cells)}".rstrip()


def _say(key: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415

    return sentence(key, **words)
