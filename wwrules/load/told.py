"""From typed files to the model, for what people read beside the rules, and for how far the words of a language are."""

from __future__ import annotations

from wwrules.load.builder import Builder
from wwrules.load.nodes import Mapping
from wwrules.told import Faq, Override, Reading, SetupStep, Signature, Term


def add_glossary(builder: Builder) -> None:
    """What words mean. A word belongs to something that is defined elsewhere."""
    builder.keep_order("glossary")
    table = builder.file.node.get("glossary")
    for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
        full = builder.own(name)
        builder.origin = full
        builder.mention(full, "", key.source)
        builder.game.told.listed |= {name, full}
        if name in builder.file.broken or not isinstance(node, Mapping):
            continue
        value = builder.file.value["glossary"][name]
        builder.mention_links(node.get("note"))
        builder.mention_node(node.get("rules"), "rule")
        builder.mention_node(node.get("see"), "glossary")
        see = tuple(value.get("see", ()))
        builder.game.told.glossary[full] = Term(full, value["note"], tuple(value["rules"]), see, key.source)


def add_faq(builder: Builder) -> None:
    """Questions of players and their answers."""
    builder.keep_order("faq")
    for full, key, node, value in builder.table("faq", "faq"):
        for text in ("question", "answer"):
            builder.mention_links(node.get(text))
        builder.mention_targets(node)
        builder.mention_node(node.get("rulings"), "ruling")
        builder.mention_node(node.get("examples"), "example")
        builder.game.told.faq[full] = Faq(
            id=full,
            question=value["question"],
            answer=value["answer"],
            rules=tuple(value["rules"]),
            rulings=tuple(value.get("rulings", ())),
            examples=tuple(value.get("examples", ())),
            concerns=tuple(value.get("concerns", ())),
            source=key.source,
        )


def add_steps(builder: Builder) -> None:
    """Steps of set-up, in the order in which they are done."""
    for full, key, node, value in builder.table("steps", "step"):
        builder.mention_links(node.get("note"))
        builder.mention_targets(node)
        builder.game.told.steps[full] = SetupStep(
            id=full,
            note=value["note"],
            by=value["by"],
            players=tuple(value.get("players", ())),
            rules=tuple(value["rules"]),
            concerns=tuple(value.get("concerns", ())),
            source=key.source,
        )


def add_grammar(builder: Builder) -> None:
    """The grammar of a language that wwrules does not bring along; the language is the name of the folder."""
    builder.game.told.grammars[builder.file.place.split("/")[1]] = (builder.file.value, builder.file.node.source)


def add_overrides(builder: Builder) -> None:
    """Texts by hand in one language; the language is the name of the folder."""
    locale = builder.file.place.split("/")[1]
    builder.keep_order("overrides")
    kept = builder.game.told.overrides.setdefault(locale, {})
    table = builder.file.node.get("overrides")
    for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
        full = builder.own(name)
        builder.origin = full
        builder.mention(full, "entity", key.source)
        if name in builder.file.broken or not isinstance(node, Mapping):
            continue
        for path, one in node.pairs():
            assert isinstance(one, Mapping)  # noqa: S101 - the schema has seen to it
            value = builder.file.value["overrides"][name][path.text]
            kept[full, path.text] = Override(
                entity=full,
                path=path.text,
                locale=locale,
                **value,
                source=path.source,
                text_source=(one.get("text") or one).source,
                behaviour_source=(one.get("behaviour") or one).source,
            )


def add_review(builder: Builder) -> None:
    """What was read afresh in one language; the language is the name of the folder."""
    locale, value = builder.file.place.split("/")[1], builder.file.value
    sort = value["sort"]
    kept = builder.game.told.readings.setdefault((locale, sort), {})
    table = builder.file.node.get("reviewed")
    for name, (key, _) in table.entries.items() if isinstance(table, Mapping) else ():
        if name not in builder.file.broken:
            text, _, origin = value["reviewed"][name].partition("-")
            kept[builder.own(name)] = Reading(text, origin, key.source)
    builder.game.told.signatures += [Signature(locale, sort, one["by"], one["texts"]) for one in value["signed"]]
