"""The page of the search: results as one types; without scripts, everything there is from A to Z."""

from __future__ import annotations

from collections.abc import Iterable

from wwrules.publish.book import Book
from wwrules.publish.page_model import HOME, Block, Page
from wwrules.publish.pages.alphabet import by_letter


def search_page(book: Book, pages: Iterable[Page]) -> Page:
    """All names that lead somewhere, so that the browser's own search finds them too."""
    named = [one for page in pages for one in page.findings if one.group in ("terms", "entries", "pages") and one.title]
    letters = [
        (letter, [(HOME + one.address, one.title, one.kind, one.maker) for one in ones])
        for letter, ones in by_letter(book, named, lambda one: one.title)
    ]
    return Page("search", "search", book.say("site-search"), (Block("search", {"letters": letters}),))
