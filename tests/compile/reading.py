"""What the tests of the reader share: games and packs loaded once, places in a text without a file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml
from tables import official

from wwrules.catalogue import describe
from wwrules.compile.effects import read_effect
from wwrules.compile.words import Tables, tables_of
from wwrules.diagnostics import Diagnostic, Source
from wwrules.load.game import load_game
from wwrules.model import Game
from wwrules.paths import CONTENT

GAMES = Path(__file__).parents[1] / "games"
CASES = Path(__file__).parent / "cases"
OFFICIAL, PACK = "wonderlands-war", "tea-pack"


@cache
def game(name: str) -> Game:
    if name == OFFICIAL:
        return official()
    root, packs = (CONTENT / OFFICIAL, (GAMES / PACK,)) if name == PACK else (GAMES / name, ())
    loaded, found = load_game(root, packs)
    assert found == []
    return loaded


@cache
def tables(name: str) -> Tables:
    return tables_of(game(name), PACK if name == PACK else "")


def cases(name: str):
    return yaml.safe_load((CASES / f"{name}.yaml").read_text("utf-8"))


def at(offset: int, length: int) -> Source:
    return Source("text", 1, offset + 1, length)


def read(text: str, name: str, start: str = "effect"):
    return read_effect(text, tables(name), at, start)


def said(found: list[Diagnostic]) -> list[str]:
    """Faults as an author sees them, with the column before."""
    return [f"{one.source.column}: {describe(one)} [{one.code}]" for one in found]
