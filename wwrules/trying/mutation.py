"""Positions changed by chance in what a text looks at, but never beyond what play is like."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.model import Word
from wwrules.run.state import State
from wwrules.run.tables import tables_of
from wwrules.run.values import Piece, Player, Thing, Value, Zone, piece_of
from wwrules.trying.habits import Habits
from wwrules.trying.placing import Placed, exchange

_SMALL = 13  # numbers that cards speak of
_EXTREME = 0.15  # how often a number is as small or as large as it can be


class Topics(NamedTuple):
    """What texts look at, with the functions that they call: what can change, kinds of piece, values that they name."""

    changing: list[str]  # attributes and zones
    kinds: list[str]
    values: list[Value]  # entries and words


def topics(program: Program, roots: Iterable[tree.Node]) -> Topics:
    """What some texts look at."""
    game = program.game
    words = {value for one in game.enumerations.values() for value in one.values}
    names: dict[str, None] = {}
    seen: set[str] = set()
    waiting = list(roots)
    while waiting:
        for part in tree.parts(waiting.pop()):
            if isinstance(part, tree.Attribute | tree.Name):
                names[str(part.name if isinstance(part, tree.Attribute) else part.id)] = None
            if isinstance(part, tree.Call) and part.function in program.functions and part.function not in seen:
                seen.add(part.function)
                waiting.append(program.functions[part.function].value)
    changing = [one for one in names if one in game.words and game.words[one].sort in ("attribute", "zone")]
    values: list[Value] = [Thing(one) if one in game.entities else one for one in names if one in game.entities or one in words]
    return Topics(changing, [one for one in names if one in game.kinds], values)


@dataclass(slots=True)
class Mutation:
    """Changes of one position."""

    habits: Habits
    state: State
    moment: str
    topics: Topics
    chance: random.Random
    seat: int | None  # who matters most
    kept: int  # a piece that stays where it is
    arguments: tuple[Value, ...] = ()  # what the moment is about

    def change(self) -> None:
        """Change some of what a text looks at."""
        game = self.habits.program.game
        fixed = self.habits.steady
        changing = [one for one in self.topics.changing if one not in fixed and not self.habits.is_fixed(self.moment, one)]
        for _ in range(self.chance.randint(1, 5) if changing else 0):
            name = self.chance.choice(changing)
            if game.words[name].sort == "zone":
                self._fill(name)
            else:
                self._set(name, game.words[name])

    def about(self, put: Placed) -> Placed:
        """The same, but now and then about another piece, which lies where the one lay that it was about."""
        arguments = list(put.arguments)
        for number, one in enumerate(arguments):
            place = self.state.places[one.number] if isinstance(one, Piece) else None
            if isinstance(one, Piece) and place is not None and one.number != put.piece and self.chance.random() < 0.5:
                others = [other for other in self._movable(place) if self._can_take_its_place(other, one.number)]
                if others:
                    other = self.chance.choice(others)
                    exchange(self.state, one.number, other)
                    arguments[number] = piece_of(other)
        return put._replace(arguments=tuple(arguments))

    def _can_take_its_place(self, other: int, one: int) -> bool:
        owners = self.state.owners
        return self.state.places[other] is not None and (not self._stays(other) or owners[other] == owners[one])

    def _someone(self) -> int:
        mine = self.seat is not None and self.chance.random() < 0.6
        return self.seat if mine and self.seat is not None else self.chance.randrange(self.state.seats)

    def _set(self, name: str, word: Word) -> None:
        state, of = self.state, str(word.settings["of"])
        value = self._value(word)
        if of == "game":
            state.table[name] = value
        elif of == "player":
            seat = self._someone()
            for one in (name, *self.habits.always(self.moment).equal_to(name)):
                if one in state.players:
                    state.players[one][seat] = value
        elif self.habits.program.game.is_a(of, "piece"):
            for piece in self._some_pieces(of):
                state.marks.setdefault(name, {})[piece] = value
        elif state.things.get(name):
            state.things[name][self.chance.choice(list(state.things[name]))] = value

    def _some_pieces(self, of: str) -> list[int]:
        tables, state = tables_of(self.habits.program), self.state
        every = [one for one, kind in enumerate(state.kinds) if tables.is_a(kind, of) and state.owners[one] is not None]
        if self.chance.random() < 0.6:
            every = [one for one in every if state.owners[one] == self.seat] or every
        return self.chance.sample(every, min(len(every), self.chance.choice((1, 3, 8))))

    def _value(self, word: Word) -> Value:
        settings, chance = word.settings, self.chance
        match settings["type"]:
            case "number":
                low, high = int(str(settings["min"])), int(str(settings["max"]))
                if chance.random() < _EXTREME:
                    return chance.choice((low, high))
                return chance.randint(low, high if chance.random() < 0.3 else min(high, low + _SMALL))
            case "flag":
                return chance.random() < 0.5
            case "player":
                return Player(self._someone())
        known = self._known(word)
        named = [one for one in self.topics.values if one in known]
        return chance.choice(named if named and chance.random() < 0.6 else known) if known else None

    def _known(self, word: Word) -> list[Value]:
        program, settings = self.habits.program, word.settings
        if settings["type"] == "choice":
            return list(program.game.enumerations[str(settings["enumeration"])].values)
        return list(tables_of(program).entries_under(str(settings["kind"]))) if settings["type"] == "entity" else []

    # ------------------------------------------------------------ zones

    def _fill(self, word: str) -> None:
        """Bring pieces into a zone, or empty it."""
        state, chance = self.state, self.chance
        zone = self._zone(word)
        if zone is None:
            return
        if chance.random() < 0.25:
            self._empty(zone)
            return
        wanted = list(self._movable(zone))
        chance.shuffle(wanted)
        amount = chance.choice((1, 2, 3, 6, 12))
        held = Counter((state.kinds[one], state.owners[one]) for one in state.zones.get(zone, ()))
        for piece in wanted:
            owner = zone.of if isinstance(zone.of, int) else self._owner(piece, zone)
            if self._stays(piece) and owner != state.owners[piece]:
                continue
            if held[state.kinds[piece], owner] < self.habits.most.get((word, state.kinds[piece]), 10**6) and amount:
                held[state.kinds[piece], owner] += 1
                state.owners[piece] = owner
                state.put(piece, zone)
                amount -= 1

    def _owner(self, piece: int, zone: Zone) -> int | None:
        """Whose a piece is where it goes: what lies on the table in no particular place may be nobody's."""
        owner = self.state.owners[piece]
        if self._stays(piece):
            return owner
        return owner if zone.of == "" or (owner is not None and self.chance.random() < 0.5) else self._someone()

    def _stays(self, piece: int) -> bool:
        """Tell whether such a piece always belongs to the same player."""
        return str(self.state.kinds[piece]) in self.habits.kept

    def _zone(self, word: str) -> Zone | None:
        state, chance = self.state, self.chance
        zones = [zone for zone in state.zones if zone.word == word]
        meant = (*state.table.values(), *self.arguments)
        about = [*(one.id for one in meant if isinstance(one, Thing)), self.seat]
        near = [zone for zone in zones if zone.of in about]
        return chance.choice(near if near and chance.random() < 0.7 else zones) if zones else None

    def _movable(self, zone: Zone) -> Iterator[int]:
        """Pieces that may lie in a zone, more often those that the text speaks of."""
        tables, state = tables_of(self.habits.program), self.state
        settings = tables.zones[zone.word].settings
        room = settings.get("capacity")
        if isinstance(room, int) and len(state.zones.get(zone, ())) >= room:
            return
        kinds = self.topics.kinds if self.chance.random() < 0.6 else ()
        named = {one.id for one in self.topics.values if isinstance(one, Thing)} if self.chance.random() < 0.5 else set()
        meant = self._about(named)
        for piece, kind in enumerate(state.kinds):
            if piece == self.kept or state.places[piece] == zone or not tables.is_a(kind, str(settings["of"])):
                continue
            if (meant and piece not in meant) or (kinds and not any(tables.is_a(kind, one) for one in kinds)):
                continue
            if self.habits.may_lie(self.moment, kind, zone.word):
                yield piece

    def _about(self, named: set[str]) -> set[int]:
        """Pieces of entries with these names, and those that have one of them as an attribute for good."""
        state = self.state
        found = {piece for piece, entry in enumerate(state.entries) if entry in named} if named else set()
        for name in self.habits.steady if named else ():
            marks = state.marks.get(name, {})
            found |= {piece for piece, value in marks.items() if isinstance(value, Thing) and value.id in named}
        return found

    def _empty(self, zone: Zone) -> None:
        """Move what lies in a zone to other zones that hold such pieces."""
        state = self.state
        for piece in [one for one in state.zones.get(zone, ()) if one != self.kept]:
            kind, owner = state.kinds[piece], state.owners[piece]
            others = [one for one in state.zones if one != zone and self._takes(one, kind, owner)]
            if others:
                state.put(piece, self.chance.choice(others))

    def _takes(self, zone: Zone, kind: str, owner: int | None) -> bool:
        tables = tables_of(self.habits.program)
        settings = tables.zones[zone.word].settings
        if "capacity" in settings or not self.habits.may_lie(self.moment, kind, zone.word):
            return False
        there = sum(self.state.kinds[one] == kind and self.state.owners[one] == owner for one in self.state.zones[zone])
        if there >= self.habits.most.get((zone.word, kind), 10**6):
            return False
        return tables.is_a(kind, str(settings["of"])) and (not isinstance(zone.of, int) or zone.of == owner)
