"""Where everything of a chart goes. Procedures have no jumps, so a chart is laid out part by part: what follows stands below,
the ways of a decision stand side by side, what comes again has a line back at its left, who leaves a loop goes round at the
right.

Everything is measured in pixels from the spine: the line that leads into a part at its top and out of it at its bottom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from wwrules.compile.charting import CHOICE, QUESTION, Circle, Each, Fork, Part, Step, Steps, Way
from wwrules.publish.charts.labels import Labels
from wwrules.publish.charts.typesetting import LINE, SMALL, SMALL_LINE, balanced, widest

_BOX, _LOZENGE = 206, 230
_GAP = 30  # between shapes
_FORK = 44  # between a decision and what follows: room for a label
_PAD = 12
_BESIDE = 18  # between columns
_ROUND = 18  # between a part and a line that goes around it
_FOOT = 22  # a line of paragraphs under the label
_FRAME = 14
_LABEL = 100  # how wide the label of a way may be
_LEAST_LOZENGE = 72


class Shape(NamedTuple):
    """A step in its place: the middle of its top, its size, its label, the parts of its sum."""

    step: Step
    x: float
    y: float
    width: float
    height: float
    lines: tuple[str, ...]
    terms: tuple[str, ...]


class Line(NamedTuple):
    """A line through points; with a head it leads into something."""

    points: tuple[tuple[float, float], ...]
    head: bool
    label: tuple[str, ...] = ()
    at: tuple[float, float] = (0, 0)  # where the label begins


class Frame(NamedTuple):
    """Around what comes once for each."""

    x: float
    y: float
    width: float
    height: float
    label: str


@dataclass(slots=True)
class Drawn:
    """A part in its place: how far it reaches to both sides of the spine and down, and what it is made of."""

    left: float = 0
    right: float = 0
    height: float = 0
    shapes: list[Shape] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    exits: list[tuple[float, float]] = field(default_factory=list)  # where somebody leaves the loop around it

    def put(self, other: Drawn, x: float, y: float) -> None:
        """Take another part in, moved."""
        self.shapes += [one._replace(x=one.x + x, y=one.y + y) for one in other.shapes]
        self.frames += [one._replace(x=one.x + x, y=one.y + y) for one in other.frames]
        self.exits += [(px + x, py + y) for px, py in other.exits]
        for one in other.lines:
            points = tuple((px + x, py + y) for px, py in one.points)
            self.lines.append(one._replace(points=points, at=(one.at[0] + x, one.at[1] + y)))
        self.left, self.right = max(self.left, other.left - x), max(self.right, other.right + x)

    def line(
        self, *points: tuple[float, float], head: bool = False, label: tuple[str, ...] = (), at: tuple[float, float] = (0, 0)
    ) -> None:
        """Draw a line."""
        self.lines.append(Line(points, head, label, at))


def lay_out(steps: Steps, labels: Labels) -> Drawn:
    """Put a chart together."""
    return _row(steps, labels)


def _row(steps: Iterable[Part], labels: Labels) -> Drawn:
    """What follows stands below."""
    drawn = Drawn()
    for number, one in enumerate(steps):
        part = _PARTS[type(one)](one, labels)
        if number:
            drawn.line((0, drawn.height), (0, drawn.height + _GAP), head=not isinstance(one, Circle))
            drawn.height += _GAP
        drawn.put(part, 0, drawn.height)
        drawn.height += part.height
    return drawn


def _step(step: Step, labels: Labels) -> Drawn:
    return _lozenge(step, labels) if step.sort in (CHOICE, QUESTION) else _box(step, labels)


def _box(step: Step, labels: Labels) -> Drawn:
    lines = balanced(labels.step(step), _BOX - 2 * _PAD)
    terms = tuple(labels.term(one) for one in step.terms)
    foot = _FOOT if step.rules or step.hooks else 0
    height = 2 * _PAD + LINE * (len(lines) + len(terms)) + foot + (6 if terms else 0) - 4
    return _alone(Shape(step, 0, 0, _BOX, height, lines, terms))


def _lozenge(step: Step, labels: Labels) -> Drawn:
    """As low as the words let it: no line is wider than the lozenge is at its height."""
    lines = balanced(labels.step(step), _LOZENGE * 0.66)
    half = LINE * len(lines) / 2
    height = float(_LEAST_LOZENGE)
    for number, text in enumerate(lines):
        edge = max(abs(number * LINE - half), abs((number + 1) * LINE - half)) - 3
        height = max(height, 2 * edge / max(0.2, 1 - (widest([text]) + 8) / _LOZENGE))
    return _alone(Shape(step, 0, 0, _LOZENGE, round(height), lines, ()))


def _alone(shape: Shape) -> Drawn:
    return Drawn(shape.width / 2, shape.width / 2, shape.height, [shape])


def _fork(fork: Fork, labels: Labels) -> Drawn:
    """The longest way of a condition, or the first one of a choice, stays on the spine; the others stand at its right."""
    drawn = _lozenge(fork.step, labels)
    ways = [(way, _row(way.steps, labels), balanced(labels.way(way), _LABEL)) for way in _by_length(fork)]
    room = _FORK + SMALL_LINE * (max(len(label) for _, _, label in ways) - 1)
    corner, start, top = (drawn.right, drawn.height / 2), drawn.height, drawn.height + room
    (main, first, label), *others = ways
    drawn.put(first, 0, top)
    drawn.line((0, start), (0, top), head=bool(main.steps), label=label, at=(8, start + 18))
    drawn.right = max(drawn.right, widest(label, SMALL) + 12)
    bottom = top + first.height
    joins: list[tuple[float, float]] = []
    for way, column, label in others:
        wide = widest(label, SMALL) + 12
        if not way.steps and way.leaves:
            drawn.exits.append(corner)
            drawn.line(corner, (corner[0] + 8, corner[1]), label=label, at=(corner[0] + 8, corner[1] - 8))
            drawn.right = max(drawn.right, corner[0] + wide)
            continue
        x = drawn.right + (_BESIDE + column.left if way.steps else _ROUND)
        drawn.put(column, x, top)
        at = (x + 8, top - 14 - SMALL_LINE * (len(label) - 1))
        drawn.line(corner, (x, corner[1]), (x, top), head=bool(way.steps), label=label, at=at)
        drawn.right = max(drawn.right, x + wide)
        bottom = max(bottom, top + column.height)
        (drawn.exits if way.leaves else joins).append((x, top + column.height))
    join = bottom + (_ROUND if joins else 0)
    for x, end in joins:
        drawn.line((x, end), (x, join), (0, join))
    drawn.line((0, top + first.height), (0, join))
    drawn.height = join
    return drawn


def _by_length(fork: Fork) -> list[Way]:
    """Ways in the order of their columns; who leaves a loop never stays on the spine."""
    if fork.step.sort == CHOICE and not fork.ways[0].leaves:
        return list(fork.ways)
    return sorted(fork.ways, key=lambda way: (way.leaves, -_count(way.steps)))


def _count(steps: Steps) -> int:
    return sum(
        1 + sum(_count(way.steps) for way in getattr(one, "ways", ())) + _count(getattr(one, "steps", ())) for one in steps
    )


def _circle(circle: Circle, labels: Labels) -> Drawn:
    """A line leads back to the top at the left; whoever leaves goes round at the right."""
    body = _row(circle.steps, labels)
    drawn = Drawn()
    top = 26
    exits, body.exits = body.exits, []
    drawn.put(body, 0, top)
    low = top + body.height + 14
    back = -(drawn.left + _ROUND)
    drawn.line((0, 0), (0, top), head=True)
    drawn.line((0, top + body.height), (0, low), (back, low), (back, 8), (0, 8), head=True)
    drawn.left = -back
    around = drawn.right + _ROUND
    out = low + 20
    for x, y in exits:
        drawn.line((x + 8, y + top), (around, y + top), (around, out), (0, out))
    drawn.right = around + 2
    drawn.height = out
    return drawn


def _each(each: Each, labels: Labels) -> Drawn:
    """A frame with its words at the top."""
    body = _row(each.steps, labels)
    label = f"\N{CLOCKWISE OPEN CIRCLE ARROW} {labels.each(each)}"
    drawn = Drawn()
    top = _FRAME + LINE + 8
    drawn.put(body, 0, top)
    left = drawn.left + _FRAME
    wide = max(left + drawn.right + _FRAME, widest([label], SMALL) + 2 * _PAD)
    height = top + body.height + _FRAME
    drawn.frames.insert(0, Frame(-left, 0, wide, height, label))
    drawn.line((0, 0), (0, top), head=True)
    drawn.line((0, top + body.height), (0, height))
    drawn.left, drawn.right, drawn.height = left, wide - left, height
    return drawn


_PARTS: dict[type, Callable[[Any, Labels], Drawn]] = {Step: _step, Fork: _fork, Circle: _circle, Each: _each}
