"""The body of a procedure, event or rule in two twins: one that runs, and one that can be entered at a decision.

Where something may be asked, or something is called that may ask, stands a label. It knows the frames the oracle would have
there, so that a position can be written down as the oracle does, and read again. What is called may be written into the caller;
the frames tell the two apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code
from wwrules.generate.kinds import NONE, Kind
from wwrules.generate.statements import assigned, declared
from wwrules.generate.templates import Label, Region, Step, Template

if TYPE_CHECKING:
    from wwrules.generate.module import Module

# What belongs to a call rather than to the function in which it is written.
_OF_A_CALL = (
    "key", "names", "sure", "perhaps", "unset", "now", "rows", "region", "place", "src", "rul", "epilogue", "watched",
    "replaced", "result", "in_event", "env", "is_inside", "row_names", "row_lists",
)  # fmt: skip


class Act(Body):
    """The body of a procedure, event or rule."""

    def __init__(self, module: Module, key: object, template: Template, region: Region, *, twin: bool) -> None:
        super().__init__(module, key)
        self.template, self.twin, self.text.is_act = template, twin, True
        self.path: list[Step] = []
        self.open: list[dict[str, Any]] = []  # what belongs to the calls around this one
        self.is_twin = twin  # the function; `twin` is about the lines being written
        self.inside: tuple[object, ...] = (region.number,)  # what is written into what
        self.size = 0
        self.loop: tree.Loop | None = None  # whose statements are being written, until one of them counts its turns
        if twin:
            self.text.held = 1
            self.region = template.regions[0]
            self.names.update(self.region.variables)
            self.count = template.count
        else:
            template.regions.append(region)
            self.region = region
        self._begin()

    def _begin(self) -> None:
        """A call about which nothing is known."""
        self.place = 0  # of the region
        self.src, self.rul = "src", "rul"  # the piece whose rule did this, and the rule
        self.epilogue: list[str] = []  # what is done before the call ends
        self.watched = False
        self.replaced: tree.Definition | None = None  # the event that this is a rule for
        self.result = "None"  # what the function gives if nothing else is said
        self.in_event = False
        self.env = False  # a granted rule, which remembers the locals of the grant
        self.is_inside = False  # written into another
        self.row_names: frozenset[str] = frozenset()  # names of players that are known by their rows
        self.row_lists = frozenset()

    # ------------------------------------------------------------ calls that are written into others

    @contextmanager
    def entered(self, region: Region, key: object, into: str) -> Iterator[None]:
        """A call inside this one. Its locals are others, unless they stand for some of this one."""
        kept = {name: getattr(self, name) for name in _OF_A_CALL}
        path = tuple(self.path)
        src, rul = self.src, self.rul
        known = self.template.written.get(path)
        if known is None:
            known = self.template.written[path] = len(self.template.regions)
            self.template.regions.append(region)
        self.open.append(kept)
        self.inside = (*self.inside, region.number)
        self.names, self.sure, self.perhaps, self.unset, self.now, self.rows = {}, set(), set(), set(), {}, set()
        self._begin()
        self.key, self.region, self.place, self.is_inside = key, self.template.regions[known], known, True
        self.names.update(self.region.variables)
        self.src, self.rul = src, rul
        with self.within(("into", known, into)):
            yield
        if not self.twin:
            self.region.variables.update(self.names)
        self.inside = self.inside[:-1]
        self.open.pop()
        for name, value in kept.items():
            setattr(self, name, value)

    def has_room_for(self, definition: tree.Definition, length: int, most: int, locals_: int) -> bool:
        """Tell whether a call may still be written into this function; what is written in the one twin is in the other."""
        path = (*self.path, ("into", self.module.number(definition)))
        found = self.template.rooms.get(path)
        if found is None:
            kept = sum(len(one.variables) for one in self.template.regions) + len(self.template.extras)
            found = self.template.rooms[path] = self.size + length <= most and kept + len(self.names) < locals_
            self.size += length if found else 0
        return found

    def know_by_rows(self, definition: tree.Definition) -> None:
        """Players and lists of players that are known by their rows in a definition."""
        inlining, facts = self.module.inlining, self.module.facts
        self.row_names = inlining.rows(definition)
        lists = inlining.row_lists(definition)
        self.row_lists = frozenset(name for name in lists if not facts.of("rowless", self.key, name).mask)

    def is_by_row(self, name: str) -> bool:
        """Tell whether a name is a player that is known by the row."""
        return str(name) in self.row_names and not self.module.facts.of("rowless", self.key, str(name)).mask

    def never_by_row(self, name: str) -> None:
        """A name can be something else than a player."""
        self.module.facts.add(Kind(NONE), "rowless", self.key, str(name))

    def own_name(self, word: str) -> str:
        """A local of our own that belongs to the call."""
        return f"{word}{self.place}" if self.place else word

    def kept_name(self, letter: str, node: tree.Node) -> str:
        """A local of our own that belongs to a node of the call and is kept."""
        name = f"{letter}k{self.module.number(node)}" + (f"_{self.place}" if self.place else "")
        if name not in self.template.extras:
            self.template.extras.append(name)
        return name

    def forget_stale(self, at: int) -> None:
        """Where a call is written into another, what it had the last time is not there the next time: fills a line for that."""
        if not self.is_twin:
            aliases = {name for call in self.open for name in call["names"].values()}
            stale = sorted(self.template.token(one) for one in {self.local(one) for one in self.unset} - aliases)
            self.template.stale[self.place] = " = ".join([*stale, "UNSET"]) if stale else "pass"
        self.lines[at] += ("if not pc: " if self.twin else "") + self.template.stale[self.place]

    # ------------------------------------------------------------ labels

    def label(self, sort: str, *leaf: Step, into: str = "") -> int:
        """A place where the game may stop."""
        path = (*self.path, *leaf)
        self.mine = frozenset()
        if not self.is_twin:
            calls = [*self.open, {"perhaps": self.perhaps, "sure": self.sure, "unset": self.unset}]
            for one in calls:
                one["unset"] |= one["perhaps"] - one["sure"]
            names = tuple(tuple(sorted(one["perhaps"])) for one in calls)
            self.template.labels.append(Label(path, sort, str(into), names))
            return len(self.template.labels)
        places = (n for n, one in enumerate(self.template.labels, 1) if one.path == path and one.sort == sort)
        return next(places)

    @contextmanager
    def within(self, *steps: Step) -> Iterator[None]:
        """Inside frames of the oracle."""
        self.path.extend(steps)
        yield
        del self.path[len(self.path) - len(steps) :]

    def span(self, *steps: Step) -> tuple[int, int] | None:
        """The labels inside frames of the oracle, where there are any; of a block any place in it counts."""
        path = (*self.path, *steps)
        found = [n for n, one in enumerate(self.template.labels, 1) if _is_inside(one.path, path)]
        return (found[0], found[-1]) if found else None

    # ------------------------------------------------------------ pieces of code

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Write a line with others below it; what they make sure is not sure after them."""
        mine = self.mine
        with super().block(head):
            yield
        self.mine &= mine

    def set_local(self, name: str, code: Code) -> None:
        """Give a local a value."""
        local = self.assign(name, code.kind)
        pad, text = "    " * self.text.depth, code.text
        if text[:1] in "nb" and text[1:].isdigit() and self.lines and self.lines[-1].startswith(f"{pad}{text} = "):
            text = self.lines.pop()[len(pad) + len(text) + 3 :]  # it was put there for this
        self.line(f"{local} = {text}")
        self.tell(name)

    def tell(self, name: str) -> None:
        """Tell whoever looks at the locals of what is under way."""
        if self.watched:
            self.line(f"u[{self.module.constant(str(name))}] = {self.local(name)}")

    def leave_function(self, given: str = "") -> None:
        """End the function, or the call that is written into it."""
        for one in self.epilogue:
            self.line(one)
        if not self.is_inside:
            self.line(f"return {given or self.result}")

    def reserve(self) -> tuple[int, int, int]:
        """Room for the line that uses steps, and what was counted so far."""
        self.line("")
        kept = len(self.lines) - 1, self.text.depth, self.cost
        self.cost = 0
        return kept

    def use_steps(self, kept: tuple[int, int, int], node: tree.Node, *, checked: bool = True) -> None:
        """Fill that line."""
        at, depth, before = kept
        pad, number = "    " * depth, self.module.number(node)
        check = f"\n{pad}if R.fuel < 0: run_out(R, {number})"
        self.lines[at] = f"{pad}R.fuel -= {self.cost + 1}{check if checked else ''}"
        self.cost = before

    def counts_turns_of(self, node: tree.Statement) -> tree.Loop | None:
        """The loop of which something is a statement, if no other statement counts its turns."""
        return self.loop if self.loop is not None and any(one is node for one in self.loop.block.statements) else None

    def count_turn(self, loop: tree.Loop | None) -> None:
        """Where nobody is asked, which would have given new steps: those of a turn of the loop."""
        if loop is not None:
            with self.block("else:"):
                self.line(f"R.fuel -= {self.module.cost_of_block(loop) + 1}")
                self.line(f"if R.fuel < 0: run_out(R, {self.module.number(loop)})")

    @contextmanager
    def branch(self) -> Iterator[None]:
        """Statements that may or may not be done: afterwards nothing that they set is sure."""
        sure, rows, now, mine = set(self.sure), set(self.rows), dict(self.now), self.mine
        yield
        self.mine &= mine
        self.sure &= sure
        self.rows &= rows
        self.now = common([now, self.now])

    @contextmanager
    def again(self, block: tree.Block, *names: str) -> Iterator[None]:
        """Statements that are done several times: what they set may be set already when they begin."""
        tables = self.module.layout.tables
        changed = {one for one in assigned(block) if one not in tables.table_attributes or one in self.perhaps}
        changed |= {*declared(block), *map(str, names)}
        self.perhaps |= changed
        self.mine = frozenset()
        self.rows -= changed
        self.now = {name: kind for name, kind in self.now.items() if name not in changed}
        with self.branch():
            yield
        self.rows -= changed
        self.now = {name: kind for name, kind in self.now.items() if name not in changed}

    # ------------------------------------------------------------ statements

    def statements(self, node: tree.Block) -> None:
        """Statements one after the other; in the twin, those before the label are left out."""
        number = self.module.number(node)
        for place, one in enumerate(node.statements):
            with self.within(("block", number, place + 1)):
                span = self.span() if self.twin else None
                if self.module.inlining.must_stay(one):
                    self.text.held += 1
                if not self.twin:
                    self.module.statements[type(one)](self, one)
                elif span is None:
                    with self.block("if not pc:"), self.plainly():
                        self.module.statements[type(one)](self, one)
                else:
                    with self.block(f"if pc <= {span[1]}:"):
                        self.module.statements[type(one)](self, one)
                self.text.held -= self.module.inlining.must_stay(one)
            if isinstance(one, tree.Leave | tree.Give | tree.EndGame):
                break

    @contextmanager
    def plainly(self) -> Iterator[None]:
        """Statements that are run from their beginning are the same in both twins."""
        twin, self.twin = self.twin, False
        self.text.held -= twin
        yield
        self.text.held += twin
        self.twin = twin

    def only_new(self, line: str) -> None:
        """A line that is left out where a label is being gone to."""
        if not self.twin:
            self.line(line)
            return
        with self.block("if not pc:"):
            self.line(line)

    def chain(self, node: tree.If, test_of: Callable[[tree.Expression], tuple[str, tuple[str, ...]]]) -> None:
        """If, else if, else; in the twin also a branch in which the label lies.

        `test_of` writes a test, which may take lines of its own, and tells which locals are there where it holds.
        """
        depth, word = self.text.depth, "if"
        sure: list[set[str]] = []
        before, rows = set(self.sure), set(self.rows)
        left = set(rows)
        now, ends, mine = dict(self.now), [], self.mine
        for condition, block in node.branches:
            self.sure, self.rows, self.now, self.mine = set(before), set(rows), dict(now), mine
            mark = len(self.lines)
            self.text.depth += word == "elif"
            test, holding = test_of(condition)
            if word == "elif" and len(self.lines) > mark:
                self.lines.insert(mark, "    " * (self.text.depth - 1) + "else:")
                word = "if"
            else:
                self.text.depth -= word == "elif"
            span = self.span(("block", self.module.number(block))) if self.twin else None
            if self.twin:
                test = f"not pc and ({test})"
            if span is not None:
                test = f"{span[0]} <= pc <= {span[1]} or ({test})"
            for name in holding:
                self.now[name] = self.kind(name).certain()
            with self.block(f"{word} {test}:"):
                self.statements(block)
            sure.append(self.sure)
            ends.append(self.now)
            left &= self.rows
            word = "elif"
        self.sure, self.rows, self.now = set(before), set(rows), dict(now)
        if node.otherwise is not None:
            with self.block("else:"):
                self.statements(node.otherwise)
        self.text.depth = depth
        self.mine = frozenset()
        sure.append(self.sure)
        self.now = common([*ends, self.now])
        self.sure = set.intersection(*sure)
        self.rows &= left


def common(known: list[dict[str, Kind]]) -> dict[str, Kind]:
    """What is known whichever way was taken."""
    first, *others = known
    return {name: kind for name, kind in first.items() if all(one.get(name) == kind for one in others)}


def _is_inside(path: tuple[Step, ...], prefix: tuple[Step, ...]) -> bool:
    if len(path) < len(prefix):
        return False
    return all(step[: len(wanted)] == wanted for step, wanted in zip(path, prefix, strict=False))
