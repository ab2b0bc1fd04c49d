"""For the tests of the engine: the little games, the arena with texts of one's own, and somebody who decides at random."""

import gc
import random
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from tables import WONDERLANDS_WAR

from wwrules.compile import procedure_tree as tree
from wwrules.compile.procedures import parse_body, parse_definitions
from wwrules.compile.program import Program, compile_game
from wwrules.diagnostics import Source
from wwrules.load.game import load_game
from wwrules.play.games import load_program
from wwrules.run.session import Session

Rules = tuple[tree.Rule, ...]
GAMES = Path(__file__).parent.parent / "games"


def compiled(root: Path) -> Program:
    if root == WONDERLANDS_WAR:
        return _official()
    game, found = load_game(root)
    assert found == []
    program, found = compile_game(game)
    assert found == []
    return program


def _official() -> Program:
    """The real game as every command has it: compiled once, then taken up again from the cache, everybody's own."""
    program, found = load_program(WONDERLANDS_WAR)
    assert program is not None
    assert found == []
    gc.freeze()  # it stays for long, and is not looked through for garbage again and again
    return program


@cache
def program_of(name: str) -> Program:
    return compiled(GAMES / name)


def nowhere(offset: int, length: int) -> Source:
    return Source("case", 1, offset + 1, length)


@cache
def read(parse: Callable[..., Any], text: str) -> Any:
    node, found = parse(text, nowhere)
    assert found == []
    return node


def arena(do: str, define: str = "", rules: Mapping[str, str | Rules] | None = None) -> Program:
    """The arena where a match is `do`, with more definitions, and other rules on charms."""
    base = program_of("arena")
    program = replace(base, **{one.name: copy(getattr(base, one.name)) for one in fields(base)})
    nodes = read(parse_definitions, define)
    case = replace(program.definitions["case"], block=read(parse_body, do))
    program.adopt([*nodes, case], nowhere)
    for node in [*nodes, case]:
        match node:
            case tree.Definition(name=name):
                program.definitions[name] = node
            case tree.Function(name=name):
                program.functions[name] = node
            case tree.StandingCheck():
                program.checks.append(node)
            case _:
                program.standing.append(node)
    for entry, text in (rules or {}).items():
        program.rules[entry] = read(parse_body, text) if isinstance(text, str) else text
        program.adopt(program.rules[entry], nowhere)
    return program


def decide(session: Session, chance: random.Random) -> None:
    """One decision of somebody who must decide."""
    seat = chance.choice(session.to_move)
    options, least, most = session.choices(seat)
    session.answer(seat, *chance.sample(list(options), chance.randint(least, most)))


def play(name: str, seed: int, seats: int) -> Iterator[Session]:
    """A game of random decisions: as it stands before each of them, and at the end."""
    session, chance = Session(program_of(name), seed, seats), random.Random(seed)
    while not session.is_over:
        yield session
        decide(session, chance)
    yield session
