"""The program of a game, compiled once; and that of a game with one of its packs, as if no other pack were there."""

from __future__ import annotations

from dataclasses import replace

from wwrules.compile.program import Program, compile_game
from wwrules.load.needs import with_needs
from wwrules.model import Game

_KEPT = 4
_alone: list[tuple[Game, str, Program]] = []


def program_of(game: Game) -> Program:
    """The game compiled, once."""
    if game.compiled is None:
        game.compiled = compile_game(game, checked=False)
    program: Program = game.compiled[0]
    return program


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
