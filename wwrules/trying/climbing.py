"""Positions are led towards what a text asks for: a change by chance stays if no more is asked for than before."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.run.expressions import Env, evaluate, number, truth
from wwrules.run.interpret import Machine, RunawayError
from wwrules.run.state import State, duplicate
from wwrules.run.values import Player, Value, piece_of
from wwrules.trying.habits import Habits
from wwrules.trying.mutation import Mutation, Topics, topics
from wwrules.trying.placing import Placed

_STEPS = 60
_ORDERED = ("<", "<=", ">", ">=", "==")
HOPELESS = 1e6


class Wanted(NamedTuple):
    """What must hold at a moment: conditions, each with what it looks at, and what the event is about."""

    moment: str
    event: str
    rule: tree.Rule
    conditions: tuple[tuple[tree.Expression, Topics], ...]


def wanted_of(program: Program, moment: str, event: str, rule: tree.Rule, more: Iterable[tree.Expression]) -> Wanted:
    """What must hold for a rule to do something: what it stands under, what must hold of its event, and more."""
    where = rule.where if isinstance(rule, tree.Trigger | tree.Replacement) else None
    every = [part for one in (where, *more) if one is not None for part in conjuncts(one)]
    return Wanted(moment, event, rule, tuple((one, topics(program, [one])) for one in every))


def conjuncts(node: tree.Expression) -> Iterator[tree.Expression]:
    """Parts of a condition that must all hold."""
    if isinstance(node, tree.Operation) and node.operator == "and":
        yield from conjuncts(node.left)
        yield from conjuncts(node.right)
    else:
        yield node


def climb(habits: Habits, wanted: Wanted, put: Placed, chance: random.Random) -> tuple[Placed, list[float]]:
    """Change a position step by step until all that is wanted holds, or there was enough of it; and what is still missing."""
    best, lacks = put, lacking(habits, wanted, put)
    alike = habits.is_like_play(wanted.moment, put.state, put.arguments)
    for _ in range(_STEPS):
        missing = [number for number, lack in enumerate(lacks[:-1]) if lack > 0]
        if not missing:
            break
        state = duplicate(best.state)
        about = wanted.conditions[chance.choice(missing)][1]
        mutation = Mutation(habits, state, wanted.moment, about, chance, state.owners[put.piece], put.piece, best.arguments)
        mutation.change()
        changed = mutation.about(best._replace(state=state))
        if alike and not habits.is_like_play(wanted.moment, changed.state, changed.arguments):
            continue
        reached = lacking(habits, wanted, changed)
        if sum(reached) <= sum(lacks):
            best, lacks = changed, reached
    return best, lacks


def lacking(habits: Habits, wanted: Wanted, put: Placed) -> list[float]:
    """How far each condition is from holding, and last how far the event is from what is waited for; 0: it holds."""
    state = duplicate(put.state)
    machine = Machine(habits.program, state)
    owner = state.owners[put.piece]
    env: Env = {"you": Player(owner) if owner is not None else None, "this": piece_of(put.piece)}
    try:
        if wanted.event in habits.program.definitions:
            machine.begin(wanted.event, list(put.arguments), "", habits.program.definitions[wanted.event])
        misfit = _misfit(machine, wanted.rule, put.arguments, env)
        return [*(_lack(machine, one, env) for one, _ in wanted.conditions), misfit]
    except (RunawayError, KeyError):  # it would never end
        return [HOPELESS] * (len(wanted.conditions) + 1)


def _misfit(machine: Machine, rule: tree.Rule, arguments: tuple[Value, ...], env: Env) -> float:
    """How many parts of an event are not what a rule waits for; names that the rule gives them are known afterwards."""
    if not isinstance(rule, tree.Trigger | tree.Replacement):
        return 0
    misfit = 0.0
    for pattern, value in zip(rule.pattern.arguments, arguments, strict=False):
        if isinstance(pattern, tree.Bind):
            env[pattern.name] = value
        elif not isinstance(pattern, tree.Anything):
            misfit += evaluate(machine, pattern, env) != value
    return misfit


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
            inner: Env = {str(key): env[key] for key in ("you", "this") if key in env}
            inner |= {one.name: value for one, value in zip(function.parameters, values, strict=True)}
            return _lack(machine, function.value, inner)
    if truth(machine, evaluate(machine, node, env)):
        return 0
    if isinstance(node, tree.Operation) and node.operator in _ORDERED:
        one, other = evaluate(machine, node.left, env), evaluate(machine, node.right, env)
        if isinstance(one, int) and isinstance(other, int):
            return 1 + min(abs(number(one) - number(other)), 50) / 50
    return 1


class Asked(NamedTuple):
    """A condition that stands by itself: when it is looked at, what it looks at, and what its names mean."""

    moment: str
    node: tree.Expression
    about: Topics
    env: Env
    arguments: tuple[Value, ...]

    @property
    def seat(self) -> int | None:
        """Who asks."""
        return next((one.seat for one in self.env.values() if isinstance(one, Player)), None)


def climb_condition(habits: Habits, asked: Asked, state: State, chance: random.Random) -> State:
    """The same for a condition that stands by itself."""
    node, env = asked.node, asked.env
    best, score = state, _lack(Machine(habits.program, state), node, env)
    alike = habits.is_like_play(asked.moment, state, asked.arguments)
    for _ in range(_STEPS):
        if score <= 0:
            break
        copy = duplicate(best)
        Mutation(habits, copy, asked.moment, asked.about, chance, asked.seat, -1, asked.arguments).change()
        if alike and not habits.is_like_play(asked.moment, copy, asked.arguments):
            continue
        reached = _lack(Machine(habits.program, copy), node, env)
        if reached <= score:
            best, score = copy, reached
    return best
