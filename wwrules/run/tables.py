"""What the engine looks up again and again, worked out once for a program: which rules are about what, where rules work, what
a name means, what an entry has. Each table is filled when it is first asked for; a new rule makes all of them out of date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple, cast

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.model import PropertyType, Word
from wwrules.run.values import Record, Thing, Value, Zone, thing_of

Topic = tuple[str, str]  # what a rule is about: an event with before, after, instead or forbid; an attribute with modify

CONSTANTS: dict[str, Value] = {"nobody": None, "nothing": None, "true": True, "false": False}


class Brought(NamedTuple):
    """A rule with its number, and the conditions it stands under."""

    rule: tree.Rule
    number: int
    conditions: tuple[tree.ConditionalRules, ...]


def topic_of(rule: tree.Rule) -> Topic | None:
    """What a rule is about; rules that hold others are about nothing themselves."""
    match rule:
        case tree.Trigger(when=when, pattern=pattern):
            return when, pattern.event
        case tree.Replacement(pattern=pattern):
            return "instead", pattern.event
        case tree.Prohibition(pattern=pattern):
            return "forbid", pattern.event
        case tree.Modifier(attribute=name):
            return "modify", name
    return None


def tables_of(program: Program) -> Tables:
    """The tables of a program."""
    found = program.tables
    if not isinstance(found, Tables) or found.program is not program:
        found = program.tables = Tables(program)
    return found


OF_EVERY_PIECE = ("owner", "kind", "zone", "carrier", "carried", "entry")


class Tables:
    """Tables of one program."""

    def __init__(self, program: Program) -> None:
        self.program, self.game = program, program.game
        self._standing: dict[Topic, tuple[Brought, ...]] = {}
        self._of_entries: dict[Topic, dict[str, tuple[Brought, ...]]] = {}
        self._granted: dict[tuple[int, Topic], tuple[Brought, ...]] = {}
        self._properties: dict[tuple[str, str], Value] = {}
        self._meanings: dict[str, Value] = {}
        self._ancestors: dict[str, frozenset[str]] = {}
        self._entries: dict[str, tuple[Thing, ...]] = {}
        self._entries_under: dict[str, tuple[Thing, ...]] = {}
        self._zones: dict[tuple[str, int | str], Zone] = {}
        self._every_zone: dict[int, tuple[Zone, ...]] = {}
        self._live_zones: dict[int, tuple[Zone, ...]] = {}
        self._starts: dict[str, list[Word]] = {}
        self._covering: dict[str, bool] = {}
        self.backend = ""  # what is to run it, where somebody has said so
        self.sessions = 0  # how many were begun
        self.engines: dict[Any, Any] = {}  # what was generated from the program

    # ------------------------------------------------------------ rules

    def standing(self, topic: Topic) -> tuple[Brought, ...]:
        """Rules of the flow about a topic."""
        if topic not in self._standing:
            self._standing[topic] = tuple(self._brought(self.program.standing, topic))
        return self._standing[topic]

    def of_entries(self, topic: Topic) -> dict[str, tuple[Brought, ...]]:
        """Rules about a topic by the entry that has them."""
        if topic not in self._of_entries:
            found = {entry: tuple(self._brought(rules, topic)) for entry, rules in self.program.rules.items()}
            self._of_entries[topic] = {entry: rules for entry, rules in found.items() if rules}
        return self._of_entries[topic]

    def granted(self, node: int, topic: Topic) -> tuple[Brought, ...]:
        """Rules about a topic that a grant statement gives."""
        if (node, topic) not in self._granted:
            grant = self.program.nodes[node]
            assert isinstance(grant, tree.Grant)  # noqa: S101 - grants are made by grant statements
            self._granted[node, topic] = tuple(self._brought(grant.rules, topic))
        return self._granted[node, topic]

    def _brought(
        self, rules: Iterable[tree.Rule], topic: Topic, conditions: tuple[tree.ConditionalRules, ...] = ()
    ) -> Iterator[Brought]:
        """Those of some rules that are about a topic, and those that share the rules of pieces, whatever these are about."""
        for rule in rules:
            if isinstance(rule, tree.ConditionalRules):
                yield from self._brought(rule.rules, topic, (*conditions, rule))
            elif isinstance(rule, tree.SharedRules) or topic_of(rule) == topic:
                yield Brought(rule, self.program.number(rule), conditions)

    @cached_property
    def topics(self) -> frozenset[Topic]:
        """Everything that some rule is about, whoever has it."""
        found = (topic_of(node) for node in self.program.nodes if isinstance(node, tree.Rule))
        return frozenset(topic for topic in found if topic is not None)

    @cached_property
    def owned(self) -> frozenset[Topic]:
        """Topics of rules that belong to somebody: those of entries, and those that are granted."""
        standing = {id(part) for part in tree.parts(tuple(self.program.standing))}
        granted = {id(part) for node in self.program.nodes if isinstance(node, tree.Grant) for part in tree.parts(node.rules)}
        rules = [node for node in self.program.nodes if isinstance(node, tree.Rule)]
        found = (topic_of(node) for node in rules if id(node) not in standing or id(node) in granted)
        return frozenset(topic for topic in found if topic is not None)

    @cached_property
    def ending(self) -> frozenset[str]:
        """Events that end something that was granted."""
        grants = [node for node in self.program.nodes if isinstance(node, tree.Grant)]
        return frozenset(str(end.pattern.event) for one in grants for end in one.until if end.pattern is not None)

    @cached_property
    def written_on(self) -> dict[int | None, Thing]:
        """The entry on which a rule stands, by the number of the rule."""
        found = ((entry, part) for entry, rules in self.program.rules.items() for part in tree.parts(rules))
        return {self.program.number(part): thing_of(entry) for entry, part in found if isinstance(part, tree.Rule)}

    @cached_property
    def live_zones(self) -> dict[str, tuple[str, ...]]:
        """Words of the zones in which the rules of a kind work."""
        return {kind: self._first_of(kind, self.program.rule_zones) or () for kind in self.game.kinds}

    @cached_property
    def zones_with_rules(self) -> frozenset[str]:
        """Words of the zones in which rules of any kind work."""
        return frozenset(word for words in self.live_zones.values() for word in words)

    @cached_property
    def rules_of(self) -> dict[str, str]:
        """The attribute of a kind that names the entry whose rules a piece has, or ''."""
        named = {kind.id: kind.rules_of for kind in self.game.kinds.values()}
        return {kind: self._first_of(kind, named) or "" for kind in self.game.kinds}

    @cached_property
    def naming_rules(self) -> frozenset[str]:
        """Attributes that name the entry whose rules a piece has."""
        return frozenset(self.rules_of.values())

    def _first_of(self, kind: str, told: dict[str, Any]) -> Any:
        """What is told about a kind, or about the nearest one it belongs to."""
        while kind in self.game.kinds and not told[kind]:
            kind = self.game.kinds[kind].isa
        return told.get(kind)

    # ------------------------------------------------------------ words

    def is_a(self, kind: str, general: str) -> bool:
        """Tell whether a kind is another or belongs to it."""
        if kind not in self._ancestors:
            known = [*self.game.kinds, kind, *(one.isa for one in self.game.kinds.values())]
            self._ancestors[kind] = frozenset(one for one in known if self.game.is_a(kind, one))
        return general in self._ancestors[kind]

    def means(self, name: str) -> Value:
        """What a name means that is neither a local nor an attribute of the table: a zone, an entry, or a symbol."""
        if name not in self._meanings:
            plain = str(name)  # a value is plain, whatever the text remembers about where it was written
            if name in CONSTANTS:
                self._meanings[plain] = CONSTANTS[name]
            elif name in self.zones:
                self._meanings[plain] = Zone(plain)
            else:
                self._meanings[plain] = thing_of(plain) if name in self.game.entities else plain
        return self._meanings[name]

    def is_ordered(self, word: str) -> bool:
        """Tell whether it matters in which order pieces lie in a zone."""
        return self.zones[word].settings["order"] != "none"

    def zone(self, word: str, of: int | str) -> Zone:
        """The zone of a player or an entry, always the same object."""
        if (word, of) not in self._zones:
            self._zones[str(word), of] = Zone(str(word), of)
        return self._zones[word, of]

    @cached_property
    def zones(self) -> dict[str, Word]:
        """Words that are zones."""
        return {name: word for name, word in self.game.words.items() if word.sort == "zone"}

    @cached_property
    def zones_of_entries(self) -> list[Zone]:
        """Zones that belong to an entry."""
        entities = self.game.entities.values()
        per = {name: str(word.settings["per"]) for name, word in self.zones.items()}
        return [self.zone(name, one.id) for name in per for one in entities if self.is_a(one.kind, per[name])]

    def every_zone(self, seats: int) -> tuple[Zone, ...]:
        """All zones of a game for so many: those of the players, of the table, of entries."""
        if seats not in self._every_zone:
            per = {name: word.settings["per"] for name, word in self.zones.items()}
            of_players = [self.zone(name, seat) for name in per if per[name] == "player" for seat in range(seats)]
            of_table = [Zone(name) for name in per if per[name] == "game"]
            self._every_zone[seats] = (*of_players, *of_table, *self.zones_of_entries)
        return self._every_zone[seats]

    def live_zones_for(self, seats: int) -> tuple[Zone, ...]:
        """Those of the zones in which rules of any kind work."""
        if seats not in self._live_zones:
            words = self.zones_with_rules
            self._live_zones[seats] = tuple(zone for zone in self.every_zone(seats) if zone.word in words)
        return self._live_zones[seats]

    @cached_property
    def attributes(self) -> dict[str, Word]:
        """Words that are attributes."""
        return {name: word for name, word in self.game.words.items() if word.sort == "attribute"}

    @cached_property
    def table_attributes(self) -> frozenset[str]:
        """Attributes of the game itself."""
        return frozenset(name for name, word in self.attributes.items() if word.settings["of"] == "game")

    def entries(self, kind: str) -> tuple[Thing, ...]:
        """Entries of exactly this kind, in the order of the content."""
        if kind not in self._entries:
            self._entries[kind] = tuple(thing_of(one.id) for one in self.game.entities.values() if one.kind == kind)
        return self._entries[kind]

    def entries_under(self, kind: str) -> tuple[Thing, ...]:
        """Entries of a kind or of one that belongs to it, in the order of the content."""
        if kind not in self._entries_under:
            entities = self.game.entities.values()
            self._entries_under[kind] = tuple(thing_of(one.id) for one in entities if self.is_a(one.kind, kind))
        return self._entries_under[kind]

    def starts(self, kind: str) -> list[Word]:
        """Attributes that a new piece of a kind has from the start."""
        if kind not in self._starts:
            words = [one for one in self.attributes.values() if "start" in one.settings]
            self._starts[kind] = [one for one in words if self.is_a(kind, str(one.settings["of"]))]
        return self._starts[kind]

    # ------------------------------------------------------------ entries

    def is_covering(self, name: str) -> bool:
        """Tell whether a mark of this name covers something: what every piece has, or what is printed on an entry.

        Of any other mark, nothing is the same as no mark.
        """
        if name not in self._covering:
            self._covering[name] = name in OF_EVERY_PIECE or any(
                self._printed(one, name) is not None for one in self.game.entities
            )
        return self._covering[name]

    def property(self, entry: str, name: str) -> Value:
        """What is printed on an entry under a name, or nothing."""
        if self.program.met is not None:
            self.program.met.add(entry)
        return self._printed(entry, name)

    def _printed(self, entry: str, name: str) -> Value:
        if (entry, name) not in self._properties:
            entity = self.game.entities[entry]
            one = (self.game.kinds[entity.kind].properties or {}).get(name)
            given = entity.properties.get(name)
            self._properties[entry, name] = None if one is None or given is None else self._value(one, given)
        return self._properties[entry, name]

    def _value(self, one: PropertyType, value: Any) -> Value:
        if one.type == "entity":
            return thing_of(value)
        if one.type == "list" and one.of is not None:
            return tuple(self._value(one.of, item) for item in value)
        if one.type == "record":
            fields = self.game.records[one.record].fields
            return Record(tuple((key, self._value(fields[key], item)) for key, item in value.items()))
        return cast("Value", value)
