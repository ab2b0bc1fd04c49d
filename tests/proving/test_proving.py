"""`wwrules test` finds what is wrong with a game by playing it, at its place; whatever is right passes."""

import json
import random
import shutil
import sys
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from wwrules.cli import main
from wwrules.compile.program import Program
from wwrules.proving.games import Games
from wwrules.proving.secrets import leaks
from wwrules.proving.soundness import Soundness, Wrong
from wwrules.run.session import Session
from wwrules.run.state import Question, duplicate
from wwrules.run.values import Piece, Thing, Zone

sys.path.insert(0, str(Path(__file__).parents[1] / "run"))
from playing import arena

GAMES = Path(__file__).parents[1] / "games"
MATCH = """
  for each p in players { make 3 token in p.sack owned by p }
  for each p in players { make each charm in p.hand owned by p with might = it.power }
  carry first(first(players).hand) on last(first(players).hand)
  choose one by first(players) { "go" { } "stay" { } }
"""


@cache
def program() -> Program:
    return arena(MATCH)


def session() -> Session:
    return Session(program(), 1, 2, backend="oracle")


def spoilt(spoil) -> Session:
    game = session()
    state = duplicate(game.run.look())
    spoil(state)
    game.state = state
    return game


def lay(state, number: int, zone: Zone) -> None:
    state.zones[state.places[number]].remove(number)
    state.zones[zone].append(number)
    state.places[number] = zone


SPOILT = {
    "a piece that is nowhere": (lambda state: state.zones[Zone("sack", 0)].pop(), {Wrong("twice"), Wrong("nowhere")}),
    "a piece that is twice": (lambda state: state.zones[Zone("sack", 1)].append(0), {Wrong("twice"), Wrong("nowhere")}),
    "a piece elsewhere": (lambda state: state.places.__setitem__(0, Zone("shelf")), {Wrong("nowhere")}),
    "a rider without its horse": (lambda state: lay(state, 6, Zone("field", 0)), {Wrong("apart")}),
    "no room": (lambda state: [lay(state, one, Zone("shelf")) for one in range(4)], {Wrong("full", "shelf")}),
    "another kind": (lambda state: state.kinds.__setitem__(0, "spot"), {Wrong("kind", "sack"), Wrong("made")}),
    "another card": (lambda state: state.entries.__setitem__(7, "thief"), {Wrong("made")}),
    "a value out of range": (lambda state: state.players.__setitem__("score", [21, 0]), {Wrong("range", "score")}),
    "a value of another type": (lambda state: state.table.__setitem__("turns", "many"), {Wrong("range", "turns")}),
    "nothing to choose": (lambda state: state.request.questions.__setitem__(0, Question((), 0, 0)), {Wrong("empty")}),
    "the same twice": (lambda state: state.request.questions.__setitem__(0, Question(("go", "go"))), {Wrong("same")}),
    "more than there is": (lambda state: state.request.questions.__setitem__(0, Question(("go",), 2, 2)), {Wrong("count")}),
    "nobody is asked": (lambda state: setattr(state, "request", None), {Wrong("nobody")}),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_position_that_must_not_be_is_noticed(what):
    spoil, wrong = SPOILT[what]
    game = spoilt(spoil)
    assert set(Soundness(game.program).wrong_with(game)) == wrong


def test_a_position_that_may_be_is_sound():
    game = session()
    assert list(Soundness(game.program).wrong_with(game)) == []
    assert list(leaks(game, 0, random.Random(1))) == []


def test_a_secret_that_is_told_leaks_through_its_word():
    game = spoilt(lambda state: state.table.__setitem__("leading", Piece(4)))  # in the other player's sack
    assert set(leaks(game, 0, random.Random(1))) == {"leading"}


def test_faults_of_games_stand_at_the_question_or_at_the_word():
    games, game = Games(program(), 1, [2]), session()
    shelf = games._fault(Wrong("full", "shelf"), game, 3)
    assert (shelf.code, shelf.source) == ("unsound-position", program().game.words["shelf"].source)
    asked = games._fault(Wrong("empty"), game, 3)
    assert (asked.code, asked.source.file, asked.words["decision"]) == ("wrong-question", "case", 0)
    told = games._leak("leading", game, 0, 3)
    assert (told.code, told.source, told.words["seat"]) == ("leak", program().game.words["leading"].source, 1)


# ---------------------------------------------------------------- the command


def proved(*arguments: object):
    return CliRunner().invoke(main, ["test", *map(str, arguments)])


def test_each_proof_is_a_line():
    done = proved(GAMES / "tricks", "--games", 3)
    assert done.exit_code == 0
    first, second, third, fourth, last = done.output.splitlines()
    assert first == "worked examples: there are none"
    assert second.startswith("random games: 3 with 3–5 players, ")
    assert second.endswith(" decisions; nothing lost, every question could be answered")
    assert third.endswith(" dealt anew, nobody is told what they may not know")
    assert fourth.startswith("entries with effects: ")
    assert last.startswith("clean, ")


def test_it_is_told_as_data():
    found = [json.loads(proved(GAMES / "pig", "--games", 2, "--players", 2, "--seed", 5, "--json").output) for _ in range(2)]
    assert [sorted(one.pop("timing")) for one in found] == [["seconds"]] * 2
    assert found[0] == found[1]
    (one,) = found[0]["tested"]
    assert (one["game"], one["games"]["played"], one["games"]["players"], found[0]["faults"]) == ("pig", 2, [2], [])


def test_a_game_that_runs_without_end_is_told_at_its_place(tmp_path, monkeypatch):
    root = shutil.copytree(GAMES / "pig", tmp_path / "pig")
    flow = (root / "flow.yaml").read_text("utf-8")
    (root / "flow.yaml").write_text(flow.replace('"roll" { }', '"roll" { repeat 200000 { at_stake = 0 } }'), "utf-8")
    monkeypatch.chdir(tmp_path)
    done = proved("pig", "--games", 2)
    assert done.exit_code == 1
    example, flow, *_ = done.output.splitlines()
    assert example.startswith("pig/examples.yaml:10:19: error: step 1 of 'a-turn' cannot be played on: ")
    assert flow.startswith("pig/flow.yaml:")
    assert flow.endswith(" error: this ran 200,000 steps without a decision; it may never end [runaway]")


def test_a_game_with_faults_is_not_played(tmp_path, monkeypatch):
    root = shutil.copytree(GAMES / "pig", tmp_path / "pig")
    flow = (root / "flow.yaml").read_text("utf-8")
    (root / "flow.yaml").write_text(flow.replace("at_stake", "at_steak", 1), "utf-8")
    monkeypatch.chdir(tmp_path)
    done = proved("pig")
    assert done.exit_code == 1
    assert done.output.splitlines()[-2] == "pig: it has faults and was not played"


def test_a_game_without_flow_is_not_played():
    done = proved(GAMES / "pond")
    assert (done.exit_code, done.output.splitlines()[-2]) == (0, "pond: it has no flow of play and was not played")


def test_wrong_use_is_told(tmp_path):
    assert proved(tmp_path).exit_code == 2
    done = proved(GAMES / "tricks", "--players", 9)
    assert (done.exit_code, "9 cannot play this; 3 to 5 can" in done.output) == (2, True)


def test_what_nobody_reached_is_named():
    program = arena(MATCH, rules={"thief": "after rung() { you.score += 1 }"})
    games = Games(program, 1, [2])
    *_, course = games.play(2)
    assert course.faults == course.leaks == []
    assert "thief" not in course.reached
    assert Thing("thief").id in program.rules
