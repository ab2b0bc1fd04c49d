"""What bots and simulations look at, from `presentation/`: figures, the worth of a position, questions about chances.

Expressions are read with those of the board and held against the vocabulary like them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wwrules.compile import procedure_tree as tree
from wwrules.compile.board_parts import BoardFigure, BoardWeight, Occurrence
from wwrules.compile.checker import Checker
from wwrules.compile.decisions import decisions
from wwrules.compile.names import Names
from wwrules.compile.places import Rest
from wwrules.compile.procedures import parse_body, parse_expression
from wwrules.compile.statement_rules import Context, check_block
from wwrules.compile.types import ANYTHING, NUMBER, PLAYER
from wwrules.compile.typing_rules import check_condition, check_value
from wwrules.diagnostics import did_you_mean, fault
from wwrules.load.nodes import Scalar
from wwrules.presentation import OddsTable

if TYPE_CHECKING:
    from wwrules.compile.program import Program

Read = Callable[[Scalar | None], tree.Expression | None]
WHOSE = "p"  # the player that an expression is about
GIVEN = "n"  # the number that somebody may give


@dataclass(frozen=True, slots=True)
class Given:
    """A given answer as it is written: who (or anybody), at which decision, which option, and when."""

    who: str
    key: str
    option: str
    condition: str


def read_trials(program: Program, read: Read) -> None:
    """Parse every expression; what cannot be read is left out and reported."""
    written, board = program.game.presentation, program.board
    for name, figure in written.figures.items():
        amount = read(figure.amount)
        if amount is not None or figure.times is not None:
            board.figures[name] = BoardFigure(figure.per, amount, _occurrence(figure.times), _occurrence(figure.share_of))
    for part in written.evaluation:
        worth = read(part.amount)
        if worth is not None:
            board.evaluation.append(BoardWeight(worth, part.weight, read(part.condition)))
    board.odds.update(written.odds)


def given(text: str) -> Given | None:
    """Read `who:decision=option if condition`; who and the condition may be left out."""
    answer, _, condition = text.partition(" if ")
    place, equals, option = answer.partition("=")
    who, _, key = place.strip().rpartition(":")
    return Given(who, key.strip(), option.strip(), condition.strip()) if equals and key.strip() and option.strip() else None


def is_word(option: str) -> bool:
    """Tell whether an option of an answer is a word, not a test of `it`."""
    return option.replace("-", "").replace(" ", "").isalnum()


def _occurrence(scalar: Scalar | None) -> Occurrence | None:
    if scalar is None:
        return None
    name, dot, value = scalar.text.partition(".")
    return Occurrence("", name, value) if dot else Occurrence(name)


# ---------------------------------------------------------------- checking


def check_trials(checker: Checker) -> None:
    """Hold everything against the vocabulary and the flow."""
    board = checker.program.board
    mine = Names({WHOSE: PLAYER})
    for figure in board.figures.values():
        if figure.amount is not None:
            check_value(checker, figure.amount, mine if figure.per == "player" else Names({}), NUMBER)
    for written in checker.game.presentation.figures.values():
        for scalar in (written.times, written.share_of):
            _check_occurrence(checker, scalar)
    for part in board.evaluation:
        check_value(checker, part.amount, mine, NUMBER)
        if part.condition is not None:
            check_condition(checker, part.condition, mine)
    known = {one.key for one in decisions(checker.program).values()} if checker.program.whole and board.odds else set()
    for question in board.odds.values():
        names = Names({WHOSE: PLAYER, GIVEN: NUMBER})
        _check_text(checker, question.of, names, is_condition=False)
        _check_text(checker, question.until, names, is_condition=True)
        for answer in question.answers:
            _check_answer(checker, answer, known)
    for table in checker.game.presentation.odds_tables.values():
        _check_table(checker, table)


def _check_table(checker: Checker, table: OddsTable) -> None:
    """Its questions are asked somewhere, and its positions can be read, each behind what all have in common."""
    for asked in table.asks:
        if asked not in checker.program.board.odds:
            hint = did_you_mean(asked, checker.program.board.odds)
            checker.found.append(fault("unknown-reference", table.source, sort="question", id=asked, hint=hint))
    names = _after(checker, table.given, Names({f"p{seat + 1}": PLAYER for seat in range(table.players)}))
    for text in (table.play, *table.rows.values()):
        _after(checker, text, names)


def _after(checker: Checker, scalar: Scalar | None, names: Names) -> Names:
    """Statements of a position, and what is known behind them."""
    if scalar is None or not scalar.text.strip():
        return names
    block, found = parse_body(scalar.text, scalar.place)
    checker.found.extend(found)
    if not isinstance(block, tree.Block):
        return names
    checker.program.adopt(block, scalar.place)
    return check_block(checker, block, names, Context()) or names


def _check_occurrence(checker: Checker, scalar: Scalar | None) -> None:
    """The event is one of the flow; the attribute is one of players, and the value one of its own."""
    found = _occurrence(scalar)
    if scalar is None or found is None or not checker.program.whole:
        return
    if found.event:
        events = [name for name, one in checker.program.definitions.items() if one.sort == "event"]
        if found.event not in events:
            hint = did_you_mean(found.event, events)
            checker.found.append(fault("unknown-reference", scalar.source, sort="event", id=found.event, hint=hint))
        return
    words = checker.game.words
    own = [name for name, one in words.items() if one.sort == "attribute" and one.settings.get("of") == "player"]
    if found.attribute not in own:
        hint = did_you_mean(found.attribute, own)
        checker.found.append(fault("unknown-reference", scalar.source, sort="attribute", id=found.attribute, hint=hint))
        return
    enumeration = checker.game.enumerations.get(str(words[found.attribute].settings.get("enumeration", "")))
    if enumeration is not None and found.value not in enumeration.values:
        hint = did_you_mean(found.value, enumeration.values)
        checker.found.append(fault("unknown-reference", scalar.source, sort="option", id=found.value, hint=hint))


def _check_answer(checker: Checker, scalar: Scalar, known: set[str]) -> None:
    answer = given(scalar.text)
    if answer is None or not checker.program.whole:
        return
    if answer.key not in known:
        hint = did_you_mean(answer.key, known)
        checker.found.append(fault("unknown-reference", scalar.source, sort="question", id=answer.key, hint=hint))
    names = Names({WHOSE: PLAYER, GIVEN: NUMBER, "you": PLAYER})
    if not is_word(answer.option):
        _check_text(checker, scalar, names.having("it", ANYTHING), is_condition=True, text=answer.option)
    if answer.condition:
        _check_text(checker, scalar, names, is_condition=True, text=answer.condition)


def _check_text(checker: Checker, scalar: Scalar | None, names: Names, *, is_condition: bool, text: str = "") -> None:
    """An expression that is read again whenever it is asked."""
    if scalar is None:
        return
    place = Rest(scalar, scalar.text.find(text))
    node, found = parse_expression(text or scalar.text, place)
    checker.found.extend(found)
    if node is not None:
        checker.program.adopt(node, place)
        if is_condition:
            check_condition(checker, node, names)
        else:
            check_value(checker, node, names, ANYTHING)
