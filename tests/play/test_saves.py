"""What is kept of a game, and that a file from anywhere is refused or is a game that anybody could have played."""

import json

import pytest
from running import program_of

from wwrules.play.saves import WrongSaveError, read_save, save
from wwrules.run.session import Session
from wwrules.run.values import Piece


def played(name: str, decisions: int) -> Session:
    session = Session(program_of(name), 7, 3)
    for _ in range(decisions):
        seat = session.to_move[0]
        options, least, _ = session.choices(seat)
        session.answer(seat, *options[: max(1, least)])
    return session


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
        ({"options": {"map": [["luck", 9]]}}, "play-changed-game"),
    ],
)
def test_a_game_that_cannot_have_been_played_is_refused(changes, key, tmp_path):
    saved = read_save(written(tmp_path, **changes))
    with pytest.raises(WrongSaveError, match=key):
        saved.session(program_of("pig"))


def test_a_file_that_cannot_be_read_is_told(tmp_path):
    with pytest.raises(WrongSaveError, match="play-unreadable"):
        read_save(tmp_path)


def test_decisions_hold_values_of_every_sort(tmp_path):
    session = played("tricks", 12)
    assert any(isinstance(one, Piece) for _, chosen in session.decisions for one in chosen)
    save(tmp_path / "game.json", session, ("bot",) * 3, "en")
    assert list(read_save(tmp_path / "game.json").decisions) == session.decisions
