"""The timeline of an event, the same for all: forbid → instead → before → body → after → standing checks.

Rules that wait are those of the flow, those of pieces in their live zones, and those granted for a while. Which comes first is
declared by the game; an owner is asked only when the order can matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.run.expressions import evaluate, holds, items, number, rank
from wwrules.run.interference import interfere, is_impersonal, touches_pieces
from wwrules.run.state import Call, Frame, Granted, Question, Request
from wwrules.run.tables import Topic
from wwrules.run.values import Piece, Player, Value, player_of

if TYPE_CHECKING:
    from wwrules.run.interpret import Machine

_NEUTRAL = {"plus": 0, "minus": 0, "times": 1}  # what changes nothing
STAGES = ("forbid", "instead", "before", "body", "after", "checks")


@dataclass(slots=True)
class Waiting:
    """A rule on behalf of somebody: the rule, its owner, the piece it belongs to, what it remembers and stands under."""

    rule: tree.Rule
    node: int
    you: Value
    this: Value
    env: dict[str, Value]
    granted: int = 0  # number of the grant it comes from
    conditions: tuple[tree.ConditionalRules, ...] = ()

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells this one from others in a saved position."""
        return (self.node, self.you, self.this, self.granted)

    def locals(self) -> dict[str, Value]:
        """Names inside the rule."""
        return {**self.env, "you": self.you, "this": self.this}

    def lives(self, machine: Machine) -> bool:
        """Tell whether all it stands under holds."""
        return all(machine.condition_holds(one, self.locals()) for one in self.conditions)


# ---------------------------------------------------------------- which rules wait


def waiting(machine: Machine, topic: Topic) -> list[Waiting]:
    """The rules about a topic that wait now, oldest first; what they stand under is looked at when they would match."""
    found: list[Waiting] = []
    for rule, node, conditions in machine.tables.standing(topic):
        _add(machine, found, topic, Waiting(rule, node, None, None, {}, 0, conditions))
    of_entries = machine.tables.of_entries(topic)
    if of_entries:
        for piece, entry in machine.rule_holders():
            if entry in of_entries:
                _add_rules(machine, found, topic, piece, entry, machine.stored(piece, "owner"))
    for granted in machine.state.grants:
        for rule, node, conditions in machine.tables.granted(granted.node, topic):
            one = Waiting(rule, node, granted.you, granted.this, granted.env, granted.number, conditions)
            _add(machine, found, topic, one)
    return found


def _add(machine: Machine, found: list[Waiting], topic: Topic, one: Waiting) -> None:
    """Add a rule, or those that it shares; rules whose condition is being looked at do not count."""
    if any(machine.is_looked_at(condition) for condition in one.conditions):
        return
    if not isinstance(one.rule, tree.SharedRules):
        found.append(one)
    elif one.lives(machine):
        player = evaluate(machine, one.rule.to, one.locals())
        for piece in machine.pieces_of(evaluate(machine, one.rule.of, one.locals())):
            _add_rules(machine, found, topic, piece, machine.rule_entry(piece), player)


def _add_rules(machine: Machine, found: list[Waiting], topic: Topic, piece: Piece, entry: str, owner: Value) -> None:
    """Add the rules of a piece, on behalf of somebody."""
    for rule, node, conditions in machine.tables.of_entries(topic).get(entry, ()):
        _add(machine, found, topic, Waiting(rule, node, owner, piece, {}, 0, conditions))


def match(machine: Machine, one: Waiting, event: str, arguments: list[Value]) -> dict[str, Value] | None:
    """The locals of a rule that fits an event, or None."""
    pattern = getattr(one.rule, "pattern", None)
    if pattern is None or pattern.event != event or len(pattern.arguments) != len(arguments):
        return None
    env = one.locals()
    for wanted, value in zip(pattern.arguments, arguments, strict=True):
        if isinstance(wanted, tree.Bind):
            env[wanted.name] = value
        elif not isinstance(wanted, tree.Anything) and evaluate(machine, wanted, env) != value:
            return None
    if not one.lives(machine):
        return None
    where = one.rule.where if isinstance(one.rule, tree.Trigger | tree.Replacement | tree.Prohibition) else None
    return env if holds(machine, where, env) else None


def is_forbidden(machine: Machine, event: str, arguments: list[Value]) -> bool:
    """Tell whether a rule forbids an event that is about to happen, and note it."""
    one = _prohibition(machine, event, arguments)
    if one is not None:
        machine.note("prevented", event=event, by=one.this, rule=one.node)
    return one is not None


def can_affect(machine: Machine, source: Value, piece: Value) -> bool:
    """Tell whether nothing forbids that a rule of one piece touches another."""
    return _prohibition(machine, "affected", [piece, source]) is None


def _prohibition(machine: Machine, event: str, arguments: list[Value]) -> Waiting | None:
    """The rule that forbids an event. `affected(piece, source)` is asked before a rule of a piece touches another."""
    if ("forbid", event) not in machine.tables.topics or (event == "affected" and arguments[1] in (None, arguments[0])):
        return None
    return next((one for one in waiting(machine, ("forbid", event)) if match(machine, one, event, arguments) is not None), None)


def modified(machine: Machine, of: Value, name: str, base: Value, settling: list[int] | None) -> Value:
    """A value after everything that modifies it: set (the latest), plus and minus, times."""
    setting, adding, factor = None, 0, 1
    reaching: list[int] = []
    for one in waiting(machine, ("modify", name)):
        rule = one.rule
        if not isinstance(rule, tree.Modifier) or not _reaches(machine, one, rule, of):
            continue
        value = evaluate(machine, rule.value, {**one.locals(), rule.name: of})
        reaching += [one.node] if value != _NEUTRAL.get(rule.operator) else []
        if rule.operator == "set":
            setting = value
        elif rule.operator == "times":
            factor *= number(value)
        else:
            adding += number(value) if rule.operator == "plus" else -number(value)
        if settling is not None and one.granted:
            settling.append(one.granted)
    if setting is None and adding == 0 and factor == 1:
        return base
    if machine.fate is not None and machine.fate.shown is not None:
        machine.fate.shown.update(reaching)
    return (number(base if setting is None else setting) + adding) * factor


def _reaches(machine: Machine, one: Waiting, rule: tree.Modifier, of: Value) -> bool:
    env = {**one.locals(), rule.name: of}
    if of not in items(machine, evaluate(machine, rule.among, env)):
        return False
    if not one.lives(machine) or not holds(machine, rule.where, env):
        return False
    source = one.this if isinstance(one.this, Piece) else None
    return not (isinstance(of, Piece) and _prohibition(machine, "affected", [of, source]))


# ---------------------------------------------------------------- an event under way


def announce(machine: Machine, name: str, env: dict[str, Value], node: tree.Node) -> None:
    """Begin an event."""
    definition = machine.program.definitions[name]
    data: dict[str, Any] = {"stage": -1, "done": ()}
    if name in machine.tables.ending:
        data["since"] = machine.state.numbers
    frame = Frame("event", machine.program.number(definition), data)
    machine.push(Call("event", name, dict(env), [frame]), node)
    _next_stage(machine, name, frame)


def _next_stage(machine: Machine, event: str, frame: Frame) -> None:
    """Go on to the next stage in which anything can happen."""
    stage, topics = frame.data["stage"] + 1, machine.tables.topics
    while STAGES[stage] not in ("body", "checks") and (STAGES[stage], event) not in topics:
        stage += 1
    frame.data["stage"] = stage


def on_event(machine: Machine, call: Call, frame: Frame, node: tree.Definition) -> None:
    """Go on with an event: one stage after the other, each rule once."""
    arguments = [call.env[one.name] for one in node.parameters]
    stage = STAGES[frame.data["stage"]]
    if stage == "forbid":
        if is_forbidden(machine, call.name, arguments):
            machine.finish(call, None)
        else:
            _next_stage(machine, call.name, frame)
    elif stage == "instead":
        _replace(machine, call, frame, arguments)
    elif stage == "body":
        _next_stage(machine, call.name, frame)
        frame.data["done"] = ()
        machine.note("event", event=call.name, arguments=tuple(arguments))
        call.frames.append(Frame("block", machine.program.number(node.block), {"next": 0}))
    elif stage == "checks":
        _end(machine, call, arguments, frame.data.get("since"))
    else:
        _respond(machine, frame, stage, call, arguments)


def _replace(machine: Machine, call: Call, frame: Frame, arguments: list[Value]) -> None:
    if frame.data.pop("replaced", False) and not frame.data.pop("proceeded", False):
        machine.finish(call, None)
        return
    found = [
        one
        for one in waiting(machine, ("instead", call.name))
        if one.key not in frame.data["done"] and _allowed(machine, one)
        if match(machine, one, call.name, arguments) is not None
    ]
    if not found:
        _next_stage(machine, call.name, frame)
        return
    affected = next((one for one in arguments if isinstance(one, Player)), None)
    chosen = _pick(machine, frame, found, affected if len(found) > 1 else None)
    if chosen is not None:
        frame.data["replaced"] = True
        _start_rule(machine, frame, chosen, call.name, arguments)


def _respond(machine: Machine, frame: Frame, stage: str, call: Call, arguments: list[Value]) -> None:
    """Run the next rule that waits before or after the event."""
    found = [
        one
        for one in waiting(machine, (stage, call.name))
        if one.key not in frame.data["done"] and _allowed(machine, one)
        if match(machine, one, call.name, arguments) is not None
    ]
    if not found:
        _next_stage(machine, call.name, frame)
        frame.data["done"] = ()
        frame.data.pop("seats", None)
        return
    if (stage, call.name) in machine.tables.owned:
        found = in_order(machine, frame, found)
    same = [one for one in found if one.you == found[0].you]
    asked = found[0].you if machine.program.owner_chooses and _order_matters(machine, same) else None
    chosen = _pick(machine, frame, same, asked)
    if chosen is not None:
        _start_rule(machine, frame, chosen, call.name, arguments)


def _order_matters(machine: Machine, rules: list[Waiting]) -> bool:
    pairs = [(a, b) for a, b in combinations(rules, 2) if not _is_the_same_twice(machine, a, b)]
    return any(interfere(machine.program, a.rule, b.rule, same_piece=a.this == b.this) for a, b in pairs)


def _is_the_same_twice(machine: Machine, one: Waiting, other: Waiting) -> bool:
    """Tell whether two pieces bring the same rule, which does not depend on which of them it is."""
    program, rule = machine.program, one.rule
    if rule is not other.rule or one.granted or other.granted or not is_impersonal(program, rule):
        return False
    return not touches_pieces(program, rule) or machine.are_alike(one.this, other.this)


def in_order(machine: Machine, frame: Frame, rules: list[Waiting]) -> list[Waiting]:
    """The order the game declares: by player, as they stand when the first rule is due, then by age."""
    if "seats" not in frame.data:
        keys, seats = machine.program.player_order, range(machine.state.seats)
        frame.data["seats"] = tuple(sorted(seats, key=lambda seat: rank(machine, keys, "p", player_of(seat), {})))
    return sorted(rules, key=lambda one: frame.data["seats"].index(one.you.seat) if isinstance(one.you, Player) else -1)


def _pick(machine: Machine, frame: Frame, rules: list[Waiting], asked: Value) -> Waiting | None:
    """The rule that comes next; if `asked` is a player and there is a choice, that player says which."""
    if not isinstance(asked, Player) or len(rules) < 2:
        return rules[0]
    options = tuple(_option(one) for one in rules)
    answer = machine.ask(Request("order", frame.node, {asked.seat: Question(options)}), frame)
    if answer is None:
        return None
    (chosen,) = answer.values()
    return rules[options.index(chosen[0])]


def _option(one: Waiting) -> Value:
    return (one.node, one.this, one.granted)


def _allowed(machine: Machine, one: Waiting) -> bool:
    """Tell whether a rule that works once per scope may still work."""
    scope = getattr(one.rule, "once_per", "")
    return not scope or machine.state.used.get(_limit(one), 0) != machine.state.open_scope(scope)


def _limit(one: Waiting) -> str:
    return repr(one.key)


def _start_rule(machine: Machine, frame: Frame, one: Waiting, event: str, arguments: list[Value]) -> None:
    """Run a rule as a call of its own, after asking if it is optional."""
    frame.data["done"] = (*frame.data["done"], one.key)
    env = match(machine, one, event, arguments) or {}
    source = one.this.number if isinstance(one.this, Piece) else None
    inner = Frame("rule", one.node, {"granted": one.granted, "limit": _limit(one)})
    machine.push(Call("rule", event, env, [inner], source=source, rule=one.node), one.rule)


def on_rule(machine: Machine, call: Call, frame: Frame, rule: tree.Trigger | tree.Replacement) -> None:
    """Ask whether an optional rule is used, then run its block."""
    if rule.optional:
        you = call.env["you"]
        questions = {you.seat: Question((True, False))} if isinstance(you, Player) else {}
        answer = machine.ask(Request("optional", frame.node, questions), frame)
        if answer is None:
            return
        if (True,) not in answer.values():
            _decline(machine, call)
            return
    if rule.once_per:
        machine.state.used[frame.data["limit"]] = machine.state.open_scope(rule.once_per)
    _use(machine, frame.data["granted"])
    machine.note("rule", rule=frame.node, you=call.env["you"], this=call.env["this"])
    call.frames.pop()
    call.frames.append(Frame("block", machine.program.number(rule.block), {"next": 0}))


def _decline(machine: Machine, call: Call) -> None:
    """An optional replacement that is not used leaves the event as it was."""
    machine.finish(call, None)
    frame = machine.state.calls[-1].frames[-1]
    if frame.data.get("replaced"):
        frame.data["proceeded"] = True


def _use(machine: Machine, number_: int) -> None:
    for granted in machine.state.grants:
        if granted.number == number_ and granted.uses is not None:
            granted.uses -= 1
    machine.state.grants = [one for one in machine.state.grants if one.uses is None or one.uses > 0]


def _end(machine: Machine, call: Call, arguments: list[Value], since: int | None) -> None:
    """Standing checks until none applies; then the event is over, and grants from before it that waited for it end."""
    for check in machine.program.checks:
        for one in items(machine, evaluate(machine, check.among, {})):
            if holds(machine, check.where, {check.name: one}):
                block = Frame("block", machine.program.number(check.block), {"next": 0})
                machine.push(Call("rule", "check", {check.name: one}, [block], rule=machine.program.number(check)), check)
                return
    if since is not None:
        machine.state.grants = [
            one for one in machine.state.grants if one.number > since or not _ends(machine, one, call.name, arguments)
        ]
    machine.finish(call, None)


def _ends(machine: Machine, granted: Granted, event: str, arguments: list[Value]) -> bool:
    node = machine.program.nodes[granted.node]
    assert isinstance(node, tree.Grant)  # noqa: S101 - grants are made by grant statements
    for ending in node.until:
        if ending.pattern is not None:
            trigger = tree.Prohibition(ending.pattern, ending.where)
            one = Waiting(trigger, granted.node, granted.you, granted.this, granted.env)
            if match(machine, one, event, arguments) is not None:
                return True
    return False
