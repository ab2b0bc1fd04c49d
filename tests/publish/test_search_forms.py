"""Forms of the words of prose: those that belong together, and nothing where no analyser is."""

import pytest

from wwrules.publish import search_forms
from wwrules.publish.search_data import fold
from wwrules.publish.search_forms import analysers, forms_of_prose


@pytest.mark.parametrize(
    ("locale", "text", "group"),
    [
        ("pl", "Odrzuć kartę, zanim odrzucisz następne karty.", "karta karte karty"),
        ("uk", "Візьміть картку і покладіть картки назад.", "картка картки картку"),
    ],
)
def test_forms_on_the_pages_belong_to_their_word(locale, text, group):
    assert analysers(locale)
    assert group in forms_of_prose(locale, [text], fold, ())
    assert group not in forms_of_prose(locale, [text], fold, group.split())


def test_without_an_analyser_there_is_only_the_lexicon(monkeypatch):
    assert forms_of_prose("cs", ["Karta a karty."], fold, ()) == set()
    monkeypatch.setattr(search_forms, "find_spec", lambda _: None)
    assert analysers("pl") == []
    assert forms_of_prose("pl", ["Karta i karty."], fold, ()) == set()
