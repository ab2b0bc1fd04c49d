"""`wwrules odds`: probabilities from a position, as a table with a small plot or as data."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wwrules.diagnostics import did_you_mean
from wwrules.play.command_parts import (
    fail,
    game_option,
    json_option,
    locale_option,
    path_argument,
    print_json,
    program_at,
    told,
    with_option,
    words_of,
)

if TYPE_CHECKING:
    from wwrules.compile.program import Program
    from wwrules.play.odds import Inquiry, Odds, Position
    from wwrules.play.sight import Sight, Words
    from wwrules.run.values import Value

_NAME = 40  # most letters of what came out, before its numbers


@click.command()
@click.argument("position")
@path_argument
@game_option
@click.option("--ask", default="", help="A question that the game has a name for.")
@click.option("--player", "who", default="", help="Whom the question is about; the first player if not given.")
@click.option("--number", type=int, help="What n is in the question.")
@click.option("--of", "of", default="", help="What is looked at, in the procedure language: an amount or a condition.")
@click.option("--until", default="", help="Look as soon as this holds; at the end if it never does.")
@click.option("--answer", "answers", multiple=True, metavar="[WHO:]DECISION=OPTION[ if …]", help="How somebody decides.")
@click.option("--decisions", type=click.IntRange(0), help="Look after so many decisions.")
@click.option("--ways", type=click.IntRange(1), default=100_000, show_default=True, help="Give up after so many ways.")
@click.option("--games", type=click.IntRange(1, 1_000_000), help="Where there are more ways, let chance play so many games.")
@with_option
@locale_option
@json_option
def odds(  # noqa: PLR0913, PLR0917 - the options of the command
    position: str,
    path: Path | None,
    game: str,
    ask: str,
    who: str,
    number: int | None,
    of: str,
    until: str,
    answers: tuple[str, ...],
    decisions: int | None,
    ways: int,
    games: int | None,
    packs: tuple[Path, ...],
    locale: str,
    as_json: bool,
) -> None:
    """Odds from POSITION, which is a worked example by its id or a game that was kept.

    Every way that chance can go is played by the real rules, so the odds are exact; where there are too many, chance plays, and
    they have an interval. What is asked is a question of the game (--ask) or any expression (--of). Decisions follow --answer
    where one fits, else the first option. Players go by their names in the example, and by p1, p2 … in a game that was kept.
    """
    from wwrules.play.odds import Inquiry, about  # noqa: PLC0415

    start = time.perf_counter()
    with told():
        program, place = _position(position, path, game, packs)
        words = words_of(program, locale)
        if bool(ask) == bool(of):
            raise click.UsageError(_say("odds-ask-or-of", known=", ".join(program.board.odds) or "–"))
        if who and who not in place.names:
            raise click.UsageError(_say("odds-nobody", who=who) + _say("expected-instead", expected=", ".join(place.names)))
        asked = Inquiry(of, until, answers, decisions, ways, number, games or 0)
        if ask:
            asked = _named_question(program, ask, asked)
        found = _walked(about(place, who), asked)
    seconds = time.perf_counter() - start
    if as_json:
        print_json({**_odds_as_data(found, asked.of), "timing": {"seconds": round(seconds, 3)}})
    else:
        for line in _odds_as_text(words, found):
            click.echo(line)


def _say(key: str, **words: object) -> str:
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant

    return sentence(key, **words)


def _position(position: str, path: Path | None, game: str, packs: tuple[Path, ...]) -> tuple[Program, Position]:
    from wwrules.examples.holding import position_faults  # noqa: PLC0415
    from wwrules.play.odds import of_example, of_session  # noqa: PLC0415
    from wwrules.play.saves import read_save  # noqa: PLC0415

    if Path(position).is_file():
        saved = read_save(Path(position))
        _, program = program_at(path, game or saved.game, packs)
        return program, of_session(saved.session(program))
    _, program = program_at(path, game, packs)
    example = program.game.examples.get(position)
    if example is None:
        hint = did_you_mean(position, program.game.examples)
        raise click.UsageError(_say("odds-unknown", id=position) + (_say("did-you-mean", hint=hint) if hint else ""))
    if faults := position_faults(program, example):
        fail(faults)
    return program, of_example(program, example)


def _named_question(program: Program, ask: str, given: Inquiry) -> Inquiry:
    """A question by its name; what else was said takes the place of what the game says."""
    from wwrules.play.odds import inquiry  # noqa: PLC0415

    if ask not in program.board.odds:
        hint = did_you_mean(ask, program.board.odds)
        expected = _say("expected-instead", expected=", ".join(program.board.odds) or "–")
        raise click.UsageError(_say("odds-no-question", id=ask) + (_say("did-you-mean", hint=hint) if hint else expected))
    found = inquiry(program, ask, number=given.number, ways=given.ways, games=given.games)
    return found._replace(answers=given.answers + found.answers, until=given.until or found.until)


def _walked(place: Position, asked: Inquiry) -> Odds:
    from wwrules.catalogue import describe  # noqa: PLC0415
    from wwrules.play.odds import UnknownWordError, UnreadableError, WrongRuleError, odds  # noqa: PLC0415
    from wwrules.play.walking import TooManyWaysError  # noqa: PLC0415

    try:
        return odds(place, asked)
    except UnreadableError as error:
        one = error.found[0]
        raise click.UsageError(f"{one.source.file}: {one.source.column}: {describe(one)}") from None
    except WrongRuleError as error:
        raise click.UsageError(_say("odds-wrong-answer", text=str(error))) from None
    except UnknownWordError as error:
        hint = did_you_mean(error.word, error.known)
        said = _say("odds-unknown-word", word=error.word, decision=error.decision or "none")
        if hint or error.decision:
            said += _say("did-you-mean", hint=hint) if hint else _say("expected-instead", expected=", ".join(error.known))
        raise click.UsageError(said) from None
    except TooManyWaysError:
        raise click.UsageError(_say("odds-too-many", ways=asked.ways)) from None


def _odds_as_data(found: Odds, of: str) -> dict[str, Any]:
    from wwrules.run.values import encode  # noqa: PLC0415

    mean = found.mean
    return {
        "of": of,
        "outcomes": [
            {
                "value": encode(value),
                "probability": str(weight),
                "decimal": round(float(weight), 9),
                **({"interval": [round(end, 9) for end in found.interval(value)]} if found.games else {}),
            }
            for value, weight in found.outcomes.items()
        ],
        "mean": None if mean is None else {"exact": str(mean), "decimal": round(float(mean), 9)},
        "decisions": [
            {"decision": key, "chosen": chosen, "times": times} for (key, chosen), times in sorted(found.made.items())
        ],
        "ways": found.ways,
        **({"games": found.games} if found.games else {}),
    }


def _odds_as_text(words: Words, found: Odds) -> Iterator[str]:
    from wwrules.play.sight import Sight  # noqa: PLC0415
    from wwrules.play.widgets import plain_table  # noqa: PLC0415
    from wwrules.run.state import State  # noqa: PLC0415

    sight = Sight(words, State(20, 0), None)
    most = max(found.outcomes.values())
    rows = []
    at_least = found.at_least()
    for value, weight in found.outcomes.items():
        name = sight.name(value) if not isinstance(value, tuple) else _several(sight, value)
        low, high = found.interval(value)
        exactly = f"{words.decimal(low * 100, 1)}–{words.percent(high, 1)}" if found.games else str(weight)
        reached = [words.decimal(float(at_least[value]), 6)] if at_least is not None else []
        rows.append([_cut(name), exactly, words.decimal(float(weight), 6), *reached, "█" * round(float(weight / most) * 30)])
    heads = ["", words.say("odds-between" if found.games else "odds-exact"), words.say("odds-decimal")]
    yield from plain_table([*heads, *([words.say("odds-at-least")] if at_least is not None else []), ""], rows)
    if found.mean is not None:
        yield words.say("odds-mean", exact=str(found.mean), decimal=words.decimal(float(found.mean), 6))
    for (key, chosen), times in sorted(found.made.items()):
        yield words.say("odds-decided", decision=key or "–", chosen=chosen or "–", times=times)
    yield words.say("odds-games", games=found.games) if found.games else words.say("odds-ways", ways=found.ways)


def _several(sight: Sight, value: tuple[Value, ...]) -> str:
    """Alike things counted; a piece by its name and what follows it."""
    from wwrules.run.values import Thing  # noqa: PLC0415

    first, *rest = value or ("",)
    if (
        rest
        and not any(isinstance(one, tuple) for one in value)
        and (isinstance(first, Thing) or first in sight.program.game.kinds)
    ):
        return f"{sight.name(first)} ({', '.join(map(sight.name, rest))})"
    return sight.counted(value)


def _cut(name: str) -> str:
    """A name that leaves room for the numbers."""
    return name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"
