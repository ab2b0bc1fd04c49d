"""Worked examples, by the chapter they belong to. Each of them is played by the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page
from wwrules.publish.pages.parts import any_english, example_values, title_of


def examples_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page that lists all of them."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for one in book.game.examples.values():
        chapter = next((book.game.rules[rule].chapter for rule in one.rules if rule in book.game.rules), "")
        groups.setdefault(chapter, []).append(example_values(book, one))
    order = [*book.chapters, ""]
    listed = sorted(groups.items(), key=lambda pair: order.index(pair[0]))
    titled = [
        (chapter or "others", book.chapter_title(chapter) if chapter else book.say("site-others"), ones)
        for chapter, ones in listed
    ]
    english = any_english(one["told"] for _, ones in listed for one in ones)
    title = title_of(book, spec)
    lead = book.say("site-examples-lead", count=len(book.game.examples))
    block = Block("all-examples", {"groups": titled, "english": english})
    finding = Finding("pages", f"{spec.id}.html", title)
    yield Page(spec.id, "examples", title, (block,), spec.id, lead, findings=(finding,))
