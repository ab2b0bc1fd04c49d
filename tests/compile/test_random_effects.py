"""Print, read: the same tree or a located refusal, never another tree. With the words of a game, a pack and other games.

And what can be read becomes rules, or is refused with its place; tests/run plays such rules.
"""

import os
from collections import Counter

import pytest
from random_trees import Trees
from reading import OFFICIAL, PACK, at, game, tables

from wwrules.compile.effect_printer import print_effect
from wwrules.compile.effects import read_effect
from wwrules.compile.lower import CannotLowerError, lower
from wwrules.compile.procedure_printer import print_procedure
from wwrules.compile.procedures import parse_body

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
TRIES = {OFFICIAL: 800 * SOAK, PACK: 800 * SOAK, "coven": 200 * SOAK, "brooms": 200 * SOAK}


@pytest.mark.parametrize("words", TRIES)
def test_a_printed_tree_is_read_as_itself_or_refused(words):
    trees = Trees(tables(words), seed=1)
    seen: Counter[str] = Counter()
    for _ in range(TRIES[words]):
        tree = trees.effect()
        text = print_effect(tree, tables(words))
        read, found = read_effect(text, tables(words), at)
        if found:
            assert all(1 <= one.source.column <= len(text) + 1 for one in found)
            seen[found[0].code] += 1
        else:
            assert read == tree, text
            seen["same"] += 1
    assert seen["same"] > 0.8 * TRIES[words], seen


@pytest.mark.parametrize("words", [words for words in TRIES if "condition" in tables(words).by_kind])
def test_a_printed_condition_is_read_as_itself_or_refused(words):
    trees = Trees(tables(words), seed=2)
    for _ in range(TRIES[words] // 4):
        tree = trees.condition()
        read, found = read_effect(print_effect(tree, tables(words)), tables(words), at, "condition")
        assert found or read == tree


def lowered(effect, of):
    try:
        return lower(effect, of)
    except CannotLowerError as refusal:
        return refusal


@pytest.mark.parametrize("words", TRIES)
def test_what_can_be_read_becomes_rules_or_is_refused_with_its_place(words):
    trees = Trees(tables(words), seed=3)
    seen: Counter[str] = Counter()
    for _ in range(TRIES[words] // 4):
        text = print_effect(trees.effect(), tables(words))
        effect, found = read_effect(text, tables(words), at)
        rules = () if found else lowered(effect, game(words))
        if isinstance(rules, CannotLowerError):
            assert 0 <= rules.span.start < rules.span.end <= len(text), (text, rules.reason)
            seen[rules.reason] += 1
        elif rules:
            assert parse_body(print_procedure(rules), at) == (rules, []), text
            seen["rules"] += 1
    assert seen["rules"], seen
