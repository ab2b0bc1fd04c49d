"""Faults of effects: the whole sentence and its column, and the place in the file they are written in."""

import shutil

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from reading import GAMES, OFFICIAL, PACK, at, cases, read, said, tables

from wwrules.catalogue import describe
from wwrules.compile.effects import read_effect
from wwrules.pipeline import check_game

FAULTS = cases("faults")


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case["text"][:60])
def test_a_fault_is_said_where_it_is(case):
    node, found = read(case["text"], case.get("words", OFFICIAL))
    assert said(found) == case["says"]
    assert node is None


def test_a_text_that_is_too_long_is_not_read():
    assert said(read("gain 1 shard. " * 200, PACK)[1]) == [
        "1: the text has 2,800 letters; at most 2,000 are allowed [text-too-long]"
    ]


@pytest.mark.parametrize(
    ("written", "line", "column"),
    [
        ("    effect: |\n      return 1 bird to your nest.\n      feed 1 brid.\n", 11, 14),
        ("    effect: return 1 brid to your nest.\n", 9, 22),
        ("    effect: 'feed 1 brid.'\n", 9, 21),
        ('    effect: "feed 1 bird. feed\n      1 brid."\n', 10, 9),
    ],
)
def test_the_place_in_the_file_is_that_of_the_word(written, line, column, tmp_path):
    root = shutil.copytree(GAMES / "pond", tmp_path / "pond")
    file = root / "cards" / "birds.yaml"
    text = file.read_text("utf-8")
    before, after = text.split("    effect: |\n      return 1 bird to your nest.\n", 1)
    file.write_text(before + written + after, "utf-8")
    places = [(one.source.line, one.source.column, one.subject) for one in check_game(root)[1] if one.code == "unknown-word"]
    first = before.count("\n") + 1
    assert places == [(first + line - 9, column, "duck")]


def test_a_condition_is_read_alone():
    assert said(read("gain 1 shard", PACK, "condition")[1]) == [
        "1: 'gain' is an action (form: gain {what}); a condition is expected here [not-a-condition]"
    ]
    assert said(read("you won: gain 1 shard", PACK, "condition")[1]) == [
        "8: ':' needs 'when', 'if' or 'at' at the beginning of the sentence [lonely-guard]"
    ]


def texts_of_words() -> st.SearchStrategy[str]:
    terms = {" ".join(term.words) for terms in tables(PACK).terms.values() for term in terms}
    return st.lists(st.sampled_from([*sorted(terms), *".,:()'", "1", "2", "+3", "-1"]), max_size=40).map(" ".join)


SIGNS = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=60)


@given(st.one_of(SIGNS, st.deferred(texts_of_words)), st.sampled_from(["effect", "condition"]))
@example("in a bag " * 200, "effect")
@example("return 1 chip " + "you have " * 200 + "to your bag", "effect")
@example("move 1 leader to any region " + "not any region " * 120, "effect")
@example("the next time you play a rose: " * 60 + "gain 1 VP", "effect")
@example("you may (" * 15 + "gain 1 VP" + ")" * 15, "effect")
@example("double a chip with strength 1, " + "2, " * 400 + "3", "effect")
@example("ß ﬁ İ ’s 's '", "effect")
def test_no_text_brings_an_exception(text, start):
    node, found = read_effect(text, tables(PACK), at, start)
    assert (node is None) == bool(found)
    assert all(describe(one) for one in found)
