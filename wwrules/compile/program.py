"""A game ready to run: every text of its flow and every rule of its entries, parsed, named and numbered.

Statements are numbered so that a position can say where it stands as plain data. Reading it all is done in `assembly.py`, which
is loaded only when there is something to read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.board_parts import Board
from wwrules.compile.places import Place
from wwrules.diagnostics import Diagnostic, Source
from wwrules.memory import nothing_is_garbage
from wwrules.model import Game


@dataclass(slots=True)
class Program:
    """What the engine runs."""

    game: Game
    definitions: dict[str, tree.Definition] = field(default_factory=dict)
    functions: dict[str, tree.Function] = field(default_factory=dict)
    checks: list[tree.StandingCheck] = field(default_factory=list)
    standing: list[tree.Rule] = field(default_factory=list)  # rules that always wait
    rules: dict[str, tuple[tree.Rule, ...]] = field(default_factory=dict)  # entry -> its rules
    called: dict[tuple[str, str], tree.Node] = field(default_factory=dict)  # entry and property -> its condition or action
    start: str = ""
    result: tree.Expression | None = None
    player_order: tuple[tree.Key, ...] = ()
    tie_breaks: tuple[tree.Key, ...] = ()
    owner_chooses: bool = False
    nodes: list[tree.Node] = field(default_factory=list)
    numbers: dict[int, int] = field(default_factory=dict)  # id() of a node -> its number
    places: list[Source] = field(default_factory=list)  # of each numbered node
    origins: list[Place] = field(default_factory=list)  # of the text each numbered node stands in
    whole: bool = True  # False when a text could not be read: what it defines is unknown
    rule_zones: dict[str, tuple[str, ...]] = field(default_factory=dict)  # kind -> zones in which its rules work
    modified: set[str] = field(default_factory=set)  # attributes that some rule modifies
    board: Board = field(default_factory=Board)  # what `presentation/` looks at
    summaries: dict[tuple[str, int], Any] = field(default_factory=dict)  # by id() of a text that was looked at
    met: set[str] | None = None  # collects entries whose properties or rules are looked at, for somebody who wants to know
    tables: object = None  # what the engine has worked out from all this; new rules make it out of date

    def number(self, node: tree.Node) -> int:
        """The number of a node."""
        return self.numbers[id(node)]

    def adopt(self, node: tree.Node | Iterable[tree.Node], place: Place) -> None:
        """Number a tree and everything in it."""
        self.summaries.clear()
        for root in [node] if isinstance(node, tree.Node) else node:
            for part in tree.parts(root):
                if id(part) not in self.numbers:
                    self.numbers[id(part)] = len(self.nodes)
                    self.nodes.append(part)
                    length = max(1, min(part.span.end - part.span.start, 60))
                    self.places.append(place(part.span.start, length))
                    self.origins.append(place)
                    if isinstance(part, tree.Rule | tree.Grant):
                        self.tables = None
                    if isinstance(part, tree.Modifier):
                        self.modified.add(part.attribute)


@nothing_is_garbage()
def compile_game(game: Game, *, checked: bool = True) -> tuple[Program, list[Diagnostic]]:
    """Parse and join everything that runs; what is part of a game that was checked need not be checked again.

    Only what is played with is checked here.
    """
    from wwrules.compile.assembly import assemble  # noqa: PLC0415 - parsers, which a game that was kept does not need

    return assemble(game, checked=checked)


@nothing_is_garbage()
def check_compiled(program: Program) -> list[Diagnostic]:
    """What is wrong with a program that was compiled without being checked, and with what is told about it."""
    from wwrules.compile.assembly import check_whole  # noqa: PLC0415 - as above

    return check_whole(program)
