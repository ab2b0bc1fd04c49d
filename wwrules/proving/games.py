"""Random games of a program, looked at while they are played: what is wrong, what was dealt anew, what was reached.

Each game has its own seed, number of players and set-up, so that many sorts of game are seen. Whatever is wrong is a fault at
the question at which it was noticed, or at the word of the vocabulary that it is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from wwrules.allowed import RANDOM
from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.proving.secrets import leaks
from wwrules.proving.soundness import Soundness, Wrong
from wwrules.run.options import chosen_options, values_of
from wwrules.run.seeds import derived
from wwrules.run.session import BrokenContentError, Session
from wwrules.run.values import Value
from wwrules.trials.answers import random_answer
from wwrules.trials.records import Task, record

_LOOKS_AT_VIEWS = 0.05  # of all decisions
_MOST_FAULTS = 20  # of one game: the rest is the same again


@dataclass(slots=True)
class Course:
    """What came of some games."""

    games: int = 0
    seats: list[int] = field(default_factory=list)  # of each
    decisions: int = 0
    views: int = 0
    reached: set[str] = field(default_factory=set)  # entries of which something came, or which somebody held
    faults: list[Diagnostic] = field(default_factory=list)
    leaks: list[Diagnostic] = field(default_factory=list)


class Games:
    """Plays them, one after the other."""

    def __init__(self, program: Program, seed: int, seats: Sequence[int], own: Sequence[str] = ()) -> None:
        self.program, self.seed, self.seats, self.own = program, seed, seats, own
        self.soundness, self.course = Soundness(program), Course()

    def play(self, games: int) -> Iterator[Course]:
        """Play so many; gives what came of them so far after each."""
        for game in range(games):
            self._play(game)
            yield self.course

    def _play(self, game: int) -> None:
        seed = derived(self.seed, "game", game)
        chance, course = Random(seed), self.course  # noqa: S311 - bots, not secrets
        seats = self.seats[game % len(self.seats)]
        course.games += 1
        course.seats.append(seats)
        try:
            session = Session(self.program, seed, seats, self._set_up(game, seed), backend="compiled")
            before = len(course.faults)
            while session.to_move and len(course.faults) - before < _MOST_FAULTS:
                self._look(session, game, chance)
                session.answer(session.to_move[0], *random_answer(session, session.to_move[0], chance))
            course.decisions += len(session.decisions)
            course.faults += [self._fault(one, session, game) for one in self.soundness.wrong_with(session)]
            if session.is_over:
                played = record(session, Task(0, game), [])
                called = {entry for entry, _ in self.program.called}
                course.reached |= {entry for entry, uses in played.used.items() if any(uses)} | (called & played.owned.keys())
        except BrokenContentError as error:
            course.faults.append(error.diagnostic)

    def _set_up(self, game: int, seed: int) -> dict[str, Value]:
        """Every choice before a game is left to chance; what a pack brings is in every game."""
        content, chosen = self.program.game, {}
        for option in content.options.values():
            own = [one for one in values_of(content, option) if one in self.own]
            chosen[option.id] = own[game % len(own)] if own else RANDOM
        return chosen_options(content, chosen, seed)

    def _look(self, session: Session, game: int, chance: Random) -> None:
        course = self.course
        course.faults += [self._fault(one, session, game) for one in self.soundness.wrong_with(session)]
        if chance.random() < _LOOKS_AT_VIEWS:
            seat = chance.randrange(session.seats)
            course.views += 1
            course.leaks += [self._leak(word, session, seat, game) for word in dict.fromkeys(leaks(session, seat, chance))]

    # ------------------------------------------------------------ faults

    def _fault(self, wrong: Wrong, session: Session, game: int) -> Diagnostic:
        code = "wrong-question" if wrong.reason in ("empty", "same", "count", "nobody") else "unsound-position"
        source = self._declared(wrong.word) or self._question(session)
        return fault(code, source, reason=wrong.reason, word=wrong.word, **self._when(session, game))

    def _leak(self, word: str, session: Session, seat: int, game: int) -> Diagnostic:
        source = self._declared(word) or self._question(session)
        return fault("leak", source, word=word or None, seat=seat + 1, **self._when(session, game))

    @staticmethod
    def _when(session: Session, game: int) -> dict[str, Any]:
        return {"game": game, "players": session.seats, "decision": len(session.decisions), "seed": str(session.seed)}

    def _declared(self, word: str) -> Source | None:
        declared = self.program.game.words.get(word)
        return declared.source if declared is not None else None

    def _question(self, session: Session) -> Source:
        """Where the question stands that is asked; where the game begins if none is."""
        request = session.run.look().request
        node = request.node if request is not None else self.program.number(self.program.definitions[self.program.start])
        return self.program.places[node]
