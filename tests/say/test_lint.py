"""Patterns are looked over before anybody speaks: what Fluent would pass over in silence has a name here."""

import pytest
from saying import LOCALES, game, speaker
from test_speaker import changed, with_patterns, without_forms

from wwrules.say.lint import gaps, rough, slips
from wwrules.say.missing import Missing
from wwrules.say.speaker import FUNCTIONS


@pytest.mark.parametrize("locale", LOCALES)
def test_the_patterns_of_the_game_have_no_slips(locale):
    assert list(slips(game(), locale)) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("\ndiscard = ", "\nthrow-away = ", ("discard", "")),
        ("\ndiscard = ", "\nthrow-away = ", ("throw-away", "phrase")),
        ("PLACE($place", "PLACE($goal", ("place", "role goal")),
        ("AGR($q", "ARG($q", ("is", "function ARG")),
        ('NP($what, case: "gen")', 'NP($what, case: "genitive")', ("have-most", "case genitive")),
        ("    [inf] wybrać\n", "", ("choose", "choices $mood: imp, inf, pl3, sg3")),
        ("    [pl3] mają\n   *[you]", "   *[you]", ("having", "choices $person: pl3, sg3, you")),
        ("[inf] wybrać", "[inf] { $mood ->\n *[inf] wybrać\n }", ("choose", "nested")),
    ],
)
def test_a_slip_in_a_pattern_is_found(old, new, found):
    broken = with_patterns(lambda text: text.replace(old, new))
    assert found in {(one.id, one.detail) for one in gaps(broken, "pl")}


def test_the_lint_knows_every_function():
    assert set(speaker("pl")._functions()) == set(FUNCTIONS)


def test_a_quality_without_word_is_found():
    words = {name: one for name, one in game().quality_words["pl"].items() if name != "weak"}
    silent = changed(quality_words={**game().quality_words, "pl": words})
    assert set(gaps(silent, "pl")) - set(gaps(game(), "pl")) == {Missing("quality", "weak", "pl")}


def test_a_noun_that_does_not_decline_is_found():
    assert set(gaps(without_forms("rose"), "pl")) - set(gaps(game(), "pl")) == {Missing("word", "rose", "pl")}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Weź 1 żeton.", ""),
        ("Weź 1,5 raza tyle, ile masz. Odłóż go.", ""),
        ("Візьміть 1 м’яч.", ""),
        ("Візьміть 1 м'яч.", "міть 1 м'яч."),
        ("Weź  1 żeton.", "Weź  1 żeton."),
        ("Weź , 1 żeton.", "Weź , 1 żeton"),
        ("Weź 1 żeton..", " 1 żeton.."),
        ("Weź { NP } żeton.", "Weź { NP } że"),
        ("Weź … żeton.", "Weź … żeton."),
        ("Weź \ue000go\ue001.", "Weź \ue000go\ue001."),
        ("weź 1 żeton.", "weź 1 żet"),
        ("Weź 1 żeton", "ź 1 żeton"),
        (" Weź 1 żeton.", " Weź 1 że"),
    ],
)
def test_a_rough_sentence_is_found(text, found):
    assert rough(text) == found
