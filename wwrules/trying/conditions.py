"""Whether a condition that stands by itself ever holds and ever fails, and whether an action ever changes anything."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import cast

from wwrules.compile import procedure_tree as tree
from wwrules.run.expressions import truth
from wwrules.run.interpret import Machine, RunawayError
from wwrules.run.state import State, duplicate
from wwrules.run.values import Piece, Thing, Value
from wwrules.trying.climbing import Asked, climb_condition
from wwrules.trying.habits import Habits, put
from wwrules.trying.mutation import Mutation, topics
from wwrules.trying.playing import Playing
from wwrules.trying.positions import Position

_MADE_UP = 100
_FITTING = 3  # positions that are enough to begin at
_SHORT = 12  # decisions


@dataclass(slots=True)
class Looked:
    """How often a condition was looked at, and how it came out."""

    looks: int = 0
    outcomes: set[bool] = field(default_factory=set)


def try_condition(habits: Habits, entry: str, moment: str, node: tree.Expression) -> Looked:
    """Look at a condition until it has held and failed, or there are no positions left."""
    looked = Looked()
    chance = random.Random(f"{entry} {moment}")  # noqa: S311 - nothing is secret here
    positions = _like_play(habits, habits.positions.of(moment), entry, moment)
    about = topics(habits.program, [node])
    made_up = [chance.choice(positions) for _ in range(_MADE_UP if positions else 0)]
    for number, position in enumerate([*positions, *made_up]):
        state = duplicate(position.state)
        env = _env(habits, state, position, entry)
        if number >= len(positions):
            wanted = node if True not in looked.outcomes else tree.Not(node)
            state = _made_up(habits, Asked(moment, wanted, about, env, position.arguments), state, chance)
        try:
            machine = Machine(habits.program, state)
            looked.outcomes.add(truth(machine, machine.look(node, env)))
        except RunawayError:
            looked.outcomes |= {True, False}  # told elsewhere
        looked.looks += 1
        if len(looked.outcomes) == 2:
            break
    return looked


def _like_play(habits: Habits, positions: list[Position], entry: str, moment: str) -> list[Position]:
    """Positions in which the entry can be what the moment is about, if there are enough of them."""

    def fits(position: Position) -> bool:
        state = duplicate(position.state)
        _env(habits, state, position, entry)
        return habits.is_like_play(moment, state, position.arguments)

    fitting = [one for one in positions if fits(one)]
    return fitting if len(fitting) >= _FITTING else positions


def _made_up(habits: Habits, asked: Asked, state: State, chance: random.Random) -> State:
    """A position that was shaken, and then led towards what is asked for."""
    shaken = duplicate(state)
    Mutation(habits, shaken, asked.moment, asked.about, chance, asked.seat, -1, asked.arguments).change()
    start = shaken if habits.is_like_play(asked.moment, shaken, asked.arguments) else state
    try:
        return climb_condition(habits, asked, start, chance)
    except RunawayError:
        return state


def _env(habits: Habits, state: State, position: Position, entry: str) -> dict[str, Value]:
    """What a condition calls by name: the entry itself, on a piece if it is one, and who asks."""
    names = [one.name for one in habits.program.functions[position.name].parameters]
    env: dict[str, Value] = dict(zip(names, position.arguments, strict=True))
    bearer = env.get("this")
    if isinstance(bearer, Piece):
        put(habits.program, state, bearer.number, entry)
    elif isinstance(bearer, Thing):
        env["this"] = Thing(entry)
    return env


def try_action(habits: Habits, entry: str, moment: str, node: tree.Block) -> tuple[int, bool]:
    """In how many positions an action was carried out, and whether it changed anything."""
    positions = habits.positions.of(moment)
    chosen = [one for one in positions if _is_about(one, entry)] or positions
    chance, asked = random.Random(f"{entry} {moment}"), _first_condition(node)  # noqa: S311 - nothing is secret here
    for runs, position in enumerate(chosen, 1):
        if _acts(habits, position, duplicate(position.state), entry, runs):
            return runs, True
    for runs, position in enumerate(chosen if asked is not None else (), len(chosen) + 1):
        env = dict(zip(_parameters(habits, position), _arguments(position, entry), strict=True))
        wanted = Asked(moment, cast("tree.Expression", asked), topics(habits.program, [node]), env, position.arguments)
        state = _made_up(habits, wanted, duplicate(position.state), chance)
        if _acts(habits, position, state, entry, runs):
            return runs, True
    return len(chosen) * (2 if asked is not None else 1), False


def _acts(habits: Habits, position: Position, state: State, entry: str, seed: int) -> bool:
    """Tell whether an action changes anything in a position."""
    depth, grants = len(state.calls), list(state.grants)
    run = Playing(habits.program, state, seed)
    try:
        run.begin(position.name, _arguments(position, entry), "", habits.program.definitions[position.name])
        run.go_on(depth, _SHORT)
    except RunawayError:
        return True  # told elsewhere
    return bool(run.deeds()) or run.state.grants != grants


def _first_condition(node: tree.Block) -> tree.Expression | None:
    """What an action asks before it does anything."""
    first = node.statements[0] if node.statements else None
    return first.branches[0][0] if isinstance(first, tree.If) else None


def _parameters(habits: Habits, position: Position) -> list[str]:
    return [str(one.name) for one in habits.program.definitions[position.name].parameters]


def _arguments(position: Position, entry: str) -> list[Value]:
    return [Thing(entry) if number == 0 and isinstance(one, Thing) else one for number, one in enumerate(position.arguments)]


def _is_about(position: Position, entry: str) -> bool:
    return bool(position.arguments) and position.arguments[0] == Thing(entry)
