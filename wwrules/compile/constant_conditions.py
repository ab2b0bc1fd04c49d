"""Conditions that always come out the same, whatever the position: from numbers, ranges of attributes, and words.

Only what is certain counts; None means that it depends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker
from wwrules.compile.types import PLAYER, ListOf, Symbol, certain

Range = tuple[int, int]
_LARGE = 10**15
_BOUNDS: dict[str, Callable[[int], Range]] = {
    "<": lambda number: (-_LARGE, number - 1),
    "<=": lambda number: (-_LARGE, number),
    ">": lambda number: (number + 1, _LARGE),
    ">=": lambda number: (number, _LARGE),
    "==": lambda number: (number, number),
}


def outcome(checker: Checker, node: tree.Expression | None) -> bool | None:
    """Whether a condition always holds (True), never (False), or depends (None)."""
    match node:
        case None:
            return True
        case tree.Name(id="true" | "false" as word):
            return word == "true"
        case tree.Not(value=value):
            inner = outcome(checker, value)
            return None if inner is None else not inner
        case tree.Operation(operator="and" | "or" as operator, left=left, right=right):
            joined = _joined(operator == "or", outcome(checker, left), outcome(checker, right))
            return False if joined is None and operator == "and" and _exclude_each_other(checker, node) else joined
        case tree.Operation(operator="==" | "!=" as operator):
            same = _equal(checker, node)
            return None if same is None else same == (operator == "==")
        case tree.Operation(operator="<" | "<=" | ">" | ">="):
            return _compared(checker, node)
        case tree.Tally(word="some_of", where=where) if outcome(checker, where) is False:
            return False
        case tree.ListOf(items=()):
            return False
    numbers = _range(checker, node)
    return None if numbers is None or numbers[0] <= 0 <= numbers[1] != numbers[0] else numbers != (0, 0)


def _joined(deciding: bool, one: bool | None, other: bool | None) -> bool | None:
    """`or` holds as soon as one side does, `and` fails as soon as one side does."""
    if deciding in (one, other):
        return deciding
    return None if None in (one, other) else not deciding


def _exclude_each_other(checker: Checker, node: tree.Operation) -> bool:
    """Whether two parts of an `and` leave no number for the same amount, as in `a >= 8 and a <= 3`."""
    bounds: dict[tree.Expression, Range] = {}
    for part in _conjuncts(node):
        if isinstance(part, tree.Operation) and isinstance(part.right, tree.Number) and part.operator in _BOUNDS:
            low, high = bounds.get(part.left) or _range(checker, part.left) or (-_LARGE, _LARGE)
            least, most = _BOUNDS[part.operator](part.right.value)
            bounds[part.left] = max(low, least), min(high, most)
    return any(low > high for low, high in bounds.values())


def _conjuncts(node: tree.Expression) -> Iterator[tree.Expression]:
    if isinstance(node, tree.Operation) and node.operator == "and":
        yield from _conjuncts(node.left)
        yield from _conjuncts(node.right)
    else:
        yield node


def _equal(checker: Checker, node: tree.Operation) -> bool | None:
    left, right = (certain(checker.types.get(id(one), PLAYER)) for one in (node.left, node.right))
    words = [one.id for one in (node.left, node.right) if isinstance(one, tree.Name) and _is_word(checker, one)]
    if isinstance(left, Symbol) and isinstance(right, Symbol) and len(words) == 2:
        return words[0] == words[1]
    one, other = _range(checker, node.left), _range(checker, node.right)
    if one is None or other is None:
        return None
    if one[1] < other[0] or other[1] < one[0]:
        return False
    return True if one == other and one[0] == one[1] else None


def _is_word(checker: Checker, name: tree.Name) -> bool:
    """Tell whether a bare name stands for itself: neither a local nor an attribute of the game."""
    return id(name) not in checker.locals and name.id not in checker.vocabulary.table_attributes


def _compared(checker: Checker, node: tree.Operation) -> bool | None:
    left, right = _range(checker, node.left), _range(checker, node.right)
    if left is None or right is None:
        return None
    if node.operator in (">", ">="):
        left, right = right, left
    (low, high), (least, most) = left, right
    strict = node.operator in ("<", ">")
    if high < least or (high == least and not strict):
        return True
    return False if low > most or (low == most and strict) else None


# ---------------------------------------------------------------- ranges of numbers


def _range(checker: Checker, node: tree.Expression | None) -> Range | None:
    """The smallest and largest number something can be, or None where that is not known."""
    match node:
        case tree.Number(value=value):
            return (value, value)
        case tree.Minus(value=value):
            inner = _range(checker, value)
            return None if inner is None else (-inner[1], -inner[0])
        case tree.Operation(operator="+" | "-" as operator, left=left, right=right):
            one, other = _range(checker, left), _range(checker, right)
            if one is None or other is None:
                return None
            return (one[0] + other[0], one[1] + other[1]) if operator == "+" else (one[0] - other[1], one[1] - other[0])
        case tree.Tally(word="count") | tree.Call(function="size"):
            return (0, _LARGE)
        case tree.Attribute(of=of, name="seat") if certain(checker.types.get(id(of), ListOf(PLAYER))) == PLAYER:
            return (0, checker.game.header.players[1] - 1)
        case tree.Attribute(of=of, name=name):
            return _declared(checker, name, sure=checker.types.get(id(of)) == PLAYER)
        case tree.Name(id=name) if name in checker.vocabulary.table_attributes and id(node) not in checker.locals:
            return _declared(checker, name, sure=True)
    return None


def _declared(checker: Checker, name: str, *, sure: bool) -> Range | None:
    """The range of an attribute; where it may be missing it counts as 0."""
    word = checker.game.words.get(name)
    low, high = (word.settings.get("min"), word.settings.get("max")) if word and word.sort == "attribute" else (None, None)
    if not isinstance(low, int) or not isinstance(high, int):
        return None
    return (low, high) if sure and name not in checker.vocabulary.decisions else (min(low, 0), max(high, 0))
