"""From typed files to the model, for what sentences on cards are made of: nouns and phrases.

Phrases have ids of their own: nothing links to them, so one may be called like a noun.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wwrules.load.nodes import Mapping, Scalar
from wwrules.model import Definition, Noun, Phrase

if TYPE_CHECKING:
    from wwrules.load.builder import Builder

# section of a file -> what its entries are
PHRASE_SECTIONS = {
    "verbs": "verb",
    "rules": "rule",
    "conditions": "condition",
    "amounts": "amount",
    "triggers": "trigger",
    "relatives": "relative",
    "qualifiers": "qualifier",
}


def add_nouns(builder: Builder) -> None:
    """Nouns of the sentences; an id that something has already says more about that thing."""
    game, file = builder.game, builder.file
    builder.keep_order("nouns")
    for name, key, node in _entries(builder, "nouns"):
        full = builder.origin = builder.own(name)
        if full not in game.definitions:
            builder.define(name, "noun", key.source)
        elif full in game.nouns:
            game.definitions[full].append(Definition(full, "noun", key.source, file.pack))
        else:
            builder.mention(name, "", key.source)
        if name in file.broken:
            continue
        value = file.value["nouns"][name]
        builder.mention_links(node.get("note"))
        noun = Noun(
            id=full,
            isa=tuple(value.get("isa", ())),
            source=key.source,
            pack=file.pack,
            singular=value.get("singular", ""),
            plural=value.get("plural", ""),
            unique=value.get("unique", False),
            abstract=value.get("abstract", False),
            means=value.get("means", ""),
            counts=value.get("counts", ""),
            among=value.get("among", ""),
            this=value.get("this", ""),
            note=value.get("note", ""),
            node=node,
        )
        game.nouns.setdefault(full, noun)


def add_phrases(builder: Builder) -> None:
    """What sentences can say, section by section."""
    game, file = builder.game, builder.file
    for section, kind in PHRASE_SECTIONS.items():
        builder.keep_order(section)
        for name, key, node in _entries(builder, section):
            if name in file.broken:
                continue
            value = file.value[section][name]
            builder.origin = builder.own(name)
            builder.mention_links(node.get("note"))
            builder.mention_node(node.get("example"), "example")
            phrase = Phrase(
                id=builder.origin,
                kind=kind,
                form=value.get("form", name.replace("-", " ")),
                source=key.source,
                pack=file.pack,
                node=node,
                modes=value.get("roles", {}),
                body=value.get("body", ""),
                event=value.get("event", ""),
                timing=value.get("timing", ""),
                of=tuple(value.get("of", ())),
                yields=value.get("yields", ""),
                lasts=value.get("lasts", ""),
                needs=value.get("needs", ""),
                fixed=frozenset(value.get("fixed", ())),
                example=value.get("example", ""),
                note=value.get("note", ""),
            )
            if game.phrases.setdefault(phrase.id, phrase) is not phrase:
                game.extra_phrases.append(phrase)


def _entries(builder: Builder, section: str) -> Iterator[tuple[str, Scalar, Mapping]]:
    table = builder.file.node.get(section)
    for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
        if isinstance(node, Mapping):
            yield name, key, node
