"""The body of a procedure, event or rule in two twins: one that runs, and one that can be entered at a decision.

Where something may be asked, or something is called that may ask, stands a label. It knows the frames the oracle would have
there, so that a position can be written down as the oracle does, and read again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code
from wwrules.generate.kinds import Kind

if TYPE_CHECKING:
    from wwrules.generate.module import Module

Step = tuple[Any, ...]  # a frame of the oracle: its sort, its node, and the locals behind its data


@dataclass(slots=True)
class Label:
    """A place where the game may stop: the frames that are open there, and what happens when it goes on."""

    path: tuple[Step, ...]
    sort: str  # ask, call, over
    into: str = ""  # name of the content that gets what is given


@dataclass(slots=True)
class Template:
    """What is needed to write down and to enter a function that may stop: its locals and its labels."""

    sort: str  # procedure, scope, event, body, rule, check
    name: str  # as the oracle calls it
    number: int  # of the definition, rule or check
    function: str = ""
    variables: dict[str, str] = field(default_factory=dict)  # name of the content -> local
    extras: list[str] = field(default_factory=list)  # other locals that are kept
    labels: list[Label] = field(default_factory=list)
    parameters: list[str] = field(default_factory=list)  # names of an event
    all_kept: tuple[str, ...] = ()
    places: dict[str, int] = field(default_factory=dict)

    @property
    def kept(self) -> list[str]:
        """All locals that are kept, in the order in which the twin takes them."""
        return [*self.variables.values(), *self.extras]

    def ready(self) -> None:
        """Work out what is asked for again and again."""
        self.all_kept = tuple(self.kept)
        self.places = {name: place for place, name in enumerate(self.all_kept)}

    def place(self, name: str) -> int:
        """Where a local stands among those that are kept."""
        return self.places[name]


class Act(Body):
    """The body of a procedure, event or rule."""

    def __init__(self, module: Module, key: object, template: Template, *, twin: bool) -> None:
        super().__init__(module, key)
        self.template, self.twin = template, twin
        self.path: list[Step] = []
        self.epilogue: list[str] = []  # what is done before the function ends
        self.labels = 0
        self.watched = False
        self.replaced: tree.Definition | None = None  # the event that this is a rule for
        self.result = "None"  # what the function gives if nothing else is said
        self.in_event = False
        self.env = False  # a granted rule, which remembers the locals of the grant

    # ------------------------------------------------------------ labels

    def label(self, sort: str, *leaf: Step, into: str = "") -> int:
        """A new place where the game may stop."""
        self.labels += 1
        if not self.twin:
            self.template.labels.append(Label((*self.path, *leaf), sort, str(into)))
        return self.labels

    def keep(self, *extras: str) -> None:
        """Locals that belong to what is written down."""
        self.template.extras += [one for one in extras if one not in self.template.extras]

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

    def set_local(self, name: str, code: Code) -> None:
        """Give a local a value."""
        local = self.assign(name, code.kind)
        self.line(f"{local} = {code.text}")
        self.tell(name)

    def tell(self, name: str) -> None:
        """Tell whoever looks at the locals of what is under way."""
        if self.watched:
            self.line(f"u[{self.module.constant(str(name))}] = {self.local(name)}")

    def leave_function(self, given: str = "") -> None:
        """End the function."""
        for one in self.epilogue:
            self.line(one)
        self.line(f"return {given or self.result}")

    def reserve(self) -> tuple[int, int, int]:
        """Room for the line that uses steps, and what was counted so far."""
        self.line("")
        kept = len(self.lines) - 1, self.depth, self.cost
        self.cost = 0
        return kept

    def use_steps(self, kept: tuple[int, int, int], node: tree.Node) -> None:
        """Fill that line."""
        at, depth, before = kept
        pad, number = "    " * depth, self.module.number(node)
        self.lines[at] = f"{pad}R.fuel -= {self.cost + 1}\n{pad}if R.fuel < 0: run_out(R, {number})"
        self.cost = before

    @contextmanager
    def branch(self) -> Iterator[None]:
        """Statements that may or may not be done: afterwards nothing that they set is sure."""
        sure, rows, now = set(self.sure), set(self.rows), dict(self.now)
        yield
        self.sure &= sure
        self.rows &= rows
        self.now = common([now, self.now])

    @contextmanager
    def again(self, block: tree.Block, *names: str) -> Iterator[None]:
        """Statements that are done several times: what they set may be set already when they begin."""
        changed = {*assigned(block), *map(str, names)}
        self.perhaps |= changed
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
                if not self.twin:
                    self.module.statements[type(one)](self, one)
                elif span is None:
                    with self.block("if not pc:"), self.plainly():
                        self.module.statements[type(one)](self, one)
                else:
                    with self.block(f"if pc <= {span[1]}:"):
                        self.module.statements[type(one)](self, one)
            if isinstance(one, tree.Leave | tree.Give | tree.EndGame):
                break

    @contextmanager
    def plainly(self) -> Iterator[None]:
        """Statements in which nothing can stop are the same in both twins."""
        twin, self.twin = self.twin, False
        yield
        self.twin = twin

    def statements_plain(self, node: tree.Block) -> None:
        """Statements in which nothing can stop."""
        with self.plainly():
            self.statements(node)

    def chain(
        self, branches: list[tuple[str, tree.Block]], otherwise: tree.Block | None, certain: list[tuple[str, ...]]
    ) -> None:
        """If, else if, else; in the twin also a branch in which the label lies. `certain` are locals that are there."""
        word = "if"
        sure: list[set[str]] = []
        before, rows = set(self.sure), set(self.rows)
        left = set(rows)
        now, ends = dict(self.now), []
        for (test, block), holding in zip(branches, certain, strict=True):
            span = self.span(("block", self.module.number(block))) if self.twin else None
            if self.twin:
                test = f"not pc and ({test})"  # noqa: PLW2901
            if span is not None:
                test = f"{span[0]} <= pc <= {span[1]} or ({test})"  # noqa: PLW2901
            self.sure, self.rows, self.now = set(before), set(rows), dict(now)
            for name in holding:
                self.now[name] = self.kind(name).certain()
            with self.block(f"{word} {test}:"):
                self.statements(block)
            sure.append(self.sure)
            ends.append(self.now)
            left &= self.rows
            word = "elif"
        self.sure, self.rows, self.now = set(before), set(rows), dict(now)
        if otherwise is not None:
            with self.block("else:"):
                self.statements(otherwise)
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


def own_statements(node: object) -> Iterator[tree.Statement]:
    """Statements of a text, without those of rules that it grants."""
    match node:
        case tree.Block(statements=statements):
            for one in statements:
                yield one
                yield from own_statements(one)
        case tree.If(branches=branches, otherwise=otherwise):
            for _, block in branches:
                yield from own_statements(block)
            yield from own_statements(otherwise)
        case tree.ForEach(block=block) | tree.Repeat(block=block) | tree.Loop(block=block):
            yield from own_statements(block)
        case tree.Choose(otherwise=otherwise):
            yield from own_statements(otherwise)
        case tree.ChooseOne(options=options):
            for option in options:
                yield from own_statements(option.block)


def assigned(block: tree.Block) -> set[str]:
    """Names of locals that statements set."""
    found: set[str] = set()
    for part in own_statements(block):
        match part:
            case (
                tree.Let(name=name)
                | tree.ForEach(name=name)
                | tree.Choose(name=name)
                | tree.Roll(name=name)
                | tree.Draw(name=name)
            ):
                found.add(str(name))
            case tree.Do(into=name) if name:
                found.add(str(name))
            case tree.Assign(target=tree.Name(id=name)):
                found.add(str(name))
    return found
