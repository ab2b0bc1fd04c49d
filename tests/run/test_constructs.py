"""Every construct of the procedure language, on the arena: a text, answers, and what must hold at the end.

The oracle plays each case. It is also played again from a copy, and on generated code from a saved game at every decision and
from the beginning: the log must be the same to the letter.
"""

from pathlib import Path

import pytest
import yaml
from playing import arena, nowhere

from wwrules.compile.procedures import parse_expression
from wwrules.run.expressions import evaluate
from wwrules.run.interpret import Machine
from wwrules.run.session import Session
from wwrules.run.values import Player, Thing

HERE = Path(__file__).parent
CASES = [
    pytest.param(case, id=f"{file.stem}: {case['it']}")
    for file in sorted((HERE / "cases").glob("*.yaml"))
    for case in yaml.safe_load(file.read_text("utf-8"))
]


def answer(session, written) -> None:
    """Answer as the case says: a number of an option, or its name; several for several."""
    wanted = written if isinstance(written, list) else [written]
    seat = session.to_move[0]
    options, _, _ = session.choices(seat)
    session.answer(seat, *(_option(session, options, one) for one in wanted))


def _option(session, options, one):
    if isinstance(one, int) and not isinstance(one, bool) and one not in options:
        return options[one - 1]
    for option in options:
        entry = session.state.entries[option.number] if hasattr(option, "number") else None
        if one in (option, entry) or option in (Thing(one), Player(one) if isinstance(one, int) else None):
            return option
    raise AssertionError(f"{one!r} is not among {options!r}")


def value_of(program, session, text):
    node, found = parse_expression(text, nowhere)
    assert found == []
    program.adopt(node, nowhere)
    machine = Machine(program, session.state)
    return evaluate(machine, node, {"me": Player(0), "rival": Player(1)})


@pytest.mark.parametrize("case", CASES)
def test_case(case):
    program = arena(case["do"], case.get("define", ""), case.get("rules"))
    session = Session(program, seed=case.get("seed", 7), seats=2, backend="oracle")
    copies, saved = [], []
    for written in case.get("answers", ()):
        copies.append(session.clone())
        saved.append(session.save())
        answer(session, written)
    assert session.is_over, f"still asking {session.to_move}: {session.state.request}"
    for expected in case["expect"]:
        assert value_of(program, session, expected) is True, (expected, session.log)
    for position, (copy, text) in enumerate(zip(copies, saved, strict=True)):
        resumed = Session.resume(program, text, backend="compiled")
        for seat, chosen in session.decisions[position:]:
            copy.answer(seat, *chosen)
            resumed.answer(seat, *chosen)
        assert copy.log == resumed.log == session.log
        assert copy.state == resumed.state == session.state
    replayed = Session.replay(program, session.seed, 2, {}, session.decisions, backend="compiled")
    assert replayed.log == session.log
    assert replayed.state == session.state
