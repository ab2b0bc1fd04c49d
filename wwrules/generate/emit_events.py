"""Definitions, rules and checks as Python source: what stands around their statements, and the stages of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act, Template, own_statements
from wwrules.generate.body import Body
from wwrules.generate.contexts import condition, listed, value
from wwrules.generate.kinds import ANY, EVERY, NONE, NUMBER, PIECE, PLAYER, TUPLE, WIDEST, Kind
from wwrules.run.interpret import DEPTH
from wwrules.run.timeline import STAGES

if TYPE_CHECKING:
    from wwrules.generate.module import Module

FORBID, INSTEAD, BEFORE, BODY, AFTER, CHECKS = range(6)


# ---------------------------------------------------------------- procedures, scopes, events


def emit_definition(module: Module, definition: tree.Definition) -> None:
    """A procedure, scope or event, and its twin if it may stop."""
    number, name = module.number(definition), str(definition.name)
    template = Template(definition.sort, name, number, f"p_{number}")
    stops = module.stops(definition)
    for twin in (False, True) if stops else (False,):
        act = Act(module, ("definition", name), template, twin=twin)
        act.names.update(template.variables)
        act.watched = module.is_watched(name)
        parameters = [str(one.name) for one in definition.parameters]
        for one in parameters:
            act.sure.add(one)
            act.perhaps.add(one)
            act.local(one)
        if not twin:
            template.extras += ["src", "rul"]
            template.parameters = parameters
        _begin(act, definition, [act.local(one) for one in parameters], stops=stops)
        if definition.sort == "event":
            _event(act, definition, parameters)
        else:
            _procedure(act, definition)
        _finish(act, ["R", "src", "rul", *(act.local(one) for one in parameters)], stops=stops)


def _begin(act: Act, node: tree.Node, given: list[str], *, stops: bool) -> None:
    """What every function begins with: a step, and one call more."""
    module = act.module
    del given
    if not act.twin:
        number = module.number(node)
        block = getattr(node, "block", None)
        act.line(f"R.fuel -= {1 + len(block.statements if block is not None else ())}")
        act.line(f"if R.fuel < 0: run_out(R, {number})")
        if module.counting:
            act.line("R.depth += 1")
            if not isinstance(node, tree.Definition):
                act.line(f"if R.depth > {DEPTH}: too_deep(R, {number})")
    if stops:
        act.line("if 0: yield")
    if module.counting:
        act.epilogue.append("R.depth -= 1")
    for name in sorted(act.sure):
        act.keep_row(name)


def _watch(act: Act, name: str) -> None:
    """Let others see what is under way, with its locals."""
    if not act.watched:
        return
    module = act.module
    if act.twin:
        pairs = "".join(f"({module.constant(one)}, {act.local(one)}), " for one in sorted(act.names))
        act.line(f"u = with_those_set({{{'**env' if act.env else ''}}}, ({pairs}))")
    else:
        pairs = "".join(f"{module.constant(one)}: {act.local(one)}, " for one in sorted(act.sure))
        act.line(f"u = {{{'**env, ' if act.env else ''}{pairs}}}")
    act.line(f"R.under.append(({module.constant(name)}, u))")
    act.epilogue.append("R.under.pop()")


def _finish(act: Act, parameters: list[str], *, stops: bool) -> None:
    """Put the function together."""
    module, template = act.module, act.template
    act.leave_function()
    unset = [f"    {act.local(one)} = UNSET" for one in sorted(act.unset) if act.local(one) not in parameters]
    if not act.twin:
        template.variables = dict(act.names)
        module.add_function([f"def {template.function}({', '.join(parameters)}):", *unset, *act.prelude(), *act.lines])
        if stops:
            module.templates[template.function] = template
        return
    kept = "".join(f"{one}, " for one in template.kept)
    head = f"def twin_{template.function}(R, pc, kept, inner, answer):"
    module.add_function([head, f"    {kept} = kept", *act.prelude(), *act.lines])


def _procedure(act: Act, definition: tree.Definition) -> None:
    module = act.module
    if definition.sort == "scope":
        name = module.constant(str(definition.name))
        if not act.twin:
            act.line(f"num = begin_scope(R, {name})")
        act.keep("num")
        act.epilogue.append(f"end_scope(R, {name}, num)")
    _watch(act, str(definition.name))
    if act.watched and definition.sort == "scope":
        act.epilogue = act.epilogue[::-1]
    act.statements(definition.block)


def _event(act: Act, definition: tree.Definition, parameters: list[str]) -> None:
    """forbid → instead → before → body → after → checks."""
    module, name, number = act.module, str(definition.name), act.module.number(definition)
    topics = {stage: module.topic((stage, name)) for stage in STAGES}
    _watch(act, name)
    responds = any(topics[stage] for stage in ("instead", "before", "after"))
    given = [act.local(one) for one in parameters]
    arguments = "(" + "".join(f"{one}, " for one in given) + ")"
    if not act.twin:
        act.line("since = R.numbers")
        if topics["forbid"]:
            with act.block(f"if is_forbidden(R, {topics['forbid']}, {module.constant(name)}, {arguments}):"):
                act.leave_function()
        if responds:
            act.line(f"ev = [{', '.join(given)}]; box = [(), None, False, False]")
    act.keep("since")
    if responds:
        act.keep("ev", "box")
    if topics["instead"]:
        _stage(act, definition, INSTEAD, topics["instead"])
        _take_again(act, parameters)
    if topics["before"]:
        _stage(act, definition, BEFORE, topics["before"])
    after = AFTER if topics["after"] else CHECKS
    with act.within(("event", number, after)):
        _event_body(act, definition, parameters, responds=responds)
    act.sure = {*act.sure, *parameters}
    if topics["after"]:
        line = f"ev[:] = {arguments}"
        act.line(f"if not pc: {line}" if act.twin else line)
        _stage(act, definition, AFTER, topics["after"])
    _checks(act, number)
    if module.endings(name):
        act.line(f"if R.grants: end_grants(R, {module.endings(name)}, since, {arguments})")


def _take_again(act: Act, parameters: list[str]) -> None:
    """Arguments that a replacement may have changed."""
    if parameters:
        act.line(f"{'if not pc: ' if act.twin else ''}{', '.join(map(act.local, parameters))}, = ev")
    for one in parameters:
        act.now.pop(one, None)
        if one in act.rows:
            act.rows.discard(one)
            act.keep_row(one)


def _stage(act: Act, definition: tree.Definition, stage: int, topic: str) -> None:
    """The rules that wait at a stage."""
    module = act.module
    word = STAGES[stage]
    stops = module.stopping.stage(word, definition)
    only = module.only_rule(word, definition)
    if only is not None:
        _only_rule(act, definition, stage, only)
        return
    node = f"event_{module.number(definition)}"
    helper = "replace" if stage == INSTEAD else "respond"
    call = f"{helper}(R, {topic}, {node}, ev, box, {{}}, {{}})"
    keep_on = "if not go:" if stage == INSTEAD else ""
    if not stops:
        with act.block(f"if {'not pc and ' if act.twin else ''}any_waiting(R, {topic}):"):
            act.line(f"go = at_once({call.format('None', 'None')})")
            if keep_on:
                with act.block(keep_on):
                    act.leave_function()
        if stage != INSTEAD:
            act.line("if not pc: box[0] = ()" if act.twin else "box[0] = ()")
        return
    with act.within(("event", module.number(definition), stage)):
        at = act.label("stage")
    if act.twin:
        with act.block(f"if pc <= {at}:"):
            with act.block(f"if pc == {at} or any_waiting(R, {topic}):"):
                act.line(f"at = {at}")
                act.line(f"if pc: pc = 0; run = {call.format('inner', 'answer')}")
                act.line(f"else: run = {call.format('None', 'None')}")
                act.line("go = yield from run")
                if keep_on:
                    with act.block(keep_on):
                        act.leave_function()
            if stage != INSTEAD:
                act.line("box[0] = ()")
        return
    with act.block(f"if any_waiting(R, {topic}):"):
        act.line(f"at = {at}")
        act.line(f"go = yield from {call.format('None', 'None')}")
        if keep_on:
            with act.block(keep_on):
                act.leave_function()
    if stage != INSTEAD:
        act.line("box[0] = ()")


def _only_rule(act: Act, definition: tree.Definition, stage: int, rule: tree.Trigger) -> None:
    """The one rule that ever waits at a stage, which is of the flow and not optional."""
    module, number = act.module, act.module.number(rule)
    test = f"m_{number}(R, None, None, None, NO_ENV, ev)"
    call = f"r_{number}(R, None, None, NO_ENV, 0, ev, box)"
    done = f"box[0] = {module.constant(((number, None, None, 0),))}"
    if not module.stopping.rule(rule):
        with act.block(f"if {'not pc and ' if act.twin else ''}{test}:"):
            act.line(call)
        return
    with act.within(("event", module.number(definition), stage)):
        at = act.label("stage")
    if not act.twin:
        with act.block(f"if {test}:"):
            act.line(f"at = {at}; {done}")
            act.line(f"yield from {call}")
            act.line("box[0] = ()")
        return
    with act.block(f"if pc <= {at} and (pc or {test}):"):
        act.line(f"at = {at}; {done}")
        act.line("if pc: pc = 0; yield from inner")
        act.line(f"else: yield from {call}")
        act.line("box[0] = ()")


def _event_body(act: Act, definition: tree.Definition, parameters: list[str], *, responds: bool) -> None:
    module, block = act.module, definition.block
    given = [act.local(one) for one in parameters]
    lines = []
    if responds:
        lines.append("box[0] = ()")
    if module.logging:
        act.parts.add("L")
        arguments = "(" + "".join(f"{one}, " for one in given) + ")"
        lines.append(f'L({{"fact": "event", "event": {module.constant(str(definition.name))}, "arguments": {arguments}}})')
    if lines:
        if act.twin:
            with act.block("if not pc:"):
                for one in lines:
                    act.line(one)
        else:
            for one in lines:
                act.line(one)
    if not any(isinstance(one, tree.Give) for one in own_statements(block)):
        act.statements(block)
        return
    _body_apart(act, definition, parameters)


def _body_apart(act: Act, definition: tree.Definition, parameters: list[str]) -> None:
    """A body that `give` may end is a function of its own, which gives back the arguments as they are then."""
    module, block = act.module, definition.block
    number = module.number(block)
    given = [act.local(one) for one in parameters]
    stops = module.stops(block)
    call = f"b_{number}({', '.join(['R', 'src', 'rul', *given])})"
    target = f"{', '.join(given)}, = " if given else ""
    if not stops:
        act.line(f"{'if not pc: ' if act.twin else ''}{target}{call}")
    else:
        at = act.label("body")
        if act.twin:
            with act.block(f"if pc <= {at}:"):
                act.line(f"at = {at}")
                act.line(f"if pc: pc = 0; {target}yield from inner")
                act.line(f"else: {target}yield from {call}")
        else:
            act.line(f"at = {at}")
            act.line(f"{target}yield from {call}")
    if act.twin:
        return
    template = Template("body", str(definition.name), number, f"b_{number}")
    for twin in (False, True) if stops else (False,):
        inner = Act(module, act.key, template, twin=twin)
        inner.names.update(template.variables)
        inner.in_event, inner.watched = True, act.watched
        for one in parameters:
            inner.sure.add(one)
            inner.perhaps.add(one)
            inner.local(one)
        inner.result = "(" + "".join(f"{inner.local(one)}, " for one in parameters) + ")"
        template.extras += [] if twin else ["src", "rul"]
        if stops:
            inner.line("if 0: yield")
        if inner.watched:
            inner.line("u = R.under[-1][1]")
        for one in sorted(inner.sure):
            inner.keep_row(one)
        inner.statements(block)
        _finish(inner, ["R", "src", "rul", *(inner.local(one) for one in parameters)], stops=stops)


def _checks(act: Act, number: int) -> None:
    module = act.module
    if not module.program.checks:
        return
    if not module.stopping.checks:
        act.line("run_checks(R)")
        return
    with act.within(("event", number, CHECKS)):
        at = act.label("stage")
    act.line(f"at = {at}")
    if act.twin:
        act.line(f"if pc == {at}: pc = 0; yield from inner")
    act.line("yield from run_checks(R)")


def emit_check(module: Module, check: tree.StandingCheck) -> None:
    """A standing check: what it finds, and what it does about it."""
    number = module.number(check)
    body = Body(module, ("check", number))
    among = listed(body, check.among)
    inner = Body(module, ("check", number))
    inner.depth = 2
    items = Kind(among.kind.items, EVERY if among.kind.items & TUPLE else 0, WIDEST if among.kind.items & NUMBER else None)
    local = inner.assign(check.name, items)
    inner.keep_row(check.name)
    inner.line(f"if {condition(inner, check.where)}: return {local}")
    body.parts |= inner.parts
    head = [f"def due_{number}(R):", *body.prelude(), f"    items_ = {among.text}", f"    spend(R, 1 + len(items_), {number})"]
    module.add_function([*head, f"    for {local} in items_:", *inner.lines, "    return UNSET"])
    template = Template("check", "check", number, f"r_{number}")
    stops = module.stops(check.block)
    for twin in (False, True) if stops else (False,):
        act = Act(module, ("check", number), template, twin=twin)
        act.names.update(template.variables)
        act.watched = module.is_watched("check")
        act.sure.add(str(check.name))
        act.perhaps.add(str(check.name))
        act.local(check.name)
        if not twin:
            template.extras += ["src", "rul"]
        _begin(act, check, [], stops=stops)
        if not twin:
            act.line(f"src = None; rul = {number}")
        _watch(act, "check")
        act.statements(check.block)
        _finish(act, ["R", act.local(check.name)], stops=stops)


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
        body.line("if rule.conditions and not lives(R, rule, v_you, v_this, env): return False")
    body.line(f"return {condition(body, where)}" if where is not None else "return True")
    body.lines = [line.replace("v_you", body.local("you")).replace("v_this", body.local("this")) for line in body.lines]
    used = "\n".join(body.lines)
    unpack = [line for line in unpack if f"{line.split()[0]}" in used]
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
    """The functions of a rule."""
    number = module.number(rule)
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
            _look(module, f"h_{number}", of, lambda body: f"bool({condition(body, rule.condition)})")


def _look(module: Module, name: str, of: Any, look: Any, about: tuple[str, Kind] | None = None) -> None:
    """A function that gives a value in the names of a rule."""
    body = Body(module, ("look", name))
    unpack = _scope(module, body, of)
    given = [body.local("you"), body.local("this"), "env"]
    if about is not None:
        given.append(body.assign(*about))
    text = look(body)
    unpack = [line for line in unpack if line.split()[0] not in given]
    module.add_function([f"def {name}(R, {', '.join(given)}):", *body.prelude(), *unpack, f"    return {text}"])


def _modifier(module: Module, rule: tree.Modifier, of: Any) -> None:
    number = module.number(rule)
    about = (str(rule.name), ANY)
    _look(module, f"a_{number}", of, lambda body: listed(body, rule.among).text, about)
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
    template = Template("rule", str(rule.pattern.event), number, f"r_{number}")
    event = module.program.definitions.get(rule.pattern.event)
    for twin in (False, True) if stops else (False,):
        act = Act(module, ("rule", number), template, twin=twin)
        act.names.update(template.variables)
        act.watched = module.is_watched(str(rule.pattern.event))
        act.env = isinstance(of, tree.Grant)
        act.replaced = event if isinstance(rule, tree.Replacement) else None
        unpack = _scope(module, act, of)
        kinds = _parameters(module, event, rule.pattern)
        if not twin:
            template.extras += ["src", "rul", "env", "granted", "ev", "box"]
            act.lines += unpack
        for place, (wanted, kind) in enumerate(zip(rule.pattern.arguments, kinds, strict=False)):
            if isinstance(wanted, tree.Bind):
                local = act.assign(wanted.name, kind)
                if not twin:
                    act.line(f"{local} = ev[{place}]")
        you, this = act.local("you"), act.local("this")
        _begin(act, rule, [], stops=stops)
        if not twin:
            act.line(f"src = {this} if {this}.__class__ is Piece else None; rul = {number}")
        _watch(act, str(rule.pattern.event))
        if rule.optional:
            _ask_whether(act, number, you)
        _note_use(act, rule, number, (you, this), of)
        act.statements(rule.block)
        _finish(act, ["R", you, this, "env", "granted", "ev", "box"], stops=stops)


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
        act.line(f'at = {at}; use_it = (yield ("optional", {number}, {you}.seat, (True, False), 1, 1))[0] is True')
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
    if module.logging:
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
