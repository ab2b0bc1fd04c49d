"""The tables of each language's own words (`say/languages/*.yaml`) hold only words of the language, each in its place."""

import pytest
from word_tools import LOCALES, needs_tools

from wwrules.say.grammar import BY_ANIMACY, CASES, language
from wwrules.words.readings import Cell
from wwrules.words.tools import tools

pytestmark = [pytest.mark.slow, needs_tools]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_form_is_a_word(locale):
    grammar = language(locale)
    pronouns = [row for name in ("it", "after-preposition") for row in grammar.pronouns[name].values()]
    tables = [*(row for table in grammar.words.values() for row in table.values()), *pronouns]
    forms = {form for row in tables for form in row if form not in ("", BY_ANIMACY)}
    assert len(forms) > 80
    assert [form for form in sorted(forms) if not all(map(tools(locale).knows, form.split()))] == []


@pytest.mark.parametrize("locale", ["pl", "uk"])
def test_words_that_agree_stand_in_their_case(locale):
    """As far as the analyser knows them as adjectives: in the column of feminine nouns, where all cases are told."""
    grammar, analyser = language(locale), tools(locale).analyser
    looked_at = []
    for name, table in grammar.words.items():
        row = table.get("f", ())
        known = [one for one in analyser.tables(row[0], "f") if not one.noun] if row else []
        if known:
            looked_at.append(name)
            wrong = [
                case for case, form in zip(CASES, row, strict=True) if not any(one.has(Cell(case, "sg"), form) for one in known)
            ]
            assert wrong == [], name
    assert len(looked_at) > 5
