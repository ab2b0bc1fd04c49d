"""Wonderland's War from set-up to final score, played at random with every number of players, every ally set and every edition.

At each decision: every piece of the box is in one place, numbers stay in their range, there is something to choose. What a
player may not know is in no view, and the same seed and decisions give the same game again.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from playing import compiled, decide
from soundness import assert_sound, same

from wwrules.compile.program import Program
from wwrules.proving.secrets import leaks
from wwrules.run.session import Session
from wwrules.run.values import Thing, Value

CONTENT = Path(__file__).parents[2] / "content" / "wonderlands-war"
SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
DECISIONS = 800 * (6 * SOAK if SOAK > 1 else 1)  # for each of 20 tables: 16,000 in the suite, a million in a soak
READINGS = ("ours", "pl", "uk", "cs")
SETS: dict[str, dict[str, Value]] = {
    **{f"set {letter}": {"ally-set-in-use": Thing(f"ally-set-{letter}")} for letter in "abcd"},
    "mixed sets": {"mixed-sets": True},
}

tables = pytest.mark.parametrize("seats", [2, 3, 4, 5])
sets = pytest.mark.parametrize("options", SETS.values(), ids=SETS)


@cache
def war() -> Program:
    return compiled(CONTENT)


def play(seed: int, seats: int, options: dict[str, Value]) -> Iterator[Session]:
    """A game of random decisions, at each of them and at its end."""
    chance = random.Random(seed)
    session = Session(war(), seed, seats, {**options, "edition": READINGS[seed % len(READINGS)]})
    while session.to_move:
        yield session
        decide(session, chance)
    yield session


@tables
@sets
def test_everything_stays_sound(seats, options):
    decided = 0
    for seed in count(1000 * seats):
        kinds: list[str] = []
        for session in play(seed, seats, options):
            state = assert_sound(session)
            if (kinds or state.table["starting-player"] is not None) and state.kinds != kinds:
                kinds = list(state.kinds)
                assert Counter(kinds) == components(session)
        decided += len(session.decisions)
        assert len(session.winners) >= 1
        assert [one for one in session.log if one["fact"] == "event" and None in one["arguments"]] == []
        if decided >= DECISIONS:
            return


def components(session: Session) -> Counter[str]:
    """What the box and the rules of set-up say is in play with these factions and this number of players."""
    seats, game = session.seats, war().game
    factions = [one.id for one in session.state.players["player-faction"]]
    helpers = [
        one.properties
        for one in game.entities.values()
        if one.kind == "wonderlander-card" and seats not in one.properties.get("left-out-with", ())
    ]
    return Counter(
        {
            "ability": 5 * seats,
            "ally-chip": 95,
            "artifact": 6 * seats,
            "castle": 5 * seats,
            "follower": 14 * seats,
            "forge-chip": 25,
            "item-chip": sum(one.get("chips", 0) for one in helpers),
            "leader": seats,
            "madness-chip": 29 + seats,
            **({"poison-chip": seats + 2} if "jabberwock" in factions else {}),
            "quest": 30,
            "score-tile": 6,
            "shard": 80,
            "standee": sum(one.get("standees", 0) for one in helpers),
            "starting-chip": 4 * seats,
            "tea-card": 90,
            **({"wager-card": seats * (seats - 1)} if seats > 2 else {}),
            "wonderlander-card": len(helpers),
        }
    )


@tables
def test_seed_and_decisions_are_the_whole_game(seats):
    *_, session = play(seats, seats, {})
    again = Session.replay(war(), session.seed, seats, session.options, session.decisions)
    assert same(again, session)


@tables
def test_a_saved_game_goes_on_as_if_it_had_not_been_saved(seats):
    resumed, chance = None, random.Random(seats)
    for session in play(seats + 100, seats, {}):
        if resumed is not None:
            resumed.answer(session.decisions[-1][0], *session.decisions[-1][1])
            assert (resumed.state == session.state) is True
        resumed = Session.resume(war(), session.save()) if chance.random() < 0.1 * SOAK else None


@tables
def test_a_view_holds_nothing_that_its_player_may_not_know(seats):
    chance = random.Random(seats)
    for seed in range(200, 200 + SOAK):
        for session in play(seed, seats, {}):
            if chance.random() < 0.15:
                assert list(leaks(session, chance.randrange(seats), chance)) == []
