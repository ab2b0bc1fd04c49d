"""What always holds at a moment in play, learned from positions of games: a position that is made up holds it too.

Only what a text can easily get wrong is learned: numbers that are equal by then, who is not somebody else, in which state
whoever it is about can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from wwrules.compile.program import Program
from wwrules.model import Word
from wwrules.run.state import State
from wwrules.run.values import Piece, Player, Value, thing_of
from wwrules.trying.positions import Position

ENOUGH = 12  # positions of a moment, from which on something can be learned
_TELLING = 3  # of them in which it says something that need not be so


@dataclass(slots=True)
class Invariants:
    """What always holds at one moment."""

    equal: list[tuple[str, str]] = field(default_factory=list)  # numbers of every player
    same: list[tuple[int, str, bool]] = field(default_factory=list)  # part of an event, who of the table: always, or never
    states: dict[str, set[Value]] = field(default_factory=dict)  # attribute of whoever it is about -> values it can have
    anybody: dict[str, set[Value]] = field(default_factory=dict)  # the same for every player
    borne: list[tuple[int, str, str]] = field(default_factory=list)  # part of an event, property of its entry, of the table

    def equal_to(self, name: str) -> list[str]:
        """Numbers that are always the same as one."""
        return [*(b for a, b in self.equal if a == name), *(a for a, b in self.equal if b == name)]

    def hold(self, program: Program, state: State, arguments: Sequence[Value]) -> bool:
        """Tell whether a position is like those of play."""
        subject, players = _subject(arguments), state.players
        return (
            all(state.players[one] == state.players[other] for one, other in self.equal)
            and all(
                (arguments[number] == somebody) is wanted
                for number, name, wanted in self.same
                if (somebody := state.table.get(name)) is not None
            )
            and (subject is None or all(players[name][subject.seat] in seen for name, seen in self.states.items()))
            and all(seen.issuperset(players[name]) for name, seen in self.anybody.items())
            and all(
                _borne_value(program, state, arguments[number], prop) == state.table.get(name)
                for number, prop, name in self.borne
            )
        )


def _subject(arguments: Sequence[Value]) -> Player | None:
    return next((one for one in arguments if isinstance(one, Player)), None)


def invariants_of(program: Program, positions: Sequence[Position]) -> Invariants:
    """What holds in all of these positions of one moment."""
    found = Invariants()
    if len(positions) < ENOUGH:
        return found
    attributes = [one for one in program.game.words.values() if one.sort == "attribute"]
    numbers = [str(one.id) for one in attributes if _is(one, "player", "number")]
    found.equal = [pair for pair in combinations(numbers, 2) if _are_equal(positions, *pair)]
    people = [str(one.id) for one in attributes if _is(one, "game", "player")]
    found.same = [one for name in people for one in _sameness(positions, name)]
    subjects = [(one.state.players, who.seat) for one in positions if (who := _subject(one.arguments)) is not None]
    for name in (str(one.id) for one in attributes if _is(one, "player", "choice")):
        found.anybody[name] = {value for one in positions for value in one.state.players.get(name, ())}
        if subjects and all(name in players for players, _ in subjects):
            found.states[name] = {players[name][seat] for players, seat in subjects}
    found.borne = list(_borne(program, positions))
    return found


def _is(word: Word, of: str, sort: str) -> bool:
    return word.settings.get("of") == of and word.settings.get("type") == sort


def _are_equal(positions: Sequence[Position], one: str, other: str) -> bool:
    """Tell whether two numbers of a player are always equal, and not only because nothing has happened to them."""
    telling = 0
    for position in positions:
        players = position.state.players
        if one not in players or players[one] != players.get(other):
            return False
        telling += any(players[one])
    return telling >= _TELLING


def _sameness(positions: Sequence[Position], name: str) -> list[tuple[int, str, bool]]:
    found = []
    for number in range(min(len(one.arguments) for one in positions)):
        known = [(one.arguments[number], one.state.table.get(name)) for one in positions]
        outcomes = [who == somebody for who, somebody in known if isinstance(who, Player) and somebody is not None]
        if len(outcomes) >= ENOUGH and len(set(outcomes)) == 1:
            found.append((number, name, outcomes[0]))
    return found


def _borne(program: Program, positions: Sequence[Position]) -> Iterator[tuple[int, str, str]]:
    """Properties of the entry that a piece bears which are always what something of the table is."""
    tables = [str(one.id) for one in program.game.words.values() if one.sort == "attribute" and _is(one, "game", "entity")]
    first = positions[0]
    for number, piece in enumerate(first.arguments):
        entry = first.state.entries[piece.number] if isinstance(piece, Piece) else ""
        if not entry:
            continue
        declared = program.game.kinds[program.game.entities[entry].kind].properties or {}
        for prop in (str(name) for name, one in declared.items() if one.type == "entity"):
            for name in tables:
                known = [
                    (_borne_value(program, one.state, one.arguments[number], prop), one.state.table.get(name))
                    for one in positions
                ]
                if all(mine == yours for mine, yours in known) and len({yours for _, yours in known}) > 1:
                    yield number, prop, name


def _borne_value(program: Program, state: State, piece: Value, prop: str) -> Value:
    entry = state.entries[piece.number] if isinstance(piece, Piece) else ""
    value = program.game.entities[entry].properties.get(prop) if entry else None
    return thing_of(str(value)) if value is not None else None
