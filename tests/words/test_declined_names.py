"""Forms are verified word by word: whatever is put in the wrong place of a table, or loses a letter, is found."""

from random import Random

import pytest
from word_tools import LOCALES, names, needs_tools

from wwrules.words.phrases import WORD, Entry, cells_of, entry_of, slips
from wwrules.words.readings import Cell, basic_cell
from wwrules.words.tools import tools

pytestmark = [pytest.mark.slow, needs_tools]

# Ukrainian has two right endings in places (жетоні, жетону), and some slips are words themselves (růží, růž).
ENOUGH = {"swaps": 0.99, "typos": 0.99}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_forms_of_the_game_are_right(locale):
    analyser = tools(locale).analyser
    assert {name.id: found for name in names(locale) if (found := slips(entry_of(name), analyser))} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_form_in_the_wrong_place_is_found(locale):
    chance = Random(5)
    found = []
    for entry in map(entry_of, names(locale)):
        for cell in cells_of(entry.gender):
            other = chance.choice(cells_of(entry.gender))
            if cell != basic_cell(entry.gender) and entry.forms[other] != entry.forms[cell]:
                found.append(is_found(entry, cell, entry.forms[other], locale))
    assert len(found) > 400
    assert sum(found) >= ENOUGH["swaps"] * len(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_letter_that_is_lost_is_found(locale):
    chance = Random(5)
    found = []
    for entry in map(entry_of, names(locale)):
        for cell in cells_of(entry.gender):
            form = entry.forms[cell]
            gone = chance.randrange(len(form))
            if cell != basic_cell(entry.gender) and form[gone] != " ":
                found.append(is_found(entry, cell, form[:gone] + form[gone + 1 :], locale))
    assert len(found) > 400
    assert sum(found) >= ENOUGH["typos"] * len(found)


def is_found(entry: Entry, cell: Cell, form: str, locale: str) -> bool:
    """By its place in the table, or because it is no word at all."""
    changed = Entry(entry.name, entry.gender, {**entry.forms, cell: form}, entry.paradigm)
    return bool(slips(changed, tools(locale).analyser)) or not all(map(tools(locale).knows, WORD.findall(form)))
