"""What the engine gives to pages: the program of a game and its charts, made once for all languages."""

from __future__ import annotations

from wwrules.compile.alone import program_of, program_without_others
from wwrules.compile.charting import Chart, charts
from wwrules.compile.program import Program
from wwrules.model import Game

__all__ = ["charts_of", "program_of", "program_without_others"]
_KEPT = 4
_charts: list[tuple[Program, dict[str, Chart]]] = []


def charts_of(game: Game) -> dict[str, Chart]:
    """The charts of a game, drawn up once for all languages and pages."""
    program = program_of(game)
    for known, found in _charts:
        if known is program:
            return found
    _charts.insert(0, (program, charts(program)))
    del _charts[_KEPT:]
    return _charts[0][1]
