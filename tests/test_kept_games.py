"""A game that has not changed is neither read nor compiled again. What was kept is never stale, half, or a stranger's."""

import pickle
import random
import shutil
import stat
from dataclasses import fields
from pathlib import Path

import pytest
from playing import GAMES, compiled, decide
from tables import WONDERLANDS_WAR, official

from wwrules import kept_games
from wwrules.caches import home
from wwrules.compile import program as programs
from wwrules.model import Game
from wwrules.play import games
from wwrules.play.games import load_program
from wwrules.run.session import Session


@pytest.fixture
def root(tmp_path, monkeypatch):
    """A game that may be changed, with a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return Path(shutil.copytree(GAMES / "pig", tmp_path / "pig"))


@pytest.fixture
def times(monkeypatch):
    """How often a game was really compiled."""
    done = []
    real = games.compile_game
    monkeypatch.setattr(games, "compile_game", lambda game: done.append(game) or real(game))
    return done


def loaded(root, *packs):
    program, found = load_program(root, packs)
    assert found == []
    return program


def the_file():
    (file,) = home("games").iterdir()
    return file


def test_what_has_not_changed_is_not_compiled_again(root, times):
    loaded(root)
    assert isinstance(loaded(root).game, kept_games.KeptGame)
    assert len(times) == 1


def test_the_real_game_is_kept():
    loaded(WONDERLANDS_WAR)
    kept = loaded(WONDERLANDS_WAR).game
    assert isinstance(kept, kept_games.KeptGame)
    for name in (*kept_games._WORDS, *kept_games._HARDLY_ASKED_FOR):
        assert getattr(kept, name) == getattr(official(), name)
    some = next(iter(kept.names["pl"].values()))
    assert some.node == official().names["pl"][some.id].node


def test_words_are_read_when_somebody_asks_for_them_and_kept_then(root, monkeypatch):
    def reads_no_more(*_):
        raise AssertionError("read again")

    made, kept = loaded(root).game, loaded(root).game
    assert not home("words").exists()
    names = made.names
    monkeypatch.setattr(kept_games.KeptGame, "_read", reads_no_more)
    assert kept.names == names
    assert kept.patterns == made.patterns
    (file,) = home("words").iterdir()
    file.write_bytes(b"damaged")
    with pytest.raises(AssertionError):
        _ = loaded(root).game.names


def test_faults_in_what_is_only_told_are_not_looked_for(root):
    (root / "rulings.yaml").write_text("type: nothing", "utf-8")
    assert loaded(root).game.rulings == {}


@pytest.mark.parametrize("name", ["arena", "brooms", "pig"])
def test_what_is_kept_is_what_was_made(name, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made, kept = (loaded(GAMES / name) for _ in range(2))
    for one in fields(Game):
        if one.name not in kept_games._NOT_OF_A_GAME:
            assert getattr(kept.game, one.name) == getattr(made.game, one.name), one.name
    for one in fields(programs.Program):
        if one.name not in ("game", "numbers", "summaries", "tables", "origins"):
            assert getattr(kept, one.name) == getattr(made, one.name), one.name
    assert [kept.number(node) for node in kept.nodes] == [made.number(node) for node in made.nodes]
    assert [place(0, 1) for place in kept.origins] == [place(0, 1) for place in made.origins]


def test_a_game_that_was_kept_is_played_the_same(root):
    sessions = [Session(program, 3, 2, backend="compiled") for program in (compiled(root), loaded(root), loaded(root))]
    chance = random.Random(3)
    while sessions[0].to_move:
        decide(sessions[0], chance)
        seat, chosen = sessions[0].decisions[-1]
        for other in sessions[1:]:
            other.answer(seat, *chosen)
    assert sessions[0].log == sessions[1].log == sessions[2].log


def test_a_change_anywhere_is_seen(root, times):
    loaded(root)
    file = root / "game.yaml"
    file.write_text(file.read_text("utf-8") + "# a remark\n", "utf-8")
    loaded(root)
    shutil.move(root / "examples.yaml", root / "examples-of-pig.txt")
    program, found = load_program(root)
    assert program is None
    assert found
    assert len(times) == 3


def test_a_change_of_wwrules_is_seen(root, times, monkeypatch):
    loaded(root)
    monkeypatch.setattr(kept_games, "fingerprint_of_wwrules", lambda: b"another")
    loaded(root)
    assert len(times) == 2


def test_a_game_with_faults_is_not_kept(root):
    (root / "stray.txt").write_text("?", "utf-8")
    for _ in range(2):
        program, found = load_program(root)
        assert program is None
        assert found
    assert not home("games").exists()


@pytest.mark.parametrize("damage", [lambda data: data[: len(data) // 2], lambda _: b"", lambda data: data[:-1] + b"\0\0"])
def test_a_damaged_file_is_made_again(root, times, damage):
    loaded(root)
    the_file().write_bytes(damage(the_file().read_bytes()))
    loaded(root)
    loaded(root)
    assert len(times) == 2


@pytest.mark.parametrize("of_others", [lambda file: file, lambda file: file.parent])
def test_what_others_can_write_is_not_read(root, times, of_others):
    loaded(root)
    place = of_others(the_file())
    place.chmod(place.stat().st_mode | stat.S_IWOTH)
    loaded(root)
    assert len(times) == 2


def test_a_link_is_not_followed(root, times, tmp_path):
    loaded(root)
    file = the_file()
    shutil.move(file, tmp_path / "elsewhere")
    file.symlink_to(tmp_path / "elsewhere")
    loaded(root)
    assert len(times) == 2


def test_a_folder_cannot_bring_what_was_kept_along(root, times, tmp_path):
    loaded(root)
    shutil.move(tmp_path / "cache", root / ".wwrules")
    loaded(root)
    assert len(times) == 2


@pytest.mark.parametrize("what", [print, eval, Path, kept_games.keep, pickle.loads])
def test_nothing_but_our_own_classes_comes_out(what):
    with pytest.raises((pickle.UnpicklingError, KeyError)):
        kept_games._taken_up(pickle.dumps(what), kept_games._Files([]))


def test_a_place_that_cannot_be_written_is_no_fault(root, tmp_path):
    (tmp_path / "cache").write_text("a file, not a folder", "utf-8")
    assert loaded(root).start
