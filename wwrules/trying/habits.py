"""What play is like, learned from positions of games: which pieces bear an entry, where they lie when, what never changes.

A position that is made up must look like these: nothing stands there at a moment at which it never stands there in play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from wwrules.compile.program import Program
from wwrules.model import Entity
from wwrules.run.interpret import Machine
from wwrules.run.state import State
from wwrules.run.values import Thing, Value, piece_of
from wwrules.trying.positions import Positions

_USUAL = 0.8  # share of places with as much as there ever is, from which on it is a limit and no chance
_PLACES = 25  # that must have been seen for that, each in another game or of another owner
SEEN = 20  # positions of a moment, from which on what is never seen there never is


@dataclass(slots=True)
class Habits:
    """What was learned."""

    program: Program
    positions: Positions
    bearers: dict[str, dict[str, set[str]]] = field(default_factory=dict)  # kind of entry -> entry -> kinds of piece
    lies: set[tuple[str, str]] = field(default_factory=set)  # kind of piece, and a zone where such pieces lie
    most: dict[tuple[str, str], int] = field(default_factory=dict)  # zone and kind -> limit for one owner in one place
    varied: set[str] = field(default_factory=set)  # attributes that are not always the same
    occupied: dict[str, set[str]] = field(default_factory=dict)  # moment -> zones in which anything lies then
    fixed: dict[str, set[str]] = field(default_factory=dict)  # moment -> attributes that are always the same then

    @property
    def learned(self) -> tuple[object, ...]:
        """What can be kept, as plain data."""
        return self.bearers, self.lies, self.most, self.varied

    def kinds_of(self, entry: str) -> set[str]:
        """The kinds of piece that bear an entry, or those that bear the entries most like it."""
        entity = self.program.game.entities[entry]
        bearers = self.bearers.get(entity.kind, {})
        known = {one: kinds for one, kinds in bearers.items() if one in self.program.game.entities}
        if entry in known:
            return known[entry]
        likeness = {one: self._likeness(entity, self.program.game.entities[one]) for one in known}
        best = max(likeness.values(), default=0)
        return {kind for one, alike in likeness.items() if alike == best for kind in known[one]}

    def likeness(self, one: str, other: str) -> int:
        """In how many ways two entries are alike; an entry is most like itself."""
        entities = self.program.game.entities
        if one == other:
            return 10**6
        same = other in entities and entities[one].kind == entities[other].kind
        return self._likeness(entities[one], entities[other]) if same else -1

    def _likeness(self, one: Entity, other: Entity) -> int:
        properties = self.program.game.kinds[one.kind].properties or {}
        names = [name for name, declared in properties.items() if declared.type in ("choice", "entity")]
        return sum(one.properties.get(name) == other.properties.get(name) for name in names)

    def may_lie(self, moment: str, kind: str, zone: str) -> bool:
        """Tell whether pieces of a kind lie in such a zone, and anything lies there at a moment."""
        if moment not in self.occupied:
            play = self.positions.of_play(moment)
            every = play if len(play) >= SEEN // 2 else self.positions.of(moment)
            self.occupied[moment] = {zone.word for one in every for zone, pieces in one.state.zones.items() if pieces}
        return (kind, zone) in self.lies and zone in self.occupied[moment]

    def is_fixed(self, moment: str, attribute: str) -> bool:
        """Tell whether an attribute that changes in play has always the same value at a moment."""
        if moment not in self.fixed:
            states = [one.state for one in self.positions.of_play(moment)]
            same = set(self.varied) if len(states) >= SEEN // 2 else set()
            for name in list(same):
                if len({value for state in states for value in _values(state, name)}) > 1:
                    same.discard(name)
            self.fixed[moment] = same
        return attribute in self.fixed[moment]


def learn(program: Program, positions: Positions) -> Habits:
    """Look at positions of games, evenly."""
    habits = Habits(program, positions)
    values: dict[str, set[Value]] = {}
    amounts: dict[tuple[str, str], dict[tuple[object, ...], int]] = {}
    for position in positions.all_of_play():
        state = position.state
        machine = Machine(program, state)
        for piece in range(len(state.kinds)):
            entry = machine.rule_entry(piece_of(piece)) or state.entries[piece]
            if entry:
                kind = program.game.entities[entry].kind
                habits.bearers.setdefault(kind, {}).setdefault(str(entry), set()).add(str(state.kinds[piece]))
        for name in (*state.table, *state.players):
            values.setdefault(name, set()).update(_values(state, name))
        for key, place, count in _amounts(state):
            most = amounts.setdefault(key, {})
            most[position.game, *place] = max(count, most.get((position.game, *place), 0))
    for position in (one for every in positions.at.values() for one in every):
        lying = enumerate(position.state.places)
        habits.lies |= {(str(position.state.kinds[one]), place.word) for one, place in lying if place is not None}
    habits.varied = {str(name) for name, seen in values.items() if len(seen) > 1}
    for key, places in amounts.items():
        top = max(places.values())
        if len(places) >= _PLACES and list(places.values()).count(top) >= _USUAL * len(places):
            habits.most[key] = top
    return habits


def _values(state: State, name: str) -> Iterator[Value]:
    yield from [state.table[name]] if name in state.table else state.players.get(name, ())


def _amounts(state: State) -> Iterator[tuple[tuple[str, str], tuple[object, ...], int]]:
    """How many pieces of a kind one owner has in one place, for each place where there are any."""
    for zone, pieces in state.zones.items():
        if pieces:
            for (kind, owner), count in Counter((state.kinds[one], state.owners[one]) for one in pieces).items():
                yield (zone.word, str(kind)), (zone.of, owner), count


def put(program: Program, state: State, piece: int, entry: str) -> None:
    """Let a piece bear another entry; whatever it took from the entry that it bore, it takes from the new one."""
    machine = Machine(program, state)
    attribute = machine.tables.rules_of[state.kinds[piece]]
    if not attribute:
        state.entries[piece] = entry
        return
    old = state.marks.get(attribute, {}).get(piece)
    if isinstance(old, Thing):
        kind = program.game.entities[entry].kind
        for name, declared in (program.game.kinds[kind].properties or {}).items():
            before, after = machine.tables.property(old.id, name), machine.tables.property(entry, name)
            if declared.type in ("entity", "choice", "number") and before != after:
                for mark, values in state.marks.items():
                    if values.get(piece) == before and before is not None and mark != attribute:
                        values[piece] = after
    state.marks.setdefault(attribute, {})[piece] = Thing(entry)
