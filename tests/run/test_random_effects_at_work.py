"""Whatever a card may say, the game ends: random effects on the charms of the arena, played with random decisions.

Each effect is grown from the words of the arena and read. It is refused, or it becomes rules that have the types they need; and
what the checks let pass never runs on, never asks an empty question and leaves everything in its range.
"""

import os
import random
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from playing import arena, decide, nowhere, program_of

from wwrules.compile import effect_tree
from wwrules.compile.effect_printer import print_effect
from wwrules.compile.effects import read_effect
from wwrules.compile.lower import CannotLowerError, lower
from wwrules.compile.procedure_printer import print_procedure
from wwrules.compile.program_check import check_program
from wwrules.compile.words import tables_of
from wwrules.diagnostics import Severity
from wwrules.run.session import Session

sys.path.insert(0, str(Path(__file__).parents[1] / "compile"))
from random_trees import Trees

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
TRIES = 25 * SOAK  # with each seed
GAME = program_of("arena").game
TABLES = tables_of(GAME)
LIMITS = {"trigger-circle", "endless-growth"}  # what is told before anybody plays: it might not end
MATCH = """
  for each p in players {
    make each charm in p.hand owned by p with might = it.power
    make 3 token in p.hand owned by p with might = 5
    make 2 token in p.sack owned by p
    p.score = 5
    p.secret = 4
  }
  for each p in players { for each t in top(p.hand, 4) { announce played(t, p) } }
  repeat 2 { announce rung() }
  for each p in players { for each t in top(p.field, 2) { announce lost(t, p) } }
  announce rung()
"""


class Sensible(Trees):
    """Effects as somebody might write them: only pieces are this or somebody's, and few numbers are left open."""

    def noun_phrase(self, head, depth, *, determiner=None, counted=True):
        piece = GAME.is_a(head, "piece")
        choices = ("", "", "your", "this", "any", "each", "all") if piece else ("", "", "any", "each", "all")
        if determiner is None and head in GAME.words:
            determiner = "your" if GAME.words[head].settings.get("per") == "player" else ""
        one = super().noun_phrase(head, depth, determiner=determiner or self.random.choice(choices), counted=counted)
        if one.determiner == "" and one.count is None and one.owner is None and head not in GAME.words:
            one = replace(one, count=effect_tree.Count((1,)), plural=False)
        qualities = tuple(name for name in one.qualities if name != "other" or piece)
        return replace(one, part="" if not piece else one.part, owner=None, qualities=qualities)

    def count(self):
        number = self.random.randint(1, 4)
        return effect_tree.Count((number,), self.random.choice(("", "", "", "up-to", "exactly")))

    def value(self, role, depth, first=None):
        if "number" in role.types:
            return effect_tree.Number(effect_tree.Count((self.random.randint(0, 6),)))
        return super().value(role, depth, first)

    def clause(self):
        one = super().clause()
        return one if one.verb.kind == "verb" else self.clause()


def grown(trees: Trees) -> effect_tree.Effect:
    """A random effect, with a trigger unless it is made of standing rules."""
    effect = trees.effect()
    (sentence,) = effect.sentences
    if any(guard.trigger is not None for guard in sentence.guards) or trees.random.random() < 0.1:
        return effect
    trigger = effect_tree.Guard("at", trees.phrase(trees.form("trigger", lambda form: not form.begins_with_role), 1))
    rest = tuple(guard for guard in sentence.guards if guard.word != "once-per")
    return effect_tree.Effect((effect_tree.Sentence((trigger, *rest), sentence.steps),))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("sort", "most_are_played"), [(Trees, False), (Sensible, True)])
def test_a_game_with_random_effects_ends(sort, most_are_played, seed):
    trees, seen = sort(TABLES, seed), Counter()
    for number in range(TRIES):
        text = print_effect(grown(trees), TABLES)
        effect, found = read_effect(text, TABLES, nowhere)
        seen["not read" if found else became(effect, text, seed * TRIES + number)] += 1
    assert seen["played"] > (0.5 if most_are_played else 0.1) * TRIES, seen


def became(effect, text: str, seed: int) -> str:
    try:
        rules = lower(effect, GAME)
    except CannotLowerError:
        return "refused"
    program = arena(MATCH, "", {"plain": rules, "shouter": rules})
    told = [one for one in check_program(program) if one.source.file == "case"]
    errors = {one.code for one in told if one.severity is Severity.ERROR}
    assert errors <= LIMITS, (text, errors, print_procedure(rules))
    if any(one.code in LIMITS for one in told):
        return "limited"
    play(program, seed, text)
    return "played"


def play(program, seed: int, text: str) -> None:
    session, chance = Session(program, seed, 2), random.Random(seed)
    while not session.is_over:
        assert session.to_move, text
        decide(session, chance)
        for values, most in ((session.state.players["score"], 20), (session.state.players["secret"], 9)):
            assert all(0 <= value <= most for value in values), text
    made = len(session.state.kinds)
    assert sorted(number for numbers in session.state.zones.values() for number in numbers) == list(range(made)), text
