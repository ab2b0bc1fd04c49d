"""The oracle: an interpreter of the tree, written to be read.

What is under way stands in the state as frames, so a game can be copied or saved in the middle of a decision. `Machine.run`
goes on until somebody must decide or the game is over. One table says how each statement is done, one how each frame goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic, fault
from wwrules.run import timeline
from wwrules.run.attributes import Attributes
from wwrules.run.expressions import Env, evaluate, holds, items, number, rank, selected
from wwrules.run.state import Call, Frame, Granted, Question, Request, State
from wwrules.run.values import Piece, Player, Thing, Value, Zone, piece_of, player_of

FUEL = 200_000  # steps between two decisions
DEPTH = 64  # calls inside calls
FUNCTIONS_DEPTH = 32  # functions inside functions
DIGITS = 7  # of the largest number
LARGEST = 10**DIGITS - 1

Fact = dict[str, Any]
# facts that say that something is different now; that something was announced, allowed or promised is none
DEEDS = frozenset(("moved", "set", "made", "carried", "revealed", "shuffled", "over"))
# Another source of random numbers (factor, more, mask, dropped): chance becomes (chance * factor + more) & mask, and a number
# below some limit is what (chance >> dropped) leaves over when it is divided by the limit.
Generator = tuple[int, int, int, int]
Pick = Callable[["Machine", tuple[Value, ...]], int | None]  # the place of the value that comes; None leaves it to chance


@dataclass(slots=True)
class Tank:
    """How many steps are left for a whole course of play, however many decisions it has."""

    left: int


@dataclass(frozen=True, slots=True)
class Fate:
    """What stands in for chance where a course of play is written down or every one is tried."""

    pick: Pick  # of what is rolled or drawn
    order: Pick | None = None  # of what comes next in a shuffle; None leaves shuffles to chance
    watch: Callable[[Machine], None] | None = None  # told after each fact
    tank: Tank | None = None  # None: only what happens between two decisions is limited
    shown: set[int] | None = (
        None  # collects numbers: of rules through which something became different, of conditions that held
    )


class RunawayError(Exception):
    """A limit was broken: the content runs without end or without bounds. Carries the fault with its place."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.code)
        self.diagnostic = diagnostic


class Machine(Attributes):
    """A program and a position; `log` collects what happens, as facts."""

    def __init__(
        self,
        program: Program,
        state: State,
        log: list[Fact] | None = None,
        fate: Fate | None = None,
        generator: Generator | None = None,
    ) -> None:
        super().__init__(program, state)
        self.fate, self.generator = fate, generator
        self.log: list[Fact] = [] if log is None else log
        self.fuel = FUEL
        self.functions = 0  # functions being looked at, one inside the other
        self.here: tree.Node | None = None  # the statement or function under way

    # ------------------------------------------------------------ running

    def run(self) -> None:
        """Go on until there is a request or the game is over."""
        with self._fuelled():
            self._run()

    def look(self, node: tree.Expression, env: Env) -> Value:
        """The value of an expression from outside, within the limits."""
        self.functions = 0
        self.forget()
        with self._fuelled():
            return evaluate(self, node, env)

    @contextmanager
    def _fuelled(self) -> Iterator[None]:
        """Work within the limits: steps, and levels of calls."""
        tank = self.fate.tank if self.fate is not None else None
        fuel = self.fuel = FUEL if tank is None else min(FUEL, tank.left)
        try:
            yield
        except RecursionError:
            raise self._too_deep(self.here, DEPTH) from None
        finally:
            if tank is not None:
                tank.left -= fuel - max(0, self.fuel)

    def _run(self) -> None:
        state, nodes = self.state, self.program.nodes
        while state.request is None and not state.over:
            if not state.calls:
                state.over = True
                return
            call = state.calls[-1]
            if not call.frames:
                self.finish(call, None)
                continue
            frame = call.frames[-1]
            node = nodes[frame.node]
            self.spend(node)
            FRAMES[frame.sort](self, call, frame, node)

    def spend(self, node: tree.Node, steps: int = 1) -> None:
        """Use a step, or several; too many between two decisions mean that something never ends."""
        self.here = node
        self.fuel -= steps
        if self.fuel < 0:
            raise self.runaway(node)

    def runaway(self, node: tree.Node) -> RunawayError:
        """What to say when the steps are used up."""
        return RunawayError(fault("runaway", self.place(node), limit=FUEL))

    def bounded(self, value: int, node: tree.Node) -> int:
        """A number that is not too large."""
        if not -LARGEST <= value <= LARGEST:
            raise RunawayError(fault("number-too-large", self.place(node), text=str(value)[:20], limit=DIGITS))
        return value

    def enter(self, node: tree.Node) -> None:
        """Begin to look at a function, perhaps inside others."""
        self.here = node
        self.functions += 1
        if self.functions > FUNCTIONS_DEPTH:
            raise self._too_deep(node, FUNCTIONS_DEPTH)

    def _too_deep(self, node: tree.Node | None, limit: int) -> RunawayError:
        return RunawayError(fault("too-deep", self.place(node or self.program.nodes[0]), limit=limit))

    def place(self, node: tree.Node) -> Any:
        """Where a node stands in its file."""
        return self.program.places[self.program.number(node)]

    def note(self, fact: str, /, **words: Value) -> None:
        """Write a fact into the log."""
        self.log.append({"fact": fact, **words})
        if self.fate is not None:
            self._shown(fact, words.get("rule"))
            if self.fate.watch is not None:
                self.fate.watch(self)

    def _shown(self, fact: str, rule: Value) -> None:
        """Collect the rule through which something became different, or was prevented."""
        shown = self.fate.shown if self.fate is not None else None
        if shown is None:
            return
        if fact in DEEDS and self.state.calls and self.state.calls[-1].rule is not None:
            shown.add(self.state.calls[-1].rule)
        elif fact == "prevented" and isinstance(rule, int):
            shown.add(rule)

    def note_deed(self, fact: str, /, **words: Value) -> None:
        """Write a fact into the log, with the rule that did it, the entry it stands on and the piece whose rule it is."""
        call = self.state.calls[-1]
        self.note(fact, **words, rule=call.rule, card=self.tables.written_on.get(call.rule), by=_source(call))

    def chance(self, values: tuple[Value, ...]) -> int:
        """The place of the value that chance picks."""
        scripted = self.fate.pick(self, values) if self.fate is not None else None
        return self.below(len(values)) if scripted is None else scripted

    def next_of_shuffle(self, pieces: list[int]) -> int:
        """The place of the piece that comes next when these are shuffled."""
        order = self.fate.order if self.fate is not None else None
        scripted = order(self, tuple(map(Piece, pieces))) if order is not None else None
        return self.below(len(pieces)) if scripted is None else scripted

    def below(self, limit: int) -> int:
        """A random number from 0 to `limit` - 1, from the position's own chance or by another generator."""
        if self.generator is None:
            return self.state.below(limit)
        factor, more, mask, dropped = self.generator
        self.state.chance = (self.state.chance * factor + more) & mask
        return (self.state.chance >> dropped) % limit

    # ------------------------------------------------------------ calls

    def push(self, call: Call, node: tree.Node) -> None:
        """Begin a call."""
        if len(self.state.calls) >= DEPTH:
            raise self._too_deep(node, DEPTH)
        if call.sort != "rule" and self.state.calls:
            outer = self.state.calls[-1]  # what a rule of a piece sets going is still that piece's doing
            call.source, call.rule = outer.source, outer.rule
        self.state.calls.append(call)

    def begin(self, name: str, arguments: list[Value], into: str, node: tree.Node) -> None:
        """Call a procedure or open a scope."""
        definition = self.program.definitions[name]
        env = dict(zip((one.name for one in definition.parameters), arguments, strict=True))
        if definition.sort == "event":
            timeline.announce(self, name, env, node)
            return
        block = Frame("block", self.program.number(definition.block), {"next": 0})
        call = Call(definition.sort, name, env, [block], into)
        if definition.sort == "scope":
            call.scope = self.state.next_number()
            self.state.scopes.append((name, call.scope))
            self.note("began", scope=name)
        self.push(call, node)

    def finish(self, call: Call, value: Value) -> None:
        """End the innermost call and hand its value to the caller."""
        self.state.calls.pop()
        if call.scope:
            self._end_scope(call)
        if call.into and self.state.calls:
            self.state.calls[-1].env[call.into] = value

    def _end_scope(self, call: Call) -> None:
        self.state.scopes.remove((call.name, call.scope))
        self.state.grants = [one for one in self.state.grants if one.scope != call.scope]
        self.note("ended", scope=call.name)

    # ------------------------------------------------------------ answers

    def answer(self, chosen: dict[int, tuple[Value, ...]]) -> None:
        """Take the answers to the request and go on."""
        request = self.state.request
        assert request is not None  # noqa: S101 - the session asks only when there is a request
        self.state.request = None
        call = self.state.calls[-1]
        call.frames[-1].data["answer"] = dict(sorted(chosen.items()))
        self.run()

    def ask(self, request: Request, frame: Frame) -> dict[int, tuple[Value, ...]] | None:
        """The answer if there is one; otherwise put the question to those who have a choice."""
        if "answer" in frame.data:
            answer: dict[int, tuple[Value, ...]] = frame.data.pop("answer")
            return answer
        questions = sorted(request.questions.items())
        request.answers = {seat: one.options[: one.most] for seat, one in questions if one.is_settled}
        if len(request.answers) == len(questions):
            return request.answers
        self.state.request = request
        return None


# ---------------------------------------------------------------- statements


def _let(machine: Machine, call: Call, node: tree.Let) -> None:
    call.env[node.name] = evaluate(machine, node.value, call.env)


def _do(machine: Machine, call: Call, node: tree.Do) -> None:
    arguments = [evaluate(machine, one, call.env) for one in node.arguments]
    machine.begin(node.procedure, arguments, node.into, node)


def _announce(machine: Machine, call: Call, node: tree.Announce) -> None:
    arguments = [evaluate(machine, one, call.env) for one in node.arguments]
    machine.begin(node.event, arguments, "", node)


def _assign(machine: Machine, call: Call, node: tree.Assign) -> None:
    value = evaluate(machine, node.value, call.env)
    if node.operator != "=":
        sign = 1 if node.operator == "+=" else -1
        value = number(machine.base_of(node.target, call.env)) + sign * number(value)
    if isinstance(value, int):
        machine.bounded(value, node)
    if isinstance(node.target, tree.Name) and not machine.is_table_attribute(node.target.id, call.env):
        call.env[node.target.id] = value
        return
    of = evaluate(machine, node.target.of, call.env) if isinstance(node.target, tree.Attribute) else None
    name = node.target.name if isinstance(node.target, tree.Attribute) else node.target.id
    if of is None and isinstance(node.target, tree.Attribute):
        return  # nobody has nothing to change
    if isinstance(of, Piece) and timeline.is_forbidden(machine, "affected", [of, _source(call)]):
        return
    before = machine.stored(of, name)
    after = machine.store(of, name, value)
    if before != after:
        machine.note("set", what=of, attribute=name, value=after)


def _source(call: Call) -> Value:
    return piece_of(call.source) if call.source is not None else None


def _if(machine: Machine, call: Call, node: tree.If) -> None:
    for condition, block in node.branches:
        if holds(machine, condition, call.env):
            if machine.fate is not None and machine.fate.shown is not None:
                machine.fate.shown.add(machine.program.number(condition))
            _push_block(machine, call, block)
            return
    if node.otherwise is not None:
        _push_block(machine, call, node.otherwise)


def _push_block(machine: Machine, call: Call, block: tree.Block) -> None:
    call.frames.append(Frame("block", machine.program.number(block), {"next": 0}))


def _for_each(machine: Machine, call: Call, node: tree.ForEach) -> None:
    every = list(items(machine, evaluate(machine, node.among, call.env)))
    if node.order is not None and node.order.start is not None:
        start = evaluate(machine, node.order.start, call.env)
        first = start.seat if isinstance(start, Player) else 0
        every.sort(key=lambda one: (one.seat - first) % machine.state.seats if isinstance(one, Player) else 0)
    elif node.order is not None:
        keys = node.order.keys
        every.sort(key=lambda one: rank(machine, keys, node.name, one, call.env))
    call.frames.append(Frame("for-each", machine.program.number(node), {"items": tuple(every), "next": 0}))


def _repeat(machine: Machine, call: Call, node: tree.Repeat) -> None:
    times = number(evaluate(machine, node.times, call.env))
    call.frames.append(Frame("repeat", machine.program.number(node), {"left": times}))


def _loop(machine: Machine, call: Call, node: tree.Loop) -> None:
    call.frames.append(Frame("loop", machine.program.number(node)))


def _leave(_: Machine, call: Call, __: tree.Leave) -> None:
    while call.frames.pop().sort not in ("loop", "for-each", "repeat"):
        pass


def _give(machine: Machine, call: Call, node: tree.Give) -> None:
    value = evaluate(machine, node.value, call.env)
    if call.sort == "event":
        del call.frames[1:]  # the body ends here; what waits for the event still comes
        return
    machine.finish(call, value)


def _move(machine: Machine, call: Call, node: tree.Move) -> None:
    zone = evaluate(machine, node.to, call.env)
    for one in items(machine, evaluate(machine, node.what, call.env)):
        if isinstance(one, Piece) and isinstance(zone, Zone):
            if timeline.is_forbidden(machine, "affected", [one, _source(call)]):
                continue
            machine.move(one, zone, node.place)


def _carry(machine: Machine, call: Call, node: tree.Carry) -> None:
    on = evaluate(machine, node.on, call.env)
    for one in items(machine, evaluate(machine, node.what, call.env)):
        if isinstance(one, Piece):
            machine.carry(one, on if isinstance(on, Piece) else None)


def _make(machine: Machine, call: Call, node: tree.Make) -> None:
    owner = evaluate(machine, node.owner, call.env) if node.owner is not None else None
    if node.count is not None:
        count = max(0, number(evaluate(machine, node.count, call.env)))
        machine.spend(node, count)
        entries: list[Value] = [None] * count
    else:
        entries = [
            thing
            for thing in machine.entries(node.kind)
            if holds(machine, node.where, {**call.env, "it": thing})
            for _ in range(machine.copies(thing))
        ]
    for entry in entries:
        env = {**call.env, "it": entry}
        zone = evaluate(machine, node.to, env)
        settings = {one.name: evaluate(machine, one.value, env) for one in node.settings}
        if isinstance(zone, Zone):
            machine.make(node.kind, entry if isinstance(entry, Thing) else None, zone, owner, settings)


def _shuffle(machine: Machine, call: Call, node: tree.Shuffle) -> None:
    zone = evaluate(machine, node.what, call.env)
    if isinstance(zone, Zone):
        machine.shuffle(zone)
        machine.note("shuffled", zone=zone)


def _choose(machine: Machine, call: Call, node: tree.Choose) -> None:
    seat = _decider(machine, node.by, call.env)
    options = tuple(selected(machine, node.name, node.among, node.where, call.env)) if seat is not None else ()
    if not options and node.otherwise is not None:
        call.env[node.name] = None
        _push_block(machine, call, node.otherwise)
        return
    least, most = _bounds(machine, node.count, call.env, len(options))
    data = {"options": options, "seat": seat, "least": least, "most": most}
    call.frames.append(Frame("choose", machine.program.number(node), data))


def _decider(machine: Machine, by: tree.Expression | None, env: Env) -> int | None:
    """The seat of whoever is named, or of `you`; nobody decides nothing."""
    asked = evaluate(machine, by, env) if by is not None else env.get("you")
    return asked.seat if isinstance(asked, Player) else None


def _bounds(machine: Machine, count: tree.CountOf | None, env: Env, available: int) -> tuple[int, int]:
    if count is None:
        return min(1, available), min(1, available)
    if count.number is None:
        return 0, min(1, available)
    most = max(0, min(number(evaluate(machine, count.number, env)), available))
    if count.least is not None:
        return max(0, min(number(evaluate(machine, count.least, env)), most)), most
    return (0, most) if count.word == "up-to" else (most, most)


def _choose_one(machine: Machine, call: Call, node: tree.ChooseOne) -> None:
    seat = _decider(machine, node.by, call.env)
    ways = enumerate(node.options) if seat is not None else ()
    data = {"open": tuple(index for index, one in ways if holds(machine, one.where, call.env)), "seat": seat}
    call.frames.append(Frame("choose-one", machine.program.number(node), data))


def _together(machine: Machine, call: Call, node: tree.Together) -> None:
    players = selected(machine, node.name, node.among, node.where, call.env)
    seats = tuple(one.seat for one in players if isinstance(one, Player))
    call.frames.append(Frame("together", machine.program.number(node), {"seats": seats}))


def _roll(machine: Machine, call: Call, node: tree.Roll) -> None:
    values = items(machine, evaluate(machine, node.among, call.env))
    call.env[node.name] = values[machine.chance(values)] if values else None
    machine.note("rolled", value=call.env[node.name])


def _draw(machine: Machine, call: Call, node: tree.Draw) -> None:
    among = evaluate(machine, node.among, call.env)
    pieces = list(items(machine, among))
    _, most = _bounds(machine, node.count, call.env, len(pieces))
    left = len(pieces)
    for _ in range(most):
        at, left = machine.chance(tuple(pieces[:left])), left - 1
        pieces[at], pieces[left] = pieces[left], pieces[at]
    drawn = tuple(pieces[left:][::-1])
    if isinstance(among, Zone) and not machine.tables.is_ordered(among.word):  # there they lie at the end now
        machine.lay(among, [one.number for one in pieces if isinstance(one, Piece)])
    single = node.count is None
    call.env[node.name] = (drawn[0] if drawn else None) if single else drawn


def _grant(machine: Machine, call: Call, node: tree.Grant) -> None:
    scopes = [machine.state.open_scope(one.scope) for one in node.until if one.scope]
    if scopes and not any(scopes):
        return  # it would have ended already
    scope = max(scopes, default=0)  # the innermost ends first
    uses = number(evaluate(machine, node.uses, call.env)) if node.uses is not None else None
    for one in items(machine, evaluate(machine, node.to, call.env)):
        granted = Granted(machine.state.next_number(), machine.program.number(node), one, _source(call), {}, scope, uses)
        granted.env = dict(call.env)
        machine.state.grants.append(granted)
        machine.note_deed("granted", rules=granted.node, to=one)


def _proceed(machine: Machine, call: Call, node: tree.Proceed) -> None:
    event = next(one for one in reversed(machine.state.calls[:-1]) if one.sort == "event")
    if node.name and node.value is not None:
        event.env[node.name] = evaluate(machine, node.value, call.env)
    event.frames[-1].data["proceeded"] = True


def _reveal(machine: Machine, call: Call, node: tree.Reveal) -> None:
    seats = tuple(one.seat for one in items(machine, evaluate(machine, node.to, call.env)) if isinstance(one, Player))
    for one in items(machine, evaluate(machine, node.what, call.env)):
        if isinstance(one, Piece):
            known = machine.state.shown.get(one.number, ())
            machine.state.shown[one.number] = tuple(sorted({*known, *seats}))
            machine.note_deed("revealed", piece=one, to=tuple(map(player_of, seats)))


def _end_game(machine: Machine, _: Call, __: tree.EndGame) -> None:
    machine.state.over = True
    machine.note("over")


STATEMENTS: dict[type, Callable[[Machine, Call, Any], None]] = {
    tree.Let: _let,
    tree.Do: _do,
    tree.Announce: _announce,
    tree.Assign: _assign,
    tree.If: _if,
    tree.ForEach: _for_each,
    tree.Repeat: _repeat,
    tree.Loop: _loop,
    tree.Leave: _leave,
    tree.Give: _give,
    tree.Move: _move,
    tree.Carry: _carry,
    tree.Make: _make,
    tree.Shuffle: _shuffle,
    tree.Choose: _choose,
    tree.ChooseOne: _choose_one,
    tree.Together: _together,
    tree.Roll: _roll,
    tree.Draw: _draw,
    tree.Grant: _grant,
    tree.Proceed: _proceed,
    tree.Reveal: _reveal,
    tree.EndGame: _end_game,
}


# ---------------------------------------------------------------- frames: how what is under way goes on


def _on_block(machine: Machine, call: Call, frame: Frame, node: tree.Block) -> None:
    if frame.data["next"] == len(node.statements):
        call.frames.pop()
        return
    statement = node.statements[frame.data["next"]]
    frame.data["next"] += 1
    STATEMENTS[type(statement)](machine, call, statement)


def _on_for_each(machine: Machine, call: Call, frame: Frame, node: tree.ForEach) -> None:
    if frame.data["next"] == len(frame.data["items"]):
        call.frames.pop()
        return
    call.env[node.name] = frame.data["items"][frame.data["next"]]
    frame.data["next"] += 1
    if holds(machine, node.where, call.env):
        _push_block(machine, call, node.block)


def _on_repeat(machine: Machine, call: Call, frame: Frame, node: tree.Repeat) -> None:
    if frame.data["left"] <= 0:
        call.frames.pop()
        return
    frame.data["left"] -= 1
    _push_block(machine, call, node.block)


def _on_loop(machine: Machine, call: Call, _: Frame, node: tree.Loop) -> None:
    _push_block(machine, call, node.block)


def _on_choose(machine: Machine, call: Call, frame: Frame, node: tree.Choose) -> None:
    data = frame.data
    question = Question(data["options"], data["least"], data["most"])
    request = Request("choose", frame.node, {data["seat"]: question})
    answer = machine.ask(request, frame)
    if answer is None:
        return
    (chosen,) = answer.values()
    call.frames.pop()
    single = node.count is None or node.count.word == "optionally"
    call.env[node.name] = (chosen[0] if chosen else None) if single else chosen


def _on_choose_one(machine: Machine, call: Call, frame: Frame, node: tree.ChooseOne) -> None:
    labels = tuple(node.options[index].label for index in frame.data["open"])
    request = Request("option", frame.node, {frame.data["seat"]: Question(labels)})
    answer = machine.ask(request, frame)
    if answer is None:
        return
    (chosen,) = answer.values()
    call.frames.pop()
    if chosen:
        _push_block(machine, call, next(one.block for one in node.options if one.label == chosen[0]))


def _on_together(machine: Machine, call: Call, frame: Frame, node: tree.Together) -> None:
    questions = {seat: _question(machine, node, {**call.env, node.name: player_of(seat)}) for seat in frame.data["seats"]}
    answers = machine.ask(Request("together", frame.node, questions), frame)
    if answers is None:
        return
    call.frames.pop()
    declared = machine.declared(node.decision)
    nothing = machine.start_of(declared) if declared else None  # for those who were not asked or took nothing
    machine.state.players[node.decision] = [nothing] * machine.state.seats
    single = node.count is None or node.count.word == "optionally"
    for seat, chosen in answers.items():
        machine.store(player_of(seat), node.decision, (chosen[0] if chosen else nothing) if single else chosen)


def _question(machine: Machine, node: tree.Together, env: Env) -> Question:
    values = items(machine, evaluate(machine, node.options, env))
    return Question(values, *_bounds(machine, node.count, env, len(values)))


FRAMES: dict[str, Callable[[Machine, Call, Frame, Any], None]] = {
    "block": _on_block,
    "for-each": _on_for_each,
    "repeat": _on_repeat,
    "loop": _on_loop,
    "choose": _on_choose,
    "choose-one": _on_choose_one,
    "together": _on_together,
    "event": timeline.on_event,
    "rule": timeline.on_rule,
}
