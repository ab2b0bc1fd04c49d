"""The vocabulary as types: what a name means that is no local, what has which attributes, what a parameter may be.

Follows the engine: an attribute stands before a zone, a zone before an entry, an entry before a plain word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from wwrules.compile.types import (
    ANYTHING,
    NOTHING,
    NUMBER,
    PIECE,
    PLAYER,
    TEXT,
    TRUTH,
    Item,
    ListOf,
    Maybe,
    Record,
    Symbol,
    Type,
    Zone,
    certain,
    joined,
    maybe,
    related,
)
from wwrules.model import Game, PropertyType, Word

KIND = "kind"
_CONSTANTS: dict[str, Type] = {
    "players": ListOf(PLAYER, some=True), "nobody": NOTHING, "nothing": NOTHING, "true": TRUTH, "false": TRUTH,
}  # fmt: skip
_TYPES: dict[str, Type] = {
    "number": NUMBER, "truth": TRUTH, "flag": TRUTH, "text": TEXT, "player": PLAYER, "players": ListOf(PLAYER), "zone": Zone(),
    "list": ListOf(ANYTHING), "piece": PIECE, "pieces": ListOf(PIECE), "symbol": Symbol(frozenset()),
}  # fmt: skip


class Member(NamedTuple):
    """An attribute, property or zone of something."""

    type: Type
    changeable: bool = False


class Vocabulary:
    """What is known about the words of a game. `decisions` is filled in while texts are looked at."""

    def __init__(self, game: Game, calls: Mapping[str, str]) -> None:
        self.game = game
        self.calls = calls  # scopes, events and procedures, with what each is
        self.decisions: dict[str, Type] = {}  # what players decide together, by name
        self._types: dict[str, Type | None] = {}
        self._members: dict[Type, dict[str, Member]] = {}

    # ------------------------------------------------------------ names

    @cached_property
    def names(self) -> Mapping[str, Type]:
        """What each name means that is no local."""
        game = self.game
        words: dict[str, Type] = {name: Symbol(frozenset([name])) for one in game.enumerations.values() for name in one.values}
        words |= {name: Symbol(frozenset([name]), KIND) for name in game.kinds}
        words |= {one.id: Item(one.kind, "entry") for one in game.entities.values()}
        words = {name: one for name, one in words.items() if name not in self._zone_words}
        words |= {one.id: zone_type(one) for one in self._words("zone") if one.settings["per"] == "game"}
        words |= {one.id: self._attribute_type(one) for one in self._words("attribute") if one.settings["of"] == "game"}
        return words | _CONSTANTS

    @cached_property
    def owned(self) -> Mapping[str, str]:
        """Attributes and zones that belong to somebody or something, with what that is: no name by itself."""
        found = {one.id: str(one.settings["of"]) for one in self._words("attribute")}
        found |= {one.id: str(one.settings["per"]) for one in self._words("zone")}
        return {name: owner for name, owner in found.items() if owner != "game"}

    @cached_property
    def _zone_words(self) -> frozenset[str]:
        return frozenset(one.id for one in self._words("zone"))

    @cached_property
    def complete(self) -> bool:
        """Whether every word and entry could be read; otherwise what is missing cannot be told from a slip."""
        game = self.game
        known = {*game.kinds, *game.enumerations, *game.records, *game.words, *game.entities}
        sorts = ("kind", "enumeration", "record", "zone", "attribute", "entity")
        return game.whole and all(one.id in known for found in game.definitions.values() for one in found if one.sort in sorts)

    @cached_property
    def table_attributes(self) -> frozenset[str]:
        """Attributes of the game itself: names that can be changed."""
        return frozenset(one.id for one in self._words("attribute") if one.settings["of"] == "game")

    def _words(self, sort: str) -> Iterable[Word]:
        return (one for one in self.game.words.values() if one.sort == sort)

    def widened(self, one: Type) -> Type:
        """The type of a local that holds a value: one word may be followed by another of its enumeration."""
        if not isinstance(one, Symbol):
            return one
        if one.of == KIND:
            return self.kind_names()
        every = [frozenset(found.values) for found in self.game.enumerations.values() if one.values & set(found.values)]
        return Symbol(frozenset().union(one.values, *every), one.of) if every else Symbol(frozenset(), one.of)

    def type_named(self, name: str) -> Type | None:
        """What a parameter of a type is: a kind, an enumeration, a record, or one of the language's own."""
        if name not in self._types:
            self._types[name] = self._type_named(name)
        return self._types[name]

    def _type_named(self, name: str) -> Type | None:
        game = self.game
        if name in game.kinds:
            return Item(name, self._sort_of(name))
        if name in ("scope", "event"):
            return self.call_names(name)
        if name in game.enumerations:
            return Symbol(frozenset(game.enumerations[name].values), name)
        return Record(name) if name in game.records else _TYPES.get(name)

    @property
    def type_names(self) -> list[str]:
        """Every name of a type."""
        return [*self.game.kinds, *self.game.enumerations, *self.game.records, *_TYPES, "scope", "event"]

    def _sort_of(self, kind: str) -> str:
        """Whether something of a kind lies on the table, stands in the content, or may do either."""
        pieces = any(related(self.game, kind, str(one.settings["of"])) for one in self._words("zone"))
        entries = any(one.properties for one in self.game.kinds.values() if self.game.is_a(one.id, kind))
        return "either" if pieces == entries else "piece" if pieces else "entry"

    def call_names(self, sort: str = "") -> Symbol:
        """The names of what can be under way, as values."""
        declared = {one.id for one in self.game.words.values() if one.sort == sort}
        return Symbol(frozenset(declared | {name for name, of in self.calls.items() if sort in ("", of)}), sort or "call")

    def kind_names(self) -> Symbol:
        """The names of kinds as values."""
        return Symbol(frozenset(self.game.kinds), KIND)

    # ------------------------------------------------------------ what things have

    def member(self, of: Type, name: str) -> Member | None:
        """An attribute, property or zone of a type, or None."""
        of = certain(of)
        if of in (ANYTHING, NOTHING):
            return Member(ANYTHING, changeable=True)
        return self.members(of).get(name)

    def members(self, of: Type) -> Mapping[str, Member]:
        """Everything that stands after the dot of a value."""
        if of == PLAYER:
            return self._of_players() | {name: Member(type_, changeable=True) for name, type_ in self.decisions.items()}
        if of not in self._members:
            self._members[of] = self._found(of)
        return self._members[of]

    def _found(self, of: Type) -> dict[str, Member]:
        match of:
            case Item(kind=kind, sort="piece"):
                return self._of_items(kind) | self._of_pieces(kind)
            case Item(kind=kind, sort="entry"):
                return self._zones(kind) | self._of_items(kind) | {"kind": Member(self.kind_names())}
            case Item(kind=kind):
                return self._found(Item(kind, "entry")) | self._found(Item(kind, "piece"))
            case Record(id=id_) if id_ in self.game.records:
                return {name: Member(self.property_type(one)) for name, one in self.game.records[id_].fields.items()}
        return {}

    def _of_players(self) -> dict[str, Member]:
        if PLAYER not in self._members:
            own = {one.id: one for one in self._words("attribute") if one.settings["of"] == "player"}
            zones = {one.id: Member(zone_type(one)) for one in self._words("zone") if one.settings["per"] == "player"}
            attributes = {name: Member(self._attribute_type(one), changeable=True) for name, one in own.items()}
            self._members[PLAYER] = zones | {"seat": Member(NUMBER)} | attributes
        return self._members[PLAYER]

    def _of_items(self, kind: str) -> dict[str, Member]:
        """Properties of entries of the kind, and attributes of the kind and all that it belongs to or that belong to it."""
        found: dict[str, Member] = {}
        for one in self.game.kinds.values():
            if not kind or self.game.is_a(one.id, kind):
                for name, written in (one.properties or {}).items():
                    known = found[name].type if name in found else self.property_type(written)
                    found[name] = Member(joined(self.game, known, self.property_type(written)))
        for word in self._words("attribute"):
            of = str(word.settings["of"])
            if of not in ("player", "game") and related(self.game, of, kind):
                found[word.id] = Member(self._attribute_type(word), changeable=True)
        return found

    def _of_pieces(self, kind: str) -> dict[str, Member]:
        piece = Member(Maybe(PIECE))
        return {
            "owner": Member(PLAYER, changeable=True),
            "kind": Member(self.kind_names()),
            "zone": Member(Zone("", kind)),
            "carrier": piece,
            "carried": Member(ListOf(PIECE)),
            "entry": Member(Item(kind, "entry")),
        }

    def _zones(self, kind: str) -> dict[str, Member]:
        found = (one for one in self._words("zone") if one.settings["per"] not in ("player", "game"))
        return {one.id: Member(zone_type(one)) for one in found if related(self.game, str(one.settings["per"]), kind)}

    # ------------------------------------------------------------ declared types

    def _attribute_type(self, word: Word) -> Type:
        settings = word.settings
        found = self._declared(str(settings["type"]), str(settings.get("enumeration", "")), str(settings.get("kind", "")))
        return maybe(found) if isinstance(found, Symbol) and "start" not in settings else found

    def property_type(self, one: PropertyType) -> Type:
        """The type of a property."""
        if one.type == "list" and one.of is not None:
            return ListOf(self.property_type(one.of))
        found = Record(one.record) if one.type == "record" else self._declared(one.type, one.enumeration, one.kind)
        return maybe(found) if isinstance(found, Symbol | Record) and (one.optional or one.when) else found

    def _declared(self, sort: str, enumeration: str, kind: str) -> Type:
        match sort:
            case "choice" if enumeration in self.game.enumerations:
                return Symbol(frozenset(self.game.enumerations[enumeration].values), enumeration)
            case "entity":
                return Item(kind, "entry")
            case "kind":
                return self.kind_names()
        known: dict[str, Type] = {"number": NUMBER, "flag": TRUTH, "text": TEXT, "rules": TEXT, "player": PLAYER}
        return known.get(sort, ANYTHING)


def zone_type(word: Word) -> Zone:
    """The type of a zone of the vocabulary."""
    return Zone(word.id, str(word.settings["of"]))
