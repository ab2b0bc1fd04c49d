"""A game under way on the oracle: the position is the oracle's own, and every answer begins with a copy to go back to."""

from __future__ import annotations

from typing import Any

from wwrules.compile.board_parts import PLAYERS
from wwrules.compile.program import Program
from wwrules.run.answers import Answer, Choose, checked
from wwrules.run.expressions import number, rank, truth
from wwrules.run.interpret import Fact, Fate, Generator, Machine
from wwrules.run.state import State, duplicate
from wwrules.run.values import Player, Value


def waiting_for(state: State) -> tuple[int, ...]:
    """Seats that must still answer in a position."""
    request = state.request
    return tuple(seat for seat in request.questions if seat not in request.answers) if request else ()


def question_of(state: State, seat: int) -> tuple[Answer, int, int] | None:
    """What a seat must decide in a position, if anything."""
    request = state.request
    if request is None or seat not in request.questions or seat in request.answers:
        return None
    found = request.questions[seat]
    return found.options, found.least, found.most


class OracleRun:
    """What a session drives."""

    __slots__ = ("fate", "generator", "log", "program", "state")

    def __init__(self, program: Program, state: State, log: list[Fact], fate: Fate | None, generator: Generator | None) -> None:
        self.program, self.state, self.log, self.fate, self.generator = program, state, log, fate, generator

    def machine(self) -> Machine:
        """An interpreter of the position."""
        return Machine(self.program, self.state, self.log, self.fate, self.generator)

    def begin(self) -> None:
        """Start the game."""
        before, machine = duplicate(self.state), self.machine()
        try:
            machine.begin(self.program.start, [], "", self.program.definitions[self.program.start])
            machine.run()
        except BaseException:
            self.state = before
            raise

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats that must still answer."""
        return waiting_for(self.state)

    def question(self, seat: int) -> tuple[Answer, int, int] | None:
        """What a seat must decide, if anything."""
        return question_of(self.state, seat)

    def answer(self, seat: int, chosen: Answer) -> None:
        """Take an answer that was looked at already; whatever goes wrong, the position is the one before."""
        before, request = duplicate(self.state), self.state.request
        assert request is not None  # noqa: S101 - there was a question
        request.answers[seat] = chosen
        if len(request.answers) < len(request.questions):
            return
        try:
            self.machine().answer(request.answers)
        except BaseException:
            self.state = before
            raise

    def play(self, choose: Choose, decisions: list[tuple[int, Answer]]) -> None:
        """Play to the end with somebody who answers every question; decisions are noted as they are made."""
        while self.to_move:
            for seat in self.to_move:
                options, least, most = question_of(self.state, seat) or ((), 0, 0)
                chosen = checked(choose(seat, options, least, most), options, least, most)
                facts = len(self.log)
                try:
                    self.answer(seat, chosen)
                except BaseException:
                    del self.log[facts:]
                    raise
                decisions.append((seat, chosen))

    def recover(self, decisions: list[tuple[int, Answer]]) -> None:
        """Nothing is to be done: the position is the one before already."""

    @property
    def size(self) -> int:
        """How many pieces and waiting rules there are."""
        return len(self.state.kinds) + len(self.state.grants)

    def copy(self, log: list[Fact]) -> OracleRun:
        """The same game once more."""
        return OracleRun(self.program, duplicate(self.state), log, self.fate, self.generator)

    def look(self) -> State:
        """The position."""
        return self.state

    show = look

    def hand_in(self, state: State) -> None:
        """Go on from another position."""
        self.state = state

    def results(self) -> list[Value]:
        """What each player has reached."""
        result, machine = self.program.result, self.machine()
        assert result is not None  # noqa: S101 - whoever asks has looked
        return [machine.look(result, {"p": Player(seat)}) for seat in range(self.state.seats)]

    def tie_breaks(self) -> list[Any]:
        """What decides between equal results."""
        keys, machine = self.program.tie_breaks, self.machine()
        return [rank(machine, keys, "p", Player(seat), {}) for seat in range(self.state.seats)]

    def worths(self) -> list[int]:
        """What the position is worth to each player, as the game's evaluation says."""
        machine, found = self.machine(), [0] * self.state.seats
        for part in self.program.board.evaluation:
            for seat in range(self.state.seats):
                env: dict[str, Value] = {"p": Player(seat)}
                if part.condition is None or truth(machine, machine.look(part.condition, dict(env))):
                    found[seat] += part.weight * number(machine.look(part.amount, env))
        return found

    def amounts(self) -> dict[str, list[int]]:
        """The figures of the game that are amounts, of each player or of the game."""
        machine, found = self.machine(), {}
        for name, figure in self.program.board.amounts().items():
            whose: list[dict[str, Value]] = [{"p": one} for one in self.state.everybody()] if figure.per == PLAYERS else [{}]
            found[name] = [number(machine.look(figure.amount, env)) for env in whose]
        return found
