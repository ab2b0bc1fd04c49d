"""A pack with every sort of file, and something wrong at each of its places: it is told, whatever it is, and never raises."""

import copy
import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
import yaml
from rich_pack import rich_pack
from test_hostile_packs import POND, folder

from wwrules import reports
from wwrules.check import check
from wwrules.load.game import load_game, read_file

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
STEP = 1 if SOAK > 1 else 97  # every so many of them are tried
RICH = rich_pack(["pl"])
GONE = object()
Bend = Callable[[Any], Any]
BENDS: dict[str, Bend] = {
    "gone": lambda _: GONE,
    "text": lambda _: "zz",
    "number": lambda _: 7,
    "nothing": lambda _: None,
    "empty": lambda _: "",
    "list": lambda _: ["zz"],
    "empty list": lambda _: [],
    "table": lambda _: {"zz": {"yy": ["xx"]}},
    "empty table": lambda _: {},
    "more": lambda one: {**one, "zz": "yy"} if isinstance(one, dict) else [one, "zz"],
    "inside": lambda one: {"zz": one},
    "below": lambda one: {f"marsh/{key}": value for key, value in one.items()} if isinstance(one, dict) else f"../{one}",
    "of the game": lambda one: (
        dict(zip(("swan", *list(one)[1:]), one.values(), strict=True)) if one and isinstance(one, dict) else "swan"
    ),
}
SHORES = """type: entities
kind: shore
provenance: {status: stand-in}
entities:
  long-bank: {next: reeds, shady: false}
"""
_read = cache(read_file)


def read(place):
    """The files of the game are always the same."""
    return read_file(place) if place.name.startswith("marsh/") else _read(place)


def told(place: str, content: str) -> list[str]:
    game, found = load_game(POND, [folder({**RICH, place: content})], read)
    return [reports.line(one) for one in (*found, *check(game, found))]


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places_in(one, (*path, key))


def bent(value: Any, path: tuple[Any, ...], bend: Bend) -> Any:
    if not path:
        return bend(value)
    changed = copy.copy(value)
    inner = bent(value[path[0]], path[1:], bend)
    if inner is GONE:
        del changed[path[0]]
    else:
        changed[path[0]] = inner
    return changed


def every_bend() -> Iterator[tuple[str, str, str]]:
    for file, text in RICH.items():
        value = yaml.safe_load(text) if file.endswith(".yaml") else None
        for path in places_in(value) if value else ():
            for name, bend in BENDS.items():
                changed = bent(value, path, bend)
                yield file, f"{'.'.join(map(str, path))}: {name}", json.dumps({} if changed is GONE else changed)


def test_the_pack_itself_is_sound():
    assert [line for line in told("README.md", "") if ": error: " in line] == []


def test_whatever_is_wrong_anywhere_is_told():
    tried = 0
    for file, what, content in list(every_bend())[::STEP]:
        tried += 1
        for line in told(file, content):
            assert line.isprintable(), (file, what)
    assert tried >= 2000 // STEP


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        ("pack.yaml", 'version: "1.0.0"', "version: null", "pack.yaml:4:10: error: a value is missing"),
        ("pack.yaml", "locales: [pl]", "locales: ~", "pack.yaml:9:10: error: a value is missing"),
        ("rulings.yaml", "rules: [", "rules: null, zz: [", "rulings.yaml:3:114: error: a value is missing"),
        ("words/pl/reviewed/rules.yaml", "signed: [", "signed: null\nzz: [", "rules.yaml:3:9: error: a value is missing"),
        ("words/pl/overrides.yaml", "effect: {", "zz: null, effect: {", "overrides.yaml:3:12: error: a value is missing"),
        ("words/pl/overrides.yaml", "{text:", "{zz: yy, text:", "overrides.yaml:3:17: error: unknown key 'zz'"),
        (
            "words/pl/lexicon.yaml",
            "words:",
            "qualities: {zz: {name: yy}}\nwords:",
            "lexicon.yaml:2:18: error: unknown key 'name'",
        ),
    ],
)
def test_a_value_that_cannot_be_used_is_told_and_left_alone(file, old, new, line):
    assert old in RICH[file]
    assert any(line in one for one in told(file, RICH[file].replace(old, new)))


@pytest.mark.parametrize("table", ["type: overrides\noverrides:", "type: lexicon\nwords:"])
def test_of_many_faults_none_is_left_to_be_used(table):
    file = f"words/pl/{'lexicon' if 'lexicon' in table else 'overrides'}.yaml"
    lines = told(file, table + "\n" + "".join(f"  w{number:03}: {{gender: f}}\n" for number in range(300)))
    assert lines[0].startswith(f"marsh/{file}:3:")
    assert 90 <= len([one for one in lines if file in one]) <= 210


@pytest.mark.parametrize("name", ["log", "names", "charts", "constructs"])
def test_words_for_what_only_the_game_has_are_the_games(name):
    place = f"words/pl/{name}.ftl"
    assert told(place, "swan = kaczka\n")[:1] == [
        f"marsh/{place}:1:1: error: '{place}' has no place in a pack; 'wwrules explain unexpected-file' shows the tree"
        " [unexpected-file]"
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        ("words/pl/prose/marsh.yaml", "marsh.r0", "feeding.start", "unknown rule 'marsh/feeding.start'"),
        ("words/pl/overrides.yaml", "b0", "swan", "unknown entity 'marsh/swan'"),
        ("glossary.yaml", "b0", "crumb", "unknown id 'marsh/crumb'"),
    ],
)
def test_what_the_game_says_is_not_said_by_a_pack(file, old, new, line):
    assert any(line in one for one in told(file, RICH[file].replace(old, new)))


def test_an_id_with_the_pack_before_it_is_meant_without():
    first, *_ = told("cards/birds.yaml", RICH["cards/birds.yaml"].replace("  b0:", "  marsh/b0:"))
    assert first.endswith("; did you mean 'b0'? [malformed-id]")


def test_entries_of_the_pack_are_offered_too(monkeypatch):
    monkeypatch.setitem(RICH, "cards/birds.yaml", RICH["cards/birds.yaml"].replace("home: reeds", "home: long-bnak"))
    lines = told("cards/shores.yaml", SHORES)
    assert any(line.endswith("unknown shore 'long-bnak'; did you mean 'long-bank'? [unknown-reference]") for line in lines)
