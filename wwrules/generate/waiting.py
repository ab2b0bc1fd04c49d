"""Rules that wait, for the compiled backend: who has them, what they forbid, and what they modify.

The same as the oracle's, with patterns, conditions and blocks already compiled. Nothing here knows any game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.generate.basics import clamped, number, used_up
from wwrules.generate.layout import UNSET
from wwrules.generate.position import Holders, Position
from wwrules.run.values import Piece, Thing, Value, Zone

Env = dict[str, Value]
NO_ENV: Env = {}
Key = tuple[int, Value, Value, int]


@dataclass(slots=True)
class Condition:
    """What rules stand under."""

    number: int
    holds: Callable[[Position, Value, Value, Env], bool]


@dataclass(slots=True, eq=False)
class Rule:
    """A rule, compiled. Which of these are used depends on its sort."""

    node: tree.Rule
    number: int
    conditions: tuple[Condition, ...]
    matches: Callable[..., bool] | None = None
    run: Callable[..., Any] | None = None
    suspends: bool = False
    once_per: str = ""
    among: Callable[..., tuple[Value, ...]] | None = None  # of a modifier
    where: Callable[..., bool] | None = None
    value: Callable[..., Value] | None = None
    operator: str = ""
    only_this: bool = False  # of a modifier: it modifies the piece that has it and nothing else
    pieces: Callable[..., tuple[Value, ...]] | None = None  # of rules that are shared
    player: Callable[..., Value] | None = None


@dataclass(slots=True)
class Topic:
    """All rules about one thing: those of the flow, of entries, and of grants."""

    number: int
    owned: bool = True  # some of its rules can belong to somebody
    standing: tuple[Rule, ...] = ()
    of_entries: dict[str, tuple[Rule, ...]] = field(default_factory=dict)
    granted: dict[int, tuple[Rule, ...]] = field(default_factory=dict)
    shares: bool = False  # some of its rules share the rules of pieces


class Waiting(NamedTuple):
    """A rule on behalf of somebody."""

    rule: Rule
    you: Value
    this: Value
    env: Env
    granted: int

    @property
    def key(self) -> Key:
        """What tells this one from others in a saved position."""
        return (self.rule.number, self.you, self.this, self.granted)


# ---------------------------------------------------------------- which rules wait


def waiting(position: Position, topic: Topic) -> list[Waiting]:
    """The rules about a topic that wait now, oldest first. They are the same until pieces, owners or grants change."""
    known = position.waits.get(topic.number)
    if known is not None and (known[0] is position.grants or not topic.granted) and not position.conditions:
        return known[1]  # type: ignore[no-any-return]
    found: list[Waiting] = []
    for rule in topic.standing:
        _add(position, found, topic, Waiting(rule, None, None, NO_ENV, 0))
    if topic.of_entries:
        for piece, rules in _holders_of(position, topic):
            owner = position.owners[piece.number]
            for rule in rules:
                _add(position, found, topic, Waiting(rule, owner, piece, NO_ENV, 0))
    if topic.granted:
        for one in position.grants:
            for rule in topic.granted.get(one.node, ()):
                _add(position, found, topic, Waiting(rule, one.you, one.this, one.env, one.number))
    if not position.conditions and not topic.shares:
        _remember(position, topic, found)
    return found


def any_waiting(position: Position, topic: Topic) -> bool:
    """Tell whether any rule about a topic waits at all. That none does is remembered, and generated code looks there first."""
    if topic.standing:
        return True
    if topic.of_entries and _holders_of(position, topic):
        return True
    if topic.granted and any(one.node in topic.granted for one in position.grants):
        return True
    position.idle.add(topic.number)
    return False


def _remember(position: Position, topic: Topic, found: list[Waiting]) -> None:
    position.waits[topic.number] = position.grants, found
    if not found:
        position.idle.add(topic.number)


def _holders_of(position: Position, topic: Topic) -> list[tuple[Piece, tuple[Rule, ...]]]:
    """Pieces that have rules about a topic where they lie, with these rules."""
    number_ = topic.number
    holders: list[tuple[Piece, tuple[Rule, ...]]] | None = position.topics.get(number_)
    if holders is None:
        holders = [one for about in rule_holders(position) if number_ in about for one in about[number_]]
        position.topics[number_] = holders
    return holders


def _add(position: Position, found: list[Waiting], topic: Topic, one: Waiting) -> None:
    rule = one.rule
    if position.conditions and any(condition.number in position.conditions for condition in rule.conditions):
        return
    if rule.pieces is None:
        found.append(one)
    elif lives(position, rule, one.you, one.this, one.env):
        player = rule.player(position, one.you, one.this, one.env)  # type: ignore[misc]
        for piece in rule.pieces(position, one.you, one.this, one.env):
            if isinstance(piece, Piece):
                for inner in topic.of_entries.get(rule_entry(position, piece), ()):
                    _add(position, found, topic, Waiting(inner, player, piece, NO_ENV, 0))


def lives(position: Position, rule: Rule, you: Value, this: Value, env: Env) -> bool:
    """Tell whether all that a rule stands under holds."""
    for condition in rule.conditions:  # noqa: SIM110 - twice as fast
        if not _holds(position, condition, you, this, env):
            return False
    return True


def _holds(position: Position, condition: Condition, you: Value, this: Value, env: Env) -> bool:
    """While a condition is looked at, rules under it do not count, of whichever piece."""
    looked_at, number_, holds = position.conditions, condition.number, condition.holds
    if looked_at is None:
        looked_at = position.conditions = set()
    if number_ in looked_at:
        return False
    looked_at.add(number_)
    try:
        return holds(position, you, this, env)
    finally:
        looked_at.discard(number_)


def rule_holders(position: Position) -> list[Holders]:
    """Pieces that lie where their rules work, by topic, for each zone in which there are any."""
    if position.holders is None:
        zones, known = position.live_zones, position.holders_in
        position.holders = [
            one for zone in zones if (one := known[zone] if zone in known else _holders_in(position, zone)) is not None
        ]
    return position.holders


def _holders_in(position: Position, zone: Zone) -> Holders | None:
    """Pieces of a zone in which their rules work, with the rules, by topic; None if there are none."""
    found: Holders = {}
    tables, rules_of, word = position.layout.tables, position.module.rules_of, zone.word
    kinds, entries, live, named = position.kinds, position.entries, tables.live_zones, tables.rules_of
    for piece in position.contents(zone):
        kind, entry = kinds[piece.number], entries[piece.number]
        if word in live.get(kind, ()):
            of = rule_entry(position, piece) if named.get(kind) else entry.id if entry is not None else ""
            for about, rules in rules_of.get(of, ()):
                if about in found:
                    found[about].append((piece, rules))
                else:
                    found[about] = [(piece, rules)]
    position.holders_in[zone] = found or None
    return found or None


def look_again(position: Position, *changed: Zone | None) -> None:
    """Forget whose rules work in zones in which something has changed."""
    live = position.layout.live
    for zone in changed:
        if zone is not None and zone.word in live:
            position.holders_in.pop(zone, None)
            position.holders = None
            position.topics, position.waits, position.idle = {}, {}, set()


def rules_moved(position: Position, piece: Piece, before: Zone | None, after: Zone) -> None:
    """A piece has come from one zone to another: forget who waits for what it has rules about."""
    about = position.module.rules_of.get(rule_entry(position, piece))
    if about is None:
        return
    position.holders_in.pop(before, None)  # type: ignore[arg-type]
    position.holders_in.pop(after, None)
    position.holders = None
    topics, waits, idle = position.topics, position.waits, position.idle
    for topic, _ in about:
        topics.pop(topic, None)
        waits.pop(topic, None)
        idle.discard(topic)


def owner_changed(position: Position, piece: Piece) -> None:
    """Rules of a piece are on behalf of somebody else."""
    for topic, _ in position.module.rules_of.get(rule_entry(position, piece), ()):
        position.waits.pop(topic, None)


def rule_entry(position: Position, piece: Piece) -> str:
    """The entry whose rules a piece has: the one an attribute names, or its own."""
    attribute = position.layout.tables.rules_of.get(position.kinds[piece.number])
    if not attribute:
        entry = position.entries[piece.number]
        return entry.id if entry is not None else ""
    slot = position.layout.marks.get(attribute)
    named = position.marks[slot][piece.number] if slot is not None else UNSET
    if named is UNSET:
        entry = position.entries[piece.number]
        named = position.layout.tables.property(entry.id, attribute) if entry is not None else None
    return named.id if isinstance(named, Thing) else ""


# ---------------------------------------------------------------- prohibitions and modifiers


def prohibition(position: Position, topic: Topic, arguments: tuple[Value, ...]) -> Waiting | None:
    """The rule that forbids an event."""
    for one in waiting(position, topic):
        rule = one.rule
        if rule.matches is not None and rule.matches(position, rule, one.you, one.this, one.env, arguments):
            return one
    return None


def is_forbidden(position: Position, topic: Topic, event: str, arguments: tuple[Value, ...]) -> bool:
    """Tell whether a rule forbids an event that is about to happen, and note it."""
    one = prohibition(position, topic, arguments)
    if one is None:
        return False
    if position.log is not None:
        position.log.append({"fact": "prevented", "event": event, "by": one.this, "rule": one.rule.number})
    return True


def is_protected(position: Position, topic: Topic, piece: Value, source: Value) -> bool:
    """Tell whether a rule forbids that a rule of one piece touches another, and note it."""
    if source is None or source is piece or topic.number in position.idle:
        return False
    return is_forbidden(position, topic, "affected", (piece, source))


def can_affect(position: Position, topic: Topic | None, source: Value, piece: Value) -> bool:
    """Tell whether nothing forbids that a rule of one piece touches another."""
    if topic is None or source is None or source == piece:
        return True
    return prohibition(position, topic, (piece, source)) is None


def modified(
    position: Position, of: Value, name: str, base: Value, rules: list[Waiting], affected: Topic | None, low: Any, high: Any
) -> Value:
    """A value after everything that modifies it: set (the latest), plus and minus, times; within its range."""
    if position.settling is None:  # else looking at a rule may use something up, and each is looked at
        rules = [one for one in rules if one.this is of or not one.rule.only_this]
        if not rules:
            return clamped(base, low, high) if low is not None else base
    looking = position.looking
    if looking is None:
        looking = position.looking = set()
    if (of, name) in looking:
        return base
    looking.add((of, name))
    try:
        value = _modified(position, of, base, rules, affected)
    finally:
        looking.discard((of, name))
    return clamped(value, low, high) if low is not None else value


def _modified(position: Position, of: Value, base: Value, rules: list[Waiting], affected: Topic | None) -> Value:
    setting, adding, factor = None, 0, 1
    settling = position.settling
    for rule, you, this, env, granted in rules:
        if rule.among is None or of not in rule.among(position, you, this, env, of):
            continue
        if rule.conditions and not lives(position, rule, you, this, env):
            continue
        if not rule.where(position, you, this, env, of) or _is_protected(position, affected, of, this):  # type: ignore[misc]
            continue
        value = rule.value(position, you, this, env, of)  # type: ignore[misc]
        if rule.operator == "set":
            setting = value
        elif rule.operator == "times":
            factor *= number(value)
        else:
            adding += number(value) if rule.operator == "plus" else -number(value)
        if settling is not None and granted:
            settling.append(granted)
    if setting is None and adding == 0 and factor == 1:
        return base
    return (number(base if setting is None else setting) + adding) * factor


def _is_protected(position: Position, affected: Topic | None, of: Value, this: Value) -> bool:
    """Tell whether a piece is protected from what a rule of another does."""
    if affected is None or not isinstance(of, Piece) or not isinstance(this, Piece) or this is of:
        return False
    return prohibition(position, affected, (of, this)) is not None


def settled(position: Position, look: Callable[..., Value], *given: Any) -> Value:
    """A value for good: modifiers with limited uses that count in it are used up."""
    outer, position.settling = position.settling, []
    try:
        value = look(*given)
        used = set(position.settling)
    finally:
        position.settling = outer
    used_up(position, used)
    return value
