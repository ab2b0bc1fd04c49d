"""What a player may know and what not: pieces out of sight, and the same game with everything that is out of sight exchanged.

A view that is the same after that tells nothing. This is not how bots deal (`run/redeal.py`): nothing of what a player
remembers is kept, and nothing need be possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from wwrules.run.redeal import pieces_in
from wwrules.run.session import Session
from wwrules.run.state import Question, duplicate
from wwrules.run.values import Piece, Thing, Zone
from wwrules.run.views import may_see

_LUCK = 64  # bits


def leaks(session: Session, seat: int, chance: Random) -> Iterator[str]:
    """Words of the vocabulary through which a seat is told what it may not know; '' where no word is to blame."""
    view = session.view(seat)
    hidden = hidden_from(session, seat)
    for name, told in _parts(view):
        if hidden & set(pieces_in(told)):
            yield name
    other = dict(_parts(re_dealt(session, seat, chance).view(seat)))
    for name, told in _parts(view):
        if other.get(name) != told:
            yield name


def _parts(view: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """What a view tells, by the word that it belongs to."""
    zones: dict[str, list[Any]] = {}
    for zone, pieces in view["zones"].items():
        zones.setdefault(zone.word, []).append((zone, pieces))
    yield from zones.items()
    for sort in ("players", "table", "things"):
        yield from view[sort].items()
    yield "", [view["scopes"], view["over"], view.get("question")]


def hidden_from(session: Session, seat: int) -> set[Piece]:
    """Pieces that a seat may neither see nor choose."""
    state = session.run.look()
    closed = [zone for zone in state.zones if not _is_open(session, zone, seat)]
    hidden = {Piece(number) for zone in closed for number in state.zones[zone] if seat not in state.shown.get(number, ())}
    return hidden - (set(pieces_in(session.choices(seat))) if seat in session.to_move else set())


def _is_open(session: Session, zone: Zone, seat: int) -> bool:
    return may_see(session.program, zone.word, owns=zone.of == seat)


def re_dealt(session: Session, seat: int, chance: Random) -> Session:
    """The same game as far as a seat can know: other hidden pieces, secrets, answers, questions, plans and luck."""
    other = session.clone()
    state = duplicate(session.run.look())
    numbers = sorted(one.number for one in hidden_from(session, seat))
    dealt = dict(zip(numbers, chance.sample(numbers, len(numbers)), strict=True))
    for zone, pieces in state.zones.items():
        pieces[:] = [dealt.get(number, number) for number in pieces]
        for number in pieces:
            state.places[number] = zone
    state.chance = chance.getrandbits(_LUCK)
    state.calls = state.calls[:1]
    for name, values in state.players.items():
        declared = other.program.game.words.get(name)
        if declared is not None and declared.settings["seen-by"] != "everybody":
            values[:] = [value if index == seat else Thing("secret") for index, value in enumerate(values)]
    if state.request is not None:
        for one in set(state.request.questions) - {seat}:
            state.request.answers[one] = ("something else",)
            state.request.questions[one] = Question(("something else",))
    other.state = state
    return other
