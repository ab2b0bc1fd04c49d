"""`wwrules simulate`: many games by bots, as tables, as data, or as a page."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wwrules.paths import shown
from wwrules.play.command_parts import (
    and_needed,
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
    from wwrules.compile.program import Program
    from wwrules.play.sight import Words
    from wwrules.trials.plans import Plan, Variant
    from wwrules.trials.records import Played
    from wwrules.trials.running import Player, Programs

_GAMES = 100  # a first look
_TO_WEIGH = 4000  # in all ways together: so many tell of most packs whether they are balanced
_STOPPED = 130  # what a shell says of a command that was stopped from the keyboard

bot_option = click.option(
    "--bot", "bots", multiple=True, metavar="NAME[:BUDGET]", help="Who decides, seat by seat: random, heuristic, montecarlo."
)


@click.command()
@path_argument
@game_option
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    help=f"How many games. {_GAMES} if not given; where bots that decide by chance weigh packs, {_TO_WEIGH} in all.",
)
@click.option("--players", type=int, help="How many play; as few as can if not given.")
@click.option("--seed", type=seed_range, default=1, show_default=True, help="Each game's own seed is derived from it.")
@bot_option
@locale_option
@setup_option
@with_option
@click.option("--compare", "compared", multiple=True, metavar="K=V[,V…]|without", help="The same games set up in another way.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes that share the work; one for each processor if not given.")
@click.option("--scheduler", default="", metavar="ADDRESS", help="Play on a Dask cluster instead.")
@click.option("--results", type=click.Path(dir_okay=False, path_type=Path), help="Keep every game here, and go on from there.")
@click.option("--backend", type=click.Choice(["compiled", "oracle"]), default="compiled", help="What runs the rules.")
@click.option("--cards", is_flag=True, help="Tell what entries were used, taken and won with.")
@json_option
@click.option("--csv", "as_csv", is_flag=True, help="As lines of a table of figures.")
@click.option("--report", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with plots.")
@click.option(
    "--verdict", type=click.Path(dir_okay=False, path_type=Path), help="Keep what is to be thought of the pack in this file."
)
def simulate(  # noqa: PLR0913, PLR0917 - the options of the command
    path: Path | None,
    game: str,
    games: int | None,
    players: int | None,
    seed: int,
    bots: tuple[str, ...],
    locale: str,
    options: tuple[str, ...],
    packs: tuple[Path, ...],
    compared: tuple[str, ...],
    jobs: int | None,
    scheduler: str,
    results: Path | None,
    backend: str,
    cards: bool,
    as_json: bool,
    as_csv: bool,
    report: Path | None,
    verdict: Path | None,
) -> None:
    """Let bots play many games: who wins, how long it takes, what the cards do, and the figures of the game, with intervals.

    With packs and a report, what they bring is held against what the game has, game by game with the same luck.
    """
    from wwrules.trials.outcome import Outcome  # noqa: PLC0415
    from wwrules.trials.plans import Plan  # noqa: PLC0415
    from wwrules.trials.workers import processors  # noqa: PLC0415

    jobs = jobs or processors()
    start = time.perf_counter()
    if verdict is not None and (len(packs) != 1 or compared not in ((), ("without",))):
        raise click.UsageError(_say("simulate-verdict-of-one"))
    fingerprint = "" if verdict is None else _fingerprint(packs[0])  # of what is going to be played
    with told(), simulation_told():
        root, program = program_at(path, game, packs)
        words = words_of(program, locale)
        seats = seats_of(program, players)
        chosen = _bots(bots, program, seats)
        variants = _variants(
            program, options, and_needed(packs), compared, named=len(packs), wanted=report is not None or verdict is not None
        )
        weighed = packs and len(variants) > 1 and all(one == "random" for one in chosen)
        games = games or (_TO_WEIGH // len(variants) if weighed else _GAMES)
        plan = Plan(games, seats, seed, chosen, variants, backend)
        programs = _programs(root, program, plan)
        outcome = Outcome(plan, program)
        is_whole = _run(root, programs, plan, _player(scheduler, root, programs, plan, jobs), results, outcome)
    seconds = time.perf_counter() - start
    timing = {"seconds": round(seconds, 3), "games_per_second": round(outcome.games / seconds, 2), "jobs": jobs}
    if report is not None:
        _write_report(report, words, outcome, programs)
    if as_json:
        header = program.game.header
        print_json({"game": header.id, "version": header.version, **outcome.data(), "timing": timing})
    elif as_csv:
        click.echo(outcome.csv(), nl=False)
    else:
        for line in _lines(words, outcome, cards=cards):
            click.echo(line)
        click.echo(words.say("simulate-timing", games=outcome.games, seconds=words.decimal(seconds, 1)))
        if report is not None:
            click.echo(words.say("simulate-report-written", file=shown(report)))
    if not is_whole:
        click.echo(words.say("simulate-stopped", done=outcome.games, games=games * len(variants)), err=True)
        sys.exit(_STOPPED)
    if verdict is not None:
        _keep_verdict(verdict, fingerprint, outcome, words)


def _lines(words: Words, outcome: Any, *, cards: bool) -> Iterator[str]:
    from wwrules.trials.in_words import verdict_in_words  # noqa: PLC0415
    from wwrules.trials.tables import tables  # noqa: PLC0415

    yield from tables(words, outcome, cards=cards)
    if verdict := verdict_in_words(words, outcome):
        yield from ("", " ".join(verdict[1:]))  # what was compared stands above the table


def _write_report(report: Path, words: Words, outcome: Any, programs: Programs) -> None:
    from wwrules.trials.report import page  # noqa: PLC0415
    from wwrules.writing import write_whole  # noqa: PLC0415

    write_whole(report, page(words, outcome, programs).encode())


def _fingerprint(path: Path) -> str:
    from wwrules.packs.reading import pack_at  # noqa: PLC0415
    from wwrules.packs.verdicts import fingerprint_of  # noqa: PLC0415
    from wwrules.play.command_parts import fail  # noqa: PLC0415

    pack, found = pack_at(path)
    if pack is None:
        fail(found)
    return fingerprint_of(pack)


def _keep_verdict(file: Path, fingerprint: str, outcome: Any, words: Words) -> None:
    from wwrules.packs.verdicts import write_verdict  # noqa: PLC0415
    from wwrules.play.command_parts import fail  # noqa: PLC0415
    from wwrules.trials.judging import entry_of  # noqa: PLC0415

    *_, header = outcome.program.game.packs.values()  # after those it needs
    entry = entry_of(outcome.comparing, header.version, fingerprint)
    if found := write_verdict(file, header.id, entry):
        fail(found)
    click.echo(words.say("simulate-verdict-written", pack=header.id, word=entry["verdict"], file=shown(file)), err=True)


def _say(key: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant

    return sentence(key, **words)


def _bots(written: tuple[str, ...], program: Program, seats: int) -> tuple[str, ...]:
    from wwrules.trials.bots import read_bots  # noqa: PLC0415

    with bots_told():
        if len(written) > seats:
            raise click.UsageError(_say("play-too-many-seats", seats=len(written), players=seats))
        return tuple(map(str, read_bots(written, program, seats)))


@contextmanager
def bots_told() -> Iterator[None]:
    """A bot that there is not is told."""
    from wwrules.trials.bots import NoEvaluationError, UnknownBotError  # noqa: PLC0415

    try:
        yield
    except UnknownBotError as error:
        said = _say("play-unknown-bot", bot=error.written) + _say("expected-instead", expected=", ".join(error.known))
        raise click.UsageError(said) from None
    except NoEvaluationError:
        raise click.UsageError(_say("play-no-evaluation")) from None


def _variants(
    program: Program, options: tuple[str, ...], packs: tuple[Path, ...], compared: tuple[str, ...], *, named: int, wanted: bool
) -> tuple[Variant, ...]:
    """The ways to set the game up: one, or those that are held against each other. Behind the packs named are those needed."""
    from wwrules.run.options import chosen_options  # noqa: PLC0415
    from wwrules.trials.balance import WITHOUT, variants_of, variants_with  # noqa: PLC0415
    from wwrules.trials.plans import Variant  # noqa: PLC0415

    given, paths = options_of(options), tuple(map(str, packs))
    if compared in ((WITHOUT,), ()) and packs and (wanted or compared):
        found = variants_of(program, given, paths, paths[named:])
    elif compared:
        others = {name: [one.strip() for one in values.split(",")] for name, values in options_of(compared).items()}
        found = variants_with(given, paths, others)
    else:
        found = (Variant("", given, paths),)
    for one in found:
        if one.packs == paths:
            chosen_options(program.game, one.options, 0)  # a word that is wrong is told before anything is played
    return found


def _programs(root: Path, program: Program, plan: Plan) -> Programs:
    """The game with the packs of each variant."""
    from wwrules.play.command_parts import fail  # noqa: PLC0415
    from wwrules.play.games import load_program  # noqa: PLC0415

    found = {plan.variants[0].packs: program}
    for one in plan.variants:
        if one.packs not in found:
            other, errors = load_program(root, map(Path, one.packs))
            if other is None:
                fail(errors)
            found[one.packs] = other
    return found


def _player(scheduler: str, root: Path, programs: Programs, plan: Plan, jobs: int) -> Player:
    from wwrules.trials.running import played_here  # noqa: PLC0415

    if not scheduler:
        return played_here(programs, plan, jobs)
    try:
        from wwrules.trials.cluster import played_on_cluster  # noqa: PLC0415
    except ImportError:
        raise click.UsageError(_say("simulate-no-dask")) from None
    return played_on_cluster(scheduler, root, plan)


def _run(root: Path, programs: Programs, plan: Plan, player: Player, results: Path | None, outcome: Any) -> bool:
    """Play; False if somebody stopped it from the keyboard."""
    from wwrules.trials.ledger import Ledger  # noqa: PLC0415
    from wwrules.trials.running import carry_out, identity  # noqa: PLC0415

    game = next(iter(programs.values())).game.header.id
    ledger = Ledger(results, identity(root, plan, game)) if results is not None else None
    try:
        with progress(plan.games * len(plan.variants)) as advance:

            def count(played: Played) -> None:
                outcome.add(played)
                advance(1)

            carry_out(plan, player, ledger, count)
    except KeyboardInterrupt:
        return False
    finally:
        if ledger is not None:
            with suppress(OSError):
                ledger.close()
    return True


@contextmanager
def simulation_told() -> Iterator[None]:
    """Whatever goes wrong with files and processes is told."""
    from wwrules.trials.ledger import LedgerError  # noqa: PLC0415
    from wwrules.trials.running import ClusterError  # noqa: PLC0415
    from wwrules.trials.workers import LostGameError  # noqa: PLC0415

    try:
        yield
    except ClusterError as error:
        raise click.UsageError(_say(error.key, **error.words)) from None
    except LedgerError as error:
        raise click.UsageError(_say(error.key, **error.words)) from None
    except LostGameError as error:
        raise click.UsageError(_say("simulate-lost", game=str(error.game), seed=str(error.seed))) from None


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time left on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import (  # noqa: PLC0415  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TaskProgressColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text  # noqa: PLC0415

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{task.speed:.1f}/s" if task.speed else "–/s")

    columns = (BarColumn(), TaskProgressColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    drawn = 0.0
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:  # no thread: we may fork
        task = bar.add_task("", total=total)

        def advance(count: int) -> None:
            nonlocal drawn
            bar.advance(task, count)
            if time.monotonic() - drawn > 0.1:
                drawn = time.monotonic()
                bar.refresh()

        bar.refresh()
        yield advance
