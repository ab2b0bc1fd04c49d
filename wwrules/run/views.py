"""What a player may know of a position: zones and attributes by who may see them, and the question if it is theirs.

A view never holds chance, frames, others' pending answers, or pieces in zones that the player may not look into.
"""

from __future__ import annotations

from typing import Any

from wwrules.compile.program import Program
from wwrules.run.state import State
from wwrules.run.values import Piece, Value, Zone


def view_of(program: Program, state: State, seat: int) -> dict[str, Any]:
    """The view of one seat."""
    zones = {zone: _zone(program, state, zone, seat) for zone in sorted(state.zones, key=lambda one: (one.word, str(one.of)))}
    view: dict[str, Any] = {
        "zones": zones,
        "players": {name: _column(program, name, values, seat) for name, values in sorted(state.players.items())},
        "table": {name: value for name, value in sorted(state.table.items()) if may_see(program, name, owns=False)},
        "things": {name: dict(values) for name, values in sorted(state.things.items()) if may_see(program, name, owns=False)},
        "scopes": [name for name, _ in state.scopes],
        "over": state.over,
    }
    request = state.request
    if request is not None and seat in request.questions and seat not in request.answers:
        question = request.questions[seat]
        view["question"] = {"options": question.options, "least": question.least, "most": question.most}
    return view


def may_see(program: Program, name: str, *, owns: bool) -> bool:
    """Tell whether an attribute or zone may be looked at; what is decided together is open once it is known."""
    word = program.game.words.get(name)
    return word is None or word.settings["seen-by"] == "everybody" or (owns and word.settings["seen-by"] == "owner")


def _column(program: Program, name: str, values: list[Value], seat: int) -> list[Value]:
    return [value if may_see(program, name, owns=index == seat) else None for index, value in enumerate(values)]


def _zone(program: Program, state: State, zone: Zone, seat: int) -> dict[str, Any]:
    """How many pieces there are, and those the seat may see; their order where it is kept and they are all seen."""
    numbers = state.zones[zone]
    open_ = may_see(program, zone.word, owns=zone.of == seat)
    pieces = [_piece(program, state, one, seat) for one in numbers if open_ or seat in state.shown.get(one, ())]
    kept = open_ and program.game.words[zone.word].settings["order"] == "kept"
    return {"count": len(numbers), "pieces": pieces if kept else sorted(pieces, key=lambda one: one["piece"].number)}


def _piece(program: Program, state: State, number: int, seat: int) -> dict[str, Any]:
    owner, carrier = state.owners[number], state.carriers.get(number)
    marks = [(name, values[number]) for name, values in sorted(state.marks.items()) if number in values]
    beside = carrier is not None and state.places[carrier] == state.places[number]
    return {
        "piece": Piece(number),
        "kind": state.kinds[number],
        "entry": state.entries[number],
        "owner": owner,
        "carrier": Piece(carrier) if carrier is not None and beside else None,
        **{name: value for name, value in marks if may_see(program, name, owns=owner == seat)},
    }
