"""Plots as SVG that goes by the colours of the page around it: intervals beside each other, and how numbers lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, inf, isfinite, log10
from typing import NamedTuple

_WIDTH, _ROW, _TOP, _BAND, _VALUE = 560, 30, 34, 360, 110
_LETTERS, _LETTER, _AND = 28, 10, " + "  # of a label, how wide one is with room to spare, and what joins the halves of one
_BARS, _HEIGHT = 24, 180


class Line(NamedTuple):
    """One interval: what it is about, its middle and ends, and how it stands out."""

    label: str
    value: float
    low: float
    high: float
    mark: str = ""  # more, less


def intervals(title: str, lines: Sequence[Line], written: Callable[[float], str], at: float | None = None) -> str:
    """Intervals one below the other, with their values behind them; `at` is marked by a line."""
    ends = [one for line in lines for one in (line.low, line.high, line.value) if isfinite(one)]
    ends += [at] if at is not None else []
    left = 14 + _LETTER * max((len(_cut(line.label)) for line in lines), default=0)
    right = left + _BAND
    scale = _Scale(min(ends, default=0.0), max(ends, default=1.0), left, right)
    height = _TOP + _ROW * len(lines) + 8
    parts = [_axis(scale, written, height)]
    if at is not None:
        parts.append(f'<line class="at" x1="{scale(at):.1f}" x2="{scale(at):.1f}" y1="{_TOP - 6}" y2="{height - 4}"/>')
    for number, line in enumerate(lines):
        y = _TOP + _ROW * number + _ROW / 2
        low, high = scale(line.low), scale(line.high)
        sign = {"more": "▲ ", "less": "▼ "}.get(line.mark, "")
        parts += [
            f'<text class="label" x="{left - 14}" y="{y + 5:.1f}" text-anchor="end">{escape(_cut(line.label))}</text>',
            f'<line class="band {line.mark}" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<circle class="dot {line.mark}" cx="{scale(line.value):.1f}" cy="{y:.1f}" r="5"/>',
            f'<text x="{right + 14}" y="{y + 5:.1f}">{sign}{escape(written(line.value))}</text>',
        ]
    return _drawn(title, right + _VALUE, height, parts)


def lying(title: str, numbers: Counter[int]) -> str:
    """How often numbers are how large, in bars."""
    least, most = min(numbers), max(numbers)
    step = max(1, ceil((most - least + 1) / _BARS))
    bars: Counter[int] = Counter()
    for number, times in numbers.items():
        bars[(number - least) // step] += times
    count, highest = (most - least) // step + 1, max(bars.values())
    wide = (_WIDTH - 40) / count
    parts = []
    for bar in range(count):
        tall = _HEIGHT * bars[bar] / highest
        x, y = 20 + bar * wide, 10 + _HEIGHT - tall
        parts.append(f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}" width="{max(1.0, wide - 2):.1f}" height="{tall:.1f}"/>')
    every = max(1, ceil(count / 8))
    for bar in range(0, count, every):
        x = 20 + (bar + 0.5) * wide
        parts.append(f'<text x="{x:.1f}" y="{_HEIGHT + 32}" text-anchor="middle">{least + bar * step}</text>')
    parts.append(f'<line class="axis" x1="20" x2="{_WIDTH - 20}" y1="{_HEIGHT + 10}" y2="{_HEIGHT + 10}"/>')
    return _drawn(title, _WIDTH, _HEIGHT + 44, parts)


class _Scale:
    """From values to places."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        room = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
        self.low, self.high, self.left, self.right = low - room, high + room, left, right

    def __call__(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low) if value not in (inf, -inf) else 0.5
        part = {inf: 1.0, -inf: 0.0}.get(value, part)
        return self.left + part * (self.right - self.left)

    def ticks(self) -> list[float]:
        """Round values, four or so."""
        rough = (self.high - self.low) / 4
        power = 10.0 ** floor(log10(rough))
        step = next(one * power for one in (1, 2, 2.5, 5, 10) if one * power >= rough * 0.8)
        return [number * step for number in range(ceil(self.low / step), floor(self.high / step) + 1)]


def _axis(scale: _Scale, written: Callable[[float], str], height: int) -> str:
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        parts.append(f'<line class="tick" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP - 6}" y2="{height - 4}"/>')
        parts.append(f'<text class="axis" x="{x:.1f}" y="{_TOP - 14}" text-anchor="middle">{escape(written(tick))}</text>')
    return "".join(parts)


def _drawn(title: str, width: int, height: int, parts: list[str]) -> str:
    inside = "".join(parts)
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg role="img" aria-label="{escape(title)}" {size}><title>{escape(title)}</title>{inside}</svg>'


def _cut(label: str, letters: int = _LETTERS) -> str:
    """As much of a label as there is room for; of two that are joined, something of each."""
    first, joined, second = label.partition(_AND)
    if len(label) <= letters:
        return label
    if not joined:
        return f"{label[: letters - 1].rstrip()}…"
    room = letters - len(_AND)
    return _AND.join((_cut(first, max(room // 2, room - len(second))), _cut(second, max(room - room // 2, room - len(first)))))
