"""Effects in, sentences in three languages out: the case files are what readers will see."""

import pytest
from saying import LOCALES, cases, read, speaker

ALL = [(name, one) for name in ("allies", "gain", "guards", "steps") for one in cases(name)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "one"), ALL, ids=[f"{name}: {one['effect']}" for name, one in ALL])
def test_an_effect_is_said(name, one, locale):
    assert speaker(locale).say(read(one["effect"])) == (one[locale], [])


def test_every_ally_card_is_there():
    assert len(cases("allies")) == 21


def test_no_two_effects_sound_alike():
    for locale in LOCALES:
        texts = [one[locale] for _, one in ALL]
        assert len(set(texts)) == len(texts)


def test_a_condition_can_stand_alone():
    condition = read("if you have 2 or more active roses: gain 1 shard.").sentences[0].guards[0].condition
    texts = [speaker(locale).say_condition(condition)[0] for locale in LOCALES]
    assert texts == ["Masz co najmniej 2 aktywne Róże.", "Маєте щонайменше 2 активні троянди.", "Máte alespoň 2 aktivní růže."]
