"""Makers of pages, by what a page shows: each gets the book and what the game says about the page, and yields pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Page
from wwrules.publish.pages.about import about_pages
from wwrules.publish.pages.changes import changes_pages
from wwrules.publish.pages.charts import charts_pages
from wwrules.publish.pages.editions import editions_pages
from wwrules.publish.pages.entries import entry_pages
from wwrules.publish.pages.examples import examples_pages
from wwrules.publish.pages.faq import faq_pages
from wwrules.publish.pages.galleries import gallery_pages
from wwrules.publish.pages.glossary import glossary_pages
from wwrules.publish.pages.home import home_page
from wwrules.publish.pages.odds import odds_pages
from wwrules.publish.pages.packs import packs_pages
from wwrules.publish.pages.phrases import phrases_pages
from wwrules.publish.pages.rules import rules_pages
from wwrules.publish.pages.rulings import rulings_pages
from wwrules.publish.pages.search import search_page
from wwrules.publish.pages.set_up import set_up_pages
from wwrules.publish.pages.symbols import symbols_pages
from wwrules.publish.pages.turns import turns_pages

Maker = Callable[[Book, PageSpec], Iterator[Page]]

MAKERS: dict[str, Maker] = {
    "rules": rules_pages,
    "gallery": gallery_pages,
    "glossary": glossary_pages,
    "symbols": symbols_pages,
    "set-up": set_up_pages,
    "faq": faq_pages,
    "examples": examples_pages,
    "charts": charts_pages,
    "turns": turns_pages,
    "odds": odds_pages,
    "rulings": rulings_pages,
    "editions": editions_pages,
    "phrases": phrases_pages,
    "changes": changes_pages,
    "packs": packs_pages,
    "about": about_pages,
}


def pages_in(book: Book) -> list[Page]:
    """Every page of a game in one language, the home page first."""
    made = [page for spec in book.pages.values() for page in MAKERS[spec.shows](book, spec)]
    made += entry_pages(book)
    return [home_page(book, made), *made, search_page(book, made)]
