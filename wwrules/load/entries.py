"""From typed files to the model, for decks: each entry held against what its kind declares."""

from __future__ import annotations

from typing import Any

from wwrules.load.builder import Builder
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence
from wwrules.load.shapes import check_entry
from wwrules.load.vocabulary import entry_schema
from wwrules.model import SENTENCES, EffectText, Entity, Kind, PropertyType, Provenance


def add_entities(builder: Builder) -> None:
    """A deck of entries of one kind, each held against what the kind declares."""
    kind_node = builder.file.node.get("kind")
    builder.origin = builder.file.place
    builder.mention_node(kind_node, "kind")
    builder.keep_order("entities")
    kind = builder.game.kinds.get(builder.file.value["kind"])
    shared_node = builder.file.node.get("provenance")
    shared = _provenance(builder, shared_node, builder.file.value.get("provenance"), kind)
    schema = entry_schema(builder.game, kind) if kind and kind.properties is not None else None
    for full, key, node, _ in builder.table("entities", "entity"):
        if schema is None or kind is None:
            continue
        value, found, usable = check_entry(node, schema, full, key.source)
        builder.file.found += found
        if not usable:
            builder.game.broken_kinds.add(kind.id)
            continue
        own = _provenance(builder, node.get("provenance"), value.pop("provenance", None), kind)
        builder.game.entities[full] = Entity(
            id=full,
            kind=kind.id,
            properties=value,
            provenance=own or shared,
            source=key.source,
            pack=builder.file.pack,
            node=node,
            own_provenance=own is not None,
        )
        for name, one in (kind.properties or {}).items():
            _mention_value(builder, one, node.get(name), name)


def _provenance(builder: Builder, node: Node | None, value: dict[str, Any] | None, kind: Kind | None) -> Provenance | None:
    if not isinstance(node, Mapping) or value is None:
        return None
    builder.mention_headings(node.get("headings"))
    for item in builder.items(node.get("ours")):
        builder.mention(item.text, "property", item.source, kind.id if kind else "")
    builder.mention_links(node.get("note"))
    return Provenance(
        status=value["status"],
        headings=value.get("headings", {}),
        ours=tuple(value.get("ours", ())),
        note=value.get("note", ""),
        source=(node.get("status") or node).source,
    )


def _mention_value(builder: Builder, one: PropertyType, node: Node | None, path: str) -> None:
    if node is None:
        return
    if one.type in ("entity", "kind"):
        builder.mention_node(node, one.type, one.kind)
    elif one.type == "text":
        builder.mention_links(node)
    elif one.type == "rules" and isinstance(node, Scalar):
        builder.game.rule_texts.append((builder.origin, node))
        builder.note_words(node)
    elif one.type in SENTENCES and isinstance(node, Scalar):
        builder.game.effect_texts.append(EffectText(builder.origin, path, one.type, node, builder.file.pack))
    elif one.type == "list" and one.of is not None and isinstance(node, Sequence):
        for number, item in enumerate(node.items):
            _mention_value(builder, one.of, item, f"{path}.{number}")
    elif one.type == "record" and one.record in builder.game.records and isinstance(node, Mapping):
        for name, inner in builder.game.records[one.record].fields.items():
            _mention_value(builder, inner, node.get(name), f"{path}.{name}")
