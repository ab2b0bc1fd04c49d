"""Editions compared: every place where the printed books differ, and what is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from wwrules.model import Divergence
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page
from wwrules.publish.pages.parts import any_english, difference_values, place_of, title_of

_FACETS = ("kind", "matters", "plays")


def editions_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with all differences, to be filtered by their kind, what they touch and whose reading is played."""
    differences = [difference_values(book, one) for one in _as_in_the_rules(book)]
    facets = [_facet(book, name, differences) for name in _FACETS]
    english = any_english(reading["told"] for one in differences for reading in one["readings"])
    values = {"differences": differences, "facets": facets, "whole": True, "english": english}
    title = title_of(book, spec)
    lead = book.say("site-editions-lead", count=len(differences), editions=len(book.game.editions))
    findings = [Finding("pages", f"{spec.id}.html", title)]
    findings += [
        Finding(
            "rulings", book.addresses[one.id], f"{title}: {place_of(book, one)}", decision, (one.id,), maker=book.maker(one.id)
        )
        for one in book.game.divergences.values()
        if (decision := book.plain_text(f"{one.id}.decision"))
    ]
    yield Page(spec.id, "editions", title, (Block("differences", values),), spec.id, lead, findings=tuple(findings))


def _as_in_the_rules(book: Book) -> list[Divergence]:
    """The differences in the order of the paragraphs that they are about; those about none come last."""
    return sorted(book.game.divergences.values(), key=lambda one: book.place(one.rules[:1]))


def _facet(book: Book, name: str, differences: list[dict[str, Any]]) -> dict[str, Any]:
    counts = Counter(one[name] for one in differences)
    names = {one[name]: one[f"{name}_name"] for one in differences}
    values = [{"id": key, "name": names[key], "count": count} for key, count in counts.most_common()]
    return {"id": name, "name": book.say(f"site-facet-difference-{name}"), "values": values}
