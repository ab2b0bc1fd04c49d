"""What is seen of one rule while a position goes on: whether it was in play, fitted, held, worked; how its conditions came out.

A run without the rule is the same run in which it never fits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.run import interpret, timeline
from wwrules.run.expressions import evaluate, holds
from wwrules.run.state import State
from wwrules.run.values import Value
from wwrules.trying.playing import Playing


@dataclass(slots=True)
class Sight:
    """Counts of one rule over all runs, and the outcomes of the conditions inside."""

    rule: tree.Rule
    in_play: int = 0  # something happened while its entry was where rules work
    living: int = 0  # and the rules of such an entry worked
    alive: int = 0  # and all it stands under held
    fitted: int = 0  # and it was what the rule waits for
    held: int = 0  # and what must hold of it held
    outcomes: dict[int, set[bool]] = field(default_factory=dict)  # id() of a condition -> how it came out
    looks: dict[int, int] = field(default_factory=dict)
    times: dict[int, int] = field(default_factory=dict)  # how often it held

    def unheld(self) -> list[int]:
        """Conditions inside that never held."""
        return [one for one, seen in self.outcomes.items() if seen == {False}]


class Watched(Playing):
    """A run in which one rule is looked at, or never fits."""

    def __init__(self, program: Program, state: State, seed: int, sight: Sight, *, without: bool) -> None:
        super().__init__(program, state, seed)
        self.sight, self.without = sight, without
        self.worked = False


@contextmanager
def watching() -> Iterator[None]:
    """While this lasts, runs tell what they see."""
    match, reaches, branch = timeline.match, timeline._reaches, interpret.STATEMENTS[tree.If]

    def matched(machine: Any, one: timeline.Waiting, event: str, arguments: list[Value]) -> dict[str, Value] | None:
        if not isinstance(machine, Watched) or one.rule is not machine.sight.rule:
            return match(machine, one, event, arguments)
        return None if machine.without else _matched(machine, one, arguments)

    def reached(machine: Any, one: timeline.Waiting, rule: tree.Modifier, of: Value) -> bool:
        if not isinstance(machine, Watched) or rule is not machine.sight.rule:
            return reaches(machine, one, rule, of)
        if machine.without:
            return False
        machine.sight.in_play += 1
        machine.sight.living += _is_living(machine, one)
        machine.sight.alive += one.lives(machine)
        held = reaches(machine, one, rule, of)
        machine.sight.held += held
        machine.worked |= held
        return held

    def branched(machine: Any, call: Any, node: tree.If) -> None:
        if isinstance(machine, Watched) and not machine.without:
            for condition, _ in node.branches:
                outcome = holds(machine, condition, call.env)
                _noted(machine.sight, condition, outcome=outcome)
                if outcome:
                    break
        branch(machine, call, node)

    timeline.match, timeline._reaches, interpret.STATEMENTS[tree.If] = matched, reached, branched
    try:
        yield
    finally:
        timeline.match, timeline._reaches, interpret.STATEMENTS[tree.If] = match, reaches, branch


def _is_living(machine: Watched, one: timeline.Waiting) -> bool:
    """Tell whether rules of such an entry work now: what the vocabulary declares for all of them comes first."""
    return not one.conditions or machine.condition_holds(one.conditions[0], one.locals())


def _noted(sight: Sight, condition: tree.Expression, *, outcome: bool) -> None:
    sight.outcomes.setdefault(id(condition), set()).add(outcome)
    sight.times[id(condition)] = sight.times.get(id(condition), 0) + outcome
    sight.looks[id(condition)] = sight.looks.get(id(condition), 0) + 1


def _matched(machine: Watched, one: timeline.Waiting, arguments: list[Value]) -> dict[str, Value] | None:
    """The same as `timeline.match`, one thing after the other."""
    rule, sight = one.rule, machine.sight
    assert isinstance(rule, tree.Trigger | tree.Replacement | tree.Prohibition)  # noqa: S101 - others match nothing
    sight.in_play += 1
    sight.living += _is_living(machine, one)
    if not one.lives(machine):
        return None
    sight.alive += 1
    env = one.locals()
    for wanted, value in zip(rule.pattern.arguments, arguments, strict=True):
        if isinstance(wanted, tree.Bind):
            env[wanted.name] = value
        elif not isinstance(wanted, tree.Anything) and evaluate(machine, wanted, env) != value:
            return None
    sight.fitted += 1
    held = holds(machine, rule.where, env)
    if rule.where is not None:
        _noted(sight, rule.where, outcome=held)
    sight.held += held
    machine.worked |= held
    return env if held else None
