"""Set-up: a checklist that shows only what is done with so many players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page, slug
from wwrules.publish.pages.parts import any_english, rule_link, title_of


def set_up_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page; the number of players is chosen without a script."""
    least, most = book.game.header.players
    counts = list(range(least, most + 1))
    groups: dict[str, list[dict[str, Any]]] = {}
    for step in book.game.told.steps.values():
        one = {
            "id": slug(step.id),
            "told": book.told(step.id, step.note),
            "players": [count for count in counts if step.is_done_with(count)],
            "always": not step.players,
            "rules": [rule_link(book, rule) for rule in step.rules],
        }
        groups.setdefault(step.by, []).append(one)
    listed = [(book.say(f"site-set-up-{by}"), steps) for by, steps in groups.items()]
    english = any_english(step["told"] for _, steps in listed for step in steps)
    title = title_of(book, spec)
    block = Block("set-up", {"counts": counts, "groups": listed, "english": english})
    finding = Finding("pages", f"{spec.id}.html", title)
    yield Page(spec.id, "set-up", title, (block,), spec.id, book.say("site-set-up-lead"), findings=(finding,))
