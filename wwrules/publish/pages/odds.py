"""Odds: tables of chances that a game declares, each with a plot; the engine works them out when the site is built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.model import Game
from wwrules.play.odds_tables import Chance, Row, Tables, chances_of
from wwrules.presentation import OddsTable, PageSpec
from wwrules.publish.book import Book
from wwrules.publish.engine import program_of
from wwrules.publish.page_model import Block, Finding, Page, slug
from wwrules.publish.pages.parts import title_of
from wwrules.publish.plots import Curve, curves

_KEPT = 4
_worked_out: list[tuple[Game, Tables]] = []


def chances(game: Game) -> Tables:
    """The tables of a game, worked out once for all languages."""
    for known, found in _worked_out:
        if known is game:
            return found
    return keep_chances(game, chances_of(program_of(game)))


def keep_chances(game: Game, found: Tables) -> Tables:
    """Keep tables that were worked out elsewhere."""
    _worked_out.insert(0, (game, found))
    del _worked_out[_KEPT:]
    return found


def odds_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with everything."""
    title = title_of(book, spec)
    found = chances(book.game)
    blocks = [
        _block(book, table, asked, how, found[name])
        for name, table in book.game.presentation.odds_tables.items()
        for asked, how in table.asks.items()
    ]
    notes = [_notes(book, table) for table in book.game.presentation.odds_tables.values()]
    findings = [Finding("pages", f"{spec.id}.html", title, " ".join(notes))]
    findings += [Finding("pages", f"{spec.id}.html#{one.anchor}", one.title) for one in blocks]
    yield Page(spec.id, "odds", title, tuple(blocks), spec.id, book.say("site-odds-lead"), findings=tuple(findings))


def _block(book: Book, table: OddsTable, asked: str, how: str, found: dict[str, Row]) -> Block:
    """One question: its plot, and the same as a table."""
    title, counted = book.title(asked), book.title(table.counts) if table.counts else ""
    rows = [
        {"name": book.title(name), "cells": [_cell(book, one) for one in row[asked]], "mark": number}
        for number, (name, row) in enumerate(found.items(), 1)
    ]
    drawn = [Curve(book.title(name), [float(one.share) for one in row[asked]]) for name, row in found.items()]
    values: dict[str, Any] = {
        "note": _notes(book, table) if asked == next(iter(table.asks)) else "",
        "drawing": curves(title, table.numbers, drawn, book.percent, counted),
        "counted": counted,
        "numbers": table.numbers,
        "sign": "≥" if how == "at-least" else "<",
        "rows": rows,
        "title": title,
        "exact": all(one.exact for row in found.values() for one in row[asked]),
    }
    return Block("odds", values, title, slug(f"{table.id}-{asked}"))


def _notes(book: Book, table: OddsTable) -> str:
    """What all positions of a table have in common."""
    return " ".join(f"{book.tied(book.title(one))}." for one in table.notes)


def _cell(book: Book, chance: Chance) -> str:
    return book.percent(float(chance.share))
