"""One page by its address, without making all the others."""

from __future__ import annotations

from wwrules.publish.book import Book
from wwrules.publish.page_model import Page
from wwrules.publish.pages import MAKERS, pages_in
from wwrules.publish.pages.entries import entry_page
from wwrules.publish.pages.home import home_page
from wwrules.publish.pages.search import search_page

_MANY = ("index", "search")  # pages that sum up others


def page_at(book: Book, path: str) -> Page | None:
    """The page at a path below the home of the game, if there is one."""
    if path in _MANY:
        pages = [page for spec in book.pages.values() if spec.shows != "examples" for page in MAKERS[spec.shows](book, spec)]
        return home_page(book, pages) if path == "index" else search_page(book, pages_in(book))
    entity = next((one for one in book.game.entities.values() if book.addresses[one.id] == f"{path}.html"), None)
    if entity is not None:
        return entry_page(book, entity)
    home = path.partition("/")[0]
    spec = book.pages.get(home)
    return next((page for page in MAKERS[spec.shows](book, spec) if page.path == path), None) if spec else None
