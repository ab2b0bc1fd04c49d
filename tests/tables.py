"""Cases an author can read and add to: a YAML list beside the test, and a way to write down what does not fit in it."""

from __future__ import annotations

import gc
import re
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from wwrules.load.game import load_game
from wwrules.model import Game

TESTS = Path(__file__).parent
POND = TESTS / "games" / "pond"
WONDERLANDS_WAR = TESTS.parent / "content" / "wonderlands-war"


def official() -> Game:
    """The real game, read once for all tests of a process; what is worked out from it later is everybody's own."""
    return copy(_official())


@cache
def _official() -> Game:
    game, found = load_game(WONDERLANDS_WAR)
    assert game is not None
    assert found == []
    gc.freeze()  # it stays until the end, and is not looked through for garbage again and again
    return game


def cases(file: str) -> list[Any]:
    """Give the entries of a table as parameters of a test, each named by its `it`."""
    entries = yaml.safe_load((TESTS / file).read_text("utf-8"))
    return [pytest.param(entry, id=entry["it"]) for entry in entries]


def written(text: str) -> bytes:
    """Write out {40 × x} (x forty times) and {byte FF} (a raw byte), as on the pages of the faults."""
    long = re.sub(r"\{(\d+) × ([^}]+|\})\}", lambda found: found[2] * int(found[1]), text)
    parts = re.split(r"\{byte ([0-9A-F]{2})\}", long)
    return b"".join(bytes.fromhex(part) if number % 2 else part.encode() for number, part in enumerate(parts))
