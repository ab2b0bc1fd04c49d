"""The door to a running game: what it refuses, what it hides, and that nothing that goes wrong leaves it half-way."""

import json
import os
import random
import shutil
from dataclasses import replace

import pytest
from playing import GAMES, arena, decide, program_of

from wwrules.catalogue import describe
from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import compile_game
from wwrules.load.game import load_game
from wwrules.run.interpret import FUEL
from wwrules.run.log_view import HIDDEN
from wwrules.run.session import BrokenContentError, Session, WrongAnswerError, WrongGameError
from wwrules.run.values import Piece, Player, Thing, Zone

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
CHOICE = """
  let me = first(players)
  make 4 token in me.hand owned by me
  choose picked from me.hand by me exactly 2
  move picked to shelf
  choose n from [0, 1, 2] by next(me)
  turns = n
"""


def tokens(*numbers):
    return [Piece(number) for number in numbers]


# ---------------------------------------------------------------- answers


@pytest.mark.parametrize(
    ("seat", "chosen", "why"),
    [
        (0, tokens(0), "1 chosen, between 2 and 2 are wanted"),
        (0, tokens(0, 1, 2), "3 chosen, between 2 and 2 are wanted"),
        (0, [], "0 chosen, between 2 and 2 are wanted"),
        (0, tokens(0, 0), "Piece(number=0) is not among the options"),
        (0, tokens(0, 9), "Piece(number=9) is not among the options"),
        (0, [Piece(0), 1], "1 is not among the options"),
        (0, [Piece(0), Player(1)], "Player(seat=1) is not among the options"),
        (0, [Piece(0), None], "None is not among the options"),
        (0, [Piece(0), "hand"], "'hand' is not among the options"),
        (1, tokens(0, 1), "seat 1 has nothing to decide"),
        (7, tokens(0, 1), "seat 7 has nothing to decide"),
        (-1, tokens(0, 1), "seat -1 has nothing to decide"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat, chosen, why):
    session = Session(arena(CHOICE), seed=1, seats=2)
    before = session.save()
    with pytest.raises(WrongAnswerError) as error:
        session.answer(seat, *chosen)
    assert str(error.value) == why
    assert session.save() == before
    session.answer(0, *tokens(3, 1))
    assert session.state.zones[Zone("shelf")] == [3, 1]


@pytest.mark.parametrize("wrong", [True, False, 1.0, "1", 3, -1, (1,), Piece(1)])
def test_what_only_looks_like_a_number_is_no_answer(wrong):
    session = Session(arena(CHOICE), seed=1, seats=2)
    session.answer(0, *tokens(0, 1))
    with pytest.raises(WrongAnswerError):
        session.answer(1, wrong)
    session.answer(1, 1)
    assert session.is_over


def test_nobody_answers_when_the_game_is_over():
    session = Session(arena("turns = 3"), seed=1, seats=2)
    assert session.is_over
    assert session.to_move == ()
    with pytest.raises(WrongAnswerError, match="seat 0 has nothing to decide"):
        session.answer(0, 1)
    assert session.decisions == []


def test_the_game_goes_on_after_answers_and_ends():
    session = Session(arena(CHOICE), seed=1, seats=2)
    assert (session.to_move, session.is_over) == ((0,), False)
    session.answer(0, *tokens(0, 1))
    assert (session.to_move, session.is_over) == ((1,), False)
    assert session.choices(1) == ((0, 1, 2), 1, 1)
    session.answer(1, 2)
    assert (session.to_move, session.is_over) == ((), True)
    assert session.decisions == [(0, (Piece(0), Piece(1))), (1, (2,))]


def test_the_result_can_be_asked_for_at_any_time():
    session = Session(arena(f"for each p in players {{ p.score = 3 + p.seat }} {CHOICE} end game"), seed=1, seats=3)
    assert session.result == (3, 4, 5)
    assert not session.is_over
    assert Session(program_of("pig"), seed=1, seats=2).result == (0, 0)
    assert Session(replace(arena(""), result=None), seed=1, seats=2).result == (0, 0)


# ---------------------------------------------------------------- together

BIDS = """
  for each p in players { p.score = 2 }
  together p in players decide bid from range(0, p.score)
  for each p in players { p.score = p.bid }
"""


def test_answers_given_together_are_hidden_until_all_are_in():
    one, other = (Session(arena(BIDS), seed=1, seats=3) for _ in range(2))
    one.answer(1, 0)
    other.answer(1, 2)
    for session in (one, other):
        assert session.to_move == (0, 2)
        assert session.state.players["score"] == [2, 2, 2]
    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]
    assert "question" in one.view(0)
    assert "question" not in one.view(1)
    for session in (one, other):
        session.answer(2, 1)
        session.answer(0, 1)
    assert one.view(0)["players"]["bid"] == [1, 0, 1]
    assert other.view(0)["players"]["bid"] == [1, 2, 1]


def test_it_does_not_matter_who_answers_first():
    sessions = [Session(arena(BIDS), seed=1, seats=3) for _ in range(2)]
    for session, order in zip(sessions, [(0, 1, 2), (2, 0, 1)], strict=True):
        for seat in order:
            session.answer(seat, seat)
    assert sessions[0].state == sessions[1].state
    assert sessions[0].log == sessions[1].log


def test_nobody_answers_twice():
    session = Session(arena(BIDS), seed=1, seats=2)
    session.answer(1, 0)
    before = session.save()
    with pytest.raises(WrongAnswerError, match="seat 1 has nothing to decide"):
        session.answer(1, 2)
    assert session.save() == before


# ---------------------------------------------------------------- content without end or bounds

RUNAWAYS = {
    "a loop": ("loop { turns = 1 }", "", "runaway"),
    "a long repetition": ("repeat 99999999 { }", "", "runaway"),
    "a range": ("let a = range(0, 999999999)", "", "runaway"),
    "many pieces": ("make 999999999 token in shelf", "", "runaway"),
    "a list that doubles": ("let a = [1]  repeat 60 { a = together_with(a, a) }", "", "runaway"),
    "a list of lists that doubles": ("let a = [1]  repeat 60 { a = [a, a] }", "", "runaway"),
    "a number that squares": ("let a = 99  repeat 60 { let a = a * a }", "", "number-too-large"),
    "a number in an attribute": ("turns = 999999999", "", "number-too-large"),
    "a sum": ("turns = sum(9999999 for p in players)", "", "number-too-large"),
    "a difference": ("let a = -9999999 - 1", "", "number-too-large"),
    "an event in itself": ("announce echoed()", "event echoed() { announce echoed() }", "too-deep"),
    "a rule that sets itself off": ("announce rung()", "after rung() { announce rung() }", "too-deep"),
    "a procedure in itself": ("do again()", "procedure again() { do again() }", "too-deep"),
    "a function in itself": ("turns = again(1)", "function again(n Number) = again(n)", "too-deep"),
    "functions in each other": (
        "turns = hare(1)",
        "function hare(n Number) = size(tortoise(n))  function tortoise(n Number) = hare(n) + hare(n)",
        "too-deep",
    ),
    "a check that is never satisfied": ("announce rung()", "check p in players { turns += 1 }", "runaway"),
}


@pytest.mark.parametrize("name", RUNAWAYS)
def test_a_game_that_breaks_a_limit_stands_at_the_last_decision(name):
    text, define, code = RUNAWAYS[name]
    go_on = f'choose one by first(players) {{ "on" {{ turns = 5  {text} }} "out" {{ leading = 2 }} }}'
    session = Session(arena(go_on, define), seed=1, seats=2)
    before = session.save()
    with pytest.raises(BrokenContentError) as error:
        session.answer(0, "on")
    assert error.value.diagnostic.code == code
    assert error.value.diagnostic.source.file == "case"
    assert session.save() == before
    session.answer(0, "out")
    assert session.is_over
    assert session.state.table == {"turns": 0, "leading": 2}
    with pytest.raises(BrokenContentError):
        Session(arena(text, define), seed=1, seats=2)


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ("loop { }", "26:(20|25): runaway", f"this ran {FUEL:,} steps without a decision; it may never end"),
        ("do deeper()", "7:26: too-deep", "nested deeper than 64 levels"),
        ("at_stake = 88888888", "26:20: number-too-large", "the number '88888888' is too large; at most 7 digits"),
    ],
)
def test_the_fault_is_told_with_its_place(tmp_path, text, place, told):
    root = tmp_path / "pig"
    shutil.copytree(GAMES / "pig", root)
    flow = (root / "flow.yaml").read_text("utf-8").replace('"roll" { }', f'"roll" {{ {text} }}')
    flow = flow.replace("texts:\n", "texts:\n  deeper: |\n    procedure deeper() { do deeper() }\n")
    (root / "flow.yaml").write_text(flow, "utf-8")
    program, _ = compile_game(load_game(root)[0])  # the checks may have seen it coming
    session = Session(program, seed=2, seats=2)
    with pytest.raises(BrokenContentError, match=f"/pig/flow.yaml:{place}$") as error:
        session.answer(session.to_move[0], "roll")
    assert describe(error.value.diagnostic) == told


def test_a_result_without_end_is_told_too():
    program = arena("turns = 1", "function again(p Player) = again(p)")
    program.result = program.functions["again"].value
    session = Session(program, seed=1, seats=2)
    with pytest.raises(BrokenContentError):
        _ = session.result


def test_whatever_goes_wrong_the_session_is_whole(monkeypatch):
    session = Session(arena(CHOICE), seed=1, seats=2, backend="oracle")
    before = session.save()
    monkeypatch.setattr("wwrules.run.attributes.Attributes.store", lambda *_: 1 / 0)
    session.answer(0, *tokens(0, 1))
    after = session.save()
    with pytest.raises(ZeroDivisionError):
        session.answer(1, 2)
    assert session.save() == after != before


def test_whatever_goes_wrong_in_generated_code_the_session_is_whole(monkeypatch):
    session = Session(arena(f"{CHOICE} shuffle me.hand"), seed=1, seats=2, backend="compiled")
    before = session.save()
    session.answer(0, *tokens(0, 1))
    after = session.save()
    with monkeypatch.context() as patch:
        patch.setitem(session.run.engine.names, "shuffle", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            session.answer(1, 2)
    assert session.save() == after != before
    session.answer(1, 2)
    assert session.save() != after


# ---------------------------------------------------------------- views

SECRETS = """
  let me = first(players)
  make each charm in me.sack owned by me
  shuffle me.sack
  make 2 token in me.hand owned by me with might = 4
  make 2 token in me.field owned by me with might = 6
  carry last(me.field) on first(me.field)
  for each p in players { p.secret = 3 + p.seat }
  reveal collect(t in me.sack where t.power > 1) to next(me)
  choose n from [0, 1] by me
  shuffle me.sack
  choose n from [0, 1] by me
"""


def test_zones_and_attributes_are_seen_by_those_who_may():
    session = Session(arena(SECRETS), seed=1, seats=2)
    mine, theirs = session.view(0), session.view(1)
    assert mine["players"]["secret"] == [3, None]
    assert theirs["players"]["secret"] == [None, 4]
    hand, field, sack = Zone("hand", 0), Zone("field", 0), Zone("sack", 0)
    assert [one["might"] for one in mine["zones"][hand]["pieces"]] == [4, 4]
    assert theirs["zones"][hand] == {"count": 2, "pieces": []}
    assert mine["zones"][field] == theirs["zones"][field]
    assert [one["carrier"] for one in mine["zones"][field]["pieces"]] == [None, mine["zones"][field]["pieces"][0]["piece"]]
    assert mine["zones"][sack] == {"count": 6, "pieces": []}
    assert {one["entry"] for one in theirs["zones"][sack]["pieces"]} == {"doubler", "plain"}


def test_what_was_shown_tells_nothing_of_a_later_order():
    for seed in range(10):
        session = Session(arena(SECRETS), seed=seed, seats=2)
        before = session.view(1)["zones"][Zone("sack", 0)]
        session.answer(0, 1)
        assert session.view(1)["zones"][Zone("sack", 0)] == before


@pytest.mark.parametrize(("seen_by", "owner", "other"), [("nobody", False, False), ("owner", True, False)])
def test_attributes_of_pieces_are_hidden_too(seen_by, owner, other):
    program = arena(SECRETS)
    might = program.game.words["might"]
    changed = replace(might, settings={**might.settings, "seen-by": seen_by})
    program.game = replace(program.game, words={**program.game.words, "might": changed})
    session = Session(program, seed=1, seats=2)
    for seat, sees in ((0, owner), (1, other)):
        assert all(("might" in one) == sees for one in session.view(seat)["zones"][Zone("field", 0)]["pieces"])


def test_a_view_cannot_be_used_to_change_the_game():
    session = Session(arena(SECRETS), seed=1, seats=2)
    before = session.save()
    view = session.view(0)
    view["things"]["bright"]["north"] = True
    view["players"]["score"][0] = 20
    view["table"]["turns"] = 99
    view["zones"].clear()
    assert session.save() == before


def test_looking_writes_nothing_into_the_log():
    session = Session(
        arena("""
          let me = first(players)
          make each charm in me.field owned by me
          grant me { modify might of t in me.field by plus 2 } until end of match
          choose n from [0, 1] by me
          turns = sum(t.might for t in me.field)
        """),
        seed=1,
        seats=2,
    )
    facts = len(session.log)
    session.answer(0, 1)
    assert [one["fact"] for one in session.log[facts:]] == ["set", "ended"]


# ---------------------------------------------------------------- the log

DEEDS = """
  let me = first(players)
  make each charm in me.hand owned by me where it == doubler
  announce played(first(me.hand), me)
  make each charm in me.field owned by me where it == plain
  announce rung()
  make 2 token in shelf
  make 2 token in shelf
"""
DEED_RULES = {
    "plain": """
      after rung() {
        make 1 token in you.hand owned by you
        carry this on first(you.field)
        reveal you.hand to next(you)
        grant you { forbid rung() } until end of match
      }
    """
}


def facts(log, *wanted):
    return [one for one in log if one["fact"] in wanted]


def test_what_is_made_carried_granted_and_shown_is_in_the_log_with_its_rule_and_piece():
    program = arena(DEEDS, rules=DEED_RULES)
    log = Session(program, seed=1, seats=2).log
    (rule,) = program.rules["plain"]
    (grant,) = [one for one in tree.parts(rule) if isinstance(one, tree.Grant)]
    doubler, plain, token = tokens(0, 1, 2)
    cause = {"rule": program.number(rule), "card": Thing("plain"), "by": plain}
    assert [one for one in log if one.get("by") == plain] == [
        {"fact": "made", "piece": token, "kind": "token", "entry": None, "zone": Zone("hand", 0), "owner": Player(0), **cause},
        {"fact": "carried", "piece": plain, "on": doubler, **cause},
        {"fact": "revealed", "piece": token, "to": (Player(1),), **cause},
        {"fact": "granted", "rules": program.number(grant), "to": Player(0), **cause},
    ]
    made = facts(log, "made")
    assert [(one["piece"].number, one["entry"], one["zone"].word) for one in made] == [
        (0, Thing("doubler"), "hand"),
        (1, Thing("plain"), "field"),
        (2, None, "hand"),
        *((number, None, "shelf") for number in (3, 4, 5)),
    ]
    assert all(one["rule"] is one["card"] is one["by"] is None for one in made if one["piece"] != token)
    assert facts(log, "no-room") == [{"fact": "no-room", "kind": "token", "entry": None, "zone": Zone("shelf")}]
    (doubling,) = [one for one in facts(log, "granted") if one["by"] == doubler]
    assert program.nodes[doubling["rule"]] in program.rules["doubler"]


def test_a_piece_that_is_moved_away_from_its_carrier_is_told_to_be_free():
    session = Session(
        arena("""
          let me = first(players)
          make 2 token in me.hand
          carry last(me.hand) on first(me.hand)
          carry last(me.hand) on first(me.hand)
          carry first(me.hand) on last(me.hand)
          move last(me.hand) to shelf
        """),
        seed=1,
        seats=2,
    )
    carried = facts(session.log, "carried")
    assert [(one["piece"].number, one["on"]) for one in carried] == [(1, Piece(0)), (1, None)]


def test_a_log_tells_a_player_nothing_of_pieces_out_of_sight():
    session = Session(
        arena(SECRETS + "make 9 token in shelf  move first(me.hand) to me.field  let t = first(me.sack)  t.might = 2"), 1, 2
    )
    session.answer(0, 1)
    session.answer(0, 1)
    mine, theirs = session.log_of(0), session.log_of(1)
    hand, shelf, sack = Zone("hand", 0), Zone("shelf"), Zone("sack", 0)
    known = {"fact": "made", "kind": "token", "entry": None, "owner": Player(0), "rule": None, "card": None, "by": None}
    hidden = {**known, "piece": HIDDEN, "kind": HIDDEN, "entry": HIDDEN, "owner": HIDDEN}
    assert [one for one in facts(mine, "made") if one["zone"] == hand] == [
        {**known, "piece": one, "zone": hand} for one in tokens(6, 7)
    ]
    assert [one for one in facts(theirs, "made") if one["zone"] == hand] == [{**hidden, "zone": hand}] * 2
    assert [one for one in facts(mine, "made") if one["zone"] == sack] == [{**hidden, "zone": sack}] * 6
    assert [one["piece"] for one in facts(mine, "made") if one["zone"] == shelf] == tokens(10, 11, 12)
    shown = [one["piece"].number for one in facts(session.log, "revealed")]
    assert {session.state.entries[number] for number in shown} == {"doubler", "plain"}
    assert [one["piece"] for one in facts(mine, "revealed")] == [HIDDEN] * 2
    assert [one["piece"] for one in facts(theirs, "revealed")] == tokens(*shown)
    assert facts(mine, "moved") == facts(theirs, "moved") == facts(session.log, "moved")  # out of the hand into the open
    assert [one["what"] for one in facts(mine, "set") if one["attribute"] == "secret"] == [Player(0)]
    assert [one["what"] for one in facts(theirs, "set") if one["attribute"] == "secret"] == [Player(1)]
    assert [one["what"] for one in facts(mine, "set") if one["attribute"] == "might"] == []


def test_a_log_does_not_tell_which_rule_of_a_hidden_piece_it_was():
    program = arena("let me = first(players)  make each charm in me.sack owned by me  announce rung()", rules=DEED_RULES)
    program.rule_zones = dict.fromkeys(program.rule_zones, ("sack",))
    session = Session(program, seed=1, seats=2)
    (used,) = facts(session.log, "rule")
    assert program.nodes[used["rule"]] in program.rules["plain"]
    assert facts(session.log_of(0), "rule") == [{"fact": "rule", "rule": HIDDEN, "you": Player(0), "this": HIDDEN}]
    for one in facts(session.log_of(0), "granted"):
        assert {one["rules"], one["rule"], one["card"], one["by"]} == {HIDDEN}
    (made,) = [one for one in facts(session.log_of(0), "made") if one["zone"] == Zone("hand", 0)]
    assert (made["kind"], made["piece"], made["rule"], made["card"]) == ("token", Piece(6), HIDDEN, HIDDEN)


# ---------------------------------------------------------------- saving


@pytest.mark.parametrize(("key", "value"), [("game", "pig"), ("version", "1.0.1"), ("version", "")])
def test_a_game_saved_in_another_game_or_version_is_refused(key, value):
    session = Session(arena(CHOICE), seed=1, seats=2)
    saved = json.loads(session.save())
    assert (saved["game"], saved["version"]) == ("arena", "1.0.0")
    saved[key] = value
    with pytest.raises(WrongGameError) as error:
        Session.resume(session.program, json.dumps(saved))
    assert str(error.value) == f"this was saved in {saved['game']} {saved['version']} and cannot go on in arena 1.0.0"


def test_a_saved_game_is_plain_json_and_keeps_what_is_pending():
    session = Session(arena(BIDS), seed=5, seats=3, options={"leading": 4})
    session.answer(2, 2)
    text = session.save()
    assert json.loads(text)["seed"] == 5
    resumed = Session.resume(session.program, text)
    assert resumed.to_move == (0, 1)
    assert resumed.options == {"leading": 4}
    for one in (session, resumed):
        one.answer(0, 1)
        one.answer(1, 0)
    assert resumed.state == session.state
    assert resumed.state.table["leading"] == 4
    assert resumed.undo().to_move == (1,)


# Decisions of every sort, with rules granted for a while, limits that are being used up, and loops half-way.
TANGLE = """
  let me = first(players)
  for each p in players {
    make each charm in p.field owned by p with might = it.power
    make 3 token in p.hand owned by p
    make 3 token in p.sack owned by p
    p.score = 3
  }
  grant players { after rung() optionally { you.score += 1 } } at most 2 times until end of match
  grant players { modify might of t in you.field by times 2 } once until end of match
  grant me { instead of chimed(some p) { you.secret += 1  proceed } } until after next rung() until end of match
  grant me { instead of chimed(some p) { p.secret = 1 } } until end of match
  repeat 2 {
    announce rung()
    do round(me)
    together p in players where p.score > 0 decide bid from range(0, p.score) between 1 and 2
    for each p in players where p.bid clockwise from next(me) {
      choose t from p.hand by p optionally
      if t { announce played(t, p) }
      draw drawn from p.sack up to 1
      reveal drawn to p
    }
  }
"""
TANGLE_DEFINE = """
  event chimed(p Player) { p.score += 1 }
  scope round(p Player) { announce chimed(p)  choose one by p { "again" { announce chimed(p) } "enough" { } } }
"""
TANGLE_RULES = {
    "plain": "after rung() { turns += you.score }",
    "shouter": "after rung() { you.score += turns }",
    "thief": "after rung() once per match { roll n from range(1, 6)  leading = n }",
}


def test_whatever_is_pending_a_copy_and_a_saved_game_go_on_alike():
    program = arena(TANGLE, TANGLE_DEFINE, TANGLE_RULES)
    pending = set()
    for seed in range(4 * SOAK):
        session, chance = Session(program, seed, seats=3), random.Random(seed)
        others = []
        while not session.is_over:
            pending.add((session.state.request.sort, bool(session.state.request.answers), bool(session.state.grants)))
            text = session.save()
            others += [session.clone(), Session.resume(program, text)]
            assert others[-1].save() == text
            decide(session, chance)
            for other in others:
                other.answer(session.decisions[-1][0], *session.decisions[-1][1])
                assert (other.state, other.log) == (session.state, session.log)
        assert {other.save() for other in others} == {session.save()}
    assert {sort for sort, _, granted in pending if granted} == {"choose", "option", "together", "order", "optional"}
    assert ("together", True, True) in pending
