"""Turns in short: every flow chart as a small card of its steps, to be printed and laid beside the board."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.charts.drawing import chart_address, chart_list, chart_title
from wwrules.publish.engine import charts_of
from wwrules.publish.page_model import Block, Finding, Page
from wwrules.publish.pages.parts import title_of


def turns_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with a card for each chart, in the order in which the game declares them."""
    cards = [
        {
            "id": name,
            "title": chart_title(book, one),
            "address": chart_address(book, name),
            "steps": chart_list(book, one.steps),
        }
        for name, one in charts_of(book.game).items()
    ]
    title = title_of(book, spec)
    found = (Finding("pages", f"{spec.id}.html", title),)
    lead = book.say("site-turns-lead")
    yield Page(spec.id, "turns", title, (Block("turns", {"cards": cards}),), spec.id, lead, findings=found)
