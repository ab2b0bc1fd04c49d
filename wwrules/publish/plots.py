"""Curves as SVG that goes by the colours of the page: shares over whole numbers, each curve with a number at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

_WIDTH, _HEIGHT = 560, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 72, 40, 14, 36
_TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
_WORD = 30  # the line below the numbers that says what they count
_APART = 19  # from one number at the end of a curve to the next


class Curve(NamedTuple):
    """What it is about, and a share for each number."""

    name: str
    shares: Sequence[float]


def curves(
    title: str, numbers: Sequence[int], drawn: Sequence[Curve], written: Callable[[float], str], counted: str = ""
) -> Markup:
    """Curves over the numbers, which count something; numbers at their ends and how their lines are drawn tell them apart."""
    height = _HEIGHT + (_WORD if counted else 0)
    places = [_across(index, len(numbers)) for index in range(len(numbers))]
    parts = [
        f'<line class="tick" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{_up(tick):.1f}" y2="{_up(tick):.1f}"/>'
        f'<text x="{_LEFT - 8}" y="{_up(tick) + 5:.1f}" text-anchor="end">{escape(written(tick))}</text>'
        for tick in _TICKS
    ]
    parts += [
        f'<text x="{x:.1f}" y="{_HEIGHT - 8}" text-anchor="middle">{number}</text>'
        for x, number in zip(places, numbers, strict=True)
    ]
    if counted:
        parts.append(f'<text class="counted" x="{(_LEFT + _WIDTH - _RIGHT) / 2:.1f}" y="{height - 8}">{escape(counted)}</text>')
    for number, (one, y) in enumerate(zip(drawn, _ends(drawn), strict=True), 1):
        points = " ".join(f"{x:.1f},{_up(share):.1f}" for x, share in zip(places, one.shares, strict=True))
        dots = "".join(
            f'<circle cx="{x:.1f}" cy="{_up(share):.1f}" r="3.5"/>' for x, share in zip(places, one.shares, strict=True)
        )
        parts.append(
            f'<g class="curve c{number}"><title>{escape(one.name)}</title><polyline points="{points}"/>{dots}'
            f'<text class="end" x="{_WIDTH - _RIGHT + 12}" y="{y + 5:.1f}">{number}</text></g>'
        )
    return Markup('<svg class="plot" role="img" aria-label="{}" viewBox="0 0 {} {}">{}</svg>').format(
        title,
        _WIDTH,
        height,
        Markup("".join(parts)),  # noqa: S704 - numbers, and names that were escaped
    )


def _across(index: int, count: int) -> float:
    room = _WIDTH - _LEFT - _RIGHT - 24
    return _LEFT + 12 + (room * index / (count - 1) if count > 1 else room / 2)


def _up(share: float) -> float:
    return _TOP + (1 - share) * (_HEIGHT - _TOP - _BOTTOM)


def _ends(drawn: Sequence[Curve]) -> list[float]:
    """Where the numbers of the curves stand: at their ends, and far enough from one another."""
    places = [0.0] * len(drawn)
    least = float("-inf")
    for index in sorted(range(len(drawn)), key=lambda one: _up(drawn[one].shares[-1])):
        least = places[index] = max(_up(drawn[index].shares[-1]), least + _APART)
    return places
