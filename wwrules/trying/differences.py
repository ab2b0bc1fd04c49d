"""Whether two runs of one position came out differently, so that it matters: what was moved or made, and values that last.

A value that the flow overwrites before anything has come of it makes no difference; whether it does is seen by going on.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.run.interpret import Fact
from wwrules.run.state import State
from wwrules.run.values import Piece, Player, Thing, Value, piece_of, thing_of
from wwrules.trying.playing import Playing

_GOING_ON, _AT_A_TIME = 24, 4  # decisions in which a passing value may be overwritten
_STRUCTURE = ("moved", "made", "carried", "revealed", "shuffled", "over")
Cell = tuple[str, object]  # an attribute, and what has it


class Difference(Enum):
    """What a difference is worth."""

    NONE = 0
    STAYS = 1  # a passing value stays different for a while, and nothing comes of it
    REAL = 2


def difference(program: Program, one: Playing, other: Playing) -> Difference:
    """How far it matters what happened in one run and not in the other, now or later."""
    if _structure(one) != _structure(other):
        return Difference.REAL
    cells = set(_cells(one.state, other.state))
    if not cells:
        return Difference.NONE
    if not {name for name, _ in cells} <= passing_attributes(program):
        return Difference.REAL
    return _later_difference(one, other, cells)


def _later_difference(one: Playing, other: Playing, cells: set[Cell]) -> Difference:
    """Go on with both: what comes of different values is different too, or they stay."""
    runs = [
        _Later(run, len(run.log), len(run.questions), {cell: _value(run.state, cell) for cell in cells}) for run in (one, other)
    ]
    for _ in range(_GOING_ON // _AT_A_TIME):
        for later in runs:
            later.run.go_on(0, _AT_A_TIME)
        if runs[0].facts(cells) != runs[1].facts(cells) or any(_goes_on(runs[0], runs[1], cell) for cell in cells):
            return Difference.REAL
        if not set(_cells(one.state, other.state)):
            return Difference.NONE
    return Difference.STAYS


class _Later(NamedTuple):
    """A run from some point on."""

    run: Playing
    begun: int
    asked: int  # how many questions there were before
    values: dict[Cell, Value]  # at that point

    def facts(self, cells: set[Cell]) -> list[tuple[object, ...]]:
        """What has happened and was asked since, but for values that are set anew."""
        later = [one for one in self.run.log[self.begun :] if _cell_of(one) not in cells]
        happened = [tuple((key, value) for key, value in fact.items() if key not in ("rule", "card", "by")) for fact in later]
        return [*happened, *self.run.questions[self.asked :]]

    def sets(self, cell: Cell) -> list[Value]:
        """To what a value was set since."""
        return [one["value"] for one in self.run.log[self.begun :] if _cell_of(one) == cell]


def _from_now_on(run: Playing, cells: set[Cell]) -> _Later:
    return _Later(run, len(run.log), len(run.questions), {cell: _value(run.state, cell) for cell in cells})


def _goes_on(one: _Later, other: _Later, cell: Cell) -> bool:
    """Tell whether a value was set to something else because it was different before, and not just overwritten."""
    mine, yours = one.sets(cell), other.sets(cell)
    return any(value not in (other.values[cell], *yours) for value in mine) or any(
        value not in (one.values[cell], *mine) for value in yours
    )


def _cell_of(fact: Fact) -> Cell | None:
    return (str(fact["attribute"]), fact["what"]) if fact["fact"] == "set" else None


def _value(state: State, cell: Cell) -> Value:
    name, of = cell
    match of:
        case Player(seat):
            return _at(state.players.get(name, []), seat)
        case Piece(piece):
            return state.marks.get(name, {}).get(piece)
        case Thing(entry):
            return state.things.get(name, {}).get(entry)
    return state.table.get(name)


def _structure(run: Playing) -> list[tuple[object, ...]]:
    return [deed for deed in run.deeds() if deed[0][1] in _STRUCTURE]  # type: ignore[index]


def _cells(one: State, other: State) -> Iterator[Cell]:
    """What has another value."""
    for name in one.table.keys() | other.table.keys():
        if one.table.get(name) != other.table.get(name):
            yield name, None
    for name in one.players.keys() | other.players.keys():
        mine, yours = one.players.get(name, []), other.players.get(name, [])
        yield from ((name, Player(seat)) for seat in range(one.seats) if _at(mine, seat) != _at(yours, seat))
    for name in one.marks.keys() | other.marks.keys():
        some, others = one.marks.get(name, {}), other.marks.get(name, {})
        if some != others:
            yield from ((name, piece_of(one)) for one in some.keys() | others.keys() if some.get(one) != others.get(one))
    for name in one.things.keys() | other.things.keys():
        named, called = one.things.get(name, {}), other.things.get(name, {})
        if named != called:
            yield from ((name, thing_of(one)) for one in named.keys() | called.keys() if named.get(one) != called.get(one))


def _at(values: list[Value], seat: int) -> Value:
    return values[seat] if seat < len(values) else None


def passing_attributes(program: Program) -> set[str]:
    """Attributes that the flow sets again and again, whatever they were."""
    key = ("passing", 0)
    if key not in program.summaries:
        program.summaries[key] = {
            name
            for definition in program.definitions.values()
            if definition.name != program.start
            for part in tree.parts(definition)
            if isinstance(part, tree.Assign) and part.operator == "="
            for name in [_attribute(part.target)]
            if name not in {_attribute(one) for one in tree.parts(part.value) if isinstance(one, tree.Name | tree.Attribute)}
        }
    found: set[str] = program.summaries[key]
    return found


def _attribute(target: tree.Node) -> str:
    return str(target.name if isinstance(target, tree.Attribute) else target.id if isinstance(target, tree.Name) else "")
