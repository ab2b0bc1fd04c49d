"""Every visible string comes from the catalogue or from content: tried in a language that nobody could have written by hand.

Our messages are put into Georgian letters, in the place of the Ukrainian ones; the game speaks Ukrainian. Latin letters that a
reader sees are then a text that went past both.
"""

import re
import sys
from copy import copy
from functools import cache
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from wwrules import catalogue
from wwrules.model import Game
from wwrules.paths import MESSAGES, TEMPLATES
from wwrules.publish.book import Book
from wwrules.publish.pages import pages_in
from wwrules.publish.render import page_html
from wwrules.say.patterns import nodes_of

sys.path.insert(0, str(Path(__file__).parents[1] / "play"))
from running import Notes, program_of

from wwrules.play.table import Table
from wwrules.run.session import Session

LOCALE = "uk"
LETTERS = "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"
LATIN = re.compile(r"[A-Za-z]{2,}")
READ_ALOUD = ("alt", "aria-label", "placeholder", "title")  # attributes that somebody sees or hears
ROMAN = re.compile("[IVX]+")
SAME_EVERYWHERE = {"JSON", "Schema", "wwrules"}


@cache
def pseudo_language(locale: str) -> catalogue._Language:
    """The messages of a language; those of the one we try in letters of their own."""
    resource = FluentParser().parse((MESSAGES / f"{locale}.ftl").read_text("utf-8"))
    for node in nodes_of(resource.body) if locale == LOCALE else ():
        if isinstance(node, fluent.TextElement):
            node.value = "".join(LETTERS[ord(one) % len(LETTERS)] if one.isalpha() else one for one in node.value)
    language = catalogue._Language(locale)
    language.unread.clear()
    language.bundle.add_resource(FluentResource(FluentSerializer().serialize(resource)))
    return language


@pytest.fixture(autouse=True)
def _pseudo_messages(monkeypatch):
    monkeypatch.setattr(catalogue, "_language", pseudo_language)


def strange(text: str) -> set[str]:
    """Latin words in a text; numbers of rounds are Roman in every language."""
    return {one for one in LATIN.findall(text) if not ROMAN.fullmatch(one)} - SAME_EVERYWHERE


# ---------------------------------------------------------------- the site


class Visible(HTMLParser):
    """The texts of a page that somebody reads: not code, which is quoted as it is written, and not other languages."""

    SILENT = ("code", "pre", "script", "style", "kbd")
    EMPTY = ("br", "img", "input", "link", "meta", "hr", "use", "path", "circle", "rect", "line", "source")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[bool] = []  # whether what stands inside is read
        self.found: list[str] = []

    def handle_starttag(self, tag, attributes) -> None:
        given = dict(attributes)
        other = given.get("lang") not in (None, LOCALE)
        read = all(self.open) and tag not in self.SILENT and not other
        if read:
            self.found += [given[name] for name in READ_ALOUD if given.get(name)]
        if tag not in self.EMPTY:
            self.open.append(read)

    def handle_startendtag(self, tag, attributes) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in self.EMPTY:
            self.open.pop()

    def handle_endtag(self, tag) -> None:
        if tag not in self.EMPTY:
            self.open.pop()

    def handle_data(self, data) -> None:
        if all(self.open) and data.strip():
            self.found.append(data.strip())


def visible(html: str) -> list[str]:
    reader = Visible()
    reader.feed(html)
    assert reader.open == [], "what is opened is closed"
    return reader.found


@pytest.mark.slow
def test_pages_show_nothing_past_the_catalogue():
    game = copy(program_of("wonderlands-war").game)
    game.examples = dict(islice(game.examples.items(), 0, None, 20))  # each is played to be drawn, and all look alike
    book = Book(game, LOCALE)
    pages, quoted = pages_in(book), quoted_words(book.game)
    assert len(pages) > 50
    found: dict[str, str] = {}
    heard = ""
    for page in pages:
        for text in (page.title, *visible(page_html(book, page))):
            heard += text
            for word in strange(text) - quoted:
                found.setdefault(word, f"{page.path}: {text[:80]}")
    assert found == {}
    assert re.search(f"[{LETTERS}]{{3}}", heard), "the messages were put into other letters"


def quoted_words(game: Game) -> set[str]:
    """Words that pages quote as they are: ids, what the books call their editions and headings, and accepted foreign words."""
    headings = [one.provenance.headings for one in game.entities.values() if one.provenance]
    headings += [one.headings for one in game.rules.values()]
    editions = [text for one in game.editions.values() for text in (one.id, one.title, one.publisher)]
    tongues = [catalogue.sentence("site-name-of-language", one) for one in game.header.locales]
    accepted = [one.word for one in game.accepted_words.get(LOCALE, {}).values()]
    printed = [text for one in headings for text in one.values()]
    texts = [*editions, *tongues, *accepted, *printed, *game.definitions, game.header.licence]
    return {word for text in texts for word in LATIN.findall(text)}


TEMPLATE_TEXT = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
HTML = [*sorted(TEMPLATES.rglob("*.html")), *sorted((TEMPLATES.parent / "theme").rglob("*.html"))]


@pytest.mark.parametrize("file", HTML, ids=lambda file: file.name)
def test_a_template_holds_no_words_of_its_own(file):
    texts = visible_in_template(TEMPLATE_TEXT.sub(" ", file.read_text("utf-8")))
    assert [text for text in texts if strange(text)] == []


def visible_in_template(html: str) -> list[str]:
    """The same for a template, whose tags need not be closed where they are opened."""
    html = re.sub(r"(?s)<(script|style|code|pre)\b.*?</\1>|<!--.*?-->|<![^>]*>", " ", html)
    read_aloud = re.findall(rf'\b(?:{"|".join(READ_ALOUD)})="([^"]*)"', html)
    texts = re.split(r"<[^>]*>", re.sub(r'\blang=" "', "", html))  # a macro that makes an attribute
    return [*read_aloud, *(text.strip() for text in texts if text.strip())]


SHOWN_BY_SCRIPT = re.compile(
    r"""(?:textContent|innerText|innerHTML|title|placeholder|ariaLabel)\s*\+?=\s*(["'`])(.*?)\1"""
    r"""|setAttribute\(["'](?:aria-label|title|placeholder)["'],\s*(["'`])(.*?)\3"""
)


@pytest.mark.parametrize("file", sorted((TEMPLATES.parent / "theme").rglob("*.js")), ids=lambda file: file.name)
def test_a_script_shows_no_words_of_its_own(file):
    texts = [one[1] or one[3] for one in SHOWN_BY_SCRIPT.findall(file.read_text("utf-8"))]
    assert [text for text in texts if strange(re.sub(r"\$\{[^}]*\}|<[^>]*>", " ", text))] == []


def test_a_text_past_the_catalogue_would_be_found():
    assert visible('<p title="Open">Ще <b>more</b> <code>id</code><img alt="Map"></p>') == ["Open", "Ще", "more", "Map"]
    assert strange("Раунд III: more ხხხ") == {"more"}
    assert visible_in_template('<a title="Open"> <b>more') == ["Open", "more"]


# ---------------------------------------------------------------- the terminal

TYPED = ("?", "допомога", "help", "xyzzy", "1", "1", "log", "board", "why", *"111", "99", "1", "undo", "1", "1", "save")


@pytest.mark.slow
def test_the_terminal_shows_nothing_past_the_catalogue(tmp_path):
    program = program_of("wonderlands-war")
    screen = Notes(*TYPED)
    Table(Session(program, 3, 2), ("person", "person"), LOCALE, tmp_path / "game.json", screen).play()
    shown = "\n".join(line for lines in (*screen.forgotten, screen.lines) for line in lines)
    assert len(shown) > 2000
    assert re.search(f"[{LETTERS}]{{3}}", shown), "the messages were put into other letters"
    assert strange(shown.replace(str(tmp_path), "")) - {"game", "json", *TYPED} == set()
