"""The page of an entry: what it is called, says, holds and comes from, and everything that speaks of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.model import SENTENCES, Entity
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book, capital
from wwrules.publish.cards.face import card_of
from wwrules.publish.data import entity_data
from wwrules.publish.page_model import HOME, Block, Finding, Page, slug
from wwrules.publish.pages.parts import any_english, crumb, difference_values, example_values, rule_link, ruling_values
from wwrules.publish.pages.phrases import phrase_links
from wwrules.publish.pictures import picture_of
from wwrules.publish.tiles import property_name, status_of, strips, tile
from wwrules.publish.values import chip, value_html


def entry_pages(book: Book) -> Iterator[Page]:
    """A page for every entry, in the order of the galleries that show them."""
    for kind in book.game.kinds:
        entries = list(book.game.of_kind(kind))
        for number in range(len(entries)):
            yield _among(book, entries, number)


def entry_page(book: Book, entity: Entity) -> Page:
    """The page of one entry."""
    entries = list(book.game.of_kind(entity.kind))
    return _among(book, entries, entries.index(entity))


def _among(book: Book, entries: list[Entity], number: int) -> Page:
    """The page of an entry between its neighbours, below the first page that shows its kind."""
    shown = (spec for spec in book.pages.values() if spec.shows in ("gallery", "symbols"))
    home = next((spec for spec in shown if entries[number].kind in spec.kinds), None)
    around = {
        "before": _step(book, entries[number - 1]) if number else None,
        "after": _step(book, entries[number + 1]) if number + 1 < len(entries) else None,
    }
    return _entry_page(book, entries[number], home, around)


def _step(book: Book, entity: Entity) -> dict[str, Any]:
    return {"address": HOME + book.addresses[entity.id], "title": book.label(entity), "number": ""}


def _entry_page(book: Book, entity: Entity, home: PageSpec | None, around: dict[str, Any]) -> Page:
    blocks = [block for block in _blocks(book, entity) if block is not None]
    label = book.label(entity)
    sentences = " ".join(book.sentences.get(entity.id, {}).values())
    finding = Finding(
        "entries",
        book.addresses[entity.id],
        label,
        sentences or _facts_text(book, entity),
        (*book.forms(entity.id), entity.id),
        book.name(entity.kind) if book.is_named(entity) else "",
        book.icon_of(entity.id),
        book.pack_name(entity.pack),
    )
    return Page(
        path=book.addresses[entity.id].removesuffix(".html"),
        kind="entry",
        title=label,
        blocks=(*blocks, Block("around", around)),
        section=home.id if home else "",
        crumbs=(crumb(book, home),) if home else (),
        summary=sentences,
        findings=(finding,),
        data=entity_data(book, entity),
    )


def _facts_text(book: Book, entity: Entity) -> str:
    properties = book.game.kinds[entity.kind].properties or {}
    plain = ("number", "choice", "flag", "entity", "kind")
    said = (
        f"{book.name(f'property.{key}')}: {book.plain(entity, key)}"
        for key, one in properties.items()
        if key in entity.properties and (one.type in plain or (one.type == "list" and one.of and one.of.type in plain))
    )
    return " · ".join(said)


def _blocks(book: Book, entity: Entity) -> Iterator[Block | None]:
    about = book.about(entity.id)
    yield Block(
        "entry-head",
        {
            **tile(book, entity),
            "own_name": _own_name(book, entity),
            "named": book.is_named(entity),
            "big": strips(book, entity, small=False),
            "picture": "" if book.entry_spec(entity.kind).card else picture_of(book.game, entity),  # the card shows it
        },
    )
    if book.entry_spec(entity.kind).card:
        yield Block("card", {"card": card_of(book, entity).svg})
    yield _said(book, entity)
    yield _facts(book, entity)
    yield from _belongings(book, entity)
    rules = [(rule_link(book, rule.id), book.paragraph(rule.id), book.maker(rule.id)) for rule in about.rules]
    yield _listed(
        "rule-list", book.say("site-rules-about"), "rules", rules=rules, english=any_english(one for _, one, _ in rules)
    )
    rulings = [ruling_values(book, one) for one in about.rulings]
    yield _listed("rulings", book.say("site-page-rulings"), "rulings", rulings=rulings)
    examples = [example_values(book, one) for one in about.examples]
    english = any_english(one["told"] for one in examples)
    yield _listed("examples", book.say("site-page-examples"), "examples", examples=examples, english=english)
    differences = [difference_values(book, one) for one in about.differences]
    english = any_english(reading["told"] for one in differences for reading in one["readings"])
    yield _listed("differences", book.say("site-page-editions"), "editions", differences=differences, english=english)
    yield _back_links(book, entity)
    yield _origin(book, entity)


def _listed(widget: str, title: str, anchor: str, **values: Any) -> Block | None:
    """A block with a title, or none where there is nothing to list."""
    return Block(widget, values, title, anchor) if next(iter(values.values())) else None


def _own_name(book: Book, entity: Entity) -> bool:
    name = book.game.names.get(book.locale, {}).get(entity.id)
    return name is not None and name.origin == "own"


def _said(book: Book, entity: Entity) -> Block | None:
    """What the entry does and asks, in the order of its properties."""
    sentences = book.sentences.get(entity.id, {})
    spoken = [
        {
            "property": property_name(book, one.path),
            "sentence": book.tied(sentences.get(one.path, "")),
            "written": one.node.text.strip(),
            "phrases": phrase_links(book, entity.id, one.path),
        }
        for one in book.game.effect_texts
        if one.entity == entity.id
    ]
    return Block("said", {"spoken": spoken}) if spoken else None


def _facts(book: Book, entity: Entity, without: str = "") -> Block | None:
    properties = book.game.kinds[entity.kind].properties or {}
    spec = book.entry_spec(entity.kind)
    drawn = (*spec.strips, *spec.figures, without)
    heads = (capital(book.plain(entity, spec.rows)), book.label(entity)) if spec.rows else None
    rows = [
        (capital(book.name(f"property.{key}")), value_html(book, one, entity.properties[key], heads), _is_english(one.type))
        for key, one in properties.items()
        if key in entity.properties and one.type not in (*SENTENCES, "rules") and key not in drawn
    ]
    return Block("facts", {"rows": rows}) if rows else None


def _belongings(book: Book, entity: Entity) -> Iterator[Block | None]:
    """What belongs to the entry: as tiles where they say something, else each with its facts."""
    for kind, entries in book.belongings.get(entity.id, {}).items():
        if any(one.id in book.sentences for one in entries):
            yield Block("belongings", {"tiles": [tile(book, one) for one in entries]}, book.titles(kind), kind)
            continue
        for one in entries:
            facts = _facts(book, one, without=book.entry_spec(kind).group)
            values = {**facts.values, "more": book.link(one.id, book.say("site-more"))} if facts else {}
            yield Block("facts", values, book.tied(book.label(one)), slug(one.id)) if facts else None


def _is_english(of_type: str) -> bool:
    return of_type == "text"


def _back_links(book: Book, entity: Entity) -> Block | None:
    groups: dict[str, list[Any]] = {}
    shown = {one.id for entries in book.belongings.get(entity.id, {}).values() for one in entries}
    for name in book.back_links.get(entity.id, ()):
        if name in shown:
            continue
        groups.setdefault(book.titles(book.game.entities[name].kind), []).append(chip(book, name))
    return _listed("links", book.say("site-back-links"), "links", groups=list(groups.items()))


def _origin(book: Book, entity: Entity) -> Block:
    provenance, pack = entity.provenance, book.game.packs.get(entity.pack)
    editions = book.game.editions
    headings = (
        [(editions[key].title, text.replace("'", "’")) for key, text in provenance.headings.items()] if provenance else []
    )
    ours = [book.name(f"property.{key}") for key in provenance.ours] if provenance else []
    values = {"status": status_of(entity), "headings": headings, "ours": ours, "id": entity.id, "pack": pack}
    values["data"] = HOME + book.addresses[entity.id].removesuffix(".html") + ".json"
    return Block("origin", values, book.say("site-origin"), "origin")
