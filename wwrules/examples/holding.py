"""Worked examples hold: each is read, held against the vocabulary and played; whatever is not so is a fault at its place.

Played is a copy of the game's program, so that nobody meets what an example has put into it. An example of a pack is played
with that pack and what it needs, whatever else is there. One that held is not played again until something that it met differs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from wwrules.compile.alone import program_without_others
from wwrules.compile.checker import Checker
from wwrules.compile.program import Program
from wwrules.compile.program_check import checker_of
from wwrules.diagnostics import Diagnostic, Part, Severity, fault
from wwrules.examples.kept import Held
from wwrules.examples.reading import Script, script_of
from wwrules.examples.scopes import scopes_begin
from wwrules.examples.typed import faults_of
from wwrules.load.nodes import Scalar
from wwrules.model import Example, Game
from wwrules.run.interpret import RunawayError, Tank
from wwrules.run.scenario import DifferenceError, Scenario
from wwrules.run.session import BrokenContentError

STEPS = 500_000  # of the engine, for one example
STEPS_OF_A_PACK = 5_000_000  # for all examples of a pack


def examples_hold(game: Game, packs: Collection[str], shown: set[int]) -> Iterator[Diagnostic]:
    """Everything that is wrong with the worked examples of these packs ('' is the game itself).

    Rules through which something became different in them are added to `shown`, by their numbers.
    """
    for found in differences(game, packs, shown):
        yield as_fault(found) if isinstance(found, DifferenceError) else found


def differences(game: Game, packs: Collection[str], shown: set[int] | None = None) -> Iterator[Diagnostic | DifferenceError]:
    """The same; what did not come out as written still knows what came."""
    for pack in packs:
        examples = [one for one in game.examples.values() if one.pack == pack]
        if examples:
            yield from _of_pack(program_without_others(game, pack), examples, pack, shown)


def position_faults(program: Program, example: Example) -> list[Diagnostic]:
    """What is wrong with an example before anything is played, so that nobody can begin there."""
    own = _own(program)
    return _position_faults(own, checker_of(own), example)


def playable(program: Program, examples: Iterable[Example]) -> Iterator[Example]:
    """Those at which somebody can begin."""
    own = _own(program)
    checker = checker_of(own)
    return (one for one in examples if not _position_faults(own, checker, one))


def _position_faults(own: Program, checker: Checker, example: Example) -> list[Diagnostic]:
    script = script_of(example)
    scenario = Scenario(own, len(script.players), script.given, script.play, script.names, pack=example.pack, name=example.id)
    return [one for one in faults_of(checker, script, scenario) if one.severity is Severity.ERROR]


def faults_in(game: Game, example: Example) -> list[Diagnostic]:
    """What is wrong with one example."""
    found = _of_pack(program_without_others(game, example.pack), [example], example.pack)
    return [as_fault(one) if isinstance(one, DifferenceError) else one for one in found]


def as_fault(difference: DifferenceError) -> Diagnostic:
    """Something that did not come out as written, at its place."""
    written = difference.written
    assert isinstance(written, Scalar)  # noqa: S101 - scripts are made of nothing else
    return Diagnostic(difference.code, written.source, difference.words)


def _of_pack(
    program: Program, examples: list[Example], pack: str, shown: set[int] | None = None
) -> Iterator[Diagnostic | DifferenceError]:
    held, own, left = Held(program), _own(program), STEPS_OF_A_PACK
    checker = checker_of(own)
    for example in examples:
        script, tank = script_of(example), Tank(min(STEPS, left) if pack else STEPS)
        steps = held.steps(script)
        if steps is None or steps > tank.left:
            scenario = Scenario(own, len(script.players), script.given, script.play, script.names, pack=pack, name=example.id)
            scenario.tank, scenario.shown, own.met = tank, shown, set()
            before, found = tank.left, list(_found(checker, script, scenario))
            yield from found
            steps = before - tank.left
            if not found:
                held.note(script, steps, own.met)
        left -= steps
    held.keep()


def _own(program: Program) -> Program:
    """A program that grows by itself."""
    return replace(
        program,
        definitions=dict(program.definitions),
        nodes=list(program.nodes),
        numbers=dict(program.numbers),
        places=list(program.places),
        origins=list(program.origins),
        modified=set(program.modified),
        summaries={},
        tables=None,
    )


def _found(checker: Checker, script: Script, scenario: Scenario) -> Iterator[Diagnostic | DifferenceError]:
    faults = faults_of(checker, script, scenario)
    yield from faults
    if any(one.severity is Severity.ERROR for one in faults):
        return
    try:
        yield from _played(script, scenario)
        yield from scopes_begin(script, scenario)
    except DifferenceError as difference:
        yield difference
    except (BrokenContentError, RunawayError) as error:
        yield _stopped(script, scenario, error.diagnostic)


def _played(script: Script, scenario: Scenario) -> Iterator[DifferenceError]:
    scenario.begin(script.steps)
    for number, step in enumerate(script.steps, 1):
        yield from scenario.differences(number, step)
    scenario.end()


def _stopped(script: Script, scenario: Scenario, reason: Diagnostic) -> Diagnostic:
    """A limit was broken: told at the step, with the place at which the engine was."""
    answers = list(script.steps[scenario.number - 1]["answers"]) if scenario.number else []
    place = answers[0].source if answers else script.play.source
    where = Part("example-step", id=script.example.id, step=scenario.number)
    at = reason.source
    return fault("example-stopped", place, where=where, reason=Part(reason.code, **reason.words), file=at.file, line=at.line)
