"""What generated code calls to look at values and lists, at chance and at what was decided. It does what the oracle does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Any

from wwrules.generate.basics import clamped
from wwrules.generate.layout import UNSET
from wwrules.generate.limits import spend
from wwrules.generate.position import Position
from wwrules.run.state import OWN_GENERATOR
from wwrules.run.values import Piece, Player, Thing, Value, Zone, piece_of

Question = tuple[tuple[Value, ...], int, int]


def truth(position: Position, value: Value) -> bool:
    """Nothing, zero, false and what is empty are false."""
    if value.__class__ is Zone:
        return bool(position.contents(value))
    return bool(value) if isinstance(value, (int, tuple)) else value is not None


def items(position: Position, value: Value) -> tuple[Value, ...]:
    """A value as a list."""
    kind = value.__class__
    if kind is tuple:
        return value  # type: ignore[return-value]
    if kind is Zone:
        return tuple(position.contents(value))  # type: ignore[arg-type]
    return () if value is None else (value,)


def joined(position: Position, values: tuple[Value, ...], node: int) -> tuple[Value, ...]:
    """A list of values in which lists are joined."""
    spend(position, sum(len(one) for one in values if isinstance(one, tuple)), node)
    return tuple(inner for one in values for inner in (one if isinstance(one, tuple) else (one,)))


def players_of(rows: list[list[Any]]) -> tuple[Player, ...]:
    """A list of players that is kept as a list of their rows."""
    return tuple([row[-1] for row in rows])


def rows_of(rows: list[list[Any]], players: tuple[Player, ...]) -> list[list[Any]]:
    """A list of players as a list of their rows."""
    return [rows[one.seat] for one in players]


def next_player(position: Position, player: Value) -> Value:
    """Who sits next."""
    return position.everybody[(player.seat + 1) % position.seats] if isinstance(player, Player) else None


def top(pieces: tuple[Value, ...], count: int) -> tuple[Value, ...]:
    """The last so many, the topmost first."""
    return pieces[::-1][: max(0, count)]


def except_one(every: tuple[Value, ...], one: Value) -> tuple[Value, ...]:
    """A list without the first place where something stands."""
    try:
        at = every.index(one)
    except ValueError:
        return every
    return every[:at] + every[at + 1 :]


def numbers_between(position: Position, low: int, high: int, node: int) -> tuple[int, ...]:
    """The numbers from one to the other."""
    spend(position, max(0, high - low), node)
    return tuple(range(low, high + 1))


def both(position: Position, one: tuple[Value, ...], other: tuple[Value, ...], node: int) -> tuple[Value, ...]:
    """Two lists as one."""
    spend(position, len(one) + len(other), node)
    return one + other


def pieces_of_kind(position: Position, kinds: frozenset[str]) -> tuple[Value, ...]:
    """All pieces of some kinds. A piece stays what it is, so only those are looked at that were made since the last time."""
    count = len(position.kinds)
    known, found = position.of_kinds.get(kinds, _NONE_YET)
    if known < count:
        _pieces.extend(map(piece_of, range(len(_pieces), count)))
        found += tuple(compress(_pieces[known:count], map(kinds.__contains__, position.kinds[known:])))
        position.of_kinds[kinds] = count, found
    return found


_pieces: list[Piece] = []  # by their numbers
_NONE_YET: tuple[int, tuple[Piece, ...]] = (0, ())


def those_of(position: Position, kinds: frozenset[str]) -> Callable[[object], bool]:
    """Tells of something whether it is a piece of some kinds."""
    every = pieces_of_kind(position, kinds)
    found = position.members.get(kinds)
    if found is None or found[0] is not every:
        found = position.members[kinds] = every, frozenset(every).__contains__
    return found[1]


def is_a(position: Position, what: Value, kinds: frozenset[str]) -> bool:
    """Tell whether something is a piece of some kinds."""
    return what.__class__ is Piece and position.kinds[what.number] in kinds


def happening(position: Position, name: Value, *with_: Value) -> bool:
    """Tell whether something of a name is under way in which all of these take part."""
    calls = [env.values() for known, env in position.under if known == name]
    return any(all(one in values for one in with_) for values in calls)


def carried_by(position: Position, piece: Piece) -> list[Piece]:
    """Pieces that go where a piece goes."""
    found = [one for one, carrier in position.carriers.items() if carrier is piece]
    return sorted(found, key=lambda one: one.number)


def contents(position: Position, zone: Zone) -> tuple[Piece, ...]:
    """The pieces of a zone, as a list that stays as it is."""
    return tuple(position.contents(zone))


def divided(one: int, other: int) -> int:
    """Divided and rounded down."""
    return one // other if other else 0


def divided_up(one: int, other: int) -> int:
    """Divided and rounded up."""
    return -(-one // other) if other else 0


def without(every: tuple[Value, ...], some: tuple[Value, ...]) -> tuple[Value, ...]:
    """What is in one list and not in the other."""
    return tuple(one for one in every if one not in some)


def clockwise(position: Position, every: tuple[Value, ...], start: Value) -> tuple[Value, ...]:
    """Players in their order from one of them."""
    at = start.seat if isinstance(start, Player) else 0
    return tuple(sorted(every, key=lambda one: (one.seat - at) % position.seats if isinstance(one, Player) else 0))


def kinds_of(position: Position, kind: Value) -> frozenset[str]:
    """The kinds that belong to one."""
    tables = position.layout.tables
    return frozenset(one for one in (*tables.game.kinds, str(kind)) if tables.is_a(one, str(kind)))


def entries_of(position: Position, kind: Value) -> tuple[Thing, ...]:
    """The entries of a kind."""
    return position.layout.tables.entries(str(kind))


def seat_of(value: Value) -> int | None:
    """The seat of a player; nobody has none."""
    return value.seat if isinstance(value, Player) else None


def with_those_set(env: dict[str, Value], pairs: tuple[tuple[str, Any], ...]) -> dict[str, Value]:
    """Names with those that have a value."""
    return {**env, **{name: value for name, value in pairs if value is not UNSET}}


def settled_questions(questions: dict[int, Question]) -> dict[int, tuple[Value, ...]]:
    """Answers of those who have nothing to decide."""
    found = {}
    for seat in sorted(questions):
        options, least, most = questions[seat]
        if most == 0 or not options or least == most == len(options):
            found[seat] = options[:most]
    return found


def decided(
    position: Position, slot: int, name: str, answers: dict[int, tuple[Value, ...]], nothing: Value, single: bool
) -> None:
    """Keep what players have decided together."""
    rows = position.rows
    for row in rows:
        row[slot] = nothing
    word = position.layout.tables.attributes.get(name)
    is_number = word is not None and word.settings.get("type") == "number"
    for seat, chosen in answers.items():
        value = (chosen[0] if chosen else nothing) if single else chosen
        rows[seat][slot] = clamped(value, word.settings["min"], word.settings["max"]) if is_number else value  # type: ignore[union-attr, arg-type]


def below(position: Position, limit: int) -> int:
    """A random number from 0 to `limit` - 1."""
    if position.generator is not None:
        factor, more, mask, dropped = position.generator
        position.chance = chance = (position.chance * factor + more) & mask
        return (chance >> dropped) % limit
    factor, more, mask, half = OWN_GENERATOR
    position.chance = chance = (position.chance * factor + more) & mask
    return ((chance >> half) * limit) >> half


def rolled(position: Position, values: tuple[Value, ...]) -> Value:
    """One of several, by chance."""
    return values[below(position, len(values))] if values else None


def drawn(position: Position, pieces: list[Value], count: int) -> tuple[Value, ...]:
    """So many of some pieces, one after the other; they lie at the end then, the first of them last."""
    left = len(pieces)
    for _ in range(count):
        at, left = below(position, left), left - 1
        pieces[at], pieces[left] = pieces[left], pieces[at]
    return tuple(pieces[left:][::-1])
