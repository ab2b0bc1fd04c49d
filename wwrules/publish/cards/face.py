"""The face of a card: band with name and numbers, emblem, strip, text, foot. Lengths are tenths of a millimetre."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, NamedTuple

from markupsafe import Markup

from wwrules.model import Entity
from wwrules.publish.book import SIGN, Book, capital
from wwrules.publish.cards.metrics import NAME, TEXT, width
from wwrules.publish.cards.setting import Paragraph, Set, set_text
from wwrules.publish.pictures import picture_of
from wwrules.publish.render import TEXTS
from wwrules.publish.tiles import figures, status_of

WIDE, HIGH = 630, 880
_MARGIN = 44
_NAME_SIZES = (46, 26)
_TEXT_SIZES = (40, 21)
_BOX = (WIDE - 2 * _MARGIN, 340)
_FIGURE = 62  # room for a number in the band
_APART = 12  # between the name and the numbers
_NUMBER = re.compile(r"(?<!\S)(\d{1,2}) (?=\w)")  # stays with what it counts


class Card(NamedTuple):
    """A drawn card, and by how many tenths of a millimetre its text is too high."""

    svg: Markup
    too_high: float


def card_of(book: Book, entity: Entity) -> Card:
    """Draw an entry as a card in the language of the book."""
    numbers = [value for _, value in figures(book, entity)]
    room = WIDE - 2 * _MARGIN - _FIGURE * len(numbers) - (_APART if numbers else 0)
    name = _name(book.tied(book.label(entity)), room)
    rows = _rows(book, entity)
    text = set_text(_paragraphs(book, entity), _BOX, _TEXT_SIZES, TEXT, book.locale)
    hue = book.game.presentation.hues.get(book.hue_of(entity))
    svg = TEXTS.get_template("card.svg").render(
        wide=WIDE,
        high=HIGH,
        margin=_MARGIN,
        label=book.label(entity),
        name=name,
        numbers=[(WIDE - _MARGIN - _FIGURE / 2 - _FIGURE * place, value) for place, value in enumerate(reversed(numbers))],
        hue=hue,
        icon=_shapes(book, book.icon_of(entity.id)),
        pattern=_pattern(entity.id),
        picture=picture_of(book.game, entity),
        strip=" · ".join(_strip(book, entity)),
        text=text,
        rows=rows,
        id=entity.id,
        sign=SIGN if entity.pack else {"printed": "●", "partial": "◐"}.get(status_of(entity), "○"),
    )
    return Card(Markup(svg), text.too_high)  # noqa: S704 - made by a template that escapes


def back_of(book: Book, entity: Entity) -> Markup:
    """The back of a card: the same for all of its kind, so that a hidden card stays hidden."""
    icon = _shapes(book, book.icon_of(entity.kind))
    svg = TEXTS.get_template("card-back.svg").render(wide=WIDE, high=HIGH, label=book.name(entity.kind), icon=icon)
    return Markup(svg)  # noqa: S704 - made by a template that escapes


def _name(label: str, room: float) -> Set:
    """The name in one line if that can be, else in two."""
    for size in range(_NAME_SIZES[0], _NAME_SIZES[1] - 1, -1):
        if width(NAME, label) * size <= room:
            return set_text([Paragraph(label)], (room, 1000), (size, size), NAME, "")
    return set_text([Paragraph(label)], (room, 76), (34, 22), NAME, "")


def _strip(book: Book, entity: Entity) -> list[str]:
    spec = book.entry_spec(entity.kind)
    group = spec.group or next((page.group for page in book.pages.values() if entity.kind in page.kinds and page.group), "")
    return [capital(one) for one in (book.name(entity.kind), book.plain(entity, group)) if one]


def _paragraphs(book: Book, entity: Entity) -> list[Paragraph]:
    """What the card says; where it says several things, each under its name."""
    said = book.sentences.get(entity.id, {})
    found = []
    for path, text in said.items():
        if len(said) > 1:
            found.append(Paragraph(capital(book.name(f"property.{path}")), bold=True))
        found.append(Paragraph(_NUMBER.sub("\\1\N{NO-BREAK SPACE}", book.tied(text))))
    return found


def _rows(book: Book, entity: Entity) -> list[tuple[str, list[dict[str, Any]]]]:
    """Properties that are drawn as symbols: the name of each and its symbols from the left."""
    properties = book.game.kinds[entity.kind].properties or {}
    rows = []
    for key in book.entry_spec(entity.kind).strips:
        value, one = entity.properties.get(key), properties[key]
        if value is None:
            continue
        record = one.record or (one.of.record if one.of else "")
        values: list[Any] = value if isinstance(value, list) else [value]
        rows.append((capital(book.name(f"property.{key}")), [_symbol(book, record, item) for item in values]))
    return rows


def _symbol(book: Book, record: str, value: dict[str, Any]) -> dict[str, Any]:
    """A record as a symbol: icons of the things in it, its number, and a dot for each step of its choice."""
    given = {key: one for key, one in book.game.records[record].fields.items() if key in value}
    icons = [icon for key, one in given.items() if one.type == "entity" and (icon := book.icon_of(str(value[key])))]
    numbers = [str(value[key]) for key, one in given.items() if one.type == "number"]
    steps = [book.game.enumerations[one.enumeration].values for one in given.values() if one.type == "choice"]
    chosen = [str(value[key]) for key, one in given.items() if one.type == "choice"]
    words = [book.value_name(one.type, one.enumeration, value[key]) for key, one in given.items()]
    return {
        "icon": _shapes(book, icons[0] if icons else ""),
        "other": _shapes(book, icons[1] if len(icons) > 1 else ""),
        "number": numbers[0] if numbers else "",
        "dots": list(steps[0]).index(chosen[0]) + 1 if chosen else 0,
        "label": ", ".join(words),
    }


def _shapes(book: Book, icon: str) -> Markup:
    found = book.game.presentation.icons.get(icon)
    return Markup(found.shapes) if found else Markup("")  # noqa: S704 - written anew from shapes that were let in


def _pattern(key: str) -> dict[str, Any]:
    """A quiet pattern that is always the same for an id: rings, waves or a lattice at some angle and width."""
    digest = sha256(key.encode()).digest()
    sort = ("rings", "waves", "lattice", "dots")[digest[0] % 4]
    return {"sort": sort, "turn": digest[1] % 12 * 15, "step": 26 + digest[2] % 5 * 6}
