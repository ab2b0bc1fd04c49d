"""The page of an entry shows all that it says: the sentence where the language has one, and the text as written behind it."""

import re
import shutil
from pathlib import Path

from markupsafe import escape
from tables import official

from wwrules.load.game import load_game
from wwrules.model import SENTENCES
from wwrules.publish.book import Book
from wwrules.publish.pages.entries import entry_pages
from wwrules.publish.render import page_html
from wwrules.say.report import said

CHOIR = Path(__file__).parents[1] / "games" / "choir"
CHANGES = {
    "cards/riddles.yaml": ("{effect: hum 1 song.}", "{effect: hum 1 song., asks: you know 2 songs, gives: sing 1 song.}"),
    "vocabulary/kinds.yaml": (
        "  song:\n",
        "      asks: {type: condition, optional: true, note: What somebody must know}\n"
        "      gives: {type: action, optional: true, note: What is done by whoever knows it}\n"
        "  song:\n",
    ),
    "phrases/singing.yaml": (
        "qualifiers:\n",
        'conditions:\n  know: {form: "{who: player} know {what: song}", roles: {what: amount}, body: "true"}\nqualifiers:\n',
    ),
    "words/pl/patterns.ftl": ("sing =", 'know = { NP($who, case: "nom") } znasz { NP($what, case: "acc") }\nsing ='),
    "words/pl/lexicon/all.yaml": (
        "  property.effect:",
        "  property.asks: {name: pytanie, origin: own}\n  property.gives: {name: daje, origin: own}\n  property.effect:",
    ),
}
SPOKEN = re.compile(
    r'(?:<h2 class="property">(.*?)</h2>\n?)?(?:<p class="said">(.*?)</p>\n?)?'
    r'<details class="written"( open)?>.*<code>(.*?)</code>'
)


def spoken_by(game, locale):
    book = Book(game, locale)
    pages = {page.data["id"]: page for page in entry_pages(book)}
    return lambda name: SPOKEN.findall(page_html(book, pages[name]))


def test_effects_conditions_and_actions_are_shown_alike(tmp_path):
    root = shutil.copytree(CHOIR, tmp_path / "choir")
    for name, (old, new) in CHANGES.items():
        text = (root / name).read_text("utf-8")
        assert old in text
        (root / name).write_text(text.replace(old, new, 1), "utf-8")
    game, found = load_game(root)
    assert found == []
    polish, czech = spoken_by(game, "pl"), spoken_by(game, "cs")
    assert polish("echo") == [
        ("Efekt", "", " open", "hum 1 song."),
        ("Pytanie", "Znasz 2 pieśni.", "", "you know 2 songs"),
        ("Daje", "Śpiewaj 1 pieśń.", "", "sing 1 song."),
    ]
    assert czech("echo") == [
        ("Účinek", "", " open", "hum 1 song."),
        ("Property.asks", "", " open", "you know 2 songs"),
        ("Property.gives", "Zpívejte 1 píseň.", "", "sing 1 song."),
    ]
    assert polish("psalm") == [("", "Śpiewaj 2 pieśni.", "", "sing 2 songs.")]


def test_the_pages_of_a_game_show_every_text_and_every_sentence():
    game = official()
    types = {(one.entity, one.path): one.type for one in game.effect_texts}
    sentences = [line for line in said(game) if line.text]
    assert {types[line.id, line.path] for line in sentences} == set(SENTENCES)
    for locale in game.header.locales:
        book = Book(game, locale)
        shown = {page.data["id"]: page_html(book, page) for page in entry_pages(book)}
        assert set(shown) == set(game.entities)
        assert [name for name, text in shown.items() if 'class="english"' in text] == []  # everything is told in the language
        for one in game.effect_texts:
            assert f"<code>{escape(one.node.text.strip())}</code>" in shown[one.entity]
        for line in sentences:
            if line.locale == locale:
                assert f'<p class="said">{escape(book.tied(line.text))}</p>' in shown[line.id]
