"""The page of an entry shows all that it says: the sentence where the language has one, and the text as written behind it."""

import re
import shutil
from pathlib import Path

from markupsafe import escape
from tables import official

from wwrules.load.game import load_game
from wwrules.model import SENTENCES
from wwrules.publish.book import Book
from wwrules.publish.pages.editions import editions_pages
from wwrules.publish.pages.entries import entry_page, entry_pages
from wwrules.publish.pages.phrases import phrases_pages
from wwrules.publish.pages.rulings import rulings_pages
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
    return lambda name: SPOKEN.findall(page_html(book, pages[name]).replace("\N{NO-BREAK SPACE}", " "))


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


def test_the_page_of_an_entry_shows_what_belongs_to_it():
    game = official()
    book = Book(game, "pl")
    html = page_html(book, entry_page(book, game.entities["alice"]))
    abilities = [one for one in game.of_kind("ability") if one.properties["faction"] == "alice"]
    boards = [one for one in game.of_kind("faction-board") if one.properties["faction"] == "alice"]
    assert all(escape(book.tied(book.sentences[one.id]["effect"])) in html for one in abilities)
    assert [f'id="{one.id}"' in html for one in boards] == [True, True]
    assert html.count('<th scope="col">Pola</th>') == len(boards)
    assert html.count('ability/love-of-learning.html"') == 4  # the tile, once on each side, and once in a rule


def test_rulings_and_differences_stand_in_the_order_of_the_rules():
    book = Book(official(), "cs")
    for make, part in ((rulings_pages, "rulings"), (editions_pages, "differences")):
        (page,) = make(book, book.pages["rulings" if part == "rulings" else "editions"])
        numbers = [
            re.search(r"(\d+)\.(\d+)</a>", str(one["rules"][0])).groups() for one in page.blocks[0].values[part] if one["rules"]
        ]
        assert numbers == sorted(numbers, key=lambda one: tuple(map(int, one)))


TIED = {
    "odłóż 1 żeton z worka": "odłóż 1~żeton z~worka",
    "збільште силу на 1.": "збільште силу на~1.",
    "zvyšte sílu o 2 za každý": "zvyšte sílu o~2~za každý",
    "Karta: I. kolo · 5": "Karta: I.~kolo~·~5",
    "Deska frakce: Alenka · strana pro 2 hráče": "Deska frakce: Alenka~· strana pro 2~hráče",
}


def test_small_words_and_numbers_stay_with_what_follows():
    book = Book(official(), "pl")
    assert {text: book.tied(text).replace("\N{NO-BREAK SPACE}", "~") for text in TIED} == TIED


def test_an_effect_leads_to_the_phrases_that_it_uses():
    """Each in the order of the text, to its own place on the page of phrases, which names who uses it."""
    book = Book(official(), "cs")
    shown = page_html(book, entry_page(book, book.game.entities["card-soldier-a"]))
    assert re.findall(r'href="\.\./phrases\.html#([a-z-]+)"', shown) == ["played", "return", "exhausted", "double"]
    (page,) = phrases_pages(book, book.pages["phrases"])
    places = {one["anchor"]: one for block in page.blocks for one in block.values["phrases"]}
    assert places.keys() == book.game.phrases.keys()
    assert book.link("card-soldier-a") in places["double"]["users"]
