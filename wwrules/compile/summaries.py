"""What a text may do: what it reads and writes, whether it asks, rolls, makes or ends something, what it announces.

A name stands for that attribute or zone of anything; one with a star for what rules do to each other. Too much is counted
rather than too little: a question that was not needed is a nuisance, one that was left out is a mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.nodes import Span, held

if TYPE_CHECKING:
    from wwrules.compile.program import Program

RULES = "*rules"  # which rules wait: every rule reads it, whatever can take one away writes it
THIS = "*this"  # whether the other rules of the same piece wait
GRANTS = "*grants"
PIECES = "*pieces"
SHOWN = "*shown"


class Summary(NamedTuple):
    """What a text may do: names it reads and writes, whether it asks or rolls, and what follows from it."""

    reads: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()
    asks: bool = False
    random: bool = False
    announces: frozenset[str] = frozenset()  # events
    ends: bool = False  # the game
    makes: bool = False  # pieces


def summary(program: Program, rule: tree.Rule) -> Summary:
    """What a rule may do, with everything it calls and announces and what that sets off."""
    key = ("all", id(rule))
    if key not in program.summaries:
        found = _joined(_of_part(program, part) for part in _reached(program, [rule]))
        if found.writes & _index(program).conditions:
            found = found._replace(writes=found.writes | {RULES} | _index(program).topics)
        program.summaries[key] = found
    told: Summary = program.summaries[key]
    return told


class _Index:
    """What is looked for again and again among all rules of a program."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @cached_property
    def topics(self) -> frozenset[str]:
        """Of all rules that there are."""
        return frozenset(topic for node in self.program.nodes if (topic := _topic(node)))

    @cached_property
    def topics_of_entries(self) -> frozenset[str]:
        """Of the rules that stand on entries."""
        return _topics(self.program.rules.values())

    @cached_property
    def zones(self) -> frozenset[str]:
        return frozenset(word.id for word in self.program.game.words.values() if word.sort == "zone")

    @cached_property
    def grants(self) -> list[tree.Grant]:
        return [one for one in self.program.nodes if isinstance(one, tree.Grant)]

    @cached_property
    def carries(self) -> bool:
        """Whether anything carries anything."""
        return any(isinstance(one, tree.Carry) for one in self.program.nodes)

    @cached_property
    def modifiers(self) -> dict[str, list[tree.Node]]:
        """By what they modify."""
        found: dict[str, list[tree.Node]] = {}
        for one in self.program.nodes:
            if isinstance(one, tree.Modifier):
                found.setdefault(one.attribute, []).append(one)
        return found

    @cached_property
    def waiting(self) -> dict[str, list[tree.Node]]:
        """Rules by the event that they wait for."""
        found: dict[str, list[tree.Node]] = {}
        for one in self.program.nodes:
            if isinstance(one, tree.Trigger | tree.Replacement | tree.Prohibition):
                found.setdefault(one.pattern.event, []).append(one)
        return found

    @cached_property
    def conditions(self) -> frozenset[str]:
        """What `while` and `share` look at: changing it can take rules away."""
        roots: list[tree.Node] = []
        for node in self.program.nodes:
            if isinstance(node, tree.ConditionalRules):
                roots.append(node.condition)
            elif isinstance(node, tree.SharedRules):
                roots += [node.of, node.to]
        return _joined(_of_part(self.program, part) for part in _reached(self.program, roots)).reads


def _index(program: Program) -> _Index:
    key = ("index", 0)
    if key not in program.summaries:
        program.summaries[key] = _Index(program)
    found: _Index = program.summaries[key]
    return found


def own_summary(program: Program, node: tree.Node) -> Summary:
    """What a text does itself and by what it calls: not what waits for it, nor the rules that it grants.

    What it reads and writes is left out; that takes a look at every rule of the game.
    """
    key = ("own", id(node))
    if key not in program.summaries:
        seen: set[int] = set()
        roots, found = [node], []
        while roots:
            root = roots.pop()
            if id(root) not in seen:
                seen.add(id(root))
                for part in own_parts(root):
                    found.append(_deed(program, part))
                    roots.extend(_calls(program, part))
        program.summaries[key] = _joined(found)
    told: Summary = program.summaries[key]
    return told


def _deed(program: Program, part: tree.Node) -> Summary:
    """What a single part asks, rolls, announces, makes or ends."""
    match part:
        case tree.Do(procedure=name) | tree.Announce(event=name) if name in program.definitions:
            is_event = program.definitions[name].sort == "event"
            return Summary(announces=frozenset([name] if is_event else []))
    return Summary(
        asks=isinstance(part, tree.Choose | tree.ChooseOne | tree.Together) or getattr(part, "optional", False),
        random=isinstance(part, tree.Roll | tree.Draw | tree.Shuffle),
        ends=isinstance(part, tree.EndGame),
        makes=isinstance(part, tree.Make),
    )


def own_parts(node: object) -> Iterator[tree.Node]:
    """Every part of a text, but not of the rules that it grants."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tree.Grant):
            yield one
            waiting += [one.uses, one.to]
        elif isinstance(one, tree.Node):
            yield one
            waiting += held(one)
        elif isinstance(one, tuple) and not isinstance(one, Span):
            waiting += reversed(one)


def reached(program: Program, root: tree.Node) -> list[tree.Node]:
    """Every part of a text and of what it calls."""
    seen: dict[int, tree.Node] = {}
    roots = [root]
    while roots:
        for part in tree.parts(roots.pop()):
            if id(part) not in seen:
                seen[id(part)] = part
                roots.extend(_calls(program, part))
    return list(seen.values())


def touches_a_piece(program: Program, part: tree.Node) -> bool:
    """Tell whether a statement may move or change a piece."""
    match part:
        case tree.Assign(target=tree.Attribute(name=name)):
            return _may_be_of_a_piece(program, name)
    return isinstance(part, tree.Move | tree.Carry)


def _calls(program: Program, part: tree.Node) -> Iterator[tree.Node]:
    match part:
        case tree.Call(function=name) if name in program.functions:
            yield program.functions[name].value
        case tree.Do(procedure=name) | tree.Announce(event=name) if name in program.definitions:
            yield program.definitions[name].block


def _joined(found: Iterable[Summary]) -> Summary:
    every = list(found)
    reads = frozenset().union(*(one.reads for one in every))
    writes = frozenset().union(*(one.writes for one in every))
    announces = frozenset().union(*(one.announces for one in every))
    asks, random = any(one.asks for one in every), any(one.random for one in every)
    ends, makes = any(one.ends for one in every), any(one.makes for one in every)
    return Summary(reads, writes, asks, random, announces, ends, makes)


def _reached(program: Program, roots: list[tree.Node]) -> Iterator[tree.Node]:
    """Every part of some texts and of all they lead to, once."""
    seen: set[int] = set()
    while roots:
        root = roots.pop()
        if id(root) not in seen:
            seen.add(id(root))
            for part in tree.parts(root):
                yield part
                roots.extend(_led_to(program, part))


def _led_to(program: Program, part: tree.Node) -> Iterator[tree.Node]:
    """Texts that count when a part does: what it calls, what modifies what it reads, what waits for what it does."""
    match part:
        case tree.Attribute(name=name) | tree.Name(id=name) if name in program.modified:
            yield from _index(program).modifiers.get(name, ())
        case tree.Move() | tree.Call(function="can-affect"):
            yield from _index(program).waiting.get("affected", ())
        case tree.Assign(target=tree.Attribute(name=name)) if _may_be_of_a_piece(program, name):
            yield from _index(program).waiting.get("affected", ())
        case tree.Do(procedure=name) | tree.Announce(event=name) if name in program.definitions:
            if program.definitions[name].sort == "event":
                yield from _index(program).waiting.get(name, ())
                yield from program.checks
    yield from _calls(program, part)


def _may_be_of_a_piece(program: Program, name: str) -> bool:
    word = program.game.words.get(name)
    return word is None or word.settings.get("of") not in ("player", "game")


def _topics(roots: Iterable[object]) -> frozenset[str]:
    """What rules change by being there: attributes that they modify, events that they wait for."""
    return frozenset(topic for root in roots for part in tree.parts(root) if (topic := _topic(part)))


def _topic(part: tree.Node) -> str:
    match part:
        case tree.Modifier(attribute=name):
            return f"*modify {name}"
        case tree.Trigger(pattern=pattern) | tree.Replacement(pattern=pattern) | tree.Prohibition(pattern=pattern):
            return f"*event {pattern.event}"
    return ""


def _of_part(program: Program, part: tree.Node) -> Summary:  # noqa: C901, PLR0911 - one case per construct
    match part:
        case tree.Trigger(optional=optional) | tree.Replacement(optional=optional):
            return Summary(reads=frozenset([RULES]), asks=optional)
        case tree.Modifier() | tree.Prohibition():
            return Summary(reads=frozenset([_topic(part)]))
        case tree.Attribute(name=name) | tree.Name(id=name):
            return Summary(reads=frozenset([name]))
        case tree.Assign(target=target):
            return _assigned(program, target)
        case tree.Move() | tree.Make() | tree.Shuffle() | tree.Carry() | tree.Reveal():
            return _moved(program, part)
        case tree.Roll() | tree.Draw():
            return Summary(random=True)
        case tree.Choose() | tree.ChooseOne():
            return Summary(asks=True)
        case tree.Together(decision=decision):
            return Summary(writes=frozenset([decision]), asks=True)
        case tree.Grant(rules=rules):
            return Summary(frozenset([GRANTS]), _topics(rules) | {GRANTS})
        case tree.EndGame():
            return Summary(writes=frozenset([RULES]), ends=True)
        case tree.Do(procedure=name) | tree.Announce(event=name) if name in program.definitions:
            return _called(program, program.definitions[name])
        case tree.Call(function=name):
            return _looked(program, name)
    return Summary()


def _assigned(program: Program, target: tree.Name | tree.Attribute) -> Summary:
    name = target.name if isinstance(target, tree.Attribute) else target.id
    decides = {"owner", *(kind.rules_of for kind in program.game.kinds.values())}
    return Summary(writes=_index(program).topics_of_entries | {name, RULES} if name in decides else frozenset([name]))


def _moved(program: Program, part: tree.Node) -> Summary:
    zones, topics = _index(program).zones, _index(program).topics_of_entries
    match part:
        case tree.Move(what=tree.Name(id="this")) if not _index(program).carries:
            return Summary(zones, zones | topics | {"zone", SHOWN, THIS})
        case tree.Move():
            return Summary(zones | {"carrier"}, zones | topics | {"zone", "carrier", "carried", SHOWN, THIS, RULES})
        case tree.Make():
            return Summary(zones, zones | topics | {"zone", PIECES}, makes=True)
        case tree.Carry():
            return Summary(writes=frozenset(["carrier", "carried"]))
        case tree.Reveal():
            return Summary(writes=frozenset([SHOWN]))
    return Summary(writes=zones, random=True)


def _called(program: Program, definition: tree.Definition) -> Summary:
    if definition.sort == "scope":
        return Summary(frozenset([GRANTS]), frozenset([GRANTS]))
    if definition.sort == "event":
        ended = [
            one.rules for one in _index(program).grants if any(_ends_with(ending, definition.name) for ending in one.until)
        ]
        writes = _topics(ended) | {GRANTS, RULES} if ended else frozenset()
        return Summary(frozenset([f"*event {definition.name}"]), writes, announces=frozenset([definition.name]))
    return Summary()


def _ends_with(ending: tree.Ending, event: str) -> bool:
    return ending.pattern is not None and ending.pattern.event == event


def _looked(program: Program, function: str) -> Summary:
    if function == "settled":  # uses up what was granted for a number of times
        limited = [one.rules for one in _index(program).grants if one.uses is not None]
        return Summary(frozenset([GRANTS]), _topics(limited) | {GRANTS} if limited else frozenset())
    if function == "can-affect":
        return Summary(reads=frozenset(["*event affected"]))
    return Summary(reads=frozenset([PIECES])) if function == "pieces" else Summary()
