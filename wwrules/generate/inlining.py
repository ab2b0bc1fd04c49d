"""What is written where it is used instead of being called: procedures, events, rules of the flow, functions of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING

from wwrules.compile import procedure_tree as tree
from wwrules.generate.statements import assigned, declared, gives, row_lists, row_names, size

if TYPE_CHECKING:
    from wwrules.generate.acts import Act
    from wwrules.generate.module import Module

_SMALL = 8  # statements that may be written several times
_TWICE = 32  # statements that may be written twice
_LARGE = 60  # statements that may be written once
_WHOLE = 160  # statements that may be written into one function
_LOOPS = 10  # that may be open where something is written
_LOCALS = 64  # that a function may keep; copying a game reads them all
_PARTS = 40  # nodes of a function of the game that may be written several times
_LARGE_PROGRAM = 4000  # nodes above which less is written several times, so that the game is soon ready
_PARTS_OF_LARGE, _SMALL_OF_LARGE, _ONCE_OF_LARGE = 12, 3, 4


class Inlining:
    """Decisions about one program; they depend on nothing but its texts."""

    def __init__(self, module: Module) -> None:
        self.module, program = module, module.program
        calls = [one for one in program.nodes if isinstance(one, tree.Do | tree.Announce)]
        self.sites = Counter(str(one.procedure if isinstance(one, tree.Do) else one.event) for one in calls)
        self.sizes = {str(name): size(one.block) for name, one in program.definitions.items()}
        self.parts = {str(name): sum(1 for _ in tree.parts(one.value)) for name, one in program.functions.items()}
        self._staying: dict[int, bool] = {}
        self._changed: dict[int, frozenset[str]] = {}
        self._rows: dict[int, frozenset[str]] = {}
        self._row_lists: dict[int, frozenset[str]] = {}
        self._same: dict[int, tuple[tree.Call | tree.Attribute, ...]] = {}
        self._repeated: dict[int, list[tree.Call]] = {}
        self._inner: dict[int, list[tuple[tree.Call, tree.Call]]] = {}
        self._nodes: list[tree.Node] = []
        self._is_large = len(program.nodes) > _LARGE_PROGRAM
        self.settling: set[str] = {"settled"}
        before = 0
        while before != len(self.settling):
            before = len(self.settling)
            self.settling |= {str(name) for name, one in program.functions.items() if self.settles(one.value)}

    def changed(self, block: tree.Block) -> frozenset[str]:
        """Names that statements set."""
        if id(block) not in self._changed:
            self._changed[id(block)] = frozenset(assigned(block) | declared(block))
        return self._changed[id(block)]

    def rows(self, definition: tree.Definition) -> frozenset[str]:
        """Names of a definition that may be known by rows."""
        if id(definition) not in self._rows:
            self._rows[id(definition)] = row_names(definition.block, [str(one.name) for one in definition.parameters])
        return self._rows[id(definition)]

    def row_lists(self, definition: tree.Definition) -> frozenset[str]:
        """Names of a definition that may be lists of rows."""
        if id(definition) not in self._row_lists:
            self._row_lists[id(definition)] = row_lists(definition.block, [str(one.name) for one in definition.parameters])
        return self._row_lists[id(definition)]

    def the_same(self, node: tree.Tally | tree.Total | tree.Best) -> tuple[tree.Call | tree.Attribute, ...]:
        """What in a loop is the same for every item: functions of the game and modified attributes."""
        if id(node) not in self._same:
            looked_at = (node.where, getattr(node, "value", None), getattr(node, "keys", None))
            self._same[id(node)] = tuple(dict.fromkeys(self._unchanging(looked_at, frozenset([str(node.name)]))))
            self._nodes.append(node)  # so that no other gets its number
        return self._same[id(node)]

    def _unchanging(self, node: object, bound: frozenset[str]) -> Iterator[tree.Call | tree.Attribute]:
        program = self.module.program
        match node:
            case tree.Tally() | tree.Total() | tree.Best():
                yield from self._unchanging(node.among, bound)
                looked_at = (node.where, getattr(node, "value", None), getattr(node, "keys", None))
                yield from self._unchanging(looked_at, bound | {str(node.name)})
                return
            case tree.Call(function=name) if name in program.functions and _is_free(node, bound):
                if name not in self.settling:
                    yield node
                return
            case tree.Call(function=name) if name in program.functions and name not in self.settling:
                yield from (one for _, one in self.inner_calls(node) if _is_free(one, bound))
            case tree.Attribute(name=name) if name not in self.module.tables.zones and _is_free(node, bound):
                yield node
                return
        inner = [getattr(node, one.name) for one in fields(node)] if isinstance(node, tree.Node) else node
        if isinstance(inner, list | tuple):
            for one in inner:
                yield from self._unchanging(one, bound)

    def inner_calls(self, node: tree.Call) -> list[tuple[tree.Call, tree.Call]]:
        """Functions that a function always looks at, given only its parameters, and the same in the words of the caller."""
        if id(node) not in self._inner:
            self._inner[id(node)] = list(self._inner_calls(node))
            self._nodes.append(node)
        return self._inner[id(node)]

    def _inner_calls(self, node: tree.Call) -> Iterator[tuple[tree.Call, tree.Call]]:
        functions = self.module.program.functions
        function = functions[node.function]
        given = {str(one.name): argument for one, argument in zip(function.parameters, node.arguments, strict=True)}
        for one in dict.fromkeys(self._looked_at(function.value, always=True)):
            names = [str(argument.id) for argument in one.arguments if isinstance(argument, tree.Name) and argument.id in given]
            if len(names) == len(one.arguments) and not self.module.needs(functions[one.function]):
                outside = tree.Call(one.function, tuple(given[name] for name in names))
                self.module.stand_in(outside, one)
                yield one, outside

    def repeated(self, node: tree.Expression) -> list[tree.Call]:
        """Functions of the game that are looked at in any case, and again."""
        if id(node) not in self._repeated:
            always = list(self._looked_at(node, always=True))
            often = Counter(self._looked_at(node, always=False))
            self._repeated[id(node)] = [one for one in dict.fromkeys(always) if often[one] > 1]
        return self._repeated[id(node)]

    def _looked_at(self, node: object, *, always: bool) -> Iterator[tree.Call]:
        """Calls of functions in an expression, outside of loops; perhaps only those that are always made."""
        match node:
            case tree.Tally() | tree.Total() | tree.Best():
                yield from self._looked_at(node.among, always=always)
            case tree.Operation(operator="and" | "or") if always:
                yield from self._looked_at(node.left, always=True)
            case tree.Call(function=name) if name in self.module.program.functions and name not in self.settling:
                yield node
            case tree.Node():
                for one in fields(node):
                    yield from self._looked_at(getattr(node, one.name), always=always)
            case tuple():
                for one in node:
                    yield from self._looked_at(one, always=always)

    def settles(self, node: object) -> bool:
        """Tell whether looking at something can use something up, so that it must be looked at in its turn."""
        return any(isinstance(part, tree.Call) and part.function in self.settling for part in tree.parts(node))

    def must_stay(self, node: tree.Statement) -> bool:
        """Tell whether the expressions of a statement must be looked at one after the other, as they stand."""
        if id(node) not in self._staying:
            own = [part for part in _expressions(node) if self.settles(part)]
            self._staying[id(node)] = bool(own)
        return self._staying[id(node)]

    def function(self, function: tree.Function, inside: tuple[str, ...], *, in_loop: bool) -> bool:
        """Tell whether what a function of the game gives can be written where it is used."""
        name = str(function.name)
        looks = in_loop and any(self._looked_at(function.value, always=True))  # at what may be the same in every turn
        most = _PARTS_OF_LARGE if self._is_large and not looks else _PARTS
        return name not in inside and len(inside) < 3 and self.parts[name] <= most and name not in self.settling

    def definition(self, definition: tree.Definition, act: Act) -> bool:
        """Tell whether a procedure, scope or event can be written where it is called."""
        module, name = self.module, str(definition.name)
        length = self.sizes[name]
        once = _ONCE_OF_LARGE if self._is_large else _LARGE
        several = _SMALL_OF_LARGE if self._is_large else _SMALL if self.sites[name] > 2 else _TWICE
        if self.module.is_watched(name) or length > (once if self.sites[name] == 1 else several):
            return False
        if module.number(definition) in act.inside or act.text.loops > _LOOPS or not _ends_last(definition):
            return False
        if definition.sort == "event" and (module.looks_for_rules(definition) or module.topic(("forbid", name))):
            return False
        return act.has_room_for(definition, length, _WHOLE, _LOCALS)

    def rule(self, stage: str, event: tree.Definition) -> tree.Trigger | None:
        """The rule of the flow that is the only one at a stage of an event, if it always does what it does."""
        module, name = self.module, str(event.name)
        rules = module.stopping.rules.get((stage, name), [])
        if len(rules) != 1 or (stage, name) in module.tables.owned or module.shares_rules or module.is_watched(name):
            return None
        (rule,) = rules
        if not isinstance(rule, tree.Trigger) or rule.optional or rule.once_per or id(rule) in module.conditional:
            return None
        fits = len(rule.pattern.arguments) == len(event.parameters)
        return rule if fits and not gives(rule.block) and size(rule.block) <= _LARGE else None


def _is_free(node: tree.Node, bound: frozenset[str]) -> bool:
    """Tell whether nothing that is bound is looked at."""
    return not any(isinstance(part, tree.Name) and part.id in bound for part in tree.parts(node))


def _expressions(node: tree.Statement) -> list[object]:
    """The expressions of a statement, without the statements in it."""
    match node:
        case tree.If(branches=branches):
            return [test for test, _ in branches]
        case tree.ForEach():
            return [node.among, node.where, node.order]
        case tree.Repeat(times=times):
            return [times]
        case tree.Loop():
            return []
        case tree.Choose():
            return [node.among, node.where, node.by, node.count]
        case tree.ChooseOne():
            return [node.by, *(one.where for one in node.options)]
    return [node]


def _ends_last(definition: tree.Definition) -> bool:
    """Tell whether nothing ends a text before its last statement."""
    found = gives(definition.block)
    if definition.sort == "event":
        return not found
    return not found or (len(found) == 1 and definition.block.statements[-1] is found[0])
