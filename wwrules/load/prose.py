"""From typed files to the model, for what people read: rules, rulings, differences between editions, worked examples."""

from __future__ import annotations

from wwrules.load.builder import Builder
from wwrules.load.nodes import Mapping, Sequence
from wwrules.model import Chapter, Divergence, Example, Rule, Ruling


def add_rules(builder: Builder) -> None:
    """A chapter of the rules, in reading order."""
    value, node = builder.file.value, builder.file.node
    chapter, order = builder.own(value["chapter"]), value["order"]
    places = (node.get("chapter") or node).source, (node.get("order") or node).source
    builder.game.chapters.append(Chapter(chapter, order, *places, builder.file.pack))
    for full, key, entry, one in builder.table("rules", "rule"):
        builder.mention_headings(entry.get("headings"))
        builder.mention_links(entry.get("note"))
        builder.mention_node(entry.get("concerns"), "")
        builder.mention_node(entry.get("see"), "rule")
        builder.game.rules[full] = Rule(
            id=full,
            chapter=chapter,
            order=order,
            note=one["note"],
            status=one.get("status", "stated"),
            headings=one.get("headings", {}),
            concerns=tuple(one["concerns"]),
            see=tuple(one.get("see", ())),
            carried_out_by=tuple(builder.items(entry.get("carried-out-by"))),
            informative=one.get("informative", ""),
            source=key.source,
        )


def add_rulings(builder: Builder) -> None:
    """Decisions where the books are silent."""
    builder.keep_order("rulings")
    for full, key, node, value in builder.table("rulings", "ruling"):
        for text in ("question", "answer", "why"):
            builder.mention_links(node.get(text))
        builder.mention_targets(node)
        builder.game.rulings[full] = Ruling(
            id=full,
            question=value["question"],
            answer=value["answer"],
            why=value["why"],
            rules=tuple(value["rules"]),
            concerns=tuple(value.get("concerns", ())),
            source=key.source,
        )


def add_divergences(builder: Builder) -> None:
    """Differences between the printed editions."""
    builder.keep_order("divergences")
    for full, key, node, value in builder.table("divergences", "divergence"):
        readings, plays = node.get("readings"), node.get("plays")
        for name, text in readings.pairs() if isinstance(readings, Mapping) else ():
            builder.mention(name.text, "edition", name.source)
            builder.mention_links(text)
        builder.mention_node(plays, "decision")
        builder.mention_links(node.get("decision"))
        builder.mention_targets(node)
        builder.game.divergences[full] = Divergence(
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


def add_examples(builder: Builder) -> None:
    """Worked examples."""
    builder.keep_order("examples")
    for full, key, node, value in builder.table("examples", "example"):
        builder.mention_headings(node.get("headings"))
        builder.mention_targets(node)
        builder.mention_links(node.get("note"))
        steps = node.get("steps")
        for step in steps.items if isinstance(steps, Sequence) else ():
            builder.mention_links(step.get("note") if isinstance(step, Mapping) else None)
        builder.game.examples[full] = Example(
            id=full,
            note=value["note"],
            players=tuple(value["players"]),
            given=value["given"],
            play=value["play"],
            steps=tuple(value["steps"]),
            rules=tuple(value.get("rules", ())),
            concerns=tuple(value.get("concerns", ())),
            source=key.source,
            node=node,
        )
