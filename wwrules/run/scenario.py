"""Worked examples that run: a position is set up, scripted draws and decisions are made, and what should hold is looked at.

The steps are the same that a site can draw. The first difference is told in words; nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.procedures import parse_body, parse_expression
from wwrules.compile.program import Program
from wwrules.compile.rewriting import rewritten
from wwrules.diagnostics import Diagnostic, Source
from wwrules.run.expressions import evaluate, truth
from wwrules.run.interpret import Fate, Machine
from wwrules.run.session import Session
from wwrules.run.values import Piece, Player, Thing, Value

PLAYED = "scenario"  # what the stretch of play is called
_REMEMBERED = 1024  # texts


class DifferenceError(AssertionError):
    """The first thing in a scenario that did not come out as written."""


@dataclass(slots=True)
class Scenario:
    """A program whose whole game is one scripted stretch of play."""

    program: Program
    seats: int
    given: str  # statements that set the position up
    play: str  # statements that are played
    names: Mapping[str, int] = field(default_factory=dict)  # names of players -> seats
    draws: list[str] = field(default_factory=list)  # what chance brings, as tests of `it`
    pack: str = ""  # whose example it is: the entries of a pack are known to it without the pack
    watch: Callable[[int, tuple[Value, ...]], None] | None = None  # is told of every answer before it is given
    session: Session = field(init=False)
    facts_of_position: int = field(init=False, default=-1)  # how many facts only set the position up
    _given: int = field(init=False, default=0)  # how many statements do that

    def run(self, steps: list[Mapping[str, Any]]) -> Iterator[str]:
        """Play the steps; yields a line for each, raises at the first difference."""
        self.begin(steps)
        for number, step in enumerate(steps, 1):
            self.step(number, step)
            yield f"step {number}: {step.get('note', '')}"
        self.end()

    def begin(self, steps: list[Mapping[str, Any]]) -> None:
        """Set the position up and play to the first decision."""
        self.draws += [one for step in steps for one in step.get("draws", ())]
        self.prepare()
        self.session = Session(self.program, seed=1, seats=self.seats, fate=Fate(self._fate, watch=self._noted))
        if self.facts_of_position < 0:
            self.facts_of_position = len(self.session.log)

    def step(self, number: int, step: Mapping[str, Any]) -> None:
        """Play one step and look at what should hold."""
        try:
            self._step(step)
        except DifferenceError as error:
            raise DifferenceError(f"step {number}: {error}") from None

    def end(self) -> None:
        """Nobody has anything left to decide."""
        if self.session.to_move:
            raise DifferenceError(f"seat {self.session.to_move[0]} still has to decide: {self._options()}")

    def prepare(self) -> None:
        """Make the stretch of play the whole game of the program."""
        names = (f"let {name} = first(collect(x in players where x.seat == {seat}))" for name, seat in self.names.items())
        position = [statement for text in (*names, self.given) for statement in self._statements(text)]
        self._given = len(position)
        block = tree.Block((*position, *self._statements(self.play)))
        definition = tree.Definition("scope", PLAYED, (), "", block)
        self.program.adopt(definition, nowhere)
        self.program.definitions[PLAYED] = definition
        self.program.start = PLAYED

    def _noted(self, machine: Machine) -> None:
        """The first fact that comes of what is played ends those of the position."""
        if self.facts_of_position >= 0 or len(machine.log) == 1:  # it has begun
            return
        calls = machine.state.calls
        if not calls or calls[0].frames[0].data["next"] > self._given:
            self.facts_of_position = len(machine.log) - 1

    def _fate(self, machine: Machine, values: tuple[Value, ...]) -> int | None:
        """Which of several values chance brings: the first that fits what is written, or by chance if nothing is left."""
        if not self.draws:
            return None
        wanted = self.draws.pop(0)
        for index, value in enumerate(values):
            if truth(machine, evaluate(machine, self._expression(wanted), {**self._names(), "it": value})):
                return index
        raise DifferenceError(f"nothing that can be drawn fits '{wanted}'")

    def _step(self, step: Mapping[str, Any]) -> None:
        for who, chosen in step.get("answers", {}).items():
            self._answer(self.names.get(who, who), chosen if isinstance(chosen, list) else [chosen])
        for expected in step.get("expect", ()):
            self._expect(expected)

    def _answer(self, seat: int, written: list[Any]) -> None:
        if seat not in self.session.to_move:
            waiting = ", ".join(map(str, self.session.to_move)) or "nobody"
            raise DifferenceError(f"seat {seat} has nothing to decide; {waiting} must")
        options, chosen = list(self.session.choices(seat)[0]), []
        for one in written:
            chosen.append(self._option(tuple(options), one))
            options.remove(chosen[-1])
        if self.watch is not None:
            self.watch(seat, tuple(chosen))
        self.session.answer(seat, *chosen)

    def _option(self, options: tuple[Value, ...], written: Any) -> Value:
        if written in self.names:
            written = Player(self.names[written])
        elif written in self._own:
            written = f"{self.pack}/{written}"
        written = {"true": True, "false": False}.get(written, written)
        for option in options:
            entry = self.session.state.entries[option.number] if isinstance(option, Piece) else None
            if option in (written, Thing(str(written))) or (entry is not None and entry == str(written)):
                return option
        machine = Machine(self.program, self.session.state)
        test = self._expression(str(written))
        for option in options:
            if truth(machine, evaluate(machine, test, {**self._names(), "it": self._described(option)})):
                return option
        raise DifferenceError(f"'{written}' is not among the options: {self._options()}")

    def _described(self, option: Value) -> Value:
        """What a test is about: where an order is asked for, the piece whose rule an option is."""
        request = self.session.state.request
        return option[1] if request is not None and request.sort == "order" and isinstance(option, tuple) else option

    def _options(self) -> str:
        seats = self.session.to_move
        return ", ".join(map(str, self.session.choices(seats[0])[0])) if seats else ""

    def _expect(self, text: str) -> None:
        machine = Machine(self.program, self.session.state)
        node = self._expression(text)
        if truth(machine, evaluate(machine, node, self._names())):
            return
        found = ""
        if isinstance(node, tree.Operation) and node.operator in ("==", "<=", ">=", "<", ">"):
            found = f"; it is {evaluate(machine, node.left, self._names())!r}"
        raise DifferenceError(f"'{text}' does not hold{found}")

    def _names(self) -> dict[str, Value]:
        return {name.replace("_", "-"): Player(seat) for name, seat in self.names.items()}

    @property
    def _own(self) -> dict[str, tree.Expression]:
        """The entries of the pack by their short ids; players with such a name come first."""
        entries = (one.id for one in self.program.game.entities.values() if self.pack and one.pack == self.pack)
        short = {one.removeprefix(f"{self.pack}/"): tree.Name(one) for one in entries}
        return {name: full for name, full in short.items() if name not in self._names()}

    def _statements(self, text: str) -> tuple[tree.Statement, ...]:
        block, found = _read_body(text)
        if found or not isinstance(block, tree.Block):
            raise DifferenceError(f"the set-up cannot be read: {[dict(one.words) for one in found]}")
        whole: tree.Block = rewritten(block, self._own, {}) if self.pack else block
        return whole.statements

    def _expression(self, text: str) -> tree.Expression:
        node, found = read_expression(text)
        if node is None:
            raise DifferenceError(f"'{text}' cannot be read: {[dict(one.words) for one in found]}")
        whole: tree.Expression = rewritten(node, self._own, {}) if self.pack else node
        self.program.adopt(whole, nowhere)
        return whole


@lru_cache(_REMEMBERED)
def _read_body(text: str) -> tuple[tree.Block | tuple[tree.Rule, ...] | None, list[Diagnostic]]:
    """What a text of statements says; examples begin in the same way, and one tree serves them all."""
    return parse_body(text, nowhere)


@lru_cache(_REMEMBERED)
def read_expression(text: str) -> tuple[tree.Expression | None, list[Diagnostic]]:
    """The same for an expression: what is expected of a step is asked for again by whoever shows it."""
    return parse_expression(text, nowhere)


def nowhere(offset: int, length: int) -> Source:
    """Where texts of examples stand for the engine, which has no file for them."""
    return Source("scenario", 1, offset + 1, length)
