"""Effects in, sentences in three languages out: the case files are what readers will see."""

import pytest
from saying import FILES, LOCALES, cases, read, read_condition, speaker

ALL = [(name, one) for name in FILES for one in cases(name)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "one"), ALL, ids=[f"{name}: {one['effect']}" for name, one in ALL])
def test_an_effect_is_said(name, one, locale):
    assert speaker(locale).say(read(one["effect"])) == (one[locale], [])


def test_no_two_effects_sound_alike():
    for locale in LOCALES:
        texts = [one[locale] for _, one in ALL]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("one", cases("conditions"), ids=lambda one: one["condition"])
def test_a_condition_can_stand_alone(one, locale):
    assert speaker(locale).say_condition(read_condition(one["condition"])) == (one[locale], [])
