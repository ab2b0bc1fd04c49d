"""The texts of a worked example, held against the vocabulary: statements and expressions as in the flow of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker
from wwrules.compile.names import Names
from wwrules.compile.statement_rules import Context, check_block
from wwrules.compile.types import ANYTHING, PLAYER
from wwrules.compile.typing_rules import check_condition
from wwrules.diagnostics import Diagnostic, did_you_mean, fault, listing
from wwrules.examples.reading import Script
from wwrules.load.nodes import Scalar
from wwrules.model import Game
from wwrules.run.scenario import IT, Scenario, UnreadableError
from wwrules.run.tables import CONSTANTS

_WORDS = re.compile(r"[\w/ -]+")  # an answer that can only be the name of an option
_TAKEN = (IT, "you", "this", "players", *CONSTANTS)  # names that mean something already


def faults_of(checker: Checker, script: Script, scenario: Scenario) -> list[Diagnostic]:
    """What is wrong with an example before it is played."""
    checker.found = [*_players(checker.game, script), *_deciders(script)]
    names = Names(dict.fromkeys(scenario.players, PLAYER))
    statements = [one for text in (script.given, script.play) for one in _statements(checker, scenario, text)]
    check_block(checker, tree.Block(tuple(statements)), names, Context())
    for text, inner in _tests(script, names):
        try:
            check_condition(checker, scenario.expression(text), inner)
        except UnreadableError as error:
            checker.found += error.faults
    return checker.found


def _statements(checker: Checker, scenario: Scenario, text: Scalar) -> tuple[tree.Statement, ...]:
    try:
        return scenario.statements(text)
    except UnreadableError as error:
        checker.found += error.faults or [fault("not-a-statement", text.source)]
        return ()


def _tests(script: Script, names: Names) -> Iterator[tuple[Scalar, Names]]:
    """Everything that holds or not, with the names that are known to it."""
    about_it = names.having(IT, ANYTHING)
    yield from ((one, about_it) for one in script.tests("draws"))
    answers = (one for _, chosen in script.answers() for one in chosen)
    yield from ((one, about_it) for one in answers if not _WORDS.fullmatch(one.text))
    yield from ((one, names) for one in script.tests("expect"))


def _players(game: Game, script: Script) -> Iterator[Diagnostic]:
    """The players are as many as the game has, each with a name."""
    least, most = game.header.players
    if not least <= len(script.players) <= most:
        place = script.players[0].source
        yield fault("example-players", place, state="number", number=len(script.players), min=least, max=most, name="")
    seen: set[str] = set()
    for one in script.players:
        if one.text in seen or one.text in _TAKEN:
            yield fault("example-players", one.source, state="name", number=0, min=least, max=most, name=one.text)
        seen.add(one.text)


def _deciders(script: Script) -> Iterator[Diagnostic]:
    """Who decides is a player."""
    for who, _ in script.answers():
        if who.text not in script.names:
            hint = did_you_mean(who.text, script.names)
            expected = None if hint else listing(script.names)
            yield fault("unknown-name", who.source, state="plain", name=who.text, hint=hint, expected=expected)
