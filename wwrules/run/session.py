"""The only door to a running game: who must decide, what there is to choose, an answer; copies, views, saving, undoing.

Truth is the seed and the decisions: the same ones give the same game on any machine. A saved position is a shortcut.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic
from wwrules.run.expressions import rank
from wwrules.run.interpret import Fact, Fate, Machine, RunawayError
from wwrules.run.log_view import log_view
from wwrules.run.options import WrongOptionError
from wwrules.run.state import State, duplicate, from_data, to_data
from wwrules.run.values import Player, Value, decode, encode
from wwrules.run.views import view_of


class WrongAnswerError(ValueError):
    """An answer that the question does not allow. The session stands where it was."""


class WrongGameError(ValueError):
    """A saved game that belongs to another game, or to another version of it."""


class BrokenContentError(RuntimeError):
    """The content ran into a limit. The session stands at the last decision; the fault says where."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        place = diagnostic.source
        super().__init__(f"{place.file}:{place.line}:{place.column}: {diagnostic.code}")
        self.diagnostic = diagnostic


@dataclass(slots=True)
class Session:
    """A game being played."""

    program: Program
    seed: int
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)  # set-up choices: attribute of the game -> value
    decisions: list[tuple[int, tuple[Value, ...]]] = field(default_factory=list)
    log: list[Fact] = field(default_factory=list)
    fate: Fate | None = None  # what stands in for chance, for worked examples and odds
    state: State = field(init=False)

    def __post_init__(self) -> None:
        self.state = State(self.seats, self.seed % 2**64)
        machine = Machine(self.program, self.state, self.log)
        for name, word in self.program.game.words.items():
            if word.sort == "attribute":
                self._start_attribute(machine, name, str(word.settings["of"]))
        for name, value in self.options.items():
            if name not in self.state.table:
                raise WrongOptionError(name, list(self.state.table))
            self.state.table[name] = value
        self._guarded(lambda one: (one.begin(self.program.start, [], "", self._start_node()), one.run()), duplicate(self.state))

    def _start_node(self) -> Any:
        return self.program.definitions[self.program.start]

    def _start_attribute(self, machine: Machine, name: str, of: str) -> None:
        word = self.program.game.words[name]
        if of == "player":
            self.state.players[name] = [machine.start_of(word) for _ in range(self.seats)]
        elif of == "game":
            self.state.table[name] = machine.start_of(word)
        elif "start" in word.settings:
            self.state.things[name] = {one.id: machine.start_of(word) for one in machine.entries(of)}

    def _guarded(self, act: Any, before: State) -> None:
        """Run; whatever goes wrong, go back to the last decision; if the content broke a limit, say so."""
        facts = len(self.log)
        try:
            act(Machine(self.program, self.state, self.log, self.fate))
        except BaseException as error:
            self.state = before
            del self.log[facts:]
            if isinstance(error, RunawayError):
                raise BrokenContentError(error.diagnostic) from None
            raise

    # ------------------------------------------------------------ asking and answering

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats that must still answer; empty when the game is over."""
        request = self.state.request
        return tuple(seat for seat in request.questions if seat not in request.answers) if request else ()

    def choices(self, seat: int) -> tuple[tuple[Value, ...], int, int]:
        """What a seat may choose from, and how many at least and at most."""
        request = self.state.request
        if request is None or seat not in self.to_move:
            raise WrongAnswerError(f"seat {seat} has nothing to decide")
        question = request.questions[seat]
        return question.options, question.least, question.most

    def answer(self, seat: int, *chosen: Value) -> None:
        """Answer for a seat. With several deciders the game goes on when the last has answered."""
        options, least, most = self.choices(seat)
        left = list(options)
        for one in chosen:
            place = next((at for at, option in enumerate(left) if type(one) is type(option) and one == option), None)
            if place is None:
                raise WrongAnswerError(f"{one!r} is not among the options")
            del left[place]
        if not least <= len(chosen) <= most:
            raise WrongAnswerError(f"{len(chosen)} chosen, between {least} and {most} are wanted")
        before = duplicate(self.state)
        request = self.state.request
        assert request is not None  # noqa: S101 - choices() has looked
        request.answers[seat] = chosen
        if len(request.answers) == len(request.questions):
            answers = request.answers
            self._guarded(lambda machine: machine.answer(answers), before)
        self.decisions.append((seat, chosen))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def result(self) -> tuple[int, ...]:
        """What each player has reached; more is better."""
        if self.program.result is None:
            return (0,) * self.seats
        values: list[Value] = []
        result = self.program.result
        self._guarded(
            lambda one: values.extend(one.look(result, {"p": Player(seat)}) for seat in range(self.seats)), self.state
        )
        return tuple(value if isinstance(value, int) else 0 for value in values)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best result; the tie-breaks of the game decide between equal ones, and who is level shares."""
        ranks: list[tuple[int, ...]] = []
        keys, result = self.program.tie_breaks, self.result
        self._guarded(
            lambda one: ranks.extend(rank(one, keys, "p", Player(seat), {}) for seat in range(self.seats)), self.state
        )
        places = [(-points, *tie) for points, tie in zip(result, ranks, strict=True)]
        return tuple(seat for seat, place in enumerate(places) if place == min(places))

    # ------------------------------------------------------------ copies, views, saving

    def clone(self) -> Self:
        """A game that goes on from here by itself."""
        other = object.__new__(type(self))
        other.program, other.seed, other.seats, other.options = self.program, self.seed, self.seats, self.options
        other.decisions, other.log, other.state = list(self.decisions), list(self.log), duplicate(self.state)
        other.fate = self.fate
        return other

    def view(self, seat: int) -> dict[str, Any]:
        """What a player may know: nothing of others' hands, pending answers or chance."""
        return view_of(self.program, self.state, seat)

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
            "position": to_data(self.state),
        }
        return json.dumps(saved, ensure_ascii=False)

    @classmethod
    def resume(cls, program: Program, text: str) -> Self:
        """Go on with a saved game; it must be of the same game and version, because a position counts their texts."""
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
        session.state = from_data(saved["position"])
        session.fate = None
        return session

    @classmethod
    def replay(
        cls,
        program: Program,
        seed: int,
        seats: int,
        options: Mapping[str, Value],
        decisions: list[tuple[int, tuple[Value, ...]]],
    ) -> Self:
        """Play again what was decided."""
        session = cls(program, seed, seats, options)
        for seat, chosen in decisions:
            session.answer(seat, *chosen)
        return session

    def undo(self) -> Self:
        """The game before the last decision."""
        return self.replay(self.program, self.seed, self.seats, self.options, self.decisions[:-1])
