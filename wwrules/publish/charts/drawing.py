"""A laid-out chart as SVG, and the same as a list of values for those who read instead of look."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from wwrules.compile.charting import Chart, Circle, Each, Fork, Part, Step, Steps
from wwrules.publish.book import Book
from wwrules.publish.charts.labels import Labels
from wwrules.publish.charts.layout import Drawn, Frame, Line, Shape, lay_out
from wwrules.publish.charts.typesetting import LINE, SMALL_LINE
from wwrules.publish.page_model import HOME
from wwrules.publish.pages.parts import rule_link
from wwrules.publish.values import chip

_MARGIN = 14
_CORNER = 6  # of lines
_PARAGRAPHS, _FEW = 3, 2  # how many paragraphs a shape shows, and one with little room
_HEAD = 7


def chart_svg(book: Book, chart: Chart, page: str) -> Markup:
    """The drawing; shapes lead to paragraphs, to other charts, and to the list of cards on the page of the chart."""
    drawn = lay_out(chart.steps, Labels(book))
    wide, high = drawn.left + drawn.right + 2 * _MARGIN, drawn.height + 2 * _MARGIN
    inner = Markup().join(
        [
            *map(_frame, drawn.frames),
            *map(_line, drawn.lines),
            *map(_label, drawn.lines),
            *(_text(one.label, one.x + 12, one.y + 22, "each") for one in drawn.frames),
            *_shapes(book, drawn, page),
        ]
    )
    title = book.say("site-chart-drawn", what=chart_title(book, chart))
    left, top = drawn.left + _MARGIN, _MARGIN
    return Markup(
        '<svg class="flow-chart" width="{0:.0f}" height="{1:.0f}" viewBox="0 0 {0:.0f} {1:.0f}" role="group" aria-label="{2}">'
        '<g transform="translate({3:.1f} {4:.1f})">{5}</g></svg>'
    ).format(wide, high, title, left, top, inner)


def chart_title(book: Book, chart: Chart) -> str:
    """What a chart is called."""
    return book.title(chart.spec.title or chart.spec.draws)


def chart_address(book: Book, chart: str) -> str:
    """The page of a chart; nothing where the game has no such page."""
    spec = next((one for one in book.pages.values() if one.shows == "charts"), None)
    return f"{HOME}{spec.id}/{chart}.html" if spec else ""


# ---------------------------------------------------------------- shapes


def _shapes(book: Book, drawn: Drawn, page: str) -> list[Markup]:
    return [_shape(book, one, page) for one in drawn.shapes]


def _shape(book: Book, one: Shape, page: str) -> Markup:
    step = one.step
    rules = [(f"§\N{NO-BREAK SPACE}{book.numbers[rule]}", HOME + book.addresses[rule]) for rule in step.rules]
    target = chart_address(book, step.chart) if step.chart else rules[0][1] if rules else ""
    body = _outline(one) + _words(one)
    linked = Markup('<a class="go" href="{}">{}</a>').format(target, body) if target else body
    feet = rules[: _FEW if step.hooks or step.sort in ("choice", "question") else _PARAGRAPHS]
    return Markup('<g class="shape {}{}" transform="translate({:.1f} {:.1f})">{}{}</g>').format(
        step.sort, " more" if step.chart else "", one.x, one.y, linked, _foot(book, one, feet, page)
    )


def _outline(one: Shape) -> Markup:
    wide, high = one.width, one.height
    if one.step.sort in ("choice", "question"):
        return Markup('<path d="M0 0L{0:.1f} {1:.1f}L0 {2:.1f}L-{0:.1f} {1:.1f}Z"/>').format(wide / 2, high / 2, high)
    radius = 4 if one.step.sort == "part" else 14
    box = Markup('<rect x="{:.1f}" y="0" width="{:.1f}" height="{:.1f}" rx="{}"/>').format(-wide / 2, wide, high, radius)
    sides = Markup('<path class="sides" d="M{0:.1f} 0V{2:.1f}M{1:.1f} 0V{2:.1f}"/>').format(-wide / 2 + 7, wide / 2 - 7, high)
    return box + sides if one.step.chart else box


def _words(one: Shape) -> Markup:
    is_lozenge = one.step.sort in ("choice", "question")
    top = (one.height - LINE * len(one.lines)) / 2 + 15 if is_lozenge else 24
    lines = [_text(line, 0, top + LINE * number) for number, line in enumerate(one.lines)]
    below = top + LINE * len(one.lines) + 6
    terms = [_text(term, -one.width / 2 + 20, below + LINE * number, "term") for number, term in enumerate(one.terms)]
    return Markup().join([*lines, *terms])


def _text(text: str, x: float, y: float, style: str = "label") -> Markup:
    return Markup('<text class="{}" x="{:.1f}" y="{:.1f}">{}</text>').format(style, x, y, text)


def _foot(book: Book, one: Shape, rules: list[tuple[str, str]], page: str) -> Markup:
    """The paragraphs, and how many effects work here."""
    is_lozenge = one.step.sort in ("choice", "question")
    x, y = -one.width / 2 + (0 if is_lozenge else 12), one.height - (0 if is_lozenge else 12)
    links = Markup("\N{EN SPACE}").join(Markup('<a href="{}">{}</a>').format(address, text) for text, address in rules)
    found = Markup('<text class="foot" x="{:.1f}" y="{:.1f}">{}</text>').format(x, y, links) if links else Markup()
    if not one.step.hooks:
        return found
    said = book.say("site-chart-effects", count=len({hook.entry for hook in one.step.hooks}))
    link = Markup('<a href="{}#{}">{}</a>').format(page, one.step.id, said)
    return found + Markup('<text class="foot hooks" x="{:.1f}" y="{:.1f}">{}</text>').format(-x, y, link)


# ---------------------------------------------------------------- lines and frames


def _frame(one: Frame) -> Markup:
    return Markup('<rect class="frame" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="8"/>').format(*one[:4])


def _line(one: Line) -> Markup:
    first, *rest = one.points
    path = [f"M{first[0]:.1f} {first[1]:.1f}"]
    for number, point in enumerate(rest):
        following = rest[number + 1] if number + 1 < len(rest) else None
        path.append(_bend(one.points[number], point, following) if following else f"L{point[0]:.1f} {point[1]:.1f}")
    drawn = Markup('<path class="line" d="{}"/>').format("".join(path))
    return drawn + (_head(one.points[-2], one.points[-1]) if one.head else Markup())


def _bend(before: tuple[float, float], corner: tuple[float, float], after: tuple[float, float]) -> str:
    """A line to a corner that is a little round."""
    near, far = _towards(corner, before), _towards(corner, after)
    return f"L{near[0]:.1f} {near[1]:.1f}Q{corner[0]:.1f} {corner[1]:.1f} {far[0]:.1f} {far[1]:.1f}"


def _towards(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    part = min(_CORNER, length / 2) / length if length else 0
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _head(before: tuple[float, float], at: tuple[float, float]) -> Markup:
    turn = 0 if at[1] > before[1] else 180 if at[1] < before[1] else -90 if at[0] > before[0] else 90
    form = f"M0 0L-{_HEAD * 0.62:.1f} -{_HEAD}H{_HEAD * 0.62:.1f}Z"
    return Markup('<path class="head" d="{}" transform="translate({:.1f} {:.1f}) rotate({})"/>').format(form, *at, turn)


def _label(one: Line) -> Markup:
    x, y = one.at
    return Markup().join(_text(text, x, y + SMALL_LINE * number, "way") for number, text in enumerate(one.label))


# ---------------------------------------------------------------- the same as a list


def chart_list(book: Book, steps: Steps) -> list[dict[str, Any]]:
    """Values for the list version: steps, their ways, what comes again."""
    return [_listed(book, Labels(book), one) for one in steps]


def _listed(book: Book, labels: Labels, part: Part) -> dict[str, Any]:
    match part:
        case Fork(step=step, ways=ways):
            led = [{"label": labels.way(way), "steps": chart_list(book, way.steps), "leaves": way.leaves} for way in ways]
            return {**_values(book, labels, step), "ways": led}
        case Circle(steps=steps):
            return {"sort": "again", "label": book.say("site-chart-again"), "steps": chart_list(book, steps)}
        case Each(steps=steps):
            return {"sort": "each", "label": labels.each(part), "steps": chart_list(book, steps)}
        case Step():
            return _values(book, labels, part)


def _values(book: Book, labels: Labels, step: Step) -> dict[str, Any]:
    hooks: dict[str, list[Markup]] = {}
    for one in step.hooks:
        hooks.setdefault(one.when, []).append(chip(book, one.entry))
    return {
        "id": step.id,
        "sort": step.sort,
        "label": labels.step(step),
        "address": chart_address(book, step.chart) if step.chart else "",
        "rules": [rule_link(book, one) for one in step.rules],
        "terms": [(labels.term(one), [rule_link(book, rule) for rule in one.rules]) for one in step.terms],
        "hooks": [(book.say(f"site-chart-{when}"), chips) for when, chips in hooks.items()],
        "count": len({one.entry for one in step.hooks}),
    }
