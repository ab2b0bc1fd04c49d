"""Patterns are looked over before anybody speaks: what Fluent would pass over in silence has a name here."""

import pytest
from saying import LOCALES, game, speaker
from test_speaker import changed, with_patterns

from wwrules.say.lint import gaps
from wwrules.say.speaker import FUNCTIONS


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phrase_can_be_said(locale):
    assert gaps(game(), locale) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("\ndiscard = ", "\nthrow-away = ", ("discard", "")),
        ("\ndiscard = ", "\nthrow-away = ", ("throw-away", "no such phrase")),
        ("PLACE($place", "PLACE($goal", ("place", "no role $goal")),
        ("AGR($q", "ARG($q", ("is", "no function ARG")),
        ('NP($what, case: "gen")', 'NP($what, case: "genitive")', ("have-most", "no case genitive")),
        ("    [inf] wybrać\n", "", ("choose", "$mood is imp, inf, pl3, sg3")),
        ("    [pl3] mają\n   *[you]", "   *[you]", ("having", "$person is pl3, sg3, you")),
        ("[inf] wybrać", "[inf] { $mood ->\n *[inf] wybrać\n }", ("choose", "a choice inside a choice")),
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
    assert [(one.kind, one.id) for one in gaps(silent, "pl")] == [("quality", "weak")]
