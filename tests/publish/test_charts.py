"""Charts as they are drawn: nothing lies on anything else, every language has the same shapes, every link leads somewhere."""

import re
from itertools import combinations

import pytest
from tables import official

from wwrules.paths import TEMPLATES
from wwrules.publish.book import Book
from wwrules.publish.charts.labels import Labels
from wwrules.publish.charts.layout import lay_out
from wwrules.publish.charts.typesetting import balanced, widest
from wwrules.publish.engine import charts_of
from wwrules.publish.pages import MAKERS
from wwrules.publish.pages.charts import charts_pages
from wwrules.publish.pages.entries import entry_pages
from wwrules.publish.pages.home import home_page
from wwrules.publish.pages.turns import turns_pages
from wwrules.publish.render import page_html

pytestmark = pytest.mark.slow
LOCALES = ("pl", "uk", "cs")


@pytest.fixture(scope="module")
def books():
    game = official()
    return {locale: Book(game, locale) for locale in LOCALES}


@pytest.fixture(scope="module")
def pages(books):
    spec = next(one for one in books["pl"].pages.values() if one.shows == "charts")
    return {locale: {page.path: page_html(book, page) for page in charts_pages(book, spec)} for locale, book in books.items()}


def boxes(drawn):
    return [(one.step.id, one.x - one.width / 2, one.y, one.x + one.width / 2, one.y + one.height) for one in drawn.shapes]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_shape_lies_on_another_and_no_line_goes_through_one(books, locale):
    for chart in charts_of(books[locale].game).values():
        drawn = lay_out(chart.steps, Labels(books[locale]))
        for (one, left, top, right, bottom), (other, left_2, top_2, right_2, bottom_2) in combinations(boxes(drawn), 2):
            assert right <= left_2 or right_2 <= left or bottom <= top_2 or bottom_2 <= top, (one, other)
        for line in drawn.lines:
            for (x, y), (x_2, y_2) in zip(line.points, line.points[1:], strict=False):
                assert x == x_2 or y == y_2
                for name, left, top, right, bottom in boxes(drawn):
                    inside = (
                        max(x, x_2) > left + 1
                        and min(x, x_2) < right - 1
                        and max(y, y_2) > top + 1
                        and min(y, y_2) < bottom - 1
                    )
                    assert not inside, (chart.spec.id, name)


@pytest.mark.parametrize("locale", LOCALES)
def test_words_fit_into_their_shapes(books, locale):
    for chart in charts_of(books[locale].game).values():
        for one in lay_out(chart.steps, Labels(books[locale])).shapes:
            assert widest(one.lines) <= one.width - 8, one.lines
            if one.step.sort in ("choice", "question"):
                for number, line in enumerate(one.lines):
                    far = max(abs(20 * (number + end) - 10 * len(one.lines)) for end in (0, 1)) - 3
                    assert widest([line]) <= one.width * (1 - 2 * far / one.height), one.lines


def test_every_step_has_words_of_its_language(books):
    for book in books.values():
        labels = Labels(book)
        for chart in charts_of(book.game).values():
            for step in chart.shapes():
                assert labels.has_words(step), (book.locale, step.id)


def test_every_language_has_the_same_steps_and_links(pages):
    ids = {
        locale: {path: re.findall(r' id="([^"]+)"', html) for path, html in found.items()} for locale, found in pages.items()
    }
    links = {
        locale: {path: re.findall(r'href="([^"]+)"', html) for path, html in found.items()} for locale, found in pages.items()
    }
    assert ids["pl"] == ids["uk"] == ids["cs"]
    assert links["pl"] == links["uk"] == links["cs"]
    for path, found in ids["pl"].items():
        assert len(set(found)) == len(found), path


def test_every_shape_is_in_the_list_under_its_anchor(pages, books):
    for name, chart in charts_of(books["pl"].game).items():
        html = pages["pl"][f"charts/{name}"]
        for step in chart.shapes():
            assert html.count(f'id="{step.id}"') == 1


def test_every_link_of_a_chart_leads_somewhere(pages, books):
    book = books["pl"]
    shown = [one for one in book.pages.values() if one.shows != "examples"]  # to which no chart leads
    made = {page.path: page for spec in shown for page in MAKERS[spec.shows](book, spec)}
    made |= {page.path: page for page in (*entry_pages(book), home_page(book, list(made.values())))}
    anchors = {path: set(re.findall(r' id="([^"]+)"', page_html(books["pl"], page))) for path, page in made.items()}
    for path, html in pages["pl"].items():
        depth = path.count("/")
        for link in re.findall(r'href="([^"]+)"', html):
            address, _, anchor = link.partition("#")
            if address:
                assert address.startswith("../" * depth)
                target = address.removeprefix("../" * depth).removesuffix(".html")
                assert target in anchors, (path, link)
                assert not anchor or anchor in anchors[target], (path, link)
            elif not anchor.startswith("i-"):
                assert anchor in anchors[path], (path, link)


def test_type_is_never_smaller_than_fourteen_pixels():
    css = (TEMPLATES.parent / "theme" / "drawn.css").read_text("utf-8")
    sizes = [int(size) for size in re.findall(r"font(?:-size)?:[^;}]*?(\d+)px", css)]
    assert sizes
    assert min(sizes) >= 14


def test_lines_of_a_label_are_even():
    assert balanced("one two three four", 1000) == ("one two three four",)
    assert balanced("aaaa bbbb cccc dddd", widest(["aaaa bbbb cccc"])) == ("aaaa bbbb", "cccc dddd")
    assert balanced("incomprehensibilities a", 10) == ("incomprehensibilities", "a")


def test_every_chart_is_a_card_of_its_turn(books):
    (page,) = turns_pages(books["uk"], books["uk"].pages["turns"])
    cards = dict(re.findall(r'<article class="turn" id="([a-z-]+)">(.*?)</article>', page_html(books["uk"], page), re.DOTALL))
    assert list(cards) == list(books["uk"].game.presentation.charts)
    assert [name for name, card in cards.items() if "<li" not in card or "§" not in card] == []
