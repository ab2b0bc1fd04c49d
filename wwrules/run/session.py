"""The only door to a running game: who must decide, what there is to choose, an answer; copies, views, saving, undoing.

Truth is the seed and the decisions: the same ones give the same game on any machine. A saved position is a shortcut.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol, Self

from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic, fault
from wwrules.run.answers import Choose, WrongAnswerError, checked
from wwrules.run.bounds import GrownError, look_at, watched
from wwrules.run.interpret import Fact, Fate, Generator, Machine, RunawayError
from wwrules.run.log_view import log_view
from wwrules.run.options import WrongOptionError
from wwrules.run.oracle import OracleRun
from wwrules.run.state import State, from_data, to_data
from wwrules.run.tables import tables_of
from wwrules.run.telling import Telling
from wwrules.run.values import Value, decode, encode
from wwrules.run.views import view_of

BACKENDS = ("compiled", "oracle")
_FEW = 2  # sessions of a program after which generating code for it pays


class WrongGameError(ValueError):
    """A saved game that belongs to another game, or to another version of it."""


class BrokenContentError(RuntimeError):
    """The content ran into a limit. The session stands at the last decision; the fault says where."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        place = diagnostic.source
        super().__init__(f"{place.file}:{place.line}:{place.column}: {diagnostic.code}")
        self.diagnostic = diagnostic


class Run(Protocol):
    """A game under way on some backend."""

    def begin(self) -> None:
        """Start the game."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats that must still answer."""

    def question(self, seat: int) -> tuple[tuple[Value, ...], int, int] | None:
        """What a seat must decide, if anything."""

    def answer(self, seat: int, chosen: tuple[Value, ...]) -> None:
        """Take an answer that was looked at already; whatever goes wrong, the position is the one before."""

    def play(self, choose: Choose, decisions: list[tuple[int, tuple[Value, ...]]]) -> None:
        """Play to the end with somebody who answers every question; decisions are noted as they are made.

        Whatever goes wrong, those that are noted are sound, and after `recover` the position and the log are theirs.
        """

    def recover(self, decisions: list[tuple[int, tuple[Value, ...]]]) -> None:
        """Something went wrong: stand where these decisions led."""

    @property
    def size(self) -> int:
        """How many pieces and waiting rules there are."""

    def copy(self, log: list[Fact]) -> Run:
        """The same game once more."""

    def look(self) -> State:
        """The position, to be looked at."""

    def show(self) -> State:
        """The position for somebody who may change it."""

    def hand_in(self, state: State) -> None:
        """Go on from another position, as it is when the next answer comes."""

    def results(self) -> list[Value]:
        """What each player has reached."""

    def tie_breaks(self) -> list[Any]:
        """What decides between equal results."""

    def worths(self) -> list[int]:
        """What the position is worth to each player, as the game's evaluation says."""

    def amounts(self) -> dict[str, list[int]]:
        """The figures of the game that are amounts, of each player or of the game."""


@dataclass(slots=True)
class Session:
    """A game being played."""

    program: Program
    seed: int
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)  # set-up choices: attribute of the game -> value
    decisions: list[tuple[int, tuple[Value, ...]]] = field(default_factory=list)
    log: list[Fact] = field(default_factory=list)
    fate: Fate | None = None  # what stands in for chance, for worked examples and odds; the oracle plays it
    generator: Generator | None = None  # where random numbers come from; None: the position's own
    backend: str = ""  # which of BACKENDS; '': generated code as soon as there is some or it pays
    logging: Telling = True  # what is written into the log; the oracle writes everything
    run: Run = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.backend = self.backend or usual_backend(self.program)
        self.run = self._start()
        facts = len(self.log)
        try:
            self.run.begin()
        except BaseException as error:
            raise self._back(facts, error) from None

    def _start(self) -> Run:
        """A game that has not begun."""
        if self.is_compiled:
            return _compiled().begun(self)  # type: ignore[no-any-return]
        return OracleRun(self.program, self.first_position(), self.log, self.fate, self.generator)

    def _go_on_with(self, state: State) -> None:
        if self.is_compiled:
            self.run = _compiled().gone_on_with(self, state)
        else:
            self.run = OracleRun(self.program, state, self.log, self.fate, self.generator)

    @property
    def is_compiled(self) -> bool:
        """Whether generated code runs; what stands in for chance is played by the oracle."""
        return self.backend == "compiled" and self.fate is None

    def first_position(self) -> State:
        """The position before anything has happened, with what was chosen before the game."""
        state = first_position(self.program, self.seed, self.seats)
        for name, value in self.options.items():
            if name not in state.table:
                raise WrongOptionError(name, list(state.table))
            state.table[name] = value
        return state

    @property
    def state(self) -> State:
        """The position. Whoever changes it changes the game."""
        return self.run.show()

    @state.setter
    def state(self, state: State) -> None:
        self.run.hand_in(state)

    def _back(self, facts: int, error: BaseException) -> BaseException:
        """Stand at the last decision again; gives what to raise."""
        del self.log[facts:]
        self.run.recover(self.decisions)
        if isinstance(error, GrownError):
            request = self.run.look().request
            place = self.program.places[request.node if request is not None else 0]
            return BrokenContentError(fault(error.code, place, limit=error.limit))
        return BrokenContentError(error.diagnostic) if isinstance(error, RunawayError) else error

    def _look(self) -> None:
        """See whether the game grows without bounds."""
        look_at(len(self.decisions), self.run.size, len(self.log))

    # ------------------------------------------------------------ asking and answering

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats that must still answer; empty when the game is over."""
        return self.run.to_move

    def choices(self, seat: int) -> tuple[tuple[Value, ...], int, int]:
        """What a seat may choose from, and how many at least and at most."""
        question = self.run.question(seat)
        if question is None:
            raise WrongAnswerError(f"seat {seat} has nothing to decide")
        return question

    def answer(self, seat: int, *chosen: Value) -> None:
        """Answer for a seat. With several deciders the game goes on when the last has answered."""
        checked(chosen, *self.choices(seat))
        facts = len(self.log)
        try:
            self._look()
            self.run.answer(seat, chosen)
        except BaseException as error:
            raise self._back(facts, error) from None
        self.decisions.append((seat, chosen))

    def play(self, choose: Choose) -> None:
        """Play to the end: `choose` is asked with a seat, the options, and how many at least and at most, nothing else."""
        try:
            self.run.play(watched(choose, self._look), self.decisions)
        except BaseException as error:
            raise self._back(len(self.log), error) from None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.run.is_over

    @property
    def result(self) -> tuple[int, ...]:
        """What each player has reached; more is better."""
        if self.program.result is None:
            return (0,) * self.seats
        try:
            values = self.run.results()
        except BaseException as error:
            raise self._back(len(self.log), error) from None
        return tuple([value if isinstance(value, int) else 0 for value in values])

    @property
    def amounts(self) -> dict[str, list[int]]:
        """The figures of the game that are amounts, by name: of each player, or of the game."""
        try:
            return self.run.amounts()
        except BaseException as error:
            raise self._back(len(self.log), error) from None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best result; the tie-breaks of the game decide between equal ones, and who is level shares."""
        result = self.result
        try:
            ranks = self.run.tie_breaks()
        except BaseException as error:
            raise self._back(len(self.log), error) from None
        places = [(-points, *tie) for points, tie in zip(result, ranks, strict=True)]
        return tuple(seat for seat, place in enumerate(places) if place == min(places))

    # ------------------------------------------------------------ copies, views, saving

    def clone(self) -> Self:
        """A game that goes on from here by itself."""
        other = object.__new__(type(self))
        other.program, other.seed, other.seats, other.options = self.program, self.seed, self.seats, self.options
        other.decisions, other.log = self.decisions.copy(), self.log.copy()
        other.fate, other.generator, other.backend, other.logging = self.fate, self.generator, self.backend, self.logging
        other.run = self.run.copy(other.log)
        return other

    def under(self, fate: Fate) -> Self:
        """A game that goes on by itself from here, with something that stands in for chance."""
        other = self.clone()
        state = other.run.look()
        other.fate = fate
        other._go_on_with(state)
        return other

    def elsewhere(self, state: State) -> Self:
        """A game that goes on by itself from another position; it keeps no log, and its decisions begin there."""
        other = object.__new__(type(self))
        other.program, other.seed, other.seats, other.options = self.program, self.seed, self.seats, self.options
        other.decisions, other.log, other.fate, other.generator = [], [], None, None
        other.backend, other.logging = self.backend, False
        other._go_on_with(state)
        return other

    def view(self, seat: int) -> dict[str, Any]:
        """What a player may know: nothing of others' hands, pending answers or chance."""
        return view_of(self.program, self.run.look(), seat)

    def log_of(self, seat: int) -> list[Fact]:
        """What happened as a player may know it: pieces out of sight are `hidden`."""
        return log_view(self.program, self.log, seat)

    def save(self) -> str:
        """The game as text."""
        saved = {
            "game": self.program.game.header.id,
            "version": self.program.game.header.version,
            "seed": self.seed,
            "seats": self.seats,
            "options": encode(dict(self.options)),
            "decisions": [[seat, encode(chosen)] for seat, chosen in self.decisions],
            "log": [encode(fact) for fact in self.log],
            "position": to_data(self.run.look()),
        }
        return json.dumps(saved, ensure_ascii=False)

    @classmethod
    def resume(cls, program: Program, text: str, backend: str = "") -> Self:
        """Go on with a saved game, on any backend; it must be of the same game and version: a position counts their texts."""
        saved = json.loads(text)
        header = program.game.header
        if (saved["game"], saved["version"]) != (header.id, header.version):
            raise WrongGameError(
                f"this was saved in {saved['game']} {saved['version']} and cannot go on in {header.id} {header.version}"
            )
        session = object.__new__(cls)
        session.program, session.seed, session.seats = program, saved["seed"], saved["seats"]
        session.options = decode(saved["options"])
        session.decisions = [(seat, decode(chosen)) for seat, chosen in saved["decisions"]]
        session.log = [decode(fact) for fact in saved["log"]]
        session.fate = session.generator = None
        session.backend, session.logging = backend or usual_backend(program), True
        session._go_on_with(from_data(saved["position"]))
        return session

    @classmethod
    def replay(
        cls,
        program: Program,
        seed: int,
        seats: int,
        options: Mapping[str, Value],
        decisions: list[tuple[int, tuple[Value, ...]]],
        backend: str = "",
    ) -> Self:
        """Play again what was decided."""
        session = cls(program, seed, seats, options, backend=backend)
        for seat, chosen in decisions:
            session.answer(seat, *chosen)
        return session

    def undo(self) -> Self:
        """The game before the last decision."""
        return self.replay(self.program, self.seed, self.seats, self.options, self.decisions[:-1], self.backend)


@cache
def _compiled() -> Any:
    """What runs generated code; it comes after this in the order of stages."""
    from wwrules.generate import run  # noqa: PLC0415

    return run


def first_position(program: Program, seed: int, seats: int) -> State:
    """The position before anything has happened: every attribute has the value it starts with."""
    state = State(seats, seed % 2**64)
    state.zones = {zone: [] for zone in tables_of(program).every_zone(seats)}
    machine = Machine(program, state)
    for name, word in program.game.words.items():
        if word.sort != "attribute":
            continue
        of = str(word.settings["of"])
        if of == "player":
            state.players[name] = [machine.start_of(word) for _ in range(seats)]
        elif of == "game":
            state.table[name] = machine.start_of(word)
        elif "start" in word.settings:
            state.things[name] = {one.id: machine.start_of(word) for one in machine.entries(of)}
    return state


def prefer_backend(program: Program, backend: str) -> None:
    """Let sessions of a program run on a backend where nothing else is said."""
    tables_of(program).backend = backend


def usual_backend(program: Program) -> str:
    """Generated code; but a program that is played once or twice is played by the oracle, which needs no getting ready."""
    tables = tables_of(program)
    tables.sessions += 1
    if tables.backend:
        return tables.backend
    return "compiled" if tables.engines or tables.sessions > _FEW else "oracle"
