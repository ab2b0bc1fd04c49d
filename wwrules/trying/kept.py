"""Positions of games, kept in the user's own cache: an edited card is tried in the games that were played before.

The key is made of wwrules itself and of what the flow and the vocabulary say, not of entries: a new card or a pack is tried in
games that were played without it. A position counts the texts of the game; texts of entries are counted by their entry, so that
another text elsewhere does not matter. Where an entry of those games is not there any more, games are played anew.
"""

from __future__ import annotations

import io
import marshal
import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from wwrules.caches import fingerprint_of_wwrules, home, keep, read_kept
from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.run.state import State, duplicate
from wwrules.trying.habits import Habits, learn
from wwrules.trying.positions import Position, Positions, collect

_KEPT = 4  # games; the oldest go
_CLASSES = {
    "wwrules.compile.procedure_tree": ("Id",),
    "wwrules.run.state": ("State", "Frame", "Call", "Granted", "Question", "Request"),
    "wwrules.run.values": ("Player", "Piece", "Thing", "Zone", "Record", "Symbol"),
    "wwrules.trying.positions": ("Position",),
}
Anchor = tuple[str, int, int]  # a text, how many parts it has, and which of them


class KeptPositions(Positions):
    """Positions of which those of a moment are taken up when they are asked for."""

    __slots__ = ("_data", "_numbers")

    def __init__(self, came: Counter[str], data: dict[str, bytes], numbers: dict[Anchor, int]) -> None:
        super().__init__({moment: [] for moment in data}, came)
        self._data, self._numbers = data, numbers

    def of(self, moment: str) -> list[Position]:
        """As before."""
        self._take_up(moment)
        return super().of(moment)

    def of_play(self, moment: str) -> list[Position]:
        """As before."""
        self._take_up(moment)
        return super().of_play(moment)

    def all_of_play(self) -> list[Position]:
        """As before."""
        for moment in list(self._data):
            self._take_up(moment)
        return super().all_of_play()

    def _take_up(self, moment: str) -> None:
        data = self._data.pop(moment, None)
        if data is not None:
            every: list[Position] = _Reader(io.BytesIO(data)).load()
            self.at[moment] = [one for one in every if _renumbered(one.state, self._numbers)]


def habits_of(program: Program, wanted: set[str], *, fresh: bool = False) -> Habits:
    """What play is like, with its positions, from earlier or from games that are played now."""
    packs = sorted(program.game.packs)
    for known in () if fresh else dict.fromkeys((tuple(packs), ())):  # games without any pack serve those with one
        habits = _kept_habits(program, wanted, known)
        if habits is not None:
            return habits
    found = collect(program, wanted)
    habits, anchors = learn(program, found), dict(_anchors(program))
    data = {moment: pickle.dumps([_anchored(one, anchors) for one in every], 5) for moment, every in found.at.items()}
    plain: Any = (dict(found.came), data, habits.learned, list(map(str, program.game.entities)))
    keep(_file(program, wanted, packs), marshal.dumps(plain), _KEPT)
    return habits


def _kept_habits(program: Program, wanted: set[str], packs: Sequence[str]) -> Habits | None:
    """What was learned from games with these packs, if every entry of those games is still there."""
    payload = read_kept(_file(program, wanted, packs))
    try:
        came, data, learned, entries = marshal.loads(payload or b"")  # noqa: S302 - whole, and only the user can have written it
    except (ValueError, TypeError, EOFError):
        return None  # not there, or written by something else
    if not program.game.entities.keys() >= set(entries):
        return None
    numbers = {anchor: number for number, anchor in _anchors(program)}
    return Habits(program, KeptPositions(Counter(came), data, numbers), *learned)


def _file(program: Program, wanted: set[str], packs: Sequence[str]) -> Path:
    return home("positions") / f"{_key(program, wanted, packs)}.bin"


def _key(program: Program, wanted: set[str], packs: Sequence[str]) -> str:
    game = program.game
    digest = sha256(fingerprint_of_wwrules())
    texts = [one.text for one in game.flow_texts] + [f"{entry} {one.text}" for entry, one in game.rule_texts]
    words = [f"{one.id} {sorted(one.settings.items(), key=str)}" for one in game.words.values()]
    kinds = [f"{one.id} {one.isa} {one.lives_in} {one.rules_of} {one.copies}" for one in game.kinds.values()]
    options = [f"{one.id} {one.sets} {one.values} {one.default}" for one in game.options.values()]
    for part in (texts, words, kinds, options, sorted(wanted), [str(game.header.players)], list(packs)):
        digest.update(repr(part).encode())
    return digest.hexdigest()


# ---------------------------------------------------------------- numbers of texts


def _anchors(program: Program) -> Iterator[tuple[int, Anchor]]:
    """Where in the texts of entries a numbered part stands; the flow comes before all of them."""
    texts: list[tuple[str, Any]] = [(f"rules {entry}", rules) for entry, rules in program.rules.items()]
    texts += [(f"called {entry} {path}", node) for (entry, path), node in program.called.items()]
    texts += [(f"definition {name}", one) for name, one in program.definitions.items()]
    texts += [(f"function {name}", one) for name, one in program.functions.items()]
    seen: set[int] = set()
    for label, node in texts:
        parts = list(tree.parts(node))
        for index, part in enumerate(parts):
            number = program.numbers.get(id(part))
            if number is not None and number not in seen:
                seen.add(number)
                yield number, (label, len(parts), index)


def _anchored(position: Position, anchors: dict[int, Anchor]) -> Position:
    """A position whose numbers are places in texts; what stands in no text makes it worthless."""
    state = duplicate(position.state)
    for one, name, number in _numbered(state):
        setattr(one, name, anchors.get(number, ("", 0, 0)))
    return position._replace(state=state)


def _renumbered(state: State, numbers: dict[Anchor, int]) -> bool:
    """Turn places in texts into numbers; False where a text is not what it was."""
    for one, name, anchor in _numbered(state):
        number = numbers.get(anchor)
        if number is None:
            return False
        setattr(one, name, number)
    return True


def _numbered(state: State) -> Iterator[tuple[Any, str, Any]]:
    for call in state.calls:
        if call.rule is not None:
            yield call, "rule", call.rule
        for frame in call.frames:
            yield frame, "node", frame.node
    for granted in state.grants:
        yield granted, "node", granted.node


class _Reader(pickle.Unpickler):
    """Takes up nothing but parts of positions."""

    def find_class(self, module: str, name: str) -> Any:
        """Our own classes only."""
        if name not in _CLASSES.get(module, ()):
            raise pickle.UnpicklingError(f"{module}.{name}")
        return super().find_class(module, name)
