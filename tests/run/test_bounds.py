"""A whole game has bounds: one that asks, makes or tells without end stops at a decision, with its place, on both backends."""

import pytest
from playing import arena

from wwrules.catalogue import describe
from wwrules.limits import DECISIONS, FACTS, PIECES
from wwrules.run.session import BACKENDS, BrokenContentError, Session

pytestmark = pytest.mark.slow
ASKING = "repeat 9999999 { choose a from [1, 2] by first(players) }"
MAKING = "repeat 9999999 { choose a from [1, 2] by first(players)  make 9000 token in first(players).sack }"
TELLING = "repeat 9999999 { choose a from [1, 2] by first(players)  make 50000 token in shelf }"


def played(text, backend):
    session = Session(arena(text), seed=1, seats=2, backend=backend)
    with pytest.raises(BrokenContentError) as error:
        session.play(lambda _, options, *__: options[:1])
    return session, error.value.diagnostic


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (MAKING, f"more than {PIECES:,} pieces and waiting rules in one game; they may grow for ever"),
        (TELLING, f"more than {FACTS:,} facts in the log of one game; it may never end"),
    ],
)
def test_a_game_that_grows_stops_at_a_decision(backend, text, told):
    session, diagnostic = played(text, backend)
    assert describe(diagnostic) == told
    assert (diagnostic.source.file, diagnostic.source.line) == ("case", 1)
    assert session.to_move == (0,)
    assert session.choices(0) == ((1, 2), 1, 1)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_game_that_asks_for_ever_stops_at_a_decision(backend):
    session, diagnostic = played(ASKING, backend)
    assert describe(diagnostic) == f"more than {DECISIONS:,} decisions in one game; it may never end"
    assert session.to_move == (0,)
    while len(session.decisions) < DECISIONS:
        session.answer(0, 1)
    with pytest.raises(BrokenContentError):
        session.answer(0, 1)
    assert len(session.decisions) == DECISIONS
