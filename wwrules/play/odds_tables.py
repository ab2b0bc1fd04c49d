"""Tables of chances that a game declares, worked out from its rules and kept in the user's own cache.

The key is a fingerprint of the program and of the tables, so that another card or another rule is another key.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from wwrules.caches import fingerprint_of_wwrules, home, keep, read_kept
from wwrules.compile.program import Program
from wwrules.compile.trials import WHOSE
from wwrules.play.odds import Inquiry, Odds, Position, inquiry, several_odds
from wwrules.presentation import OddsTable
from wwrules.run.scenario import PLAYED, Scenario
from wwrules.run.session import Session

_KEPT = 16
_WAYS, _GAMES = 20_000, 400  # more ways than that would take minutes: chance plays instead


class Chance(NamedTuple):
    """How likely something is; exact unless chance played."""

    share: Fraction
    exact: bool = True


Row = dict[str, list[Chance]]  # question -> a chance for each number of the table
Tables = dict[str, dict[str, Row]]  # table -> row


def chances_of(program: Program) -> Tables:
    """Every table of a game: as it was kept, or worked out now and kept."""
    tables = program.game.presentation.odds_tables
    if not tables:
        return {}
    file = home("odds") / f"{_key(program)}.json"
    kept = _read(file)
    if kept is None:
        kept = {name: _worked_out(program, one) for name, one in tables.items()}
        keep(file, json.dumps(_data(kept)).encode(), _KEPT)
    return kept


def _key(program: Program) -> str:
    """What tells a program and its tables from every other; worked examples that were played before leave no trace in it."""
    game = program.game
    parts = (
        [one for name, one in program.definitions.items() if name != PLAYED],
        program.functions,
        program.standing,
        program.rules,
        [(name, word.sort, sorted(word.settings.items(), key=str)) for name, word in game.words.items()],
        [(name, kind.isa, kind.copies, kind.rules_of, repr(kind.properties)) for name, kind in game.kinds.items()],
        [(name, entity.kind, entity.properties) for name, entity in game.entities.items()],
    )
    digest = sha256(fingerprint_of_wwrules())
    for part in parts:
        digest.update(repr(part).encode())
    for table in game.presentation.odds_tables.values():
        texts = {name: text.text for name, text in table.rows.items()}
        given = table.given.text if table.given is not None else ""
        digest.update(repr((table.id, dict(table.asks), table.numbers, table.players, table.play.text, texts, given)).encode())
        digest.update(repr([_asked(program, name) for name in table.asks]).encode())
    return digest.hexdigest()


def _read(file: Path) -> Tables | None:
    payload = read_kept(file)
    if payload is None:
        return None
    return {
        table: {
            row: {name: [Chance(Fraction(share), exact) for share, exact in found] for name, found in asked.items()}
            for row, asked in rows.items()
        }
        for table, rows in json.loads(payload).items()
    }


def _data(tables: Tables) -> dict[str, dict[str, dict[str, list[tuple[str, bool]]]]]:
    return {
        table: {
            row: {name: [(str(one.share), one.exact) for one in found] for name, found in asked.items()}
            for row, asked in rows.items()
        }
        for table, rows in tables.items()
    }


def _asked(program: Program, name: str) -> list[object]:
    found = inquiry(program, name)
    return [sorted(one) if isinstance(one, frozenset) else one for one in found]


# ---------------------------------------------------------------- working them out


def _worked_out(program: Program, table: OddsTable) -> dict[str, Row]:
    return {name: _row(program, table, text.text) for name, text in table.rows.items()}


def _row(program: Program, table: OddsTable, text: str) -> Row:
    """The chances in one position; questions that go the same way are looked at in one walk."""
    position = _position(program, table, text)
    courses: dict[Inquiry, list[str]] = {}
    for name in table.asks:
        asked = inquiry(program, name, ways=_WAYS, games=_GAMES)
        courses.setdefault(asked._replace(of=""), []).append(name)
    found: dict[str, Odds] = {}
    for course, names in courses.items():
        looked_at = [program.board.odds[name].of.text for name in names]
        found |= zip(names, several_odds(position, course, looked_at), strict=True)
    return {name: summed_up(found[name], how, table.numbers) for name, how in table.asks.items()}


def summed_up(found: Odds, how: str, numbers: tuple[int, ...]) -> list[Chance]:
    """The chance of at least each number, or of less."""
    amounts: Mapping[int, Fraction] = {int(str(value)): weight for value, weight in found.outcomes.items()}
    kept = [
        sum((weight for value, weight in amounts.items() if (value < number) == (how == "below")), Fraction(0))
        for number in numbers
    ]
    return [Chance(one, not found.games) for one in kept]


def _position(program: Program, table: OddsTable, text: str) -> Position:
    names = {f"p{seat + 1}": seat for seat in range(table.players)}
    given = f"{table.given.text if table.given is not None else ''}\n{text}"
    own = replace(program, definitions=dict(program.definitions))  # the stretch of play takes the place of the whole game
    Scenario(own, table.players, given, table.play.text, names).prepare()
    return Position(own, lambda fate: Session(own, seed=1, seats=table.players, fate=fate), {**names, WHOSE: 0})
