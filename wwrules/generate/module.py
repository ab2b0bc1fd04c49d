"""A whole program as Python source: definitions, rules, checks and functions, with numbered constants for all that is content.

The source is written several times, until no more is found out about what values can be; the last one is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from types import CodeType
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.generate.acts import Act, Template
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code, condition, kind_of, numeric, rank, value
from wwrules.generate.emit_acts import STATEMENTS
from wwrules.generate.emit_attributes import emit_reader
from wwrules.generate.emit_events import emit_check, emit_definition, emit_rule
from wwrules.generate.emit_values import EMITTERS
from wwrules.generate.kinds import (
    ANY,
    BOOL,
    NONE,
    NOTHING_YET,
    PIECE,
    PLAYER,
    RECORD,
    STR,
    THING,
    TUPLE,
    ZONE,
    Facts,
    Kind,
    number_of,
)  # fmt: skip
from wwrules.generate.layout import MOST_SEATS, Layout, ZonesOf
from wwrules.generate.stops import Stops, is_nested_deep
from wwrules.model import Word
from wwrules.run.attributes import Attributes
from wwrules.run.interpret import DEPTH, FUNCTIONS_DEPTH
from wwrules.run.state import State
from wwrules.run.tables import Topic
from wwrules.run.values import Thing, Value

_PASSES = 40


@dataclass(slots=True)
class Source:
    """What is generated: the text, its constants, and the templates of functions that may stop."""

    text: str
    constants: list[Any] = field(default_factory=list)
    templates: dict[str, Template] = field(default_factory=dict)
    stopping_rules: set[int] = field(default_factory=set)
    code: CodeType | None = None  # the text, compiled


@dataclass(slots=True)
class Properties:
    """A constant that is looked up in the content: what is printed under a name, by entry."""

    name: str


class Module:
    """A module being written."""

    def __init__(self, program: Program, *, logging: bool) -> None:
        self.program, self.logging = program, logging
        self.statements, self.emitters = STATEMENTS, EMITTERS
        self.layout = Layout(program)
        self.tables = self.layout.tables
        self.most_seats = MOST_SEATS
        self.facts = Facts()
        self.stopping = Stops(program)
        self.counting = is_nested_deep(program, self.stopping.rules, DEPTH)
        self.watched: set[str | None] = set()
        self.plain = Attributes(program, State(0, 0))
        self._needs: dict[str, frozenset[str]] = {}
        self._costs: dict[str, int] = {}
        self._properties: dict[str, dict[Thing, Value]] = {}
        self._kinds: dict[str, Kind] = {}
        self._numbers: dict[int, int] = {}
        self._keys_of_bodies: dict[object, int] = {}
        self._standing_in: list[tree.Node] = []
        self._granting: dict[int, tuple[set[str], set[str], Kind, dict[str, Kind]]] = {}
        self.shares_rules = any(isinstance(one, tree.SharedRules) for one in program.nodes)
        held = [one.rules for one in program.nodes if isinstance(one, tree.ConditionalRules)]
        self.conditional = {id(rule) for rules in held for rule in rules}  # rules that stand under something
        self._ending = {
            str(end.pattern.event): one
            for one in program.nodes
            if isinstance(one, tree.Grant)
            for end in one.until
            if end.pattern is not None
        }
        self._topics = {topic: number for number, topic in enumerate(sorted(self.tables.topics))}
        self._deep_functions = self._function_depth() > FUNCTIONS_DEPTH
        self._clear()

    def _clear(self) -> None:
        self.constants: list[Any] = []
        self._constants: dict[Any, str] = {}
        self.functions: dict[str, str] = {}  # by their first line
        self.templates: dict[str, Template] = {}
        self.readers: dict[str, str] = {}
        self.counters: dict[str, str] = {}

    # ------------------------------------------------------------ writing

    def source(self) -> Source:
        """The source of the program."""
        for _ in range(_PASSES):
            self.facts.changed = False
            watched = len(self.watched)
            self._clear()
            self._write()
            if not self.facts.changed and watched == len(self.watched):
                break
        else:
            raise AssertionError("kinds of values do not settle")
        stopping = {self.number(one) for rules in self.stopping.rules.values() for one in rules if self.stopping.rule(one)}
        return Source("\n\n".join(self.functions.values()) + "\n", self.constants, self.templates, stopping)

    def _write(self) -> None:
        program = self.program
        for function in program.functions.values():
            self._function(function)
        for definition in program.definitions.values():
            emit_definition(self, definition)
        for check in program.checks:
            emit_check(self, check)
        self._rules(program.standing, None)
        for rules in program.rules.values():
            self._rules(rules, "entry")
        for node in program.nodes:
            if isinstance(node, tree.Grant) and self.number(node) in self._granting:
                self._rules(node.rules, node)
                self._endings(node)
        self._keys()
        self._run_checks()

    def _run_checks(self) -> None:
        """Standing checks until none applies."""
        lines = ["def run_checks(R):", "    if 0: yield" if self.stopping.checks else "    pass", "    while True:"]
        for check in self.program.checks:
            number = self.number(check)
            waits = "yield from " if self.stops(check.block) else ""
            lines += [
                f"        x = due_{number}(R)",
                "        if x is not UNSET:",
                f"            {waits}r_{number}(R, x)",
                "            continue",
            ]
        self.add_function([*lines, "        return"])

    def _rules(self, rules: Iterable[tree.Rule], of: Any) -> None:
        for rule in rules:
            emit_rule(self, rule, of)
            if isinstance(rule, tree.ConditionalRules):
                self._rules(rule.rules, of)

    def _endings(self, grant: tree.Grant) -> None:
        for place, ending in enumerate(grant.until):
            if ending.pattern is not None:
                from wwrules.generate.emit_events import emit_match  # noqa: PLC0415

                emit_match(self, f"e_{self.number(grant)}_{place}", grant, ending.pattern, ending.where, grant)

    def _function(self, function: tree.Function) -> None:
        name = str(function.name)
        body = Body(self, ("function", name))
        parameters = ["R"]
        for need in sorted(self.needs(function)):
            body.perhaps.add(need)
            if not self.facts.of("unsure", name, need).mask:
                body.sure.add(need)
            parameters.append(body.local(need))
        for parameter in function.parameters:
            body.perhaps.add(str(parameter.name))
            body.sure.add(str(parameter.name))
            parameters.append(body.local(parameter.name))
        found = value(body, function.value)
        self.facts.add(found.kind, "gives", name)
        self._costs[name] = body.cost // 4
        lines = [f"def {self.function_name('f', function)}({', '.join(parameters)}):", *body.prelude()]
        if self._deep_functions:
            lines += [
                f"    into_function(R, {self.number(function)})",
                f"    x = {found.text}",
                "    R.functions -= 1",
                "    return x",
            ]
        else:
            lines += [f"    return {found.text}"]
        self.add_function(lines)

    def _keys(self) -> None:
        """Order of players, result, and what breaks ties."""
        program = self.program
        for name, keys in (("order_key", program.player_order), ("tie_key", program.tie_breaks)):
            body = self._about_player(name)
            text = rank(body, keys) if keys else "()"
            text = f"({text},)" if len(keys) == 1 else text
            self.add_function([f"def {name}(R, {body.local('p')}):", *body.prelude(), f"    return {text}"])
        body = self._about_player("result")
        found = value(body, program.result) if program.result is not None else Code("0", ANY)
        self.add_function([f"def result(R, {body.local('p')}):", *body.prelude(), f"    return {found.text}"])
        self._worth()

    def _worth(self) -> None:
        """What a position is worth to a player, as the game's evaluation says."""
        body, parts = self._about_player("worth"), ["0"]
        for part in self.program.board.evaluation:
            amount = f"{part.weight} * ({numeric(body, part.amount).text})"
            parts.append(f"({amount} if {condition(body, part.condition)} else 0)" if part.condition is not None else amount)
        self.add_function([f"def worth(R, {body.local('p')}):", *body.prelude(), f"    return {' + '.join(parts)}"])

    def _about_player(self, name: str) -> Body:
        body = Body(self, (name,))
        body.assign("p", Kind(PLAYER))
        return body

    # ------------------------------------------------------------ what emitters ask for

    def constant(self, known: Any) -> str:
        """The name of a constant."""
        key = _key(known)
        if key not in self._constants:
            self._constants[key] = f"k{len(self.constants)}"
            self.constants.append(known)
        return self._constants[key]

    def known(self, text: str) -> Any:
        """The value of a constant, by its name."""
        if text[:1] == "k" and text[1:].isdigit():
            return self.constants[int(text[1:])]
        return None

    def known_list(self, texts: list[str]) -> str | None:
        """A list of constants as a constant."""
        values = [int(text) if text.isdigit() else self.known(text) for text in texts]
        return None if any(one is None for one in values) else self.constant(tuple(values))

    def number(self, node: tree.Node) -> int:
        """The number of a node."""
        found = self._numbers.get(id(node))
        return self.program.number(node) if found is None else found

    def stand_in(self, node: tree.Node, meant: tree.Node) -> None:
        """Let a made-up node have the number of a real one."""
        self._standing_in.append(node)
        self._numbers[id(node)] = self.number(meant)

    def function_name(self, sort: str, node: tree.Node) -> str:
        """The name of a function about a node."""
        return f"{sort}_{self.number(node)}"

    def add_function(self, lines: list[str]) -> None:
        """A function that is written."""
        self.functions.setdefault(lines[0], "\n".join(lines))

    def inner_name(self, sort: str, node: tree.Node, body: Body) -> str:
        """The name of a function that is part of another: nodes may stand in several."""
        return f"{sort}_{self.number(node)}_{self._keys_of_bodies.setdefault(body.key, len(self._keys_of_bodies))}"

    def stops(self, node: tree.Definition | tree.Block) -> bool:
        """Tell whether something may stop for a decision."""
        if isinstance(node, tree.Definition):
            return str(node.name) in self.stopping.names
        return self.stopping.block(node)

    def want(self, definition: tree.Definition) -> None:
        """Somebody calls a definition."""
        self.facts.add(Kind(NONE), "called", str(definition.name))

    def watch(self, name: str | None) -> None:
        """Somebody looks whether something of a name is under way; None: of any name."""
        self.watched.add(name)

    def is_watched(self, name: str) -> bool:
        """Tell whether anybody looks at what is under way under a name."""
        return None in self.watched or name in self.watched

    def topic(self, topic: Topic) -> str | None:
        """The name of a topic, if any rule is about it."""
        return f"topic_{self.topic_number(topic)}" if topic in self.tables.topics else None

    def topic_number(self, topic: Topic) -> int:
        """A number for a topic."""
        return self._topics[topic]

    def endings(self, event: str) -> str | None:
        """The name of what ends grants after an event, if anything does."""
        return f"ends_{self.number(self.program.definitions[event])}" if event in self._ending else None

    def only_rule(self, stage: str, event: tree.Definition) -> tree.Trigger | None:
        """The rule of the flow that is the only one at a stage of an event, if it always does what it does."""
        rules = self.stopping.rules.get((stage, str(event.name)), [])
        if len(rules) != 1 or (stage, event.name) in self.tables.owned or self.shares_rules:
            return None
        (rule,) = rules
        if not isinstance(rule, tree.Trigger) or rule.optional or rule.once_per or id(rule) in self.conditional:
            return None
        return rule

    def needs(self, function: tree.Function) -> frozenset[str]:
        """Which of `you` and `this` a function looks at, itself or by others."""
        name = str(function.name)
        if name not in self._needs:
            self._needs[name] = frozenset()
            parts = list(tree.parts(function.value))
            found = {str(part.id) for part in parts if isinstance(part, tree.Name)} & {"you", "this"}
            called = {part.function for part in parts if isinstance(part, tree.Call)} & set(self.program.functions)
            found |= {need for one in called for need in self.needs(self.program.functions[one])}
            self._needs[name] = frozenset(found - {str(one.name) for one in function.parameters})
        return self._needs[name]

    def cost_of(self, function: tree.Function) -> int:
        """Steps that looking at a function takes, about."""
        return self._costs.get(str(function.name), 1)

    def cost_of_block(self, node: tree.Node) -> int:
        """Steps that a turn of a loop takes at least."""
        return len(node.block.statements)  # type: ignore[attr-defined]

    def granting(self, node: tree.Grant, act: Act, to: Kind) -> None:
        """Remember what a grant remembers."""
        number = self.number(node)
        sure, perhaps, whom, kinds = self._granting.get(number, (set(act.sure), set(), Kind(NONE), {}))
        kinds = {name: kinds.get(name, NOTHING_YET) | act.kind(name) for name in (*act.perhaps, *kinds)}
        self._granting[number] = (sure & act.sure, perhaps | act.perhaps, whom | Kind(to.items), kinds)

    def granted(self, node: tree.Grant) -> tuple[set[str], set[str], Kind, dict[str, Kind]]:
        """What a grant remembers: names that are sure, names that may be, for whom, and what the names are."""
        return self._granting[self.number(node)]

    def entries_like(self, kind: str) -> list[Thing]:
        """Entries of a kind, in the order of the content."""
        return self.plain.entries(kind)

    def copies(self, thing: Thing) -> int:
        """How many pieces an entry stands for."""
        return self.plain.copies(thing)

    def start_of(self, word: Word) -> Value:
        """The value an attribute starts with."""
        return self.plain.start_of(word)

    # ------------------------------------------------------------ attributes

    def attribute_kind(self, of: str, name: str) -> Kind:
        """What is known about an attribute of a player, the table, or a piece or entry."""
        found = self.facts.of("attribute", of, name)
        word = self.tables.attributes.get(name)
        if word is None:
            return found
        if of == "mark" and word.settings["type"] == "entity":
            return found | kind_of(self.start_of(word))  # nobody but the rules sets it
        return found | self._declared(word)

    def _declared(self, word: Word) -> Kind:
        start = kind_of(self.start_of(word))
        match word.settings["type"]:
            case "number":
                return number_of(word.settings["min"], word.settings["max"]) | start  # type: ignore[arg-type]
            case "flag":
                return Kind(BOOL, 0, (0, 1)) | start
            case "player":
                return Kind(PLAYER | NONE | TUPLE, PLAYER) | start
            case "choice":
                return Kind(STR | NONE | TUPLE, STR) | start
        return Kind(THING | PIECE | NONE | TUPLE, THING | PIECE) | start

    def printed(self, name: str) -> bool:
        """Tell whether any entry has something printed under a name."""
        return bool(self.properties_of(name))

    def properties(self, name: str) -> Properties:
        """The constant that says what is printed under a name."""
        return Properties(name)

    def properties_of(self, name: str) -> dict[Thing, Value]:
        """What is printed under a name, by entry."""
        if name not in self._properties:
            found = {thing: self.tables.property(thing.id, name) for thing in map(Thing, self.program.game.entities)}
            self._properties[name] = {thing: one for thing, one in found.items() if one is not None}
        return self._properties[name]

    def property_kind(self, name: str) -> Kind:
        """What is known about a property."""
        if name not in self._kinds:
            found = Kind(NONE)
            for one in self.properties_of(name).values():
                found |= kind_of(one)
            self._kinds[name] = found
        return self._kinds[name]

    def readers_kind(self, name: str, mask: int) -> Kind:
        """What is known about `x.name` for any x of some classes."""
        found = Kind(NONE) if mask else NOTHING_YET
        if mask & PLAYER:
            found |= self.attribute_kind("player", name) if name in self.layout.player_attributes else NOTHING_YET
            found |= number_of(0, 99) if name == "seat" else NOTHING_YET
        if mask & (PLAYER | THING) and name in self.tables.zones:
            found |= Kind(ZONE)
        if mask & (PIECE | THING):
            found |= self.attribute_kind("mark", name) if name in self.layout.marks else NOTHING_YET
            found |= self.property_kind(name)
            found |= Kind(STR) if name == "kind" else NOTHING_YET
        if mask & PIECE:
            found |= _OF_PIECES.get(name, NOTHING_YET)
        if mask & RECORD:
            found |= ANY
        return found

    def reader(self, name: str) -> str:
        """The function that gives `x.name` for any x."""
        if name not in self.readers:
            self.readers[name] = f"n_{len(self.readers)}"
            self.add_function(
                [f"def {self.readers[name]}(R, x):", "    t = x.__class__", *emit_reader(self, name), "    return None"]
            )
        return self.readers[name]

    def counted(self, name: str) -> str:
        """The function that gives an attribute as it counts now."""
        if name not in self.counters:
            function = self.counters[name] = f"j_{len(self.counters)}"
            settings = self.tables.attributes[name].settings
            low, high = (settings["min"], settings["max"]) if settings.get("type") == "number" else (None, None)
            topic, affected = self.topic(("modify", name)), self.topic(("forbid", "affected"))
            word = self.constant(name)
            self.add_function(
                [
                    f"def {function}(R, x, base):",
                    self._unmodified(name, topic),
                    f"    return modified(R, x, {word}, base, {topic}, {affected}, {low}, {high})",
                ]
            )
            self.add_function(
                [
                    f"def {function}_(R, x):",
                    "    if x is None: return None",
                    f"    return {function}(R, x, {self.reader(name)}(R, x))",
                ]
            )
        return self.counters[name]

    def _unmodified(self, name: str, topic: str | None) -> str:
        """The line that gives the value as it is, where no rule waits that could modify it."""
        if self.printed(name):
            return "    pass"
        always = [
            one for one in self.program.standing if not isinstance(one, tree.Trigger | tree.Replacement | tree.Prohibition)
        ]
        if always:
            return f"    if not any_waiting(R, {topic}): return base"
        return f"    if not R.grants and R.topics.get({self.topic_number(('modify', name))}) == []: return base"

    def _function_depth(self) -> int:
        """How deep functions are nested at most."""
        depths: dict[str, int] = {}

        def depth(name: str) -> int:
            if name not in depths:
                depths[name] = FUNCTIONS_DEPTH + 1  # while it is being found out
                function = self.program.functions[name]
                inner = {part.function for part in tree.parts(function.value) if isinstance(part, tree.Call)}
                below = [depth(one) for one in inner if one in self.program.functions]
                depths[name] = min(FUNCTIONS_DEPTH + 1, 1 + max(below, default=0))
            return depths[name]

        return max((depth(name) for name in self.program.functions), default=0)


_OF_PIECES = {
    "owner": Kind(PLAYER | NONE),
    "kind": Kind(STR),
    "zone": Kind(ZONE | NONE),
    "carrier": Kind(PIECE | NONE),
    "carried": Kind(TUPLE, PIECE),
    "entry": Kind(THING | NONE),
}


def _key(known: Any) -> Any:
    """What makes a constant the same as another; 1 and true are not."""
    match known:
        case Properties(name=name):
            return "properties", name
        case ZonesOf(name=name):
            return "zones", name
        case dict():
            return "map", tuple((_key(key), _key(one)) for key, one in known.items())
        case frozenset():
            return "set", tuple(sorted(known))
        case tuple():
            return "tuple", tuple(map(_key, known))
    return type(known).__name__, known
