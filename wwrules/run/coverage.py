"""Which parts of a program were used: statements that were done and expressions that were looked at, whoever played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.run import expressions, interpret

Used = set[int]  # id() of nodes


@contextmanager
def watching() -> Iterator[Used]:
    """Collect what is used while this lasts."""
    used: Used = set()
    tables: list[dict[Any, Callable[..., Any]]] = [expressions.EVALUATORS, interpret.STATEMENTS, interpret.FRAMES]
    before = [dict(table) for table in tables]
    for table, place in zip(tables, (1, 2, 3), strict=True):
        for key, act in table.items():
            table[key] = _noting(used, act, place)
    try:
        yield used
    finally:
        for table, acts in zip(tables, before, strict=True):
            table.update(acts)


def _noting(used: Used, act: Callable[..., Any], place: int) -> Callable[..., Any]:
    """The same act, noting the node it is about: the argument at that place."""

    def noted(*arguments: Any) -> Any:
        used.add(id(arguments[place]))
        return act(*arguments)

    return noted


def unused_entries(program: Program, used: Used) -> list[str]:
    """Entries with an effect, condition or action of which some rule never did anything."""
    waiting = [entry for entry, rules in program.rules.items() if not all(_did(rule, used) for rule in _single(rules))]
    called = [entry for (entry, _), text in program.called.items() if id(text) not in used]
    return sorted({*waiting, *called})


def _single(rules: tuple[tree.Rule, ...]) -> Iterator[tree.Rule]:
    """Rules without those that only hold others."""
    for rule in rules:
        if isinstance(rule, tree.ConditionalRules):
            yield from _single(rule.rules)
        else:
            yield rule


def _did(rule: tree.Rule, used: Used) -> bool:
    match rule:
        case tree.Trigger(block=block) | tree.Replacement(block=block):
            return any(id(one) in used for one in block.statements)
        case tree.Modifier(value=value):
            return id(value) in used
        case tree.Prohibition(where=where):
            return where is None or id(where) in used
    return True


def unused_rules(program: Program, used: Used) -> list[str]:
    """Paragraphs of the rules of which nothing that carries them out was used."""
    idle = set(unused_entries(program, used))
    return [
        rule.id
        for rule in program.game.rules.values()
        if rule.carried_out_by and not any(_ran(program, one.text, used, idle) for one in rule.carried_out_by)
    ]


def _ran(program: Program, name: str, used: Used, idle: set[str]) -> bool:
    if name in program.definitions:
        return id(program.definitions[name].block) in used
    if name in program.functions:
        return id(program.functions[name].value) in used
    return name not in idle
