"""Exact odds, held against what a pencil and a few lines of arithmetic give."""

import json
from fractions import Fraction
from functools import cache
from math import comb

import pytest
from click.testing import CliRunner
from running import GAMES, program_of

from wwrules.cli import main
from wwrules.model import Example
from wwrules.play.odds import Inquiry, about, odds, odds_of_example, of_example, of_session
from wwrules.play.walking import TooManyWaysError
from wwrules.run.session import Session

WAR = "wonderlands-war"
PIG = str(GAMES / "pig")


def found(name: str, example: Example, of: str, **asked: object) -> dict:
    return dict(odds(of_example(program_of(name), example), Inquiry(of, **asked)).outcomes)


def turn() -> Example:
    return program_of("pig").game.examples["a-turn"]


# ---------------------------------------------------------------- pig


def test_one_roll_brings_a_one_with_a_sixth():
    assert found("pig", turn(), "at_stake == 0", decisions=0) == {True: Fraction(1, 6), False: Fraction(5, 6)}
    assert found("pig", turn(), "at_stake", decisions=0) == {n: Fraction(1, 6) for n in (0, 2, 3, 4, 5, 6)}


def test_two_rolls_are_added():
    spread = found("pig", turn(), "at_stake", decisions=1)
    assert spread[12] == Fraction(1, 36)
    assert spread[7] == Fraction(4, 36)  # 2+5, 3+4, 4+3, 5+2; 1 ends the turn
    assert sum(spread.values()) == 1


@cache
def hold_at(limit: int, stake: int = 0) -> dict[int, Fraction]:
    """What a turn brings to whoever rolls until something is at stake: by recursion over the die."""
    if stake >= limit:
        return {stake: Fraction(1)}
    spread = {0: Fraction(1, 6)}
    for pips in range(2, 7):
        for points, weight in hold_at(limit, stake + pips).items():
            spread[points] = spread.get(points, Fraction(0)) + weight / 6
    return spread


def test_holding_at_twenty_busts_as_often_as_is_known():
    answers = ("turn=hold if at_stake >= 20", "turn=roll")
    spread = found("pig", turn(), "ann.points", answers=answers)
    assert spread == hold_at(20)
    assert round(float(spread[0]), 4) == 0.6245


def test_a_game_that_was_kept_is_a_position_too():
    session = Session(program_of("pig"), 8, 2)  # the first roll was a 6
    asked = Inquiry("p1.points", until="not happening(turn, p1)", answers=("turn=hold if at_stake >= 8", "turn=roll"))
    spread = dict(odds(of_session(session), asked).outcomes)
    assert spread == {0: Fraction(1, 6), **{6 + n: Fraction(1, 6) for n in range(2, 7)}}
    assert session.decisions == []


# ---------------------------------------------------------------- a bag in a battle


def test_the_bag_of_a_worked_example():
    """Two chips of 1 and a madness chip that costs the only unit."""
    example = program_of(WAR).game.examples["bust-with-a-full-track"]
    assert found(WAR, example, "ann.battle_strength", decisions=0) == {0: Fraction(1, 3), 1: Fraction(2, 3)}
    twice = ("ann:battle.go=draw-on if ann.battle_strength < 2", "battle.go=stop-here")
    bust = found(WAR, example, "ann.status == bust", until="ann.status == bust", answers=twice)
    assert bust == {0: Fraction(1, 3), 1: Fraction(2, 3)}  # 1/3 at once, and half of the rest with the second chip


def bag(given: str) -> Example:
    """Ann draws from a bag; Ben has one chip and stops."""
    base = program_of(WAR).game.examples["bust-with-a-full-track"]
    given = f"""
      make 3 follower in witzend.region_units owned by ann
      make 1 follower in witzend.region_units owned by ben
      {given}
      make 1 starting_chip in ben.bag owned by ben with chip_strength = 20
    """
    return Example("bag", "", base.players, given, base.play, (), (), (), base.source)


def test_a_bag_of_twelve_is_cheap_and_comes_out_as_counted():
    example = bag(
        """
        make 5 starting_chip in ann.bag owned by ann with chip_strength = 1
        make 4 starting_chip in ann.bag owned by ann with chip_strength = 2
        make 3 starting_chip in ann.bag owned by ann with chip_strength = 4
        """
    )
    answers = ("ann:battle.go=draw-on", "battle.go=stop-here")
    three = odds(of_example(program_of(WAR), example), Inquiry("ann.battle_strength", decisions=3, answers=answers))
    expected: dict[int, Fraction] = {}
    for ones in range(4):
        for twos in range(4 - ones):
            fours = 3 - ones - twos
            ways = comb(5, ones) * comb(4, twos) * comb(3, fours)
            strength = ones + 2 * twos + 4 * fours
            expected[strength] = expected.get(strength, Fraction(0)) + Fraction(ways, comb(12, 3))
    assert three.outcomes == expected
    assert three.mean == 3 * Fraction(5 * 1 + 4 * 2 + 3 * 4, 12)
    assert three.ways < 60


# ---------------------------------------------------------------- the command


def test_the_command_prints_data():
    done = run("a-turn", PIG, "--of", "ann.points", "--answer", "turn=hold", "--json")
    data = json.loads(done.output)
    assert data.pop("timing").keys() == {"seconds"}
    assert data["outcomes"][0] == {"value": 0, "probability": "1/6", "decimal": 0.166666667}
    assert data["mean"] == {"exact": "10/3", "decimal": 3.333333333}
    assert data["decisions"] == [{"decision": "turn", "chosen": "hold", "times": 5}]


def run(*arguments: str):
    return CliRunner().invoke(main, ["odds", *arguments])


def test_the_command_prints_a_table():
    done = run("a-turn", PIG, "--of", "at_stake > 3", "--decisions", "0")
    assert done.exit_code == 0
    assert done.output.splitlines()[2:] == [
        "no    1/2       0.500000   ██████████████████████████████",
        "yes   1/2       0.500000   ██████████████████████████████",
        "mean: 1/2 ≈ 0.500000",
        "6 ways for chance to go, played by the rules",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--of", "ann.pionts"), "--of: 5: 'pionts' is no attribute, property or zone of a player; did you mean 'points'?"),
        (("--of", "1 +"), "--of: 3: '…' does not fit here"),
        (("--of", "1", "--until", "an.points"), "--until: 1: unknown name 'an'; did you mean 'ann'?"),
        (("--of", "1", "--answer", "hold"), "'hold' is no answer; write [who:]decision=option, with ' if ' and a condition"),
        (("--of", "1", "--answer", "eve:turn=hold"), "'eve:turn=hold' is no answer; write"),
        (("--of", "1", "--answer", "trun=hold"), "nobody decides 'trun' in this game; did you mean 'turn'?"),
        (("--of", "1", "--answer", "turn=hlod"), "'hlod' is not offered at 'turn'; did you mean 'hold'?"),
        (("--of", "1", "--answer", "turn=7"), "'7' is not offered at 'turn'; expected hold, roll"),
        (("--of", "size(range(1, 99999999))"), "--of: 6: this ran 200,000 steps without a decision; it may never end"),
        (("--of", "1", "--until", "size(range(1, 99999999)) == 1"), "--until: 6: this ran 200,000 steps without a decision"),
        (("--of", "at_stake", "--ways", "50"), "chance can go in more than 50 ways; look earlier with --until or --decisions"),
    ],
)
def test_wrong_use_is_told(arguments, said):
    done = run("a-turn", PIG, *arguments)
    assert done.exit_code == 2
    assert f"Error: {said}" in done.output


def test_an_unknown_position_is_told():
    done = run("b-turn", PIG, "--of", "1")
    assert done.exit_code == 2
    assert "Error: 'b-turn' is neither a worked example nor a file; did you mean 'a-turn'?" in done.output


def test_pieces_and_players_go_by_their_names():
    """What lies in a bag is the same in whatever order it got there."""
    done = run("bust-with-a-full-track", "--of", "[ben, first(ann.bag).zone, ann.bag]", "--decisions", "0", "--json")
    assert done.exit_code == 0, done.output
    found = [(one["value"]["list"], one["probability"]) for one in json.loads(done.output)["outcomes"]]
    few, many = ["madness-chip", "starting-chip"], [*["madness-chip"] * 4, *["starting-chip"] * 6]
    assert found == [(["ben", {"list": bag}, {"list": bag}], chance) for bag, chance in ((few, "2/3"), (many, "1/3"))]
    done = run("bust-with-a-full-track", "--of", "[ben, first(ann.bag)]", "--locale", "pl", "--decisions", "0")
    assert "\nben, żeton początkowy frakcji   1/3 " in done.output


def test_shuffles_are_walked_too():
    program = program_of("tricks")
    example = Example(
        "deck",
        "",
        ("ann", "ben", "cleo"),
        "make each trade in hex_deck",
        "shuffle hex_deck",
        (),
        (),
        (),
        program.game.header.source,
    )
    spread = found("tricks", example, "last(hex_deck).makes == grain")
    assert spread == {False: Fraction(4, 5), True: Fraction(1, 5)}
    with pytest.raises(TooManyWaysError):
        found("tricks", example, "last(hex_deck).bold", ways=100)


# ---------------------------------------------------------------- questions that the game has a name for


def test_a_question_of_the_game_is_asked_by_its_name():
    program = program_of("pig")
    found = odds_of_example(program, "a-turn", "roll-or-hold")
    assert dict(found.outcomes) == hold_at(20)
    assert dict(odds_of_example(program, "a-turn", "roll-or-hold", number=6).outcomes) == hold_at(6)


def test_numbers_are_also_told_as_what_is_reached():
    reached = odds_of_example(program_of("pig"), "a-turn", "roll-or-hold").at_least()
    assert reached[0] == 1
    assert reached[20] == 1 - hold_at(20)[0]


def test_chance_plays_where_there_are_too_many_ways():
    exact, found = hold_at(20), odds_of_example(program_of("pig"), "a-turn", "roll-or-hold", ways=10, games=400)
    assert found.games == 400
    assert sum(found.outcomes.values()) == 1
    low, high = found.interval(0)
    assert low < exact[0] < high
    assert high - low < 0.11
    again = odds_of_example(program_of("pig"), "a-turn", "roll-or-hold", ways=10, games=400)
    assert again.outcomes == found.outcomes


def test_a_question_is_answered_in_a_table():
    done = run("a-turn", PIG, "--ask", "roll-or-hold", "--number", "4", "--player", "ann")
    assert done.exit_code == 0
    assert done.output.split()[:4] == ["exactly", "about", "at", "least"]
    done = run("a-turn", PIG, "--ask", "roll-or-hold", "--ways", "10", "--games", "50")
    assert done.output.split()[0] == "between"
    assert "50 games that chance played by the rules" in done.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "ask a question of the game with --ask (points, roll-or-hold), or anything with --of"),
        (("--ask", "roll-or-hold", "--of", "1"), "ask a question of the game with --ask"),
        (("--ask", "roll-or-held"), "the game has no question 'roll-or-held'; did you mean 'roll-or-hold'?"),
        (("--ask", "roll-or-hold", "--player", "zoe"), "nobody is called 'zoe'; expected ann, ben"),
    ],
)
def test_questions_that_cannot_be_asked_are_told(arguments, said):
    done = run("a-turn", PIG, *arguments)
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())


def test_the_next_chip_goes_by_its_name():
    found = odds_of_example(program_of(WAR), "bust-with-a-full-track", "odds-next-draw")
    assert dict(found.outcomes) == {("madness-chip", 1): Fraction(1, 3), ("starting-chip", 1): Fraction(2, 3)}


def test_bust_is_a_question_of_the_game():
    """Ann draws until she has 2: bust with the first chip, or with the second."""
    found = odds_of_example(program_of(WAR), "bust-with-a-full-track", "odds-bust", number=2)
    assert dict(found.outcomes) == {False: Fraction(1, 3), True: Fraction(2, 3)}


def test_an_order_that_says_nothing_saves_ways_and_changes_nothing():
    program = program_of(WAR)
    position = about(of_example(program, program.game.examples["bust-with-a-full-track"]))
    asked = Inquiry("p.battle_strength", "p.status == bust", ("p:battle.go=draw-on", "battle.go=stop-here"))
    kept = odds(position, asked)
    merged = odds(position, asked._replace(any_order=frozenset({"active-track", "exhausted-area", "madness-track"})))
    assert merged.outcomes == kept.outcomes
    assert merged.ways <= kept.ways
