"""Flow charts: a page that lists them, and a page for each with the drawing and the same as a list."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile.charting import Chart
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.charts.drawing import chart_address, chart_list, chart_svg, chart_title
from wwrules.publish.engine import charts_of
from wwrules.publish.page_model import HOME, Block, Finding, Page
from wwrules.publish.pages.parts import crumb, title_of


def charts_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """The list of charts and the charts."""
    drawn = charts_of(book.game)
    title = title_of(book, spec)
    listed = [
        {
            "address": chart_address(book, name),
            "title": chart_title(book, one),
            "chapters": [book.chapter_title(chapter) for chapter in one.spec.chapters if chapter in book.chapters],
            "count": sum(1 for _ in one.shapes()),
        }
        for name, one in drawn.items()
    ]
    found = (Finding("pages", f"{spec.id}.html", title),)
    lead = book.say("site-charts-lead")
    yield Page(spec.id, "charts", title, (Block("charts", {"charts": listed}),), spec.id, lead, findings=found)
    for name, one in drawn.items():
        yield _chart_page(book, spec, name, one)


def _chart_page(book: Book, spec: PageSpec, name: str, chart: Chart) -> Page:
    title, address = chart_title(book, chart), chart_address(book, name)
    chapters = [
        {"address": f"{HOME}{rules.id}/{chapter}.html", "title": book.chapter_title(chapter)}
        for rules in book.pages.values()
        if rules.shows == "rules"
        for chapter in chart.spec.chapters
        if chapter in book.chapters
    ]
    values = {"drawing": chart_svg(book, chart, ""), "title": title, "chapters": chapters}
    words = book.say("site-chart-steps")
    blocks = (Block("chart", values), Block("chart-steps", {"steps": chart_list(book, chart.steps)}, words, "steps"))
    finding = Finding("pages", address.removeprefix(HOME), book.say("site-chart-drawn", what=title), words=(name,))
    path = address.removeprefix(HOME).removesuffix(".html")
    return Page(path, "chart", title, blocks, spec.id, crumbs=(crumb(book, spec),), findings=(finding,))


def chapter_charts(book: Book, chapter: str) -> list[Block]:
    """The drawings that stand in a chapter of the rules."""
    if not any(one.shows == "charts" for one in book.pages.values()):
        return []
    blocks = []
    for name, one in charts_of(book.game).items():
        if chapter in one.spec.chapters[:1]:
            page = chart_address(book, name)
            title = book.say("site-chart-drawn", what=chart_title(book, one))
            values = {"drawing": chart_svg(book, one, page), "title": title, "address": page}
            blocks.append(Block("chart", values, title, f"chart-{name}"))
    return blocks
