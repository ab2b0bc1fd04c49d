"""Positions are led towards what a text asks for: a change by chance stays if no more is asked for than before."""

from __future__ import annotations

import random
from typing import NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.run.expressions import Env, evaluate, number, truth
from wwrules.run.interpret import Machine, RunawayError
from wwrules.run.state import State, duplicate
from wwrules.run.values import Player, Value, piece_of
from wwrules.trying.habits import Habits
from wwrules.trying.mutation import Mutation, Topics
from wwrules.trying.placing import Placed

_STEPS = 45
_ORDERED = ("<", "<=", ">", ">=", "==")


class Wanted(NamedTuple):
    """What must hold: by itself, of what the moment is about, and after that."""

    moment: str
    event: str
    rule: tree.Rule
    under: tuple[tree.Expression, ...]
    asked: tuple[tree.Expression, ...]
    about: Topics


def climb(habits: Habits, wanted: Wanted, put: Placed, chance: random.Random) -> tuple[Placed, float]:
    """Change a position step by step until all that is wanted holds, or there was enough of it; and what is still missing."""
    best, score = put, missing(habits, wanted, put)
    for _ in range(_STEPS):
        if score <= 0:
            break
        state = duplicate(best.state)
        mutation = Mutation(habits, state, wanted.moment, wanted.about, chance, state.owners[put.piece], put.piece)
        mutation.change()
        changed = mutation.about(best._replace(state=state))
        reached = missing(habits, wanted, changed)
        if reached <= score:
            best, score = changed, reached
    return best, score


def missing(habits: Habits, wanted: Wanted, put: Placed) -> float:
    """How much of what is wanted does not hold; 0: all of it holds."""
    state = duplicate(put.state)
    machine = Machine(habits.program, state)
    owner = state.owners[put.piece]
    env: Env = {"you": Player(owner) if owner is not None else None, "this": piece_of(put.piece)}
    try:
        if wanted.event in habits.program.definitions:
            definition = habits.program.definitions[wanted.event]
            machine.begin(wanted.event, list(put.arguments), "", definition)
        lacking = sum(_lack(machine, one, env) for one in wanted.under)
        lacking += _misfit(machine, wanted.rule, put.arguments, env)
        return lacking + sum(_lack(machine, one, env) for one in wanted.asked)
    except RunawayError:
        return 1e6


def _misfit(machine: Machine, rule: tree.Rule, arguments: tuple[Value, ...], env: Env) -> float:
    if not isinstance(rule, tree.Trigger | tree.Replacement):
        return 0
    lacking = 0.0
    for pattern, value in zip(rule.pattern.arguments, arguments, strict=False):
        if isinstance(pattern, tree.Bind):
            env[pattern.name] = value
        elif not isinstance(pattern, tree.Anything):
            lacking += evaluate(machine, pattern, env) != value
    return lacking + (_lack(machine, rule.where, env) if rule.where is not None else 0)


def _lack(machine: Machine, node: tree.Expression, env: Env) -> float:
    """How far a condition is from holding: of several, all that are; of numbers, the distance."""
    match node:
        case tree.Operation(operator="and", left=left, right=right):
            return _lack(machine, left, env) + _lack(machine, right, env)
        case tree.Operation(operator="or", left=left, right=right):
            return min(_lack(machine, left, env), _lack(machine, right, env))
        case tree.Call(function=name, arguments=arguments) if name in machine.program.functions:
            function = machine.program.functions[name]
            values = [evaluate(machine, one, env) for one in arguments]
            inner = {key: env[key] for key in ("you", "this") if key in env}
            inner |= {one.name: value for one, value in zip(function.parameters, values, strict=True)}
            return _lack(machine, function.value, inner)
    if truth(machine, evaluate(machine, node, env)):
        return 0
    if isinstance(node, tree.Operation) and node.operator in _ORDERED:
        left, right = evaluate(machine, node.left, env), evaluate(machine, node.right, env)
        if isinstance(left, int) and isinstance(right, int):
            return 1 + min(abs(number(left) - number(right)), 50) / 50
    return 1


def climb_condition(
    habits: Habits, about: Topics, state: State, moment: str, node: tree.Expression, env: Env, chance: random.Random
) -> State:
    """The same for a condition that stands by itself."""
    seat = next((one.seat for one in env.values() if isinstance(one, Player)), None)
    best, score = state, _lack(Machine(habits.program, state), node, env)
    for _ in range(_STEPS):
        if score <= 0:
            break
        copy = duplicate(best)
        Mutation(habits, copy, moment, about, chance, seat, -1).change()
        reached = _lack(Machine(habits.program, copy), node, env)
        if reached <= score:
            best, score = copy, reached
    return best
