"""Which values a strip shows: those that the game declares and that change, and those that the example expects something of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wwrules.compile import procedure_tree as tree
from wwrules.compile.board_parts import PLAYERS
from wwrules.compile.board_parts import Row as Declared
from wwrules.compile.program import Program
from wwrules.model import Example
from wwrules.publish.strips.playing import Moment, play
from wwrules.run.interpret import Machine
from wwrules.run.scenario import nowhere, read_expression
from wwrules.run.session import Session
from wwrules.run.values import Piece, Player, Thing, Value, Zone

# the moment, what a value is called, whose it is, the value, what its name speaks about
Wanted = tuple[int, str, Player | Thing | None, tree.Expression, tuple[tuple[str, str], ...]]
_COUNTS = ("size",)  # functions that only count what is shown anyway


@dataclass(frozen=True, slots=True)
class Row:
    """A value after each moment, whose it is (a player, an entry, or nobody), and the moments that expect something of it."""

    title: str
    of: Player | Thing | None
    values: tuple[Value, ...]
    expected: frozenset[int]
    parts: tuple[tuple[str, str], ...] = ()  # what a message for the title may speak about: name -> id

    @property
    def matters(self) -> bool:
        """Whether the value changes, or something is expected of it."""
        return bool(self.expected) or len({one for one in self.values if one is not None}) > 1


_KEPT = 4
_strips: list[tuple[Program, dict[str, tuple[tuple[Moment, ...], list[Row]]]]] = []


def strip_of(program: Program, example: Example) -> tuple[tuple[Moment, ...], list[Row]]:
    """The moments and the rows of an example, played once for all languages."""
    kept = next((found for known, found in _strips if known is program), None)
    if kept is None:
        kept = {}
        _strips.insert(0, (program, kept))
        del _strips[_KEPT:]
    if example.id not in kept:
        moments = play(program, example)
        kept[example.id] = moments, rows(program, example, moments)
    return kept[example.id]


def rows(program: Program, example: Example, moments: tuple[Moment, ...]) -> list[Row]:
    """The rows of a strip, players first."""
    wanted = list(_expected(program, example, moments))
    found = list(_declared_rows(program, example, moments, wanted))
    shown = {(one.title, one.of) for one in found}
    for _, key, of, node, parts in wanted:
        if (key, of) not in shown or parts:
            expected = frozenset(at for at, other, owner, _, with_ in wanted if (other, owner, with_) == (key, of, parts))
            row = Row(key, of, tuple(_value(program, one.session, node, example) for one in moments), expected, parts)
            found += [row] if row not in found else []
            shown.add((key, of))
    return sorted(found, key=lambda one: _order(one.of))


def _declared_rows(program: Program, example: Example, moments: tuple[Moment, ...], wanted: list[Wanted]) -> Iterator[Row]:
    """Those that the game declares and that matter; some are shown of all players as soon as of one."""
    declared: list[Row] = []
    for one, of in _declared(program, len(example.players)):
        values = tuple(_look(program, moment.session, one, of) for moment in moments)
        expected = frozenset(at for at, key, owner, _, _ in wanted if key == one.title and owner == of)
        declared.append(Row(one.title, of, values, expected))
    together = {one.title for one in program.board.rows if one.together}
    matter = together & {one.title for one in declared if one.matters}
    yield from (one for one in declared if one.matters or (one.title in matter and any(one.values)))


def _order(of: Player | Thing | None) -> tuple[int, int]:
    return (0, of.seat) if isinstance(of, Player) else (1 if isinstance(of, Thing) else 2, 0)


def _declared(program: Program, seats: int) -> Iterator[tuple[Declared, Player | None]]:
    of_players = [one for one in program.board.rows if one.each == PLAYERS]
    yield from ((one, Player(seat)) for seat in range(seats) for one in of_players)
    yield from ((one, None) for one in program.board.rows if one.each != PLAYERS)


# ---------------------------------------------------------------- what is expected


def _expected(program: Program, example: Example, moments: tuple[Moment, ...]) -> Iterator[Wanted]:
    """What the steps look at: the moment, what it is called, whose it is, and the value."""
    seats = {name.replace("_", "-"): seat for seat, name in enumerate(example.players)}
    for at, moment in enumerate(moments):
        for text in moment.expected:
            node, _ = read_expression(text)
            if node is None:
                continue
            program.adopt(node, nowhere)
            for side in _looked_at(node):
                named = _named(program, side, seats)
                if named is not None:
                    yield (at, *named)


def _looked_at(node: tree.Expression) -> Iterator[tree.Expression]:
    """The values in a test: of a comparison the left one, of several tests those of each."""
    match node:
        case tree.Operation(operator="and" | "or"):
            yield from _looked_at(node.left)
            yield from _looked_at(node.right)
        case tree.Operation(operator="in"):
            yield node.right
        case tree.Operation():
            yield from _looked_at(node.left)
        case tree.Not():
            yield from _looked_at(node.value)
        case tree.Call(function=name, arguments=(only,)) if name in _COUNTS:
            yield only
        case _:
            yield node


def _named(
    program: Program, node: tree.Expression, seats: dict[str, int]
) -> tuple[str, Player | Thing | None, tree.Expression, tuple[tuple[str, str], ...]] | None:
    """What a value is called and whose it is; nothing where there is no simple name for it."""
    match node:
        case tree.Attribute(of=tree.Name(id=owner), name=name) if name in program.game.words:
            if owner in seats:
                return str(name), Player(seats[owner]), node, ()
            return (str(name), Thing(str(owner)), node, ()) if owner in program.game.entities else None
        case tree.Name(id=name) if name in program.game.words:
            return str(name), None, node, ()
        case tree.Call(function=name, arguments=(tree.Name(id=owner), *others)) if owner in seats and name in program.functions:
            names = [str(one.name) for one in program.functions[name].parameters[1:]]
            given = tuple((key, str(one.id)) for key, one in zip(names, others, strict=False) if isinstance(one, tree.Name))
            return str(name), Player(seats[owner]), node, given
    return None


# ---------------------------------------------------------------- values


def _look(program: Program, session: Session, row: Declared, of: Player | None) -> Value:
    machine = Machine(program, session.state)
    names: dict[str, Value] = {"p": of} if of is not None else {}
    if row.test is not None and machine.look(row.test, names) is not True:
        return None
    return _plain(machine, machine.look(row.value, names))


def _value(program: Program, session: Session, node: tree.Expression, example: Example) -> Value:
    machine = Machine(program, session.state)
    names: dict[str, Value] = {name.replace("_", "-"): Player(seat) for seat, name in enumerate(example.players)}
    return _plain(machine, machine.look(node, names))


def _plain(machine: Machine, value: Value) -> Value:
    """What lies in a zone; anything else as it is."""
    if isinstance(value, Zone):
        return tuple(Piece(number) for number in machine.state.zones.get(value, ()))
    return value
