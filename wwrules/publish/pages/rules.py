"""The rules: a page that lists the chapters, and a page for each with its numbered paragraphs and what belongs to them."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten
from typing import Any

from markupsafe import Markup

from wwrules.model import Rule
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book, Told
from wwrules.publish.page_model import HOME, Block, Finding, Page, slug
from wwrules.publish.pages.charts import chapter_charts
from wwrules.publish.pages.parts import (
    any_english,
    crumb,
    difference_values,
    example_values,
    rule_link,
    ruling_values,
    title_of,
)

_SUMMARY = 160  # letters of the first paragraph, for those who link to a chapter


def rules_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """The list of chapters and the chapters."""
    title = title_of(book, spec)
    chapters = [_chapter(book, spec, name) for name in book.chapters]
    values = {"chapters": chapters}
    lead = book.say("site-rules-lead", chapters=len(chapters), paragraphs=len(book.game.rules))
    found = (Finding("pages", f"{spec.id}.html", title),)
    yield Page(spec.id, "rules", title, (Block("chapters", values),), spec.id, lead, findings=found)
    for number, chapter in enumerate(chapters):
        around = {"before": chapters[number - 1] if number else None, "after": next(iter(chapters[number + 1 :]), None)}
        yield _chapter_page(book, spec, chapter, around)


def _chapter(book: Book, spec: PageSpec, name: str) -> dict[str, Any]:
    shown = book.game.presentation.chapters.get(name)
    return {
        "id": name,
        "number": book.chapters.index(name) + 1,
        "title": book.chapter_title(name),
        "maker": book.maker(name),
        "icon": book.icon(shown.icon if shown else ""),
        "address": f"{HOME}{spec.id}/{slug(name)}.html",
        "count": sum(1 for rule in book.game.rules.values() if rule.chapter == name),
    }


def _chapter_page(book: Book, spec: PageSpec, chapter: dict[str, Any], around: dict[str, Any]) -> Page:
    rules = [rule for rule in book.game.rules.values() if rule.chapter == chapter["id"]]
    paragraphs = [_paragraph(book, rule) for rule in rules]
    blocks = (
        Block("of-pack", {"maker": chapter["maker"]}),
        Block("rules", {"paragraphs": paragraphs, "english": any_english(one["told"] for one in paragraphs)}),
        *chapter_charts(book, chapter["id"]),
        Block("around", around),
    )
    title = f"{chapter['number']}. {chapter['title']}"
    address = chapter["address"].removeprefix(HOME)
    words = (str(chapter["number"]), chapter["id"])
    kind, maker = title_of(book, spec), chapter["maker"]
    findings = [Finding("pages", address, chapter["title"], words=words, kind=kind, maker=maker)]
    findings += [_finding(book, rule, chapter["title"]) for rule in rules]
    path = address.removesuffix(".html")
    summary = shorten(book.plain_text(rules[0].id) if rules else "", _SUMMARY, placeholder="…")
    crumbs = (crumb(book, spec),)
    return Page(path, "chapter", title, blocks, spec.id, crumbs=crumbs, summary=summary, findings=tuple(findings))


def _finding(book: Book, rule: Rule, chapter: str) -> Finding:
    number = book.numbers[rule.id]
    text = book.plain_text(rule.id)
    return Finding("rules", book.addresses[rule.id], f"{number} {chapter}", text, (number, rule.id), maker=book.maker(rule.id))


def _paragraph(book: Book, rule: Rule) -> dict[str, Any]:
    about, told = book.about(rule.id), book.paragraph(rule.id)
    return {
        "id": slug(rule.id),
        "number": book.numbers[rule.id],
        "maker": book.maker(rule.id),
        "told": told,
        "status": rule.status,
        "status_name": book.say(f"site-rule-{rule.status}"),
        "see": [rule_link(book, one) for one in rule.see],
        "entries": _further_entries(book, rule, told),
        "headings": [(book.game.editions[key].title, text) for key, text in rule.headings.items() if key in book.game.editions],
        "rulings": [ruling_values(book, one) for one in about.rulings],
        "differences": [difference_values(book, one) for one in about.differences],
        "examples": [example_values(book, one) for one in about.examples],
    }


def _further_entries(book: Book, rule: Rule, told: Told) -> list[Markup]:
    """Links to entries that the paragraph is about and does not link to itself."""
    entries = [one for one in rule.concerns if one in book.game.entities]
    return [book.link(one) for one in entries if f'{HOME}{book.addresses[one]}"' not in told.text]
