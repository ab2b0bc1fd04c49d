"""What `presentation/` looks at, read and held against the vocabulary: every amount, test and name is an expression."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wwrules.compile import procedure_tree as tree
from wwrules.compile.board_parts import PLAYERS, BoardPanel, Cell, KindName
from wwrules.compile.checker import Checker
from wwrules.compile.decisions import decisions
from wwrules.compile.names import Names
from wwrules.compile.procedures import parse_expression
from wwrules.compile.strips import check_strips, read_strips
from wwrules.compile.trials import check_trials, read_trials
from wwrules.compile.types import ANYTHING, NUMBER, PLAYER, Item, ListOf, Type
from wwrules.compile.typing_rules import check_condition, check_value
from wwrules.diagnostics import Diagnostic, did_you_mean, fault, listing
from wwrules.load.nodes import Scalar

if TYPE_CHECKING:
    from wwrules.compile.program import Program
    from wwrules.model import Game

# ---------------------------------------------------------------- reading


def read_board(program: Program) -> list[Diagnostic]:
    """Parse every expression; what cannot be read is left out and reported."""
    written, board = program.game.presentation, program.board
    found: list[Diagnostic] = []

    def read(scalar: Scalar | None) -> tree.Expression | None:
        if scalar is None:
            return None
        node, faults = parse_expression(scalar.text, scalar.place)
        found.extend(faults)
        if node is not None:
            program.adopt(node, scalar.place)
        return node

    board.player = read(written.player)
    for panel in written.panels:
        tests = {key: node for key, scalar in panel.tests.items() if (node := read(scalar)) is not None}
        shown = []
        for one in panel.show:
            value = read(one.value)
            if value is not None:
                title = one.title or title_of(program.game, value)
                shown.append(Cell(value, one.style, title))
                found += [] if title else [fault("missing-key", one.value.source, key="title")]
        board.panels.append(BoardPanel(panel, tuple(shown), tests))
    for kind, words in written.called.items():
        shows = [(read(one.value), one) for one in words.shows]
        cells = tuple(Cell(value, one.style, one.title) for value, one in shows if value is not None)
        board.called[kind] = KindName(read(words.name), cells, read(words.noun), read(words.quality))
    read_strips(program, read, lambda value: title_of(program.game, value))
    read_trials(program, read)
    return found


def title_of(game: Game, value: tree.Expression) -> str:
    """The id that names a value by itself: of the first attribute, zone or property it looks at, or ''."""
    for part in tree.parts(value):
        name = part.name if isinstance(part, tree.Attribute) else part.id if isinstance(part, tree.Name) else ""
        if name in game.words:
            return str(name)
        if isinstance(part, tree.Attribute) and any(name in (kind.properties or {}) for kind in game.kinds.values()):
            return f"property.{name}"
    return ""


# ---------------------------------------------------------------- checking


def check_board(checker: Checker) -> None:
    """Hold every expression and every question against the vocabulary and the flow."""
    board = checker.program.board
    if board.player is not None:
        check_value(checker, board.player, Names({"p": PLAYER}), Item("", "entry"))
    for panel in board.panels:
        _check_panel(checker, panel)
    for kind, one in board.called.items():
        names = Names({"it": checker.vocabulary.type_named(kind) or ANYTHING, "you": PLAYER})
        for cell in one.shows:
            check_value(checker, cell.value, names, ANYTHING)
        for called in (one.name, one.noun):
            if called is not None:
                check_value(checker, called, names, Item("", "entry"))
        if one.quality is not None:
            check_value(checker, one.quality, names, ANYTHING)
    check_strips(checker)
    check_trials(checker)
    _check_questions(checker)


def _check_panel(checker: Checker, panel: BoardPanel) -> None:
    each, you = panel.written.each, Names({"you": PLAYER})
    row: Type = PLAYER if each == PLAYERS else Item(each, "entry")
    names = you.having("p" if each == PLAYERS else "it", row) if each else you
    wanted: Type = NUMBER if panel.written.widget == "track" else ANYTHING
    for cell in panel.cells:
        check_value(checker, cell.value, names, wanted)
    for key, test in panel.tests.items():
        match key:
            case "where":
                check_condition(checker, test, names)
            case "while":
                check_condition(checker, test, you)
            case "next":
                check_value(checker, test, names, row)
            case "first":
                check_value(checker, test, you, row)
            case "marks":
                check_value(checker, test, you, ListOf(NUMBER))


def _check_questions(checker: Checker) -> None:
    """Every question is asked somewhere, and so is every option that can be known."""
    if not checker.program.whole:
        return
    words: dict[str, set[str] | None] = {}
    for one in decisions(checker.program).values():
        known = words.setdefault(one.key, set())
        words[one.key] = None if known is None or one.words is None else known | set(one.words)
    for question in checker.game.presentation.questions.values():
        if question.id not in words:
            hint = did_you_mean(question.id, words)
            checker.found.append(fault("unknown-reference", question.source, sort="question", id=question.id, hint=hint))
            continue
        options = words[question.id]
        for option, place in question.places.items():
            if options is not None and option not in options:
                hint = did_you_mean(option, options)
                expected = listing(options) if not hint else None
                checker.found.append(fault("unknown-reference", place, sort="option", id=option, hint=hint, expected=expected))
