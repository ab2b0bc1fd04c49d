"""Effects are read into trees and printed back to the same text."""

import pytest
from outlines import outline
from reading import OFFICIAL, PACK, cases, game, read, said, tables

from wwrules.compile import effect_tree as tree
from wwrules.compile.effect_printer import print_effect
from wwrules.compile.game_effects import read_effects

EFFECTS = [
    (PACK if words == "shapes" else words, name, text)
    for words, texts in cases("effects").items()
    for name, text in texts.items()
]


def start_of(name: str) -> str:
    return "condition" if name.startswith(("feat.", "goal.")) else "effect"


@pytest.mark.parametrize(("words", "name", "text"), EFFECTS, ids=[f"{words}: {name}" for words, name, _ in EFFECTS])
def test_an_effect_is_read_and_printed_back(words, name, text):
    node, found = read(text, words, start_of(name))
    assert said(found) == []
    assert print_effect(node, tables(words)) == text


def test_all_effects_of_the_study_are_here():
    assert len([name for words, name, _ in EFFECTS]) - len(cases("effects")["shapes"]) == 72


def test_the_cards_say_what_the_cases_say():
    trees, found = read_effects(game(OFFICIAL))
    assert found == []
    printed = {entry: print_effect(node, tables(OFFICIAL)) for (entry, path), node in trees.items() if path == "effect"}
    written = cases("effects")[OFFICIAL]
    ids = {name: "forge-card" if name == "forge-chip" else f"{name[2:]}-{name[0].lower()}" for name in written}
    assert {entry: printed[entry] for entry in ids.values()} == {ids[name]: text for name, text in written.items()}


@pytest.mark.parametrize("case", cases("trees"), ids=lambda case: case["effect"][:60])
def test_an_effect_has_its_tree(case):
    node, found = read(case["effect"], case.get("words", PACK))
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
        ("put 1 rose into each opponent’s bag.", "put 1 rose into each opponent's bag."),
    ],
)
def test_what_means_the_same_has_the_same_tree(one, other):
    first, found = read(one, PACK)
    assert said(found) == []
    assert first == read(other, PACK)[0]


def test_a_pack_leaves_every_official_tree_equal():
    alone, with_pack = read_effects(game(OFFICIAL))[0], read_effects(game(PACK))[0]
    assert alone == {key: node for key, node in with_pack.items() if not key[0].startswith(f"{PACK}/")}
    assert len(alone) >= 21


def test_official_texts_would_mean_the_same_with_the_words_of_the_pack():
    for text in cases("effects")[OFFICIAL].values():
        assert read(text, PACK) == read(text, OFFICIAL)


def test_official_text_does_not_know_the_words_of_a_pack():
    assert said(read("restore your shield.", OFFICIAL)[1])[0].startswith("1: 'restore' is not a word of this game")
