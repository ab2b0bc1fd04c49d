"""Saved games: the truth and nothing else, which is the seed, the options and the decisions, with who sits where.

A game is gone on with by playing its decisions again, so a file from anywhere can do no more than any player could. Writing
replaces the file as a whole: whenever the process ends, the file holds the game after some decision. Nothing that somebody
else has written is lost: a file that holds no game is not touched, and another game is put beside.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wwrules.compile.program import Program
from wwrules.paths import shown
from wwrules.run.answers import WrongAnswerError
from wwrules.run.options import WrongOptionError, check_options
from wwrules.run.session import Session
from wwrules.run.values import Value, decode, encode
from wwrules.writing import write_whole

PERSON, BOT = "person", "bot"
_LARGEST = 20_000_000  # bytes; a long game has some ten thousand


def is_bot(player: object) -> bool:
    """Tell whether a bot sits there."""
    return isinstance(player, str) and (player == BOT or player.startswith(f"{BOT}:"))


class WrongSaveError(ValueError):
    """A file that is no saved game, not one of this game, or that cannot be written; `key` is the sentence that says so."""

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
    players: tuple[str, ...]  # by seat: a person, a bot, or a bot that goes by a name, as in bot:random
    locale: str
    packs: Mapping[str, str]  # id -> version

    def start(self, program: Program) -> Session:
        """The game before the first decision."""
        if self.game != program.game.header.id:
            raise WrongSaveError("play-other-game", game=self.game, wanted=program.game.header.id)
        if self.packs.keys() != program.game.packs.keys():
            wanted = ", ".join(self.packs) or "–"
            raise WrongSaveError("play-other-packs", packs=wanted, now=", ".join(program.game.packs) or "–")
        least, most = program.game.header.players
        if not least <= self.seats <= most:
            raise WrongSaveError("play-wrong-players", players=self.seats, least=least, most=most)
        try:
            check_options(program.game, self.options)
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
        """The decisions do not fit: another version of the game was played, or somebody has changed the game or the file."""
        now = program.game.header.version
        same = "yes" if self.version == now else "no"
        return WrongSaveError("play-changed-game", number=number + 1, version=self.version, now=now, same=same)


class Keeper:
    """The file a game is kept in; `resumed` if it is this game that stands there already."""

    def __init__(self, file: Path, *, resumed: bool = False) -> None:
        self.file = file
        self.mark = _mark(file) if resumed else None  # how the file looked when it was last ours
        self.put_beside: Path | None = None  # where the game is that stood there before

    def keep(self, session: Session, players: tuple[str, ...], locale: str) -> None:
        """Write a game."""
        try:
            if self.mark is None:
                self._make_room()
            elif _mark(self.file) not in (self.mark, None):
                raise WrongSaveError("play-kept-by-another", file=shown(self.file))
            text = json.dumps(game_data(session, players, locale), ensure_ascii=False) + "\n"
            write_whole(self.file.resolve(), text.encode())
            self.mark = _mark(self.file)
        except WrongSaveError:
            raise
        except (OSError, ValueError, RuntimeError) as error:  # a name that cannot be, links that lead nowhere
            reason = getattr(error, "strerror", None) or os.strerror(errno.EINVAL)
            raise WrongSaveError("play-not-kept", file=str(self.file), reason=reason) from None

    def is_at(self, file: Path) -> bool:
        """Tell whether this is the file."""
        try:
            return file.samefile(self.file)
        except (OSError, ValueError):
            return False

    def _make_room(self) -> None:
        """Look at what is there before the first time: anything but a game stays as it is."""
        if not self.file.exists() or (self.file.is_file() and not self.file.stat().st_size):
            return
        try:
            before = read_save(self.file) if self.file.is_file() else None
        except WrongSaveError:
            before = None
        if before is None:
            raise WrongSaveError("play-something-else", file=shown(self.file))
        if before.decisions:
            self.put_beside = self.file.with_name(f"{self.file.name}~")
            self.file.replace(self.put_beside)


def game_data(session: Session, players: tuple[str, ...], locale: str) -> dict[str, Any]:
    """What is kept of a game, as plain data."""
    header = session.program.game.header
    return {
        "game": header.id,
        "version": header.version,
        "packs": {pack.id: pack.version for pack in session.program.game.packs.values()},
        "seed": session.seed,
        "seats": session.seats,
        "options": encode(dict(session.options)),
        "players": list(players),
        "locale": locale,
        "decisions": [[seat, encode(chosen)] for seat, chosen in session.decisions],
    }


def _mark(file: Path) -> tuple[int, ...] | None:
    """What changes when anybody writes a file; None if there is no file."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def read_save(file: Path) -> Saved:
    """Read a game."""
    try:
        with file.open("rb") as stream:
            data = json.loads(stream.read(_LARGEST).decode("utf-8"))
        return saved_of(data)
    except OSError as error:
        raise WrongSaveError("play-unreadable", file=str(file), reason=error.strerror or "") from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise WrongSaveError("play-no-save", file=str(file)) from None


def saved_of(data: Any) -> Saved:
    """A game from plain data, wherever it comes from."""
    seats, seed = data["seats"], data["seed"]
    if type(seats) is not int or type(seed) is not int or not 1 <= seats <= 20:
        raise ValueError(seats)
    players = tuple(str(one) if is_bot(one) else PERSON for one in data.get("players", ()))
    return Saved(
        game=str(data["game"]),
        version=str(data["version"]),
        seed=seed,
        seats=seats,
        options={str(key): value for key, value in decode(data["options"]).items()},
        decisions=tuple((_whole(seat), _values(decode(chosen))) for seat, chosen in data["decisions"]),
        players=players if len(players) == seats else (PERSON,) * seats,
        locale=str(data.get("locale", "")),
        packs={str(key): str(version) for key, version in data.get("packs", {}).items()},
    )


def _whole(seat: Any) -> int:
    if type(seat) is not int:
        raise TypeError(seat)
    return seat


def _values(chosen: Any) -> tuple[Value, ...]:
    if not isinstance(chosen, tuple):
        raise TypeError(chosen)
    return chosen
