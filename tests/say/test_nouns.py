"""Noun phrases: numbers govern, everything around the noun agrees."""

import pytest
from saying import LOCALES, cases, game, speaker

from wwrules.compile.effect_tree import Count, NounPhrase, Pronoun
from wwrules.say.nouns import Frame, Said

COUNTS = (0, 1, 2, 5, 12, 21, 22)
THEIRS = Frame("nobody")


def said(locale, case, head, count=None, frame=THEIRS, **more):
    counted = Count((count,)) if count is not None else None
    return speaker(locale).nouns.say(Said(NounPhrase(head, count=counted, **more), frame), case)


@pytest.mark.parametrize(("noun", "locale"), [(noun, locale) for noun, forms in cases("counts").items() for locale in forms])
def test_a_noun_is_counted(noun, locale):
    assert [said(locale, "acc", noun, count) for count in COUNTS] == cases("counts")[noun][locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_noun_with_forms_is_counted(locale):
    counted = {noun for noun, forms in cases("counts").items() if locale in forms}
    assert counted == {one.id for one in game().names[locale].values() if one.forms or one.short}


@pytest.mark.parametrize(
    ("locale", "case", "texts"),
    [
        ("pl", "nom", ["0 silnych stronników", "1 silny stronnik", "2 silnych stronników", "5 silnych stronników"]),
        ("pl", "ins", ["0 silnymi stronnikami", "1 silnym stronnikiem", "2 silnymi stronnikami", "5 silnymi stronnikami"]),
        ("uk", "nom", ["0 сильних прибічників", "1 сильний прибічник", "2 сильні прибічники", "5 сильних прибічників"]),
        ("uk", "acc", ["0 сильних прибічників", "1 сильного прибічника", "2 сильних прибічників", "5 сильних прибічників"]),
        ("cs", "nom", ["0 silných přívrženců", "1 silný přívrženec", "2 silní přívrženci", "5 silných přívrženců"]),
        ("cs", "acc", ["0 silných přívrženců", "1 silného přívržence", "2 silné přívržence", "5 silných přívrženců"]),
    ],
)
def test_qualities_agree_with_what_is_counted(locale, case, texts):
    assert [said(locale, case, "follower", count, qualities=("strong",)) for count in (0, 1, 2, 5)] == texts


@pytest.mark.parametrize(
    ("locale", "texts"),
    [
        ("pl", ["swój słaby żeton", "twój słaby żeton", "swoich słabych Karcianych żołnierzy", "te słabe Istoty"]),
        ("uk", ["свій слабкий жетон", "ваш слабкий жетон", "своїх слабких карткових вояк", "цих слабких істот"]),
        ("cs", ["svůj slabý žeton", "váš slabý žeton", "své slabé karetní vojáky", "tyto slabé tvory"]),
    ],
)
def test_the_accusative_knows_what_is_animate(locale, texts):
    weak = {"qualities": ("weak",)}
    assert texts == [
        said(locale, "acc", "chip", determiner="your", frame=Frame("you"), **weak),
        said(locale, "acc", "chip", determiner="your", **weak),
        said(locale, "acc", "card-soldier", determiner="your", plural=True, frame=Frame("you"), **weak),
        said(locale, "acc", "creature", determiner="this", plural=True, **weak),
    ]


def test_nothing_is_own_inside_a_subject():
    assert said("pl", "nom", "chip", 5, determiner="your", frame=Frame("you"), plural=True) == "5 twoich żetonów"


def test_a_pronoun_changes_behind_a_preposition():
    for locale, texts in {"pl": ["\ue000go\ue001", "niego"], "uk": ["його", "нього"], "cs": ["\ue000ho\ue001", "něj"]}.items():
        it = Said(Pronoun("it", "chip"), Frame())
        assert [speaker(locale).nouns.say(it, "acc", after_preposition=behind) for behind in (False, True)] == texts
