"""Generated code is kept in the user's cache: never stale, never half, never somebody else's."""

import random
import stat
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest
from playing import compiled, decide

from wwrules.compile import procedure_tree as tree
from wwrules.compile.board_parts import BoardFigure, BoardWeight
from wwrules.generate import cache
from wwrules.generate.engine import Engine
from wwrules.generate.module import Module
from wwrules.run.session import Session

WAR = Path(__file__).parents[2] / "benchmarks" / "war"


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """A program whose code is kept in a cache of its own, and the file."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(cache, "_WORTH", 0)
    program = compiled(WAR)
    made = cache.source_of(program, True)
    (file,) = cache.home().iterdir()
    return program, made, file


def is_made_anew(program, monkeypatch) -> bool:
    made = []

    class Noting(Module):
        def source(self):
            made.append(self)
            return super().source()

    monkeypatch.setattr(cache, "Module", Noting)
    cache.source_of(program, True)
    return bool(made)


def test_what_is_kept_is_what_was_made(kept, monkeypatch):
    program, made, _ = kept
    assert not is_made_anew(program, monkeypatch)
    found = cache.source_of(program, True)
    assert (found.text, found.twins, found.constants) == (made.text, made.twins, made.constants)
    assert found.templates == made.templates
    assert (found.stopping_rules, found.code) == (made.stopping_rules, made.code)
    assert Engine(program, found, True).start_stops


def test_a_game_on_kept_code_is_the_same(kept):
    program, *_ = kept
    sessions = [Session(program, 3, 3, backend=backend) for backend in ("oracle", "compiled")]
    chance = random.Random(3)
    while sessions[0].to_move:
        decide(sessions[0], chance)
        seat, chosen = sessions[0].decisions[-1]
        sessions[1].answer(seat, *chosen)
    assert sessions[0].log == sessions[1].log


@pytest.mark.parametrize("damage", [lambda data: data[: len(data) // 2], lambda _: b"", lambda data: data[:-1] + b"\0\0"])
def test_a_damaged_file_is_made_again(kept, monkeypatch, damage):
    program, _, file = kept
    file.write_bytes(damage(file.read_bytes()))
    assert is_made_anew(program, monkeypatch)
    assert not is_made_anew(program, monkeypatch)  # and is whole again


def test_what_others_can_write_is_not_read(kept, monkeypatch):
    program, _, file = kept
    file.parent.chmod(file.parent.stat().st_mode | stat.S_IWOTH)
    assert is_made_anew(program, monkeypatch)


def test_another_text_is_another_key(kept):
    program, *_ = kept
    other = copy(program)
    other.definitions = {**program.definitions}
    still = program.definitions["suffer"]
    other.definitions["suffer"] = replace(still, block=tree.Block(still.block.statements[1:]))
    assert cache.fingerprint(other) != cache.fingerprint(program) == cache.fingerprint(compiled(WAR))


def test_what_is_counted_is_part_of_the_key():
    """What bots think a position is worth, and the figures, are generated too: another weight is another code."""
    keys = set()
    for weight, amount in ((1, 7), (2, 7), (2, 8)):
        program = compiled(WAR)
        program.board.evaluation.append(BoardWeight(tree.Number(7), weight, None))
        program.board.figures["seven"] = BoardFigure("player", tree.Number(amount))
        keys.add(cache.fingerprint(program))
    assert len(keys) == 3


def test_a_place_that_cannot_be_written_is_no_fault(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(cache, "_WORTH", 0)
    assert cache.source_of(compiled(WAR), False).text
