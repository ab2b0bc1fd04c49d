"""Where everything stands in a position of the compiled backend: attributes and zones of players in one row each, those of the
table in another, marks of pieces and entries by number. Names become numbers here, once for a program.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.run.tables import Tables, tables_of
from wwrules.run.values import Zone, player_of

MOST_SEATS = 16


class _Unset:
    """Stands for a local or attribute that has no value yet, which is not the same as nothing."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = _Unset()


@dataclass(frozen=True, slots=True)
class ZonesOf:
    """A constant that is looked up in the content: the zone of a word for each entry."""

    name: str


class Layout:
    """Numbers of the places in a position."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.tables: Tables = tables_of(program)
        attributes, zones = self.tables.attributes, self.tables.zones
        of = {name: str(word.settings["of"]) for name, word in attributes.items()}
        decided = [one.decision for one in program.nodes if isinstance(one, tree.Together)]
        changed = [*_changed(program)]
        loose = [name for name in changed if name not in of and name != "owner"]
        self.player_attributes = _numbered([*(name for name in of if of[name] == "player"), *decided, *loose])
        of_players = [name for name, word in zones.items() if word.settings["per"] == "player"]
        start = len(self.player_attributes)
        self.player_zones = {name: start + number for number, name in enumerate(of_players)}
        self.table_attributes = _numbered(name for name in of if of[name] == "game")
        of_table = [name for name, word in zones.items() if word.settings["per"] == "game"]
        start = len(self.table_attributes)
        self.table_zones = {name: start + number for number, name in enumerate(of_table)}
        others = [name for name in of if of[name] not in ("player", "game")]
        self.marks = _numbered([*others, *(name for name in changed if name != "owner")])
        self.unmarked = [UNSET if self.tables.is_covering(name) else None for name in self.marks]  # what stands for no mark
        blank: dict[Any, list[Any]] = {None: [], UNSET: []}
        self.blank_marks = [blank[one] for one in self.unmarked]  # what all positions share until somebody sets a mark
        self.started = {name for name in others if "start" in attributes[name].settings}  # every entry has them from the start
        self.ranges: dict[str, tuple[int, int]] = {
            name: (word.settings["min"], word.settings["max"])  # type: ignore[misc]
            for name, word in attributes.items()
            if word.settings.get("type") == "number"
        }
        self.capacities = {
            name: word.settings["capacity"] for name, word in zones.items() if isinstance(word.settings.get("capacity"), int)
        }
        self.cells = {  # zone -> seat and place in its row; -1 is the table
            **{Zone(name, seat): (seat, slot) for name, slot in self.player_zones.items() for seat in range(MOST_SEATS)},
            **{Zone(name): (-1, slot) for name, slot in self.table_zones.items()},
        }
        self.live = self.tables.zones_with_rules
        of_row = len(self.player_attributes) + len(of_players)
        self.seat_slot = of_row + len(of_players)
        self.player_slot = self.seat_slot + 1  # counted from the front, which is faster to look at
        self.player_zone_values = {name: of_row + number for number, name in enumerate(of_players)}
        self.zones_of_row = slice(len(self.player_attributes), of_row)
        self.zones_of_table = slice(len(self.table_attributes), len(self.table_attributes) + len(of_table))

    def row_of(self, seat: int) -> list[Any]:
        """The row of a player before anything is in it; at its end stand the zones themselves, the seat and the player."""
        zones = [self.tables.zone(name, seat) for name in self.player_zones]
        return [*(None for _ in self.player_attributes), *([] for _ in zones), *zones, seat, player_of(seat)]

    def table(self) -> list[Any]:
        """The row of the table before anything is in it."""
        return [*(None for _ in self.table_attributes), *([] for _ in self.table_zones)]


def _numbered(names: object) -> dict[str, int]:
    return {str(name): number for number, name in enumerate(dict.fromkeys(names))}  # type: ignore[call-overload]


def _changed(program: Program) -> list[str]:
    """Names of attributes that some text changes."""
    targets = [
        one.target.name for one in program.nodes if isinstance(one, tree.Assign) and isinstance(one.target, tree.Attribute)
    ]
    return [*targets, *(one.name for one in program.nodes if isinstance(one, tree.Setting))]
