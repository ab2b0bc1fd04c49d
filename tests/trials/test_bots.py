"""Bots: by name and budget, the same twice, never peeking, and better than chance."""

import time
from itertools import islice
from random import Random

import pytest
from running import program_of
from test_redealing import games_with_secrets, positions

from wwrules.run.redeal import Dealer
from wwrules.run.session import Session
from wwrules.run.values import Piece
from wwrules.trials.answers import MOST, different_answers
from wwrules.trials.bots import BotName, NoEvaluationError, UnknownBotError, bot_of, read_bot, read_bots, sensible_bot
from wwrules.trials.monte_carlo import Spent
from wwrules.trials.plans import Plan, play_one
from wwrules.trials.records import Task


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("random", BotName("random", Spent(0))),
        ("montecarlo", BotName("montecarlo", Spent(200))),
        ("montecarlo:50", BotName("montecarlo", Spent(50))),
        ("montecarlo:0.5s", BotName("montecarlo", Spent(0, 0.5))),
        ("heuristic:7", BotName("heuristic", Spent(7))),
    ],
)
def test_bots_have_names_and_budgets(written, meant):
    found = read_bot(written, program_of("pig"))
    assert found == meant
    assert read_bot(str(found), program_of("pig")) == found


@pytest.mark.parametrize(
    "written", ["", "clever", "random:3", "heuristic:2s", "montecarlo:0", "montecarlo:-1", "montecarlo:1:2"]
)
def test_what_is_no_bot_is_refused(written):
    with pytest.raises(UnknownBotError):
        read_bot(written, program_of("pig"))


def test_only_a_game_with_an_evaluation_has_a_heuristic_bot():
    with pytest.raises(NoEvaluationError):
        read_bot("heuristic", program_of("tricks"))
    assert sensible_bot(program_of("tricks")).name == "random"
    assert sensible_bot(program_of("pig")).name == "heuristic"


def test_the_last_bot_takes_all_further_seats():
    found = read_bots(["random", "montecarlo:9"], program_of("tricks"), 4)
    assert list(map(str, found)) == ["random", "montecarlo:9", "montecarlo:9", "montecarlo:9"]


@games_with_secrets
@pytest.mark.parametrize("written", ["montecarlo:8", "random"])
def test_what_a_bot_may_not_know_makes_no_difference(name, written):
    """The real position, and others that look the same to the bot: one choice."""
    changed = 0
    for number, (session, seat) in enumerate(positions(name, 5)):
        choose = bot_of(read_bot(written, session.program), 5)
        wanted = choose(session, seat)
        for deal in range(2):
            other = session.clone()
            other.state = Dealer(session, seat).deal(Random(f"{number} {deal}")).state
            changed += any(other.view(one) != session.view(one) for one in range(session.seats))
            assert choose(other, seat) == wanted
            assert bot_of(read_bot(written, session.program), 5)(other, seat) == wanted
    assert changed > 5


def test_a_heuristic_bot_does_not_know_the_next_roll():
    session = Session(program_of("pig"), 8, 2)
    choose = bot_of(read_bot("heuristic:2", session.program), 1)
    found = set()
    for luck in range(8):
        other = session.clone()
        other.state.chance = luck * 2**60
        found.add(choose(other, 0))
    assert len(found) == 1


@pytest.mark.parametrize("written", ["montecarlo:20", "heuristic:2"])
def test_the_same_seed_gives_the_same_game(written):
    plan = Plan(1, 2, 3, (written, "random"))
    assert play_one(program_of("pig"), plan, Task(0, 0)) == play_one(program_of("pig"), plan, Task(0, 0))


@pytest.mark.parametrize("written", ["montecarlo:24", "heuristic:6"])
def test_bots_beat_chance(written):
    plan = Plan(24, 2, 7, (written, "random"))
    won = sum(0 in play_one(program_of("pig"), plan, Task(0, game)).winners for game in range(24))
    assert won >= 16


def test_a_budget_of_time_is_kept():
    session = Session(program_of("pig"), 8, 2)
    start = time.monotonic()
    bot_of(read_bot("montecarlo:0.2s", session.program), 1)(session, 0)
    assert 0.2 <= time.monotonic() - start < 2


def test_pieces_that_are_alike_are_one_choice():
    for session, seat in islice(positions("tricks", 30), 30):
        state = session.run.look()
        found = different_answers(session, seat, state, Random(1))
        assert 0 < len(found) <= MOST
        assert len(set(found)) == len(found)
        options, least, most = session.choices(seat)
        for answer in found:
            assert least <= len(answer) <= most
            assert set(answer) <= set(options)
        if least == most == 1 and all(isinstance(one, Piece) for one in options):
            assert len(found) == len({(state.entries[one.number], state.owners[one.number]) for one in options})
