"""Everything that can be known about a program without running it: names, types, effects, limits.

Texts in which players decide together are looked at twice: the first time only to learn what they decide, which any text may
ask for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from wwrules.compile import call_rules, decision_rules, piece_rules, statement_rules, typing_rules, waiting_rules
from wwrules.compile import procedure_tree as tree
from wwrules.compile.board import check_board
from wwrules.compile.call_rules import function_type, parameters_of
from wwrules.compile.chart_rules import check_charts
from wwrules.compile.checker import Checker
from wwrules.compile.core_functions import CORE
from wwrules.compile.hidden_zones import check_hidden_zones
from wwrules.compile.limits_check import check_limits
from wwrules.compile.names import Names
from wwrules.compile.rule_limits import check_rule_limits
from wwrules.compile.statement_rules import Context, check_block
from wwrules.compile.types import ANYTHING, NUMBER, PLAYER, Item, Type, spoken
from wwrules.compile.typing_rules import among, check_keys, check_value, selected
from wwrules.compile.waiting_rules import check_rule
from wwrules.diagnostics import Diagnostic, did_you_mean, fault, in_order

if TYPE_CHECKING:
    from wwrules.compile.program import Program

RULES = {
    **typing_rules.EXPRESSIONS,
    **call_rules.EXPRESSIONS,
    **statement_rules.STATEMENTS,
    **piece_rules.STATEMENTS,
    **decision_rules.STATEMENTS,
    **waiting_rules.STATEMENTS,
}


def check_program(program: Program) -> list[Diagnostic]:
    """Look at everything a game runs."""
    checker = Checker(program, RULES)
    _learn_decisions(checker)
    _check_texts(checker)
    check_board(checker)
    check_limits(checker)
    check_rule_limits(checker)
    check_hidden_zones(checker)
    return in_order(checker.found)


def check_told(program: Program) -> list[Diagnostic]:
    """Look at what is told about a program, which nobody plays with: charts, and rules that name what carries them out."""
    checker = Checker(program, RULES)
    check_charts(checker)
    _check_rules(checker)
    return in_order(checker.found)


def checker_of(program: Program) -> Checker:
    """Somebody who can look at further texts of a program that was looked at."""
    checker = Checker(program, RULES)
    _learn_decisions(checker)
    return checker


def check_expression(program: Program, node: tree.Expression, names: Mapping[str, Type]) -> list[Diagnostic]:
    """Look at one expression from outside, with these locals."""
    checker = checker_of(program)
    check_value(checker, node, Names(dict(names)), ANYTHING)
    return in_order(checker.found)


def _learn_decisions(checker: Checker) -> None:
    together = {checker.subjects.get(id(one), "") for one in checker.program.nodes if isinstance(one, tree.Together)}
    with checker.quietly():
        _check_texts(checker, together.__contains__)


def _check_texts(checker: Checker, wanted: Callable[[str], bool] = lambda _: True) -> None:
    """Look at the texts of these definitions and entries; those that always wait have no name."""
    program = checker.program
    for definition in program.definitions.values():
        if wanted(definition.name):
            checker.subject = definition.name
            _check_definition(checker, definition)
    for function in program.functions.values():
        if wanted(function.name):
            checker.subject = function.name
            _check_function(checker, function)
    checker.subject = ""
    if wanted(""):
        _check_standing(checker)
    for entry, rules in program.rules.items():
        if wanted(entry):
            checker.subject = entry
            _check_entry(checker, entry, rules)
    checker.subject = ""


def _check_standing(checker: Checker) -> None:
    for check in checker.program.checks:
        _, names = selected(checker, check.name, among(checker, check.among, Names({})), check.where, Names({}))
        check_block(checker, check.block, names, Context())
    for rule in checker.program.standing:
        check_rule(checker, rule, Names({}), Context())
    _check_settings(checker)


def _check_entry(checker: Checker, entry: str, rules: Iterable[tree.Rule]) -> None:
    this = this_of(checker, entry)
    checker.this_kinds[entry] = this.kind
    names = Names({"you": PLAYER, "this": this})
    for rule in rules:
        check_rule(checker, rule, names, Context(flow=False))


# ---------------------------------------------------------------- definitions


def _check_definition(checker: Checker, definition: tree.Definition) -> None:
    _check_parameters(checker, definition.parameters)
    gives = _named_type(checker, definition, definition.gives) if definition.gives else None
    names = Names(parameters_of(checker, definition.parameters))
    check_block(checker, definition.block, names, Context(gives=gives))
    if definition.gives and not any(isinstance(one, tree.Give) for one in tree.parts(definition.block)):
        checker.fault("gives-nothing", definition, definition.name, name=spoken(definition.name))


def _check_function(checker: Checker, function: tree.Function) -> None:
    if function.name in CORE:
        checker.fault("defined-twice", function, function.name, name=spoken(function.name))
    _check_parameters(checker, function.parameters)
    function_type(checker, function)


def _check_parameters(checker: Checker, parameters: tuple[tree.Parameter, ...]) -> None:
    checker.distinct(parameters, [one.name for one in parameters])
    for one in parameters:
        if one.type:  # anything, where kinds that have nothing in common share a property
            _named_type(checker, one, one.type)


def _named_type(checker: Checker, node: tree.Node, name: str) -> Type:
    found = checker.vocabulary.type_named(name)
    if found is None and checker.vocabulary.complete:
        checker.unknown("unknown-kind", node, name, checker.vocabulary.type_names)
    return found or ANYTHING


# ---------------------------------------------------------------- entries and settings


def this_of(checker: Checker, entry: str) -> Item:
    """What `this` is in the rules of an entry: the piece made of it, or the one whose attribute names it."""
    kind = checker.game.entities[entry].kind if entry in checker.game.entities else ""
    holders = list(_holders(checker, kind))
    return Item(holders[0] if len(holders) == 1 else "" if holders else kind, "piece")


def _holders(checker: Checker, kind: str) -> Iterable[str]:
    """Kinds of piece that have the rules of an entry of a kind by naming it."""
    for one in checker.game.kinds.values():
        word = checker.game.words.get(one.rules_of) if one.rules_of else None
        if word is not None and checker.game.is_a(kind, str(word.settings.get("kind", ""))):
            yield one.id


def _check_rules(checker: Checker) -> None:
    """What carries a rule out is a text of the flow or an entry that does something."""
    program = checker.program
    known = {*program.definitions, *program.functions, *(one.entity for one in program.game.effect_texts), *program.rules}
    for rule in program.game.rules.values():
        for name in rule.carried_out_by:
            if name.text not in known and checker.vocabulary.complete:
                hint = did_you_mean(name.text, known)
                words = {"sort": "procedure", "id": name.text, "hint": hint}
                checker.found.append(fault("unknown-reference", name.source, subject=rule.id, **words))


def _check_settings(checker: Checker) -> None:
    """The start takes nothing; the result and the order are numbers about a player p."""
    program = checker.program
    names = Names({"p": PLAYER})
    if program.result is not None:
        check_value(checker, program.result, names, NUMBER)
    check_keys(checker, (*program.player_order, *program.tie_breaks), names)
