"""What is under way, as plain data: taken from running generators, given to the twins, and to and from the oracle's frames."""

from __future__ import annotations

from types import GeneratorType
from typing import TYPE_CHECKING, Any, NamedTuple

from wwrules.generate.acts import Step, Template
from wwrules.generate.position import UNSET, Position
from wwrules.generate.waiting import DONE, PROCEEDED, REPLACED, SEATS
from wwrules.run.state import Call, Frame
from wwrules.run.values import Piece, piece_of

if TYPE_CHECKING:
    from wwrules.generate.engine import Engine

INSTEAD = 1


class Open(NamedTuple):
    """A function that has stopped: at which label, with which locals."""

    template: Template
    label: int
    kept: tuple[Any, ...]

    def local(self, name: str) -> Any:
        """A local of our own."""
        return self.kept[self.template.places[name]]


class UnknownPositionError(ValueError):
    """A position that these texts cannot have reached."""


def captured(engine: Engine, running: Any) -> tuple[Open, ...]:
    """What is under way in a generator that has stopped, outermost first. Its frame is that of a generator of CPython."""
    found = []
    templates = engine.templates_by_code
    while running is not None:
        template = templates.get(running.gi_code)
        if template is not None:
            known = running.gi_frame.f_locals.get
            kept = tuple([known(one, UNSET) for one in template.all_kept])
            found.append(Open(template, known("at"), kept))
        running = running.gi_yieldfrom
    return tuple([_apart(one) for one in found])


def _apart(one: Open) -> Open:
    """The same with lists of its own: those of an event go on changing."""
    if any(value.__class__ is list for value in one.kept):
        return one._replace(kept=tuple([value[:] if value.__class__ is list else value for value in one.kept]))
    return one


def revived(engine: Engine, position: Position, frames: tuple[Open, ...], answer: Any) -> GeneratorType[Any, Any, Any]:
    """A generator that goes on from there with an answer. A rule shares the lists of the event it waits for."""
    position.depth = sum(one.template.sort != "body" for one in frames)
    position.under = []
    lists: tuple[Any, Any] = (None, None)
    ready = []
    for one in frames:
        kept = list(one.kept)
        template = one.template
        if template.sort == "event" and "ev" in template.extras:
            ev, box = template.place("ev"), template.place("box")
            kept[ev], kept[box] = list(kept[ev]), list(kept[box])
            lists = kept[ev], kept[box]
        elif template.sort == "rule":
            kept[template.place("ev")], kept[template.place("box")] = lists
        ready.append((template, one.label, kept))
    running: Any = None
    for template, label, kept in reversed(ready):
        given = answer if running is None else None
        running = engine.twins[template.function](position, label, kept, running, given)
    return running  # type: ignore[no-any-return]


# ---------------------------------------------------------------- to the oracle's frames


def to_calls(frames: tuple[Open, ...]) -> list[Call]:
    """What is under way as the oracle has it."""
    calls: list[Call] = []
    into = ""
    for one in frames:
        template = one.template
        label = template.labels[one.label - 1]
        env = {name: value for name, local in template.variables.items() if (value := one.local(local)) is not UNSET}
        if template.sort == "body":
            calls[-1].env.update(env)
            calls[-1].frames += [_frame(one, step) for step in label.path]
            into = label.into
            continue
        if template.sort == "rule":
            env = {**one.local("env"), **env}
        if template.sort == "event" and label.path[0][2] == INSTEAD and "ev" in template.extras:
            env.update(zip(template.parameters, one.local("ev"), strict=True))
        source, rule = one.local("src"), one.local("rul")
        sort = "rule" if template.sort == "check" else template.sort
        call = Call(sort, template.name, env, [_frame(one, step) for step in label.path], into)
        call.scope = one.local("num") if template.sort == "scope" else 0
        call.source = source.number if isinstance(source, Piece) else None
        call.rule = rule
        calls.append(call)
        into = label.into
    return calls


def _frame(one: Open, step: Step) -> Frame:
    sort, node, *rest = step
    data: dict[str, Any] = {}
    match sort:
        case "block":
            data = {"next": rest[0]}
        case "for-each":
            data = {"items": one.local(rest[0]), "next": one.local(rest[1])}
        case "repeat":
            data = {"left": one.local(rest[0])}
        case "choose":
            data = dict(zip(("options", "seat", "least", "most"), map(one.local, rest), strict=True))
        case "choose-one":
            data = {"open": one.local(rest[0]), "seat": one.local(rest[1])}
        case "together":
            data = {"seats": one.local(rest[0])}
        case "rule":
            you, this = (one.local(one.template.variables[name]) for name in ("you", "this"))
            granted = one.local("granted")
            data = {"granted": granted, "limit": repr((node, you, this, granted))}
        case "event":
            data = _event(one, rest[0])
    return Frame(sort, node, data)


def _event(one: Open, stage: int) -> dict[str, Any]:
    data: dict[str, Any] = {"stage": stage, "done": (), "since": one.local("since")}
    if "box" in one.template.extras:
        box = one.local("box")
        data["done"] = box[DONE]
        if box[SEATS] is not None:
            data["seats"] = box[SEATS]
        if box[REPLACED]:
            data["replaced"] = True
        if box[PROCEEDED]:
            data["proceeded"] = True
    return data


# ---------------------------------------------------------------- from the oracle's frames


def from_calls(engine: Engine, calls: list[Call]) -> tuple[Open, ...]:
    """What is under way in a position of the oracle."""
    found: list[Open] = []
    for call in calls:
        if call.sort == "rule":
            template = engine.templates.get(f"r_{call.rule}")
        else:
            definition = engine.program.definitions.get(call.name)
            template = None if definition is None else engine.templates.get(f"p_{engine.program.number(definition)}")
        if template is None:
            raise UnknownPositionError(call.name)
        label = _label(template, call.frames)
        if label is None and template.sort == "event":
            found.append(_open(template, call, call.frames[:1], _body_label(template)))
            block = engine.program.definitions[call.name].block  # its body is a function of its own
            template = engine.templates[f"b_{engine.program.number(block)}"]
            found.append(_open(template, call, call.frames[1:], _label(template, call.frames[1:])))
        else:
            found.append(_open(template, call, call.frames, label))
    return tuple(found)


def _label(template: Template, frames: list[Frame]) -> int | None:
    wanted = [_place(one.sort, one.node, one.data) for one in frames]
    for number, label in enumerate(template.labels, 1):
        if label.sort != "body" and [_step(step) for step in label.path] == wanted:
            return number
    return None


def _body_label(template: Template) -> int:
    return next(number for number, label in enumerate(template.labels, 1) if label.sort == "body")


def _place(sort: str, node: int, data: dict[str, Any]) -> tuple[Any, ...]:
    if sort == "block":
        return sort, node, data["next"]
    return (sort, node, data["stage"]) if sort == "event" else (sort, node)


def _step(step: Step) -> tuple[Any, ...]:
    return step[:3] if step[0] in ("block", "event") else step[:2]


def _open(template: Template, call: Call, frames: list[Frame], label: int | None) -> Open:
    if label is None:
        raise UnknownPositionError(template.name)
    known: dict[str, Any] = {local: call.env.get(name, UNSET) for name, local in template.variables.items()}
    known["src"] = None if call.source is None else piece_of(call.source)
    known["rul"] = call.rule
    known["num"] = call.scope
    known["env"], known["granted"] = dict(call.env), 0
    for step, frame in zip(template.labels[label - 1].path, frames, strict=True):
        known.update(_locals(template, call, step, frame))
    return Open(template, label, tuple([known.get(one, UNSET) for one in template.all_kept]))


def _locals(template: Template, call: Call, step: Step, frame: Frame) -> dict[str, Any]:
    """The locals behind the data of a frame."""
    sort, _, *rest = step
    data = frame.data
    match sort:
        case "for-each":
            return {rest[0]: data["items"], rest[1]: data["next"]}
        case "repeat":
            return {rest[0]: data["left"]}
        case "choose":
            return dict(zip(rest, (data[one] for one in ("options", "seat", "least", "most")), strict=True))
        case "choose-one":
            return {rest[0]: data["open"], rest[1]: data["seat"]}
        case "together":
            return {rest[0]: data["seats"]}
        case "rule":
            return {"granted": data["granted"]}
        case "event":
            box = [data["done"], data.get("seats"), data.get("replaced", False), data.get("proceeded", False)]
            return {"since": data["since"], "box": box, "ev": [call.env[one] for one in template.parameters]}
    return {}
