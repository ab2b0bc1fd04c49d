"""Every construct of the language of cards, played: an effect on a charm, the bell, and what must hold.

The charm `plain` lies in the field of `me`, has the effect and no might; `rival` is the other player. The keys of a case in
`effects.yaml`; those under `costs` are played on both backends:

    effect               what the charm says
    condition            a condition that is looked at by itself; `me` and `rival` say for whom it holds
    given                what is done before the bell, and before the charm is there
    do                   what is done instead of ringing the bell; `charm` is the charm
    answers, expect      as in `cases/`
"""

from pathlib import Path

import pytest
import yaml
from playing import arena, nowhere, program_of
from test_constructs import answer, value_of

from wwrules.catalogue import part
from wwrules.compile.effects import read_effect
from wwrules.compile.lower import CannotLowerError, lower, lower_condition
from wwrules.compile.procedure_printer import print_procedure
from wwrules.compile.program_check import check_program
from wwrules.compile.words import tables_of
from wwrules.diagnostics import Severity
from wwrules.run.session import Session

WRITTEN = yaml.safe_load((Path(__file__).parent / "effects.yaml").read_text("utf-8"))
TABLES = tables_of(program_of("arena").game)
BEFORE = "let me = first(players)  let rival = next(me)\n"
CHARM = """
  make each charm in me.field owned by me where it == plain with might = 0
  let charm = last(me.field)
"""


def read(text, start="effect"):
    node, found = read_effect(text, TABLES, nowhere, start)
    assert found == []
    return node


def program_for(case):
    """The arena with the effect on the charm; what it was made into has the types it needs."""
    rules = {"plain": lower(read(case["effect"]), program_of("arena").game)}
    program = arena(f"{BEFORE}{case.get('given', '')}{CHARM}{case.get('do', 'announce rung()')}", "", rules)
    faults = [one for one in check_program(program) if one.severity is Severity.ERROR and one.source.file == "case"]
    assert faults == [], print_procedure(rules["plain"])
    return program


@pytest.mark.parametrize("case", WRITTEN["effects"], ids=lambda case: case["effect"])
def test_an_effect_does_what_it_says(case):
    play(case, "oracle")


@pytest.mark.parametrize("case", WRITTEN["costs"], ids=lambda case: case["effect"])
def test_what_an_option_costs_must_be_there_whole(case):
    for backend in ("oracle", "compiled"):
        play(case, backend)


def play(case, backend):
    program = program_for(case)
    session = Session(program, seed=1, seats=2, backend=backend)
    for written in case.get("answers", ()):
        answer(session, written)
    assert session.is_over, f"still asking {session.to_move}: {session.state.request}"
    for expected in case["expect"]:
        assert value_of(program, session, expected) is True, (expected, session.log, print_procedure(program.rules["plain"]))


@pytest.mark.parametrize("case", WRITTEN["conditions"], ids=lambda case: case["condition"])
def test_a_condition_is_looked_at(case):
    program = arena(BEFORE + case.get("given", ""))
    session = Session(program, seed=1, seats=2)
    condition = print_procedure(lower_condition(read(case["condition"], "condition"), program.game))
    held = [value_of(program, session, condition.replace("you", name)) for name in ("me", "rival")]
    assert held == [case["me"], case["rival"]], condition


@pytest.mark.parametrize("case", WRITTEN["refused"], ids=lambda case: case["effect"])
def test_what_cannot_be_played_is_told_with_its_place(case):
    with pytest.raises(CannotLowerError) as error:
        lower(read(case["effect"]), program_of("arena").game)
    start, end = error.value.span
    assert case["effect"][start:end] == case["at"]
    assert part(error.value.reason) == case["because"]
