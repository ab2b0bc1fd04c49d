"""Holds the charts that a game declares against its procedures, and the words for them against the charts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from fluent.syntax import ast

from wwrules.compile.charting import CHOICE, SORT, Chart, Each, Fork, Part, Step, Steps, Way, charts
from wwrules.diagnostics import Diagnostic, Source, did_you_mean, fault
from wwrules.load.pattern_files import parsed
from wwrules.model import Patterns
from wwrules.presentation import ChartSpec

if TYPE_CHECKING:
    from wwrules.compile.checker import Checker
    from wwrules.compile.program import Program

_QUESTIONS = "questions"


def check_charts(checker: Checker) -> None:
    """Look up everything that charts name; every step has words in every language, and every word belongs to a step."""
    program = checker.program
    if not program.whole:
        return
    for spec in program.game.presentation.charts.values():
        checker.found += _names(program, spec)
    drawn = charts(program)
    for chart in drawn.values():
        known = {key for step in chart.shapes() for key in step.keys}
        places = {key: chart.spec.places[f"rules.{key}"] for key in chart.spec.rules}
        checker.found += _unknown("step", places, known, places.__getitem__)
    checker.found += _unused(program, drawn.values())
    checker.found += _unworded(program, drawn.values())


def _names(program: Program, spec: ChartSpec) -> Iterator[Diagnostic]:
    yield from _unknown("procedure", [spec.draws], program.definitions, lambda _: spec.places["draws"])
    places = {name: spec.places[f"inside.{number}"] for number, name in enumerate(spec.inside)}
    yield from _unknown("procedure", places, program.definitions, places.__getitem__)
    chapters = {name: spec.places[f"chapters.{number}"] for number, name in enumerate(spec.chapters)}
    yield from _unknown("chapter", chapters, [one.id for one in program.game.chapters], chapters.__getitem__)


def _unknown(sort: str, names: Iterable[str], known: Iterable[str], place: Callable[[str], Source]) -> Iterator[Diagnostic]:
    for name in names:
        if name not in known:
            yield fault("unknown-reference", place(name), sort=sort, id=name, hint=did_you_mean(name, known))


# ---------------------------------------------------------------- words


def _unused(program: Program, drawn: Iterable[Chart]) -> Iterator[Diagnostic]:
    """Messages that no step of a chart and no function goes by."""
    known = set(program.functions)
    for chart in drawn:
        known |= {key for one in _everything(chart.steps) for key in one.keys}
        known |= {term.name for step in chart.shapes() for term in step.terms}
    for file in program.game.tellings:
        if file.sort == SORT:
            places = _messages(file)
            yield from _unknown("step", places, known, places.__getitem__)


def _unworded(program: Program, drawn: Iterable[Chart]) -> Iterator[Diagnostic]:
    """Steps that a language of the game has no words for, of a game that has words for some."""
    game = program.game
    worded = {one.locale for one in game.tellings if one.sort == SORT}
    for locale in (one for one in game.header.locales if worded):
        keys = {sort: _keys(program, locale, sort) for sort in (SORT, _QUESTIONS)}
        for chart in drawn:
            for step in chart.shapes():
                said = keys[SORT] | (keys[_QUESTIONS] if step.sort == CHOICE else set())
                if not said & set(step.keys) and not game.names.get(locale, {}).keys() & set(step.names):
                    words = {"id": step.keys[-1], "locale": locale, "key": step.keys[-1], "place": f"words/{locale}/charts.ftl"}
                    yield fault("missing-name", chart.spec.source, subject="presentation", **words)


def _keys(program: Program, locale: str, sort: str) -> set[str]:
    files = (one for one in program.game.tellings if (one.locale, one.sort) == (locale, sort))
    return {key for one in files for key in _messages(one)}


def _messages(file: Patterns) -> dict[str, Source]:
    """Every message of a file with its place."""
    found: dict[str, Source] = {}
    for entry in parsed(file.text).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _place(file, entry)
            found |= {f"{entry.id.name}.{one.id.name}": _place(file, one.id) for one in entry.attributes}
    return found


def _place(file: Patterns, node: ast.SyntaxNode) -> Source:
    start = node.span.start if node.span else 0
    before = file.text[:start]
    return Source(file.source.file, before.count("\n") + 1, len(before) - before.rfind("\n"), 1)


def _everything(steps: Steps) -> Iterator[Step | Each | Way]:
    """Everything that has words: steps, ways, frames."""
    for one in steps:
        yield from _with_words(one)


def _with_words(part: Part) -> Iterator[Step | Each | Way]:
    match part:
        case Fork(step=step, ways=ways):
            yield step
            for way in ways:
                yield way
                yield from _everything(way.steps)
        case Step():
            yield part
        case Each(steps=steps):
            yield part
            yield from _everything(steps)
        case _:
            yield from _everything(part.steps)
