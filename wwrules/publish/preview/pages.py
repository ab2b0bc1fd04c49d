"""One page by its address, without making all the others."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from wwrules.examples.holding import faults_in
from wwrules.model import Example
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Page
from wwrules.publish.pages import MAKERS
from wwrules.publish.pages.entries import entry_page, entry_pages
from wwrules.publish.pages.examples import examples_pages, strip_of_example
from wwrules.publish.pages.home import home_page
from wwrules.publish.pages.search import search_page
from wwrules.publish.preview.shell import faults_html

_MANY = ("index", "search")  # pages that sum up others


def page_at(book: Book, path: str) -> Page | None:
    """The page at a path below the home of the game, if there is one."""
    if path in _MANY:
        pages = [page for spec in book.pages.values() for page in _pages(book, spec)]
        return home_page(book, pages) if path == "index" else search_page(book, [*pages, *entry_pages(book)])
    entity = next((one for one in book.game.entities.values() if book.addresses[one.id] == f"{path}.html"), None)
    if entity is not None:
        return entry_page(book, entity)
    home = path.partition("/")[0]
    spec = book.pages.get(home)
    if spec is not None and spec.shows == "examples":
        return next(examples_pages(book, spec, path, _strip_or_faults), None)
    return next((page for page in MAKERS[spec.shows](book, spec) if page.path == path), None) if spec else None


def _pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """Pages for those that sum them up; examples need not be played for that."""
    if spec.shows == "examples":
        return examples_pages(book, spec, paint=lambda *_: Markup())
    return iter(MAKERS[spec.shows](book, spec))


def _strip_or_faults(book: Book, example: Example) -> Markup:
    """The strip of an example; one that does not hold shows what is wrong where its strip would be."""
    faults = faults_in(book.game, example)
    return faults_html(book, faults) if faults else strip_of_example(book, example)
