"""One Python function being written: its lines, its locals, and which parts of the position it looks at.

Names of the content never appear: locals are v0, v1, …, everything else is a numbered constant of the module.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from wwrules.generate.kinds import PLAYER, Kind

if TYPE_CHECKING:
    from wwrules.generate.module import Module

# Parts of a position that get a local name where they are used.
PARTS = {
    "A": "R.rows",
    "T": "R.table",
    "M": "R.marks",
    "H": "R.things",
    "O": "R.owners",
    "E": "R.entries",
    "P": "R.places",
    "N": "R.kinds",
    "W": "R.everybody",
    "L": "R.log.append",
    "Z": "R.zones",
}


class Body:
    """A function under way. `key` names its locals in the facts; inner ones share those of the outer."""

    def __init__(self, module: Module, key: object, outer: Body | None = None) -> None:
        self.module, self.key, self.outer = module, key, outer
        self.names: dict[str, str] = {} if outer is None else outer.names  # name of the content -> local
        self.sure: set[str] = set()  # names that have a value here
        self.perhaps: set[str] = set()  # names that may have one
        self.inherited: set[str] = set()  # names of the outer function that are used here
        self.unset: set[str] = set()  # locals that are looked at before it is sure that they are set
        self.now: dict[str, Kind] = {}  # what is known about locals just here
        self.rows: set[str] = set()  # names whose row of attributes is at hand
        self.parts: set[str] = set()
        self.lines: list[str] = []
        self.depth = 1
        self.cost = 0
        self.temps = 0
        self.is_loop = False  # a function that looks through a list
        self.hoisted: dict[str, str] = {}  # what is the same for every item: code outside -> name here

    # ------------------------------------------------------------ lines

    def line(self, text: str) -> None:
        """Write a line."""
        self.lines.append("    " * self.depth + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Write a line with others below it."""
        self.line(head)
        self.depth += 1
        before = len(self.lines)
        yield
        if len(self.lines) == before:
            self.line("pass")
        self.depth -= 1

    def temp(self, letter: str = "t") -> str:
        """A new local of our own; it stands in a name space of its own letter."""
        top = self
        while top.outer is not None:
            top = top.outer
        top.temps += 1
        return f"{letter}{top.temps}"

    def part(self, letter: str) -> str:
        """A part of the position by its short name."""
        self.parts.add(letter)
        return letter

    def prelude(self) -> list[str]:
        """Lines that give the parts their short names."""
        return [f"    {letter} = {PARTS[letter]}" for letter in sorted(self.parts)]

    # ------------------------------------------------------------ locals

    def local(self, name: str) -> str:
        """The local behind a name."""
        name = str(name)
        if name not in self.names:
            self.names[name] = f"v{len(self.names)}"
        return self.names[name]

    def kind(self, name: str) -> Kind:
        """What is known about a local."""
        if self.outer is not None and name not in self.perhaps:
            return self.outer.kind(name)
        found = self.now.get(str(name))
        return self.module.facts.of("local", self.key, str(name)) if found is None else found

    def assign(self, name: str, kind: Kind) -> str:
        """The local that gets a value of a kind."""
        self.module.facts.add(kind, "local", self.key, str(name))
        self.sure.add(str(name))
        self.perhaps.add(str(name))
        self.rows.discard(str(name))
        self.now[str(name)] = kind
        return self.local(name)

    def has(self, name: str) -> bool:
        """Tell whether a name may be a local here."""
        return name in self.perhaps or (self.outer is not None and self.outer.has(name))

    def is_sure(self, name: str) -> bool:
        """Tell whether a name is a local here that has a value."""
        if name in self.perhaps:
            return name in self.sure
        return self.outer is not None and self.outer.is_sure(name)

    def read(self, name: str) -> str:
        """The local behind a name that is looked at."""
        name = str(name)
        if name not in self.perhaps and self.outer is not None:
            self.inherited.add(name)
            self.outer.read(name)
        if not self.is_sure(name):
            self.unset.add(name)
        return self.local(name)

    def hoist(self, text: str) -> str:
        """A name for what is worked out once, outside."""
        if text not in self.hoisted:
            self.hoisted[text] = f"y{len(self.hoisted)}"
        return self.hoisted[text]

    def row(self, name: str) -> str:
        """The row of attributes of a local that is a player."""
        name = str(name)
        local = self.read(name)
        if name in self.rows:
            return f"r{local[1:]}"
        return f"{self.part('A')}[{local}.seat]"

    def keep_row(self, name: str) -> None:
        """Have the row of a local at hand from here on, if it is certainly a player."""
        if self.kind(name).mask == PLAYER:
            local = self.local(name)
            self.line(f"r{local[1:]} = {self.part('A')}[{local}.seat]")
            self.rows.add(str(name))
