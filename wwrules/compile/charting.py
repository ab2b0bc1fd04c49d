"""A procedure as a chart, before it has words or places: what happens, who decides, where it goes on, what comes again.

Whatever announces or decides is in the chart of its procedure; of the rest, what the game has words for in `charts.ftl`. Keys
name steps as questions are named: the definition, a dot, and what the step is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.decisions import decisions
from wwrules.compile.summaries import own_summary
from wwrules.load.pattern_files import parsed
from wwrules.presentation import ChartSpec

if TYPE_CHECKING:
    from wwrules.compile.program import Program

SORT = "charts"  # the file of messages
EVENT, PART, CHANGE, CHOICE, QUESTION = "event", "part", "change", "choice", "question"
_FALLBACK = 2  # how many paragraphs of the whole procedure a step shows that has none of its own


@dataclass(frozen=True, slots=True)
class Hook:
    """An entry with a rule that waits for an event: before, after, instead or forbid."""

    entry: str
    when: str


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a sum."""

    sign: str
    name: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A shape of the chart. Words are looked for under its keys, then under the names."""

    id: str
    sort: str
    keys: tuple[str, ...]
    names: tuple[str, ...]
    rules: tuple[str, ...] = ()
    hooks: tuple[Hook, ...] = ()
    chart: str = ""  # that shows more of it
    parts: tuple[tuple[str, str], ...] = ()  # what a message may speak about: variable -> id
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Way:
    """A line that leads on from a decision; without words of its own it is a plain yes or no."""

    keys: tuple[str, ...]
    plain: str
    steps: Steps
    leaves: bool = False  # the loop around it


@dataclass(frozen=True, slots=True)
class Fork:
    """A decision and the ways that lead on."""

    step: Step
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Circle:
    """Comes again until a way leaves it."""

    steps: Steps


@dataclass(frozen=True, slots=True)
class Each:
    """Comes once for each of several."""

    id: str
    keys: tuple[str, ...]
    kind: str
    steps: Steps


Part = Step | Fork | Circle | Each
Steps = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """One declared chart."""

    spec: ChartSpec
    steps: Steps

    def shapes(self) -> Iterator[Step]:
        """Every shape, in reading order."""
        yield from _shapes(self.steps)


def _shapes(steps: Steps) -> Iterator[Step]:
    for one in steps:
        match one:
            case Step():
                yield one
            case Fork(step=step, ways=ways):
                yield step
                for way in ways:
                    yield from _shapes(way.steps)
            case Circle(steps=inner) | Each(steps=inner):
                yield from _shapes(inner)


def charts(program: Program) -> dict[str, Chart]:
    """The charts that a game declares; those of procedures that there are not are left out."""
    shown = {name: one for name, one in program.game.presentation.charts.items() if one.draws in program.definitions}
    waiting = _waiting(program) if shown else {}
    return {name: _Drawer(program, one, waiting).chart() for name, one in shown.items()}


def _waiting(program: Program) -> dict[str, list[tuple[Hook, tree.Pattern]]]:
    """Event -> the rules of entries that wait for it."""
    found: dict[str, list[tuple[Hook, tree.Pattern]]] = {}
    texts = [*program.rules.items(), *((entry, text) for (entry, _), text in program.called.items())]
    for entry, text in texts:
        for part in tree.parts(text):
            if isinstance(part, tree.Trigger | tree.Replacement | tree.Prohibition):
                when = part.when if isinstance(part, tree.Trigger) else _WHEN[type(part)]
                found.setdefault(str(part.pattern.event), []).append((Hook(entry, when), part.pattern))
    return found


def messages_of(program: Program) -> dict[str, set[str]]:
    """The keys of the messages for charts, by language."""
    found: dict[str, set[str]] = {}
    for one in program.game.tellings:
        if one.sort == SORT:
            keys = found.setdefault(one.locale, set())
            for entry in parsed(one.text).body:
                name = getattr(getattr(entry, "id", None), "name", "")
                keys |= {name} if getattr(entry, "value", None) is not None else set()
                keys |= {f"{name}.{part.id.name}" for part in getattr(entry, "attributes", ())}
    return found


@dataclass(slots=True)
class _Drawer:
    """Draws one chart: a method for each construct that shows."""

    program: Program
    spec: ChartSpec
    waiting: dict[str, list[tuple[Hook, tree.Pattern]]]
    charted: dict[str, str] = field(init=False)
    worded: set[str] = field(init=False)
    carried: dict[str, list[str]] = field(init=False)
    ids: set[str] = field(default_factory=set)
    changes: dict[str, int] = field(default_factory=dict)  # key -> how often it came up
    open: list[str] = field(default_factory=list)  # definitions that are being drawn, one inside the other

    def __post_init__(self) -> None:
        self.charted = {one.draws: one.id for one in self.program.game.presentation.charts.values()}
        self.worded = set().union(*messages_of(self.program).values())
        self.carried = {}
        for rule in self.program.game.rules.values():
            for text in rule.carried_out_by:
                self.carried.setdefault(text.text, []).append(rule.id)

    def chart(self) -> Chart:
        return Chart(self.spec, self._body(self.spec.draws))

    @property
    def owner(self) -> str:
        return self.open[-1]

    def _body(self, name: str) -> Steps:
        self.open.append(name)
        steps = self._block(self.program.definitions[name].block)
        self.open.pop()
        return steps

    def _block(self, block: tree.Block | None) -> Steps:
        found: list[Part] = []
        left = list(block.statements) if block is not None else []
        while left:
            statement = left.pop(0)
            draw = _DRAWN.get(type(statement))
            if draw is not None:
                found += draw(self, statement, left)
        return tuple(found)

    # ------------------------------------------------------------ what happens

    def announce(self, node: tree.Announce, _: list[tree.Statement]) -> Steps:
        """An event, and what it does where the chart opens it."""
        name = str(node.event)
        parameters = self.program.definitions[name].parameters if name in self.program.definitions else ()
        parts = tuple(
            (str(one.name), str(value.id))
            for one, value in zip(parameters, node.arguments, strict=False)
            if isinstance(value, tree.Name) and value.id in self.program.game.words
        )
        step = self._step(EVENT, name, (name,), hooks=self._hooks(node), parts=parts)
        return (step, *self._opened(name))

    def do(self, node: tree.Do, _: list[tree.Statement]) -> Steps:
        """Another procedure: open, in a chart of its own, or by its name."""
        name = str(node.procedure)
        if self._opens(name):
            return self._opened(name)
        does = own_summary(self.program, self.program.definitions[name]) if name in self.program.definitions else None
        if does is None or not (does.asks or does.announces or self._has_words(name, f"{self.owner}.{name}")):
            return ()
        return (self._step(PART, name, (name,)),)

    def assign(self, node: tree.Assign, _: list[tree.Statement]) -> Steps:
        """A number or state that changes, if there are words for it."""
        name = str(node.target.name if isinstance(node.target, tree.Attribute) else node.target.id)
        terms = tuple(self._terms(node.value, "+")) if isinstance(node.value, tree.Operation) else ()
        return self._change(name, terms if len(terms) > 1 else ())

    def move(self, node: tree.Move, _: list[tree.Statement]) -> Steps:
        """Pieces that go somewhere, if there are words for it."""
        return self._change(_about(self.program, node.to))

    def roll(self, node: tree.Roll | tree.Draw, _: list[tree.Statement]) -> Steps:
        """What chance brings, if there are words for it."""
        return self._change(str(node.name))

    # ------------------------------------------------------------ who decides

    def choose(self, node: tree.Choose, left: list[tree.Statement]) -> Steps:
        """Somebody picks; a question whether something was picked belongs to it."""
        step = self._step(CHOICE, str(node.name), ())
        following = left[0] if left else None
        match following:
            case tree.If(branches=((tree.Name(id=asked), block),), otherwise=otherwise) if asked == node.name:
                left.pop(0)
                ways = self._yes_or_no(step, block, otherwise)
                return (Fork(step, ways) if any(one.steps or one.leaves for one in ways) else step,)
        return (step, *self._block(node.otherwise))

    def choose_one(self, node: tree.ChooseOne, _: list[tree.Statement]) -> Steps:
        """Somebody picks a way."""
        step = self._step(CHOICE, "", ())
        ways = (self._way(f"{self.owner}.{one.label}", "", one.block) for one in node.options)
        return (Fork(step, tuple(ways)),)

    def together(self, node: tree.Together, left: list[tree.Statement]) -> Steps:
        """Several decide at once; what is done with one answer right afterwards is the way of that answer."""
        step = self._step(CHOICE, str(node.decision), ())
        words = decisions(self.program)[self.program.number(node)].words
        if not words:
            return (step,)
        blocks: dict[str, tree.Block] = {}
        while left and (answer := _answered(left[0], node.decision, words)):
            following = left.pop(0)
            assert isinstance(following, tree.ForEach)  # noqa: S101 - seen to by _answered
            blocks[answer] = following.block
        return (Fork(step, tuple(self._way(f"{self.owner}.{word}", "", blocks.get(word)) for word in words)),)

    def question(self, node: tree.If, left: list[tree.Statement]) -> Steps:
        """The rules decide."""
        (condition, block), *others = node.branches
        rest = tree.If(tuple(others), node.otherwise) if others else None
        about = _about(self.program, condition)
        step = self._step(QUESTION, f"if-{about}", self._called(condition) or (about,))
        no = self.question(rest, left) if rest is not None else self._block(node.otherwise)
        yes = self._way(f"{step.keys[0]}-yes", "yes", block)
        ways = (yes, Way((f"{step.keys[0]}-no",), "no", no, _leaves(node.otherwise)))
        if not any(one.steps or one.leaves for one in ways):
            self.ids.discard(step.id)
            return ()
        return (Fork(step, ways),)

    # ------------------------------------------------------------ what comes again

    def loop(self, node: tree.Loop, _: list[tree.Statement]) -> Steps:
        """Until it is left; there is more to it than the question when."""
        steps = self._block(node.block)
        return (Circle(steps),) if any(one.sort != QUESTION for one in _shapes(steps)) else ()

    def each(self, node: tree.ForEach, _: list[tree.Statement]) -> Steps:
        """For each of several; one step alone says so itself."""
        return self._again(f"each-{_about(self.program, node.where or node.among)}", _kind(node.among), node.block)

    def repeat(self, node: tree.Repeat, _: list[tree.Statement]) -> Steps:
        """So many times."""
        return self._again(f"each-{_about(self.program, node.times)}", "", node.block)

    def _again(self, name: str, kind: str, block: tree.Block) -> Steps:
        steps = self._block(block)
        key = f"{self.owner}.{name}"
        if not steps or (key not in self.worded and len(steps) == 1 and isinstance(steps[0], Step)):
            return steps
        return (Each(self._id(name), (key,), kind, steps),)

    # ------------------------------------------------------------ parts of steps

    def _opens(self, name: str) -> bool:
        return name in self.spec.inside and name not in self.open and name in self.program.definitions

    def _opened(self, name: str) -> Steps:
        return self._body(name) if self._opens(name) else ()

    def _has_words(self, *keys: str) -> bool:
        return any(key in self.worded for key in keys)

    def _change(self, name: str, terms: tuple[Term, ...] = ()) -> Steps:
        """A change of something in the vocabulary that there are words for; the second one to the same thing has a number."""
        if name not in self.program.game.words:
            return ()
        key = f"{self.owner}.{name}"
        self.changes[key] = self.changes.get(key, 0) + 1
        number = f"-{self.changes[key]}" if self.changes[key] > 1 else ""
        return (self._step(CHANGE, name + number, (name,), terms=terms),) if key + number in self.worded else ()

    def _step(self, sort: str, name: str, carried: tuple[str, ...], **more: Any) -> Step:
        key, one = f"{self.owner}.{name}" if name else self.owner, self._id(name)
        numbered = key + one.removeprefix(f"{self.owner}-{name}" if name else self.owner)
        keys = (numbered, key, name) if sort in (EVENT, PART) else (numbered, key)
        named = next((self.spec.rules[key] for key in keys if key in self.spec.rules), ())
        rules = [rule for rule in named if rule in self.program.game.rules]  # unknown ones are told elsewhere
        rules = rules or [rule for one in carried for rule in self.carried.get(one, ())]
        rules = rules or sorted(self.carried.get(self.owner, ()), key=self._is_far)[:_FALLBACK]
        chart = self.charted.get(name, "") if sort in (EVENT, PART) else ""
        names = (name.removeprefix("if-"), self.owner) if sort in (CHOICE, QUESTION) else carried
        rules.sort(key=self._is_far)
        unique = tuple(dict.fromkeys(rules)), tuple(dict.fromkeys(keys))
        return Step(one, sort, unique[1], names, unique[0], chart="" if chart == self.spec.id else chart, **more)

    def _is_far(self, rule: str) -> bool:
        """Tell whether a paragraph stands in another chapter than the chart."""
        return self.program.game.rules[rule].chapter not in self.spec.chapters

    def _id(self, name: str) -> str:
        first = wanted = f"{self.owner}-{name}" if name else self.owner
        number = 1
        while wanted in self.ids:
            number += 1
            wanted = f"{first}-{number}"
        self.ids.add(wanted)
        return wanted

    def _way(self, key: str, plain: str, block: tree.Block | None) -> Way:
        return Way((key,), plain, self._block(block), _leaves(block))

    def _yes_or_no(self, step: Step, block: tree.Block, otherwise: tree.Block | None) -> tuple[Way, ...]:
        key = step.keys[0]
        return (self._way(f"{key}-yes", "yes", block), self._way(f"{key}-no", "no", otherwise))

    def _called(self, condition: tree.Expression) -> tuple[str, ...]:
        calls = (part for part in tree.parts(condition) if isinstance(part, tree.Call))
        return tuple(str(one.function) for one in calls if one.function in self.carried)

    def _terms(self, value: tree.Expression, sign: str) -> Iterator[Term]:
        """The parts of a sum, each with its sign."""
        if isinstance(value, tree.Operation) and value.operator in ("+", "-"):
            turned = {"+": "-", "-": "+"}[sign]
            yield from self._terms(value.left, sign)
            yield from self._terms(value.right, sign if value.operator == "+" else turned)
            return
        name = _about(self.program, value)
        yield Term(sign, name, tuple(self.carried.get(name, ())))

    def _hooks(self, node: tree.Announce) -> tuple[Hook, ...]:
        found = {hook for hook, pattern in self.waiting.get(str(node.event), ()) if _fits(pattern, node, self.program)}
        return tuple(sorted(found, key=lambda one: (one.entry, one.when)))


_WHEN: dict[type, str] = {tree.Replacement: "instead", tree.Prohibition: "forbid"}

_DRAWN: dict[type, Callable[[_Drawer, Any, list[tree.Statement]], Steps]] = {
    tree.Announce: _Drawer.announce,
    tree.Do: _Drawer.do,
    tree.Assign: _Drawer.assign,
    tree.Move: _Drawer.move,
    tree.Roll: _Drawer.roll,
    tree.Draw: _Drawer.roll,
    tree.Choose: _Drawer.choose,
    tree.ChooseOne: _Drawer.choose_one,
    tree.Together: _Drawer.together,
    tree.If: _Drawer.question,
    tree.Loop: _Drawer.loop,
    tree.ForEach: _Drawer.each,
    tree.Repeat: _Drawer.repeat,
}


def _fits(pattern: tree.Pattern, node: tree.Announce, program: Program) -> bool:
    """Tell whether a rule that waits for an event may wait for this one: no word in it speaks of another."""
    for wanted, given in zip(pattern.arguments, node.arguments, strict=False):
        names = [str(one.id) for one in (wanted, given) if isinstance(one, tree.Name) and one.id in program.game.words]
        if len(names) == 2 and names[0] != names[1]:
            return False
    return True


def _leaves(block: tree.Block | None) -> bool:
    return block is not None and any(isinstance(one, tree.Leave) for one in block.statements)


def _kind(among: tree.Expression) -> str:
    """What there is one for each of, where that is plain to see."""
    players = isinstance(among, tree.Name) and among.id == "players"
    return "player" if players else ""


def _about(program: Program, value: tree.Expression) -> str:
    """What an expression is about: a function of the game, an attribute or zone, or the first thing it names."""
    nodes = list(tree.parts(value))
    for one in nodes:
        if isinstance(one, tree.Call) and one.function in program.functions:
            return str(one.function)
    for one in nodes:
        name = one.name if isinstance(one, tree.Attribute) else one.id if isinstance(one, tree.Name) else ""
        if name in program.game.words:
            return str(name)
    names = [str(one.id) for one in nodes if isinstance(one, tree.Name)]
    return next((one for one in names if one != "players"), "players" if names else "this")


def _answered(statement: tree.Statement, decision: str, words: tuple[str, ...]) -> str:
    """The answer whose givers a loop is for, or nothing."""
    for part in tree.parts(statement.where) if isinstance(statement, tree.ForEach) and statement.where is not None else ():
        match part:
            case tree.Operation(operator="==", left=tree.Attribute(name=name), right=tree.Name(id=answer)):
                if name == decision and answer in words:
                    return str(answer)
    return ""
