"""Sentences that nobody has printed yet do what they say in the real game: each stands on a card in place of its own.

The keys of a case in `sentences.yaml` are those of a worked example; the players are ann, ben, cleo and dan.
"""

from copy import copy
from dataclasses import fields, replace
from pathlib import Path

import pytest
import yaml
from playing import nowhere
from tables import official

from wwrules.catalogue import part
from wwrules.compile.assembly import _guarded
from wwrules.compile.effects import read_effect
from wwrules.compile.lower import CannotLowerError, lower
from wwrules.compile.program import Program, compile_game
from wwrules.compile.words import tables_of
from wwrules.run.scenario import Scenario

CASES = yaml.safe_load((Path(__file__).parent / "sentences.yaml").read_text("utf-8"))
PLAYERS = {"ann": 0, "ben": 1, "cleo": 2, "dan": 3}


@pytest.fixture(scope="module")
def game() -> Program:
    program, found = compile_game(official())
    assert found == []
    return program


def with_sentence(game: Program, entry: str, sentence: str) -> Program:
    """The game in which a card says something else."""
    program = replace(game, **{one.name: copy(getattr(game, one.name)) for one in fields(game)})
    effect, found = read_effect(sentence, tables_of(program.game), nowhere)
    assert found == []
    rules = lower(effect, program.game)
    program.adopt(rules, nowhere)
    program.rules[entry] = _guarded(program, entry, "effect", rules)
    return program


@pytest.mark.parametrize("case", CASES["plays"], ids=lambda case: case["sentence"])
def test_a_sentence_plays_as_it_reads(game, case):
    program = with_sentence(game, case["card"], case["sentence"])
    assert len(list(Scenario(program, 4, case["given"], case["play"], PLAYERS).run(case["steps"]))) == len(case["steps"])


@pytest.mark.parametrize("case", CASES["refused"], ids=lambda case: case["sentence"])
def test_words_that_would_change_nothing_are_refused_where_they_stand(game, case):
    effect, found = read_effect(case["sentence"], tables_of(game.game), nowhere)
    assert found == []
    with pytest.raises(CannotLowerError) as error:
        lower(effect, game.game)
    assert case["sentence"][slice(*error.value.span)] == case["at"]
    assert part(error.value.reason) == case["because"]
