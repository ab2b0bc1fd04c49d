"""The log as one player may know it: facts in which every piece that was out of sight is only known to be some piece.

Where pieces lay at the time is told by the log itself, so this goes through it once from the beginning. A piece is known if
the player could see it before or after the fact.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wwrules.compile.program import Program
from wwrules.run.values import Piece, Player, Value, Zone
from wwrules.run.views import may_see

HIDDEN = "hidden"  # stands for what the player may not know
# Where a hidden piece stands in a fact, and what else in it would tell which piece it is.
_TELLING = {"piece": ("kind", "entry", "owner"), "this": ("rule",), "by": ("rule", "rules", "card")}


def log_view(program: Program, log: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """What happened, for one seat."""
    return list(Onlooker(program, seat).told(log))


class Onlooker:
    """One seat who watches: where each piece is, whose it is, and which were shown to the seat."""

    def __init__(self, program: Program, seat: int) -> None:
        self.program, self.seat = program, seat
        self.places: dict[Piece, Zone] = {}
        self.owners: dict[Piece, Value] = {}
        self.shown: set[Piece] = set()

    def told(self, log: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """What the seat hears of some facts that come next."""
        for fact in log:
            pieces = set(_pieces(tuple(fact.values())))
            known = {one for one in pieces if self._sees(one)}
            self._follow(fact)
            known |= {one for one in pieces if self._sees(one)}
            if fact["fact"] != "set" or (known == pieces and self._may_see_attribute(fact)):
                yield self._masked(fact, pieces - known)

    def _sees(self, piece: Piece) -> bool:
        return piece in self.shown or (piece in self.places and self._sees_into(self.places[piece]))

    def _sees_into(self, zone: Zone) -> bool:
        return may_see(self.program, zone.word, owns=zone.of == self.seat)

    def _follow(self, fact: dict[str, Any]) -> None:
        """Keep up with what is where."""
        match fact:
            case {"fact": "made", "piece": piece, "zone": zone, "owner": owner}:
                self.places[piece], self.owners[piece] = zone, owner
            case {"fact": "moved", "piece": piece, "zone": zone}:
                self.places[piece] = zone
                self.shown.discard(piece)
            case {"fact": "revealed", "piece": piece, "to": to} if Player(self.seat) in to:
                self.shown.add(piece)
            case {"fact": "set", "what": Piece() as piece, "attribute": "owner", "value": owner}:
                self.owners[piece] = owner

    def _may_see_attribute(self, fact: dict[str, Any]) -> bool:
        what = fact["what"]
        owner = self.owners.get(what) if isinstance(what, Piece) else what
        return may_see(self.program, fact["attribute"], owns=owner == Player(self.seat))

    def _masked(self, fact: dict[str, Any], hidden: set[Piece]) -> dict[str, Any]:
        telling = {one for field, others in _TELLING.items() if fact.get(field) in hidden for one in others}
        if fact["fact"] == "no-room" and not self._sees_into(fact["zone"]):
            telling |= {"kind", "entry"}
        return {key: HIDDEN if key in telling else _mask(value, hidden) for key, value in fact.items()}


def _mask(value: Value, hidden: set[Piece]) -> Value:
    if isinstance(value, tuple):
        return tuple(_mask(one, hidden) for one in value)
    return HIDDEN if value in hidden else value


def _pieces(value: Value) -> Iterator[Piece]:
    """Every piece in a value."""
    if isinstance(value, Piece):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _pieces(one)
