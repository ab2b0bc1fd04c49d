"""Types of what is called: functions of the game and of the language, and the arguments of procedures and events."""

from __future__ import annotations

from typing import cast

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker, Rules
from wwrules.compile.core_functions import CALL, CORE, ITEM, KIND, LIST, Core, Wanted
from wwrules.compile.names import Names
from wwrules.compile.types import ANYTHING, Item, Type, spoken
from wwrules.compile.typing_rules import among, check_value, type_of


def _call(checker: Checker, node: tree.Call, names: Names, wanted: Type) -> Type:
    function = checker.program.functions.get(node.function)
    if function is not None:
        check_arguments(checker, node, node.function, function.parameters, node.arguments, names)
        for missing in sorted(one for one in checker.needs(function) if names.get(one) is None):
            checker.fault("unknown-name", node, node.function, name=missing, state=missing)
        return checker.gives(function, lambda one: function_type(checker, one))
    core = CORE.get(node.function)
    if core is not None:
        return _core(checker, node, core, names, wanted)
    for one in node.arguments:
        type_of(checker, one, names)
    if node.function in checker.program.definitions:
        checker.fault("wrong-call", node, node.function, name=spoken(node.function), sort="procedure")
    elif checker.program.whole:
        checker.unknown("unknown-definition", node, node.function, [*checker.program.functions, *CORE], sort="function")
    return ANYTHING


def function_type(checker: Checker, function: tree.Function) -> Type:
    """Look at the text of a function; it sees its parameters, and `you` and `this` of whoever asks."""
    names = Names({"you": ANYTHING, "this": ANYTHING, **parameters_of(checker, function.parameters)})
    return type_of(checker, function.value, names)


def parameters_of(checker: Checker, parameters: tuple[tree.Parameter, ...]) -> dict[str, Type]:
    """Parameters as locals; a type that is not known is anything."""
    return {one.name: checker.vocabulary.type_named(one.type) or ANYTHING for one in parameters}


def check_arguments(
    checker: Checker,
    node: tree.Node,
    name: str,
    parameters: tuple[tree.Parameter, ...],
    arguments: tuple[tree.Expression, ...],
    names: Names,
) -> None:
    """As many arguments as parameters, each of its type."""
    if len(parameters) != len(arguments):
        wrong_count(checker, node, name, len(parameters), len(arguments))
    wanted = list(parameters_of(checker, parameters).values())
    wanted += [ANYTHING] * (len(arguments) - len(wanted))
    for one, type_ in zip(arguments, wanted, strict=False):
        check_value(checker, one, names, type_)


def wrong_count(checker: Checker, node: tree.Node, name: str, wanted: int, given: int) -> None:
    """Say that a call has too many or too few arguments."""
    checker.fault("wrong-arguments", node, name, name=spoken(name), wanted=wanted, given=given)


def _core(checker: Checker, node: tree.Call, core: Core, names: Names, wanted: Type) -> Type:
    least, given = len(core.wanted) - core.more, len(node.arguments)
    wants = [*core.wanted, *[core.wanted[-1]] * max(0, given - len(core.wanted))][: max(given, least)]
    types = [
        _core_argument(checker, one, want if node.function != "settled" else wanted, names)
        for one, want in zip(node.arguments, wants, strict=False)
    ]
    if given < least or (given > len(core.wanted) and not core.more):
        wrong_count(checker, node, node.function, least, given)
        return ANYTHING
    return core.gives(checker.game, types)


def _core_argument(checker: Checker, node: tree.Expression, wanted: Wanted, names: Names) -> Type:
    if wanted == LIST:
        among(checker, node, names)
        return checker.types[id(node)]
    special: dict[object, Type] = {
        KIND: checker.vocabulary.kind_names(),
        CALL: checker.vocabulary.call_names(),
        ITEM: Item("", "either"),
    }
    return check_value(checker, node, names, special.get(wanted) or cast("Type", wanted))


EXPRESSIONS: Rules = {tree.Call: _call}
