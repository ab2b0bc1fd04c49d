"""What the tests of this folder share: the game, its speakers, and effects read from text."""

from functools import cache
from pathlib import Path

import yaml
from tables import official

from wwrules.compile.effect_tree import Condition, Effect
from wwrules.compile.effects import read_effect
from wwrules.compile.words import Tables, tables_of
from wwrules.diagnostics import Source
from wwrules.model import Game
from wwrules.say import Speaker

LOCALES = ("pl", "uk", "cs")
CASES = Path(__file__).parent / "cases"
FILES = ("allies", "gain", "guards", "nouns", "steps")  # effects with their sentences


@cache
def game() -> Game:
    return official()


@cache
def tables() -> Tables:
    return tables_of(game())


@cache
def speaker(locale: str) -> Speaker:
    return Speaker(game(), locale)


@cache
def read(text: str) -> Effect:
    tree, found = read_effect(text, tables(), lambda start, length=1: Source("text", 1, start + 1, length))
    assert tree is not None, found
    return tree


@cache
def read_condition(text: str) -> Condition:
    tree, found = read_effect(text, tables(), lambda start, length=1: Source("text", 1, start + 1, length), "condition")
    assert tree is not None, found
    return tree


@cache
def cases(name: str) -> list[dict[str, str]]:
    return yaml.safe_load((CASES / f"{name}.yaml").read_text("utf-8"))
