"""Values as somebody who writes worked examples would write them: players by name, entries by id, pieces by what they are."""

from __future__ import annotations

from collections.abc import Sequence

from wwrules.run.state import State
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone

_MANY = 8  # things of a list that are shown


def as_answer(value: Value, state: State, players: Sequence[str], pack: str = "") -> str:
    """The word by which an answer names an option; a piece without an entry is called by its kind."""
    match value:
        case bool():
            return "true" if value else "false"
        case Player(seat=seat):
            return players[seat] if seat < len(players) else f"player {seat + 1}"
        case Piece(number=number):
            return (state.entries[number] or state.kinds[number]).removeprefix(f"{pack}/")
        case Thing(id=name):
            return name.removeprefix(f"{pack}/")
        case Zone(word=word, of=of):
            owner = as_answer(Player(of), state, players) if isinstance(of, int) else of.removeprefix(f"{pack}/")
            return f"{owner}.{word}" if owner else word
        case tuple():
            shown = [as_answer(one, state, players, pack) for one in value[:_MANY]]
            return f"[{', '.join([*shown, '…'] if len(value) > _MANY else shown)}]"
        case Record():
            return "{…}"
    return "nothing" if value is None else str(value)


def as_value(value: Value, state: State, players: Sequence[str], pack: str = "") -> str:
    """The same as an expression writes it."""
    written = as_answer(value, state, players, pack)
    return written if isinstance(value, int) else written.replace("-", "_")
