"""Names and types in rules that wait, and in what grants them: patterns of events, guards, limits, modifiers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.call_rules import parameters_of, wrong_count
from wwrules.compile.checker import Checker, Rules
from wwrules.compile.names import Names
from wwrules.compile.statement_rules import Context, check_block
from wwrules.compile.types import ANYTHING, NUMBER, PIECE, PLAYER, certain, spoken
from wwrules.compile.typing_rules import (
    among,
    check_condition,
    check_value,
    selected,
    unknown_attribute,
)

# Raised by the engine itself before a rule of one piece touches another.
AFFECTED = tree.Definition(
    "event", "affected", (tree.Parameter("piece", "piece"), tree.Parameter("source", "piece")), "", tree.Block(())
)


def check_rule(checker: Checker, rule: tree.Rule, names: Names, context: Context) -> None:
    """Look at a rule with the locals it remembers."""
    _RULES[type(rule)](checker, rule, names, context)


def event_of(checker: Checker, name: str) -> tree.Definition | None:
    """The event of a name, or None."""
    found = checker.program.definitions.get(name, AFFECTED if name == AFFECTED.name else None)
    return found if found is not None and found.sort == "event" else None


def _pattern(checker: Checker, pattern: tree.Pattern, names: Names) -> Names:
    """Compare a pattern with its event; names that it binds are in reach afterwards."""
    event = event_of(checker, pattern.event)
    wanted = list(parameters_of(checker, event.parameters).values()) if event is not None else []
    if event is None:
        _unknown_event(checker, pattern)
    elif len(wanted) != len(pattern.arguments):
        wrong_count(checker, pattern, pattern.event, len(wanted), len(pattern.arguments))
    wanted += [ANYTHING] * (len(pattern.arguments) - len(wanted))
    bound = [one for one in pattern.arguments if isinstance(one, tree.Bind)]
    checker.distinct(bound, [one.name for one in bound])
    for one, type_ in zip(pattern.arguments, wanted, strict=False):
        if isinstance(one, tree.Bind):
            names = names.having(one.name, type_)
        elif not isinstance(one, tree.Anything):
            check_value(checker, one, names, type_)
    return names


def _unknown_event(checker: Checker, pattern: tree.Pattern) -> None:
    other = checker.program.definitions.get(pattern.event)
    if other is not None:
        checker.fault("wrong-call", pattern, pattern.event, name=spoken(pattern.event), sort=other.sort)
    elif checker.program.whole:
        known = [one.name for one in checker.program.definitions.values() if one.sort == "event"]
        checker.unknown("unknown-definition", pattern, pattern.event, [*known, AFFECTED.name], sort="event")


def _scope(checker: Checker, node: tree.Node, name: str) -> None:
    known = [one.name for one in checker.program.definitions.values() if one.sort == "scope"]
    if name and name not in known and checker.program.whole:
        checker.unknown("unknown-definition", node, name, known, sort="scope")


# ---------------------------------------------------------------- rules


def _trigger(checker: Checker, rule: tree.Trigger | tree.Replacement, names: Names, context: Context) -> None:
    inner = _pattern(checker, rule.pattern, names)
    check_condition(checker, rule.where, inner)
    if rule.optional and names.get("you") is None:
        checker.fault("nobody-asked", rule, state="rule")
    _scope(checker, rule, rule.once_per)
    replaced = (event_of(checker, rule.pattern.event) or AFFECTED) if isinstance(rule, tree.Replacement) else None
    check_block(checker, rule.block, inner.given(checker.game, rule.where), Context(replaced=replaced, flow=context.flow))


def _prohibition(checker: Checker, rule: tree.Prohibition, names: Names, _: Context) -> None:
    check_condition(checker, rule.where, _pattern(checker, rule.pattern, names))


def _modifier(checker: Checker, rule: tree.Modifier, names: Names, _: Context) -> None:
    inside, inner = selected(checker, rule.name, among(checker, rule.among, names), rule.where, names)
    word = checker.game.words.get(rule.attribute)
    numbers = [
        one.id
        for one in checker.game.words.values()
        if one.sort == "attribute" and one.settings["type"] == "number" and one.settings["of"] != "game"
    ]
    if word is None or word.id not in numbers:
        if checker.vocabulary.complete:
            checker.unknown("not-modifiable", rule, rule.attribute, numbers)
    elif checker.vocabulary.member(inside, rule.attribute) is None:
        unknown_attribute(checker, rule, rule.attribute, inside)
    check_value(checker, rule.value, inner, NUMBER)


def _shared(checker: Checker, rule: tree.SharedRules, names: Names, _: Context) -> None:
    checker.fitting(rule.of, among(checker, rule.of, names), PIECE)
    check_value(checker, rule.to, names, PLAYER)


def _conditional(checker: Checker, rule: tree.ConditionalRules, names: Names, context: Context) -> None:
    check_condition(checker, rule.condition, names)
    for one in rule.rules:
        check_rule(checker, one, names.given(checker.game, rule.condition), context)


_RULES: dict[type, Callable[[Checker, Any, Names, Context], None]] = {
    tree.Trigger: _trigger,
    tree.Replacement: _trigger,
    tree.Prohibition: _prohibition,
    tree.Modifier: _modifier,
    tree.SharedRules: _shared,
    tree.ConditionalRules: _conditional,
}


# ---------------------------------------------------------------- grants


def _grant(checker: Checker, node: tree.Grant, names: Names, context: Context) -> Names:
    you = among(checker, node.to, names)
    checker.fitting(node.to, you, PLAYER)
    if node.uses is not None:
        check_value(checker, node.uses, names, NUMBER)
    inner = names.having("you", certain(you))
    for rule in node.rules:
        check_rule(checker, rule, inner, context)
    if not node.until and not context.flow:
        checker.fault("endless-grant", node)
    for ending in node.until:
        _scope(checker, ending, ending.scope)
        if ending.pattern is not None:
            check_condition(checker, ending.where, _pattern(checker, ending.pattern, inner))
    return names


STATEMENTS: Rules = {tree.Grant: _grant}
