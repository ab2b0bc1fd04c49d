"""Questions that players ask again and again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page, slug
from wwrules.publish.pages.parts import any_english, rule_link, title_of


def faq_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with all questions and answers."""
    title = title_of(book, spec)
    asked = list(book.game.told.faq.values())
    questions: list[dict[str, Any]] = [
        {
            "id": slug(one.id),
            "maker": book.maker(one.id),
            "question": book.told(f"{one.id}.question", one.question),
            "answer": book.told(f"{one.id}.answer", one.answer),
            "rules": [rule_link(book, rule) for rule in one.rules],
            "links": [book.link(name) for name in (*one.rulings, *one.concerns) if name in book.addresses],
        }
        for one in asked
    ]
    findings = [Finding("pages", f"{spec.id}.html", title)]
    for one in asked:
        question, answer = (book.plain_text(f"{one.id}.{part}") for part in ("question", "answer"))
        if question:
            place = f"{spec.id}.html#{slug(one.id)}"
            findings.append(Finding("rulings", place, question, answer, (one.id,), maker=book.maker(one.id)))
    english = any_english(one["question"] for one in questions)
    block = Block("faq", {"questions": questions, "english": english})
    yield Page(spec.id, "faq", title, (block,), spec.id, findings=tuple(findings))
