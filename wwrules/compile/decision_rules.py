"""Names and types where players or chance decide."""

from __future__ import annotations

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker, Rules
from wwrules.compile.names import Names, merged
from wwrules.compile.statement_rules import Context, check_block
from wwrules.compile.types import NOTHING, NUMBER, PLAYER, ListOf, Type, joined, maybe
from wwrules.compile.typing_rules import among, check_condition, check_value, options, selected


def _counted(checker: Checker, count: tree.CountOf | None, inside: Type, names: Names) -> Type:
    """The type of what is picked."""
    if count is None:
        return inside
    if count.number is None:
        return maybe(inside)
    check_value(checker, count.number, names, NUMBER)
    if count.least is not None:
        check_value(checker, count.least, names, NUMBER)
    return ListOf(inside)


def _asked(checker: Checker, node: tree.Choose | tree.ChooseOne, names: Names) -> None:
    """Somebody is asked: whoever is named, or `you`."""
    if node.by is not None:
        check_value(checker, node.by, names, PLAYER)
    elif names.get("you") is None:
        checker.fault("nobody-asked", node, state="choice")


def _choose(checker: Checker, node: tree.Choose, names: Names, context: Context) -> Names | None:
    _asked(checker, node, names)
    inside, _inner = selected(checker, node.name, options(checker, node.among, names), node.where, names)
    chosen = names.having(node.name, _counted(checker, node.count, inside, names))
    if node.otherwise is None:
        return chosen
    end = check_block(checker, node.otherwise, names.having(node.name, NOTHING), context)
    return merged(checker.game, [chosen, end])


def _choose_one(checker: Checker, node: tree.ChooseOne, names: Names, context: Context) -> Names | None:
    _asked(checker, node, names)
    checker.distinct(node.options, [one.label for one in node.options])
    ends: list[Names | None] = [names] if all(one.where is not None for one in node.options) else []
    for one in node.options:
        check_condition(checker, one.where, names)
        ends.append(check_block(checker, one.block, names.given(checker.game, one.where), context))
    return merged(checker.game, ends)


def _together(checker: Checker, node: tree.Together, names: Names, _context: Context) -> Names:
    inside = among(checker, node.among, names)
    checker.fitting(node.among, inside, PLAYER)
    inner = selected(checker, node.name, inside, node.where, names)[1]
    decided = _counted(checker, node.count, options(checker, node.options, inner), inner)
    known = checker.vocabulary.decisions.get(node.decision, decided)
    checker.vocabulary.decisions[node.decision] = joined(checker.game, known, decided)
    return names


def _roll(checker: Checker, node: tree.Roll, names: Names, _: Context) -> Names:
    return names.having(node.name, options(checker, node.among, names))


def _draw(checker: Checker, node: tree.Draw, names: Names, _: Context) -> Names:
    inside = among(checker, node.among, names)
    if node.count is None:
        return names.having(node.name, maybe(inside))
    if node.count.word == "between":
        checker.fault("misplaced-statement", node.count, state="between")
    _counted(checker, node.count, inside, names)
    return names.having(node.name, ListOf(inside))


STATEMENTS: Rules = {
    tree.Choose: _choose,
    tree.ChooseOne: _choose_one,
    tree.Together: _together,
    tree.Roll: _roll,
    tree.Draw: _draw,
}
