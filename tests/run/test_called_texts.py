"""Conditions and actions that stand on entries: what a procedure gets when it asks for them or carries them out."""

import shutil

import pytest
from playing import GAMES
from test_constructs import value_of

from wwrules.catalogue import describe
from wwrules.compile.program import compile_game
from wwrules.load.game import load_game
from wwrules.run.session import Session

PROPERTIES = """
      wish: {type: condition, optional: true, note: What its owner wishes for}
      gift: {type: action, optional: true, note: What it gives}
"""
ON_SPOTS = """
      prize: {type: action, given: token, optional: true, note: What happens to a token there}
      test: {type: condition, optional: true, note: Who may stay}
"""
CHARMS = {
    "guard": "{power: 1, wish: you have 2 or more coins and if you have no points}",
    "plain": '{power: 3, gift: "gain 2 coins. you may gain 1 point. if you do: lose 1 coin."}',
    "thief": (
        '{power: 1, wish: an opponent has a coin, gift: "if you have a coin: gain 3 points. otherwise: polish this charm."}'
    ),
    "doubler": "{power: 2}",
}
SPOTS = {
    "east": '{next: south, prize: "polish this token, then gain 1 coin."}',
    "north": "{next: east, test: you have a point}",
    "south": '{next: west, prize: "polish another token."}',
    "west": "{next: north}",
}
BEFORE = """
  let me = first(players)  let rival = next(me)
  make each charm in me.field owned by me with might = 0
"""


def entities(kind: str, entries: dict[str, str]) -> str:
    lines = "".join(f"  {name}: {entries[name]}\n" for name in sorted(entries))
    return f"type: entities\nkind: {kind}\nprovenance: {{status: stand-in}}\nentities:\n{lines}"


def arena_with(tmp_path, do, *, charms=CHARMS, spots=SPOTS, on_spots=ON_SPOTS, define=""):
    """The arena with wishes and gifts on its charms and prizes on its spots, compiled; faults as an author sees them."""
    root = tmp_path / "arena"
    shutil.copytree(GAMES / "arena", root)
    kinds = root / "vocabulary" / "kinds.yaml"
    text = kinds.read_text("utf-8")
    assert text.count("      ability:") == text.count("  spot:\n") == 1
    kinds.write_text(
        text.rstrip("\n").replace("      ability:", f"{PROPERTIES.strip(chr(10))}\n      ability:") + on_spots, "utf-8"
    )
    (root / "cards" / "charms.yaml").write_text(entities("charm", charms), "utf-8")
    (root / "cards" / "spots.yaml").write_text(entities("spot", spots), "utf-8")
    flow = root / "flow.yaml"
    written = f"procedure case() {{ {BEFORE} {do} }} {define}"
    flow.write_text(flow.read_text("utf-8").replace("procedure case() { }", " ".join(written.split())), "utf-8")
    game, found = load_game(root)
    program, faults = compile_game(game)
    return program, [f"{one.source.column}: {describe(one)} [{one.code}]" for one in (*found, *faults)]


def played(tmp_path, do, answers=()):
    program, found = arena_with(tmp_path, do)
    assert found == []
    session = Session(program, seed=1, seats=2)
    for one in answers:
        session.answer(session.to_move[0], one)
    assert session.is_over
    return lambda text: value_of(program, session, text)


def charm(name: str) -> str:
    return f"first(collect(c in me.field where c.entry == {name}))"


@pytest.mark.parametrize(
    ("given", "guard", "thief"),
    [
        ("me.secret = 2", True, False),
        ("me.secret = 1", False, False),
        ("me.secret = 2  me.score = 1", False, False),
        ("rival.secret = 1", False, True),
    ],
)
def test_a_condition_is_asked_for_a_piece_and_a_player(tmp_path, given, guard, thief):
    value = played(tmp_path, given)
    assert [value(f"met_wish({charm(name)}, me)") for name in ("guard", "thief")] == [guard, thief]


def test_a_condition_looks_at_the_player_it_is_asked_for(tmp_path):
    value = played(tmp_path, "rival.secret = 2")
    assert [value(f"met_wish({charm('guard')}, {who})") for who in ("me", "rival")] == [False, True]


def test_a_piece_without_a_condition_never_meets_it(tmp_path):
    value = played(tmp_path, "me.secret = 2")
    assert [value(f"met_wish({charm(name)}, me)") for name in ("plain", "doubler")] == [False, False]


def test_a_condition_of_an_entry_that_is_no_piece(tmp_path):
    value = played(tmp_path, "me.score = 1")
    asked = [("north", "me"), ("north", "rival"), ("west", "me")]
    assert [value(f"met_test({spot}, {who})") for spot, who in asked] == [True, False, False]


def test_a_condition_in_a_procedure(tmp_path):
    value = played(tmp_path, f"me.secret = 2  if met_wish({charm('guard')}, me) {{ turns = 5 }} else {{ turns = 6 }}")
    assert value("turns") == 5


@pytest.mark.parametrize(("answers", "secret", "score"), [(["do"], 1, 1), (["skip"], 2, 0)])
def test_an_action_is_carried_out_with_its_choices(tmp_path, answers, secret, score):
    value = played(tmp_path, f"do perform_gift({charm('plain')}, me)", answers)
    assert (value("me.secret"), value("me.score"), value("rival.secret")) == (secret, score, 0)


def test_an_action_is_carried_out_for_the_player_it_is_called_with(tmp_path):
    value = played(tmp_path, f"do perform_gift({charm('plain')}, rival)", ["skip"])
    assert (value("me.secret"), value("rival.secret")) == (0, 2)


def test_this_is_the_piece_whose_action_it_is(tmp_path):
    do = f"do perform_gift({charm('thief')}, me)  me.secret = 1  do perform_gift({charm('thief')}, me)"
    value = played(tmp_path, do)
    assert (value(f"{charm('thief')}.might"), value("me.score")) == (3, 3)
    assert value("sum(c.might for c in me.field)") == 3


def test_a_piece_without_an_action_does_nothing(tmp_path):
    value = played(tmp_path, f"do perform_gift({charm('doubler')}, me)  do perform_gift({charm('guard')}, me)  turns = 1")
    assert (value("me.secret"), value("me.score"), value("turns")) == (0, 0, 1)


def test_this_is_what_an_action_is_given(tmp_path):
    value = played(tmp_path, f"do perform_prize(east, {charm('plain')}, me)")
    assert (value(f"{charm('plain')}.might"), value("sum(c.might for c in me.field)"), value("me.secret")) == (3, 3, 1)


def test_an_action_that_is_given_something_asks_about_the_others(tmp_path):
    program, found = arena_with(tmp_path, f"do perform_prize(south, {charm('plain')}, me)")
    assert found == []
    session = Session(program, seed=1, seats=2)
    entries = {session.state.entries[one.number] for one in session.choices(0)[0]}
    assert entries == {"doubler", "guard", "thief"}


def test_an_entry_without_an_action_does_nothing_with_what_it_is_given(tmp_path):
    value = played(tmp_path, f"do perform_prize(west, {charm('plain')}, me)  turns = 1")
    assert (value("sum(c.might for c in me.field)"), value("turns")) == (0, 1)


def test_a_game_without_such_entries_still_has_the_names(tmp_path):
    plain = dict.fromkeys(CHARMS, "{power: 1}")
    do = f"do perform_gift({charm('plain')}, me)  if met_wish({charm('plain')}, me) {{ turns = 9 }}"
    program, found = arena_with(tmp_path, do, charms=plain)
    assert found == []
    session = Session(program, seed=1, seats=2)
    assert session.is_over
    assert value_of(program, session, "turns") == 0


def test_kinds_with_nothing_in_common_may_share_a_property(tmp_path):
    spots = {**SPOTS, "west": '{next: north, gift: "gain 3 coins.", wish: you have a point}'}
    do = "me.score = 1  do perform_gift(west, me)  if met_wish(west, me) { turns = 1 }"
    program, found = arena_with(tmp_path, do, spots=spots, on_spots=ON_SPOTS + PROPERTIES.lstrip("\n"))
    assert found == []
    session = Session(program, seed=1, seats=2)
    asked = ["me.secret", "turns", f"met_wish({charm('guard')}, me)", "met_wish(east, me)"]
    assert [value_of(program, session, text) for text in asked] == [3, 1, False, False]


def test_an_action_waits_for_nothing(tmp_path):
    waiting = {**CHARMS, "plain": '{power: 3, gift: "at the bell: gain 2 coins."}'}
    _, found = arena_with(tmp_path, "turns = 1", charms=waiting)
    assert found == [
        "28: this cannot be played yet: an action happens when it is carried out and waits for nothing [not-playable]",
    ]


@pytest.mark.parametrize(
    ("define", "fault"),
    [
        ("function met_wish(c Charm, p Player) = true", "7: 'met-wish' is already defined [defined-twice]"),
        ("procedure perform_gift(c Charm, p Player) { }", "7: 'perform-gift' is already defined [defined-twice]"),
    ],
)
def test_the_name_is_taken(tmp_path, define, fault):
    assert arena_with(tmp_path, "turns = 1", define=define)[1] == [fault]


@pytest.mark.parametrize(
    ("do", "fault"),
    [
        ("do perform_gift(first(me.field))", "'perform_gift' takes 2 arguments, 1 is given [wrong-arguments]"),
        ("do perform_prize(east, last(me.field))", "'perform_prize' takes 3 arguments, 2 are given [wrong-arguments]"),
        ("if met_wish(me, me) { turns = 1 }", "a piece or entry of kind 'charm' is wanted here, not a player [wrong-value]"),
    ],
)
def test_a_wrong_call_is_told(tmp_path, do, fault):
    _, found = arena_with(tmp_path, do)
    assert [one.split(": ", 1)[1] for one in found] == [fault]
