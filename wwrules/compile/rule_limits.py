"""What can be known about rules that wait: whether they ever work, whether they set each other off without end.

Rules are those of the flow, of entries, and those granted anywhere. A rule is limited by `once per` or by a grant that is used
up; a circle of rules that has none of these would go on for ever.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker
from wwrules.compile.constant_conditions import outcome
from wwrules.compile.limits_check import circles
from wwrules.compile.summaries import own_summary
from wwrules.compile.types import spoken
from wwrules.compile.waiting_rules import AFFECTED, event_of

Acting = tree.Trigger | tree.Replacement
_ANNOUNCED = re.compile(r"\bannounce\s+([a-z_][a-z0-9_]*)")


def check_rule_limits(checker: Checker) -> None:
    """Look at every rule of a program."""
    limited = set(_limited(checker))
    _check_circles(checker, limited)
    announced = _announced(checker)
    for node in checker.program.nodes:
        checker.subject = checker.subjects.get(id(node), "")
        if isinstance(node, Acting | tree.Prohibition):
            _check_fires(checker, node, announced)
        if isinstance(node, tree.Modifier) and outcome(checker, node.where) is False:
            checker.remark("never-fires", node, state="guard", name="")
        if isinstance(node, tree.Option) and outcome(checker, node.where) is False:
            checker.remark("never-offered", node, name=node.label)
        if isinstance(node, Acting | tree.StandingCheck) and id(node) not in limited and _makes(checker, node):
            checker.remark("endless-growth", node)
    _check_conditions(checker)
    _check_lives(checker)
    checker.subject = ""


def _limited(checker: Checker) -> Iterator[int]:
    """id() of rules that can work only so many times."""
    for node in checker.program.nodes:
        if isinstance(node, Acting) and node.once_per:
            yield id(node)
        if isinstance(node, tree.Grant) and node.uses is not None:
            yield from (id(part) for rule in node.rules for part in tree.parts(rule) if isinstance(part, Acting))


def _makes(checker: Checker, node: Acting | tree.StandingCheck) -> bool:
    return own_summary(checker.program, node.block).makes


# ---------------------------------------------------------------- circles


def _check_circles(checker: Checker, limited: set[int]) -> None:
    """Rules that set each other off: from the event a rule waits for to those that it announces."""
    leads: dict[str, dict[str, Acting]] = {}
    for node in checker.program.nodes:
        if isinstance(node, Acting) and id(node) not in limited:
            for event in sorted(own_summary(checker.program, node.block).announces):
                if event != node.pattern.event or not _concerns_others(node):
                    leads.setdefault(node.pattern.event, {}).setdefault(event, node)
    for start, path in circles({event: list(found) for event, found in leads.items()}):
        rule = leads[start][path[1] if len(path) > 1 else start]
        checker.subject = checker.subjects.get(id(rule), "")
        checker.fault("trigger-circle", rule, path=" → ".join(map(spoken, [*path, start])))


def _concerns_others(rule: Acting) -> bool:
    """Tell whether a rule waits for what happens to `this` and hands `this` to nothing that it announces or calls.

    What it sets off happens to other pieces; how far that goes is seen in play, which has limits.
    """
    if tree.Name("this") not in rule.pattern.arguments:
        return False
    calls = [part for part in tree.parts(rule.block) if isinstance(part, tree.Announce | tree.Do)]
    given = [argument for call in calls for argument in call.arguments]
    return not any(isinstance(part, tree.Name) and part.id == "this" for one in given for part in tree.parts(one))


# ---------------------------------------------------------------- rules that never work


def _announced(checker: Checker) -> set[str] | None:
    """Every event that something announces; None while the flow is not complete."""
    program = checker.program
    if not program.whole or program.start not in program.definitions:
        return None
    found = {node.event for node in program.nodes if isinstance(node, tree.Announce)} | {program.start}
    bodies = (phrase.body for phrase in [*program.game.phrases.values(), *program.game.extra_phrases])
    return found | {word.replace("_", "-") for body in bodies for word in _ANNOUNCED.findall(body)}


def _check_fires(checker: Checker, rule: Acting | tree.Prohibition, announced: set[str] | None) -> None:
    event = rule.pattern.event
    if event == AFFECTED.name and event not in checker.program.definitions:
        if not isinstance(rule, tree.Prohibition):
            checker.remark("never-fires", rule.pattern, event, state="asked", name=event)
    elif announced is not None and event_of(checker, event) is not None and event not in announced:
        checker.remark("never-fires", rule.pattern, event, state="event", name=spoken(event))
    if rule.where is not None and outcome(checker, rule.where) is False:
        checker.remark("never-fires", rule.where, state="guard", name="")


def _check_conditions(checker: Checker) -> None:
    """Conditions on entries can hold: those that are looked at by themselves, and those of what an effect does."""
    tests = [(entry, text) for (entry, _), text in checker.program.called.items()]
    for entry, rules in checker.program.rules.items():
        parts = (part for rule in rules for part in tree.parts(rule))
        tests += [(entry, condition) for part in parts if isinstance(part, tree.If) for condition, _ in part.branches]
    for checker.subject, test in tests:
        if isinstance(test, tree.Expression) and outcome(checker, test) is False:
            checker.remark("never-met", test)


def _check_lives(checker: Checker) -> None:
    """Rules of an entry work in zones; what lives in none never works, unless its rules are shared."""
    program, game = checker.program, checker.game
    if any(isinstance(node, tree.SharedRules) for node in program.nodes):
        return
    for entry, rules in program.rules.items():
        kind = checker.this_kinds.get(entry, "")
        alive = any(one.lives_in for one in game.kinds.values() if game.is_a(kind, one.id) or game.is_a(one.id, kind))
        if kind and not alive:
            checker.subject = entry
            checker.remark("never-fires", rules[0], state="nowhere", name=spoken(kind))
