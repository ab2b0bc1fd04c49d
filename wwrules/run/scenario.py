"""Worked examples that run: a position is set up, scripted draws and decisions are made, and what should hold is looked at.

The steps are the same that a site can draw. What is written may be plain text, or texts of a file that know their place; then
whoever is told of a difference knows its place too. Nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.procedures import parse_body, parse_expression
from wwrules.compile.program import Program
from wwrules.compile.rewriting import rewritten
from wwrules.diagnostics import Diagnostic, Part, Source, excerpt
from wwrules.load.nodes import Scalar
from wwrules.run.expressions import evaluate, truth
from wwrules.run.interpret import Fate, Machine, Tank
from wwrules.run.session import Session
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone
from wwrules.run.written_values import as_answer, as_value

PLAYED = "scenario"  # what the stretch of play is called
IT = "it"  # what a draw or an answer is a test of
_REMEMBERED = 1024  # texts
_MANY = 12  # options that are listed
_VALUE_SIDE = re.compile(r"==\s*(-?\d+|[a-z]\w*)\s*$")
_WRITABLE = re.compile(r"-?\d+|[a-z]\w*")
_LONG = 300  # letters of an expectation

Written = str | Scalar


class DifferenceError(AssertionError):
    """Something in a scenario that did not come out as written: what, in words, and the text that says otherwise."""

    def __init__(self, code: str, written: Written, **words: object) -> None:
        super().__init__(code)
        self.code, self.written, self.words = code, written, words

    def __str__(self) -> str:
        from wwrules.catalogue import describe  # noqa: PLC0415 - words are for those who read them

        return describe(Diagnostic(self.code, nowhere(0, 1), self.words))


@dataclass(slots=True)
class Scenario:
    """A program whose whole game is one scripted stretch of play."""

    program: Program
    seats: int
    given: Written  # statements that set the position up
    play: Written  # statements that are played
    names: Mapping[str, int] = field(default_factory=dict)  # names of players -> seats
    pack: str = ""  # whose example it is: the entries of a pack are known to it without the pack
    name: str = ""  # what it is called
    watch: Callable[[int, tuple[Value, ...]], None] | None = None  # is told of every answer before it is given
    tank: Tank | None = None  # how many steps it may take in all
    shown: set[int] | None = None  # collects the rules through which something became different
    session: Session = field(init=False)
    facts_of_position: int = field(init=False, default=-1)  # how many facts only set the position up
    number: int = field(init=False, default=0)  # of the step that is played; 0: the position
    draws: list[tuple[int, Written]] = field(init=False, default_factory=list)  # what chance brings, with the step that says so
    _given: int = field(init=False, default=0)  # how many statements do that
    _blocks: dict[int, tree.Block] = field(init=False, default_factory=dict)  # by id() of what is written
    _trees: dict[int, tree.Expression] = field(init=False, default_factory=dict)  # by id() of what is written

    def run(self, steps: Sequence[Mapping[str, Any]]) -> Iterator[str]:
        """Play the steps; yields a line for each, raises at the first difference."""
        self.begin(steps)
        for number, step in enumerate(steps, 1):
            self.step(number, step)
            yield f"step {number}: {step.get('note', '')}"
        self.end()

    def begin(self, steps: Sequence[Mapping[str, Any]]) -> None:
        """Set the position up and play to the first decision."""
        self.draws += [(number, one) for number, step in enumerate(steps, 1) for one in step.get("draws", ())]
        self.prepare()
        fate = Fate(self._fate, watch=self._noted, tank=self.tank, shown=self.shown)
        self.session = Session(self.program, seed=1, seats=self.seats, fate=fate)
        if self.facts_of_position < 0:
            self.facts_of_position = len(self.session.log)

    def step(self, number: int, step: Mapping[str, Any]) -> None:
        """Play one step and look at what should hold; raises at the first difference."""
        for difference in self.differences(number, step):
            raise difference

    def differences(self, number: int, step: Mapping[str, Any]) -> Iterator[DifferenceError]:
        """Play one step and give everything that does not hold afterwards; raises where it cannot go on."""
        self.number = number
        for who, chosen in step.get("answers", {}).items():
            self._answer(who, chosen if isinstance(chosen, list | tuple) else [chosen])
        for expected in step.get("expect", ()):
            difference = self._expect(expected)
            if difference is not None:
                yield difference

    def end(self) -> None:
        """Nobody has anything left to decide, and nothing more was to be drawn."""
        if self.session.to_move:
            seat = self.session.to_move[0]
            raise self._difference("example-unfinished", self.play, who=self._name_of(seat), options=self._options(seat))
        for number, wanted in self.draws:
            where = Part("example-step", id=self.name, step=number)
            raise DifferenceError("draw-left-over", wanted, where=where, text=excerpt(_text(wanted)))

    def prepare(self) -> None:
        """Make the stretch of play the whole game of the program."""
        position = [*map(_named, self.names, self.names.values()), *self.statements(self.given)]
        self._given = len(position)
        block = tree.Block((*position, *self.statements(self.play)))
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
        number, wanted = self.draws.pop(0)
        test = self.expression(wanted)
        for index, value in enumerate(values):
            if truth(machine, evaluate(machine, test, {**self.players, IT: value})):
                return index
        options = self._listed(values, machine)
        where = Part("example-step", id=self.name, step=number)
        raise DifferenceError("draw-not-there", wanted, where=where, text=excerpt(_text(wanted)), options=options)

    # ------------------------------------------------------------ answers

    def _answer(self, who: Written, written: Sequence[Written]) -> None:
        seat = self.names.get(_text(who), -1)
        if seat not in self.session.to_move:
            waiting = ", ".join(map(self._name_of, self.session.to_move))
            raise self._difference("nothing-to-decide", who, who=_text(who), others=waiting or "none")
        every, least, most = self.session.choices(seat)
        options, chosen = list(every), []
        for one in written:
            chosen.append(self._option(seat, tuple(options), one))
            options.remove(chosen[-1])
        if not least <= len(chosen) <= most:
            raise self._difference("wrong-number-chosen", who, count=len(chosen), least=least, most=most)
        if self.watch is not None:
            self.watch(seat, tuple(chosen))
        self.session.answer(seat, *chosen)

    def _option(self, seat: int, options: tuple[Value, ...], written: Written) -> Value:
        """The option that an answer names, or the first of which it is true."""
        text = _text(written)
        for option in options:
            if self._is_called(option, text):
                return option
        machine = self._machine(self.session.state)
        for option in options if self.is_test(written) else ():
            if truth(machine, machine.look(self.expression(written), {**self.players, IT: self._described(option)})):
                return option
        raise self._difference("no-such-option", written, text=excerpt(text), options=self._options(seat))

    def _is_called(self, option: Value, text: str) -> bool:
        """Whether an answer is the name of an option."""
        ids = (text, f"{self.pack}/{text}") if self.pack and text not in self.names else (text,)
        match option:
            case Player(seat=seat):
                return self.names.get(text) == seat
            case Piece(number=number):
                return self.session.state.entries[number] in ids
            case Thing(id=name):
                return name in ids
            case bool() | int():
                return str(option).lower() == text
        return option == text

    def is_test(self, written: Written) -> bool:
        """Whether an answer says something about the options; a word or a number by itself does not."""
        node, _ = _read(parse_expression, written) if isinstance(written, Scalar) else read_expression(written)
        return node is not None and any(isinstance(one, tree.Name) and one.id == IT for one in tree.parts(node))

    def _described(self, option: Value) -> Value:
        """What a test is about: where an order is asked for, the piece whose rule an option is."""
        request = self.session.state.request
        return option[1] if request is not None and request.sort == "order" and isinstance(option, tuple) else option

    def _options(self, seat: int) -> str:
        return self._listed(map(self._described, self.session.choices(seat)[0]), self._machine(self.session.state))

    def _listed(self, values: Iterable[Value], machine: Machine) -> str:
        """Values as answers name them, each once."""
        every = list(dict.fromkeys(as_answer(one, machine.state, list(self.names), self.pack) for one in values))
        return ", ".join([*every[:_MANY], "…"] if len(every) > _MANY else every)

    # ------------------------------------------------------------ what should hold

    def _expect(self, written: Written) -> DifferenceError | None:
        machine, node = self._machine(self.session.state), self.expression(written)
        if truth(machine, machine.look(node, self.players)):
            return None
        difference = self._difference("example-differs", written, text=excerpt(_text(written), _LONG), came="none")
        if isinstance(node, tree.Operation) and node.operator not in ("and", "or", "in"):
            value = machine.look(node.left, self.players)
            difference.words["came"] = as_value(value, machine.state, list(self.names), self.pack)
            difference.words |= self._new_value(node, _text(written), value, str(difference.words["came"]))
        return difference

    def _new_value(self, node: tree.Operation, text: str, value: Value, came: str) -> dict[str, object]:
        """For `… == value`: the value that stands there and the one that is right, where it can be written in its place."""
        stands = _VALUE_SIDE.search(text) if node.operator == "==" else None
        if stands is None or not self._is_value(node.right) or isinstance(value, Piece | Zone | Record | tuple):
            return {}
        is_number = type(value) is int
        if is_number == isinstance(node.right, tree.Name) or not _WRITABLE.fullmatch(came):
            return {}
        return {"old": stands[1], "new": came}

    def _is_value(self, node: tree.Expression) -> bool:
        """Whether something means only itself, such as a number, a player or an entry."""
        if isinstance(node, tree.Name):
            return node.id not in self.program.game.words
        return isinstance(node, tree.Number) or (isinstance(node, tree.Minus) and isinstance(node.value, tree.Number))

    # ------------------------------------------------------------ helpers

    def _difference(self, code: str, written: Written, **words: object) -> DifferenceError:
        return DifferenceError(code, written, where=Part("example-step", id=self.name, step=self.number), **words)

    def _machine(self, state: Any) -> Machine:
        """Somebody who looks at a position."""
        return Machine(self.program, state, fate=Fate(self._fate, tank=self.tank) if self.tank is not None else None)

    def _name_of(self, seat: int) -> str:
        return next((name for name, at in self.names.items() if at == seat), str(seat))

    @property
    def players(self) -> dict[str, Value]:
        """Everybody by name, as texts know them."""
        return {name.replace("_", "-"): Player(seat) for name, seat in self.names.items()}

    @property
    def _own(self) -> dict[str, tree.Expression]:
        """The entries of the pack by their short ids; players with such a name come first."""
        entries = (one.id for one in self.program.game.entities.values() if self.pack and one.pack == self.pack)
        short = {one.removeprefix(f"{self.pack}/"): tree.Name(one) for one in entries}
        return {name: full for name, full in short.items() if name not in self.players}

    def statements(self, written: Written) -> tuple[tree.Statement, ...]:
        """What a text of statements says."""
        if id(written) not in self._blocks:
            block, found = _read(parse_body, written) if isinstance(written, Scalar) else _read_body(written)
            if found or not isinstance(block, tree.Block):
                raise UnreadableError(found)
            whole: tree.Block = rewritten(block, self._own, {}) if self.pack else block
            self.program.adopt(whole, _place(written))
            self._blocks[id(written)] = whole
        return self._blocks[id(written)].statements

    def expression(self, written: Written) -> tree.Expression:
        """What an expression says; it is read once."""
        if id(written) not in self._trees:
            node, found = _read(parse_expression, written) if isinstance(written, Scalar) else read_expression(written)
            if node is None:
                raise UnreadableError(found)
            whole: tree.Expression = rewritten(node, self._own, {}) if self.pack else node
            self.program.adopt(whole, _place(written))
            self._trees[id(written)] = whole
        return self._trees[id(written)]


class UnreadableError(ValueError):
    """A text of a scenario cannot be read; the faults say where and why."""

    def __init__(self, faults: list[Diagnostic]) -> None:
        super().__init__([dict(one.words) for one in faults])
        self.faults = faults


def _named(name: str, seat: int) -> tree.Statement:
    """A player gets a name."""
    block, _ = _read_body(f"let x = first(collect(x in players where x.seat == {seat}))")
    assert isinstance(block, tree.Block)  # noqa: S101 - our own text
    let = block.statements[0]
    assert isinstance(let, tree.Let)  # noqa: S101
    return replace(let, name=name.replace("_", "-"))


def _text(written: Written) -> str:
    return written.text if isinstance(written, Scalar) else written


def _place(written: Written) -> Callable[[int, int], Source]:
    return written.place if isinstance(written, Scalar) else nowhere


def _read(parse: Callable[..., Any], written: Scalar) -> Any:
    return parse(written.text, written.place)


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
