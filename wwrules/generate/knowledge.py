"""What is known about the words of a game before it is played: which values an attribute or property can have.

Nothing is known of an attribute but what is declared and what some text gives it.
"""

from __future__ import annotations

from wwrules.compile.program import Program
from wwrules.generate.contexts import kind_of
from wwrules.generate.kinds import (
    ANY,
    BOOL,
    INT,
    NONE,
    NOTHING_YET,
    PIECE,
    PLAYER,
    RECORD,
    STR,
    THING,
    TUPLE,
    ZONE,
    Facts,
    Kind,
    number_of,
)  # fmt: skip
from wwrules.generate.layout import Layout
from wwrules.generate.sources import Properties
from wwrules.model import Word
from wwrules.run.attributes import Attributes
from wwrules.run.state import State
from wwrules.run.values import Thing, Value


class Knowledge:
    """What is known about the attributes and properties of one program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.layout = Layout(program)
        self.tables = self.layout.tables
        self.facts = Facts()
        self.plain = Attributes(program, State(0, 0))
        self._entries = [Thing(one) for one in program.game.entities]
        self._properties: dict[str, dict[Thing, Value]] = {}
        self._kinds: dict[tuple[str, frozenset[Thing] | None], Kind] = {}

    def entries_like(self, kind: str) -> list[Thing]:
        """Entries of a kind, in the order of the content."""
        return self.plain.entries(kind)

    def copies(self, thing: Thing) -> int:
        """How many pieces an entry stands for."""
        return self.plain.copies(thing)

    def start_of(self, word: Word) -> Value:
        """The value an attribute starts with."""
        return self.plain.start_of(word)

    def attribute_kind(self, of: str, name: str) -> Kind:
        """What is known about an attribute of a player, the table, or a piece or entry."""
        found = self.facts.of("attribute", of, name)
        word = self.tables.attributes.get(name)
        if word is None:
            return found
        if of in ("mark", "player") and word.settings["type"] == "entity":
            return found | kind_of(self.start_of(word))  # nobody but the rules sets it
        found |= self._declared(word)
        if word.settings["type"] == "number" and not found.mask & TUPLE:  # whatever is stored is put into its range first
            return found._replace(bounds=(word.settings["min"], word.settings["max"]))  # type: ignore[arg-type]
        return found

    def _declared(self, word: Word) -> Kind:
        start = kind_of(self.start_of(word))
        match word.settings["type"]:
            case "number":
                return number_of(word.settings["min"], word.settings["max"]) | start  # type: ignore[arg-type]
            case "flag":
                return Kind(BOOL, 0, (0, 1)) | start
            case "player":
                return Kind(PLAYER | NONE | TUPLE, PLAYER) | start
            case "choice":
                return Kind(STR | NONE | TUPLE, STR) | start
        return Kind(THING | PIECE | NONE | TUPLE, THING | PIECE) | start

    def printed(self, name: str) -> bool:
        """Tell whether any entry has something printed under a name."""
        return bool(self.properties_of(name))

    def properties(self, name: str) -> Properties:
        """The constant that says what is printed under a name."""
        return Properties(name)

    def numbers(self, name: str) -> Properties | None:
        """The same as numbers, if all that is printed is."""
        return Properties(name, as_numbers=True) if self.property_kind(name).within(INT | NONE) else None

    def properties_of(self, name: str) -> dict[Thing, Value]:
        """What is printed under a name, by entry."""
        if name not in self._properties:
            found = {thing: self.tables.property(thing.id, name) for thing in self._entries}
            self._properties[name] = {thing: one for thing, one in found.items() if one is not None}
        return self._properties[name]

    def property_kind(self, name: str, among: frozenset[Thing] | None = None) -> Kind:
        """What is known about a property of any entry, or of some."""
        if (name, among) not in self._kinds:
            every, found = self.properties_of(name), NOTHING_YET
            for one in self._entries if among is None else among:
                found |= kind_of(every.get(one))
            self._kinds[name, among] = found | Kind(NONE) if among is None else found
        return self._kinds[name, among]

    def readers_kind(self, name: str, mask: int) -> Kind:
        """What is known about `x.name` for any x of some classes."""
        found = Kind(NONE) if mask else NOTHING_YET
        if mask & PLAYER:
            found |= self.attribute_kind("player", name) if name in self.layout.player_attributes else NOTHING_YET
            found |= number_of(0, 99) if name == "seat" else NOTHING_YET
        if mask & (PLAYER | THING) and name in self.tables.zones:
            found |= Kind(ZONE)
        if mask & (PIECE | THING):
            found |= self.attribute_kind("mark", name) if name in self.layout.marks else NOTHING_YET
            found |= self.property_kind(name)
            found |= Kind(STR) if name == "kind" else NOTHING_YET
        if mask & PIECE:
            found |= _OF_PIECES.get(name, NOTHING_YET)
        if mask & RECORD:
            found |= ANY
        return found


_OF_PIECES = {
    "owner": Kind(PLAYER | NONE),
    "kind": Kind(STR),
    "zone": Kind(ZONE | NONE),
    "carrier": Kind(PIECE | NONE),
    "carried": Kind(TUPLE, PIECE),
    "entry": Kind(THING | NONE),
}
