"""What things are and have: attributes with their modifiers, properties of entries, zones, owners, and the moving of pieces.

The machine is built on this; everything here is about one position and asks nobody.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, cast

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.model import PropertyType, Word
from wwrules.run import timeline
from wwrules.run.expressions import evaluate, holds, items, number
from wwrules.run.state import State
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone

if TYPE_CHECKING:
    from wwrules.run.interpret import Machine

_CONSTANTS: dict[str, Value] = {"nobody": None, "nothing": None, "true": True, "false": False}


class Attributes:
    """Reading and changing a position."""

    def __init__(self, program: Program, state: State) -> None:
        self.program = program
        self.state = state
        self._looking: set[tuple[Value, str]] = set()  # attributes whose modifiers are being looked at
        self._conditions: set[int] = set()  # conditions of rules that are being looked at
        self._settling: list[int] | None = None  # grants used by the value that is being settled

    # ------------------------------------------------------------ names

    def lookup(self, name: str) -> Value:
        """What a name means that is no local: an attribute or zone of the table, an entry, or a symbol."""
        if name == "players":
            return self.state.everybody()
        if name in _CONSTANTS:
            return _CONSTANTS[name]
        word = self.program.game.words.get(name)
        if word is not None and word.sort == "attribute" and word.settings["of"] == "game":
            return self.attribute(None, name)
        if word is not None and word.sort == "zone":
            return Zone(str(name))
        if name in self.program.game.entities:
            return Thing(str(name))
        return str(name)  # a value is plain, whatever the text remembers about where it was written

    def is_table_attribute(self, name: str, env: dict[str, Value]) -> bool:
        """Tell whether assigning to a bare name changes the table and not a local."""
        word = self.program.game.words.get(name)
        return name not in env and word is not None and word.sort == "attribute"

    def declared(self, name: str) -> Word | None:
        """The attribute of that name."""
        word = self.program.game.words.get(name)
        return word if word is not None and word.sort == "attribute" else None

    # ------------------------------------------------------------ reading

    def attribute(self, of: Value, name: str) -> Value:
        """An attribute as it counts now, with everything that modifies it; or a property, zone, owner, kind."""
        base = self.stored(of, name)
        declared = self.declared(name)
        if declared is None or name not in self.program.modified or (of, name) in self._looking:
            return base
        self._looking.add((of, name))
        try:
            return self._clamped(declared, timeline.modified(cast("Machine", self), of, name, base, self._settling))
        finally:
            self._looking.discard((of, name))

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
        self._settling = []
        try:
            value = evaluate(cast("Machine", self), node, env)
            used = set(self._settling)
        finally:
            self._settling = None
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
        match of:
            case None:
                return self.state.table.get(name) if self.declared(name) else None
            case Player(seat):
                return self._of_player(seat, name)
            case Piece(piece):
                return self._of_piece(piece, name)
            case Thing(entry):
                return self._of_thing(entry, name)
            case Record():
                return of.get(name)
        return None

    def _of_player(self, seat: int, name: str) -> Value:
        if name in self.state.players:
            return self.state.players[name][seat]
        if name == "seat":
            return seat
        return Zone(name, seat) if self._is_zone(name) else None

    def _of_piece(self, piece: int, name: str) -> Value:
        if name in self.state.marks and piece in self.state.marks[name]:
            return self.state.marks[name][piece]
        entry = self.state.entries[piece]
        match name:
            case "owner":
                owner = self.state.owners[piece]
                return None if owner is None else Player(owner)
            case "kind":
                return self.state.kinds[piece]
            case "zone":
                return self.state.places[piece]
            case "carrier":
                carrier = self.state.carriers.get(piece)
                return None if carrier is None else Piece(carrier)
            case "carried":
                return tuple(Piece(one) for one in self.state.carried_by(piece))
            case "entry":
                return Thing(entry) if entry else None
        return self._property(entry, name) if entry else None

    def _of_thing(self, entry: str, name: str) -> Value:
        if name in self.state.things and entry in self.state.things[name]:
            return self.state.things[name][entry]
        if self._is_zone(name):
            return Zone(name, entry)
        return self.program.game.entities[entry].kind if name == "kind" else self._property(entry, name)

    def _is_zone(self, name: str) -> bool:
        word = self.program.game.words.get(name)
        return word is not None and word.sort == "zone"

    def _property(self, entry: str, name: str) -> Value:
        entity = self.program.game.entities[entry]
        one = (self.program.game.kinds[entity.kind].properties or {}).get(name)
        return self._value(one, entity.properties[name]) if one and name in entity.properties else None

    def _value(self, one: PropertyType, value: Any) -> Value:
        if one.type == "entity":
            return Thing(value)
        if one.type == "list" and one.of is not None:
            return tuple(self._value(one.of, item) for item in value)
        if one.type == "record":
            fields = self.program.game.records[one.record].fields
            return Record(tuple((key, self._value(fields[key], item)) for key, item in value.items()))
        return cast("Value", value)

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
                self.state.marks.setdefault(name, {})[piece] = value
            case Thing(entry):
                self.state.things.setdefault(name, {})[entry] = value
        return value

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
        word = self.program.game.words.get(zone.word)
        capacity = word.settings.get("capacity") if word else None
        arriving = sum(self.state.places[one] != zone for one in group)
        if isinstance(capacity, int) and len(self.state.zones.get(zone, ())) + arriving > capacity:
            machine.note("no-room", piece=piece, zone=zone)
            return
        carrier = self.state.carriers.get(piece.number)
        if carrier is not None and self.state.places[carrier] != zone:
            self.carry(piece, None)
        for one in group:
            before = self.state.places[one]
            self.state.put(one, zone, place)
            machine.note("moved", piece=Piece(one), zone=zone, before=before)

    def _with_carried(self, number_: int) -> list[int]:
        carried = [self._with_carried(one) for one in self.state.carried_by(number_)]
        return [number_, *(one for group in carried for one in group)]

    def carry(self, piece: Piece, on: Piece | None) -> None:
        """Attach a piece to another, or set it free."""
        if on is None:
            self.state.carriers.pop(piece.number, None)
        elif on != piece and piece.number not in self._carriers_of(on.number):
            self.state.carriers[piece.number] = on.number

    def _carriers_of(self, piece: int) -> list[int]:
        chain = [piece]
        while chain[-1] in self.state.carriers:
            chain.append(self.state.carriers[chain[-1]])
        return chain

    def make(self, kind: str, entry: Thing | None, zone: Zone, owner: Value, settings: dict[str, Value]) -> Piece:
        """Put a new piece on the table."""
        piece = Piece(len(self.state.kinds))
        self.state.kinds.append(kind)
        self.state.entries.append(entry.id if entry else "")
        self.state.owners.append(owner.seat if isinstance(owner, Player) else None)
        self.state.places.append(None)
        for name, word in self.program.game.words.items():
            if word.sort == "attribute" and "start" in word.settings and self.program.game.is_a(kind, str(word.settings["of"])):
                self.state.marks.setdefault(name, {})[piece.number] = self.start_of(word)
        for name, value in settings.items():
            self.store(piece, name, value)
        self.state.put(piece.number, zone)
        return piece

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
        return [Thing(one.id) for one in self.program.game.entities.values() if self.program.game.is_a(one.kind, kind)]

    def copies(self, thing: Thing) -> int:
        """How many pieces an entry stands for."""
        entity = self.program.game.entities[thing.id]
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

    def in_random_order(self, pieces: list[int]) -> list[int]:
        """Shuffle, one random number per piece."""
        left, shuffled = list(pieces), []
        while left:
            shuffled.append(left.pop(self.state.below(len(left))))
        return shuffled

    def pieces_of(self, value: Value) -> list[Piece]:
        """The pieces a value means."""
        return [one for one in items(cast("Machine", self), value) if isinstance(one, Piece)]
