"""Whether two rules can interfere, so that their order matters: from what each reads and writes, asks and rolls."""

from __future__ import annotations

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.compile.summaries import THIS, reached, summary, touches_a_piece


def interfere(program: Program, one: tree.Rule, other: tree.Rule, *, same_piece: bool = False) -> bool:
    """Tell whether it can matter which of two rules comes first."""
    a, b = summary(program, one), summary(program, other)
    if (a.random and (b.random or b.asks)) or (b.random and a.asks):
        return True
    if same_piece and THIS in a.writes | b.writes:
        return True
    return bool(a.writes & (b.reads | b.writes) or b.writes & a.reads)


def is_impersonal(program: Program, rule: tree.Rule) -> bool:
    """Tell whether a rule does the same whichever piece it belongs to: it names no `this` except to ask what it can affect."""
    block = rule.block if isinstance(rule, tree.Trigger | tree.Replacement) else rule
    calls = [part for part in reached(program, block) if isinstance(part, tree.Call) and part.function == "can-affect"]
    asked = {id(part.arguments[0]) for part in calls}
    return not any(
        isinstance(part, tree.Grant) or (isinstance(part, tree.Name) and part.id == "this" and id(part) not in asked)
        for part in reached(program, block)
    )


def touches_pieces(program: Program, rule: tree.Rule) -> bool:
    """Tell whether a rule may move or change a piece, which something may forbid to one piece and not to another."""
    return any(touches_a_piece(program, part) for part in reached(program, rule))
