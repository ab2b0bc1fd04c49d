"""Positions that a player could just as well be in: the same to that player, sound, playable, and made of nothing hidden."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from playing import arena, play
from soundness import assert_sound
from test_little_games import tables

from wwrules.proving.secrets import hidden_from
from wwrules.run.redeal import Dealer, Knowledge
from wwrules.run.session import Session
from wwrules.run.state import duplicate
from wwrules.run.values import Zone
from wwrules.trials.answers import random_answer

SECRETS = ("tricks", "workers")
games_with_secrets = pytest.mark.parametrize("name", SECRETS)


def positions(name: str, count: int) -> Iterator[tuple[Session, int]]:
    chance = Random(name)
    found = ((one, one.to_move[0]) for seed, seats in tables(name) for one in play(name, seed, seats) if one.to_move)
    return islice((one for one in found if chance.random() < 0.2), count)


@games_with_secrets
def test_a_deal_is_the_same_to_its_player_and_something_else_to_others(name):
    changed = 0
    for number, (session, seat) in enumerate(positions(name, 60)):
        before = session.save()
        dealt = Dealer(session, seat).deal(Random(number))
        assert dealt.view(seat) == session.view(seat)
        assert session.save() == before
        assert sorted(dealt.state.kinds) == sorted(session.state.kinds)
        assert_sound(dealt)
        changed += any(dealt.view(other) != session.view(other) for other in range(session.seats))
    assert changed > 40


@games_with_secrets
def test_a_deal_can_be_played_to_its_end(name):
    chance = Random(1)
    for session, seat in positions(name, 12):
        game = Dealer(session, seat).deal(chance)
        while game.to_move:
            game.answer(game.to_move[0], *random_answer(game, game.to_move[0], chance))
        assert game.is_over


@games_with_secrets
def test_deals_do_not_depend_on_what_is_hidden(name):
    """Exchange what a player may not know by hand, and deal from both."""
    chance = Random(2)
    changed = 0
    for session, seat in positions(name, 40):
        other = exchanged(session, seat, chance)
        if other is not None:
            one, two = (Dealer(game, seat).deal(Random(7)).run.look() for game in (session, other))
            assert one.zones == two.zones
            assert one.owners == two.owners
            changed += session.state.zones != other.state.zones
    assert changed > 10


def exchanged(session: Session, seat: int, chance: Random) -> Session | None:
    """The same game with two pieces of one kind exchanged that lie out of the seat's sight."""
    hidden = sorted(hidden_from(session, seat), key=lambda one: one.number)
    located = Knowledge(seat).located(session)
    free = [one.number for one in hidden if one.number not in located]
    pairs = [(a, b) for a in free for b in free if session.state.kinds[a] == session.state.kinds[b] and a < b]
    if not pairs:
        return None
    a, b = chance.choice(pairs)
    other, state = session.clone(), duplicate(session.state)
    one, two = state.places[a], state.places[b]
    first, second = state.zones[one].index(a), state.zones[two].index(b)
    state.zones[one][first], state.zones[two][second] = b, a
    state.places[a], state.places[b] = two, one
    state.owners[a], state.owners[b] = state.owners[b], state.owners[a]
    other.state = state
    return other


def test_whoever_saw_a_piece_go_into_a_sack_knows_that_it_is_there():
    program = arena(
        """
        let me = first(players)
        let rival = last(players)
        make 3 token in me.field owned by me with might = 1
        make 3 token in rival.sack owned by rival with might = 9
        move me.field to me.sack
        choose one by me { "go" { } "stay" { } }
        """
    )
    session = Session(program, 1, 2)
    own = [number for number, zone in Knowledge(0).located(session).items() if zone.word == "sack"]
    assert len(own) == 3
    for luck in range(20):
        dealt = Dealer(session, 0).deal(Random(luck)).run.look()
        assert set(dealt.zones[Zone("sack", 0)]) == set(own)


def test_what_left_a_place_unseen_may_be_anything_that_was_there():
    program = arena(
        """
        let me = first(players)
        let rival = last(players)
        make 3 token in me.field owned by me with might = 1
        make 3 token in rival.sack owned by rival with might = 9
        move me.field to me.sack
        move first(me.sack) to rival.sack
        choose one by me { "go" { } "stay" { } }
        """
    )
    session = Session(program, 1, 2)
    dealt = [Dealer(session, 0).deal(Random(luck)).run.look() for luck in range(20)]
    assert len({tuple(sorted(one.zones[zone])) for one in dealt for zone in one.zones if zone.word == "sack"}) > 4


def test_luck_and_answers_of_others_are_not_kept():
    program = arena("together p in players decide bet from [1, 2, 3]")
    session = Session(program, 1, 2)
    session.answer(1, 3)
    dealt = Dealer(session, 0).deal(Random(1))
    assert set(dealt.to_move) == {0, 1}
    assert dealt.run.look().chance != session.run.look().chance
