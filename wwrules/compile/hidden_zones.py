"""Options that give away what lies in a zone: whoever is asked sees the options, and so what they were made from.

Reported where it is clear: a zone that nobody sees, or one that its owner sees while a neighbour or somebody else is asked.
How many pieces there are is no secret. Pieces that were revealed before are no secret either.
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker
from wwrules.compile.types import Zone, spoken

_LOOKING = ("first", "last", "top")


def check_hidden_zones(checker: Checker) -> None:
    """Look at every list of options."""
    program = checker.program
    texts: list[object] = [*program.definitions.values(), *program.rules.values(), *program.standing, *program.checks]
    for text in texts:
        parts = list(tree.parts(text))
        revealed = [part.what for part in parts if isinstance(part, tree.Reveal)]
        for part in parts:
            for asked, seen in _shown(part):
                if seen not in revealed and _is_hidden(checker, seen, asked, parts):
                    checker.subject = checker.subjects.get(id(part), "")
                    checker.remark("hidden-zone", seen, name=spoken(_zone(checker, seen).word))
    checker.subject = ""


def _shown(node: tree.Node) -> Iterator[tuple[tree.Expression, tree.Expression]]:
    """Who is asked, and each expression whose pieces the options show."""
    you = tree.Name("you")
    match node:
        case tree.Choose(among=among, where=where, by=by):
            yield from ((by or you, seen) for seen in (among, *_looked_into(among), *_looked_into(where)))
        case tree.ChooseOne(by=by, options=options):
            yield from ((by or you, seen) for one in options for seen in _looked_into(one.where))
        case tree.Together(name=name, options=options):
            yield from ((tree.Name(name), seen) for seen in (options, *_looked_into(options)))


def _looked_into(expression: tree.Expression | None) -> Iterator[tree.Expression]:
    """What an expression looks into, piece by piece."""
    for part in tree.parts(expression):
        match part:
            case tree.Tally(among=among, where=where) if where is not None:
                yield among
            case tree.Total(among=among) | tree.Best(among=among):
                yield among
            case tree.Call(function=name, arguments=(among, *_)) if name in _LOOKING:
                yield among
            case tree.Operation(operator="in", right=right):
                yield right


def _zone(checker: Checker, node: tree.Expression) -> Zone:
    found = checker.types.get(id(node))
    return found if isinstance(found, Zone) else Zone()


def _is_hidden(checker: Checker, seen: tree.Expression, asked: tree.Expression, parts: list[tree.Node]) -> bool:
    word = checker.game.words.get(_zone(checker, seen).word)
    if word is None or word.settings["seen-by"] == "everybody":
        return False
    if word.settings["seen-by"] == "nobody":
        return True
    return isinstance(seen, tree.Attribute) and _is_somebody_else(seen.of, asked, parts)


def _is_somebody_else(owner: tree.Expression, asked: tree.Expression, parts: list[tree.Node]) -> bool:
    """Tell whether an owner is certainly not the one who is asked: the next player, or one chosen to be another."""
    if owner == tree.Call("next", (asked,)):
        return True
    tests = {tree.Operation("!=", owner, asked), tree.Operation("!=", asked, owner)}
    named = (part for part in parts if isinstance(owner, tree.Name) and getattr(part, "name", "") == owner.id)
    return any(test in tests for part in named for test in _conjuncts(getattr(part, "where", None)))


def _conjuncts(condition: tree.Expression | None) -> Iterator[tree.Expression]:
    if isinstance(condition, tree.Operation) and condition.operator == "and":
        yield from _conjuncts(condition.left)
        yield from _conjuncts(condition.right)
    elif condition is not None:
        yield condition
