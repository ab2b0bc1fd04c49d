"""What strangers put into packs is refused at its place in a short sentence, whatever it attacks; nothing of it is believed."""

import os
import resource
from functools import partial
from pathlib import Path

import pytest
from hostile_archives import archives
from hostile_packs import PACK, SOUND, packs, phrases

from wwrules import reports
from wwrules.diagnostics import Diagnostic
from wwrules.load.folders import Folder, Place
from wwrules.packs.cell import run_in_cell
from wwrules.pipeline import check_game

POND = Path(__file__).parents[1] / "games" / "pond"
ARENA = POND.with_name("arena")
HOSTILE = list(packs())
PHRASES = list(phrases())
ENOUGH = 200
LONGEST = 500  # letters of a message
SOAK = int(os.environ.get("WWRULES_SOAK", "1"))


def folder(files: dict[str, str | bytes]) -> Folder:
    return Folder("marsh", [Place(place, partial(bytes, _bytes(one))) for place, one in sorted(files.items())])


def _bytes(content: str | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.encode()


def test_the_pack_itself_is_sound():
    assert [reports.line(one) for one in check_game(POND, [folder(SOUND)])[1]] == []


def test_there_are_enough_of_them():
    assert len({one.what for one in HOSTILE}) == len(HOSTILE)
    assert len(HOSTILE) + len(PHRASES) + len(list(archives())) >= ENOUGH


@pytest.mark.parametrize("hostile", HOSTILE, ids=[one.what for one in HOSTILE])
def test_a_hostile_pack_is_refused_at_its_place(hostile):
    errors = told(check_game(POND, [folder({**SOUND, hostile.place: hostile.content})])[1])
    assert not hostile.code or hostile.code in {one.code for one in errors}


@pytest.mark.parametrize("hostile", PHRASES, ids=[one.what for one in PHRASES])
def test_a_hostile_phrase_is_refused_at_its_place(hostile):
    first = PACK.replace("for: pond", "for: arena").replace("[pl]", "[en]")
    told(check_game(ARENA, [folder({"pack.yaml": first, hostile.place: hostile.content})])[1])


def told(found: list[Diagnostic]) -> list[Diagnostic]:
    """Errors in the pack, each told in a line that can be printed."""
    errors = [one for one in found if one.source.file.startswith("marsh/")]
    assert errors != []
    for one in errors:
        line = reports.line(one)
        assert len(line) < LONGEST
        assert line.isprintable()
    return errors


@pytest.mark.skipif(SOAK == 1, reason="the figures are taken by `make soak`")
def test_each_is_refused_in_a_second_and_little_memory(capsys):
    """Measured in a process of its own for each; the figures are printed, and a cell that is killed fails the test."""
    slowest, largest = 0.0, 0
    for hostile in HOSTILE:

        def look(hostile=hostile) -> list[float]:
            check_game(POND, [folder({**SOUND, hostile.place: hostile.content})])
            used = resource.getrusage(resource.RUSAGE_SELF)
            return [used.ru_utime + used.ru_stime, used.ru_maxrss]

        value, reason = run_in_cell(look, seconds=10)
        assert reason == "", hostile.what
        slowest, largest = max(slowest, value[0]), max(largest, value[1])
    with capsys.disabled():
        print(f"\n{len(HOSTILE)} hostile packs: slowest {slowest:.2f} s, largest {largest // 1024} MB")  # noqa: T201


ROLE = """type: entities
kind: role
provenance: {status: stand-in}
entities:
  bog-gatherer:
    cowardly: take 1 purple potion.
    brave: |
      EFFECT
"""
WIDE = {
    "numbers": (f"if you have exactly {'1, ' * 560}1 or 2 purple potions: gain 1 VP.", "too-deep"),
    "conditions": (f"if {'you have 1 purple potion or if ' * 60}you have 1 purple potion: gain 1 VP.", ""),
    "steps": (f"{'gain 1 VP, then ' * 120}gain 1 VP.", ""),
    "sentences": ("gain 1 VP. " * 180, ""),
    "options": (f"either {'gain 1 VP or ' * 120}gain 1 VP.", "same-option"),
    "brackets": (f"{'either (' * 18}gain 1 VP{') or gain 2 VP' * 18}.", ""),
}


@pytest.mark.parametrize("name", WIDE)
def test_an_effect_that_is_wide_or_deep_is_compiled_or_refused(name):
    text, code = WIDE[name]
    first = PACK.replace("for: pond", "for: brooms").replace("[pl]", "[en]")
    found = check_game(
        POND.with_name("brooms"), [folder({"pack.yaml": first, "cards/roles.yaml": ROLE.replace("EFFECT", text)})]
    )[1]
    assert code in {"", *(one.code for one in found)}
    assert sum(map(len, reports.text(found))) < 5000
