"""From typed files to the model, for the words of one language: names with their forms, qualities, patterns of sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.load.builder import Builder
from wwrules.load.nodes import Mapping, Node, Scalar
from wwrules.model import AcceptedWord, Name, Patterns, QualityWord, Text

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
# tables of a file of prose -> what their keys name
PROSE_SECTIONS = {
    "rules": "rule",
    "rulings": "ruling",
    "glossary": "glossary",
    "faq": "faq",
    "steps": "step",
    "divergences": "divergence",
    "examples": "example",
    "players": "player",
    "changes": "change",
}
_UNDER_THEIR_SECTION = ("players", "changes")  # what they are called by is no id of the content


def add_lexicon(builder: Builder) -> None:
    """Names in one language; the language is the name of the folder."""
    locale = builder.file.place.split("/")[1]
    builder.keep_order("words")
    kept = builder.game.names.setdefault(locale, {})
    table = builder.file.node.get("words")
    for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
        full = builder.own(name)
        builder.origin = full
        builder.mention(name, "named", key.source)
        if name in builder.file.broken or not isinstance(node, Mapping):
            builder.game.broken_names.add((locale, full))
            continue
        value = builder.file.value["words"][name]
        word = Name(
            id=full,
            locale=locale,
            text=value["name"],
            origin=value["origin"],
            gender=value.get("gender", ""),
            source=key.source,
            name_source=(node.get("name") or node).source,
            forms=_forms(value),
            short=(value["short"]["name"], value["short"]["gender"]) if "short" in value else None,
            places={way: value[way] for way in ("into", "in", "from") if way in value},
            also=tuple(value.get("also", ())),
            paradigm=value.get("paradigm", ""),
            node=node,
        )
        if full in kept:
            builder.game.extra_names.append(word)
        else:
            kept[full] = word
    _quality_words(builder, locale)


def _quality_words(builder: Builder, locale: str) -> None:
    builder.keep_order("qualities")
    table = builder.file.node.get("qualities")
    for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
        if name not in builder.file.broken and isinstance(node, Mapping):
            word = QualityWord(builder.own(name), locale, key.source, **builder.file.value["qualities"][name], node=node)
            builder.game.quality_words.setdefault(locale, {}).setdefault(word.id, word)


def _forms(value: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """Case -> singular and plural; a word with only a plural does not decline."""
    if "plural" in value:
        return dict.fromkeys(CASES, (value["name"], value["plural"]))
    return {case: (one[0], one[1]) for case, one in value.get("forms", {}).items()}


def add_patterns(builder: Builder) -> None:
    """How one language says the phrases, or tells players what happens; the language is the name of the folder."""
    _, locale, name, *_ = builder.file.place.removesuffix(".ftl").split("/")
    one = Patterns(locale, builder.file.pack, builder.file.node.source, builder.file.node.file.text, name)
    if name == "constructs":
        builder.game.told.constructs[locale] = one.text
    else:
        (builder.game.patterns if name == "patterns" else builder.game.tellings).append(one)


def add_prose(builder: Builder) -> None:
    """Everything that is told in one language, section by section; the language is the name of the folder."""
    locale = builder.file.place.split("/")[1]
    kept = builder.game.texts.setdefault(locale, {})
    for section, sort in PROSE_SECTIONS.items():
        table = builder.file.node.get(section)
        for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
            full = builder.own(name)
            builder.origin = full
            builder.mention(name if section == "players" else full, sort, key.source)
            start = f"{section}.{full}" if section in _UNDER_THEIR_SECTION else full
            for path, text in _told_parts(builder, start, node) if name not in builder.file.broken else ():
                builder.mention_links(text)
                kept[path] = Text(path, text.text, text.source, text)


def _told_parts(builder: Builder, path: str, node: Node) -> Iterator[tuple[str, Scalar]]:
    """The texts of an entry, however deep; the names of editions and the numbers of steps among its keys are mentions."""
    if isinstance(node, Scalar):
        yield path, node
    for key, value in node.pairs() if isinstance(node, Mapping) else ():
        if path.endswith(".readings"):
            builder.mention(key.text, "edition", key.source)
        elif path.endswith(".steps"):
            builder.mention(f"{path}.{key.text}", "told-step", key.source)
        yield from _told_parts(builder, f"{path}.{key.text}", value)


def add_spelling(builder: Builder) -> None:
    """Words of one language that are right although no dictionary has them; the language is the name of the folder."""
    locale = builder.file.place.split("/")[1]
    kept = builder.game.accepted_words.setdefault(locale, {})
    groups = builder.file.node.get("accepted")
    for name, (_, node) in groups.entries.items() if isinstance(groups, Mapping) else ():
        if name not in builder.file.broken and isinstance(node, Mapping):
            for word in builder.items(node.get("words")):
                kept.setdefault(word.text, AcceptedWord(word.text, name, word.source))
