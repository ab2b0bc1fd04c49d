"""Conditions and actions that stand on entries, as something procedures can call.

A property `feat` of type condition makes the function `met_feat(this, you)` and, where the game's evaluation for bots asks for
it, the amount `near_feat(this, you)` from 0 to 100; a property `gives` of type action makes the procedure
`perform_gives(this, you)`. Each looks which entry it is about. An action whose property names a type under `given` is called
with a value of that type as well, `perform_gives(what, this, you)`, which is `this` in its sentences.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from wwrules.compile import procedure_tree as tree
from wwrules.compile.nearness import nearness, when
from wwrules.model import Game, PropertyType


class CalledText(NamedTuple):
    """A condition or an action of an entry, lowered."""

    entry: str
    body: tree.Expression | tree.Block


def called_properties(game: Game) -> Iterator[tuple[str, PropertyType, list[str]]]:
    """Properties that are conditions or actions, with the kinds that have them."""
    found: dict[str, tuple[PropertyType, list[str]]] = {}
    for kind in game.kinds.values():
        for path, declared in (kind.properties or {}).items():
            if declared.type in ("condition", "action"):
                found.setdefault(path, (declared, []))[1].append(kind.id)
    return ((path, declared, kinds) for path, (declared, kinds) in found.items())


def function_of(game: Game, path: str, kinds: list[str], texts: Sequence[CalledText]) -> tree.Function:
    """Whether the condition of an entry is met, for a player."""
    tests = [tree.Operation("and", _is(game, "this", one.entry), cast("tree.Expression", one.body)) for one in texts]
    return tree.Function(f"met-{path}", _parameters(game, "this", kinds), _either(tests))


def amount_of(game: Game, path: str, kinds: list[str], texts: Sequence[CalledText]) -> tree.Function:
    """How near the condition of an entry is to being met, for a player."""
    parts = [when(_is(game, "this", one.entry), nearness(cast("tree.Expression", one.body))) for one in texts]
    return tree.Function(f"near-{path}", _parameters(game, "this", kinds), _all_of(parts))


def _all_of(parts: Sequence[tree.Expression]) -> tree.Expression:
    """Many amounts together, no deeper than needed."""
    if len(parts) < 2:
        return parts[0] if parts else tree.Number(0)
    half = len(parts) // 2
    return tree.Operation("+", _all_of(parts[:half]), _all_of(parts[half:]))


def is_weighed(game: Game, path: str) -> bool:
    """Tell whether the evaluation asks how near a condition is; it is not worked out for nobody."""
    name = f"near_{path.replace('-', '_')}"
    return any(name in one.amount.text for one in game.presentation.evaluation)


def procedure_of(
    game: Game, path: str, declared: PropertyType, kinds: list[str], texts: Sequence[CalledText]
) -> tree.Definition:
    """Carry the action of an entry out, for a player."""
    asked = "what" if declared.given else "this"
    first, you = _parameters(game, asked, kinds)
    given = (tree.Parameter("this", declared.given),) if declared.given else ()
    branches = tuple((_is(game, asked, one.entry), cast("tree.Block", one.body)) for one in texts)
    block = tree.Block((tree.If(branches, None),) if branches else ())
    return tree.Definition("procedure", f"perform-{path}", (first, *given, you), "", block)


def _parameters(game: Game, asked: str, kinds: list[str]) -> tuple[tree.Parameter, tree.Parameter]:
    return tree.Parameter(asked, _shared_kind(game, kinds)), tree.Parameter("you", "player")


def _shared_kind(game: Game, kinds: list[str]) -> str:
    """The nearest kind that all of several belong to; nothing where they have none in common."""
    above = kinds[0]
    while above and not all(game.is_a(one, above) for one in kinds):
        above = game.kinds[above].isa
    return above


def _is(game: Game, name: str, entry: str) -> tree.Expression:
    """Whether a piece or an entry under a name is this one."""
    one: tree.Expression = tree.Name(name)
    if game.is_a(game.entities[entry].kind, "piece"):
        one = tree.Attribute(one, "entry")
    return tree.Operation("==", one, tree.Name(entry))


def _either(tests: Sequence[tree.Expression]) -> tree.Expression:
    """Whether one of many holds, no deeper than needed."""
    if len(tests) < 2:
        return tests[0] if tests else tree.Name("false")
    half = len(tests) // 2
    return tree.Operation("or", _either(tests[:half]), _either(tests[half:]))
