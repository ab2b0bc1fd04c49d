"""The home of a game: what this is and the ways in, on one screen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from wwrules.publish.book import Book
from wwrules.publish.page_model import HOME, Block, Finding, Page
from wwrules.publish.pages.parts import page_showing, title_of


def home_page(book: Book, pages: list[Page]) -> Page:
    """Ways in, the chapters of the rules, and the rest."""
    leads = {page.path: page.lead for page in pages}
    counts = Counter(page.section for page in pages if page.kind == "entry")
    ways = [
        {
            "id": spec.id,
            "address": f"{HOME}{spec.id}.html",
            "title": title_of(book, spec),
            "icon": book.icon(spec.icon),
            "count": counts[spec.id],
            "lead": leads.get(spec.id, ""),
            "head": spec.head,
        }
        for spec in book.pages.values()
    ]
    rules = page_showing(book, "rules")
    chapters: list[dict[str, Any]] = next(
        (page.blocks[0].values["chapters"] for page in pages if rules and page.path == rules.id), []
    )
    title = book.title(book.game.header.title)
    least, most = book.game.header.players
    lead = book.say("site-home-lead", entries=len(book.game.entities), rules=len(book.game.rules))
    values = {"ways": ways, "chapters": chapters, "players": (least, most)}
    finding = Finding("pages", "index.html", title, words=tuple(one.title for one in book.game.editions.values()))
    return Page("index", "home", title, (Block("home", values),), "", lead, summary=lead, findings=(finding,))
