"""Words in shapes: lines of about the same length, measured with the fonts that the site ships."""

from __future__ import annotations

from collections.abc import Iterable

from wwrules.publish.cards.metrics import TEXT, width

SIZE, SMALL = 16, 15  # pixels
LINE, SMALL_LINE = 20, 17


def widest(lines: Iterable[str], size: float = SIZE) -> float:
    """How wide the widest of some lines is."""
    return max((width(TEXT, one) * size for one in lines), default=0)


def balanced(text: str, room: float) -> tuple[str, ...]:
    """As few lines as fit, and those as even as they can be."""
    best = _broken(text, room)
    while len(best) > 1:
        narrower = _broken(text, widest(best) - 1)
        if len(narrower) > len(best) or widest(narrower) >= widest(best):
            break
        best = narrower
    return tuple(best)


def _broken(text: str, room: float) -> list[str]:
    lines: list[str] = []
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and widest([joined]) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
