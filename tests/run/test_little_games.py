"""Whole games of random decisions: nothing is lost or made, everything stays in its range, and the same seed and decisions
give the same game, whether it is replayed, copied, saved, or taken back. What a player may not know is in no view.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest
from playing import decide, play
from soundness import assert_sound, same

from wwrules.proving.secrets import leaks, re_dealt
from wwrules.run.redeal import pieces_in
from wwrules.run.session import Session
from wwrules.run.values import Piece, Player, Thing, encode

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
SEATS = {"pig": (2, 3, 4), "tricks": (3, 4, 5), "workers": (2, 3, 4)}
DECISIONS = 3_000 * (4 * SOAK if SOAK > 1 else 1)  # in each game
VIEWS = 300 * (4 * SOAK if SOAK > 1 else 1)  # re-dealt, of each game with secrets

every_game = pytest.mark.parametrize("name", SEATS)
games_with_secrets = pytest.mark.parametrize("name", ["tricks", "workers"])


def tables(name: str) -> Iterator[tuple[int, int]]:
    """Seeds with numbers of players, without end."""
    return ((seed, SEATS[name][seed % len(SEATS[name])]) for seed in count())


# ---------------------------------------------------------------- what must always hold


@every_game
def test_everything_stays_sound(name):
    made, decided = 0, 0
    for seed, seats in tables(name):
        for session in play(name, seed, seats):
            assert_sound(session)
            made = made if session.decisions else len(session.state.kinds)
            assert len(session.state.kinds) == made
        decided += len(session.decisions)
        if decided >= DECISIONS:
            return


# ---------------------------------------------------------------- the same game again


@every_game
def test_seed_and_decisions_are_the_whole_game(name):
    for seed, seats in islice(tables(name), 6 * SOAK):
        *_, session = play(name, seed, seats)
        assert same(Session.replay(session.program, seed, seats, {}, session.decisions), session)


@every_game
def test_a_saved_game_goes_on_as_if_it_had_not_been_saved(name):
    for seed, seats in islice(tables(name), 3 * SOAK):
        resumed = None
        for session in play(name, seed, seats):
            if resumed is not None:
                resumed.answer(session.decisions[-1][0], *session.decisions[-1][1])
                assert same(resumed, session)
            text = session.save()
            resumed = Session.resume(session.program, text)
            assert same(resumed, session)
            assert resumed.save() == text


@every_game
def test_a_copy_goes_its_own_way(name):
    for seed, seats in islice(tables(name), 3 * SOAK):
        chance = random.Random(seed)
        for session in play(name, seed, seats):
            before = session.save()
            one, other = session.clone(), session.clone()
            while chance.random() < 0.6 and not one.is_over:
                decide(one, chance)
                other.answer(one.decisions[-1][0], *one.decisions[-1][1])
            assert same(one, other)
            assert session.save() == before


@every_game
def test_what_is_taken_back_has_not_happened(name):
    for seed, seats in islice(tables(name), 3):
        earlier = None
        for number, session in enumerate(play(name, seed, seats)):
            if earlier is not None and number % 7 == 1:
                assert same(session.undo(), earlier)
            earlier = session.clone()


@pytest.mark.slow
def test_hashing_does_not_matter():
    """Sets and dictionaries keep no order that a game could depend on."""
    found = {seed: run_with_hash_seed(seed) for seed in ("0", "1")}
    assert found["0"] == found["1"]
    assert found["0"].split()[0] == fingerprint()


def run_with_hash_seed(seed: str) -> str:
    command = [sys.executable, "-c", "from test_little_games import fingerprint; print(fingerprint())"]
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).parents[1])}
    return subprocess.run(
        command, cwd=Path(__file__).parent, env=environment, check=True, capture_output=True, text=True
    ).stdout


def fingerprint() -> str:
    """Everything that happened in some games, as one number."""
    found = hashlib.sha256()
    for name in SEATS:
        for seed, seats in islice(tables(name), 6):
            *_, session = play(name, seed, seats)
            found.update(json.dumps([encode(fact) for fact in session.log]).encode())
    return found.hexdigest()


# ---------------------------------------------------------------- what a player may know


@games_with_secrets
def test_a_view_holds_nothing_that_its_player_may_not_know(name):
    chance = random.Random(name)
    changed = 0
    for session, seat in islice(seats_in_play(name, chance), VIEWS):
        assert list(leaks(session, seat, chance)) == []
        other = re_dealt(session, seat, chance)
        changed += any(other.view(one) != session.view(one) for one in range(session.seats))
    assert changed > VIEWS * 0.9  # there was something to know for somebody


@games_with_secrets
def test_a_log_tells_its_player_nothing_of_pieces_never_seen(name):
    chance = random.Random(name)
    changed = 0
    for session, seat in islice(seats_in_play(name, chance), VIEWS // 10):
        never = sorted(never_seen(session, seat), key=lambda one: one.number)
        told = session.log_of(seat)
        assert not set(pieces_in(told)) & set(never)
        other = session.clone()
        dealt = dict(zip(never, chance.sample(never, len(never)), strict=True))
        other.log = [fact_about_others(fact, dealt) for fact in session.log]
        assert other.log_of(seat) == told
        changed += other.log != session.log
    assert changed > VIEWS // 10 * 0.9


def never_seen(session: Session, seat: int) -> set[Piece]:
    """Pieces that never lay where a seat could see them, and were never shown to it."""
    words, seen = session.program.game.words, set()
    for fact in session.log:
        zone = fact.get("zone")
        if fact["fact"] in ("made", "moved"):
            seen_by = words[zone.word].settings["seen-by"]
            seen |= {fact["piece"]} if seen_by == "everybody" or (seen_by == "owner" and zone.of == seat) else set()
        if fact["fact"] == "revealed" and Player(seat) in fact["to"]:
            seen.add(fact["piece"])
    return {Piece(number) for number in range(len(session.state.kinds))} - seen


def fact_about_others(fact, dealt):
    """A fact in which pieces have changed places, and what it says about them is not true."""
    other = {key: exchanged(value, dealt) for key, value in fact.items()}
    if fact["fact"] == "made" and fact["piece"] in dealt:
        other.update(kind="something", entry=Thing("secret"), owner=None)
    if {fact.get("this"), fact.get("by")} & set(dealt):
        other.update(rule=-1, **({"card": Thing("secret")} if "card" in fact else {}))
    if fact["fact"] == "set" and fact["what"] in dealt:
        other.update(value="secret")
    return other


def exchanged(value, dealt):
    if isinstance(value, tuple):
        return tuple(exchanged(one, dealt) for one in value)
    return dealt.get(value, value) if isinstance(value, Piece) else value


def seats_in_play(name: str, chance: random.Random) -> Iterator[tuple[Session, int]]:
    for seed, seats in tables(name):
        for session in play(name, seed, seats):
            if chance.random() < 0.3:
                yield session, chance.randrange(seats)
