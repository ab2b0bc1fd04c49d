"""From typed files to the model: one builder per type of file, each adding what its file defines and mentions.

A builder sees only entries that hold to their schema; a broken entry is known by its id, so that others may refer to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from wwrules.diagnostics import Diagnostic, Source
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence
from wwrules.load.presentation import add_presentation
from wwrules.load.sentences import PHRASE_SECTIONS, add_nouns, add_phrases
from wwrules.load.shapes import check_entry, spoils
from wwrules.load.vocabulary import entry_schema
from wwrules.model import (
    SENTENCES,
    Change,
    Chapter,
    Definition,
    Divergence,
    Edition,
    EffectText,
    Entity,
    EntryOrder,
    Enumeration,
    Example,
    Game,
    Header,
    Kind,
    Name,
    Patterns,
    PropertyType,
    Provenance,
    QualityWord,
    Record,
    Reference,
    Rename,
    Rule,
    Ruling,
    SetupOption,
    Suppression,
    Total,
    Word,
)

WORD = re.compile(r"[a-z_]+")
LINK = re.compile(r"\[\[([^\[\]|]*)(\|[^\[\]]+)?\]\]")


@dataclass(slots=True)
class TypedFile:
    """A file that was read and typed: `broken` names the entries of its table that break their schema."""

    type: str
    place: str
    node: Mapping
    value: dict[str, Any]
    broken: set[str]
    pack: str  # '' for official content
    found: list[Diagnostic] = field(default_factory=list)


@dataclass(slots=True)
class Builder:
    """Adds one file to the game."""

    game: Game
    file: TypedFile
    origin: str = ""

    # ------------------------------------------------------------ shared steps

    def own(self, name: str) -> str:
        """Give the full id of something this file defines."""
        return f"{self.file.pack}/{name}" if self.file.pack else name

    def define(self, name: str, sort: str, source: Source) -> str:
        """Note that an id is defined here."""
        full = self.own(name)
        self.game.definitions.setdefault(full, []).append(Definition(full, sort, source, self.file.pack))
        return full

    def mention(self, target: str, sort: str, source: Source, kind: str = "") -> None:
        """Note that an id is mentioned here."""
        self.game.references.append(Reference(target, sort, source, self.origin, self.file.pack, kind))

    def mention_node(self, node: Node | None, sort: str, kind: str = "") -> None:
        """Note the id, or all ids of a list, that a node holds."""
        if isinstance(node, Scalar) and not node.refused:
            self.mention(node.text, sort, node.source, kind)
        elif isinstance(node, Sequence):
            for item in node.items:
                self.mention_node(item, sort, kind)

    def mention_links(self, node: Node | None) -> None:
        """Note every [[link]] inside a text."""
        if isinstance(node, Scalar) and ("[[" in node.text or "]]" in node.text):
            self.game.prose.append(node)
            for link in LINK.finditer(node.text):
                target = link.group(1)
                if not target.strip():
                    continue  # no whole link, which a check says
                self.mention(target, "", node.place(link.start(1), len(target)))

    def table(self, key: str, sort: str) -> Iterator[tuple[str, Scalar, Mapping, dict[str, Any]]]:
        """Define every entry of the file's table and give the sound ones with their full id."""
        table = self.file.node.get(key)
        if not isinstance(table, Mapping):
            return
        for name, (key_node, node) in table.entries.items():
            full = self.define(name, sort, key_node.source)
            for part in ("properties", "fields"):  # what they are called is known although the entry is broken
                named = node.get(part) if isinstance(node, Mapping) and name in self.file.broken else None
                self.game.loose_properties |= set(named.entries) if isinstance(named, Mapping) else set()
            if name not in self.file.broken and isinstance(node, Mapping):
                self.origin = full
                yield full, key_node, node, self.file.value[key][name]

    def keep_order(self, key: str) -> None:
        """Remember the order of a table whose entries must be sorted."""
        table = self.file.node.get(key)
        if isinstance(table, Mapping):
            sound = [(name, node.source) for name, (node, _) in table.entries.items() if name not in self.file.broken]
            self.game.orders.append(EntryOrder(tuple(sound)))

    # ------------------------------------------------------------ first pages

    def header(self) -> Header:
        """The first page of a game or pack."""
        value, node = self.file.value, self.file.node
        players = value.get("players", {"min": 1, "max": 1})
        return Header(
            id=value["id"],
            version=value["version"],
            format=value["format"],
            licence=value["licence"],
            locales=tuple(value["locales"]),
            source=node.source,
            places={key: (node.get(key) or node).source for key in node.entries},
            locale_places={item.text: item.source for item in self._items(node.get("locales"))},
            title=value.get("title", ""),
            players=(players["min"], players["max"]),
            game=value.get("game", ""),
            authors=tuple(value.get("authors", ())),
        )

    def game_page(self) -> None:
        """Editions, set-up options, and the word that names the game."""
        self.origin = self.file.value["id"]
        editions = self.file.node.get("editions")
        for name, (_, node) in editions.entries.items() if isinstance(editions, Mapping) else ():
            one = self.file.value["editions"][name]
            locale = node.get("locale") if isinstance(node, Mapping) else None
            self.game.editions[name] = Edition(name, one["locale"], one["publisher"], one["title"], (locale or node).source)
        self.mention_node(self.file.node.get("title"), "")
        options = self.file.node.get("options")
        for name, (key, node) in options.entries.items() if isinstance(options, Mapping) else ():
            assert isinstance(node, Mapping)  # noqa: S101 - the schema has seen to it
            value = self.file.value["options"][name]
            places = {item.text: item.source for item in self._items(node.get("values"))}
            self.mention_node(node.get("sets"), "attribute")
            self.mention_links(node.get("note"))
            self.game.options[name] = SetupOption(
                id=name,
                sets=value["sets"],
                default=value["default"],
                values=tuple(value.get("values", ())),
                note=value["note"],
                source=key.source,
                default_source=(node.get("default") or node).source,
                places=places,
            )

    def pack_page(self) -> None:
        """A pack names the game it is for; which game that is was settled before."""
        self.origin = self.file.value["id"]

    # ------------------------------------------------------------ vocabulary

    def kinds(self) -> None:
        """Kinds with their properties."""
        for full, key, node, value in self.table("kinds", "kind"):
            self.mention_node(node.get("isa"), "kind")
            properties = self._properties(node.get("properties"), value.get("properties"))
            self.game.kinds[full] = Kind(
                id=full,
                note=value["note"],
                source=key.source,
                isa=value.get("isa", ""),
                names=value.get("names", "none"),
                copies=tuple(value.get("copies", ())),
                referred=value.get("referred", False),
                properties=properties,
                lives_in=tuple(value.get("lives-in", ())),
                rules_of=value.get("rules-of", ""),
                worded=value.get("worded", False),
            )
            for item in self._items(node.get("copies")):
                self.mention(item.text, "property", item.source, full)
            self.mention_node(node.get("lives-in"), "zone")
            self.mention_node(node.get("rules-of"), "attribute")
            self.mention_links(node.get("note"))

    def records(self) -> None:
        """Small shapes."""
        for full, key, node, value in self.table("records", "record"):
            fields = self._properties(node.get("fields"), value["fields"]) or {}
            self.game.records[full] = Record(full, value["note"], fields, key.source)
            self.mention_links(node.get("note"))

    def _properties(self, node: Node | None, value: dict[str, Any] | None) -> dict[str, PropertyType] | None:
        if not isinstance(node, Mapping) or value is None:
            return None
        return {name: self._property(one, value[name], key.source) for name, (key, one) in node.entries.items()}

    def _property(self, node: Node, value: dict[str, Any], source: Source) -> PropertyType:
        assert isinstance(node, Mapping)  # noqa: S101 - the schema has seen to it
        for key in ("enumeration", "kind", "record"):
            self.mention_node(node.get(key), key)
        self.mention_node(node.get("given"), "")
        self.mention_links(node.get("note"))
        of = node.get("of")
        condition = node.get("when")
        when, when_places = None, None
        if isinstance(condition, Mapping):
            ((key_node, value_node),) = condition.pairs()
            when, when_places = next(iter(value["when"].items())), (key_node.source, value_node.source)
        return PropertyType(
            type=value["type"],
            source=source,
            note=value.get("note", ""),
            optional=value.get("optional", False),
            min=value.get("min"),
            max=value.get("max"),
            enumeration=value.get("enumeration", ""),
            kind=value.get("kind", ""),
            record=value.get("record", ""),
            of=self._property(of, value["of"], source) if of is not None else None,
            when=when,
            when_places=when_places,
            guard=value.get("guard", ""),
            given=value.get("given", ""),
            ring=value.get("ring", False),
        )

    def enumerations(self) -> None:
        """Lists of values; a value is known as enumeration.value."""
        for full, key, node, value in self.table("enumerations", "enumeration"):
            self.game.enumerations[full] = Enumeration(full, value["note"], tuple(value["values"]), key.source)
            self.mention_links(node.get("note"))
            for item in self._items(node.get("values")):
                self.define(f"{key.text}.{item.text}", "value", item.source)

    def words(self) -> None:
        """Zones, attributes, events, scopes and terms."""
        sort = self.file.type.removesuffix("s")
        for full, key, node, value in self.table(self.file.type, sort):
            for name, expected in (("of", "kind"), ("per", "kind"), ("kind", "kind")):
                one = node.get(name)
                if isinstance(one, Scalar) and one.text not in ("player", "game"):
                    self.mention_node(one, expected)
            self.mention_node(node.get("enumeration"), "enumeration")
            self.mention_node(node.get("inside"), "scope")
            taking_part = node.get("with")
            for _, one in taking_part.pairs() if isinstance(taking_part, Mapping) else ():
                if isinstance(one, Scalar) and one.text != "player":
                    self.mention_node(one, "kind")
            self.mention_links(node.get("note"))
            self.game.words[full] = Word(full, sort, value["note"], key.source, value, node)

    def totals(self) -> None:
        """Numbers that must come out."""
        for full, key, node, value in self.table("totals", "total"):
            self.mention_node(node.get("kind"), "kind")
            for name in ("only", "except"):
                self.mention_node(node.get(name), "entity", value["kind"])
            for item in self._items(node.get("sum")):
                self.mention(item.text, "property", item.source, value["kind"])
            by, where = node.get("by"), node.get("where")
            if isinstance(by, Scalar) and by.text != "id":
                self.mention(by.text, "property", by.source, value["kind"])
            for condition, _ in where.pairs() if isinstance(where, Mapping) else ():
                self.mention(condition.text, "property", condition.source, value["kind"])
            self.game.totals[full] = Total(
                id=full,
                kind=value["kind"],
                equals=value["equals"],
                source=key.source,
                sum=tuple(value.get("sum", ())),
                by=value.get("by", ""),
                where=value.get("where", {}),
                only=tuple(value.get("only", ())),
                without=tuple(value.get("except", ())),
            )

    def flow(self) -> None:
        """How the game runs: texts in the procedure language, parsed later."""
        node = self.file.node
        texts = node.get("texts")
        for name, (_, text) in texts.entries.items() if isinstance(texts, Mapping) else ():
            if isinstance(text, Scalar) and name not in self.file.broken:
                self.game.flow_texts.append(text)
                self.game.flow_words |= {word.replace("_", "-") for word in WORD.findall(text.text)}
        resolution = node.get("resolution")
        for holder, key in ((node, "start"), (node, "result"), (resolution, "within")):
            setting = holder.get(key) if isinstance(holder, Mapping) else None
            if isinstance(setting, Scalar):
                self.game.flow_settings[key] = setting
        if isinstance(resolution, Mapping):
            self.game.player_order += self._items(resolution.get("players"))
        self.game.tie_breaks += self._items(node.get("tie-breaks"))

    # ------------------------------------------------------------ entries

    def entities(self) -> None:
        """A deck of entries of one kind, each held against what the kind declares."""
        kind_node = self.file.node.get("kind")
        self.origin = self.file.place
        self.mention_node(kind_node, "kind")
        self.keep_order("entities")
        kind = self.game.kinds.get(self.file.value["kind"])
        shared_node = self.file.node.get("provenance")
        shared = self._provenance(shared_node, self.file.value.get("provenance"), kind)
        schema = entry_schema(self.game, kind) if kind and kind.properties is not None else None
        for full, key, node, _ in self.table("entities", "entity"):
            if schema is None or kind is None:
                continue
            value, found = check_entry(node, schema, full, key.source)
            self.file.found += found
            if any(spoils(one) for one in found):
                self.game.broken_kinds.add(kind.id)
                continue
            own = self._provenance(node.get("provenance"), value.pop("provenance", None), kind)
            self.game.entities[full] = Entity(
                id=full,
                kind=kind.id,
                properties=value,
                provenance=own or shared,
                source=key.source,
                pack=self.file.pack,
                node=node,
                own_provenance=own is not None,
            )
            for name, one in (kind.properties or {}).items():
                self._mention_value(one, node.get(name), name)

    def _provenance(self, node: Node | None, value: dict[str, Any] | None, kind: Kind | None) -> Provenance | None:
        if not isinstance(node, Mapping) or value is None:
            return None
        self._mention_headings(node.get("headings"))
        for item in self._items(node.get("ours")):
            self.mention(item.text, "property", item.source, kind.id if kind else "")
        self.mention_links(node.get("note"))
        return Provenance(
            status=value["status"],
            headings=value.get("headings", {}),
            ours=tuple(value.get("ours", ())),
            note=value.get("note", ""),
            source=(node.get("status") or node).source,
        )

    def _mention_value(self, one: PropertyType, node: Node | None, path: str) -> None:
        if node is None:
            return
        if one.type in ("entity", "kind"):
            self.mention_node(node, one.type, one.kind)
        elif one.type == "text":
            self.mention_links(node)
        elif one.type == "rules" and isinstance(node, Scalar):
            self.game.rule_texts.append((self.origin, node))
            self.game.flow_words |= {word.replace("_", "-") for word in WORD.findall(node.text)}
        elif one.type in SENTENCES and isinstance(node, Scalar):
            self.game.effect_texts.append(EffectText(self.origin, path, one.type, node, self.file.pack))
        elif one.type == "list" and one.of is not None and isinstance(node, Sequence):
            for number, item in enumerate(node.items):
                self._mention_value(one.of, item, f"{path}.{number}")
        elif one.type == "record" and one.record in self.game.records and isinstance(node, Mapping):
            for name, inner in self.game.records[one.record].fields.items():
                self._mention_value(inner, node.get(name), f"{path}.{name}")

    # ------------------------------------------------------------ rules, rulings, differences

    def rules(self) -> None:
        """A chapter of the rules, in reading order."""
        value, node = self.file.value, self.file.node
        chapter, order = value["chapter"], value["order"]
        places = (node.get("chapter") or node).source, (node.get("order") or node).source
        self.game.chapters.append(Chapter(chapter, order, *places))
        for full, key, entry, one in self.table("rules", "rule"):
            self._mention_headings(entry.get("headings"))
            self.mention_links(entry.get("note"))
            self.mention_node(entry.get("concerns"), "")
            self.mention_node(entry.get("see"), "rule")
            self.game.rules[full] = Rule(
                id=full,
                chapter=chapter,
                order=order,
                note=one["note"],
                status=one.get("status", "stated"),
                headings=one.get("headings", {}),
                concerns=tuple(one["concerns"]),
                see=tuple(one.get("see", ())),
                carried_out_by=tuple(self._items(entry.get("carried-out-by"))),
                informative=one.get("informative", ""),
                source=key.source,
            )

    def rulings(self) -> None:
        """Decisions where the books are silent."""
        self.keep_order("rulings")
        for full, key, node, value in self.table("rulings", "ruling"):
            for text in ("question", "answer", "why"):
                self.mention_links(node.get(text))
            self._mention_targets(node)
            self.game.rulings[full] = Ruling(
                id=full,
                question=value["question"],
                answer=value["answer"],
                why=value["why"],
                rules=tuple(value["rules"]),
                concerns=tuple(value.get("concerns", ())),
                source=key.source,
            )

    def examples(self) -> None:
        """Worked examples."""
        self.keep_order("examples")
        for full, key, node, value in self.table("examples", "example"):
            self._mention_headings(node.get("headings"))
            self._mention_targets(node)
            self.mention_links(node.get("note"))
            self.game.examples[full] = Example(
                id=full,
                note=value["note"],
                players=tuple(value["players"]),
                given=value["given"],
                play=value["play"],
                steps=tuple(value["steps"]),
                rules=tuple(value.get("rules", ())),
                concerns=tuple(value.get("concerns", ())),
                source=key.source,
            )

    def divergences(self) -> None:
        """Differences between the printed editions."""
        self.keep_order("divergences")
        for full, key, node, value in self.table("divergences", "divergence"):
            readings, plays = node.get("readings"), node.get("plays")
            for name, text in readings.pairs() if isinstance(readings, Mapping) else ():
                self.mention(name.text, "edition", name.source)
                self.mention_links(text)
            self.mention_node(plays, "decision")
            self.mention_links(node.get("decision"))
            self._mention_targets(node)
            self.game.divergences[full] = Divergence(
                id=full,
                kind=value["kind"],
                matters=value["matters"],
                readings=value["readings"],
                plays=value["plays"],
                decision=value["decision"],
                rules=tuple(value.get("rules", ())),
                concerns=tuple(value.get("concerns", ())),
                source=key.source,
            )

    def _mention_targets(self, node: Mapping) -> None:
        self.mention_node(node.get("rules"), "rule")
        self.mention_node(node.get("concerns"), "")

    def _mention_headings(self, node: Node | None) -> None:
        for name, _ in node.pairs() if isinstance(node, Mapping) else ():
            self.mention(name.text, "edition", name.source)

    # ------------------------------------------------------------ words, ledgers

    def lexicon(self) -> None:
        """Names in one language; the language is the name of the folder."""
        locale = self.file.place.split("/")[1]
        self.keep_order("words")
        kept = self.game.names.setdefault(locale, {})
        table = self.file.node.get("words")
        for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
            full = self.own(name)
            self.origin = full
            self.mention(name, "named", key.source)
            if name in self.file.broken or not isinstance(node, Mapping):
                self.game.broken_names.add((locale, full))
                continue
            value = self.file.value["words"][name]
            word = Name(
                id=full,
                locale=locale,
                text=value["name"],
                origin=value["origin"],
                gender=value.get("gender", ""),
                source=key.source,
                name_source=(node.get("name") or node).source,
                forms={case: (one[0], one[1]) for case, one in value.get("forms", {}).items()},
                short=(value["short"]["name"], value["short"]["gender"]) if "short" in value else None,
                places={way: value[way] for way in ("into", "in", "from") if way in value},
            )
            if full in kept:
                self.game.extra_names.append(word)
            else:
                kept[full] = word
        self._quality_words(locale)

    def _quality_words(self, locale: str) -> None:
        self.keep_order("qualities")
        table = self.file.node.get("qualities")
        for name, (key, _) in table.entries.items() if isinstance(table, Mapping) else ():
            if name not in self.file.broken:
                word = QualityWord(self.own(name), locale, key.source, **self.file.value["qualities"][name])
                self.game.quality_words.setdefault(locale, {}).setdefault(word.id, word)

    def patterns(self) -> None:
        """How one language says the phrases; the language is the name of the folder."""
        locale, file = self.file.place.split("/")[1], self.file.node.file
        self.game.patterns.append(Patterns(locale, self.file.pack, self.file.node.source, file.text))

    def renames(self) -> None:
        """Old ids and what became of them."""
        table = self.file.node.get("renames")
        for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
            if name not in self.file.broken and isinstance(node, Mapping):
                self.origin = name
                self.mention_node(node.get("to"), "")
                value = self.file.value["renames"][name]
                full = self.own(name)
                self.game.renames[full] = Rename(
                    full, value["to"], value["since"], key.source, (node.get("since") or node).source, self.file.pack
                )

    def changes(self) -> None:
        """Versions of the content, newest first."""
        for item, value in self._listed("changes"):
            self.mention_links(item.get("note"))
            self.mention_node(item.get("concerns"), "")
            place = (item.get("version") or item).source
            self.game.changes.append(Change(value["version"], value["note"], place, self.file.pack))

    def suppressions(self) -> None:
        """Faults that are accepted."""
        for item, value in self._listed("suppressions"):
            self.mention_node(item.get("code"), "code")
            place = (item.get("code") or item).source
            accepted = Suppression(value["code"], value["at"], value["reason"], place, self.file.pack)
            self.game.suppressions.append(accepted)

    def _listed(self, key: str) -> Iterator[tuple[Mapping, dict[str, Any]]]:
        """The sound items of a file that is a list."""
        self.origin = key
        node = self.file.node.get(key)
        items = node.items if isinstance(node, Sequence) else ()
        for number, item in enumerate(items):
            if isinstance(item, Mapping) and str(number) not in self.file.broken:
                yield item, self.file.value[key][number]

    @staticmethod
    def _items(node: Node | None) -> Iterator[Scalar]:
        for item in node.items if isinstance(node, Sequence) else ():
            if isinstance(item, Scalar):
                yield item


# In this order: the vocabulary must be known before entries are held against it, records before kinds that use them.
BUILDERS: dict[str, Callable[[Builder], None]] = {
    "game": Builder.game_page,
    "pack": Builder.pack_page,
    "enumerations": Builder.enumerations,
    "records": Builder.records,
    "kinds": Builder.kinds,
    "zones": Builder.words,
    "attributes": Builder.words,
    "events": Builder.words,
    "scopes": Builder.words,
    "terms": Builder.words,
    "totals": Builder.totals,
    "flow": Builder.flow,
    "entities": Builder.entities,
    "nouns": add_nouns,
    "phrases": add_phrases,
    "rules": Builder.rules,
    "rulings": Builder.rulings,
    "divergences": Builder.divergences,
    "examples": Builder.examples,
    "lexicon": Builder.lexicon,
    "patterns": Builder.patterns,
    "presentation": add_presentation,
    "renames": Builder.renames,
    "changes": Builder.changes,
    "suppressions": Builder.suppressions,
}
# the tables of a file whose entries stand for themselves: one that breaks its schema leaves the others usable
TABLES: dict[str, tuple[str, ...]] = {name: (name,) for name in BUILDERS} | {
    "lexicon": ("words", "qualities"),
    "flow": ("texts",),
    "phrases": tuple(PHRASE_SECTIONS),
    "presentation": ("panels", "called", "questions", "figures"),
}
