"""The board as text: what `presentation/` declares, looked at through somebody's eyes. Widgets lay it out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wwrules.compile.board_parts import PLAYERS, BoardPanel
from wwrules.play.sight import Sight
from wwrules.run.values import Player, Thing, Value


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a panel: whose it is, and what is shown."""

    name: str
    cells: tuple[str, ...]
    number: int = 0  # for a track: where the marker stands


@dataclass(frozen=True, slots=True)
class PanelText:
    """A panel in words."""

    widget: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    to: int = 0  # for a track
    marks: tuple[int, ...] = ()


def panels(sight: Sight) -> Iterator[PanelText]:
    """The panels that are shown now, from the top."""
    for panel in sight.program.board.panels:
        if sight.holds(panel.tests.get("while")):
            yield _panel(sight, panel)


def _panel(sight: Sight, panel: BoardPanel) -> PanelText:
    heads = tuple(sight.words.named(cell.title) for cell in panel.cells)
    rows = tuple(_row(sight, panel, one) for one in _subjects(sight, panel))
    marks = panel.tests.get("marks")
    marked = sight.items(sight.look(marks)) if marks is not None else ()
    numbers = tuple(one for one in marked if isinstance(one, int))
    written = panel.written
    return PanelText(written.widget, sight.words.named(written.title), heads, rows, _end(sight, panel), numbers)


def _subjects(sight: Sight, panel: BoardPanel) -> list[Value]:
    """What there is a row for; nothing stands for the table itself."""
    each = panel.written.each
    if not each:
        return [None]
    every: list[Value] = list(sight.state.everybody() if each == PLAYERS else sight.machine.entries(each))
    if panel.written.widget == "ring":
        every = _in_a_ring(sight, panel, every)
    return [one for one in every if sight.holds(panel.tests.get("where"), **_env(one))]


def _in_a_ring(sight: Sight, panel: BoardPanel, every: list[Value]) -> list[Value]:
    """From where the ring begins to the entry before it; what the ring does not lead to is left out."""
    first, step = panel.tests.get("first"), panel.tests.get("next")
    start = sight.look(first) if first is not None else None
    here: Value = start if start in every else next(iter(every), None)
    found: list[Value] = []
    while step is not None and here in every and here not in found:
        found.append(here)
        here = sight.look(step, **_env(here))
    return found or every


def _env(subject: Value) -> dict[str, Value]:
    return {"p": subject} if isinstance(subject, Player) else {"it": subject} if isinstance(subject, Thing) else {}


def _row(sight: Sight, panel: BoardPanel, subject: Value) -> Row:
    values = [sight.look(cell.value, **_env(subject)) for cell in panel.cells]
    texts = tuple(sight.text(cell, value) for cell, value in zip(panel.cells, values, strict=True))
    first = values[0] if values else 0
    return Row("" if subject is None else sight.name(subject), texts, first if isinstance(first, int) else 0)


def _end(sight: Sight, panel: BoardPanel) -> int:
    """Where a track ends: as declared, or at the largest number of its attribute."""
    if panel.written.to is not None or not panel.cells:
        return panel.written.to or 0
    word = sight.program.game.words.get(panel.cells[0].title)
    largest = word.settings.get("max") if word else None
    return largest if isinstance(largest, int) else 0
