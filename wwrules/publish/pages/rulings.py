"""Rulings: decisions where the books are silent or disagree, with their reasons."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page
from wwrules.publish.pages.parts import any_english, ruling_values, title_of


def rulings_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with all of them, in the order of the rules; those of packs come last."""
    in_order = sorted(book.game.rulings.values(), key=lambda one: (bool(book.maker(one.id)), book.place(one.rules[:1])))
    rulings = [ruling_values(book, one) for one in in_order]
    title = title_of(book, spec)
    findings = [Finding("pages", f"{spec.id}.html", title)]
    for one in book.game.rulings.values():
        question, answer = (book.plain_text(f"{one.id}.{part}") for part in ("question", "answer"))
        findings.append(
            Finding("rulings", book.addresses[one.id], question or one.id, answer, (one.id,), maker=book.maker(one.id))
        )
    english = any_english(one["question"] for one in rulings)
    block = Block("rulings", {"rulings": rulings, "whole": True, "english": english})
    lead = book.say("site-rulings-lead", count=len(rulings))
    yield Page(spec.id, "rulings", title, (block,), spec.id, lead, findings=tuple(findings))
