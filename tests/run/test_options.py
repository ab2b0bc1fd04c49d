"""What is chosen before a game: values of the attributes that the options set, by word, by default or by chance."""

import shutil

import pytest
from playing import GAMES, compiled, program_of

from wwrules.run.options import WrongOptionError, chosen_options
from wwrules.run.session import Session
from wwrules.run.values import Thing

TRICKS, ARENA, PIG = (program_of(name) for name in ("tricks", "arena", "pig"))


def test_a_word_becomes_a_value_and_the_default_is_taken_otherwise():
    assert chosen_options(TRICKS.game, {"rounds": "1"}, 7) == {"rounds-left": 1}
    assert chosen_options(TRICKS.game, {}, 7) == {"rounds-left": 3}
    assert chosen_options(ARENA.game, {}, 7) == {"leading": 4}
    assert chosen_options(PIG.game, {}, 7) == {}


def test_chance_depends_on_the_seed_alone():
    drawn = [chosen_options(TRICKS.game, {"rounds": "random"}, seed)["rounds-left"] for seed in range(30)]
    assert drawn == [chosen_options(TRICKS.game, {"rounds": "random"}, seed)["rounds-left"] for seed in range(30)]
    assert set(drawn) == {1, 2, 3}


@pytest.mark.parametrize(
    ("given", "word", "known", "option"),
    [
        ({"rouns": "1"}, "rouns", ["rounds"], ""),
        ({"rounds": "4"}, "4", ["1", "2", "3"], "rounds"),
        ({"rounds": ""}, "", ["1", "2", "3"], "rounds"),
    ],
)
def test_what_cannot_be_chosen_is_told(given, word, known, option):
    with pytest.raises(WrongOptionError) as error:
        chosen_options(TRICKS.game, given, 7)
    assert (error.value.word, error.value.known, error.value.option) == (word, known, option)


def test_what_the_id_has_in_common_with_the_option_may_be_left_out(tmp_path):
    root = shutil.copytree(GAMES / "arena", tmp_path / "arena")
    words = root / "vocabulary" / "attributes.yaml"
    line = "  shining: {of: game, type: entity, kind: spot, seen-by: everybody, note: Where the sun shines}\n"
    words.write_text(words.read_text("utf-8") + line, "utf-8")
    spots = root / "cards" / "spots.yaml"
    spots.write_text(spots.read_text("utf-8").replace("west", "side-west"), "utf-8")
    page = root / "game.yaml"
    text = page.read_text("utf-8").replace("options:\n", "options:\n  side: {sets: shining, default: random, note: Where}\n")
    page.write_text(text, "utf-8")
    game = compiled(root).game
    for word in ("side-west", "west", "West"):
        assert chosen_options(game, {"side": word}, 7)["shining"] == Thing("side-west")


def test_a_session_takes_attributes_of_the_game_and_nothing_else():
    assert Session(TRICKS, 1, 3, {"rounds-left": 1}).state.table["rounds-left"] == 0
    for name in ("points", "hexes", "luck"):
        with pytest.raises(WrongOptionError):
            Session(TRICKS, 1, 3, {name: 1})


def test_options_belong_to_the_truth_of_a_game():
    session = Session(TRICKS, 1, 3, {"rounds-left": 2})
    again = Session.replay(TRICKS, session.seed, session.seats, session.options, session.decisions)
    assert again.state == session.state == Session.resume(TRICKS, session.save()).state
    assert Session.resume(TRICKS, session.save()).options == {"rounds-left": 2}
