"""Saved games: the truth and nothing else, which is the seed, the options and the decisions, with who sits where.

A game is gone on with by playing its decisions again, so a file from anywhere can do no more than any player could. Writing
replaces the file as a whole: whenever the process ends, the file holds the game after some decision.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wwrules.compile.program import Program
from wwrules.run.options import WrongOptionError
from wwrules.run.session import Session, WrongAnswerError
from wwrules.run.values import Value, decode, encode

PERSON, BOT = "person", "bot"
_LARGEST = 20_000_000  # bytes; a long game has some ten thousand


class WrongSaveError(ValueError):
    """A file that is no saved game, or not one of this game; `key` is the sentence that says so."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(key)
        self.key, self.words = key, words


@dataclass(frozen=True, slots=True)
class Saved:
    """What a file holds."""

    game: str
    version: str
    seed: int
    seats: int
    options: Mapping[str, Value]
    decisions: tuple[tuple[int, tuple[Value, ...]], ...]
    players: tuple[str, ...]  # person or bot, by seat
    locale: str

    def start(self, program: Program) -> Session:
        """The game before the first decision."""
        if self.game != program.game.header.id:
            raise WrongSaveError("play-other-game", game=self.game, wanted=program.game.header.id)
        try:
            return Session(program, self.seed, self.seats, self.options)
        except WrongOptionError:
            raise self._changed(program, 0) from None

    def step(self, session: Session, number: int) -> None:
        """Make one decision again."""
        seat, chosen = self.decisions[number]
        try:
            session.answer(seat, *chosen)
        except WrongAnswerError:
            raise self._changed(session.program, number) from None

    def session(self, program: Program) -> Session:
        """The game after the last decision."""
        session = self.start(program)
        for number in range(len(self.decisions)):
            self.step(session, number)
        return session

    def _changed(self, program: Program, number: int) -> WrongSaveError:
        """The decisions do not fit: another version of the game was played."""
        now = program.game.header.version
        return WrongSaveError("play-changed-game", number=number + 1, version=self.version, now=now)


def save(file: Path, session: Session, players: tuple[str, ...], locale: str) -> None:
    """Write a game."""
    header = session.program.game.header
    saved = {
        "game": header.id,
        "version": header.version,
        "seed": session.seed,
        "seats": session.seats,
        "options": encode(dict(session.options)),
        "players": list(players),
        "locale": locale,
        "decisions": [[seat, encode(chosen)] for seat, chosen in session.decisions],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.new")
    with beside.open("w", encoding="utf-8") as stream:
        json.dump(saved, stream, ensure_ascii=False)
        stream.write("\n")
        stream.flush()
        os.fsync(stream.fileno())
    beside.replace(file)


def read_save(file: Path) -> Saved:
    """Read a game."""
    try:
        with file.open("rb") as stream:
            data = json.loads(stream.read(_LARGEST).decode("utf-8"))
        return _saved(data)
    except OSError as error:
        raise WrongSaveError("play-unreadable", file=str(file), reason=error.strerror or "") from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise WrongSaveError("play-no-save", file=str(file)) from None


def _saved(data: Any) -> Saved:
    seats, seed = data["seats"], data["seed"]
    if not (isinstance(seats, int) and isinstance(seed, int) and 1 <= seats <= 20):
        raise ValueError(seats)
    players = tuple(BOT if one == BOT else PERSON for one in data.get("players", ()))
    return Saved(
        game=str(data["game"]),
        version=str(data["version"]),
        seed=seed,
        seats=seats,
        options={str(key): value for key, value in decode(data["options"]).items()},
        decisions=tuple((_whole(seat), _values(decode(chosen))) for seat, chosen in data["decisions"]),
        players=players if len(players) == seats else (PERSON,) * seats,
        locale=str(data.get("locale", "")),
    )


def _whole(seat: Any) -> int:
    if type(seat) is not int:
        raise TypeError(seat)
    return seat


def _values(chosen: Any) -> tuple[Value, ...]:
    if not isinstance(chosen, tuple):
        raise TypeError(chosen)
    return chosen
