"""Pages of entries: what each one is called, holds and comes from, as finished HTML in one language.

Content is only ever a value for the templates, and templates escape everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from wwrules.catalogue import sentence
from wwrules.load.builder import LINK
from wwrules.model import SENTENCES, Entity, Game, PropertyType, Rule
from wwrules.paths import TEMPLATES
from wwrules.say.report import said

TEXTS = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True)


_NEW_LINE, _COMMA = Markup("<br>"), Markup(", ")


class Label(NamedTuple):
    """Something to list: its id and what it is called."""

    id: str
    name: str


class Spoken(NamedTuple):
    """What an entry says in one of its properties."""

    property: str
    sentence: str  # empty where the language cannot say it yet
    written: str


def name_of(game: Game, locale: str, key: str) -> str:
    """What something is called; its id where it has no name, so that the gap is visible."""
    name = game.names.get(locale, {}).get(key)
    return name.text if name else key


def label_of(game: Game, locale: str, entity: Entity) -> str:
    """What an entry is called; entries without names go by their kind and id."""
    if game.kinds[entity.kind].names == "none":
        return f"{name_of(game, locale, entity.kind)} {entity.id}"
    return name_of(game, locale, entity.id)


def index_page(game: Game, locale: str) -> str:
    """The list of all entries by kind."""
    kinds = []
    for kind in game.kinds.values():
        entries = [Label(entity.id, label_of(game, locale, entity)) for entity in game.of_kind(kind.id)]
        if entries:
            kinds.append((Label(kind.id, name_of(game, locale, kind.id)), sorted(entries, key=lambda one: one.name.casefold())))
    return TEXTS.get_template("index.html").render(
        say=partial(_say, locale), title=name_of(game, locale, game.header.title), kinds=kinds, count=len(game.entities)
    )


def entry_page(game: Game, locale: str, entity: Entity) -> str:
    """The page of one entry."""
    name = game.names.get(locale, {}).get(entity.id)
    properties = game.kinds[entity.kind].properties or {}
    provenance = entity.provenance
    return TEXTS.get_template("entry.html").render(
        say=partial(_say, locale),
        id=entity.id,
        name=label_of(game, locale, entity),
        own_name=name is not None and name.origin == "own",
        kind=name_of(game, locale, entity.kind),
        status=provenance.status if provenance else "stand-in",
        headings=[(game.editions[key].title, text) for key, text in provenance.headings.items()] if provenance else [],
        spoken=_spoken(game, locale, entity),
        texts=[_prose(game, str(entity.properties[key])) for key in properties if _is_text(entity, key, properties[key])],
        rows=[
            (name_of(game, locale, f"property.{key}"), _value(game, locale, one, entity.properties[key]))
            for key, one in properties.items()
            if key in entity.properties and one.type not in ("text", *SENTENCES)
        ],
        rules=[_paragraph(game, locale, rule) for rule in game.rules.values() if entity.id in rule.concerns],
    )


def _spoken(game: Game, locale: str, entity: Entity) -> list[Spoken]:
    """What the entry does and asks, in the order of its properties."""
    sentences = {line.path: line.text for line in said(game) if (line.id, line.locale) == (entity.id, locale)}
    return [
        Spoken(_property_name(game, locale, one.path), sentences.get(one.path, ""), one.node.text.strip())
        for one in game.effect_texts
        if one.entity == entity.id
    ]


def _property_name(game: Game, locale: str, path: str) -> str:
    """What a property is called; inside lists and records the last one that has a name."""
    *_, key = (part for part in path.split(".") if not part.isdigit())
    return name_of(game, locale, f"property.{key}")


def _say(locale: str, key: str, **words: object) -> str:
    return sentence(key, locale, **words)


def _paragraph(game: Game, locale: str, rule: Rule) -> dict[str, object]:
    """A rule in the language of the page, or the English note where there is none yet."""
    text = game.texts.get(locale, {}).get(rule.id)
    return {"id": rule.id, "lang": locale if text else "en", "note": _prose(game, text.text if text else rule.note)}


def _is_text(entity: Entity, key: str, one: PropertyType) -> bool:
    return one.type == "text" and key in entity.properties


def _prose(game: Game, text: str) -> Markup:
    """Text with its links; a link to something that has no page is its name."""

    def link(match: re.Match[str]) -> Markup:
        target = match.group(1)
        shown = (match.group(2) or "")[1:] or target.replace("-", " ")
        return _link(game, target, shown)

    parts: list[Markup] = []
    end = 0
    for match in LINK.finditer(text):
        parts += [escape(text[end : match.start()]), link(match)]
        end = match.end()
    return Markup().join([*parts, escape(text[end:])])


def _link(game: Game, target: str, shown: str) -> Markup:
    return Markup('<a href="{}.html">{}</a>').format(target, shown) if target in game.entities else escape(shown)


def _value(game: Game, locale: str, one: PropertyType, value: object) -> Markup:
    match one.type:
        case "entity" if str(value) in game.entities:
            return _link(game, str(value), label_of(game, locale, game.entities[str(value)]))
        case "kind":
            return escape(name_of(game, locale, str(value)))
        case "choice":
            return escape(name_of(game, locale, f"{one.enumeration}.{value}"))
        case "flag":
            return escape(_say(locale, "site-yes" if value else "site-no"))
        case "list" if one.of is not None and isinstance(value, list):
            items = (_value(game, locale, one.of, item) for item in value)
            return (_NEW_LINE if one.of.type == "record" else _COMMA).join(items)
        case "record" if isinstance(value, dict) and one.record in game.records:
            return Markup(" · ").join(_fields(game, locale, one.record, value))
    return escape(value)


def _fields(game: Game, locale: str, record: str, value: dict[str, object]) -> Iterator[Markup]:
    for key, one in game.records[record].fields.items():
        if key in value:
            shown = _prose(game, str(value[key])) if one.type == "text" else _value(game, locale, one, value[key])
            yield Markup("{}: {}").format(name_of(game, locale, f"property.{key}"), shown)
