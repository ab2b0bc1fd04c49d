"""Positions from play in which a moment comes: an event is about to happen, a condition about to be looked at.

They come from games that are played by chance from the beginning, and from worked examples. Of each moment so many are kept,
evenly from all that there were.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.examples.holding import playable
from wwrules.memory import nothing_is_garbage
from wwrules.run import expressions
from wwrules.run.interpret import RunawayError
from wwrules.run.options import chosen_options, values_of
from wwrules.run.scenario import PLAYED, Scenario
from wwrules.run.session import first_position
from wwrules.run.state import State, duplicate
from wwrules.run.values import Piece, Value
from wwrules.trying.playing import Playing

GAMES = 7
OF_PLAY, OF_EXAMPLES = 30, 10  # positions of a moment
_ENOUGH = 5  # positions of a moment that come from games, so that worked examples are not asked
_DECISIONS = 3_000  # of a game
_SCENARIO_DECISIONS = 60


class Position(NamedTuple):
    """A game that is about to come to a moment: which one, and with what."""

    state: State
    name: str
    arguments: tuple[Value, ...]
    game: int  # which of the games; below 0: a worked example


@dataclass(slots=True)
class Positions:
    """Positions by moment, and how often each moment came in the games."""

    at: dict[str, list[Position]] = field(default_factory=dict)
    came: Counter[str] = field(default_factory=Counter)  # in games, by moment

    def of(self, moment: str) -> list[Position]:
        """Those of a moment; play and examples take turns."""
        every = self.at.get(moment, [])
        play = [one for one in every if one.game >= 0]
        worked = [one for one in every if one.game < 0]
        mixed: list[Position] = []
        for number in range(max(len(play), len(worked))):
            mixed += [*play[number : number + 1], *worked[number : number + 1]]
        return mixed

    def of_play(self, moment: str) -> list[Position]:
        """Those of a moment that come from games."""
        return [one for one in self.at.get(moment, []) if one.game >= 0]

    def all_of_play(self) -> list[Position]:
        """Everything that comes from games."""
        return [one for every in self.at.values() for one in every if one.game >= 0]


def moment_of(event: str, arguments: Sequence[Value]) -> str:
    """What a moment is called: the event, with the word that tells one of its sort from others, such as a stretch of play."""
    word = next((one for one in arguments if isinstance(one, str)), "")
    return str(f"{event} {word}".rstrip())


class _Collecting(Playing):
    """A game of which positions are kept."""

    def __init__(self, program: Program, state: State, seed: int, shelf: _Shelf, game: int) -> None:
        super().__init__(program, state, seed)
        self.shelf, self.game = shelf, game

    def begin(self, name: str, arguments: list[Value], into: str, node: tree.Node) -> None:
        """Keep the position before something that texts wait for."""
        if name in self.shelf.wanted and self.state.calls:
            self.shelf.offer(self, moment_of(name, arguments), str(name), tuple(arguments))
        super().begin(name, arguments, into, node)


class _Shelf:
    """What is kept: of each moment a fair sample, whenever it came."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.kept = Positions()
        self.offered: Counter[tuple[object, ...]] = Counter()
        self.places: dict[tuple[object, ...], list[int]] = {}  # of positions that are alike: moment, source, kinds of piece
        self.chance = random.Random(1)  # noqa: S311 - nothing is secret here

    def lacks_some(self) -> bool:
        """Tell whether games brought too few positions of a moment."""
        there: Counter[str] = Counter()
        for moment, positions in self.kept.at.items():
            there[moment.partition(" ")[0]] += len(positions)
        return any(there[one] < _ENOUGH for one in self.wanted)

    def offer(self, machine: _Collecting, moment: str, name: str, arguments: tuple[Value, ...]) -> None:
        """Keep the position of a game, perhaps instead of an earlier one."""
        played = machine.game >= 0
        self.kept.came[moment] += played
        stratum = moment, played, tuple(machine.state.kinds[one.number] for one in arguments if isinstance(one, Piece))
        self.offered[stratum] += 1
        most = OF_PLAY if played else OF_EXAMPLES
        if stratum[2] and name in machine.program.definitions:
            most = max(4, most // 2)
        shelf, mine = self.kept.at.setdefault(moment, []), self.places.setdefault(stratum, [])
        place = self.chance.randrange(self.offered[stratum])
        if len(mine) < most:
            mine.append(len(shelf))
            shelf.append(Position(_cut(machine), name, arguments, machine.game))
        elif place < most:
            shelf[mine[place]] = Position(_cut(machine), name, arguments, machine.game)


def _cut(machine: _Collecting) -> State:
    """The position as it is; the text of a worked example is no part of it."""
    state = duplicate(machine.state)
    if machine.game < 0:
        del state.calls[0]
    return state


@contextmanager
def _looking(wanted: set[str], current: list[_Collecting]) -> Iterator[None]:
    """While this lasts, a condition that is looked at is a moment too."""
    call: Callable[..., Any] = expressions.EVALUATORS[tree.Call]

    def noted(machine: Any, node: tree.Call, env: dict[str, Value]) -> Value:
        if node.function in wanted and current and machine is current[0]:
            arguments = tuple(expressions.evaluate(machine, one, env) for one in node.arguments)
            machine.shelf.offer(machine, str(node.function), str(node.function), arguments)
        found: Value = call(machine, node, env)
        return found

    expressions.EVALUATORS[tree.Call] = noted
    try:
        yield
    finally:
        expressions.EVALUATORS[tree.Call] = call


@nothing_is_garbage()
def collect(program: Program, wanted: set[str]) -> Positions:
    """Play games, and worked examples where games do not bring enough, and keep positions of the moments that are wanted."""
    shelf = _Shelf(wanted)
    current: list[_Collecting] = []
    with _looking(wanted, current):
        for game in range(GAMES):
            current[:] = [_begun(program, game, shelf)]
            _played(current[0], program.start, _DECISIONS)
        start = program.start
        for number, example in enumerate(playable(program, program.game.examples.values())):
            if not shelf.lacks_some():
                break
            names = {name: seat for seat, name in enumerate(example.players)}
            Scenario(program, len(names), example.given, example.play, names, pack=example.pack).prepare()
            state = first_position(program, number, len(names))
            current[:] = [_Collecting(program, state, number, shelf, -1 - number)]
            _played(current[0], program.start, _SCENARIO_DECISIONS)
        program.start = start
        program.definitions.pop(PLAYED, None)
    return shelf.kept


def _begun(program: Program, game: int, shelf: _Shelf) -> _Collecting:
    """A game in which everything that can be chosen before it is chosen by chance."""
    low, high = program.game.header.players
    seats = low + game % (high - low + 1)
    state = first_position(program, game, seats)
    given = {}
    for option in program.game.options.values():
        known = values_of(program.game, option)
        chance = random.Random(f"{game} {option.id}")  # noqa: S311
        if known and (game % 2 or option.default not in known):
            given[option.id] = chance.choice(known)
    state.table.update(chosen_options(program.game, given, game))
    return _Collecting(program, state, game, shelf, game)


def _played(machine: _Collecting, start: str, decisions: int) -> None:
    try:
        machine.begin(start, [], "", machine.program.definitions[start])
        while machine.decisions < decisions and machine.state.calls and not machine.state.over:
            machine.go_on(0, decisions)
    except RunawayError:
        return  # what was seen before counts; that it never ends is told elsewhere
