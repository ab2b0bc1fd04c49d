"""What is kept of a game, and that a file from anywhere is refused or is a game that anybody could have played."""

import json
import os
from pathlib import Path

import pytest
from running import program_of

from wwrules.play.saves import Keeper, WrongSaveError, read_save
from wwrules.run.session import Session
from wwrules.run.values import Piece


def played(name: str, decisions: int) -> Session:
    session = Session(program_of(name), 7, 3)
    for _ in range(decisions):
        seat = session.to_move[0]
        options, least, _ = session.choices(seat)
        session.answer(seat, *options[: max(1, least)])
    return session


def save(file: Path, session: Session, players: tuple[str, ...], locale: str) -> None:
    Keeper(file).keep(session, players, locale)


def test_a_game_is_the_same_after_reading(tmp_path):
    session = played("workers", 30)
    save(tmp_path / "new" / "game.json", session, ("person", "bot", "bot"), "en")
    saved = read_save(tmp_path / "new" / "game.json")
    again = saved.session(program_of("workers"))
    assert again.state == session.state
    assert again.log == session.log
    assert (saved.players, saved.locale) == (("person", "bot", "bot"), "en")
    assert [one.name for one in (tmp_path / "new").iterdir()] == ["game.json"]


def test_options_are_kept(tmp_path):
    session = Session(program_of("tricks"), 7, 3, {"rounds-left": 2})
    save(tmp_path / "game.json", session, ("bot",) * 3, "en")
    again = read_save(tmp_path / "game.json").session(program_of("tricks"))
    assert again.state.table["rounds-left"] == session.state.table["rounds-left"] == 1


def test_what_session_save_writes_can_be_read_too(tmp_path):
    session = played("pig", 5)
    (tmp_path / "game.json").write_text(session.save(), "utf-8")
    assert read_save(tmp_path / "game.json").session(program_of("pig")).state == session.state


def written(tmp_path, **changes: object):
    save(tmp_path / "game.json", played("pig", 5), ("bot",) * 3, "en")
    data = json.loads((tmp_path / "game.json").read_text("utf-8")) | changes
    (tmp_path / "game.json").write_text(json.dumps(data), "utf-8")
    return tmp_path / "game.json"


@pytest.mark.parametrize(
    "text",
    [b"", b"no json", b"[]", b"{}", b'"pig"', b"\xff\xfe", b'{"game": "pig"}', b"[" * 100_000],
)
def test_what_is_no_game_is_refused(text, tmp_path):
    (tmp_path / "game.json").write_bytes(text)
    with pytest.raises(WrongSaveError, match="play-no-save"):
        read_save(tmp_path / "game.json")


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 0},
        {"seats": "3"},
        {"seats": True},
        {"seed": True},
        {"seats": 10**9},
        {"seed": None},
        {"decisions": [[0]]},
        {"decisions": [["0", {"list": []}]]},
        {"decisions": [[0, "roll"]]},
        {"decisions": [[0, {"list": [{"what": 1}]}]]},
        {"options": 3},
        {"options": {"map": [[1]]}},
    ],
)
def test_a_game_with_impossible_parts_is_refused(changes, tmp_path):
    with pytest.raises(WrongSaveError, match="play-no-save"):
        read_save(written(tmp_path, **changes))


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "tricks"}, "play-other-game"),
        ({"decisions": [[0, {"list": ["jump"]}]]}, "play-changed-game"),
        ({"decisions": [[9, {"list": ["roll"]}]]}, "play-changed-game"),
        ({"seats": 1}, "play-wrong-players"),
        ({"seats": 9}, "play-wrong-players"),
        ({"options": {"map": [["luck", 9]]}}, "play-changed-game"),
    ],
)
def test_a_game_that_cannot_have_been_played_is_refused(changes, key, tmp_path):
    saved = read_save(written(tmp_path, **changes))
    with pytest.raises(WrongSaveError, match=key):
        saved.session(program_of("pig"))


@pytest.mark.parametrize("value", [4, "1", True, None, {"thing": "baker"}, {"piece": 3}, {"list": []}])
def test_options_that_nobody_can_have_chosen_are_refused(value, tmp_path):
    save(tmp_path / "game.json", played("tricks", 0), ("bot",) * 3, "en")
    data = json.loads((tmp_path / "game.json").read_text("utf-8")) | {"options": {"map": [["rounds-left", value]]}}
    (tmp_path / "game.json").write_text(json.dumps(data), "utf-8")
    with pytest.raises(WrongSaveError, match="play-changed-game"):
        read_save(tmp_path / "game.json").session(program_of("tricks"))


def test_a_file_that_cannot_be_read_is_told(tmp_path):
    with pytest.raises(WrongSaveError, match="play-unreadable"):
        read_save(tmp_path)


def test_decisions_hold_values_of_every_sort(tmp_path):
    session = played("tricks", 12)
    assert any(isinstance(one, Piece) for _, chosen in session.decisions for one in chosen)
    save(tmp_path / "game.json", session, ("bot",) * 3, "en")
    assert list(read_save(tmp_path / "game.json").decisions) == session.decisions


# ---------------------------------------------------------------- where a game is kept


def keep(keeper: Keeper, decisions: int = 1) -> None:
    keeper.keep(played("pig", decisions), ("bot",) * 3, "en")


def test_what_is_no_game_stays_as_it_is(tmp_path):
    (tmp_path / "notes.txt").write_text("buy tea", "utf-8")
    with pytest.raises(WrongSaveError, match="play-something-else"):
        keep(Keeper(tmp_path / "notes.txt"))
    assert (tmp_path / "notes.txt").read_text("utf-8") == "buy tea"
    with pytest.raises(WrongSaveError, match="play-something-else"):
        keep(Keeper(tmp_path))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(WrongSaveError, match="play-something-else"):
        keep(Keeper(pipe))
    assert pipe.is_fifo()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["notes.txt", "pipe"]


def test_another_game_is_put_beside(tmp_path):
    keep(Keeper(tmp_path / "game.json"), 4)
    keeper = Keeper(tmp_path / "game.json")
    keep(keeper, 1)
    keep(keeper, 2)
    assert keeper.put_beside == tmp_path / "game.json~"
    assert len(read_save(tmp_path / "game.json~").decisions) == 4
    assert len(read_save(tmp_path / "game.json").decisions) == 2


def test_a_game_that_is_gone_on_with_takes_its_own_place(tmp_path):
    keep(Keeper(tmp_path / "game.json"), 4)
    keep(Keeper(tmp_path / "game.json", resumed=True), 5)
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]


def test_two_who_keep_a_game_in_one_file_do_not_spoil_it(tmp_path):
    one, other = Keeper(tmp_path / "game.json"), Keeper(tmp_path / "game.json")
    keep(one, 1)
    keep(other, 2)
    with pytest.raises(WrongSaveError, match="play-kept-by-another"):
        keep(one, 3)
    assert len(read_save(tmp_path / "game.json").decisions) == 2
    (tmp_path / "game.json").unlink()  # a file that is gone is written again
    keep(one, 3)
    assert len(read_save(tmp_path / "game.json").decisions) == 3


@pytest.mark.parametrize("name", ["game.json/game.json", "g" * 300, "no\0such", ""])
def test_where_nothing_can_be_written_that_is_told(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    keep(Keeper(tmp_path / "game.json"))
    with pytest.raises(WrongSaveError, match=r"play-not-kept|play-something-else"):
        keep(Keeper(Path(name)))
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]


def test_a_link_is_followed(tmp_path):
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    keep(Keeper(tmp_path / "link.json"))
    assert (tmp_path / "link.json").is_symlink()
    assert len(read_save(tmp_path / "game.json").decisions) == 1
