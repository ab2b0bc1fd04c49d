"""The stages of an event as Python source: forbid → instead → before → body → after → checks.

Where one rule of the flow is all that can ever wait at a stage, it is written there; elsewhere rules that wait are looked up.
"""

from __future__ import annotations

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act
from wwrules.generate.contexts import condition, value
from wwrules.generate.kinds import NONE, Kind
from wwrules.generate.statements import gives
from wwrules.generate.templates import Region, Template
from wwrules.run.interpret import DEPTH
from wwrules.run.telling import tells_of_event, tells_of_rules
from wwrules.run.timeline import STAGES

FORBID, INSTEAD, BEFORE, BODY, AFTER, CHECKS = range(6)


def event(act: Act, definition: tree.Definition, parameters: list[str]) -> None:
    """An event, stage by stage."""
    from wwrules.generate.emit_definitions import watch  # noqa: PLC0415 - the two need each other

    module, name, number = act.module, str(definition.name), act.module.number(definition)
    topics = {stage: module.topic((stage, name)) for stage in STAGES}
    watch(act, name)
    looks = module.looks_for_rules(definition)
    given = [act.local(one) for one in parameters]
    arguments = "(" + "".join(f"{one}, " for one in given) + ")"
    since, ev, box = (act.own_name(word) for word in ("since", "ev", "box"))
    if module.endings(name):
        act.region.own["since"] = since
        act.only_new(f"{since} = R.numbers")
    if topics["forbid"] and not act.twin:
        test = f"is_forbidden(R, {topics['forbid']}, {module.constant(name)}, {arguments})"
        with act.block(f"if {module.waits(topics['forbid'])} and {test}:"):
            act.leave_function()
    if looks:
        act.region.own |= {"ev": ev, "box": box}
        act.only_new(f"{ev} = [{', '.join(given)}]; {box} = [(), None, False, False]")
    if topics["instead"]:
        _stage(act, definition, INSTEAD, topics["instead"])
        _take_again(act, parameters)
    if topics["before"]:
        _stage(act, definition, BEFORE, topics["before"])
    after = AFTER if topics["after"] else CHECKS
    with act.within(("event", number, after)):
        _body(act, definition, parameters, looks=looks)
    act.sure = {*act.sure, *parameters}
    if topics["after"]:
        if looks:
            act.only_new(f"{ev}[:] = {arguments}")
        _stage(act, definition, AFTER, topics["after"])
    _checks(act, number)
    if module.endings(name):
        act.line(f"if R.grants: end_grants(R, {module.endings(name)}, {since}, {arguments})")


def _take_again(act: Act, parameters: list[str]) -> None:
    """Arguments that a replacement may have changed."""
    if parameters:
        act.only_new(f"{', '.join(map(act.local, parameters))}, = {act.own_name('ev')}")
    for one in parameters:
        act.now.pop(one, None)
        if one in act.rows:
            act.rows.discard(one)
            act.keep_row(one)


def _stage(act: Act, definition: tree.Definition, stage: int, topic: str) -> None:
    """The rules that wait at a stage."""
    module = act.module
    word = STAGES[stage]
    only = module.rule_inside(word, definition)
    if only is not None:
        _rule_inside(act, definition, stage, only)
        return
    stops = module.stopping.stage(word, definition)
    node, ev, box = f"event_{module.number(definition)}", act.own_name("ev"), act.own_name("box")
    helper = "replace" if stage == INSTEAD else "respond"
    waits = module.waits(topic)
    if not stops:
        with act.block(f"if {'not pc and ' if act.twin else ''}{waits}:"):
            act.line(f"go = at_once({helper}(R, {topic}, {node}, {ev}, {box}, None, None))")
            _end_if_replaced(act, stage)
            if stage != INSTEAD:
                act.line(f"{box}[0] = ()")
        return
    with act.within(("event", module.number(definition), stage)):
        at = act.label("stage")
    if not act.twin:
        with act.block(f"if {waits}:"):
            act.line(f"at = {at}")
            act.line(f"go = yield from {helper}(R, {topic}, {node}, {ev}, {box}, None, None)")
            _end_if_replaced(act, stage)
            if stage != INSTEAD:
                act.line(f"{box}[0] = ()")
        return
    with act.block(f"if pc <= {at}:"), act.block(f"if pc == {at} or {waits}:"):
        act.line(f"at = {at}")
        act.line(f"if pc: pc = 0; run = {helper}(R, {topic}, {node}, {ev}, {box}, inner, answer)")
        act.line(f"else: run = {helper}(R, {topic}, {node}, {ev}, {box}, None, None)")
        act.line("go = yield from run")
        _end_if_replaced(act, stage)
        if stage != INSTEAD:
            act.line(f"{box}[0] = ()")


def _end_if_replaced(act: Act, stage: int) -> None:
    if stage == INSTEAD:
        with act.block("if not go:"):
            act.leave_function()


def _rule_inside(act: Act, definition: tree.Definition, stage: int, rule: tree.Trigger) -> None:
    """The one rule that ever waits at a stage, written there."""
    module, number = act.module, act.module.number(rule)
    changed = module.inlining.changed(rule.block)
    names = [(str(one.name), act.local(one.name), act.kind(one.name), act.has_row(one.name)) for one in definition.parameters]
    region = Region(
        "rule", str(definition.name), number, {}, {"src": "None", "rul": str(number), "env": "NO_ENV", "granted": "0"}
    )
    with (
        act.within(("event", module.number(definition), stage, number)),
        act.entered(region, ("inside", number, act.key), ""),
    ):
        act.src, act.rul = "None", str(number)
        act.lines.append("    " * act.text.depth)
        stale = len(act.lines) - 1
        act.alias("you", "None", Kind(NONE), row=False)
        act.alias("this", "None", Kind(NONE), row=False)
        tests = []
        for wanted, (_, local, kind, has_row) in zip(rule.pattern.arguments, names, strict=True):
            if isinstance(wanted, tree.Bind) and wanted.name not in changed:
                act.alias(str(wanted.name), local, kind, row=has_row)
            elif isinstance(wanted, tree.Bind):
                act.only_new(f"{act.assign(wanted.name, kind)} = {local}")
            elif not isinstance(wanted, tree.Anything):
                tests.append(f"{value(act, wanted).text} == {local}")
        tests += [condition(act, rule.where)] if rule.where is not None else []
        test = " and ".join(f"({one})" for one in tests) or "True"
        span = act.span() if act.twin else None
        if act.twin:
            test = f"not pc and {test}" if span is None else f"{span[0]} <= pc <= {span[1]} or (not pc and {test})"
        with act.block(f"if {test}:") if test != "True" else act.block("if 1:"):
            _run_inside(act, rule, number)
        act.forget_stale(stale)


def _run_inside(act: Act, rule: tree.Trigger, number: int) -> None:
    module = act.module
    if module.counting:
        act.only_new("R.depth += 1")
        act.only_new(f"if R.depth > {DEPTH}: too_deep(R, {number})")
    if tells_of_rules(module.telling):
        act.parts.add("L")
        act.only_new(f'L({{"fact": "rule", "rule": {number}, "you": None, "this": None}})')
    act.statements(rule.block)
    act.cost += 1 + len(rule.block.statements)
    if module.counting:
        act.line("R.depth -= 1")


def _body(act: Act, definition: tree.Definition, parameters: list[str], *, looks: bool) -> None:
    module, block = act.module, definition.block
    given = [act.local(one) for one in parameters]
    if tells_of_event(module.telling, str(definition.name)):
        act.parts.add("L")
        arguments = "(" + "".join(f"{one}, " for one in given) + ")"
        act.only_new(f'L({{"fact": "event", "event": {module.constant(str(definition.name))}, "arguments": {arguments}}})')
    if looks:
        act.only_new(f"{act.own_name('box')}[0] = ()")
    if gives(block):
        _body_apart(act, definition, parameters)
    else:
        act.statements(block)


def _body_apart(act: Act, definition: tree.Definition, parameters: list[str]) -> None:
    """A body that `give` may end is a function of its own, which gives back the arguments as they are then."""
    module, block = act.module, definition.block
    number = module.number(block)
    given = [act.local(one) for one in parameters]
    stops = module.stops(block)
    call = f"b_{number}({', '.join(['R', act.src, act.rul, *given])})"
    target = f"{', '.join(given)}, = " if given else ""
    if not stops:
        act.only_new(f"{target}{call}")
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
    if not act.is_twin:
        _emit_body(act, definition, parameters, stops=stops)


def _emit_body(act: Act, definition: tree.Definition, parameters: list[str], *, stops: bool) -> None:
    from wwrules.generate.emit_definitions import end  # noqa: PLC0415 - the two need each other

    module, block = act.module, definition.block
    number = module.number(block)
    template = Template(f"b_{number}")
    region = Region("body", str(definition.name), number, {}, {"src": "src", "rul": "rul"}, parameters)
    for twin in module.variants(stops=stops):
        inner = Act(module, act.key, template, region, twin=twin)
        inner.in_event, inner.watched = True, act.watched
        for one in parameters:
            inner.sure.add(one)
            inner.perhaps.add(one)
            inner.local(one)
        inner.result = "(" + "".join(f"{inner.local(one)}, " for one in parameters) + ")"
        kept = inner.reserve()
        if stops:
            inner.line("if 0: yield")
        if inner.watched:
            inner.line("u = R.under[-1][1]")
        for one in sorted(inner.sure):
            inner.keep_row(one)
        inner.statements(block)
        end(inner, block, kept, ["R", "src", "rul", *(inner.local(one) for one in parameters)], stops=stops)


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
