"""Symbols: what each picture on cards and boards means, on one page to look things up on."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page
from wwrules.publish.pages.parts import title_of
from wwrules.publish.tiles import tile


def symbols_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with the symbols of its kinds, each with what it does."""
    groups = [(book.title(kind), [tile(book, one) for one in book.game.of_kind(kind)]) for kind in spec.kinds]
    title = title_of(book, spec)
    finding = Finding("pages", f"{spec.id}.html", title)
    block = Block("symbols", {"groups": groups})
    yield Page(spec.id, "symbols", title, (block,), spec.id, book.say("site-symbols-lead"), findings=(finding,))
