"""Whole games of random decisions: nothing is lost or made, everything stays in its range, and the same seed and decisions
give the same game, whether it is replayed, copied, saved, or taken back. What a player may not know is in no view.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest
from playing import decide, play

from wwrules.run.session import Session
from wwrules.run.state import Question, duplicate
from wwrules.run.values import Piece, Thing, encode

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
SEATS = {"pig": (2, 3, 4), "tricks": (3, 4, 5), "workers": (2, 3, 4)}
DECISIONS = {"pig": 10_000, "tricks": 5_000, "workers": 4_000}  # in a run of the suite; more in a soak
VIEWS = 500 * SOAK  # re-dealt, of each game with secrets

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
        if decided >= DECISIONS[name] * SOAK:
            return


def assert_sound(session: Session) -> None:
    state = session.state
    found = Counter(number for numbers in state.zones.values() for number in numbers)
    assert found == Counter(range(len(state.kinds)))
    assert all(number in state.zones[state.places[number]] for number in found)
    assert all(state.places[rider] == state.places[horse] for rider, horse in state.carriers.items())
    words = session.program.game.words
    for zone, numbers in state.zones.items():
        assert len(numbers) <= words[zone.word].settings.get("capacity", len(numbers))
    for name, value in attributes(state):
        assert in_range(session, words[name].settings, value), (name, value)
    assert bool(session.to_move) != session.is_over
    for seat in session.to_move:
        options, least, most = session.choices(seat)
        assert options
        assert 0 <= least <= most <= len(options)
        assert most > 0


def attributes(state):
    yield from ((name, value) for name, values in state.players.items() for value in values)
    yield from state.table.items()
    for columns in (state.things, state.marks):
        yield from ((name, value) for name, values in columns.items() for value in values.values())


def in_range(session: Session, settings, value) -> bool:
    match settings["type"]:
        case "number":
            return type(value) is int and settings["min"] <= value <= settings["max"]
        case "flag":
            return isinstance(value, bool)
        case "choice":
            return value is None or value in session.program.game.enumerations[settings["enumeration"]].values
    game = session.program.game
    kinds = [session.state.kinds[one.number] if isinstance(one, Piece) else game.entities[one.id].kind for one in listed(value)]
    return all(game.is_a(kind, settings["kind"]) for kind in kinds)


def listed(value):
    return value if isinstance(value, tuple) else () if value is None else (value,)


# ---------------------------------------------------------------- the same game again


def same(one: Session, other: Session) -> bool:
    return (one.state, one.log, one.decisions) == (other.state, other.log, other.decisions)


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
    environment = {**os.environ, "PYTHONHASHSEED": seed}
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
        view = session.view(seat)
        assert not pieces_in(view) & hidden_from(session, seat)
        other = re_dealt(session, seat, chance)
        assert other.view(seat) == view
        changed += any(other.view(one) != session.view(one) for one in range(session.seats))
    assert changed > VIEWS * 0.9  # there was something to know for somebody


def seats_in_play(name: str, chance: random.Random) -> Iterator[tuple[Session, int]]:
    for seed, seats in tables(name):
        for session in play(name, seed, seats):
            if chance.random() < 0.3:
                yield session, chance.randrange(seats)


def hidden_from(session: Session, seat: int) -> set[Piece]:
    """Pieces that a seat may neither see nor choose."""
    state, words = session.state, session.program.game.words
    open_to = {"everybody": lambda _: True, "owner": lambda zone: zone.of == seat, "nobody": lambda _: False}
    closed = [zone for zone in state.zones if not open_to[words[zone.word].settings["seen-by"]](zone)]
    hidden = {Piece(number) for zone in closed for number in state.zones[zone] if seat not in state.shown.get(number, ())}
    return hidden - (pieces_in(session.choices(seat)) if seat in session.to_move else set())


def pieces_in(value) -> set[Piece]:
    match value:
        case Piece():
            return {value}
        case dict():
            return pieces_in(list(value.items()))
        case list() | tuple():
            return set().union(*map(pieces_in, value))
    return set()


def re_dealt(session: Session, seat: int, chance: random.Random) -> Session:
    """The same game as far as a seat can know: other hidden pieces, secrets, answers, questions, plans and luck."""
    other = session.clone()
    state = other.state = duplicate(session.state)
    numbers = sorted(one.number for one in hidden_from(session, seat))
    dealt = dict(zip(numbers, chance.sample(numbers, len(numbers)), strict=True))
    for pieces in state.zones.values():
        pieces[:] = [dealt.get(number, number) for number in pieces]
    state.places = [next(zone for zone, pieces in state.zones.items() if one in pieces) for one in range(len(state.kinds))]
    state.chance = chance.getrandbits(64)
    state.calls = state.calls[:1]
    for name, values in state.players.items():
        if other.program.game.words[name].settings["seen-by"] != "everybody":
            values[:] = [value if index == seat else Thing("secret") for index, value in enumerate(values)]
    if state.request is not None:
        for one in set(state.request.questions) - {seat}:
            state.request.answers[one] = ("something else",)
            state.request.questions[one] = Question(("something else",))
    return other
