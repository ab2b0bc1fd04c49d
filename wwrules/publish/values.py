"""Values of properties as HTML: names instead of ids, links, icons, strips of symbols and small tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup, escape

from wwrules.model import PropertyType
from wwrules.publish.book import Book, capital

_COMMA = Markup(", ")


def value_html(book: Book, one: PropertyType, value: Any, heads: tuple[str, str] | None = None) -> Markup:
    """A value as it stands in a table of facts; `heads` stand above rows of numbers, over the first and over the others."""
    if heads and _is_rows_of_numbers(one):
        return _numbers(value, heads)
    if one.type == "entity" and str(value) in book.game.entities:
        return chip(book, str(value))
    if one.type == "text":
        return book.prose(str(value))
    if one.type == "record" and isinstance(value, dict):
        return symbol(book, one.record, value)
    if one.type == "list" and one.of is not None and isinstance(value, list):
        return _list(book, one.of, value)
    return escape(book.value_name(one.type, one.enumeration, value))


def chip(book: Book, name: str) -> Markup:
    """A link with the icon of what it leads to; what a pack adds has its mark."""
    mark = Markup('<span class="of-pack">{}</span>').format(book.mark(book.maker(name))) if book.maker(name) else Markup()
    return Markup('<span class="chip">{}{}{}</span>').format(book.icon(book.icon_of(name)), book.link(name), mark)


def _list(book: Book, of: PropertyType, value: list[Any]) -> Markup:
    if of.type == "record" and _has_lists(book, of.record):
        return _table(book, of.record, value)
    if of.type == "record":
        return strip(book, of.record, value)
    if _holds_numbers(of):
        return _numbers(value)
    if of.type == "list" and of.of is not None:
        cells = (Markup('<span class="cell">{}</span>').format(value_html(book, of, item)) for item in value)
        return Markup('<span class="cells">{}</span>').format(Markup().join(cells))
    return (Markup(" ") if of.type == "entity" else _COMMA).join(value_html(book, of, item) for item in value)


def strip(book: Book, record: str, values: list[dict[str, Any]]) -> Markup:
    """Records side by side, each as a symbol."""
    return Markup('<span class="strip">{}</span>').format(Markup().join(symbol(book, record, one) for one in values))


def symbol(book: Book, record: str, value: dict[str, Any], *, small: bool = False) -> Markup:
    """A record as a symbol: the icon of the first thing in it, its number, and its words (spoken only, if small)."""
    fields = book.game.records[record].fields if record in book.game.records else {}
    things = [str(value[key]) for key, one in fields.items() if one.type == "entity" and key in value]
    numbers = [value[key] for key, one in fields.items() if one.type == "number" and key in value]
    words = list(_words(book, fields, value))
    drawn = next((icon for icon in map(book.icon_of, things) if icon), "")
    count = Markup("<b>{}</b>").format(numbers[0]) if numbers and (things or words) else Markup("")
    if small and drawn:
        label = ", ".join([*words, *map(str, numbers)])
        other = next((icon for icon in map(book.icon_of, things[1:]) if icon), "")
        return Markup('<span class="sym small">{}{}{}</span>').format(book.icon(drawn, label), book.icon(other), count)
    links = [book.link(things[0])] if things else []
    links += [escape(word) for word in words[len(links) :]]
    if not things and not words:
        links = [escape(one) for one in numbers]
    return Markup('<span class="sym">{}{}<span>{}</span></span>').format(book.icon(drawn), count, _COMMA.join(links))


def _words(book: Book, fields: Any, value: dict[str, Any]) -> Iterator[str]:
    for key, one in fields.items():
        if key in value and one.type != "number":
            yield book.value_name(one.type, one.enumeration, value[key])


def _has_lists(book: Book, record: str) -> bool:
    fields = book.game.records[record].fields if record in book.game.records else {}
    return any(one.type in ("list", "record") for one in fields.values())


def _table(book: Book, record: str, values: list[dict[str, Any]]) -> Markup:
    fields = book.game.records[record].fields
    used = [key for key in fields if any(key in one for one in values)]
    heads = (Markup('<th scope="col">{}</th>').format(capital(book.name(f"property.{key}"))) for key in used)
    rows = (
        Markup("<tr>{}</tr>").format(
            Markup().join(
                Markup("<td>{}</td>").format(value_html(book, fields[key], one[key]) if key in one else "") for key in used
            )
        )
        for one in values
    )
    return Markup(
        '<div class="wide" tabindex="0"><table class="records"><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>'
    ).format(Markup().join(heads), Markup().join(rows))


def _is_rows_of_numbers(one: PropertyType) -> bool:
    return one.type == "list" and one.of is not None and _holds_numbers(one.of)


def _holds_numbers(one: PropertyType) -> bool:
    return one.type == "list" and one.of is not None and one.of.type == "number"


def _numbers(rows: list[list[int]], heads: tuple[str, str] | None = None) -> Markup:
    made = (
        Markup('<tr><th scope="row">{}</th>{}</tr>').format(
            row[0], Markup().join(Markup("<td>{}</td>").format(one) for one in row[1:])
        )
        for row in rows
    )
    head = Markup("")
    if heads:
        cells = Markup('<th scope="col">{}</th><th scope="colgroup" colspan="{}">{}</th>')
        head = Markup("<thead><tr>{}</tr></thead>").format(cells.format(heads[0], max(map(len, rows)) - 1, heads[1]))
    return Markup('<table class="numbers">{}<tbody>{}</tbody></table>').format(head, Markup().join(made))
