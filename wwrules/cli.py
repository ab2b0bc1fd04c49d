"""The command line: it prints and picks the exit code. The commands that play stand in `play/commands.py`.

0 clean, 1 faults in content, 2 wrong use, 3 a defect in wwrules.
"""

from __future__ import annotations

import errno
import gc
import json
import sys
import time
import traceback
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wwrules import __version__
from wwrules.caches import made_anew
from wwrules.diagnostics import Diagnostic, Severity
from wwrules.examples.commands import COMMANDS as EXAMPLE_COMMANDS
from wwrules.packs.commands import COMMANDS as PACK_COMMANDS
from wwrules.paths import LANGUAGES, SPOKEN, paths_or_pack, shown, spoken, wanted_paths
from wwrules.play.commands import COMMANDS
from wwrules.proving.command import test as test_command
from wwrules.publish.commands import COMMANDS as PUBLISH_COMMANDS
from wwrules.reviewing import review, table
from wwrules.words.commands import words as words_commands

if TYPE_CHECKING:
    from wwrules.model import Game
    from wwrules.remembered import Verdict

CLEAN, FAULTS, WRONG_USE, DEFECT = 0, 1, 2, 3


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="wwrules")
def main() -> None:
    """A rulebook that runs: check a game's content, explain its faults, publish it."""


def run() -> None:
    """Run a command; whatever escapes is a defect of ours and says so, unless the machine has no room for what is printed."""
    try:
        main()
    except Exception as error:  # the last net: content must never cause this
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            click.echo(_say("no-room", reason=error.strerror), err=True)
            sys.exit(WRONG_USE)
        traceback.print_exc()
        click.echo(_say("defect"), err=True)
        sys.exit(DEFECT)


@main.command()
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--format", "style", type=click.Choice(["text", "json", "sarif", "github"]), default="text", show_default=True)
@click.option("--strict", is_flag=True, help="Warnings count as faults.")
@click.option("--words", is_flag=True, help="Look every word up: spelling and forms. Needs the extra `words`.")
@click.option(
    "--locale", type=click.Choice(LANGUAGES), default=spoken, show_default="en",
    help=f"The language of the messages; {SPOKEN} sets it for all commands.",
)  # fmt: skip
@click.option("--fresh", is_flag=True, help="Check anew what has not changed since the last time.")
def check(paths: tuple[Path, ...], style: str, strict: bool, words: bool, locale: str, fresh: bool) -> None:
    """Check games, packs or single files: everything is read and typed, and the worked examples are played.

    PATHS may be files, folders of one game or of several, or packs; without any, the pack that you stand in, ./content or the
    content in the package.
    """
    start = time.perf_counter()
    gc.disable()  # what is read stays until the end: there is no garbage to look for
    from babel.numbers import format_decimal  # noqa: PLC0415

    from wwrules import reports  # noqa: PLC0415 - so that --help is instant
    from wwrules.remembered import recall, remember  # noqa: PLC0415

    wanted = paths_or_pack(paths)
    place, verdict = (None, None) if words else recall(wanted)
    tools: list[dict[str, str]] = []
    games: list[Game] = []
    if verdict is None or fresh:
        with made_anew() if fresh else nullcontext():
            verdict, games = _checked(wanted, words, locale)
        tools = _lacking_tools(games) if words else []
        if place is not None:
            remember(place, verdict)
    seconds = time.perf_counter() - start
    found, counts, lacking = verdict.found, verdict.counts, verdict.lacking
    match style:
        case "json":
            faults, timing = list(reports.as_json(found, locale)), {"seconds": round(seconds, 3)}
            more = {"lacking-tools": tools} if words else {}
            _print_json({"faults": faults, "checked": counts, "missing": lacking, **more, "timing": timing})
        case "sarif":
            click.echo(reports.sarif(found, locale))
        case _:
            terminal = sys.stdout.isatty()
            lines = reports.github(found, locale) if style == "github" else reports.text(found, locale, excerpts=terminal)
            for one in lines:
                click.echo(_coloured(one, locale) if terminal else one)
            if not verdict.whole:
                click.echo(_say("unread-note", locale))
            for lack in tools:
                click.echo(_say("words-lacking", locale, **lack))
            told = ("texts", "paragraphs")
            gaps = sum(some[name] for one in lacking.values() for some in one.values() for name in some if name not in told)
            spent = format_decimal(seconds, "0.00", locale)
            click.echo(_say("summary", locale, verdict=_verdict(found, locale), seconds=spent, missing=gaps, **counts))
            if tried := sum(game.tried[0] for game in games):
                spent = format_decimal(sum(game.tried[1] for game in games), "0.00", locale)
                click.echo(_say("summary-tried", locale, count=tried, seconds=spent))
    sys.exit(FAULTS if any(strict or one.severity is Severity.ERROR for one in found) else CLEAN)


def _checked(paths: list[Path], words: bool, locale: str) -> tuple[Verdict, list[Game]]:
    """Check what lies at some paths; that nothing lies there is wrong use."""
    from wwrules.judging import judged  # noqa: PLC0415

    verdict, games = judged(paths, words=words)
    if not games and not verdict.found:
        raise click.UsageError(_say("nothing-to-check", locale, path=", ".join(shown(one) for one in paths)))
    return verdict, games


def _lacking_tools(games: Iterable[Game]) -> list[dict[str, str]]:
    """Dictionaries and analysers that would be needed to look up every word."""
    from wwrules.words.tools import tools  # noqa: PLC0415 - the extra `words`

    locales = dict.fromkeys(locale for game in games for locale in game.names)
    return [lack._asdict() for locale in locales for lack in tools(locale).lacks]


def _verdict(found: list[Diagnostic], locale: str) -> str:
    if not found:
        return _say("summary-clean", locale)
    errors = sum(1 for one in found if one.severity is Severity.ERROR)
    return _say("summary-faults", locale, errors=errors, warnings=len(found) - errors)


def _coloured(one: str, locale: str) -> str:
    for severity, colour in ((Severity.ERROR, "red"), (Severity.WARNING, "yellow")):
        word = f": {_say(f'severity-{severity}', locale)}: "
        before, found, after = one.partition(word)
        if found:
            return f"{click.style(before, bold=True)}{click.style(word, fg=colour)}{after}"
    return one


def _say(key: str, locale: str = "", /, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415

    return sentence(key, locale, **words)


def _print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


@main.command()
@click.argument("code", required=False)
@click.option("--json", "as_json", is_flag=True, help="As data.")
def explain(code: str | None, as_json: bool) -> None:
    """Show the page of a fault, by the code that stands in [brackets]; without one, list all codes."""
    from wwrules.check import CODES  # noqa: PLC0415
    from wwrules.diagnostics import did_you_mean  # noqa: PLC0415

    if code is None:
        listed = {name: page.partition("\n")[0] for name, page in sorted(CODES.items())}
        if as_json:
            _print_json(listed)
        else:
            for name, first in listed.items():
                click.echo(f"{name:24} {first}")
        return
    if code not in CODES:
        hint = did_you_mean(code, CODES)
        problem = _say("explain-unknown", code=code) + (_say("did-you-mean", hint=hint) if hint else "")
        raise click.UsageError(problem)
    if as_json:
        _print_json({"code": code, "page": CODES[code]})
    else:
        click.echo(f"{code}\n\n{CODES[code].strip()}")


@main.command()
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), help="Where they go; .wwrules/schemas here or in the pack.")
def schema(paths: tuple[Path, ...], out: Path | None) -> None:
    """Write the schemas of each game for editors, so that they complete keys and ids and explain them.

    PATHS may be games, folders of games, or one pack, whose entries are then known by their short ids.
    """
    from wwrules.editor import write_schemas  # noqa: PLC0415
    from wwrules.pipeline import games_at  # noqa: PLC0415

    wanted = paths_or_pack(paths)
    home = wanted[0] if len(wanted) == 1 and (wanted[0] / "pack.yaml").is_file() else None
    games = games_at(wanted)
    pack = [*games[0].packs][-1] if home and games and games[0].packs else ""  # after those it needs
    out = out or (home or Path()) / ".wwrules" / "schemas"
    written = sum(write_schemas(game, out, pack) for game in games)
    click.echo(_say("schemas-written", files=written, folder=shown(out)))


@main.command()
@click.argument("ids", nargs=-1)
@click.option("--locale", "locales", multiple=True, help="Only these languages; all of them if not given.")
@click.option("--effects", "sorts", flag_value="effects", multiple=True, help="Only what cards do.")
@click.option("--log", "sorts", flag_value="log", multiple=True, help="Only what the log says.")
@click.option("--questions", "sorts", flag_value="questions", multiple=True, help="Only what players are asked.")
@click.option("--report", "as_report", is_flag=True, help="How far each language has come, and what it lacks.")
@click.option("--with", "packs", multiple=True, type=click.Path(exists=True, path_type=Path), help="A pack: folder or archive.")
@click.option("--json", "as_json", is_flag=True, help="As data.")
def say(
    ids: tuple[str, ...],
    locales: tuple[str, ...],
    sorts: tuple[str, ...],
    as_report: bool,
    packs: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Say what cards do, what the log says and what players are asked, in every language.

    IDS name cards, kinds of card, packs, or words of the vocabulary; without them everything is said, or everything of the
    packs that are added.
    """
    from wwrules.compile.game_effects import read_effects  # noqa: PLC0415
    from wwrules.diagnostics import did_you_mean  # noqa: PLC0415
    from wwrules.packs.needed import ids_at  # noqa: PLC0415
    from wwrules.pipeline import check_paths  # noqa: PLC0415
    from wwrules.say.report import report  # noqa: PLC0415
    from wwrules.say.selection import known_ids, say_selected  # noqa: PLC0415

    checked = check_paths(wanted_paths(()), packs=packs, only_read=True)
    games, ids = checked.games, ids or tuple(filter(None, ids_at(packs)))
    unreadable = [one for one in checked.found if one.severity is Severity.ERROR] if packs else []
    _print_faults(unreadable)
    if not ids and unreadable:
        sys.exit(FAULTS)
    chosen = _languages(games, locales, with_drafts=True)
    known = {one for game in games for one in known_ids(game, chosen)}
    if unknown := [one for one in ids if one not in known]:
        hint = did_you_mean(unknown[0], known)
        raise click.UsageError(_say("say-unknown", id=unknown[0]) + (_say("did-you-mean", hint=hint) if hint else ""))
    if as_report:
        reports = {game.header.id: report(game, chosen) for game in games}
        if as_json:
            _print_json(reports)
        else:
            _print_report(reports)
        return
    lines = [line for game in games for line in say_selected(game, chosen, ids, sorts)]
    if not lines:
        click.echo(_say("say-unknown", id=", ".join(ids)), err=True)
    if as_json:
        _print_json([{**line._asdict(), "missing": [one._asdict() for one in line.missing]} for line in lines])
    else:
        for line in lines:
            gaps = ", ".join(f"{one.kind} {one.id}" for one in line.missing)
            click.echo(f"{line.id} {line.path} {line.locale}: {line.text or _say('say-missing', gaps=gaps)}")
    wrong = {line.id for line in lines if any(one.kind == "effect" for one in line.missing)}
    _print_faults(one for game in games if wrong for one in read_effects(game)[1] if one.subject in wrong)
    sys.exit(FAULTS if unreadable or any(line.missing for line in lines) else CLEAN)


def _print_faults(found: Iterable[Diagnostic]) -> None:
    """What is wrong, beside what was asked for."""
    from wwrules import reports  # noqa: PLC0415

    for line in reports.text(found):
        click.echo(line, err=True)


def _languages(games: Iterable[Game], wanted: Sequence[str], *, with_drafts: bool = False) -> list[str]:
    """The languages that are asked for, all of them (but none that has only begun) by default; wrong use for an unknown one."""
    known = list(dict.fromkeys(one for game in games for one in game.header.locales))
    begun = {one for game in games for one in game.header.drafts} if with_drafts else set()
    if unknown := [one for one in wanted if one not in known and one not in begun]:
        expected = ", ".join([*known, *sorted(begun)])
        problem = _say("unknown-language", locale=unknown[0]) + _say("expected-instead", expected=expected)
        raise click.UsageError(problem)
    return list(wanted) or known


def _print_report(reports: dict[str, dict[str, dict[str, Any]]]) -> None:
    for game, languages in reports.items():
        for locale, one in languages.items():
            counts = {"generated": one["texts"]["there"], "missing": one["texts"]["missing"]}
            every = {"patterns": "phrases", "words": "nouns", "qualities": "adjectives", "paragraphs": "prose"}
            for name, whole in every.items():
                counts |= {name: one[name]["there"], whole: sum(one[name].values())}
            click.echo(_say("say-report", game=game, locale=locale, **counts))
            for line in table(one["sentences"]):
                click.echo(line)
            for gap in one["gaps"]:
                click.echo(f"  {gap['kind']} {gap['id']}{': ' * bool(gap['detail'])}{gap['detail']}")


@main.command()
@click.option("--out", type=click.Path(path_type=Path), default=Path("site"), show_default=True, help="Where the site goes.")
@click.option("--locale", "locales", multiple=True, help="Only these languages; all of them if not given.")
@click.option("--with", "packs", multiple=True, type=click.Path(exists=True, path_type=Path), help="A pack: folder or archive.")
@click.option("--address", default="", help="Where the site will be, as in https://rules.example; a map of the site needs it.")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
def site(paths: tuple[Path, ...], out: Path, locales: tuple[str, ...], packs: tuple[Path, ...], address: str) -> None:
    """Build the site: a page for every entry in every language, and the documentation. Content with errors is not published."""
    from wwrules import reports  # noqa: PLC0415
    from wwrules.pipeline import check_paths  # noqa: PLC0415
    from wwrules.publish.preparing import preparation  # noqa: PLC0415
    from wwrules.publish.search_forms import analysers  # noqa: PLC0415
    from wwrules.publish.site import build_site  # noqa: PLC0415

    gc.disable()  # as for `check`
    with preparation() as ahead:  # while a game is checked, what its pages show is being worked out
        checked = check_paths(wanted_paths(paths), packs=packs, ready=lambda game: ahead.try_to_begin(game, locales))
        errors = [one for one in checked.found if one.severity is Severity.ERROR]
        if errors:
            for line in reports.text(errors):
                click.echo(line)
            sys.exit(FAULTS)
        chosen = _languages(checked.games, locales)
        pages = build_site(checked.games, out, chosen, address, begun=ahead)
    for locale in chosen:
        click.echo(_say("site-search-forms", locale=locale, analysers=", ".join(analysers(locale)) or "none"))
    click.echo(_say("site-written", pages=pages, locales=len(chosen), folder=shown(out), file=shown(out / "index.html")))


@main.command()
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--check", "only_look", is_flag=True, help="Change nothing; say which files would change and end with 1 if any.")
def fmt(paths: tuple[Path, ...], only_look: bool) -> None:
    """Put effects into their canonical words; comments and layout around them are kept."""
    from wwrules.fmt import canonical_files  # noqa: PLC0415
    from wwrules.pipeline import check_paths  # noqa: PLC0415

    changed = {file: text for game in check_paths(paths_or_pack(paths)).games for file, text in canonical_files(game).items()}
    for file, text in sorted(changed.items()):
        click.echo(shown(file))
        if not only_look:
            file.write_text(text, "utf-8")
    click.echo(_say("formatted", files=len(changed)))
    sys.exit(FAULTS if only_look and changed else CLEAN)


for command in (*COMMANDS, *EXAMPLE_COMMANDS, *PACK_COMMANDS, *PUBLISH_COMMANDS, review, test_command, words_commands):
    main.add_command(command)


if __name__ == "__main__":
    run()
