"""What several pages have in common: titles, notes beside a paragraph, rulings, differences between editions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup

from wwrules.catalogue import sentence
from wwrules.model import OURS, Divergence, Example, Header, Ruling
from wwrules.packs.verdicts import BALANCED, UNBALANCED
from wwrules.paths import LANGUAGES
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book, Told
from wwrules.publish.page_model import HOME, Crumb, slug

_SHOWN_VERDICTS = (BALANCED, UNBALANCED)


def title_of(book: Book, spec: PageSpec) -> str:
    """What a page is called: as the game says, or as such pages usually are."""
    return book.title(spec.title) if spec.title else book.say(f"site-page-{spec.shows}")


def page_showing(book: Book, shows: str) -> PageSpec | None:
    """The first page of a sort."""
    return next((one for one in book.pages.values() if one.shows == shows), None)


def crumb(book: Book, spec: PageSpec) -> Crumb:
    """The way back to a page of the menu."""
    return Crumb(f"{HOME}{spec.id}.html", title_of(book, spec))


def ruling_values(book: Book, ruling: Ruling) -> dict[str, Any]:
    """A ruling in the language of the page."""
    parts = {part: book.told(f"{ruling.id}.{part}", getattr(ruling, part)) for part in ("question", "answer", "why")}
    return {
        **parts,
        "id": ruling.id,
        "maker": book.maker(ruling.id),
        "anchor": slug(ruling.id),
        "address": HOME + book.addresses.get(ruling.id, ""),
        "rules": [rule_link(book, one) for one in ruling.rules],
        "concerns": [book.link(one) for one in ruling.concerns if one in book.game.entities],
    }


def rule_link(book: Book, rule: str) -> Markup:
    """A link to a paragraph, by its number."""
    return book.link(rule, f"§\N{NO-BREAK SPACE}{book.numbers[rule]}") if rule in book.numbers else book.link(rule)


def difference_values(book: Book, one: Divergence) -> dict[str, Any]:
    """A difference between editions: what each says, and what is played."""
    editions = book.game.editions
    readings = [
        {
            "edition": edition.title,
            "id": edition.id,
            "mine": edition.locale == book.locale,
            "played": one.plays == edition.id,
            "told": book.told(f"{one.id}.readings.{edition.id}", one.readings[edition.id]),
        }
        for edition in editions.values()
        if edition.id in one.readings
    ]
    return {
        "id": one.id,
        "maker": book.maker(one.id),
        "anchor": slug(one.id),
        "address": HOME + book.addresses.get(one.id, ""),
        "place": place_of(book, one),
        "kind": one.kind,
        "kind_name": book.say(f"site-difference-{one.kind}"),
        "matters": one.matters,
        "matters_name": book.say(f"site-matters-{one.matters}"),
        "plays": one.plays,
        "plays_name": book.say("site-plays-ours") if one.plays == OURS else editions[one.plays].title,
        "readings": sorted(readings, key=lambda reading: not reading["mine"]),
        "decision": book.told(f"{one.id}.decision", one.decision),
        "rules": [rule_link(book, rule) for rule in one.rules],
        "concerns": [book.link(name) for name in one.concerns if name in book.addresses],
    }


def place_of(book: Book, one: Divergence) -> str:
    """What the difference is about, in a word: a paragraph, or the first thing that is named."""
    rule = next((rule for rule in one.rules if rule in book.numbers), "")
    return f"§\N{NO-BREAK SPACE}{book.numbers[rule]}" if rule else next((book.title(name) for name in one.concerns), "")


def example_values(book: Book, one: Example) -> dict[str, Any]:
    """A worked example in short."""
    return {
        "id": one.id,
        "maker": book.maker(one.id),
        "anchor": slug(one.id),
        "address": HOME + book.addresses.get(one.id, ""),
        "told": book.told(f"{one.id}.note", one.note),
        "steps": len(one.steps),
        "rules": [rule_link(book, rule) for rule in one.rules],
        "concerns": [book.link(name) for name in one.concerns if name in book.game.entities],
    }


def pack_values(book: Book, pack: Header) -> dict[str, Any]:
    """Who made a pack, and what is known about it."""
    verdict = book.game.verdicts.get(pack.id)
    return {
        "name": book.pack_name(pack.id),
        "version": pack.version,
        "authors": pack.authors,
        "licence": pack.licence,
        "balance": verdict if verdict in _SHOWN_VERDICTS else "",
        "languages": [language_name(locale) for locale in pack.locales],
    }


def language_name(locale: str) -> str:
    """What a language calls itself; its code where nothing here speaks it."""
    return sentence("site-name-of-language", locale) if locale in LANGUAGES else locale


def any_english(texts: Iterable[Told]) -> bool:
    """Tell whether something on a page is not in its language yet."""
    return any(one.lang == "en" for one in texts)
