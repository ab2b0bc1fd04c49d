"""The packs that come with the game are played: their set is chosen, their quests and helpers are in the decks."""

import json
import random
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from wwrules.cli import main
from wwrules.compile.program import Program
from wwrules.play.games import load_program
from wwrules.run.session import Session
from wwrules.run.values import Thing
from wwrules.trials.answers import random_answer

CONTENT = Path(__file__).parents[2] / "content"
PACKS = sorted(one for one in (CONTENT / "packs").iterdir() if one.is_dir())


@cache
def program() -> Program:
    made, errors = load_program(CONTENT / "wonderlands-war", PACKS)
    assert errors == []
    return made


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_played_with_them(seats):
    session = Session(program(), seats, seats, {"ally-set-in-use": Thing("looking-glass/ally-set-e")})
    chance = random.Random(seats)
    while session.to_move:
        session.answer(session.to_move[0], *random_answer(session, session.to_move[0], chance))
    entries = {str(one) for one in session.state.entries}
    cards = {str(value.id) for value in session.state.marks["chip-card"].values() if isinstance(value, Thing)}
    assert {one for one in entries if "errands/" in one} == {one for one in program().game.entities if "errands/" in one}
    assert {f"looking-glass/{ally}-e" for ally in ("card-soldier", "creature", "flamingo", "red-rook", "rose")} <= cards


def test_a_kept_game_asks_for_its_packs(tmp_path):
    file, packs = tmp_path / "game.json", [word for one in PACKS for word in ("--with", str(one))]
    start = ["play", str(CONTENT / "wonderlands-war"), "--seed", "7", "--locale", "pl"]
    assert CliRunner().invoke(main, [*start, *packs, "--save", str(file)], input="1\n").exit_code == 0
    assert json.loads(file.read_text("utf-8"))["packs"] == {one.name: "1.0.0" for one in PACKS}
    again = ["play", str(CONTENT / "wonderlands-war"), "--resume", str(file)]
    refused = CliRunner().invoke(main, again, input="1\n")
    assert refused.exit_code == 2
    assert "five-errands, garden-guests, looking-glass" in refused.output
    assert CliRunner().invoke(main, [*again, *packs], input="1\n").exit_code == 0
