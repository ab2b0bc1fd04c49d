"""Effects, conditions and actions are read into trees and printed back to the same text: all of three games, and more."""

import pytest
from outlines import outline
from reading import OFFICIAL, PACK, cases, game, read, said, tables

from wwrules.compile import effect_tree as tree
from wwrules.compile.effect_printer import print_effect
from wwrules.compile.game_effects import read_effects
from wwrules.model import SENTENCES

ON_CARDS = [
    (words, f"{one.entity}.{one.path}", "condition" if one.type == "condition" else "effect", " ".join(one.node.text.split()))
    for words in (OFFICIAL, "coven", "brooms")
    for one in game(words).effect_texts
]
BESIDE = [
    (words, name, "condition" if name.startswith("asks.") else "effect", text)
    for words, texts in cases("effects").items()
    if words != "allies"
    for name, text in texts.items()
]


@pytest.mark.parametrize(
    ("words", "start", "text"),
    [(words, start, text) for words, _, start, text in ON_CARDS + BESIDE],
    ids=[f"{words}: {name}" for words, name, _, _ in ON_CARDS + BESIDE],
)
def test_a_text_is_read_and_printed_back(words, start, text):
    node, found = read(text, words, start)
    assert said(found) == []
    assert print_effect(node, tables(words)) == text


def test_games_say_many_different_things():
    distinct = {words: len({text for of, _, _, text in ON_CARDS if of == words}) for words, *_ in ON_CARDS}
    assert distinct[OFFICIAL] >= 140
    assert distinct["coven"] >= 25
    assert distinct["brooms"] >= 40
    assert {one.type for one in game(OFFICIAL).effect_texts} == set(SENTENCES)


def test_the_allies_say_what_the_cases_say():
    trees, found = read_effects(game(OFFICIAL))
    assert found == []
    printed = {entry: print_effect(node, tables(OFFICIAL)) for (entry, path), node in trees.items() if path == "effect"}
    written = cases("effects")["allies"]
    assert {entry: printed[entry] for entry in written} == written
    assert written.keys() >= {one.id for one in game(OFFICIAL).of_kind("ally-card")}


@pytest.mark.parametrize("case", cases("trees"), ids=lambda case: case["effect"][:60])
def test_an_effect_has_its_tree(case):
    node, found = read(case["effect"], case.get("words", OFFICIAL), case.get("start", "effect"))
    assert said(found) == []
    assert outline(node) == case["tree"]


def test_spans_point_at_the_words():
    text = "when this chip is played: either return 1 exhausted chip to your bag or double this chip."
    node, _ = read(text, OFFICIAL)
    pointed = [one.span for one in tree.parts(node) if isinstance(one, tree.NounPhrase | tree.PhraseUse)]
    assert {text[span.start : span.end] for span in pointed} == {
        "this chip is played", "this chip", "return 1 exhausted chip to your bag", "1 exhausted chip", "your bag",
        "double this chip",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gain a shard", "gain 1 shard."),
        ("gain 1 shard", "gain 1 shard."),
        ("double every rose.", "double each rose."),
        ("whenever this chip is played: gain 1 VP.", "when this chip is played: gain 1 VP."),
        ("if you have 1 other red rook: gain 1 VP.", "if you have another red rook: gain 1 VP."),
        ("at the end of battle if you won: gain 1 VP", "at the end of battle, if you won: gain 1 VP."),
        ("gain 1 VP then gain 1 shard.", "gain 1 VP, then gain 1 shard."),
        ("return 1 chip to\n  your bag.", "return 1 chip to your bag."),
        ("return 1 chip to supply.", "return 1 chip to the supply."),
        ("either (gain 1 shard) or (double this chip).", "either gain 1 shard or double this chip."),
        ("return 1 rose to each opponent’s bag.", "return 1 rose to each opponent's bag."),
    ],
)
def test_what_means_the_same_has_the_same_tree(one, other):
    first, found = read(one, OFFICIAL)
    assert said(found) == []
    assert first == read(other, OFFICIAL)[0]


def test_a_pack_leaves_every_official_tree_equal():
    alone, with_pack = read_effects(game(OFFICIAL))[0], read_effects(game(PACK))[0]
    assert alone == with_pack
    assert alone.keys() == {(one.entity, one.path) for one in game(OFFICIAL).effect_texts}


def test_official_texts_would_mean_the_same_with_the_words_of_the_pack():
    for words, name, start, text in ON_CARDS + BESIDE:
        if words == OFFICIAL:
            assert read(text, PACK, start) == read(text, OFFICIAL, start), name


def test_official_text_does_not_know_the_words_of_a_pack():
    assert said(read("split 2 units among any regions.", OFFICIAL)[1])[0].startswith("1: 'split' is not a word of this game")
