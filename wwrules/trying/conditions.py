"""Whether a condition that stands by itself ever holds and ever fails, and whether an action ever changes anything."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

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

_MADE_UP = 36
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
    positions = habits.positions.of(moment)
    about = topics(habits.program, [node])
    made_up = [chance.choice(positions) for _ in range(_MADE_UP if positions else 0)]
    for number, position in enumerate([*positions, *made_up]):
        state = duplicate(position.state)
        env = _env(habits, state, position, entry)
        if number >= len(positions):
            wanted = node if True not in looked.outcomes else tree.Not(node)
            state = _made_up(habits, Asked(moment, wanted, about, env), state, chance)
        try:
            machine = Machine(habits.program, state)
            looked.outcomes.add(truth(machine, machine.look(node, env)))
        except RunawayError:
            looked.outcomes |= {True, False}  # told elsewhere
        looked.looks += 1
        if len(looked.outcomes) == 2:
            break
    return looked


def _made_up(habits: Habits, asked: Asked, state: State, chance: random.Random) -> State:
    """A position that was shaken, and then led towards what is asked for."""
    Mutation(habits, state, asked.moment, asked.about, chance, asked.seat, -1).change()
    try:
        return climb_condition(habits, asked, state, chance)
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


def try_action(habits: Habits, entry: str, moment: str) -> tuple[int, bool]:
    """In how many positions an action was carried out, and whether it changed anything."""
    positions = habits.positions.of(moment)
    own = [one for one in positions if _is_about(one, entry)]
    for runs, position in enumerate(own or positions, 1):
        arguments = [
            Thing(entry) if number == 0 and isinstance(one, Thing) else one for number, one in enumerate(position.arguments)
        ]
        state = duplicate(position.state)
        depth = len(state.calls)
        run = Playing(habits.program, state, runs)
        try:
            run.begin(position.name, arguments, "", habits.program.definitions[position.name])
            run.go_on(depth, _SHORT)
        except RunawayError:
            return runs, True
        if run.deeds() or run.state.grants != position.state.grants:
            return runs, True
    return len(own or positions), False


def _is_about(position: Position, entry: str) -> bool:
    return bool(position.arguments) and position.arguments[0] == Thing(entry)
