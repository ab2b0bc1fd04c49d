"""What must hold at every decision of every game, as `wwrules test` looks at it; here it is asserted."""

from wwrules.compile.program import Program
from wwrules.proving.soundness import Soundness
from wwrules.run.session import Session
from wwrules.run.state import State

_LOOKS: dict[int, tuple[Program, Soundness]] = {}  # by id() of the program


def same(one: Session, other: Session) -> bool:
    return (one.state, one.log, one.decisions) == (other.state, other.log, other.decisions)


def assert_sound(session: Session) -> State:
    """Look at the position without taking it over, and give it."""
    program = session.program
    _, soundness = _LOOKS.setdefault(id(program), (program, Soundness(program)))
    state = session.run.look()
    assert list(soundness.wrong_with(session, state)) == []
    return state
