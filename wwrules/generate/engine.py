"""A program ready to run fast: its generated source loaded, its rules put where they are looked for, and games under way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.generate import asking, basics, changes, limits, pieces, responding, support
from wwrules.generate import waiting as rules_
from wwrules.generate.cache import source_of
from wwrules.generate.layout import UNSET, Layout, ZonesOf
from wwrules.generate.position import Position, from_state
from wwrules.generate.sources import Properties, Source
from wwrules.generate.waiting import Condition, Rule
from wwrules.generate.watched import watch
from wwrules.run.state import OWN_GENERATOR, State
from wwrules.run.tables import Topic, tables_of, topic_of
from wwrules.run.telling import Telling, counts_changes
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone

# A question has six parts: its sort, its node, the seat, the options, how many at least and at most. Where several decide
# together, their questions and the answers that are known stand in the third and the fourth.
OVER = ("over", 0, None, None, 0, 0)


class Engine:
    """The generated code of one program, which tells everything, something or nothing of what happens."""

    def __init__(self, program: Program, source: Source, telling: Telling) -> None:
        self.program, self.source, self.telling = program, source, telling
        self.layout = Layout(program)
        self.owner_chooses = program.owner_chooses
        self.number = program.number
        self.interferences: dict[Any, bool] = {}
        self.made: dict[tuple[int, Zone, Value, int], Any] = {}  # what pieces that are made at once add to a position
        self.impersonal: dict[int, tuple[bool, bool]] = {}
        self.templates = source.templates
        names = self._names()
        exec(source.code or compile(source.text, "<generated>", "exec"), names)  # noqa: S102 - made of numbered names only
        self.names = names
        for template in self.templates.values():
            template.ready()
        self._twins: dict[str, Callable[..., Any]] = {}
        self.templates_by_code = {names[name].__code__: one for name, one in self.templates.items()}
        self._wire()
        self.start: Callable[..., Any] = names[f"p_{program.number(program.definitions[program.start])}"]
        self.start_stops = f"p_{program.number(program.definitions[program.start])}" in self.templates
        self.beginnings: dict[Any, Any] = {}  # where games begin, by seats and options

    def _names(self) -> dict[str, Any]:
        names: dict[str, Any] = {}
        for module in (asking, basics, limits, support, changes, pieces, responding, rules_):
            names |= {name: one for name, one in vars(module).items() if not name.startswith("_")}
        names |= {
            "OVER": OVER,
            "ONCE": (None,),
            "OWN_GENERATOR": OWN_GENERATOR,
            "CELLS": self.layout.cells,
            "UNSET": UNSET,
            "Piece": Piece,
            "Player": Player,
            "Thing": Thing,
            "Zone": Zone,
            "Record": Record,
        }
        tables, entries = self.layout.tables, [Thing(one) for one in self.program.game.entities]
        for number, known in enumerate(self.source.constants):
            if isinstance(known, Properties):
                found: dict[Any, Any] = {one: tables.property(one.id, known.name) for one in entries} | {None: None}
                names[f"k{number}"] = {one: value or 0 for one, value in found.items()} if known.as_numbers else found
            elif isinstance(known, ZonesOf):
                names[f"k{number}"] = {one: tables.zone(known.name, one.id) for one in entries}
            else:
                names[f"k{number}"] = known
        for number, definition in ((self.program.number(one), one) for one in self.program.definitions.values()):
            names[f"event_{number}"] = definition
        self.topics = {topic: rules_.Topic(number, topic in tables.owned) for number, topic in enumerate(sorted(tables.topics))}
        names |= {f"topic_{one.number}": one for one in self.topics.values()}
        return names

    def twin(self, function: str) -> Callable[..., Any]:
        """What goes on with a function that has stopped; most are never asked for, so each is compiled by itself."""
        if function not in self._twins:
            exec(compile(self.source.twins[function], "<generated>", "exec"), self.names)  # noqa: S102 - as above
            found = self._twins[function] = self.names[f"twin_{function}"]
            self.templates_by_code[found.__code__] = self.templates[function]
        return self._twins[function]

    # ------------------------------------------------------------ rules

    def _wire(self) -> None:
        """Put every rule where it is looked for."""
        program = self.program
        grants = [one for one in program.nodes if isinstance(one, tree.Grant)]
        self._known: dict[tuple[int, tuple[int, ...]], Rule] = {}
        for topic, one in self.topics.items():
            one.standing = tuple(self._about(program.standing, topic))
            of_entries = {entry: tuple(self._about(rules, topic)) for entry, rules in program.rules.items()}
            one.of_entries = {entry: rules for entry, rules in of_entries.items() if rules}
            granted = {program.number(node): tuple(self._about(node.rules, topic)) for node in grants if self._is_used(node)}
            one.granted = {node: rules for node, rules in granted.items() if rules}
            every = (*one.standing, *(rule for rules in (*one.of_entries.values(), *one.granted.values()) for rule in rules))
            one.shares = any(rule.pieces is not None for rule in every)
        about: dict[str, list[tuple[int, tuple[Rule, ...]]]] = {}  # by entry
        for one in self.topics.values():
            for entry, rules in one.of_entries.items():
                about.setdefault(entry, []).append((one.number, rules))
        self.rules_of = about
        for definition in program.definitions.values():
            endings = {
                program.number(node): self._endings(node, str(definition.name)) for node in grants if self._is_used(node)
            }
            self.names[f"ends_{program.number(definition)}"] = {node: found for node, found in endings.items() if found}

    def _is_used(self, node: tree.Grant) -> bool:
        """Tell whether a grant stands in a text that was generated."""
        return all(f"m_{self.number(one)}" in self.names or not hasattr(one, "pattern") for one in node.rules)

    def _is_called(self, rule: tree.Rule) -> bool:
        """Tell whether a rule is looked up; those that are written at their events are not."""
        return not isinstance(rule, tree.Trigger) or f"m_{self.number(rule)}" in self.names

    def _endings(self, node: tree.Grant, event: str) -> tuple[Any, ...]:
        number = self.number(node)
        places = [place for place, one in enumerate(node.until) if one.pattern is not None and one.pattern.event == event]
        return tuple(self.names[f"e_{number}_{place}"] for place in places)

    def _about(
        self, rules: Iterable[tree.Rule], topic: Topic, conditions: tuple[tree.ConditionalRules, ...] = ()
    ) -> Iterable[Rule]:
        for rule in rules:
            if isinstance(rule, tree.ConditionalRules):
                yield from self._about(rule.rules, topic, (*conditions, rule))
            elif isinstance(rule, tree.SharedRules) or (topic_of(rule) == topic and self._is_called(rule)):
                yield self._rule(rule, conditions)

    def _rule(self, rule: tree.Rule, conditions: tuple[tree.ConditionalRules, ...]) -> Rule:
        number, names = self.number(rule), self.names
        key = number, tuple(map(self.number, conditions))
        if key not in self._known:
            under = tuple(Condition(self.number(one), names[f"h_{self.number(one)}"]) for one in conditions)
            made = self._known[key] = Rule(rule, number, under)
            match rule:
                case tree.Trigger() | tree.Replacement():
                    made.matches, made.run, made.once_per = names[f"m_{number}"], names[f"r_{number}"], str(rule.once_per)
                    made.suspends = number in self.source.stopping_rules
                case tree.Prohibition():
                    made.matches = names[f"m_{number}"]
                case tree.Modifier():
                    made.among, made.where, made.value = (names[f"{sort}_{number}"] for sort in "awx")
                    made.operator, made.only_this = rule.operator, _is_about_itself(rule)
                case tree.SharedRules():
                    made.pieces, made.player = names[f"y_{number}"], names[f"z_{number}"]
            if counts_changes(self.telling) and number in self.layout.tables.written_on:
                watch(made)
        return self._known[key]

    # ------------------------------------------------------------ players

    def seats_in_order(self, position: Position) -> tuple[int, ...]:
        """Seats in the order that the game declares for rules."""
        key, everybody = self.names["order_key"], position.everybody
        return tuple(sorted(range(position.seats), key=lambda seat: key(position, everybody[seat])))

    # ------------------------------------------------------------ positions

    def position(self, state: State) -> Position:
        """A position of the oracle, laid out for speed."""
        found = from_state(self.layout, state)
        found.module = self
        found.keeps_places = self.source.keeps_places
        return found


def _is_about_itself(rule: tree.Modifier) -> bool:
    """Tell whether a modifier says in its guard that it is about the piece that has it: `where x == this`."""
    parts = [rule.where]
    while parts:
        match parts.pop():
            case tree.Operation("and", left, right):
                parts += [left, right]
            case tree.Operation("==", tree.Name(one), tree.Name(other)):
                if {str(one), str(other)} == {str(rule.name), "this"}:
                    return True
    return False


def engine_of(program: Program, telling: Telling) -> Engine:
    """The generated code of a program; new rules make it out of date."""
    engines, key = tables_of(program).engines, (telling, len(program.nodes))
    found: Engine | None = engines.get(key)
    if found is None:
        found = engines[key] = Engine(program, source_of(program, telling), telling)
    return found
