"""What is under way, as plain data: taken from running generators, given to the twins, and to and from the oracle's frames."""

from __future__ import annotations

from types import GeneratorType
from typing import TYPE_CHECKING, Any, NamedTuple

from wwrules.generate.layout import UNSET
from wwrules.generate.position import Position
from wwrules.generate.responding import DONE, PROCEEDED, REPLACED, SEATS
from wwrules.generate.support import players_of
from wwrules.generate.templates import Label, Region, Step, Template, is_known, known_value
from wwrules.run.state import Call, Frame
from wwrules.run.values import Piece, piece_of

if TYPE_CHECKING:
    from wwrules.generate.engine import Engine

INSTEAD = 1


class Open(NamedTuple):
    """A function that has stopped: at which label, with which locals."""

    template: Template
    at: int
    kept: tuple[Any, ...]

    @property
    def label(self) -> Label:
        """Where it has stopped."""
        return self.template.labels[self.at - 1]

    def local(self, name: str) -> Any:
        """A local, or what always stands in its place."""
        place = self.template.places.get(self.template.token(name))
        return known_value(name) if place is None else self.kept[place]


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
            kept = [known(one, UNSET) for one in template.all_kept]
            for place in template.row_places:
                kept[place] = kept[place][-1] if kept[place] is not UNSET else UNSET
            for place in template.list_places:
                kept[place] = players_of(kept[place]) if kept[place] is not UNSET else UNSET
            found.append(Open(template, known("at"), tuple(kept)))
        running = running.gi_yieldfrom
    return tuple([_apart(one) for one in found])


def _apart(one: Open) -> Open:
    """The same with lists of its own: those of an event go on changing."""
    if any(value.__class__ is list for value in one.kept):
        return one._replace(kept=tuple([value[:] if value.__class__ is list else value for value in one.kept]))
    return one


def revived(engine: Engine, position: Position, frames: tuple[Open, ...], answer: Any) -> GeneratorType[Any, Any, Any]:
    """A generator that goes on from there with an answer. A rule shares the lists of the event it waits for."""
    position.depth, position.under = 0, []
    lists: tuple[Any, Any] = (None, None)
    ready = []
    for one in frames:
        kept, places = list(one.kept), one.template.places
        for place, _, _ in one.label.parts:
            region = one.template.regions[place]
            position.depth += region.sort != "body"
            if "ev" not in region.own:
                continue
            ev, box = places[region.own["ev"]], places[region.own["box"]]
            if region.sort == "event":
                lists = list(kept[ev]), list(kept[box])
            kept[ev], kept[box] = lists
        ready.append((one.template, one.at, kept))
    running: Any = None
    for template, at, kept in reversed(ready):
        given = answer if running is None else None
        running = engine.twin(template.function)(position, at, kept, running, given)
    return running  # type: ignore[no-any-return]


# ---------------------------------------------------------------- to the oracle's frames


def to_calls(frames: tuple[Open, ...]) -> list[Call]:
    """What is under way as the oracle has it."""
    calls: list[Call] = []
    into = ""
    for one in frames:
        for (place, inner_into, steps), names in zip(one.label.parts, one.label.known, strict=True):
            region = one.template.regions[place]
            env = _env(one, region, names)
            if region.sort == "body":
                calls[-1].env.update(env)
                calls[-1].frames += [_frame(one, region, step) for step in steps]
                continue
            calls.append(_call(one, region, env, steps, into if place == 0 else inner_into))
        into = one.label.into
    return calls


def _env(one: Open, region: Region, names: tuple[str, ...]) -> dict[str, Any]:
    """Names that have a value, in the order in which the text brings them."""
    known = [(name, local) for name, local in region.variables.items() if name in names]
    return {name: value for name, local in known if (value := one.local(local)) is not UNSET}


def _call(one: Open, region: Region, env: dict[str, Any], steps: tuple[Step, ...], into: str) -> Call:
    own = region.own
    if region.sort == "rule":
        env = {**one.local(own["env"]), **env}
    if region.sort == "event" and steps[0][2] == INSTEAD and "ev" in own:
        env.update(zip(region.parameters, one.local(own["ev"]), strict=True))
    source = one.local(own["src"])
    sort = "rule" if region.sort == "check" else region.sort
    call = Call(sort, region.name, env, [_frame(one, region, step) for step in steps], into)
    call.scope = one.local(own["num"]) if region.sort == "scope" else 0
    call.source = source.number if isinstance(source, Piece) else None
    call.rule = one.local(own["rul"])
    return call


def _frame(one: Open, region: Region, step: Step) -> Frame:
    sort, node, *rest = step
    data: dict[str, Any] = {}
    match sort:
        case "block":
            data = {"next": rest[0]}
        case "for-each":
            data = {"items": one.local(rest[0]), "next": _turn(one, *rest)}
        case "repeat":
            data = {"left": one.local(rest[0])}
        case "choose":
            data = dict(zip(("options", "seat", "least", "most"), map(one.local, rest), strict=True))
        case "choose-one":
            data = {
                "open": _ways(one, rest[0]),
                "seat": one.local(rest[1][1:]).seat if rest[1][0] == "#" else one.local(rest[1]),
            }
        case "together":
            data = {"seats": tuple(one.local(rest[0]))}
        case "rule":
            you, this = (one.local(region.variables[name]) for name in ("you", "this"))
            granted = one.local(region.own["granted"])
            data = {"granted": granted, "limit": repr((node, you, this, granted))}
        case "event":
            data = _event(one, region, *rest)
    return Frame(sort, node, data)


def _ways(one: Open, local: str) -> tuple[int, ...]:
    """The ways that are open; where it is always all of them, their number stands there."""
    return tuple(range(int(local[1:]))) if local[0] == "*" else one.local(local)


def _turn(one: Open, items: str, at: str) -> int:
    """The next turn of a loop: what was counted, or the place after the one that is under way, which is there only once."""
    return one.local(items).index(one.local(at[1:])) + 1 if at[0] == "@" else one.local(at)  # type: ignore[no-any-return]


def _event(one: Open, region: Region, stage: int, rule: int = 0) -> dict[str, Any]:
    """What an event remembers; `rule` is the one that is under way, where it is written at its stage."""
    data: dict[str, Any] = {"stage": stage, "done": ()}
    if "since" in region.own:
        data["since"] = one.local(region.own["since"])
    if rule:
        data["done"] = ((rule, None, None, 0),)
    elif "box" in region.own:
        box = one.local(region.own["box"])
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
    at = 0
    while at < len(calls):
        call = calls[at]
        template = _template(engine, call)
        number = _label(template, calls[at:])
        if number is None and template.regions[0].sort == "event":
            found.append(_open(template, [(call, call.frames[:1])], _body_label(template)))
            block = engine.program.definitions[call.name].block  # its body is a function of its own
            template = engine.templates[f"b_{engine.program.number(block)}"]
            calls = [*calls[:at], _rest(call), *calls[at + 1 :]]
            number = _label(template, calls[at:])
        if number is None:
            raise UnknownPositionError(call.name)
        count = len(template.labels[number - 1].parts)
        found.append(_open(template, [(one, one.frames) for one in calls[at : at + count]], number))
        at += count
    return tuple(found)


def _rest(call: Call) -> Call:
    """An event without the frame of its stages."""
    rest = Call(call.sort, call.name, call.env, call.frames[1:], call.into)
    rest.source, rest.rule = call.source, call.rule
    return rest


def _template(engine: Engine, call: Call) -> Template:
    if call.sort == "rule":
        template = engine.templates.get(f"r_{call.rule}")
    else:
        definition = engine.program.definitions.get(call.name)
        template = None if definition is None else engine.templates.get(f"p_{engine.program.number(definition)}")
    if template is None:
        raise UnknownPositionError(call.name)
    return template


def _label(template: Template, calls: list[Call]) -> int | None:
    """The place where a function has stopped that stands for the first of these calls, or for more of them."""
    for number, label in enumerate(template.labels, 1):
        if label.sort == "body" or len(label.parts) > len(calls):
            continue
        if all(
            _fits(template.regions[place], steps, call) for (place, _, steps), call in zip(label.parts, calls, strict=False)
        ):
            return number
    return None


def _fits(region: Region, steps: tuple[Step, ...], call: Call) -> bool:
    if region.name != call.name or (region.sort in ("rule", "check") and region.number != call.rule):
        return False
    if (call.sort == "rule") != (region.sort in ("rule", "check")):
        return False
    return [_step(step) for step in steps] == [_place(one.sort, one.node, one.data) for one in call.frames]


def _body_label(template: Template) -> int:
    return next(number for number, label in enumerate(template.labels, 1) if label.sort == "body")


def _place(sort: str, node: int, data: dict[str, Any]) -> tuple[Any, ...]:
    if sort == "block":
        return sort, node, data["next"]
    return (sort, node, data["stage"]) if sort == "event" else (sort, node)


def _step(step: Step) -> tuple[Any, ...]:
    return step[:3] if step[0] in ("block", "event") else step[:2]


def _open(template: Template, calls: list[tuple[Call, list[Frame]]], number: int) -> Open:
    known: dict[str, Any] = {}
    for (place, _, steps), (call, frames) in zip(template.labels[number - 1].parts, calls, strict=True):
        region = template.regions[place]
        known.update({template.token(local): call.env.get(name, UNSET) for name, local in region.variables.items()})
        own: dict[str, Any] = {
            "src": None if call.source is None else piece_of(call.source),
            "rul": call.rule,
            "num": call.scope,
            "env": dict(call.env),
            "granted": 0,
        }
        for step, frame in zip(steps, frames, strict=True):
            known.update(_locals(step, frame))
            own.update(_own(region, call, frame))
        known.update({local: own[word] for word, local in region.own.items() if word in own and not is_known(local)})
    return Open(template, number, tuple([known.get(one, UNSET) for one in template.all_kept]))


def _locals(step: Step, frame: Frame) -> dict[str, Any]:
    """The locals behind the data of a frame."""
    sort, _, *rest = step
    data = frame.data
    match sort:
        case "for-each":
            return {rest[0]: data["items"]} | ({} if rest[1][0] == "@" else {rest[1]: data["next"]})
        case "repeat":
            return {rest[0]: data["left"]}
        case "choose":
            return dict(zip(rest, (data[one] for one in ("options", "seat", "least", "most")), strict=True))
        case "choose-one":
            return {} if rest[0][0] == "*" else {rest[0]: data["open"], rest[1]: data["seat"]}
        case "together":
            return {rest[0]: data["seats"]}
    return {}


def _own(region: Region, call: Call, frame: Frame) -> dict[str, Any]:
    """What a call remembers besides its locals, from a frame."""
    data = frame.data
    match frame.sort:
        case "rule":
            return {"granted": data["granted"]}
        case "event":
            box = [data["done"], data.get("seats"), data.get("replaced", False), data.get("proceeded", False)]
            return {"since": data.get("since"), "box": box, "ev": [call.env[one] for one in region.parameters]}
    return {}
