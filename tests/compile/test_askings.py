"""Which part of an effect asks: every choice of a lowered effect leads back to the words that bring it."""

from collections import Counter
from functools import cache
from pathlib import Path

from wwrules.compile import effect_tree as effect
from wwrules.compile import procedure_tree as tree
from wwrules.compile.askings import askings, message_of
from wwrules.compile.decisions import decisions
from wwrules.compile.program import compile_game
from wwrules.load.game import load_game
from wwrules.paths import CONTENT


@cache
def program():
    game, _ = load_game(Path(CONTENT) / "wonderlands-war")
    return compile_game(game)[0]


def of(entry):
    return [one for one in askings(program()).values() if one.entry == entry]


def test_every_decision_of_a_card_has_its_part():
    found, cards = askings(program()), program().game.entities
    left = {one.key for node, one in decisions(program()).items() if one.owner in cards and node not in found}
    assert left == set()


def test_several_choices_of_a_card_are_told_apart():
    sorts = Counter(one.sort for one in of("jaws"))
    assert sorts == {"may": 2, "phrase": 2}
    first, second = (one.part for one in of("jaws") if one.sort == "may")
    assert first != second


def test_an_open_noun_is_the_one_that_is_picked():
    (picked,) = (one for one in of("card-soldier-a") if one.sort == "role")
    assert isinstance(picked.part, effect.NounPhrase)
    assert picked.part.qualities == ("exhausted",)


def test_may_and_either_are_one_choice():
    (way,) = (one for one in of("card-soldier-b") if one.sort == "either")
    assert isinstance(way.part, effect.May)


def test_what_a_body_chooses_is_called_after_the_phrase():
    found, decided = askings(program()), decisions(program())
    keys = {message_of(decided[node], one) for node, one in found.items() if one.sort == "phrase"}
    assert {"poison.chairs", "place.there", "gain-ally.ally", "move-between.moving"} <= keys


def test_the_parts_are_of_statements_that_ask():
    asking = tree.Choose | tree.ChooseOne | tree.Replacement
    assert all(isinstance(program().nodes[node], asking) for node in askings(program()))
