"""One Python function being written: its lines, its locals, and which parts of the position it looks at.

Names of the content never appear: locals are v0, v1, …, everything else is a numbered constant of the module. An expression
that needs more than a line (a loop, a function of the game) puts its lines before the one that uses it, where it can.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
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
    "S": "R.seats",
    "L": "R.told.append",
    "Z": "R.zones",
    "G": "R.generator; G0, G1, G2, G3 = G or OWN_GENERATOR",
    "K": "None",  # who is asked in place, and J: where it is noted; looked up at the first question
}

_LONG = 16  # items of a list above which it is looked at how many there are
_FEW_LOOPS = 2  # in which that is so


class Text:
    """Lines of a function, and what its name space holds."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 1
        self.parts: set[str] = set()
        self.loops = 0  # how many loops are open
        self.lists = 0  # how many loops through lists are open whose steps are not looked at
        self.turning = 0  # how many loops are open that go through no list
        self.held = 0  # above 0: expressions may not put lines before themselves
        self.is_act = False  # statements, which are counted themselves
        self.settles = False  # whatever is looked at may be used up, so nothing is looked at beforehand

    def uses(self, local: str, since: int, until: int | None = None) -> bool:
        """Tell whether lines use a local."""
        found = re.compile(rf"\b{local}\b")
        return any(local in line and found.search(line) for line in self.lines[since:until])


class Body:
    """A function under way, or an expression in one. `key` names its locals in the facts.

    `outer` is what it can see besides its own locals; `text` where its lines go, which may be a function of its own.
    """

    def __init__(self, module: Module, key: object, outer: Body | None = None, text: Text | None = None) -> None:
        self.module, self.key, self.outer = module, key, outer
        self.text = Text() if text is None else text
        self.names: dict[str, str] = {}  # name of the content -> local
        self.sure: set[str] = set()  # names that have a value here
        self.perhaps: set[str] = set()  # names that may have one
        self.inherited: set[str] = set()  # names of the outer function that are used here
        self.unset: set[str] = set()  # locals that are looked at before it is sure that they are set
        self.now: dict[str, Kind] = {}  # what is known about locals just here
        self.rows: set[str] = set()  # names whose row of attributes is at hand
        self.row_lists: frozenset[str] = frozenset()  # names of lists of players that are kept as lists of their rows
        self.cost = 0
        self.numbering: Body = self if outer is None else outer.numbering
        self.count = 0  # of locals
        self.is_loop = False  # a function of its own that looks through a list
        self.hoisted: dict[str, str] = {}  # what is the same for every item: code outside -> name here
        self.known: dict[tree.Node, Any] = {}  # what was looked at before, and the code that gives it
        self.certain: set[str] = set()  # tests of the kinds of pieces that hold here
        self.mine: frozenset[int] = frozenset()  # marks that are known to be shared with no copy; one is made at a label only
        self.inlined: tuple[str, ...] = ()  # functions of the game whose values are being written here

    def is_certain(self, test: str) -> bool:
        """Tell whether a test of the kind of a piece holds here."""
        return test in self.certain or (self.outer is not None and self.outer.is_certain(test))

    # ------------------------------------------------------------ lines

    @property
    def parts(self) -> set[str]:
        """Parts of the position that are used."""
        return self.text.parts

    @property
    def lines(self) -> list[str]:
        """What was written."""
        return self.text.lines

    @property
    def can_hoist(self) -> bool:
        """Whether an expression may put lines before the one it stands in."""
        return not self.text.held

    def line(self, text: str) -> None:
        """Write a line."""
        self.text.lines.append("    " * self.text.depth + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Write a line with others below it."""
        self.line(head)
        with self.deeper(head.startswith(("for ", "while "))):
            before = len(self.lines)
            yield
            if len(self.lines) == before:
                self.line("pass")

    @contextmanager
    def deeper(self, is_loop: bool = False) -> Iterator[None]:
        """Lines below the last one."""
        self.text.depth += 1
        self.text.loops += is_loop
        yield
        self.text.depth -= 1
        self.text.loops -= is_loop

    @contextmanager
    def held(self) -> Iterator[None]:
        """Expressions that may not be looked at before, or not always: each stays in its line."""
        self.text.held += 1
        yield
        self.text.held -= 1

    def steps_through(self, items: str, each: int, node: tree.Node) -> str:
        """The line that uses steps for a list that is looked through; a short one has few, if little looks through it again
        and again.
        """
        if self.text.lists or self.text.turning or self.text.loops > _FEW_LOOPS or not self.text.is_act:
            return self.steps_of(f"{each} * len({items})", node)
        return f"{'    ' * self.text.depth}if len({items}) > {_LONG}: R.fuel -= {each} * len({items})"

    def steps_of(self, steps: str, node: tree.Node) -> str:
        """The line that uses steps. That they are used up is seen soon enough outside of a list that is being gone through."""
        pad = "    " * self.text.depth
        check = f"\n{pad}if R.fuel < 0: run_out(R, {self.module.number(node)})"
        return f"{pad}R.fuel -= {steps}{check if self.text.lists else ''}"

    @contextmanager
    def counting_through(self, *, few: bool) -> Iterator[None]:
        """A loop through a list, which may be long."""
        self.text.lists += not few
        yield
        self.text.lists -= not few

    def temp(self, letter: str = "t") -> str:
        """A new local of our own; it stands in a name space of its own letter."""
        self.numbering.count += 1
        return f"{letter}{self.numbering.count}"

    def part(self, letter: str) -> str:
        """A part of the position by its short name."""
        self.parts.add(letter)
        if letter == "P":
            self.module.want_places()
        return letter

    def marks(self, slot: int) -> str:
        """A column of marks: the local that holds it, where it is known to be no copy's, or the one in the position."""
        if slot in self.mine:
            return f"m{slot}"
        return (
            self.outer.marks(slot) if self.outer is not None and self.outer.text is self.text else f"{self.part('M')}[{slot}]"
        )

    def note_place(self, piece: str, zone: str) -> str:
        """The line that notes where a piece lies, if anybody ever asks."""
        return f"{self.part('P')}[{piece}.number] = {zone}" if self.module.wants_places else "pass"

    def prelude(self) -> list[str]:
        """Lines that give the parts their short names."""
        return [f"    {letter} = {PARTS[letter]}" for letter in sorted(self.parts)]

    # ------------------------------------------------------------ locals

    def local(self, name: str) -> str:
        """The local behind a name."""
        name = str(name)
        if name not in self.names:
            if self.outer is not None and name not in self.perhaps:
                return self.outer.local(name)
            self.names[name] = self.temp("v")
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

    def alias(self, name: str, local: str, kind: Kind, *, row: bool) -> None:
        """Let a name stand for a local that is there already, and that nobody changes meanwhile."""
        self.names[str(name)] = local
        self.assign(name, kind)
        if row:
            self.rows.add(str(name))

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

    def free(self) -> list[str]:
        """Locals of the outer function that are used here, each once."""
        return list(dict.fromkeys(self.outer.read(one) for one in sorted(self.inherited))) if self.outer is not None else []

    def hoist(self, text: str) -> str:
        """A name for what is worked out once, outside."""
        if text not in self.hoisted:
            self.hoisted[text] = f"h{len(self.hoisted)}"  # a letter that no local has
        return self.hoisted[text]

    def found_before(self, node: tree.Node) -> Any:
        """The code of what was looked at before a loop, if no name in it means something else here."""
        body: Body | None = self
        names = None
        while body is not None:
            if body.known and node in body.known and body.text is self.text:
                return body.known[node]
            names = names or {str(part.id) for part in tree.parts(node) if isinstance(part, tree.Name)}
            body = None if names & body.perhaps else body.outer
        return None

    def has_row(self, name: str) -> bool:
        """Tell whether the row of a local is at hand, here or outside in the same function."""
        if name in self.perhaps or self.outer is None:
            return name in self.rows
        return self.outer.text is self.text and self.outer.has_row(name)

    def is_row_list(self, name: str) -> bool:
        """Tell whether a name is a list of players that is kept as a list of their rows."""
        if name in self.perhaps or self.outer is None:
            return name in self.row_lists
        return self.outer.is_row_list(name)

    def row(self, name: str) -> str:
        """The row of attributes of a local that is a player."""
        name = str(name)
        local = self.read(name)
        if self.has_row(name):
            return f"r{local[1:]}"
        return f"{self.part('A')}[{local}.seat]"

    def keep_row(self, name: str) -> None:
        """Have the row of a local at hand from here on, if it is certainly a player."""
        if self.kind(name).mask == PLAYER:
            local = self.local(name)
            self.line(f"r{local[1:]} = {self.part('A')}[{local}.seat]")
            self.rows.add(str(name))
