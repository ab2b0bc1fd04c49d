"""About: what the reference is, the books it rests on, how much of it is printed, and whose it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import HOME, Block, Finding, Page
from wwrules.publish.pages.parts import language_name, pack_values, title_of
from wwrules.publish.tiles import status_of

STATUSES = ("printed", "partial", "stand-in")


def about_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page."""
    game = book.game
    counts = {kind: Counter(status_of(one) for one in game.of_kind(kind) if not one.pack) for kind in game.kinds}
    table = [(book.titles(kind), [count[status] for status in STATUSES]) for kind, count in counts.items() if count]
    table.sort(key=lambda row: -sum(row[1]))
    values = {
        "editions": [(one.title, one.publisher, language_name(one.locale)) for one in game.editions.values()],
        "statuses": [book.say(f"site-{one}") for one in STATUSES],
        "status_ids": STATUSES,
        "table": table,
        "version": game.header.version,
        "licence": game.header.licence,
        "packs": [pack_values(book, one) for one in game.packs.values()],
        "data": [f"{HOME}data/{name}" for name in ("all.json", "schema.json")],
    }
    title = title_of(book, spec)
    finding = Finding("pages", f"{spec.id}.html", title)
    yield Page(spec.id, "about", title, (Block("about", values),), spec.id, book.say("site-about-lead"), findings=(finding,))
