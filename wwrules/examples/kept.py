"""Verdicts of worked examples, kept in the user's own cache: one that held is played again when what it met is different.

What an example can meet at all (the flow, the vocabulary, which entries there are) is part of its key. Of the entries it is
noted which ones it met: whose properties were read, and whose rules lay where rules work. Only that nothing is wrong is kept.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from wwrules.caches import fingerprint_of_wwrules, home, keep, read_kept
from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.examples.reading import Script
from wwrules.load.nodes import Scalar

_KEPT, _VERDICTS = 12, 3_000  # games whose verdicts are kept, and how many of each
_all: list[bool] = []  # not empty: all examples are played


@dataclass(slots=True)
class Held:
    """The verdicts of one program: what is known, and what is new."""

    program: Program
    file: Path = field(init=False)
    known: dict[str, list[Any]] = field(init=False)  # key -> steps, entries that were met, digest of these
    new: dict[str, list[Any]] = field(init=False, default_factory=dict)
    _meaning: bytes = field(init=False)
    _entries: dict[str, bytes] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Read what was kept."""
        self.file = home("examples") / f"{sha256(self.program.game.header.id.encode()).hexdigest()}.json"
        self.known = _read(self.file)
        self._meaning = _meaning(self.program)

    def steps(self, script: Script) -> int | None:
        """How many steps an example took that held, and would hold now; None: it must be played."""
        key = self._key(script)
        verdict = self.known.get(key)
        if verdict is None or _all or verdict[2] != self._digest(verdict[1]):
            return None
        self.new[key] = verdict
        return int(verdict[0])

    def note(self, script: Script, steps: int, met: Collection[str]) -> None:
        """An example held, and met these entries."""
        entries = sorted({*met, *script.example.concerns} & self.program.game.entities.keys())
        self.new[self._key(script)] = [steps, entries, self._digest(entries)]

    def keep(self) -> None:
        """Write what is new."""
        if any(self.known.get(key) != one for key, one in self.new.items()):
            merged = {**{key: one for key, one in _read(self.file, always=True).items() if key not in self.new}, **self.new}
            keep(self.file, json.dumps(dict(list(merged.items())[-_VERDICTS:])).encode(), _KEPT)

    def _key(self, script: Script) -> str:
        return sha256(self._meaning + repr(_texts(script)).encode()).hexdigest()

    def _digest(self, entries: Collection[str]) -> str:
        digest = sha256()
        for entry in entries:
            digest.update(self._entry(entry))
        return digest.hexdigest()

    def _entry(self, entry: str) -> bytes:
        """What an entry has and does."""
        if entry not in self._entries:
            entity = self.program.game.entities[entry]
            properties = sorted(entity.properties.items(), key=str)
            written = repr((entry, entity.kind, properties, self.program.rules.get(entry, ())))
            self._entries[entry] = sha256(written.encode()).digest()
        return self._entries[entry]


@contextmanager
def all_played() -> Iterator[None]:
    """While this lasts, examples are played whose verdict is known too."""
    _all.append(True)
    try:
        yield
    finally:
        _all.pop()


def _read(file: Path, *, always: bool = False) -> dict[str, list[Any]]:
    payload = read_kept(file, always=always)
    try:
        return dict(json.loads(payload)) if payload is not None else {}
    except ValueError:
        return {}


def _texts(script: Script) -> tuple[object, ...]:
    """Everything that is written in an example, without its places."""
    written = (script.given, script.play, *script.players)
    steps = [[_plain(one) for one in (step["draws"], step["answers"].items(), step["expect"])] for step in script.steps]
    return script.example.id, script.example.concerns, [one.text for one in written], steps


def _plain(written: object) -> object:
    return written.text if isinstance(written, Scalar) else [_plain(one) for one in cast("Iterable[object]", written)]


def _meaning(program: Program) -> bytes:
    """What every example can meet, whatever it looks at."""
    game = program.game
    parts: tuple[object, ...] = (
        [one.text for one in game.flow_texts],
        [(one.id, one.sort, sorted(one.settings.items(), key=str)) for one in game.words.values()],
        [(one.id, one.isa, one.copies, one.lives_in, one.rules_of, one.properties) for one in game.kinds.values()],
        [(one.id, one.fields) for one in game.records.values()],
        [(one.id, one.values) for one in game.enumerations.values()],
        [(one.id, one.sets, one.values, one.default) for one in game.options.values()],
        game.header.players,
        sorted((name, one.text) for name, one in game.flow_settings.items()),
        [one.text for one in (*game.player_order, *game.tie_breaks)],
        [(one.id, one.kind, one.pack, sorted(one.properties)) for one in game.entities.values()],
        program.called,
        [one for one in program.rules.items() if any(isinstance(part, tree.Together) for part in tree.parts(one[1]))],
    )
    digest = sha256(fingerprint_of_wwrules())
    for part in parts:
        digest.update(repr(part).encode())
    return digest.digest()
