"""From typed files to the model, for what a game declares: kinds, records, enumerations, words, totals, and its flow."""

from __future__ import annotations

from typing import Any

from wwrules.diagnostics import Source
from wwrules.load.builder import Builder
from wwrules.load.nodes import Mapping, Node, Scalar
from wwrules.model import Enumeration, Kind, PropertyType, Record, Total, Word


def add_enumerations(builder: Builder) -> None:
    """Lists of values; a value is known as enumeration.value."""
    for full, key, node, value in builder.table("enumerations", "enumeration"):
        said, unsaid = ({one: tuple(words) for one, words in value.get(name, {}).items()} for name in ("said-by", "unsaid-by"))
        builder.game.enumerations[full] = Enumeration(full, value["note"], tuple(value["values"]), key.source, said, unsaid)
        builder.mention_links(node.get("note"))
        for item in builder.items(node.get("values")):
            builder.define(f"{key.text}.{item.text}", "value", item.source)


def add_records(builder: Builder) -> None:
    """Small shapes."""
    for full, key, node, value in builder.table("records", "record"):
        fields = _properties(builder, node.get("fields"), value["fields"]) or {}
        builder.game.records[full] = Record(full, value["note"], fields, key.source)
        builder.mention_links(node.get("note"))


def add_kinds(builder: Builder) -> None:
    """Kinds with their properties."""
    for full, key, node, value in builder.table("kinds", "kind"):
        builder.mention_node(node.get("isa"), "kind")
        properties = _properties(builder, node.get("properties"), value.get("properties"))
        builder.game.kinds[full] = Kind(
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
        for item in builder.items(node.get("copies")):
            builder.mention(item.text, "property", item.source, full)
        builder.mention_node(node.get("lives-in"), "zone")
        builder.mention_node(node.get("rules-of"), "attribute")
        builder.mention_links(node.get("note"))


def _properties(builder: Builder, node: Node | None, value: dict[str, Any] | None) -> dict[str, PropertyType] | None:
    if not isinstance(node, Mapping) or value is None:
        return None
    return {name: _property(builder, one, value[name], key.source) for name, (key, one) in node.entries.items()}


def _property(builder: Builder, node: Node, value: dict[str, Any], source: Source) -> PropertyType:
    assert isinstance(node, Mapping)  # noqa: S101 - the schema has seen to it
    for key in ("enumeration", "kind", "record"):
        builder.mention_node(node.get(key), key)
    builder.mention_node(node.get("given"), "")
    builder.mention_links(node.get("note"))
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
        of=_property(builder, of, value["of"], source) if of is not None else None,
        when=when,
        when_places=when_places,
        guard=value.get("guard", ""),
        given=value.get("given", ""),
        ring=value.get("ring", False),
        reaches_others=tuple(value.get("reaches-others", ())),
    )


def add_words(builder: Builder) -> None:
    """Zones, attributes, events, scopes and terms."""
    sort = builder.file.type.removesuffix("s")
    for full, key, node, value in builder.table(builder.file.type, sort):
        for name, expected in (("of", "kind"), ("per", "kind"), ("kind", "kind")):
            one = node.get(name)
            if isinstance(one, Scalar) and one.text not in ("player", "game"):
                builder.mention_node(one, expected)
        builder.mention_node(node.get("enumeration"), "enumeration")
        builder.mention_node(node.get("inside"), "scope")
        taking_part = node.get("with")
        for _, one in taking_part.pairs() if isinstance(taking_part, Mapping) else ():
            if isinstance(one, Scalar) and one.text != "player":
                builder.mention_node(one, "kind")
        builder.mention_links(node.get("note"))
        builder.game.words[full] = Word(full, sort, value["note"], key.source, value, node)


def add_totals(builder: Builder) -> None:
    """Numbers that must come out."""
    for full, key, node, value in builder.table("totals", "total"):
        builder.mention_node(node.get("kind"), "kind")
        for name in ("only", "except"):
            builder.mention_node(node.get(name), "entity", value["kind"])
        for item in builder.items(node.get("sum")):
            builder.mention(item.text, "property", item.source, value["kind"])
        where = node.get("where")
        for one in (node.get("by"), node.get("differ")):
            if isinstance(one, Scalar) and one.text != "id":
                builder.mention(one.text, "property", one.source, value["kind"])
        for condition, _ in where.pairs() if isinstance(where, Mapping) else ():
            builder.mention(condition.text, "property", condition.source, value["kind"])
        builder.game.totals[full] = Total(
            id=full,
            kind=value["kind"],
            equals=value["equals"],
            source=key.source,
            sum=tuple(value.get("sum", ())),
            by=value.get("by", ""),
            where=value.get("where", {}),
            only=tuple(value.get("only", ())),
            without=tuple(value.get("except", ())),
            differ=value.get("differ", ""),
            packs=value.get("packs", False),
        )


def add_flow(builder: Builder) -> None:
    """How the game runs: texts in the procedure language, parsed later."""
    node = builder.file.node
    texts = node.get("texts")
    for name, (_, text) in texts.entries.items() if isinstance(texts, Mapping) else ():
        if isinstance(text, Scalar) and name not in builder.file.broken:
            builder.game.flow_texts.append(text)
            builder.note_words(text)
    resolution = node.get("resolution")
    for holder, key in ((node, "start"), (node, "result"), (resolution, "within")):
        setting = holder.get(key) if isinstance(holder, Mapping) else None
        if isinstance(setting, Scalar):
            builder.game.flow_settings[key] = setting
    if isinstance(resolution, Mapping):
        builder.game.player_order += builder.items(resolution.get("players"))
    builder.game.tie_breaks += builder.items(node.get("tie-breaks"))
