"""Wars of five battles at random, three in a row, with each set of ally cards: nothing is lost or made, everything stays in its
range, nobody is asked an empty question, the same seed and decisions give the same war, every rule of every ally card is used.
"""

import os
import random
from collections.abc import Iterator
from functools import cache
from itertools import count

import pytest
from playing import compiled, nowhere
from soundness import assert_sound, same

from wwrules.compile import procedure_tree as tree
from wwrules.compile.procedures import parse_definitions
from wwrules.compile.program import Program
from wwrules.paths import CONTENT
from wwrules.run import timeline
from wwrules.run.session import Session
from wwrules.run.values import Thing

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
DECISIONS = 10_000 * SOAK if SOAK > 1 else 1_500  # with each set
SETS = ("ally-set-a", "ally-set-b", "ally-set-c", "ally-set-d")
every_set = pytest.mark.parametrize("chosen", SETS)

# Everybody leads a faction, has units and castles here and there, and a bag with all ally types, madness and perhaps poison.
TRIAL = """
  scope trial() {
    do lead()
    do fill_supply()
    do lay_out()
    for each p in players { do take_wagers(p) }
    for each p in players { do equip(p) }
    for each now in [i, ii, iii] {
      current_round = now
      for each p in players { do march(p) }
      do war()
    }
  }
  procedure lead() {
    let left = entries(faction)
    for each p in players {
      roll f from left
      left = without(left, f)
      do take_faction(p, f)
    }
  }
  procedure lay_out() {
    roll here from entries(region)
    first_battle = here
    if size(players) == 2 { roll gap from entries(region)  unused_region = gap }
    for each r in entries(region) { roll points from range(1, 9)  r.region_points = points }
    make each quest in quest_deck
    shuffle quest_deck
    make each wonderlander_card in wonderlander_deck
    shuffle wonderlander_deck
    move top(wonderlander_deck, 3) to wonderlander_market
  }
  procedure gain_one(p Player, ally Ally_type, level Level) {
    let found = first(t in supply where t.chip_ally == ally and t.chip_level == level)
    if found { announce gain_chip(p, found) }
  }
  procedure equip(p Player) {
    roll lot from range(0, 99)
    p.lot = lot
    roll strength from range(1, 6)
    p.leader_strength = strength
    roll side from [intact, broken]
    p.shield = side
    roll points from range(0, 3)
    p.victory_points = points
    roll shards from range(0, 5)
    do gain_shards(p, shards)
    for each q in top(quest_deck, 3) { q.owner = p  move q to p.quest_hand }
    roll where_built from entries(region)
    if where_built != unused_region { announce build_castle(p, where_built) }
    for each card in entries(ally_card) where card.set == ally_set_in_use {
      repeat 3 {
        roll level from [weak, strong]
        do gain_one(p, card.ally, level)
      }
    }
    roll forges from range(0, 2)
    repeat forges { do gain_one(p, forge_ally, weak) }
    roll madness from range(0, 3)
    for each t in top(collect(x in supply where is_a(x, madness_chip)), madness) { announce gain_chip(p, t) }
    for each o in players where o.brings_poison and o != p { move top(o.poison_pool, 1) to p.bag }
    roll used from range(0, 6)
    for each t in top(collect(x in p.bag where is_harmless(x)), used) { move t to p.exhausted_area }
  }
  procedure march(p Player) {
    for each u in p.reserve where is_a(u, unit) {
      roll place from entries(region)
      if place != unused_region { move u to place.region_units }
    }
  }
  -- quests have no conditions yet: whatever is in hand may be done
  after feats_shown(any) {
    for each p in in_battle() where p.feats_left > 0 and size(p.quest_hand) > 0 {
      choose q from p.quest_hand by p optionally
      if q { p.feats_left -= 1  announce complete_feat(p, q) }
    }
  }
  function is_harmless(t Chip) = t.chip_costs == 0
"""


@cache
def program() -> Program:
    base = compiled(CONTENT / "wonderlands-war")
    nodes, found = parse_definitions(TRIAL, nowhere)
    assert found == []
    base.adopt(nodes, nowhere)
    for node in nodes:
        if isinstance(node, tree.Trigger):
            base.standing.append(node)
        else:
            (base.functions if isinstance(node, tree.Function) else base.definitions)[node.name] = node
    base.start = "trial"
    return base


def decide(session: Session, chance: random.Random) -> None:
    """One decision; whoever can draw on mostly does, so that battles last."""
    seat = chance.choice(session.to_move)
    options, least, most = session.choices(seat)
    if "draw-on" in options:
        session.answer(seat, "draw-on" if chance.random() < 0.7 else "stop-here")
        return
    few = least if least == most else chance.randint(least, most)
    session.answer(seat, *chance.sample(list(options), few))


def wars(chosen: str, seed: int) -> Iterator[Session]:
    """Three wars as they stand before each decision, and at the end."""
    session = Session(program(), seed, 2 + seed % 4, {"ally-set-in-use": Thing(chosen)}, backend="oracle")
    chance = random.Random(seed)
    while not session.is_over:
        yield session
        decide(session, chance)
    yield session


# ---------------------------------------------------------------- what must always hold


@every_set
def test_wars_stay_sound_and_every_rule_is_used(chosen, monkeypatch):
    used = rules_used(monkeypatch)
    decided = 0
    for seed in count():
        made = None
        for session in wars(chosen, seed):
            kinds = assert_sound(session).kinds
            made = made or len(kinds)
            assert len(kinds) == made
        used |= {fact["rule"] for fact in session.log if fact["fact"] == "rule"}
        decided += len(session.decisions)
        if decided >= DECISIONS:
            break
    assert unused_rules(chosen, used) == []


# ---------------------------------------------------------------- which rules are used


def rules_used(monkeypatch) -> set[int]:
    """Numbers of rules that forbid or modify something, filled while wars are played; the others stand in the log."""
    used: set[int] = set()
    match, reaches = timeline.match, timeline._reaches

    def watched_match(machine, one, event, arguments):
        found = match(machine, one, event, arguments)
        if found is not None and isinstance(one.rule, tree.Prohibition):
            used.add(one.node)
        return found

    def watched_reaches(machine, one, rule, of):
        found = reaches(machine, one, rule, of)
        if found:
            used.add(one.node)
        return found

    monkeypatch.setattr(timeline, "match", watched_match)
    monkeypatch.setattr(timeline, "_reaches", watched_reaches)
    return used


def unused_rules(chosen: str, used: set[int]) -> list[str]:
    game = program().game
    cards = [
        one.id for one in game.entities.values() if one.kind == "ally-card" and one.properties.get("set", chosen) == chosen
    ]
    assert len(cards) == 6
    kinds = (tree.Trigger, tree.Replacement, tree.Prohibition, tree.Modifier)
    return [
        f"{card}: {type(part).__name__}"
        for card in cards
        for rule in program().rules[card]
        for part in tree.parts(rule)
        if isinstance(part, kinds) and program().number(part) not in used
    ]


# ---------------------------------------------------------------- the same war again


@every_set
def test_seed_and_decisions_are_the_whole_war(chosen):
    for seed in range(1, 1 + SOAK):
        *_, session = wars(chosen, seed)
        assert same(Session.replay(session.program, seed, session.seats, session.options, session.decisions), session)


@every_set
def test_a_saved_war_goes_on_as_if_it_had_not_been_saved(chosen):
    chance = random.Random(chosen)
    for seed in range(1, 1 + SOAK):
        resumed = None
        for session in wars(chosen, seed):
            if resumed is not None:
                resumed.answer(session.decisions[-1][0], *session.decisions[-1][1])
            if chance.random() < 0.1:
                assert resumed is None or same(resumed, session)
                resumed = Session.resume(session.program, session.save())
        assert resumed is not None
        assert same(resumed, session)
