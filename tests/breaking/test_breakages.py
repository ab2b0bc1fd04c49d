"""No content, however wrong, ends a command in a traceback: it is told with its place, or it does no harm and everything works.

A tenth of the breakages is tried here, with `check` and one more command each, which take turns; `make soak` runs every command
on all of them and on ten times as many. `python tests/breaking/try_breakages.py` tells about any stretch of numbers.
"""

from __future__ import annotations

import os
import shutil
from functools import cache
from pathlib import Path

import pytest
from all_commands import FAIR, REAL, World, broken_world, ends_of, sound_world
from breakages import broken

from wwrules.cli import main

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
ROOT = Path(__file__).parents[2]
GAMES = {"fair": (ROOT / "tests" / "games" / "fair", FAIR), "real": (ROOT / "content" / "wonderlands-war", REAL)}
ALL = 300
NUMBERS = range(0, ALL, 10) if SOAK == 1 else range(ALL * SOAK)
REAL_NUMBERS = range(7, ALL, 150) if SOAK == 1 else range(ALL)
ALL_ON_REAL = range(0) if SOAK == 1 else range(0, ALL, 10)  # every command on the real game, and on a pack of it


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    return cache(
        lambda name, to_check=False: sound_world(tmp_path_factory.mktemp(name) / "sound", *GAMES[name], to_check=to_check)
    )


def tried(sound: World, folder: Path, number: int, names: tuple[str, ...] = (), part: str = "content") -> list[str]:
    world, how = broken_world(sound, folder / "broken", number, part)
    wrong = ends_of(world, number, how, names).wrong
    shutil.rmtree(world.folder)
    return [f"{number}: {how}: {one}" for one in wrong]


def turns(world: World, number: int) -> tuple[str, ...]:
    """The command whose turn it is, behind `check`; all of them in a soak."""
    names = [*world.commands]
    return () if SOAK > 1 else ("check", names[number // 10 % len(names)])


@pytest.mark.parametrize("number", NUMBERS)
def test_a_broken_game_is_told_or_does_no_harm(sound, tmp_path, number):
    assert tried(sound("fair"), tmp_path, number, turns(sound("fair"), number)) == []


@pytest.mark.slow
@pytest.mark.parametrize("number", REAL_NUMBERS)
def test_the_broken_real_game_is_checked(sound, tmp_path, number):
    assert tried(sound("real", SOAK == 1), tmp_path, number, ("check",)) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", ["content", "pack"])
@pytest.mark.parametrize("number", ALL_ON_REAL)
def test_the_broken_real_game_and_a_broken_pack_of_it_are_told_by_every_command(sound, tmp_path, number, part):
    assert tried(sound("real"), tmp_path, number, (), part) == []


def test_the_sound_game_works_with_every_command(sound):
    """What is broken was whole before; the rest would be worth nothing."""
    world = sound("fair")
    names = ("check", "check a pack", "site", "print", "serve", "odds", "replay", "simulate", "fmt")
    ends = ends_of(world, -1, "sound", names)
    assert (ends.wrong, ends.codes) == ([], dict.fromkeys(names, 0))


def test_every_command_is_tried(sound):
    assert {words[0] for name, words in sound("fair").commands.items() if name != "serve"} | {"serve"} == {*main.commands}


def test_a_number_always_breaks_the_same(tmp_path):
    for name in "ab":
        shutil.copytree(GAMES["fair"][0], tmp_path / name)
    assert broken(tmp_path / "a", 63) == broken(tmp_path / "b", 63)
    texts = [{file.relative_to(tmp_path / name): file.read_bytes() for file in (tmp_path / name).rglob("*.*")} for name in "ab"]
    assert texts[0] == texts[1]
