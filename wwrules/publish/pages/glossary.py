"""The glossary: every word of the rules in the order of the alphabet, with what it means and where it is used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page, slug
from wwrules.publish.pages.alphabet import by_letter
from wwrules.publish.pages.parts import rule_link, title_of

_FEW = 8  # paragraphs that are named; the rest are counted


def glossary_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page for all words, so that looking for one is one glance or one jump."""
    here = f"{spec.id}.html#"
    words = [name for name, address in book.addresses.items() if address.startswith(here)]
    with_pages = [name for name in book.game.told.glossary if name in book.addresses.keys() - set(words)]
    entries = [_word(book, name) for name in words] + [_entry(book, name) for name in with_pages]
    letters = by_letter(book, entries, lambda one: str(one["title"]))
    title = title_of(book, spec)
    findings = [Finding("pages", f"{spec.id}.html", title)]
    findings += [
        Finding(
            "terms",
            book.addresses[name],
            book.title(name),
            _gist(book, name),
            (*book.forms(name), name),
            icon=book.icon_of(name),
        )
        for name in words
    ]
    lead = book.say("site-glossary-lead", count=len(entries))
    yield Page(spec.id, "glossary", title, (Block("glossary", {"letters": letters}),), spec.id, lead, findings=tuple(findings))


def _word(book: Book, name: str) -> dict[str, Any]:
    term = book.game.told.glossary.get(name)
    rules = list(dict.fromkeys([*(term.rules if term else ()), *(rule.id for rule in book.about(name).rules)]))
    few = sorted(rules[:_FEW], key=lambda rule: book.place([rule]))
    return {
        "id": slug(name),
        "title": book.title(name),
        "icon": book.icon(book.icon_of(name)),
        "told": book.told(name, term.note) if term else None,
        "rules": [rule_link(book, rule) for rule in few],
        "more": max(0, len(rules) - _FEW),
        "see": [book.link(one) for one in term.see] if term else [],
        "pack": "",
    }


def _entry(book: Book, name: str) -> dict[str, Any]:
    """A word for an entry, which has a page of its own; packs add only such ones."""
    found, (one, *_) = _word(book, name), book.game.definitions[name]
    return {**found, "see": [book.link(name), *found["see"]], "pack": book.pack_name(one.pack)}


def _gist(book: Book, name: str) -> str:
    """What the word means, or the first paragraph about it."""
    rules = book.about(name).rules
    return book.plain_text(name) or (book.plain_text(rules[0].id) if rules else "")
