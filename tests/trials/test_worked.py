"""A card worked when something came of it: not when its condition was false, and not when it found nothing to do."""

import sys
from pathlib import Path

import pytest

from wwrules.run.session import Session
from wwrules.run.values import Thing
from wwrules.trials.plans import Plan, play_one
from wwrules.trials.records import Task
from wwrules.trials.summaries import Summing

sys.path.insert(0, str(Path(__file__).parents[1] / "run"))
from playing import arena

MATCH = """
  for each p in players { make each charm in p.hand owned by p with might = it.power }
  for each p in players { for each t in p.hand { announce played(t, p) } }
  announce rung()
  let strongest = best(t in first(players).field by high t.might)
  for each t in first(players).field { announce lost(t, first(players)) }
"""
WORKS = {
    "a change": "after played(this, you) { you.score += 1 }",
    "a move": "after rung() { move this to you.sack }",
    "a piece that is made": "after rung() { make 1 token in you.hand }",
    "a piece that is shown": "after played(this, you) { reveal this to you }",
    "an answer": 'after rung() { choose one by you { "yes" { you.score += 1 } "of course" { you.secret += 1 } } }',
    "what it grants works": "after played(this, you) { grant you { after rung() { you.score += 1 } } until end of match }",
    "a value that is looked at": "modify might of t in you.field where t == this by plus 2",
    "what it forbids": "forbid lost(this, you)",
    "what it replaces": "instead of lost(this, you) { }",
    "what goes on as another": "instead of lost(this, you) { proceed with p = next(you) }",
}
DOES_NOTHING = {
    "a condition that is false": "after played(this, you) { if you.score > 5 and you.score < 3 { you.score += 1 } }",
    "a guard that is false": "after rung() where size(you.field) > 50 { you.score += 1 }",
    "nothing to move": "after rung() { move first(shelf) to you.hand }",
    "the same value": "after rung() { you.score = you.score }",
    "nothing of it": "after rung() { you.score += 0 }",
    "what it grants never works": "after rung() { grant you { after played(any, any) { you.score += 1 } } until end of match }",
    "nothing more": "modify might of t in you.field where t == this by plus 0",
    "nothing of its own": "modify might of t in you.field where t == this and turns > 50 by plus 2",
    "it forbids what does not happen": "forbid rolled(you, any)",
    "what goes on as it was": "instead of lost(this, you) { proceed }",
    "an event that never is": "after rolled(you, any) { you.score += 1 }",
}


def used(ability: str, backend: str = "compiled") -> dict[str, list[int]]:
    program = arena(MATCH, rules={"shouter": ability})
    return play_one(program, Plan(1, 2, 1, backend=backend), Task(0, 0)).used


@pytest.mark.parametrize("what", WORKS)
def test_a_card_worked_when_something_came_of_it(what):
    assert any(used(WORKS[what])["shouter"])


@pytest.mark.parametrize("what", DOES_NOTHING)
def test_a_card_did_not_work_when_nothing_came_of_it(what):
    found = used(DOES_NOTHING[what])
    assert found["shouter"] == [0, 0]
    assert "plain" not in found  # it has no rules


def test_it_does_not_matter_who_runs_the_rules():
    assert used(WORKS["an answer"], "oracle") == used(WORKS["an answer"])


def test_idle_cards_are_named_with_the_games_in_which_they_were_held():
    plan = Plan(12, 2, 1)
    program = arena(MATCH, rules={"shouter": DOES_NOTHING["nothing to move"], "thief": DOES_NOTHING["the same value"]})
    summing = Summing(plan)
    for game in range(plan.games):
        summing.add(play_one(program, plan, Task(0, game)))
    found = summing.data()
    idle = ["doubler", "shouter", "thief"]  # what the doubler would double is protected
    assert found["idle"] == [{"entry": entry, "held": 12} for entry in idle]
    assert (found["cards"]["shouter"]["used"]["games"], found["cards"]["shouter"]["used"]["worked"]) == (12, 0)
    assert (found["cards"]["returner"]["used"]["games"], found["cards"]["returner"]["used"]["worked"]) == (12, 12)


def test_a_game_that_is_told_whole_is_counted_as_one_of_which_little_is_told():
    """Whoever thinks reads the log, so what is counted is counted when the game is played again."""
    program = arena(MATCH, rules={"shouter": WORKS["an answer"]})
    told = Session(program, 3, 2, backend="compiled")
    assert Thing("shouter") in {program.tables.written_on[fact["rule"]] for fact in told.log if fact["fact"] == "rule"}
    assert not any(fact["fact"] in ("worked", "held") for fact in told.log)
