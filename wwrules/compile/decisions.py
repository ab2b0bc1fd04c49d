"""Which decision a statement or rule is: who asks (a definition or an entry), and what the chosen thing is called there.

The key names a decision from outside: `trade.wanted` for what `trade` chooses, `trade` for its choice of one way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wwrules.compile import procedure_tree as tree

if TYPE_CHECKING:
    from wwrules.compile.program import Program


class Decision(NamedTuple):
    """Somebody decides: the key, the definition or entry that asks, and the words to choose from, if they are known."""

    key: str
    owner: str
    words: tuple[str, ...] | None


def owners(program: Program) -> dict[int, str]:
    """Number of each node -> the definition or entry it belongs to; a rule of the flow belongs to the event it waits for."""
    texts: list[tuple[str, object]] = [*program.definitions.items(), *program.rules.items()]
    texts += [(getattr(getattr(rule, "pattern", None), "event", ""), rule) for rule in program.standing]
    return {program.numbers[id(part)]: name for name, text in texts for part in tree.parts(text) if id(part) in program.numbers}


def decisions(program: Program) -> dict[int, Decision]:
    """Number of each statement or rule that may ask somebody -> the decision."""
    key = ("decisions", len(program.nodes))
    if key not in program.summaries:
        asked = ((number, _decision(program.nodes[number], owner)) for number, owner in owners(program).items())
        program.summaries[key] = {number: one for number, one in asked if one is not None}
    found: dict[int, Decision] = program.summaries[key]
    return found


def _decision(node: tree.Node, owner: str) -> Decision | None:
    match node:
        case tree.Choose(name=name, among=among):
            return Decision(f"{owner}.{name}", owner, _words(among))
        case tree.Together(decision=name, options=options):
            return Decision(f"{owner}.{name}", owner, _words(options))
        case tree.ChooseOne(options=ways):
            return Decision(owner, owner, tuple(one.label for one in ways))
        case tree.Trigger(optional=True) | tree.Replacement(optional=True):
            return Decision(owner, owner, ())
    return None


def _words(options: tree.Expression) -> tuple[str, ...] | None:
    """The words of a list such as [stay, go]; None where the options are found out in play."""
    if isinstance(options, tree.ListOf) and all(isinstance(one, tree.Name) for one in options.items):
        return tuple(str(one.id) for one in options.items if isinstance(one, tree.Name))
    return None
