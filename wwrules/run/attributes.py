"""What things are and have: attributes with their modifiers, properties of entries, zones, owners, and the moving of pieces.

The machine is built on this; everything here is about one position and asks nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any, cast

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.model import Word
from wwrules.run import timeline
from wwrules.run.expressions import evaluate, holds, items, number
from wwrules.run.state import State
from wwrules.run.tables import tables_of
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone, piece_of, player_of, thing_of

if TYPE_CHECKING:
    from wwrules.run.interpret import Machine


Holder = tuple[Piece, str]  # a piece, and the entry whose rules it has


class Attributes:
    """Reading and changing a position."""

    def __init__(self, program: Program, state: State) -> None:
        self.program = program
        self.state = state
        self.tables = tables_of(program)
        self._holders: list[Holder] | None = None  # pieces whose rules work; None: look again
        self._holders_in: dict[Zone, list[Holder]] = {}  # the same by zone, where nothing has changed since
        self._looking: set[tuple[Value, str]] = set()  # attributes whose modifiers are being looked at
        self._conditions: set[int] = set()  # conditions of rules that are being looked at
        self._settling: list[int] | None = None  # grants used by the value that is being settled

    # ------------------------------------------------------------ names

    def lookup(self, name: str) -> Value:
        """What a name means that is no local: an attribute or zone of the table, an entry, or a symbol."""
        if name == "players":
            return self.state.everybody()
        if name in self.tables.table_attributes:
            return self.attribute(None, name)
        return self.tables.means(name)

    def is_table_attribute(self, name: str, env: dict[str, Value]) -> bool:
        """Tell whether assigning to a bare name changes the table and not a local."""
        return name not in env and name in self.tables.attributes

    def declared(self, name: str) -> Word | None:
        """The attribute of that name."""
        return self.tables.attributes.get(name)

    # ------------------------------------------------------------ reading

    def attribute(self, of: Value, name: str) -> Value:
        """An attribute as it counts now, with everything that modifies it; or a property, zone, owner, kind."""
        base = self.stored(of, name)
        if name not in self.program.modified:
            return base
        declared = self.declared(name)
        if declared is None or (of, name) in self._looking:
            return base
        self._looking.add((of, name))
        try:
            return self._clamped(declared, timeline.modified(cast("Machine", self), of, name, base, self._settling))
        finally:
            self._looking.discard((of, name))

    def is_looked_at(self, rule: tree.ConditionalRules) -> bool:
        """Tell whether a condition is just being looked at."""
        return id(rule) in self._conditions

    def condition_holds(self, rule: tree.ConditionalRules, env: dict[str, Value]) -> bool:
        """Tell whether rules under a condition live; while it is looked at, such rules do not count, of whichever piece."""
        if id(rule) in self._conditions:
            return False
        self._conditions.add(id(rule))
        try:
            return holds(cast("Machine", self), rule.condition, env)
        finally:
            self._conditions.discard(id(rule))

    def settled(self, node: tree.Expression, env: dict[str, Value]) -> Value:
        """A value for good: modifiers with limited uses that count in it are used up."""
        outer, self._settling = self._settling, []
        try:
            value = evaluate(cast("Machine", self), node, env)
            used = set(self._settling)
        finally:
            self._settling = outer
        for granted in self.state.grants:
            if granted.number in used and granted.uses is not None:
                granted.uses -= 1
        self.state.grants = [one for one in self.state.grants if one.uses is None or one.uses > 0]
        return value

    def can_affect(self, source: Value, piece: Value) -> bool:
        """Tell whether a rule of one piece may touch another."""
        return timeline.can_affect(cast("Machine", self), source, piece)

    def base_of(self, target: tree.Name | tree.Attribute, env: dict[str, Value]) -> Value:
        """What += and -= start from: the stored value, without modifiers."""
        machine = cast("Machine", self)
        if isinstance(target, tree.Name):
            return self.stored(None, target.id) if self.is_table_attribute(target.id, env) else env.get(target.id)
        of = evaluate(machine, target.of, env)
        return None if of is None else self.stored(of, target.name)

    def stored(self, of: Value, name: str) -> Value:
        """A value without its modifiers."""
        read = _READERS.get(type(of))
        return read(self, of, name) if read is not None else None

    def _of_table(self, _: None, name: str) -> Value:
        return self.state.table.get(name) if name in self.tables.attributes else None

    def _of_player(self, player: Player, name: str) -> Value:
        if name in self.state.players:
            return self.state.players[name][player.seat]
        if name == "seat":
            return player.seat
        return self.tables.zone(name, player.seat) if name in self.tables.zones else None

    def _of_piece(self, piece: Piece, name: str) -> Value:
        marks = self.state.marks.get(name)
        if marks is not None and piece.number in marks:
            return marks[piece.number]
        read = _OF_PIECES.get(name)
        if read is not None:
            return read(self.state, piece.number)
        entry = self.state.entries[piece.number]
        return self.tables.property(entry, name) if entry else None

    def _of_thing(self, thing: Thing, name: str) -> Value:
        marks = self.state.things.get(name)
        if marks is not None and thing.id in marks:
            return marks[thing.id]
        if name in self.tables.zones:
            return self.tables.zone(name, thing.id)
        return self.program.game.entities[thing.id].kind if name == "kind" else self.tables.property(thing.id, name)

    # ------------------------------------------------------------ changing

    def store(self, of: Value, name: str, value: Value) -> Value:
        """Set an attribute, within its range; gives the value it has now."""
        declared = self.declared(name)
        value = self._clamped(declared, value)
        match of:
            case None:
                self.state.table[name] = value
            case Player(seat):
                self.state.players.setdefault(name, [None] * self.state.seats)[seat] = value
            case Piece(piece) if name == "owner":
                self.state.owners[piece] = value.seat if isinstance(value, Player) else None
            case Piece(piece):
                self._mark(piece, name, value)
                if name in self.tables.naming_rules:
                    self._look_again(self.state.places[piece])
            case Thing(entry):
                self.state.things.setdefault(name, {})[entry] = value
        return value

    def _mark(self, piece: int, name: str, value: Value) -> None:
        marks = self.state.marks.setdefault(name, {})
        if value is not None or self.tables.is_covering(name):
            marks[piece] = value
            return
        marks.pop(piece, None)
        if not marks:
            del self.state.marks[name]

    @staticmethod
    def _clamped(declared: Word | None, value: Value) -> Value:
        if declared is None or declared.settings.get("type") != "number" or not isinstance(value, int):
            return value
        low, high = declared.settings["min"], declared.settings["max"]
        return max(low, min(value, high)) if isinstance(low, int) and isinstance(high, int) else value

    def move(self, piece: Piece, zone: Zone, place: str = "") -> None:
        """Move a piece with all it carries, if there is room for them; what is moved away from its carrier is free."""
        machine = cast("Machine", self)
        group = self._with_carried(piece.number)
        if not self._has_room(zone, sum(self.state.places[one] != zone for one in group)):
            machine.note("no-room", piece=piece, zone=zone)
            return
        carrier = self.state.carriers.get(piece.number)
        if carrier is not None and self.state.places[carrier] != zone:
            self.carry(piece, None)
        for one in group:
            before = self.state.places[one]
            self.state.put(one, zone, place)
            self._look_again(before, zone)
            machine.note("moved", piece=piece_of(one), zone=zone, before=before)

    def _has_room(self, zone: Zone, arriving: int) -> bool:
        """Tell whether so many more pieces have room in a zone."""
        word = self.program.game.words.get(zone.word)
        capacity = word.settings.get("capacity") if word else None
        return not isinstance(capacity, int) or len(self.state.zones.get(zone, ())) + arriving <= capacity

    def _with_carried(self, number_: int) -> list[int]:
        carried = [self._with_carried(one) for one in self.state.carried_by(number_)]
        return [number_, *(one for group in carried for one in group)]

    def carry(self, piece: Piece, on: Piece | None) -> None:
        """Attach a piece to another, or set it free."""
        before = self.state.carriers.get(piece.number)
        if on is None:
            self.state.carriers.pop(piece.number, None)
        elif on != piece and piece.number not in self._carriers_of(on.number):
            self.state.carriers[piece.number] = on.number
        if self.state.carriers.get(piece.number) != before:
            cast("Machine", self).note_deed("carried", piece=piece, on=on)

    def _carriers_of(self, piece: int) -> list[int]:
        chain = [piece]
        while chain[-1] in self.state.carriers:
            chain.append(self.state.carriers[chain[-1]])
        return chain

    def make(self, kind: str, entry: Thing | None, zone: Zone, owner: Value, settings: dict[str, Value]) -> None:
        """Put a new piece on the table, if there is room for it."""
        machine = cast("Machine", self)
        if not self._has_room(zone, 1):
            machine.note("no-room", kind=kind, entry=entry, zone=zone)
            return
        piece = piece_of(len(self.state.kinds))
        self.state.kinds.append(kind)
        self.state.entries.append(entry.id if entry else "")
        self.state.owners.append(owner.seat if isinstance(owner, Player) else None)
        self.state.places.append(None)
        for word in self.tables.starts(kind):
            self._mark(piece.number, word.id, self.start_of(word))
        for name, value in settings.items():
            self.store(piece, name, value)
        self.state.put(piece.number, zone)
        self._look_again(zone)
        machine.note_deed("made", piece=piece, kind=kind, entry=entry, zone=zone, owner=self.stored(piece, "owner"))

    def start_of(self, word: Word) -> Value:
        """The value an attribute starts with."""
        start = word.settings.get("start")
        match word.settings["type"]:
            case "number":
                low = word.settings["min"]
                return int(str(start)) if start is not None else low if isinstance(low, int) else 0
            case "flag":
                return start in (True, "true")
            case "entity":
                return Thing(str(start)) if start is not None else None
        return str(start) if start is not None else None

    def entries(self, kind: str) -> list[Thing]:
        """The entries of a kind, in the order of the content."""
        return list(self.tables.entries_under(kind))

    def copies(self, thing: Thing) -> int:
        """How many pieces an entry stands for."""
        entity = self.program.game.entities[thing.id]
        self._meet(thing.id)
        names = self.program.game.kinds[entity.kind].copies
        return prod(number(cast("Value", entity.properties.get(name, 1))) for name in names)

    def are_alike(self, one: Value, other: Value) -> bool:
        """Tell whether nothing but their place tells two pieces apart."""
        if not isinstance(one, Piece) or not isinstance(other, Piece):
            return one == other
        a, b, state = one.number, other.number, self.state
        seen = [
            (state.kinds[x], state.entries[x], state.owners[x], [marks.get(x) for marks in state.marks.values()])
            for x in (a, b)
        ]
        return seen[0] == seen[1]

    def shuffle(self, zone: Zone) -> None:
        """Put the pieces of a zone into a random order, one random number per piece."""
        machine, left, shuffled = cast("Machine", self), list(self.state.zones.get(zone, ())), []
        while left:
            shuffled.append(left.pop(machine.next_of_shuffle(left)))
        self.lay(zone, shuffled)

    def lay(self, zone: Zone, pieces: list[int]) -> None:
        """Let the pieces of a zone lie in another order."""
        self.state.zones[zone] = pieces
        self._look_again(zone)

    def pieces_of(self, value: Value) -> list[Piece]:
        """The pieces a value means."""
        return [one for one in items(cast("Machine", self), value) if isinstance(one, Piece)]

    # ------------------------------------------------------------ rules

    def rule_holders(self) -> list[Holder]:
        """Pieces that lie where their rules work, in the order of the zones."""
        if self._holders is None:
            zones = self.tables.live_zones_for(self.state.seats)
            self._holders = [holder for zone in zones for holder in self._rule_holders_in(zone)]
        return self._holders

    def forget(self) -> None:
        """Look at everything anew: the position may have been changed from outside."""
        self._holders = None
        self._holders_in.clear()

    def _rule_holders_in(self, zone: Zone) -> list[Holder]:
        if zone not in self._holders_in:
            kinds, live = self.state.kinds, self.tables.live_zones
            pieces = [piece_of(one) for one in self.state.zones.get(zone, ()) if zone.word in live.get(kinds[one], ())]
            self._holders_in[zone] = [(one, self.rule_entry(one)) for one in pieces]
        return self._holders_in[zone]

    def _look_again(self, *changed: Zone | None) -> None:
        """Forget whose rules work in zones in which something has changed."""
        for zone in changed:
            if zone is not None and zone.word in self.tables.zones_with_rules:
                self._holders_in.pop(zone, None)
                self._holders = None

    def rule_entry(self, piece: Piece) -> str:
        """The entry whose rules a piece has: the one an attribute names, or its own."""
        attribute = self.tables.rules_of.get(self.state.kinds[piece.number])
        named = self.stored(piece, attribute) if attribute else None
        entry = named.id if isinstance(named, Thing) else "" if attribute else self.state.entries[piece.number]
        self._meet(entry)
        return entry

    def _meet(self, entry: str) -> None:
        """What an entry has or does is looked at."""
        if self.program.met is not None:
            self.program.met.add(entry)


# How a value of each sort is asked for something.
_READERS: dict[type, Callable[[Attributes, Any, str], Value]] = {
    type(None): Attributes._of_table,
    Player: Attributes._of_player,
    Piece: Attributes._of_piece,
    Thing: Attributes._of_thing,
    Record: lambda _, record, name: record.get(name),
}


def _owner(state: State, piece: int) -> Value:
    owner = state.owners[piece]
    return None if owner is None else player_of(owner)


def _carrier(state: State, piece: int) -> Value:
    carrier = state.carriers.get(piece)
    return None if carrier is None else piece_of(carrier)


# What every piece has.
_OF_PIECES: dict[str, Callable[[State, int], Value]] = {
    "owner": _owner,
    "kind": lambda state, piece: state.kinds[piece],
    "zone": lambda state, piece: state.places[piece],
    "carrier": _carrier,
    "carried": lambda state, piece: tuple(map(piece_of, state.carried_by(piece))),
    "entry": lambda state, piece: thing_of(state.entries[piece]) if state.entries[piece] else None,
}
