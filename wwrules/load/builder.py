"""What every part of the loader needs to add one file to the game: ids that are defined, ids that are mentioned, tables, links.

A builder sees only entries that hold to their schema; a broken entry is known by its id, so that others may refer to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from wwrules.diagnostics import Diagnostic, Source
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence
from wwrules.model import Definition, EntryOrder, Game, Reference

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
        """Note every [[link]] inside a text, and the text itself where figures are to be put into it."""
        if isinstance(node, Scalar) and "{{" in node.text:
            self.game.told.figured.append(node)
        if isinstance(node, Scalar) and ("[[" in node.text or "]]" in node.text):
            self.game.prose.append(node)
            for link in LINK.finditer(node.text):
                target = link.group(1)
                if not target.strip():
                    continue  # no whole link, which a check says
                self.mention(target, "", node.place(link.start(1), len(target)))

    def note_words(self, text: Scalar) -> None:
        """Remember the ids that a text of the procedure language may mention."""
        self.game.flow_words |= {word.replace("_", "-") for word in WORD.findall(text.text)}

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

    def listed(self, key: str) -> Iterator[tuple[Mapping, dict[str, Any]]]:
        """The sound items of a file that is a list."""
        self.origin = key
        node = self.file.node.get(key)
        items = node.items if isinstance(node, Sequence) else ()
        for number, item in enumerate(items):
            if isinstance(item, Mapping) and str(number) not in self.file.broken:
                yield item, self.file.value[key][number]

    @staticmethod
    def items(node: Node | None) -> Iterator[Scalar]:
        """The single values of a list."""
        for item in node.items if isinstance(node, Sequence) else ():
            if isinstance(item, Scalar):
                yield item

    def mention_targets(self, node: Mapping) -> None:
        """Note the rules and things that a paragraph is about."""
        self.mention_node(node.get("rules"), "rule")
        self.mention_node(node.get("concerns"), "")

    def mention_headings(self, node: Node | None) -> None:
        """Note the editions whose headings are given."""
        for name, _ in node.pairs() if isinstance(node, Mapping) else ():
            self.mention(name.text, "edition", name.source)
