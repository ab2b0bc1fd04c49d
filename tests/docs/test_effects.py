"""docs/authors/effects.md is true: every effect on the page can be read, played and said, and every fault is as shown."""

import re
from pathlib import Path

import pytest
from tables import official

from wwrules.catalogue import describe
from wwrules.compile.effects import read_effect
from wwrules.compile.lower import lower, lower_action, lower_condition
from wwrules.compile.words import tables_of
from wwrules.diagnostics import Source
from wwrules.say import say_effect

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "authors" / "effects.md").read_text("utf-8")
GAME = official()
TABLES = tables_of(GAME)
BLOCKS = re.findall(r"```(effect|condition|action|fault)\n(.*?)```", PAGE, re.DOTALL)
EFFECTS, CONDITIONS, ACTIONS = (
    [line for kind, body in BLOCKS if kind == wanted for line in body.strip().split("\n")]
    for wanted in ("effect", "condition", "action")
)
FAULTS = [body.strip().split("\n") for kind, body in BLOCKS if kind == "fault"]


def place(offset: int, length: int) -> Source:
    return Source("page", 1, offset + 1, length)


@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_on_the_page_is_read_played_and_said(text):
    effect, found = read_effect(text, TABLES, place)
    assert found == []
    assert lower(effect, GAME)
    for locale in GAME.header.locales:
        sentence, missing = say_effect(effect, GAME, locale)
        assert sentence
        assert not missing


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_on_the_page_is_read_and_played(text):
    condition, found = read_effect(text, TABLES, place, "condition")
    assert found == []
    assert lower_condition(condition, GAME)


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_on_the_page_is_read_and_played(text):
    action, found = read_effect(text, TABLES, place)
    assert found == []
    assert lower_action(action, GAME).statements


@pytest.mark.parametrize(("text", "message"), FAULTS)
def test_a_fault_on_the_page_is_as_shown(text, message):
    _, found = read_effect(text, TABLES, place)
    assert [f"{one.source.column}: {describe(one)}" for one in found] == [message]
