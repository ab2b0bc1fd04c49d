"""A position laid out for speed, and its way to and from the position of the oracle, which is what is saved and looked at.

Rows of plain values, zones of players and of the table as lists: copying copies a few dozen short lists and shares the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wwrules.generate.layout import UNSET, Layout
from wwrules.run.interpret import FUEL, Generator
from wwrules.run.state import Granted, State
from wwrules.run.telling import counts_changes
from wwrules.run.values import Piece, Player, Thing, Value, Zone, piece_of, player_of, thing_of

_LEAST_ROOM = 64  # for more pieces than there are
Holders = dict[int, list[tuple[Piece, Any]]]  # pieces with their rules, by topic
Members = tuple[tuple[Any, ...], Callable[[object], bool]]


class Position:
    """Everything that decides how the game goes on, except what is under way."""

    __slots__ = (
        "asks", "carriers", "chance", "changes", "conditions", "depth", "entries", "everybody", "fuel", "functions",
        "generator", "grants", "held", "holders", "holders_in", "idle", "keeps_places", "kinds", "layout", "live_zones", "log",
        "looking", "marks", "members", "mine", "module", "notes", "numbers", "of_kinds", "over", "owners", "places", "room",
        "rows", "scopes", "seats", "settling", "shown", "table", "things", "told", "topics", "under", "used", "waits",
        "worked", "zones",
    )  # fmt: skip

    def __init__(self) -> None:
        self.fresh()

    def fresh(self) -> None:
        """Forget what was only worked out, and begin a new stretch of play."""
        self.fuel = FUEL
        self.functions = self.depth = 0
        self.holders: list[Holders] | None = None
        self.holders_in: dict[Zone, Holders | None] = {}
        self.topics: dict[int, Any] = {}  # pieces with rules that work where they lie, by topic
        self.waits: dict[int, Any] = {}  # rules that wait, by topic, and the grants with which they were found
        self.idle: set[int] = set()  # topics about which no rule waits
        self.of_kinds: dict[frozenset[str], tuple[int, tuple[Piece, ...]]] = {}  # of so many pieces, those of some kinds
        self.members: dict[frozenset[str], Members] = {}  # the same, and what tells them from others
        self.looking: set[Any] | None = None  # values that are being looked at
        self.conditions: set[int] | None = None  # of rules, while they are looked at
        self.settling: list[int] | None = None
        self.under: list[Any] = []
        self.asks: Any = None  # who answers where the question stands, if somebody plays the game to its end
        self.notes: Any = None  # where such answers are noted
        self.changes = 0  # how often something became another; attributes only where it is counted what rules do
        self.worked: set[tuple[int, Value]] = set()  # rules of which something came, and for whom, where that is told

    layout: Layout
    module: Any
    keeps_places: bool  # otherwise only the zones know where pieces lie
    told: list[dict[str, Any]] | None  # the log; None: nothing is told
    log: list[dict[str, Any]] | None  # the same where everything is told, else None
    held: set[tuple[Piece, int]] | None  # pieces that came into a zone of a player, and whose, where that is told
    generator: Generator | None
    rows: list[list[Any]]
    table: list[Any]
    things: list[dict[Thing, Value]]
    marks: list[list[Any]]  # by the numbers of pieces; UNSET where a mark would cover something and there is none
    room: int  # for so many pieces there is a place in each of them
    mine: set[int]  # marks that no copy shares, and below 0 those of entries: -1 is the first
    kinds: list[str]
    entries: list[Thing | None]
    owners: list[Player | None]
    places: list[Zone | None]
    zones: Zones  # those that are neither a player's nor the table's
    live_zones: tuple[Zone, ...]  # in which rules work, whatever lies there
    carriers: dict[Piece, Piece]
    shown: dict[int, tuple[int, ...]]
    grants: list[Granted]
    scopes: list[tuple[str, int]]
    used: dict[str, int]
    everybody: tuple[Player, ...]
    seats: int
    chance: int
    numbers: int
    over: bool

    def copy(self) -> Position:
        """A copy that shares nothing that can change. Much of it is mostly empty, and new is made faster than copied."""
        other = object.__new__(Position)
        other.fuel = FUEL
        other.functions = 0
        other.depth = self.depth
        other.holders, other.live_zones = self.holders, self.live_zones
        other.holders_in = self.holders_in.copy() if self.holders_in else {}
        other.topics, other.waits, other.idle = self.topics.copy(), {}, self.idle.copy()
        other.of_kinds = self.of_kinds.copy() if self.of_kinds else {}
        other.members = self.members  # each says of which pieces it speaks
        other.looking = other.conditions = other.settling = None
        other.under = []
        other.asks = other.notes = None
        other.held = self.held
        other.changes, other.worked = self.changes, self.worked.copy() if self.worked else set()
        other.keeps_places = self.keeps_places
        other.layout, other.module, other.generator = self.layout, self.module, self.generator
        other.log, other.told = self.log, self.told
        in_row, in_table = self.layout.zones_of_row, self.layout.zones_of_table
        other.rows = rows = [*map(list.copy, self.rows)]
        for row in rows:
            row[in_row] = map(list.copy, row[in_row])
        other.table = table = self.table.copy()
        table[in_table] = map(list.copy, table[in_table])
        other.things, other.marks, other.mine, other.room = self.things.copy(), self.marks.copy(), set(), self.room
        self.mine.clear()  # from now on they belong to both, and whoever changes one makes it his own first
        other.kinds, other.entries = self.kinds.copy(), self.entries.copy()
        other.owners, other.places = self.owners.copy(), self.places.copy()
        other.zones = Zones(self.zones) if self.zones else Zones()
        other.carriers = self.carriers.copy() if self.carriers else {}
        other.shown = self.shown.copy() if self.shown else {}
        other.used = self.used.copy() if self.used else {}
        other.grants, other.scopes = self.grants.copy(), self.scopes.copy()
        other.everybody, other.seats, other.chance = self.everybody, self.seats, self.chance
        other.numbers, other.over = self.numbers, self.over
        return other

    def tell(self, log: list[dict[str, Any]] | None) -> None:
        """Write into this log what there is to tell."""
        self.told = log
        self.log = log if self.module.telling is True else None
        self.held = set() if counts_changes(self.module.telling) else None

    def make_room(self, count: int) -> None:
        """Have a place for so many pieces in all marks. Whoever shares one has more room than it knows of."""
        if count > self.room:
            self.room = count + max(_LEAST_ROOM, count // 4)
            for marks, nothing in zip(self.marks, self.layout.unmarked, strict=True):
                marks.extend([nothing] * (self.room - len(marks)))

    def own_marks(self, slot: int) -> list[Any]:
        """Marks of pieces that may be changed."""
        if slot not in self.mine:
            self.mine.add(slot)
            self.marks[slot] = self.marks[slot].copy()
        return self.marks[slot]

    def own_things(self, slot: int) -> dict[Thing, Value]:
        """Marks of entries that may be changed."""
        if ~slot not in self.mine:
            self.mine.add(~slot)
            self.things[slot] = self.things[slot].copy()
        return self.things[slot]

    def contents(self, zone: Zone) -> Sequence[Piece]:
        """The pieces of a zone, first to last, for the moment."""
        found = self.layout.cells.get(zone)
        if found is None:
            return self.zones[zone]
        seat, slot = found
        return (self.rows[seat] if seat >= 0 else self.table)[slot]  # type: ignore[no-any-return]

    def fill(self, zone: Zone, pieces: list[Piece]) -> None:
        """Let these be the pieces of a zone."""
        row, place = self.cell(zone)
        row[place] = tuple(pieces) if row is self.zones else pieces

    def cell(self, zone: Zone) -> tuple[Any, Any]:
        """The row in which a zone stands, and its place there."""
        found = self.layout.cells.get(zone)
        if found is None:
            return self.zones, zone
        seat, slot = found
        return (self.rows[seat], slot) if seat >= 0 else (self.table, slot)


class Zones(dict[Zone, tuple[Piece, ...]]):
    """Zones of entries: many, and mostly empty, so they are made anew when they change; one that was never used is empty."""

    def __missing__(self, zone: Zone) -> tuple[Piece, ...]:
        return ()


# ---------------------------------------------------------------- to and from the oracle's


def from_state(layout: Layout, state: State) -> Position:
    """The same position as the oracle's, without what is under way."""
    one = Position()
    one.layout, one.generator, one.module, one.keeps_places = layout, None, None, True
    one.log = one.told = one.held = None
    one.seats, one.chance, one.numbers, one.over = state.seats, state.chance, state.numbers, state.over
    one.everybody = tuple(map(player_of, range(state.seats)))
    one.rows = [layout.row_of(seat) for seat in range(state.seats)]
    for name, slot in layout.player_attributes.items():
        values = state.players.get(name)
        for seat, row in enumerate(one.rows):
            row[slot] = UNSET if values is None else values[seat]
    one.table = layout.table()
    for name, slot in layout.table_attributes.items():
        one.table[slot] = state.table.get(name)
    one.things = [{thing_of(key): value for key, value in state.things.get(name, {}).items()} for name in layout.marks]
    one.marks, one.mine, one.room = layout.blank_marks[:], {~slot for slot in layout.marks.values()}, 0
    one.make_room(len(state.kinds) + 1)
    for name, slot in layout.marks.items():
        if name in state.marks:
            marks = one.own_marks(slot)
            for number, value in state.marks[name].items():
                marks[number] = value
    one.kinds = list(state.kinds)
    one.entries = [thing_of(entry) if entry else None for entry in state.entries]
    one.owners = [None if seat is None else player_of(seat) for seat in state.owners]
    one.places = list(state.places)
    one.zones = Zones(dict.fromkeys(layout.tables.zones_of_entries, ()))
    one.live_zones = layout.tables.live_zones_for(state.seats)
    for zone, numbers in state.zones.items():
        one.fill(zone, list(map(piece_of, numbers)))
    one.carriers = {piece_of(key): piece_of(value) for key, value in state.carriers.items()}
    one.shown, one.used = dict(state.shown), dict(state.used)
    one.grants = [Granted(x.number, x.node, x.you, x.this, x.env, x.scope, x.uses) for x in state.grants]
    one.scopes = list(state.scopes)
    return one


def _marked(marks: list[Any], nothing: Any) -> dict[int, Value]:
    """Those that have a mark, by their numbers; asking for nothing is faster than asking for what stands for it."""
    if nothing is None:
        return {number: value for number, value in enumerate(marks) if value is not None}
    return {number: value for number, value in enumerate(marks) if value is not nothing}


def to_state(one: Position) -> State:
    """The same position as the oracle has it, without what is under way."""
    layout, state, count = one.layout, State(one.seats, one.chance), len(one.kinds)
    state.numbers, state.over = one.numbers, one.over
    for name, slot in layout.player_attributes.items():
        if one.rows and one.rows[0][slot] is not UNSET:
            state.players[name] = [None if row[slot] is UNSET else row[slot] for row in one.rows]
    state.table = {name: one.table[slot] for name, slot in layout.table_attributes.items()}
    for name, slot in layout.marks.items():
        if one.things[slot] or name in layout.started:
            state.things[name] = {key.id: value for key, value in one.things[slot].items()}
        marks = one.marks[slot]
        if marks is not layout.blank_marks[slot] and (marked := _marked(marks[:count], layout.unmarked[slot])):
            state.marks[name] = marked
    state.kinds = list(one.kinds)
    state.entries = [entry.id if entry is not None else "" for entry in one.entries]
    state.owners = [None if owner is None else owner.seat for owner in one.owners]
    state.places = list(one.places)
    every = dict.fromkeys([*layout.tables.every_zone(one.seats), *one.zones])
    state.zones = {zone: [piece.number for piece in one.contents(zone)] for zone in every}
    if not one.keeps_places:
        for zone, numbers in state.zones.items():
            for number in numbers:
                state.places[number] = zone
    state.carriers = {key.number: value.number for key, value in one.carriers.items()}
    state.shown, state.used = dict(one.shown), dict(one.used)
    state.grants = [Granted(x.number, x.node, x.you, x.this, x.env, x.scope, x.uses) for x in one.grants]
    state.scopes = list(one.scopes)
    return state
