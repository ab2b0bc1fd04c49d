"""What play is like, learned from positions of games: which pieces bear an entry, where they lie when, what never changes.

A position that is made up must look like these: nothing stands there at a moment at which it never stands there in play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from wwrules.compile.program import Program
from wwrules.model import Entity
from wwrules.run.interpret import Machine
from wwrules.run.state import State
from wwrules.run.values import Thing, Value, piece_of
from wwrules.trying.invariants import Invariants, invariants_of
from wwrules.trying.positions import Position, Positions

_USUAL = 0.8  # share of places with as much as there ever is, from which on it is a limit and no chance
_PLACES = 25  # that must have been seen for that, each in another game or of another owner
_FEW = 20  # of so many positions one is enough to see what belongs to whom
_OFTEN = 5  # positions with as much as there ever is in a place, from which on there is never more
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
    kept: set[str] = field(default_factory=set)  # kinds of piece that always belong to the same player
    steady: set[str] = field(default_factory=set)  # attributes that a piece has once and for all
    belongs: set[tuple[str, str, str]] = field(default_factory=set)  # kind, property: what an attribute of its owner always is
    room: dict[str, int] = field(default_factory=dict)  # zone that has room for more -> how much lies there at most
    occupied: dict[str, set[str]] = field(default_factory=dict)  # moment -> zones in which anything lies then
    fixed: dict[str, set[str]] = field(default_factory=dict)  # moment -> attributes that are always the same then
    holding: dict[str, Invariants] = field(default_factory=dict)  # moment -> what always holds then

    @property
    def learned(self) -> tuple[object, ...]:
        """What can be kept, as plain data."""
        return self.bearers, self.lies, self.most, self.varied, self.kept, self.steady, self.belongs, self.room

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

    def may_own(self, state: State, entry: str, seat: int | None) -> bool:
        """Tell whether an entry can be somebody's: such as an ability of the faction that a player leads."""
        entity = self.program.game.entities[entry]
        for kind, prop, name in self.belongs if seat is not None else ():
            value = entity.properties.get(prop)
            if entity.kind == kind and value is not None:
                known = {one.id for one in state.players[name] if isinstance(one, Thing)}
                if str(value) in known and state.players[name][seat or 0] != Thing(str(value)):
                    return False
        return True

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

    def is_like_play(self, moment: str, state: State, arguments: Sequence[Value]) -> bool:
        """Tell whether what always holds at a moment holds in a position that was made up."""
        crowded = any(len(pieces) > self.room.get(zone.word, len(pieces)) for zone, pieces in state.zones.items())
        return not crowded and self.always(moment).hold(self.program, state, arguments)

    def always(self, moment: str) -> Invariants:
        """What always holds at a moment."""
        if moment not in self.holding:
            self.holding[moment] = invariants_of(self.program, self.positions.of_play(moment))
        return self.holding[moment]

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
    _learn_what_stays(habits, positions.all_of_play())
    habits.belongs = set(_learn_what_belongs(habits, positions.all_of_play()[::_FEW]))
    habits.varied = {str(name) for name, seen in values.items() if len(seen) > 1}
    for key, places in amounts.items():
        top = max(places.values())
        if len(places) >= _PLACES and list(places.values()).count(top) >= _USUAL * len(places):
            habits.most[key] = top
    return habits


def _learn_what_stays(habits: Habits, play: list[Position]) -> None:
    """Whose pieces change their owner in no game, which attributes of theirs never change, and which places are never full."""
    begun: dict[int, State] = {}
    changing, passing, known = set[str](), set[str](), set[str]()
    amounts: dict[str, Counter[int]] = {}
    for state, game in ((one.state, one.game) for one in play):
        first = begun.setdefault(game, state)
        there = range(min(len(first.kinds), len(state.kinds)))
        changing |= {
            str(first.kinds[one]) for one in there if first.owners[one] is None or first.owners[one] != state.owners[one]
        }
        for name in state.marks.keys() | first.marks.keys():
            known.add(str(name))
            before, after = first.marks.get(name, {}), state.marks.get(name, {})
            if any(before.get(one) != after.get(one) for one in there):
                passing.add(str(name))
        for zone, pieces in state.zones.items():
            amounts.setdefault(str(zone.word), Counter())[len(pieces)] += 1
    habits.kept = {str(kind) for one in play for kind in one.state.kinds} - changing
    habits.steady = known - passing
    for word, seen in amounts.items():
        room, top = habits.program.game.words[word].settings.get("capacity"), max(seen)
        if isinstance(room, int) and top < room and seen[top] >= _OFTEN:
            habits.room[word] = top


def _learn_what_belongs(habits: Habits, play: list[Position]) -> Iterator[tuple[str, str, str]]:
    """Properties of entries that are always what an attribute of the owner is, as far as play shows."""
    game = habits.program.game
    names = [str(one.id) for one in game.words.values() if one.sort == "attribute" and one.settings.get("of") == "player"]
    outcomes: dict[tuple[str, str, str], set[bool]] = {}
    seen: dict[tuple[str, str, str], set[str]] = {}
    for state in (one.state for one in play):
        machine = Machine(habits.program, state)
        for piece, owner in enumerate(state.owners):
            entry = (machine.rule_entry(piece_of(piece)) or state.entries[piece]) if owner is not None else ""
            if not entry:
                continue
            entity = game.entities[entry]
            declared = game.kinds[entity.kind].properties or {}
            for prop in (str(one) for one, shape in declared.items() if shape.type == "entity" and one in entity.properties):
                value = str(entity.properties[prop])
                for name in names:
                    whose = state.players.get(name, [None] * state.seats)[owner or 0]
                    if isinstance(whose, Thing):
                        outcomes.setdefault((entity.kind, prop, name), set()).add(whose.id == value)
                        seen.setdefault((entity.kind, prop, name), set()).add(value)
    return (key for key, found in outcomes.items() if found == {True} and len(seen[key]) > 1)


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
