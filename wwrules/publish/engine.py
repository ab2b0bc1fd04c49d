"""The program behind the pages, compiled once for all languages."""

from __future__ import annotations

from wwrules.compile.charting import Chart, charts
from wwrules.compile.program import Program, compile_game
from wwrules.model import Game

_KEPT = 4
_programs: list[Program] = []
_charts: list[tuple[Program, dict[str, Chart]]] = []


def program_of(game: Game) -> Program:
    """The program of a game."""
    for program in _programs:
        if program.game is game:
            return program
    program, _ = compile_game(game)
    _programs.insert(0, program)
    del _programs[_KEPT:]
    return program


def charts_of(game: Game) -> dict[str, Chart]:
    """The charts of a game, drawn up once for all languages and pages."""
    program = program_of(game)
    for known, found in _charts:
        if known is program:
            return found
    _charts.insert(0, (program, charts(program)))
    del _charts[_KEPT:]
    return _charts[0][1]
