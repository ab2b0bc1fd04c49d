"""A game under way on generated code: a position, and a generator that has stopped at a question.

Whoever looks at the position from outside gets the oracle's, and the game goes on from that one, whatever was done to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import GeneratorType
from typing import TYPE_CHECKING, Any, NamedTuple

from wwrules.compile.board_parts import PLAYERS
from wwrules.generate.engine import OVER, Engine, engine_of
from wwrules.generate.frames import Open, captured, from_calls, revived, to_calls
from wwrules.generate.limits import too_deep
from wwrules.generate.position import Position, to_state
from wwrules.generate.waiting import rule_holders
from wwrules.run.answers import Choose, WrongAnswerError, checked
from wwrules.run.interpret import FUEL
from wwrules.run.oracle import question_of, waiting_for
from wwrules.run.state import Question, Request, State
from wwrules.run.values import Value

if TYPE_CHECKING:
    from wwrules.run.interpret import Fact
    from wwrules.run.session import Session

Answer = tuple[Value, ...]


class Base(NamedTuple):
    """Where a game can be played again from: a position that nobody changes; what was decided and told before it."""

    position: Position
    frames: tuple[Open, ...] | None  # None: nothing has begun
    request: Any
    answers: dict[int, Answer]
    made: int  # decisions
    told: int  # facts


def begun(session: Session) -> CompiledRun:
    """A game that has not begun, on generated code."""
    engine = engine_of(session.program, session.logging)
    key = (session.seats, tuple(sorted(session.options.items()))) if session.options else session.seats
    base: Base | None = engine.beginnings.get(key)
    if base is None:
        base = engine.beginnings[key] = Base(engine.position(session.first_position()), None, None, {}, 0, 0)
        rule_holders(base.position)  # all of this is known until something with rules is made
    run = CompiledRun(engine, base, session.seed % 2**64)
    position = run.position
    position.tell(session.log if session.logging else None)
    position.generator = session.generator
    return run


def gone_on_with(session: Session, state: State) -> CompiledRun:
    """A game under way, on generated code."""
    engine = engine_of(session.program, session.logging)
    run = CompiledRun(engine, _base(engine, state, len(session.decisions), len(session.log)), state.chance)
    run.position.tell(session.log if session.logging else None)
    run.position.generator = session.generator
    return run


def _base(engine: Engine, state: State, made: int, told: int) -> Base:
    """A position of the oracle as one to play from, after so many decisions and facts."""
    request: Any = None
    answers: dict[int, Answer] = {}
    if state.request is not None and state.request.sort == "together":
        questions = {seat: (one.options, one.least, one.most) for seat, one in state.request.questions.items()}
        request, answers = ("together", state.request.node, questions, {}, 0, 0), dict(state.request.answers)
    elif state.request is not None:
        ((seat, one),) = state.request.questions.items()
        request = (state.request.sort, state.request.node, seat, one.options, one.least, one.most)
    return Base(engine.position(state), from_calls(engine, state.calls), request, answers, made, told)


class CompiledRun:
    """What a session drives. If something goes wrong, what was decided since `base` is played again."""

    __slots__ = (
        "answers", "base", "begun", "chance", "count", "engine", "frames", "held", "position", "request", "running", "shown",
    )  # fmt: skip

    def __init__(self, engine: Engine, base: Base, chance: int) -> None:
        self.engine = engine
        self.begun = base.frames is not None
        self.shown: State | None = None  # the position that somebody outside has in hand
        self._stand_at(base, chance)

    def _stand_at(self, base: Base, chance: int) -> None:
        first, frames, request, answers, made, _ = base
        self.base, self.chance, self.count = base, chance, made
        self.position = position = first.copy()
        position.chance = chance
        self.running: GeneratorType[Any, Any, Any] | None = None
        self.frames = frames  # what is under way, where nothing runs
        self.held: tuple[Open, ...] | None = None  # what is under way, if somebody has asked since the last answer
        self.request = request
        self.answers = answers.copy()  # those of several who decide together that are known

    def recover(self, decisions: list[tuple[int, Answer]]) -> None:
        """Something went wrong: stand where these decisions led, with the log that goes with them."""
        log, generator = self.position.told, self.position.generator
        self._stand_at(self.base, self.chance)
        if log is not None:
            del log[self.base.told :]
        self.position.tell(log)
        self.position.generator = generator
        if self.base.frames is None and self.begun:
            self.begin()
        for seat, chosen in decisions[self.base.made :]:
            self.answer(seat, chosen)

    # ------------------------------------------------------------ running

    def begin(self) -> None:
        """Start the game."""
        self.position.fuel = FUEL
        begun = self.engine.start(self.position, None, None)
        if not self.engine.start_stops:
            self._ended()
            self.begun = True
            return
        self.running, self.frames = begun, None
        try:
            self._asked(next(begun))
        except StopIteration:
            self._ended()
        except RecursionError:
            too_deep(self.position, 0)
        self.begun = True

    def go_on(self, answer: Any) -> None:
        """Give the answer to the question and run to the next one."""
        position = self.position
        position.fuel = FUEL
        self.held = None
        try:
            if self.running is not None:
                request = self.request = self.running.send(answer)
                if request[0] == "together":
                    self.answers = dict(request[3])
                elif request is OVER:
                    self.request = None
            else:
                self.running = revived(self.engine, position, self.frames or (), answer)
                self.frames = None
                self._asked(next(self.running))
        except StopIteration:
            self._ended()
        except RecursionError:
            too_deep(position, 0)

    def _asked(self, request: Any) -> None:
        self.request = request
        if request[0] == "together":
            self.answers = dict(request[3])
        elif request is OVER:
            self.request = None

    def _ended(self) -> None:
        self.running, self.frames, self.request = None, (), None
        self.position.over = True

    # ------------------------------------------------------------ questions

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over if self.shown is None else self.shown.over

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats that must still answer."""
        if self.shown is not None:
            return waiting_for(self.shown)
        request = self.request
        if request is None:
            return ()
        if request[0] == "together":
            return tuple([seat for seat in request[2] if seat not in self.answers])
        return (request[2],)

    def question(self, seat: int) -> tuple[Answer, int, int] | None:
        """What a seat must decide, if anything."""
        if self.shown is not None:
            return question_of(self.shown, seat)
        request = self.request
        if request is None:
            return None
        if request[0] == "together":
            return request[2].get(seat) if seat not in self.answers else None
        return request[3:] if request[2] == seat else None

    def answer(self, seat: int, chosen: Answer) -> None:
        """Take an answer that was looked at already; with several deciders the game goes on when the last has answered."""
        if self.shown is not None:
            self._take_back()
        if self.request[0] != "together":
            self.count += 1
            self.go_on(chosen)
            return
        self.count += 1
        self.answers[seat] = chosen
        if len(self.answers) == len(self.request[2]):
            self.go_on(self.answers)

    def play(self, choose: Choose, decisions: list[tuple[int, Answer]]) -> None:
        """Play to the end with somebody who answers every question; decisions are noted as they are made.

        Most questions are asked where they stand, while the generated code runs: nobody can look at the game meanwhile.
        """
        if self.shown is not None:
            self._take_back()
        made, position = len(decisions), self.position
        position.asks, position.notes = choose, decisions
        try:
            while self.request is not None:
                self.go_on(self._answer(self.request, choose, decisions))
        except WrongAnswerError:
            raise
        except BaseException:
            if len(decisions) > made:
                del decisions[-1]  # it may be the one that went wrong
            raise
        finally:
            position.asks = position.notes = None
        self.count += len(decisions) - made

    def _answer(self, request: Any, choose: Choose, decisions: list[tuple[int, Answer]]) -> Any:
        """The answer to a question, or the answers of all who decide together."""
        if request[0] != "together":
            seat, options, least, most = request[2:]
            chosen = checked(choose(seat, options, least, most), options, least, most)
            decisions.append((seat, chosen))
            return chosen
        answers = self.answers
        for seat, (options, least, most) in request[2].items():
            if seat not in answers:
                chosen = checked(choose(seat, options, least, most), options, least, most)
                decisions.append((seat, chosen))
                answers[seat] = chosen
        return answers

    # ------------------------------------------------------------ positions

    def _under_way(self) -> tuple[Open, ...]:
        if self.position.asks is not None:
            raise RuntimeError("whoever plays a game to its end cannot look at it meanwhile")
        if self.frames is not None:
            return self.frames
        if self.held is None:
            self.held = captured(self.engine, self.running)
        return self.held

    @property
    def size(self) -> int:
        """How many pieces and waiting rules there are."""
        return len(self.position.kinds) + len(self.position.grants)

    def copy(self, log: list[Fact]) -> CompiledRun:
        """The same game once more."""
        if self.shown is not None:
            self._take_back()
        other = object.__new__(CompiledRun)
        other.engine, other.position, other.running, other.shown = self.engine, self.position.copy(), None, None
        other.position.tell(None if self.position.told is None else log)
        other.frames, other.held = self._under_way(), None
        other.request, other.answers = self.request, self.answers.copy()
        other.base, other.chance, other.begun, other.count = self.base, self.chance, self.begun, self.count
        return other

    def look(self) -> State:
        """The position as the oracle has it."""
        if self.shown is not None:
            return self.shown
        state = to_state(self.position)
        state.calls = to_calls(self._under_way())
        request = self.request
        if request is not None:
            sort, node = request[:2]
            if sort == "together":
                questions = {seat: Question(*one) for seat, one in request[2].items()}
                state.request = Request(sort, node, questions, dict(self.answers))
            else:
                state.request = Request(sort, node, {request[2]: Question(*request[3:])})
        return state

    def show(self) -> State:
        """The position for somebody outside, who may change it."""
        if self.shown is None:
            self.shown = self.look()
        return self.shown

    def hand_in(self, state: State) -> None:
        """Go on from another position, as it is when the next answer comes."""
        self.shown = state

    def _take_back(self) -> None:
        """Go on from the position that was outside."""
        assert self.shown is not None  # noqa: S101 - whoever calls has looked
        self._put(self.shown)

    def _put(self, state: State) -> None:
        """Go on from a position of the oracle."""
        before = self.position
        self._stand_at(_base(self.engine, state, self.count, len(before.told or ())), state.chance)
        self.position.tell(before.told)
        self.position.generator = before.generator
        self.shown = None

    # ------------------------------------------------------------ results

    def results(self) -> list[Value]:
        """What each player has reached."""
        self._fresh()
        position, result = self.position, self.engine.names["result"]
        return [result(position, one) for one in position.everybody]

    def tie_breaks(self) -> list[Any]:
        """What decides between equal results."""
        self._fresh()
        return [self.engine.names["tie_key"](self.position, one) for one in self.position.everybody]

    def worths(self) -> list[int]:
        """What the position is worth to each player."""
        worth = self.engine.names["worth"]
        with self._looked_at() as position:
            return [worth(position, one) for one in position.everybody]

    def amounts(self) -> dict[str, list[int]]:
        """The figures of the game that are amounts, of each player or of the game."""
        names = self.engine.names
        found: dict[str, list[int]] = {}
        for number, (name, figure) in enumerate(self.engine.program.board.amounts().items()):
            found[name] = []
            for one in self.position.everybody if figure.per == PLAYERS else (None,):
                with self._looked_at() as position:
                    found[name].append(names[f"figure_{number}"](position, one))
        return found

    @contextmanager
    def _looked_at(self) -> Iterator[Position]:
        """The position for somebody outside, who may ask what is under way."""
        self._fresh()
        position, under = self.position, self.position.under
        if self.engine.source.looks_under:
            position.under = [(one.name, one.env) for one in to_calls(self._under_way())]
        try:
            yield position
        finally:
            position.under = under

    def _fresh(self) -> None:
        if self.shown is not None:
            self._take_back()
        self.position.fuel = FUEL
