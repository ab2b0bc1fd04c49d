"""docs/developers/procedures.md is true: every example on the page has the types it needs, runs, and comes out as it says."""

import re
import sys
from pathlib import Path

import pytest
import yaml

sys.path.insert(0, str(Path(__file__).parents[1] / "run"))
from playing import arena
from test_constructs import answer, value_of

from wwrules.compile.program_check import check_program
from wwrules.diagnostics import Severity
from wwrules.run.session import Session

PAGE = (Path(__file__).parents[2] / "docs" / "developers" / "procedures.md").read_text("utf-8")
EXAMPLES = re.findall(r"```procedure\n(.*?)```", PAGE, re.DOTALL)
BEFORE = "let me = first(players)  let rival = next(me)\n"


def halves(example: str) -> tuple[str, str]:
    """What is defined and what is played."""
    define, _, do = example.rpartition("\n\n")
    return define, do


def noted(example: str, word: str) -> list[str]:
    return re.findall(rf"-- {word}: (.*)", example)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_comes_out_as_it_says(example):
    define, do = halves(example)
    program = arena(BEFORE + do, define)
    assert [one for one in check_program(program) if one.severity is Severity.ERROR] == []
    session = Session(program, seed=1, seats=2)
    for line in noted(example, "asked"):
        for written in yaml.safe_load(f"[{line}]"):
            answer(session, written)
    assert session.is_over
    (expected,) = noted(example, "then")
    for one in expected.split(" and "):
        assert value_of(program, session, one) is True, (one, session.log[-5:])
