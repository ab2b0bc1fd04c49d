"""Names and types in statements: one rule for each, in a table. A rule gives the locals that are in reach afterwards.

A statement after which nothing follows (`leave`, `give`, `end game`, or a choice of such) gives None.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from wwrules.compile import procedure_tree as tree
from wwrules.compile.call_rules import check_arguments
from wwrules.compile.checker import Checker, Rules
from wwrules.compile.names import Names, merged
from wwrules.compile.types import ANYTHING, NOTHING, NUMBER, PLAYER, Maybe, Type, fits, spoken
from wwrules.compile.typing_rules import (
    among,
    check_condition,
    check_keys,
    check_value,
    selected,
    type_of,
    unknown_attribute,
    unknown_name,
)


@dataclass(frozen=True, slots=True)
class Context:
    """What a statement stands in."""

    gives: Type | None = None  # what `give` gives; None: nothing is given here
    in_loop: bool = False
    replaced: tree.Definition | None = None  # the event that a replacement stands for
    flow: bool = True  # False: a rule of an entry


def check_block(checker: Checker, block: tree.Block, names: Names, context: Context) -> Names | None:
    """Look at statements one after the other."""
    ended = False
    for one in block.statements:
        after: Names | None = checker.rules[type(one)](checker, one, names, context)
        ended = ended or after is None
        names = after or names
    return None if ended else names


# ---------------------------------------------------------------- locals and attributes


def _let(checker: Checker, node: tree.Let, names: Names, _: Context) -> Names:
    return names.having(node.name, checker.vocabulary.widened(type_of(checker, node.value, names)))


def _assign(checker: Checker, node: tree.Assign, names: Names, _: Context) -> Names:
    target = node.target
    if isinstance(target, tree.Name):
        return _assign_name(checker, node, target, names)
    of = type_of(checker, target.of, names)
    if isinstance(target.of, tree.Name) and isinstance(names.get(target.of.id), Maybe):
        checker.remark("maybe-nothing", target.of, name=spoken(target.of.id))
    member = checker.vocabulary.member(of, target.name)
    if member is None:
        unknown_attribute(checker, target, target.name, of)
    elif not member.changeable:
        checker.fault("not-changeable", target, target.name, name=spoken(target.name))
    _check_assigned(checker, node, names, member.type if member is not None and member.changeable else ANYTHING)
    return names


def _assign_name(checker: Checker, node: tree.Assign, target: tree.Name, names: Names) -> Names:
    local = names.get(target.id)
    known = local or checker.vocabulary.names.get(target.id)
    if known is None or (local is None and target.id not in checker.vocabulary.table_attributes):
        if known is None:
            unknown_name(checker, target, names)
        else:
            checker.fault("not-changeable", target, name=spoken(target.id))
        _check_assigned(checker, node, names, ANYTHING)
        return names
    if local is not None and target.id in ("you", "this"):
        checker.fault("not-changeable", target, name=target.id)
    found = _check_assigned(checker, node, names, known)
    if local is None or not fits(checker.game, found, known):
        return names
    return names.having(target.id, checker.vocabulary.widened(found))


def _check_assigned(checker: Checker, node: tree.Assign, names: Names, wanted: Type) -> Type:
    """The value of an assignment; += and -= need numbers on both sides."""
    if node.operator == "=":
        return check_value(checker, node.value, names, ANYTHING if wanted == NOTHING else wanted)
    checker.fitting(node.target, wanted, NUMBER)
    check_value(checker, node.value, names, NUMBER)
    return NUMBER


# ---------------------------------------------------------------- ways to go on


def _if(checker: Checker, node: tree.If, names: Names, context: Context) -> Names | None:
    ends: list[Names | None] = []
    for condition, block in node.branches:
        check_condition(checker, condition, names)
        ends.append(check_block(checker, block, names.given(checker.game, condition), context))
        names = names.given(checker.game, condition, holds=False)
    ends.append(names if node.otherwise is None else check_block(checker, node.otherwise, names, context))
    return merged(checker.game, ends)


def _for_each(checker: Checker, node: tree.ForEach, names: Names, context: Context) -> Names:
    inside = among(checker, node.among, names)
    if node.order is not None:
        check_keys(checker, node.order.keys, names.having(node.name, inside))
        if node.order.start is not None:
            check_value(checker, node.order.start, names, PLAYER)
            checker.fitting(node.among, inside, PLAYER)
    _, inner = selected(checker, node.name, inside, node.where, names)
    return _looped(checker, node.block, names, inner, context)


def _repeat(checker: Checker, node: tree.Repeat, names: Names, context: Context) -> Names:
    check_value(checker, node.times, names, NUMBER)
    return _looped(checker, node.block, names, names, context)


def _loop(checker: Checker, node: tree.Loop, names: Names, context: Context) -> Names:
    return _looped(checker, node.block, names, names, context)


def _looped(checker: Checker, block: tree.Block, before: Names, inner: Names, context: Context) -> Names:
    """After a loop, what it may have changed; names of its own are out of reach."""
    end = check_block(checker, block, inner, replace(context, in_loop=True))
    after = merged(checker.game, [before, end])
    return after or before


def _leave(checker: Checker, node: tree.Leave, _: Names, context: Context) -> None:
    if not context.in_loop:
        checker.fault("misplaced-statement", node, state="leave")


def _give(checker: Checker, node: tree.Give, names: Names, context: Context) -> None:
    if context.gives is None:
        checker.fault("misplaced-statement", node, state="give")
    check_value(checker, node.value, names, context.gives or ANYTHING)


def _end_game(_: Checker, __: tree.EndGame, ___: Names, ____: Context) -> None:
    return None


# ---------------------------------------------------------------- calls


def _do(checker: Checker, node: tree.Do, names: Names, _: Context) -> Names:
    definition = checker.program.definitions.get(node.procedure)
    if definition is None or definition.sort == "event":
        _wrong_call(checker, node, node.procedure, "procedure", names, node.arguments)
        return names.having(node.into, ANYTHING) if node.into else names
    check_arguments(checker, node, node.procedure, definition.parameters, node.arguments, names)
    if not node.into:
        return names
    if not definition.gives:
        checker.fault("gives-nothing", node, node.procedure, name=spoken(node.procedure))
    return names.having(node.into, checker.vocabulary.type_named(definition.gives) or ANYTHING)


def _announce(checker: Checker, node: tree.Announce, names: Names, _: Context) -> Names:
    definition = checker.program.definitions.get(node.event)
    if definition is None or definition.sort != "event":
        _wrong_call(checker, node, node.event, "event", names, node.arguments)
    else:
        check_arguments(checker, node, node.event, definition.parameters, node.arguments, names)
    return names


def _wrong_call(
    checker: Checker, node: tree.Node, name: str, sort: str, names: Names, arguments: tuple[tree.Expression, ...]
) -> None:
    """Say that there is no such procedure or event, or that it is the other."""
    for one in arguments:
        type_of(checker, one, names)
    program = checker.program
    if name in program.functions:
        checker.fault("wrong-call", node, name, name=spoken(name), sort="function")
    elif name in program.definitions:
        checker.fault("wrong-call", node, name, name=spoken(name), sort=program.definitions[name].sort)
    elif program.whole:
        known = [one.name for one in program.definitions.values() if (one.sort == "event") == (sort == "event")]
        checker.unknown("unknown-definition", node, name, known, sort=sort)


def _proceed(checker: Checker, node: tree.Proceed, names: Names, context: Context) -> Names:
    if context.replaced is None:
        checker.fault("misplaced-statement", node, state="proceed")
    if node.value is None:
        return names
    known = {one.name: one for one in context.replaced.parameters} if context.replaced is not None else {}
    parameter = known.get(node.name)
    if parameter is None and context.replaced is not None and checker.program.whole:
        checker.unknown("unknown-name", node, node.name, known, state="parameter")
    wanted = checker.vocabulary.type_named(parameter.type) if parameter is not None else None
    check_value(checker, node.value, names, wanted or ANYTHING)
    return names


STATEMENTS: Rules = {
    tree.Let: _let,
    tree.Assign: _assign,
    tree.If: _if,
    tree.ForEach: _for_each,
    tree.Repeat: _repeat,
    tree.Loop: _loop,
    tree.Leave: _leave,
    tree.Give: _give,
    tree.EndGame: _end_game,
    tree.Do: _do,
    tree.Announce: _announce,
    tree.Proceed: _proceed,
}
