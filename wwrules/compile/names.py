"""The locals that are in reach at one place of a text, with their types, and what a condition adds to that knowledge.

A local that is set in one branch only, or inside a loop, is out of reach afterwards: it might not have been set.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from wwrules.compile import procedure_tree as tree
from wwrules.compile.types import ANYTHING, NOTHING, Item, Maybe, Type, certain, joined
from wwrules.model import Game

_NO_THING = ("nobody", "nothing")


@dataclass(frozen=True, slots=True)
class Names:
    """Locals and their types; `unsure` are those that are set only in a block that may not have run."""

    types: dict[str, Type]
    unsure: frozenset[str] = frozenset()

    def get(self, name: str) -> Type | None:
        """The type of a local, or None."""
        return self.types.get(name)

    def having(self, name: str, type_: Type) -> Names:
        """The same, and one more."""
        return Names({**self.types, name: type_}, self.unsure - {name})

    def without(self, names: Iterable[str]) -> Names:
        """The same without some of them."""
        gone = set(names)
        return Names({name: one for name, one in self.types.items() if name not in gone}, self.unsure - gone)

    def given(self, game: Game, condition: tree.Expression | None, *, holds: bool = True) -> Names:
        """What is known where a condition holds (or does not)."""
        return self if condition is None else _given(self, game, condition, holds)


def merged(game: Game, ends: Iterable[Names | None]) -> Names | None:
    """What is known where several ways come together; None stands for a way that does not come here."""
    ways = [one for one in ends if one is not None]
    if not ways:
        return None
    first = ways[0]
    for other in ways[1:]:
        both = first.types.keys() & other.types.keys()
        types = {name: joined(game, first.types[name], other.types[name]) for name in first.types if name in both}
        unsure = first.unsure | other.unsure | (first.types.keys() ^ other.types.keys())
        first = Names(types, unsure - types.keys())
    return first


def _given(names: Names, game: Game, condition: tree.Expression, holds: bool) -> Names:
    match condition:
        case tree.Name(id=name):
            return _there(names, name) if holds else names
        case tree.Not(value=value):
            return _given(names, game, value, not holds)
        case tree.Operation(operator="and" | "or" as operator, left=left, right=right):
            if (operator == "and") == holds:
                return _given(_given(names, game, left, holds), game, right, holds)
        case tree.Operation(operator="==" | "!=" as operator, left=tree.Name(id=name), right=other):
            equal = (operator == "==") == holds
            nothing = isinstance(other, tree.Name) and other.id in _NO_THING
            return _there(names, name) if equal != nothing else names
        case tree.Operation(operator="in", left=tree.Name(id=name)) if holds:
            return _there(names, name)
        case tree.Call(function="is-a", arguments=(tree.Name(id=name), tree.Name(id=kind))) if holds and kind in game.kinds:
            return _of_kind(names, game, name, kind)
    return names


def _there(names: Names, name: str) -> Names:
    known = names.get(name)
    return names.having(name, known.item) if isinstance(known, Maybe) else names


def _of_kind(names: Names, game: Game, name: str, kind: str) -> Names:
    known = certain(names.get(name) or NOTHING)
    if known == ANYTHING:
        return names.having(name, Item(kind, "piece"))
    if isinstance(known, Item) and (not known.kind or game.is_a(kind, known.kind)):
        return names.having(name, replace(known, kind=kind, sort="piece"))
    return _there(names, name)
