"""Whatever a pack says on a page that others share is marked as the pack's: its name and a sign, in words of the language."""

import json
from html.parser import HTMLParser

import pytest
from hostile_packs import PACK, SOUND
from test_hostile_packs import POND, folder

from wwrules.pipeline import check_game
from wwrules.publish.book import Book
from wwrules.publish.data import as_json, bulk_data
from wwrules.publish.pages import pages_in
from wwrules.publish.render import page_html
from wwrules.publish.search_data import search_data

LOCALES = ("pl", "cs")
MARKS = {"pl": "z dodatku Marsh birds, nieoficjalne", "cs": "z balíčku Marsh birds, neoficiální"}
SAID = {
    "pack.yaml": PACK.replace("[pl]", "[pl, cs]"),
    "rules/marsh.yaml": "type: rules\nchapter: marsh\norder: 5\nrules:\n"
    "  marsh.swan: {note: N., informative: Only said., concerns: [swan, feed]}\n",
    "rulings.yaml": "type: rulings\nrulings:\n"
    "  swan-pays: {question: Q?, answer: A., why: W., rules: [feeding.end], concerns: [swan]}\n",
    "faq.yaml": "type: faq\nfaq:\n  swan-again: {question: Q?, answer: A., rules: [feeding.end], concerns: [swan]}\n",
    "glossary.yaml": "type: glossary\nglossary:\n  coot: {note: N., rules: [feeding.end]}\n",
    "changes.yaml": 'type: changes\nchanges:\n  - {version: "1.0.0", note: C., concerns: [coot]}\n',
    "words/cs/lexicon.yaml": SOUND["words/pl/lexicon.yaml"].replace("Łyska", "Lyska"),
}
TOLD = """type: prose
rules: {marsh.swan: LOC-rule}
rulings: {swan-pays: {question: LOC-asked?, answer: LOC-answer, why: LOC-why}}
faq: {swan-again: {question: LOC-question?, answer: LOC-reply}}
glossary: {coot: LOC-term}
changes: {"1.0.0": LOC-change}
"""
PARTS = ("rule", "asked", "answer", "why", "question", "reply", "term", "change")
INNER = ("", "answer", "paragraph")  # parts of a block that say nothing by themselves
BLOCKS = ("article", "section", "li", "div", "details")


class Tree(HTMLParser):
    """All texts of a page, each with the blocks that it stands in, innermost first, and what those say as a whole."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[tuple[str, list[str]]] = []
        self.texts: list[tuple[str, list[list[str]]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in BLOCKS:
            self.open.append((dict(attrs).get("class") or "", []))

    def handle_endtag(self, tag: str) -> None:
        if tag in BLOCKS:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        for _, texts in self.open:
            texts.append(data)
        self.texts.append((data, [texts for kind, texts in reversed(self.open) if kind not in INNER]))


@pytest.fixture(scope="module", params=LOCALES)
def book(request):
    told = {f"words/{one}/prose/marsh.yaml": TOLD.replace("LOC", one) for one in LOCALES}
    game, found = check_game(POND, [folder({**SOUND, **SAID, **told})])
    assert found == []
    return Book(game, request.param)


@pytest.fixture(scope="module")
def pages(book):
    return pages_in(book)


def tidy(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_every_text_of_a_pack_stands_beside_its_mark(book, pages):
    seen: dict[str, set[str]] = {}
    for page in pages:
        for text, blocks in Tree(page_html(book, page)).texts:
            for part in PARTS:
                if f"{book.locale}-{part}" in text:
                    seen.setdefault(part, set()).add(page.kind)
                    assert MARKS[book.locale] in tidy("".join(blocks[0])), (page.path, text)
    assert set(seen) == set(PARTS)
    assert {"rulings", "entry", "chapter"} <= seen["answer"]
    assert {"chapter", "entry"} <= seen["rule"]


def test_search_names_the_pack(book, pages):
    data = json.loads(search_data(book, pages).removeprefix("wwrulesSearch(").removesuffix(");\n"))
    for part in ("rule", "asked", "question"):
        (doc,) = (doc for doc in data["docs"] if f"{book.locale}-{part}" in f"{doc[2]} {doc[3]}")
        assert tidy(doc[4]).endswith(f"◇ {MARKS[book.locale]}")
    assert not any("Marsh birds" in doc[4] for doc in data["docs"] if "marsh" not in doc[1])


def test_data_names_the_pack(book, pages):
    data = bulk_data(book, pages)
    for table in ("rules", "rulings"):
        assert {one["pack"] for one in data[table] if one["id"].startswith("marsh/")} == {"marsh"}
        assert {one["pack"] for one in data[table] if "/" not in one["id"]} == {""}
    assert not set("<>&") & set(as_json({"a": "<script>&amp;"}))
    assert json.loads(as_json({"<a>": "<script>&amp;"})) == {"<a>": "<script>&amp;"}


def test_a_pack_changes_no_number_of_an_official_paragraph(book):
    alone = Book(check_game(POND)[0], book.locale)
    assert {name: book.numbers[name] for name in alone.numbers} == alone.numbers
    assert book.chapters[-1] == "marsh/marsh"
