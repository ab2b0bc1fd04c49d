"""What the values of the procedure language can be, which fits where, and how a message calls it.

The engine is total, so a type is there to catch slips, not to prove everything: a piece fits where a special sort of it is
wanted, something that may be missing fits where a thing is wanted. `ANYTHING` fits everywhere: nothing is known about it.
"""

from __future__ import annotations

from dataclasses import dataclass

from wwrules.diagnostics import Part
from wwrules.model import Game


@dataclass(frozen=True, slots=True)
class Plain:
    """A type without parts: number, truth, text, player, nothing, anything."""

    sort: str


NUMBER, TRUTH, TEXT, PLAYER = Plain("number"), Plain("truth"), Plain("text"), Plain("player")
NOTHING, ANYTHING = Plain("nothing"), Plain("anything")


@dataclass(frozen=True, slots=True)
class Symbol:
    """One of several words; `of` is their enumeration, or kind, call, scope or event for such names, or ''; none known: any."""

    values: frozenset[str]
    of: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """A piece or an entry of a kind; kind '' is any kind."""

    kind: str
    sort: str  # piece, entry, either


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for pieces of a kind; word '' is any zone."""

    word: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A small shape of an entry."""

    id: str


@dataclass(frozen=True, slots=True)
class ListOf:
    """Several values; `some` says that there is at least one."""

    item: Type
    some: bool = False


@dataclass(frozen=True, slots=True)
class Maybe:
    """A value, or nothing."""

    item: Type


Type = Plain | Symbol | Item | Zone | Record | ListOf | Maybe

PIECE = Item("", "piece")


def certain(one: Type) -> Type:
    """The type of a value that is there."""
    return one.item if isinstance(one, Maybe) else one


def maybe(one: Type) -> Type:
    """The type of a value that may be missing."""
    return one if isinstance(one, Maybe) or one in (NOTHING, ANYTHING) else Maybe(one)


def related(game: Game, one: str, other: str) -> bool:
    """Tell whether something can be of both kinds: one belongs to the other, or any kind will do."""
    return not one or not other or game.is_a(one, other) or game.is_a(other, one)


def fits(game: Game, found: Type, wanted: Type) -> bool:
    """Tell whether a value of one type may stand where another is wanted."""
    found, wanted = certain(found), certain(wanted)
    if ANYTHING in (found, wanted) or found == wanted:
        return True
    match found, wanted:
        case Plain(sort="nothing"), _:
            return wanted not in (NUMBER, TRUTH)
        case _, Plain(sort="nothing"):
            return found not in (NUMBER, TRUTH)
        case Plain(sort="truth"), Plain(sort="number"):
            return True  # true counts as 1
        case Symbol(values=one), Symbol(values=other):
            return not one or not other or bool(one & other)
        case (Symbol(values=words), Plain(sort="text")) | (Plain(sort="text"), Symbol(values=words)):
            return not words
        case Item(kind=one_kind, sort=one_sort), Item(kind=other_kind, sort=other_sort):
            return related(game, one_kind, other_kind) and (one_sort == other_sort or "either" in (one_sort, other_sort))
        case Zone(kind=one_kind), Zone(kind=other_kind):
            return related(game, one_kind, other_kind)
        case ((ListOf() | Zone()), ListOf(item=item)):
            inner = element(found)
            return inner is not None and fits(game, inner, item)
    return False


def element(one: Type) -> Type | None:
    """What `for each` finds in a value, or None where there is nothing to go through. One thing is a list of one."""
    match one:
        case Zone(kind=kind):
            return Item(kind, "piece")
        case ListOf(item=item):
            return item
        case Maybe(item=item):
            return element(item)
        case Item() | Plain(sort="player"):
            return one
        case Plain(sort="anything" | "nothing"):
            return ANYTHING
    return None


def joined(game: Game, one: Type, other: Type) -> Type:
    """The type of what is one or the other; ANYTHING where the two have nothing in common."""
    if one == other:
        return one
    match one, other:
        case Plain(sort="nothing"), _:
            return maybe(other)
        case _, Plain(sort="nothing"):
            return maybe(one)
        case (Maybe(), _) | (_, Maybe()):
            return maybe(joined(game, certain(one), certain(other)))
        case Symbol(values=some, of=of), Symbol(values=more, of=of_other):
            return Symbol(some | more if some and more else frozenset(), of if of == of_other else "")
        case Item(sort=one_sort), Item(sort=other_sort):
            return Item(_common(game, one.kind, other.kind), one_sort if one_sort == other_sort else "either")
        case Zone(kind=one_kind), Zone(kind=other_kind):
            return Zone("", _common(game, one_kind, other_kind))
        case ((ListOf() | Zone()), (ListOf() | Zone())):
            return ListOf(joined(game, element(one) or ANYTHING, element(other) or ANYTHING))
    return ANYTHING


def _common(game: Game, one: str, other: str) -> str:
    """The nearest kind that both belong to, or ''."""
    while one and not game.is_a(other, one):
        one = game.kinds[one].isa if one in game.kinds else ""
    return one


def spoken(name: str) -> str:
    """An id as the language writes it."""
    return name.replace("-", "_")


def called(one: Type) -> Part:
    """How a message calls a type."""
    match one:
        case Plain(sort=sort):
            return Part(f"type-{sort}")
        case Symbol(of="") if len(one.values) == 1:
            return Part("type-word", word=spoken(*one.values))
        case Symbol(of="" | "kind" | "call" | "scope" | "event" as of):
            return Part(f"type-{of or 'any-word'}")
        case Symbol(of=of):
            return Part("type-value", of=spoken(of))
        case Item(kind=kind, sort=sort):
            return Part(f"type-{sort}", kind=spoken(kind)) if kind else Part(f"type-any-{sort}")
        case Zone(word=word):
            return Part("type-zone", word=spoken(word)) if word else Part("type-any-zone")
        case Record(id=id_):
            return Part("type-record", id=spoken(id_))
        case ListOf(item=item):
            return Part("type-list", item=called(item)) if item != ANYTHING else Part("type-any-list")
        case Maybe(item=item):
            return called(item)
