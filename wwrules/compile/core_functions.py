"""The functions of the language itself: what they take and what they give. The engine has one for each of these names."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wwrules.compile.types import ANYTHING, NUMBER, PIECE, PLAYER, TRUTH, Item, ListOf, Symbol, Type, element, joined, maybe
from wwrules.model import Game

# What may stand as an argument, besides a type: something to go through, the name of a kind, the name of something that can be
# under way, a piece or entry of any kind.
LIST, KIND, CALL, ITEM = "list", "kind", "call", "item"
Wanted = Type | str


class Core(NamedTuple):
    """A function: its arguments, what it gives from the types of these, and whether more of the last may follow."""

    wanted: tuple[Wanted, ...]
    gives: Callable[[Game, list[Type]], Type]
    more: bool = False


def _always(one: Type) -> Callable[[Game, list[Type]], Type]:
    return lambda _, __: one


def _list(_: Game, types: list[Type]) -> Type:
    return ListOf(element(types[0]) or ANYTHING)


def _one_of(_: Game, types: list[Type]) -> Type:
    """The first or last: perhaps none, unless there is always somebody."""
    item = element(types[0]) or ANYTHING
    return item if isinstance(types[0], ListOf) and types[0].some else maybe(item)


def _of_kind(sort: str) -> Callable[[Game, list[Type]], Type]:
    def gives(_: Game, types: list[Type]) -> Type:
        kind = types[0]
        known = kind.values if isinstance(kind, Symbol) else frozenset()
        return ListOf(Item(next(iter(known)) if len(known) == 1 else "", sort))

    return gives


def _both(game: Game, types: list[Type]) -> Type:
    return ListOf(joined(game, element(types[0]) or ANYTHING, element(types[1]) or ANYTHING))


CORE: dict[str, Core] = {
    "can-affect": Core((PIECE, PIECE), _always(TRUTH)),
    "entries": Core((KIND,), _of_kind("entry")),
    "except-one": Core((LIST, ANYTHING), _list),
    "first": Core((LIST,), _one_of),
    "happening": Core((CALL, ANYTHING), _always(TRUTH), more=True),
    "higher": Core((NUMBER, NUMBER), _always(NUMBER)),
    "is-a": Core((ITEM, KIND), _always(TRUTH)),
    "last": Core((LIST,), _one_of),
    "lower": Core((NUMBER, NUMBER), _always(NUMBER)),
    "next": Core((PLAYER,), _always(PLAYER)),
    "pieces": Core((KIND,), _of_kind("piece")),
    "range": Core((NUMBER, NUMBER), _always(ListOf(NUMBER))),
    "settled": Core((ANYTHING,), lambda _, types: types[0]),
    "size": Core((LIST,), _always(NUMBER)),
    "together-with": Core((LIST, LIST), _both),
    "top": Core((LIST, NUMBER), _list),
    "without": Core((LIST, LIST), _list),
}
