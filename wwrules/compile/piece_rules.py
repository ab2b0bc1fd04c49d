"""Names and types in what moves, makes, carries, shuffles and shows pieces."""

from __future__ import annotations

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker, Rules
from wwrules.compile.names import Names
from wwrules.compile.statement_rules import Context
from wwrules.compile.types import ANYTHING, NOTHING, NUMBER, PIECE, PLAYER, Item, Type, Zone, called, certain, spoken
from wwrules.compile.typing_rules import among, check_condition, check_value


def _move(checker: Checker, node: tree.Move, names: Names, _: Context) -> Names:
    what = _check_pieces(checker, node.what, names)
    zone = certain(check_value(checker, node.to, names, Zone()))
    if isinstance(zone, Zone) and isinstance(what, Item):
        checker.fitting(node.what, what, Item(zone.kind, "piece"))
    return names


def _check_pieces(checker: Checker, node: tree.Expression, names: Names) -> Type:
    inside = certain(among(checker, node, names))
    checker.fitting(node, inside, PIECE)
    return inside


def _carry(checker: Checker, node: tree.Carry, names: Names, _: Context) -> Names:
    _check_pieces(checker, node.what, names)
    check_value(checker, node.on, names, PIECE)
    return names


def _make(checker: Checker, node: tree.Make, names: Names, _: Context) -> Names:
    _check_kind(checker, node)
    if node.count is not None:
        check_value(checker, node.count, names, NUMBER)
        if node.where is not None:
            checker.fault("misplaced-statement", node.where, state="where")
    if node.owner is not None:
        check_value(checker, node.owner, names, PLAYER)
    inner = names.having("it", Item(node.kind, "entry") if node.count is None else NOTHING)
    check_condition(checker, node.where, inner)
    check_value(checker, node.to, inner, Zone("", node.kind if node.kind in checker.game.kinds else ""))
    members = checker.vocabulary.members(Item(node.kind, "piece"))
    for one in node.settings:
        member = members.get(one.name)
        if member is None and node.kind in checker.game.kinds and checker.vocabulary.complete:
            known = [name for name, found in members.items() if found.changeable]
            checker.unknown("unknown-attribute", one, one.name, known, of=called(Item(node.kind, "piece")))
        elif member is not None and not member.changeable:
            checker.fault("not-changeable", one, one.name, name=spoken(one.name))
        check_value(checker, one.value, inner, member.type if member is not None and member.changeable else ANYTHING)
    return names


def _check_kind(checker: Checker, node: tree.Make) -> None:
    kinds = checker.game.kinds
    if node.kind not in kinds:
        if checker.vocabulary.complete:
            checker.unknown("unknown-kind", node, node.kind, kinds)
    elif node.count is None and not any(one.properties for one in kinds.values() if checker.game.is_a(one.id, node.kind)):
        able = sorted(spoken(one.id) for one in kinds.values() if one.properties)
        checker.fault("kind-without-entries", node, node.kind, kind=spoken(node.kind), expected=", ".join(able[:12]))


def _shuffle(checker: Checker, node: tree.Shuffle, names: Names, _: Context) -> Names:
    check_value(checker, node.what, names, Zone())
    return names


def _reveal(checker: Checker, node: tree.Reveal, names: Names, _: Context) -> Names:
    _check_pieces(checker, node.what, names)
    checker.fitting(node.to, among(checker, node.to, names), PLAYER)
    return names


STATEMENTS: Rules = {
    tree.Move: _move,
    tree.Carry: _carry,
    tree.Make: _make,
    tree.Shuffle: _shuffle,
    tree.Reveal: _reveal,
}
