"""What changed between versions of the content."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page
from wwrules.publish.pages.parts import title_of


def changes_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page, newest first."""
    told = {one: book.told(f"changes.{one.id}", one.note) for one in book.game.changes}
    changes = [(one.version, book.pack_name(one.pack), text) for one, text in told.items()]
    newest = sorted(changes, key=lambda one: tuple(int(part) for part in one[0].split(".")), reverse=True)
    title = title_of(book, spec)
    finding = Finding("pages", f"{spec.id}.html", title)
    yield Page(spec.id, "changes", title, (Block("changes", {"changes": newest}),), spec.id, findings=(finding,))
