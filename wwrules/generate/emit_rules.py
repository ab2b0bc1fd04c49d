"""Rules and standing checks as Python source: whether a rule fits an event, what it does, what it modifies."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act
from wwrules.generate.body import Body
from wwrules.generate.contexts import condition, listed, looked_at, value
from wwrules.generate.emit_decisions import asked
from wwrules.generate.emit_definitions import begin, end, watch
from wwrules.generate.kinds import ANY, EVERY, NONE, NUMBER, PIECE, PLAYER, TUPLE, WIDEST, Kind
from wwrules.generate.templates import Region, Template
from wwrules.run.telling import tells_of_rules

if TYPE_CHECKING:
    from wwrules.generate.module import Module


def emit_check(module: Module, check: tree.StandingCheck) -> None:
    """A standing check: what it finds, and what it does about it."""
    number = module.number(check)
    body = Body(module, ("check", number))
    among = listed(body, check.among)
    body.line(f"items_ = {among.text}")
    body.line(f"spend(R, 1 + len(items_), {number})")
    items = Kind(among.kind.items, EVERY if among.kind.items & TUPLE else 0, WIDEST if among.kind.items & NUMBER else None)
    local = body.assign(check.name, items)
    with body.block(f"for {local} in items_:"):
        body.keep_row(check.name)
        body.line(f"if {condition(body, check.where)}: return {local}")
    module.add_function([f"def due_{number}(R):", *body.prelude(), *body.lines, "    return UNSET"])
    template, region = Template(f"r_{number}"), Region("check", "check", number, {}, {"src": "src", "rul": "rul"})
    stops = module.stops(check.block)
    for twin in module.variants(stops=stops):
        act = Act(module, ("check", number), template, region, twin=twin)
        act.watched = module.is_watched("check")
        act.sure.add(str(check.name))
        act.perhaps.add(str(check.name))
        act.local(check.name)
        kept = begin(act, check, stops=stops)
        if not twin:
            act.line(f"src = None; rul = {number}")
        watch(act, "check")
        act.statements(check.block)
        end(act, check, kept, ["R", act.local(check.name)], stops=stops)


# ---------------------------------------------------------------- rules


def _scope(module: Module, body: Body, of: Any) -> list[str]:
    """The names that a rule can use; gives the lines that take those of a grant out of what it remembers."""
    you, this = Kind(NONE), Kind(NONE)
    lines: list[str] = []
    if isinstance(of, tree.Grant):
        sure, perhaps, to, kinds = module.granted(of)
        you, this = to, Kind(PIECE | NONE)
        for name in sorted(perhaps - {"you", "this"}):
            module.facts.add(kinds[name], "local", body.key, name)
            body.perhaps.add(name)
            word = module.constant(name)
            lines.append(
                f"    {body.local(name)} = env[{word}]" if name in sure else f"    {body.local(name)} = env.get({word}, UNSET)"
            )
        body.sure |= sure
    elif of == "entry":
        shared = module.shares_rules
        you, this = ANY if shared else Kind(PLAYER | NONE), Kind(PIECE)
    body.assign("you", you)
    body.assign("this", this)
    return lines


def emit_match(
    module: Module, name: str, rule: tree.Node, pattern: tree.Pattern, where: tree.Expression | None, of: Any
) -> None:
    """Whether a rule fits an event."""
    body = Body(module, ("match", module.number(rule), name))
    unpack = _scope(module, body, of)
    event = module.program.definitions.get(pattern.event)
    kinds = _parameters(module, event, pattern)
    if len(kinds) != len(pattern.arguments):
        body.line("return False")
    for place, (wanted, kind) in enumerate(zip(pattern.arguments, kinds, strict=False)):
        if isinstance(wanted, tree.Bind):
            body.line(f"{body.assign(wanted.name, kind)} = args[{place}]")
        elif not isinstance(wanted, tree.Anything):
            body.line(f"if {value(body, wanted).text} != args[{place}]: return False")
    if id(rule) in module.conditional:
        names = f"{body.local('you')}, {body.local('this')}"
        body.line(f"if rule.conditions and not lives(R, rule, {names}, env): return False")
    body.line(f"return {condition(body, where)}" if where is not None else "return True")
    unpack = [line for line in unpack if body.text.uses(line.split()[0], 0)]
    head = f"def {name}(R, rule, {body.local('you')}, {body.local('this')}, env, args):"
    module.add_function([head, *body.prelude(), *unpack, *body.lines])


def _parameters(module: Module, event: tree.Definition | None, pattern: tree.Pattern) -> list[Kind]:
    """What is known about the arguments of an event."""
    if event is not None:
        return [module.facts.of("local", ("definition", str(event.name)), str(one.name)) for one in event.parameters]
    if pattern.event == "affected":
        return [Kind(PIECE), Kind(PIECE | NONE)]
    return [ANY] * len(pattern.arguments)


def emit_rule(module: Module, rule: tree.Rule, of: Any) -> None:
    """The functions of a rule, unless it stands written at its event."""
    number = module.number(rule)
    if module.is_inside(rule):
        return
    match rule:
        case tree.Trigger(pattern=pattern, where=where) | tree.Replacement(pattern=pattern, where=where):
            emit_match(module, f"m_{number}", rule, pattern, where, of)
            _run(module, rule, of)
        case tree.Prohibition(pattern=pattern, where=where):
            emit_match(module, f"m_{number}", rule, pattern, where, of)
        case tree.Modifier():
            _modifier(module, rule, of)
        case tree.SharedRules():
            _look(module, f"y_{number}", of, lambda body: listed(body, rule.of).text)
            _look(module, f"z_{number}", of, lambda body: value(body, rule.to).text)
        case tree.ConditionalRules():
            _look(module, f"h_{number}", of, lambda body: condition(body, rule.condition))


def _look(module: Module, name: str, of: Any, look: Callable[[Body], str], about: tuple[str, Kind] | None = None) -> None:
    """A function that gives a value in the names of a rule."""
    body = Body(module, ("look", name))
    unpack = _scope(module, body, of)
    given = [body.local("you"), body.local("this"), "env"]
    if about is not None:
        given.append(body.assign(*about))
    text = look(body)
    unpack = [line for line in unpack if line.split()[0] not in given]
    module.add_function([f"def {name}(R, {', '.join(given)}):", *body.prelude(), *unpack, *body.lines, f"    return {text}"])


def _modifier(module: Module, rule: tree.Modifier, of: Any) -> None:
    number = module.number(rule)
    about = (str(rule.name), ANY)
    _look(module, f"a_{number}", of, lambda body: looked_at(body, rule.among).text, about)
    among = listed(_scoped(module, rule, of), rule.among)
    about = (str(rule.name), Kind(among.kind.items, EVERY, WIDEST))
    _look(module, f"w_{number}", of, lambda body: condition(body, rule.where), about)
    _look(module, f"x_{number}", of, lambda body: value(body, rule.value).text, about)


def _scoped(module: Module, rule: tree.Modifier, of: Any) -> Body:
    body = Body(module, ("look", f"a_{module.number(rule)}"))
    _scope(module, body, of)
    body.assign(str(rule.name), ANY)
    return body


def _run(module: Module, rule: tree.Trigger | tree.Replacement, of: Any) -> None:
    """What a rule does, after asking if it is optional."""
    number = module.number(rule)
    stops = module.stopping.rule(rule)
    template, words = Template(f"r_{number}"), ("src", "rul", "env", "granted", "ev", "box")
    region = Region("rule", str(rule.pattern.event), number, {}, {one: one for one in words})
    event = module.program.definitions.get(rule.pattern.event)
    for twin in module.variants(stops=stops):
        act = Act(module, ("rule", number), template, region, twin=twin)
        act.watched = module.is_watched(str(rule.pattern.event))
        act.env = isinstance(of, tree.Grant)
        act.replaced = event if isinstance(rule, tree.Replacement) else None
        unpack = _scope(module, act, of)
        kinds = _parameters(module, event, rule.pattern)
        if not twin:
            act.lines.extend(unpack)
        for place, (wanted, kind) in enumerate(zip(rule.pattern.arguments, kinds, strict=False)):
            if isinstance(wanted, tree.Bind):
                local = act.assign(wanted.name, kind)
                if not twin:
                    act.line(f"{local} = ev[{place}]")
        you, this = act.local("you"), act.local("this")
        kept = begin(act, rule, stops=stops)
        if not twin:
            act.line(f"src = {this} if {this}.__class__ is Piece else None; rul = {number}")
        watch(act, str(rule.pattern.event))
        if rule.optional:
            _ask_whether(act, number, you)
        _note_use(act, rule, number, (you, this), of)
        act.statements(rule.block)
        end(act, rule, kept, ["R", you, this, "env", "granted", "ev", "box"], stops=stops)


def _ask_whether(act: Act, number: int, you: str) -> None:
    at = act.label("ask", ("rule", number))
    if act.twin:
        with act.block(f"if pc == {at}:"):
            act.line("pc = 0; use_it = answer[0] is True")
            with act.block("if not use_it:"):
                act.line("declined(box)")
                act.leave_function()
            act.line("pc = -1")
        return
    act.line("use_it = False")
    with act.block(f"if {you}.__class__ is Player:"):
        act.line(f"at = {at}; use_it = {asked('optional', number, f'{you}.seat', '(True, False)')}[0] is True")
    with act.block("if not use_it:"):
        act.line("declined(box)")
        act.leave_function()


def _note_use(act: Act, rule: tree.Trigger | tree.Replacement, number: int, names: tuple[str, str], of: Any) -> None:
    """Count the use of a rule, and note it. In the twin only if the answer was whether to use it."""
    module = act.module
    you, this = names
    lines = []
    if rule.once_per:
        scope = module.constant(str(rule.once_per))
        lines.append(f"R.used[repr(({number}, {you}, {this}, granted))] = open_scope(R, {scope})")
    if isinstance(of, tree.Grant):
        lines.append("use(R, granted)")
    if tells_of_rules(module.telling):
        act.parts.add("L")
        lines.append(f'L({{"fact": "rule", "rule": {number}, "you": {you}, "this": {this}}})')
    if not act.twin:
        for one in lines:
            act.line(one)
        return
    with act.block("if pc == -1:"):
        act.line("pc = 0")
        for one in lines:
            act.line(one)
