"""What nothing tells apart: pieces that are alike, and positions that differ only in which of them lies where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Hashable, Iterable
from types import NoneType
from typing import Any

from wwrules.run.interpret import Machine
from wwrules.run.state import Request, State
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone

_PLAIN = frozenset((int, str, bool, NoneType, Player, Thing, Zone))  # hold no piece
_REST = ("players", "table", "things", "grants", "scopes", "used", "calls", "request", "numbers", "over")  # of a position


def likeness(machine: Machine, any_order: Collection[str]) -> Hashable:
    """The same for positions that differ only in which of several pieces that are alike lies where, or in an order that says
    nothing: that of zones without one, and of those that are named.
    """
    state = machine.state
    known = {one.number for one in _mentioned(machine)}
    for holder in (state.table, state.things, state.marks, state.request):
        known |= {one.number for one in _pieces(holder)}
    seen: list[Hashable] = []
    for zone, numbers in state.zones.items():
        if numbers:
            in_order = zone.word not in any_order and machine.program.game.words[zone.word].settings["order"] == "kept"
            tokens = [(number, _look(state, number)) if number in known else (-1, _look(state, number)) for number in numbers]
            seen.append((zone, tuple(tokens) if in_order else frozenset(Counter(tokens).items())))
    rest = repr([getattr(state, name) for name in _REST])
    return frozenset(seen), rest, tuple(sorted(state.carriers.items()))


def _look(state: State, number: int) -> tuple[Any, ...]:
    """A piece by all that can be said of it, but for where it is."""
    marks = tuple(values.get(number) for values in state.marks.values())
    return (state.kinds[number], state.entries[number], state.owners[number], marks, state.shown.get(number))


def alike(machine: Machine, values: tuple[Value, ...], *, ordered: bool) -> list[list[int]]:
    """Places of values, those together that nothing tells apart."""
    mentioned = _mentioned(machine) if any(isinstance(one, Piece) for one in values) else frozenset()
    groups: dict[Any, list[int]] = {}
    for at, value in enumerate(values):
        alone = not isinstance(value, Piece) or value in mentioned or (ordered and _lies_in_order(machine, value))
        groups.setdefault((type(value), value) if alone else _signature(machine, value), []).append(at)
    return list(groups.values())


def _lies_in_order(machine: Machine, piece: Piece) -> bool:
    place = machine.state.places[piece.number]
    return place is not None and machine.program.game.words[place.word].settings["order"] == "kept"


def _signature(machine: Machine, piece: Value) -> Any:
    assert isinstance(piece, Piece)  # noqa: S101 - other values are alone
    return (*_look(machine.state, piece.number), machine.state.places[piece.number])


def _mentioned(machine: Machine) -> frozenset[Piece]:
    """Pieces that more than their place knows: those carrying and carried, in granted rules, used limits, locals, decisions."""
    state = machine.state
    found = {Piece(one) for pair in state.carriers.items() for one in pair}
    found |= {Piece(int(number)) for limit in state.used for number in re.findall(r"Piece\(number=(\d+)\)", limit)}
    holders: list[object] = [state.players]
    holders += [(one.you, one.this, one.env) for one in state.grants]
    holders += [(call.env, [frame.data for frame in call.frames]) for call in state.calls]
    found |= {Piece(call.source) for call in state.calls if call.source is not None}
    for holder in holders:
        found |= set(_pieces(holder))
    return frozenset(found)


def _pieces(value: object) -> list[Piece]:
    """Every piece inside a value."""
    found: list[Piece] = []
    waiting = [value]
    while waiting:
        one = waiting.pop()
        match one:
            case Piece():
                found.append(one)
                inside: Iterable[object] = ()
            case tuple() | list():
                inside = one
            case dict():
                inside = one.values()
            case Record(fields=values):
                inside = values
            case Request(questions=questions, answers=answers):
                inside = [*(question.options for question in questions.values()), answers]
            case _:
                inside = ()
        waiting += [part for part in inside if type(part) not in _PLAIN]
    return found
