"""A position in which only what one player may know is there, made from that player's view and nothing else.

Expressions can be looked at in it without giving anything away: a piece out of sight is some piece of the kind its zone is for,
without owner, entry or attributes, and an attribute out of sight is nothing.
"""

from __future__ import annotations

from typing import Any

from wwrules.compile.program import Program
from wwrules.run.state import Call, State
from wwrules.run.values import Zone

_OF_PIECES = ("piece", "kind", "entry", "owner", "carrier")


def veiled(program: Program, view: dict[str, Any], seats: int) -> State:
    """The position behind a view."""
    state = State(seats, 0)
    state.players = {name: list(values) for name, values in view["players"].items()}
    state.table, state.things, state.over = dict(view["table"]), dict(view["things"]), view["over"]
    state.calls = [Call("scope", name, {}, []) for name in view["scopes"]]
    seen = [(zone, one) for zone, found in view["zones"].items() for one in found["pieces"]]
    _make_room(state, sum(found["count"] for found in view["zones"].values()))  # every piece lies in some zone
    for zone, one in seen:
        _lay(state, zone, one)
    for zone, found in view["zones"].items():
        pieces = state.zones.setdefault(zone, [])
        kind = str(program.game.words[zone.word].settings["of"])
        for _ in range(found["count"] - len(found["pieces"])):
            number = len(state.kinds)
            _make_room(state, number + 1)
            state.kinds[number], state.places[number] = kind, zone
            pieces.append(number)
    return state


def is_hidden(state: State, number: int) -> bool:
    """Tell whether a piece of the real position is out of sight in a veiled one."""
    return not state.kinds[number]


def _make_room(state: State, count: int) -> None:
    more = count - len(state.kinds)
    state.kinds += [""] * more
    state.entries += [""] * more
    state.owners += [None] * more
    state.places += [None] * more


def _lay(state: State, zone: Zone, one: dict[str, Any]) -> None:
    number = one["piece"].number
    state.kinds[number], state.entries[number], state.owners[number] = one["kind"], one["entry"], one["owner"]
    state.places[number] = zone
    state.zones.setdefault(zone, []).append(number)
    if one["carrier"] is not None:
        state.carriers[number] = one["carrier"].number
    for name, value in one.items():
        if name not in _OF_PIECES:
            state.marks.setdefault(name, {})[number] = value
