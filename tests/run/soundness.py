"""What must hold at every decision of every game: nothing is lost, values stay in their range, every question has an answer."""

from collections.abc import Iterable, Iterator
from typing import Any

from wwrules.model import Game
from wwrules.run.session import Session
from wwrules.run.state import State
from wwrules.run.values import Piece, Player, Thing, Zone

_FIT: dict[tuple[str, str], set[str]] = {}  # kinds that were found to be what may lie in a zone
_IN_RANGE: dict[tuple[str, str, type], set[Any]] = {}  # values of one type that were found to be what an attribute may be


def same(one: Session, other: Session) -> bool:
    return (one.state, one.log, one.decisions) == (other.state, other.log, other.decisions)


def assert_sound(session: Session) -> State:
    """Look at the position without taking it over, and give it."""
    state = session.run.look()
    assert_every_piece_has_its_place(session.program.game, state)
    assert_values_are_in_range(session.program.game, state)
    assert_questions_can_be_answered(session)
    return state


def assert_every_piece_has_its_place(game: Game, state: State) -> None:
    places: dict[int, Zone] = {}
    for zone, numbers in state.zones.items():
        if numbers:
            settings = game.words[zone.word].settings
            assert len(numbers) <= settings.get("capacity", len(numbers))
            fit = _FIT.setdefault((game.header.id, zone.word), set())
            for kind in set(map(state.kinds.__getitem__, numbers)) - fit:
                assert game.is_a(kind, settings["of"])
                fit.add(kind)
            places.update(dict.fromkeys(numbers, zone))
    assert sum(map(len, state.zones.values())) == len(state.kinds)  # none lies in two zones
    assert list(map(places.get, range(len(state.kinds)))) == state.places
    assert all(places[rider] == places[horse] for rider, horse in state.carriers.items())


def assert_values_are_in_range(game: Game, state: State) -> None:
    for name, values in columns(state):
        if name in game.words:  # what is decided together is no attribute
            types = set(map(type, values))
            for kind in types:
                known = _IN_RANGE.setdefault((game.header.id, name, kind), set())
                alike = values if len(types) == 1 else [value for value in values if type(value) is kind]
                for one in set(alike) - known:
                    assert in_range(game, state, game.words[name].settings, one), (name, one)
                    if not pieces_among(one):  # what kind a piece is depends on the position
                        known.add(one)


def columns(state: State) -> Iterator[tuple[str, Iterable[Any]]]:
    """Every attribute with all its values."""
    yield from state.players.items()
    yield from ((name, (value,)) for name, value in state.table.items())
    yield from ((name, values.values()) for marks in (state.things, state.marks) for name, values in marks.items())


def in_range(game: Game, state: State, settings: Any, value: Any) -> bool:
    match settings["type"]:
        case "number":
            return type(value) is int and settings["min"] <= value <= settings["max"]
        case "flag":
            return isinstance(value, bool)
        case "choice":
            return value is None or value in game.enumerations[settings["enumeration"]].values
        case "player":
            return value is None or isinstance(value, Player)
    things = [one for one in listed(value) if isinstance(one, Thing)]
    kinds = [game.entities[one.id].kind for one in things] + [state.kinds[one.number] for one in pieces_among(value)]
    return len(kinds) == len(listed(value)) and all(game.is_a(kind, settings["kind"]) for kind in kinds)


def listed(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else () if value is None else (value,)


def pieces_among(value: Any) -> list[Piece]:
    return [one for one in listed(value) if isinstance(one, Piece)]


def assert_questions_can_be_answered(session: Session) -> None:
    assert bool(session.to_move) != session.is_over
    for seat in session.to_move:
        options, least, most = session.choices(seat)
        assert len(options) == len(set(options)) > 0
        assert 0 <= least <= most <= len(options)
        assert most > 0
