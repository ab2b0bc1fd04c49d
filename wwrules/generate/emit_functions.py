"""Functions of the core and of the game as Python source."""

from __future__ import annotations

from collections.abc import Callable

from wwrules.compile import procedure_tree as tree
from wwrules.generate.body import Body
from wwrules.generate.contexts import (
    Code,
    bounds_of,
    constant,
    kind_test,
    listed,
    looked_at,
    numeric,
    rows_in,
    value,
)
from wwrules.generate.kinds import (
    EVERY,
    INT,
    MANY,
    NONE,
    PIECE,
    PLAYER,
    THING,
    TRUTH,
    Kind,
    item_of,
    list_of,
    number_of,
)


def call(body: Body, node: tree.Call) -> Code:
    """A function is looked at."""
    module = body.module
    if node.function == "settled":
        return _settled(body, node)
    if node.function in module.program.functions:
        return _call_function(body, node, module.program.functions[node.function])
    return FUNCTIONS[node.function](body, node, *node.arguments)


def _settled(body: Body, node: tree.Call) -> Code:
    """The value is looked at in a function of its own, so that what counts in it can be used up afterwards."""
    module = body.module
    inner = Body(module, ("settled", module.number(node), body.key), body)
    inner.text.settles = True
    with inner.held():  # what is only looked at beforehand must not count as used
        found = value(inner, node.arguments[0])
    name = module.inner_name("s", node, body)
    parameters = ", ".join(["R", *inner.free()])
    module.add_function([f"def {name}({parameters}):", *inner.prelude(), *inner.lines, f"    return {found.text}"])
    return Code(f"settled(R, {name}, {parameters})", found.kind)


def _call_function(body: Body, node: tree.Call, function: tree.Function) -> Code:
    if body.can_hoist and body.module.can_be_written_out(function, body):
        return _written_out(body, node, function)
    module = body.module
    given = ["R"]
    for name in sorted(module.needs(function)):
        if body.has(name):
            given.append(body.read(name))
            module.facts.add(body.kind(name), "local", ("function", str(function.name)), name)
            if not body.is_sure(name):
                module.facts.add(Kind(EVERY), "unsure", str(function.name), name)
        else:
            given.append("UNSET")
            module.facts.add(Kind(EVERY), "unsure", str(function.name), name)
    for parameter, argument in zip(function.parameters, node.arguments, strict=True):
        found = value(body, argument)
        module.facts.add(found.kind, "local", ("function", str(function.name)), str(parameter.name))
        given.append(found.text)
    body.cost += module.cost_of(function)
    return Code(f"{module.function_name('f', function)}({', '.join(given)})", module.facts.of("gives", str(function.name)))


def _written_out(body: Body, node: tree.Call, function: tree.Function) -> Code:
    """What a function gives, in place of a call: its parameters are locals, or stand for what is given."""
    module = body.module
    inner = Body(module, ("written out", module.number(node), body.key), None, body.text)
    inner.numbering, inner.inlined = body.numbering, (*body.inlined, str(function.name))
    for name in sorted(module.needs(function)):
        if body.has(name):
            module.facts.add(body.kind(name), "local", ("function", str(function.name)), name)
            inner.alias(name, body.read(name), body.kind(name), row=body.has_row(name))
            inner.sure -= set() if body.is_sure(name) else {name}
    for parameter, argument in zip(function.parameters, node.arguments, strict=True):
        found, name = value(body, argument), str(parameter.name)
        module.facts.add(found.kind, "local", ("function", str(function.name)), name)  # the twin calls it
        if (rows := rows_in(body, argument)) is not None:
            inner.alias(name, rows.text, rows.kind, row=False)
            inner.row_lists |= {name}
        elif isinstance(argument, tree.Name) and body.is_sure(argument.id):
            inner.alias(name, found.text, found.kind, row=body.has_row(argument.id))
        elif module.known(found.text) is not None or found.text.isdigit():
            inner.alias(name, found.text, found.kind, row=False)
        else:
            body.line(f"{inner.assign(name, found.kind)} = {found.text}")
    for one, outside in module.inlining.inner_calls(node):
        before = body.found_before(outside)
        if before is not None:
            inner.known[one] = before
    code = value(inner, function.value)
    body.cost += inner.cost
    return code


def _number_pair(word: str) -> Callable[..., Code]:
    def emit(body: Body, _: tree.Call, one: tree.Expression, other: tree.Expression) -> Code:
        a, b = numeric(body, one), numeric(body, other)
        choose = min if word == "min" else max
        bounds = choose(bounds_of(a)[0], bounds_of(b)[0]), choose(bounds_of(a)[1], bounds_of(b)[1])
        return Code(f"{word}({a.text}, {b.text})", Kind(INT, 0, bounds))

    return emit


def _range(body: Body, node: tree.Call, low: tree.Expression, high: tree.Expression) -> Code:
    if isinstance(low, tree.Number) and isinstance(high, tree.Number) and high.value - low.value < 64:
        return constant(body, tuple(range(low.value, high.value + 1)))
    a, b = numeric(body, low), numeric(body, high)
    return Code(f"numbers_between(R, {a.text}, {b.text}, {body.module.number(node)})", list_of(INT))


def _size(body: Body, _: tree.Call, every: tree.Expression) -> Code:
    if isinstance(every, tree.Tally) and every.word == "collect" and every.where is not None:
        return value(body, _as(body, every, "count"))
    return Code(f"len({(rows_in(body, every) or looked_at(body, every)).text})", number_of(0, MANY))


def _as(body: Body, node: tree.Tally, word: str) -> tree.Tally:
    """The same search for something else."""
    turned = tree.Tally(word, node.name, node.among, node.where)
    body.module.stand_in(turned, node)
    return turned


def _end(place: str) -> Callable[..., Code]:
    def emit(body: Body, _: tree.Call, every: tree.Expression) -> Code:
        if isinstance(every, tree.Tally) and every.word == "collect" and every.where is not None:
            return value(body, _as(body, every, "first" if place == "0" else "last"))
        if (rows := rows_in(body, every)) is not None:
            player = f"{rows.text}[{place}][{body.module.layout.player_slot}]"
            return Code(f"({player} if {rows.text} else None)", Kind(PLAYER | NONE))
        found = looked_at(body, every)
        return Code(f"({found.text} or ONCE)[{place}]", item_of(found.kind) | Kind(NONE))

    return emit


def _top(body: Body, _: tree.Call, every: tree.Expression, count: tree.Expression) -> Code:
    found = listed(body, every)
    return Code(f"top({found.text}, {numeric(body, count).text})", found.kind)


def _next(body: Body, _: tree.Call, player: tree.Expression) -> Code:
    return Code(f"next_player(R, {value(body, player).text})", Kind(PLAYER | NONE))


def _kinds(body: Body, node: tree.Expression) -> str | None:
    """The kinds that belong to the one that is named, as a constant; None where it is not known before."""
    if not isinstance(node, tree.Name) or body.has(node.id):
        return None
    tables = body.module.layout.tables
    every = {*tables.game.kinds, str(node.id)}
    return body.module.constant(frozenset(one for one in every if tables.is_a(one, str(node.id))))


def _pieces(body: Body, _: tree.Call, kind: tree.Expression) -> Code:
    kinds = _kinds(body, kind) or f"kinds_of(R, {value(body, kind).text})"
    return Code(f"pieces_of_kind(R, {kinds})", list_of(PIECE))


def _entries(body: Body, _: tree.Call, kind: tree.Expression) -> Code:
    if isinstance(kind, tree.Name) and not body.has(kind.id):
        return constant(body, body.module.layout.tables.entries(str(kind.id)))
    return Code(f"entries_of(R, {value(body, kind).text})", list_of(THING))


def _is_a(body: Body, _: tree.Call, what: tree.Expression, kind: tree.Expression) -> Code:
    found = value(body, what)
    kinds = _kinds(body, kind) or f"kinds_of(R, {value(body, kind).text})"
    if found.kind.mask == PIECE:
        test = kind_test(found.text, kinds)
        if body.is_certain(test):
            return Code("True", TRUTH)
        body.part("N")
        return Code(test, TRUTH)
    return Code(f"is_a(R, {found.text}, {kinds})", TRUTH)


def _can_affect(body: Body, _: tree.Call, source: tree.Expression, piece: tree.Expression) -> Code:
    a, b = value(body, source), value(body, piece)
    topic = body.module.topic(("forbid", "affected"))
    return Code("True" if topic is None else f"can_affect(R, {topic}, {a.text}, {b.text})", TRUTH)


def _without(body: Body, _: tree.Call, every: tree.Expression, one: tree.Expression) -> Code:
    a, b = looked_at(body, every), looked_at(body, one)
    return Code(f"without({a.text}, {b.text})", a.kind)


def _together_with(body: Body, node: tree.Call, one: tree.Expression, other: tree.Expression) -> Code:
    a, b = listed(body, one), listed(body, other)
    kind = (a.kind | b.kind)._replace(few=False)
    return Code(f"both(R, {a.text}, {b.text}, {body.module.number(node)})", kind)


def _except_one(body: Body, _: tree.Call, every: tree.Expression, one: tree.Expression) -> Code:
    found = listed(body, every)
    return Code(f"except_one({found.text}, {value(body, one).text})", found.kind)


def _happening(body: Body, _: tree.Call, event: tree.Expression, *with_: tree.Expression) -> Code:
    given = ", ".join(value(body, one).text for one in (event, *with_))
    named = event.id if isinstance(event, tree.Name) and not body.has(event.id) else None
    body.module.watch(None if named is None else str(named))
    return Code(f"happening(R, {given})", TRUTH)


FUNCTIONS: dict[str, Callable[..., Code]] = {
    "lower": _number_pair("min"),
    "higher": _number_pair("max"),
    "range": _range,
    "size": _size,
    "next": _next,
    "happening": _happening,
    "except-one": _except_one,
    "first": _end("0"),
    "last": _end("-1"),
    "top": _top,
    "pieces": _pieces,
    "entries": _entries,
    "is-a": _is_a,
    "can-affect": _can_affect,
    "without": _without,
    "together-with": _together_with,
}
