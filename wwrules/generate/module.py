"""A whole program as Python source: definitions, rules, checks and functions, with numbered constants for all that is content.

The source is written several times, until no more is found out about what values can be; the last one is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.generate.acts import Act
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code, condition, numeric, rank, value
from wwrules.generate.emit_acts import STATEMENTS
from wwrules.generate.emit_attributes import emit_reader
from wwrules.generate.emit_definitions import emit_definition, twin_head
from wwrules.generate.emit_rules import emit_check, emit_match, emit_rule
from wwrules.generate.emit_values import EMITTERS
from wwrules.generate.inlining import Inlining
from wwrules.generate.kinds import (
    ANY,
    NONE,
    NOTHING_YET,
    PLAYER,
    Kind,
)  # fmt: skip
from wwrules.generate.knowledge import Knowledge
from wwrules.generate.layout import MOST_SEATS
from wwrules.generate.sources import Source, key_of, without_idle
from wwrules.generate.stops import Stops, is_nested_deep
from wwrules.generate.templates import Template
from wwrules.run.interpret import DEPTH, FUNCTIONS_DEPTH
from wwrules.run.tables import Topic
from wwrules.run.telling import Telling

_PASSES = 40


class Module(Knowledge):
    """A module being written."""

    def __init__(self, program: Program, telling: Telling) -> None:
        super().__init__(program)
        self.telling = telling
        self.logging = telling is True  # whether everything is told
        self.statements, self.emitters = STATEMENTS, EMITTERS
        self.most_seats = MOST_SEATS
        self.stopping = Stops(program)
        self.counting = is_nested_deep(program, self.stopping.rules, DEPTH)
        self._is_outside = False  # whether what is written is looked at between questions only
        self.twins = False  # whether twins are written
        self.looks_under = False  # whether such a thing asks what is under way
        self._needs: dict[str, frozenset[str]] = {}
        self._costs: dict[str, int] = {}
        self._numbers: dict[int, int] = {}
        self._keys_of_bodies: dict[object, int] = {}
        self._standing_in: list[tree.Node] = []
        self._written: dict[object, tuple[dict[tuple[object, ...], int], object]] = {}
        self._granting: dict[int, tuple[set[str], set[str], Kind, dict[str, Kind]]] = {}
        only_of_players = not self.layout.tables.zones_of_entries and not self.layout.table_zones
        self.moves_plainly = only_of_players and not self._is_there(tree.Carry | tree.Reveal)
        self.grants = self._is_there(tree.Grant)
        self.shares_rules = any(isinstance(one, tree.SharedRules) for one in program.nodes)
        held = [one.rules for one in program.nodes if isinstance(one, tree.ConditionalRules)]
        self.conditional = {id(rule) for rules in held for rule in rules}  # rules that stand under something
        self._topics = {topic: number for number, topic in enumerate(sorted(self.tables.topics))}
        self._deep_functions = self._function_depth() > FUNCTIONS_DEPTH
        self.inlining = Inlining(self)
        self._clear()

    def _is_there(self, sort: Any) -> bool:
        return any(isinstance(one, sort) for one in self.program.nodes)

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
            self._clear()
            self._write()
            if self.facts.changed:
                continue
            if self.twins:
                break
            self.twins = True  # only when nothing more is found out without them
        else:
            raise AssertionError("kinds of values do not settle")
        stopping = {self.number(one) for rules in self.stopping.rules.values() for one in rules if self.stopping.rule(one)}
        twins = {name: self.functions.pop(twin_head(name)) for name in self.templates}
        text = "\n\n".join(self.functions.values()) + "\n"
        return Source(text, twins, self.constants, self.templates, stopping, self.wants_places, self.looks_under)

    def _write(self) -> None:
        program = self.program
        for function in program.functions.values():
            self._text(function, self._function, function)
        for definition in program.definitions.values():
            self._text(definition, emit_definition, self, definition)
        for check in program.checks:
            self._text(check, emit_check, self, check)
        self._rules(program.standing, None)
        for rules in program.rules.values():
            self._rules(rules, "entry")
        for node in program.nodes:
            if isinstance(node, tree.Grant) and self.number(node) in self._granting:
                self._rules(node.rules, node)
                self._endings(node)
        self._keys()
        self._run_checks()

    def _text(self, node: tree.Node, write: Callable[..., None], *given: Any, beside: object = None) -> None:
        """Write a text, unless only new facts are looked for and none can come: nothing that was asked for in it is new."""
        asked, known = self._written.get(id(node), (None, None))
        if asked is not None and not self.twins and known == beside and self.facts.are_old(asked):
            return
        self.facts.asked = {}
        write(*given)
        self._written[id(node)] = (self.facts.asked, beside)

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
            beside = self.granted(of) if isinstance(of, tree.Grant) else None
            self._text(rule, emit_rule, self, rule, of, beside=beside)
            if isinstance(rule, tree.ConditionalRules):
                self._rules(rule.rules, of)

    def _endings(self, grant: tree.Grant) -> None:
        for place, ending in enumerate(grant.until):
            if ending.pattern is not None:
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
        for one in self.inlining.repeated(function.value):
            code = value(body, one)
            if "(" in code.text:
                body.line(f"{(temp := body.temp('y'))} = {code.text}")
                code = Code(temp, code.kind)
            body.known[one] = code
        found = value(body, function.value)
        self.facts.add(found.kind, "gives", name)
        if self._costs.get(name) != body.cost // 4:
            self._costs[name] = body.cost // 4
            self.facts.renew(("cost", name))
        lines = [f"def {self.function_name('f', function)}({', '.join(parameters)}):", *body.prelude(), *body.lines]
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
            self.add_function([f"def {name}(R, {body.local('p')}):", *body.prelude(), *body.lines, f"    return {text}"])
        body = self._about_player("result")
        found = value(body, program.result) if program.result is not None else Code("0", ANY)
        self.add_function([f"def result(R, {body.local('p')}):", *body.prelude(), *body.lines, f"    return {found.text}"])
        self._is_outside = True
        self._worth()
        for number, figure in enumerate(self.program.board.amounts().values()):
            body = self._about_player(f"figure_{number}")
            text = numeric(body, figure.amount).text
            head = f"def figure_{number}(R, {body.local('p')}):"
            self.add_function([head, *body.prelude(), *body.lines, f"    return {text}"])
        self._is_outside = False

    def _worth(self) -> None:
        """What a position is worth to a player, as the game's evaluation says."""
        body, parts = self._about_player("worth"), ["0"]
        for part in self.program.board.evaluation:
            amount = f"{part.weight} * ({numeric(body, part.amount).text})"
            parts.append(f"({amount} if {condition(body, part.condition)} else 0)" if part.condition is not None else amount)
        text = " + ".join(parts)
        self.add_function([f"def worth(R, {body.local('p')}):", *body.prelude(), *body.lines, f"    return {text}"])

    def _about_player(self, name: str) -> Body:
        body = Body(self, (name,))
        body.assign("p", Kind(PLAYER))
        return body

    # ------------------------------------------------------------ what emitters ask for

    def constant(self, known: Any) -> str:
        """The name of a constant."""
        key = key_of(known)
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
        self.functions.setdefault(lines[0], "\n".join(without_idle(lines)))

    def inner_name(self, sort: str, node: tree.Node, body: Body) -> str:
        """The name of a function that is part of another: nodes may stand in several."""
        return f"{sort}_{self.number(node)}_{self._keys_of_bodies.setdefault(body.key, len(self._keys_of_bodies))}"

    def stops(self, node: tree.Definition | tree.Block) -> bool:
        """Tell whether something may stop for a decision."""
        if isinstance(node, tree.Definition):
            return str(node.name) in self.stopping.names
        return self.stopping.block(node)

    def watch(self, name: str | None) -> None:
        """Somebody looks whether something of a name is under way; None: of any name."""
        if self._is_outside:
            self.looks_under = True
        else:
            self.facts.add(Kind(NONE), "watched", name)

    def is_watched(self, name: str) -> bool:
        """Tell whether anybody looks at what is under way under a name."""
        return bool(self.facts.of("watched", None).mask | self.facts.of("watched", name).mask)

    def variants(self, *, stops: bool) -> tuple[bool, ...]:
        """Which functions are written for a text: the one that runs, and its twin if it may stop."""
        return (False, True) if stops and self.twins else (False,)

    def want_places_for(self, name: str) -> None:
        """Somebody asks for something of a piece, perhaps where it lies."""
        if name == "zone":
            self.want_places()

    def want_places(self) -> None:
        """Somebody asks where a piece lies."""
        self.facts.add(Kind(NONE), "places")

    @property
    def wants_places(self) -> bool:
        """Whether anybody asks where a piece lies; otherwise the zones say it when the position is looked at."""
        return bool(self.facts.of("places").mask)

    def topic(self, topic: Topic) -> str | None:
        """The name of a topic, if any rule is about it."""
        return f"topic_{self.topic_number(topic)}" if topic in self.tables.topics else None

    def topic_number(self, topic: Topic) -> int:
        """A number for a topic."""
        return self._topics[topic]

    def endings(self, event: str) -> str | None:
        """The name of what ends grants after an event, if anything does."""
        return f"ends_{self.number(self.program.definitions[event])}" if event in self.tables.ending else None

    def rule_inside(self, stage: str, event: tree.Definition) -> tree.Trigger | None:
        """The rule that is written at a stage of an event, if nothing else can ever wait there."""
        return self.inlining.rule(stage, event)

    def is_inside(self, rule: tree.Rule) -> bool:
        """Tell whether a rule is written at its event."""
        event = self.program.definitions.get(rule.pattern.event) if isinstance(rule, tree.Trigger) else None
        return event is not None and self.inlining.rule(rule.when, event) is rule  # type: ignore[union-attr]

    def looks_for_rules(self, event: tree.Definition) -> bool:
        """Tell whether rules that wait must be looked up at any stage of an event."""
        stages = [one for one in ("instead", "before", "after") if self.topic((one, str(event.name)))]
        return any(self.inlining.rule(one, event) is None for one in stages)

    def waits(self, topic: str) -> str:
        """Code that tells whether any rule about a topic waits."""
        return f"({topic.removeprefix('topic_')} not in R.idle and any_waiting(R, {topic}))"

    def can_be_inside(self, definition: tree.Definition, act: Act) -> bool:
        """Tell whether a procedure, scope or event is written where it is called."""
        return self.inlining.definition(definition, act)

    def can_be_written_out(self, function: tree.Function, body: Body) -> bool:
        """Tell whether what a function gives is written where it is used."""
        return not self._deep_functions and self.inlining.function(function, body.inlined, in_loop=body.text.loops > 0)

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
        self.facts.ask(("cost", str(function.name)))
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

    # ------------------------------------------------------------ functions for attributes

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
                    f"    w = waiting(R, {topic})",
                    "" if self.printed(name) else "    if not w: return base",
                    f"    return modified(R, x, {word}, base, w, {affected}, {low}, {high})",
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

    def idle(self, name: str) -> str | None:
        """Code that tells that no rule modifies an attribute just now; None where that is not all there is to look at."""
        topic = ("modify", name)
        return None if self.printed(name) or topic not in self.tables.topics else f"{self.topic_number(topic)} in R.idle"

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
