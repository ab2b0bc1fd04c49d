"""What the engine gives to pages: the program of a game and its charts, made once for all languages."""

from __future__ import annotations

from dataclasses import replace

from wwrules.compile.charting import Chart, charts
from wwrules.compile.program import Program, compile_game
from wwrules.load.needs import with_needs
from wwrules.model import Game
from wwrules.say.tellings import program_of

__all__ = ["charts_of", "program_of", "program_without_others"]
_KEPT = 4
_alone: list[tuple[Game, str, Program]] = []
_charts: list[tuple[Program, dict[str, Chart]]] = []


def program_without_others(game: Game, pack: str) -> Program:
    """The program of a game with one pack and what it needs: what is written for it comes out so, whatever else is there."""
    wanted = with_needs(game, pack)
    if not game.packs.keys() - wanted:
        return program_of(game)
    for known, of, program in _alone:
        if known is game and of == pack:
            return program
    kept = {name: one for name, one in game.entities.items() if one.pack in ("", *wanted)}
    program, _ = compile_game(
        replace(
            game,
            entities=kept,
            effect_texts=[one for one in game.effect_texts if one.entity in kept],
            rule_texts=[one for one in game.rule_texts if one[0] in kept],
        ),
        checked=False,
    )
    _alone.insert(0, (game, pack, program))
    del _alone[_KEPT:]
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
