"""Panels as lines of plain text in a given width: one function for each widget, in a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO
from textwrap import wrap

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from wwrules.play.panels import PanelText

_NAME = 24  # most letters of a name before a track


def lines_of(what: RenderableType, width: int) -> list[str]:
    """Something of the library's, laid out."""
    out = StringIO()
    Console(file=out, width=width, color_system=None, highlight=False, markup=False, emoji=False).print(what)
    return [line.rstrip() for line in out.getvalue().rstrip("\n").split("\n")]


def panel_lines(panel: PanelText, width: int) -> list[str]:
    """A panel with its title."""
    title = f"── {panel.title} "
    return [title + "─" * max(0, width - len(title)), *WIDGETS[panel.widget](panel, width)]


def in_columns(texts: Iterable[str], width: int) -> list[str]:
    """Short texts side by side, first to last downwards."""
    return lines_of(Columns([Text(one) for one in texts], padding=(0, 3), column_first=True, expand=False), width)


def plain_table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Heads and rows with columns as wide as they need, whoever reads them: nothing is cut off."""
    heads, rows = list(heads), [list(row) for row in rows]
    width = sum(max(map(cell_len, column)) + 3 for column in zip(heads, *rows, strict=True))
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style="")
    for head in heads:
        table.add_column(Text(head), no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    return lines_of(table, width)


def wrapped(text: str, width: int, indent: int = 2) -> list[str]:
    """A text over several lines, all but the first indented."""
    return wrap(text, width, subsequent_indent=" " * indent) or [""]


def _table(panel: PanelText, width: int) -> list[str]:
    """A row for each with its values as columns; turned round where that is too wide."""
    grid = [["", *panel.heads], *([row.name, *row.cells] for row in panel.rows)]
    if not any(row.name for row in panel.rows):
        grid = [row[1:] for row in grid]
    elif sum(max(map(len, column)) + 3 for column in zip(*grid, strict=True)) > width + 3:
        grid = [list(column) for column in zip(*grid, strict=True)]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style="")
    for number, column in enumerate(zip(*grid, strict=True)):
        numeric = number > 0 and all(one.isdecimal() for one in column[1:])
        table.add_column(Text(column[0]), justify="right" if numeric else "left", overflow="fold")
    for row in grid[1:]:
        table.add_row(*map(Text, row))
    return lines_of(table, width)


def _list(panel: PanelText, width: int) -> list[str]:
    """A line for each: with one value only that, with several each after its head; what is empty is left out."""
    found = []
    for row in panel.rows:
        if len(panel.heads) == 1:
            said = row.cells[0]
        else:
            said = "; ".join(f"{head}: {cell}" for head, cell in zip(panel.heads, row.cells, strict=True) if cell != "–")
        found += wrapped(f"{row.name}: {said or '–'}" if row.name else said or "–", width)
    return found


def _ring(panel: PanelText, width: int) -> list[str]:
    found = _list(panel, width - 2)
    return [("  " if line.startswith(" ") else "→ ") + line for line in found]


def _track(panel: PanelText, width: int) -> list[str]:
    """A bar for each; marked numbers stand below."""
    name = min(_NAME, max((len(row.name) for row in panel.rows), default=0))
    room = max(10, width - name - 12)
    end = max(1, panel.to)

    def place(number: int) -> int:
        return max(0, min(room - 1, number * (room - 1) // end))

    found = []
    for row in panel.rows:
        bar = "".join("█" if at < place(row.number) else "▌" if at == place(row.number) else "·" for at in range(room))
        found.append(f"{set_cell_size(row.name, name)} {bar} {row.number}/{panel.to}")
    if panel.marks:
        below = ["^" if at in map(place, panel.marks) else " " for at in range(room)]
        found.append(" " * (name + 1) + "".join(below).rstrip())
    return found


def _counts(panel: PanelText, width: int) -> list[str]:
    return [line for row in panel.rows for line in wrapped("; ".join(filter(None, (row.name, *row.cells))), width)]


WIDGETS: dict[str, Callable[[PanelText, int], list[str]]] = {
    "table": _table,
    "list": _list,
    "ring": _ring,
    "track": _track,
    "counts": _counts,
}
