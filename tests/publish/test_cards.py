"""Cards as pictures: every card of the game fits in every language, words are divided as it does, sheets can be read."""

import io
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pypdfium2
import pytest
from tables import official

from wwrules.publish.book import Book
from wwrules.publish.cards.face import HIGH, WIDE, back_of, card_of
from wwrules.publish.cards.metrics import BOLD, NAME, TEXT, can_write, width
from wwrules.publish.cards.setting import Paragraph, set_text
from wwrules.publish.cards.sheets import print_picture, print_sheets

CONTENT = Path(__file__).parents[2] / "content"
LOCALES = ("pl", "uk", "cs")
LETTERS = {
    "pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяҐЄІЇ«»’–",
    "cs": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“–",
}


@cache
def book(locale: str) -> Book:
    return Book(official(), locale)


def cards(locale: str) -> list:
    shown = book(locale)
    return [one for one in shown.game.entities.values() if shown.entry_spec(one.kind).card]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("face", [NAME, TEXT, BOLD])
def test_the_fonts_have_every_letter(face, locale):
    assert can_write(face, LETTERS[locale]) == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_the_game_fits_and_can_be_written(locale):
    drawn = cards(locale)
    assert len(drawn) >= 190
    for entity in drawn:
        card = card_of(book(locale), entity)
        assert card.too_high == 0, entity.id
        assert can_write(TEXT, "".join(re.findall(r">([^<]*)<", str(card.svg)))) <= {"◐", "●", "○"}, entity.id


def test_no_line_is_wider_than_its_box():
    for locale in LOCALES:
        for text in (one for said in book(locale).sentences.values() for one in said.values()):
            done = set_text([Paragraph(book(locale).tied(text))], (542, 340), (40, 21), TEXT, locale)
            assert max(width(TEXT, line.text) * done.size for line in done.lines) <= 542


@pytest.mark.parametrize(
    ("locale", "text", "lines"),
    [
        ("pl", "Odrzuć jednego przeciwnika", ("Odrzuć", "jednego", "przeciw-", "nika")),
        ("uk", "Скиньте додатковий жетон", ("Скиньте", "додатко-", "вий", "жетон")),
        ("cs", "Odhoďte vyčerpaného soupeře", ("Odhoďte", "vyčerpa-", "ného sou-", "peře")),
    ],
)
def test_words_are_divided_as_the_language_does(locale, text, lines):
    done = set_text([Paragraph(text)], (80, 900), (20, 20), TEXT, locale)
    assert tuple(line.text for line in done.lines) == lines


def test_small_words_and_numbers_stay_with_what_follows():
    for locale in LOCALES:
        for entity in cards(locale):
            text = str(card_of(book(locale), entity).svg).partition('class="card-text"')[2]
            lines = re.findall(r">([^<]+)</text>", text)[:-2]  # without the foot
            assert [line for line in lines if re.search(r"(^|\s)\w$", line) and not line[-1].isdigit()] == [], entity.id


def test_much_text_is_set_smaller_and_too_much_is_told():
    long = [Paragraph("Stronnik wędruje przez las. " * 12)]
    done = set_text(long, (542, 340), (40, 21), TEXT, "pl")
    assert 21 <= done.size < 40
    assert done.too_high == 0
    assert set_text(long * 4, (542, 340), (40, 21), TEXT, "pl").too_high > 100


def test_backs_of_a_kind_are_alike():
    first, second, *_ = [one for one in cards("pl") if one.kind == "quest"]
    assert back_of(book("pl"), first) == back_of(book("pl"), second)


def test_a_sheet_holds_nine_cards_and_their_text():
    sheet = print_sheets(book("uk"), cards("uk")[:10])
    assert sheet == print_sheets(book("uk"), cards("uk")[:10])
    document = pypdfium2.PdfDocument(sheet)
    assert len(document) == 4  # nine fronts, nine backs, one front, one back
    assert [round(side / 72 * 25.4) for side in document[0].get_size()] == [210, 297]
    text = document[0].get_textpage().get_text_bounded()
    assert all(book("uk").label(one) in text for one in cards("uk")[:9])
    document.close()


def test_a_picture_is_as_large_as_it_is_printed():
    data = print_picture(book("cs"), cards("cs")[0])
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = (int.from_bytes(data[place : place + 4], "big") for place in (16, 20))
    assert (wide, high) == (744, 1039)
    assert abs(wide / high - WIDE / HIGH) < 0.002
    assert io.BytesIO(data).getbuffer().nbytes > 10_000


@pytest.mark.slow
def test_cards_are_printed_from_outside(tmp_path):
    command = [sys.executable, "-m", "wwrules.cli", "print", "quest", "region=witzend", "--locale", "pl", "--out"]
    done = subprocess.run([*command, tmp_path / "cards.pdf"], cwd=CONTENT.parent, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    document = pypdfium2.PdfDocument(tmp_path / "cards.pdf")
    assert len(document) == 2
    document.close()
