"""The program of a game, compiled once; and that of a game with one of its packs, as if no other pack were there."""

from __future__ import annotations

from collections.abc import Collection
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
    program = _with_entries(program_of(game), {name for name, one in game.entities.items() if one.pack in ("", *wanted)})
    _alone.insert(0, (game, pack, program))
    del _alone[_KEPT:]
    return program


def _with_entries(program: Program, kept: Collection[str]) -> Program:
    """A program without all entries but these: its texts are shared, for they were read once."""
    game = program.game
    alone = replace(
        game,
        entities={name: one for name, one in game.entities.items() if name in kept},
        definitions={
            name: [one for one in found if one.sort != "entity" or one.id in kept] for name, found in game.definitions.items()
        },
        effect_texts=[one for one in game.effect_texts if one.entity in kept],
        rule_texts=[one for one in game.rule_texts if one[0] in kept],
    )
    rules = {entry: one for entry, one in program.rules.items() if entry in kept}
    called = {key: one for key, one in program.called.items() if key[0] in kept}
    return replace(program, game=alone, rules=rules, called=called, summaries={}, tables=None)
