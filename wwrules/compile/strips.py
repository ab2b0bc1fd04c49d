"""What worked examples show, read and held against the vocabulary: rows of values, and the icons and numbers of pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wwrules.compile import procedure_tree as tree
from wwrules.compile.board_parts import PLAYERS, Row, Token
from wwrules.compile.names import Names
from wwrules.compile.types import ANYTHING, NUMBER, PLAYER, Item
from wwrules.compile.typing_rules import check_condition, check_value
from wwrules.load.nodes import Scalar

if TYPE_CHECKING:
    from wwrules.compile.checker import Checker
    from wwrules.compile.program import Program

Read = Callable[[Scalar | None], tree.Expression | None]


def read_strips(program: Program, read: Read, title_of: Callable[[tree.Expression], str]) -> None:
    """Parse every expression; what cannot be read is left out."""
    written, board = program.game.presentation, program.board
    for one in written.rows:
        value = read(one.value)
        if value is not None:
            board.rows.append(Row(value, one.each, one.title or title_of(value), read(one.test), one.together))
    for kind, token in written.tokens.items():
        board.tokens[kind] = Token(read(token.icon), read(token.number))


def check_strips(checker: Checker) -> None:
    """Hold every expression against the vocabulary."""
    board = checker.program.board
    for row in board.rows:
        names = Names({"p": PLAYER} if row.each == PLAYERS else {})
        check_value(checker, row.value, names, ANYTHING)
        if row.test is not None:
            check_condition(checker, row.test, names)
    for kind, token in board.tokens.items():
        names = Names({"it": checker.vocabulary.type_named(kind) or ANYTHING})
        if token.icon is not None:
            check_value(checker, token.icon, names, Item("", "entry"))
        if token.number is not None:
            check_value(checker, token.number, names, NUMBER)
