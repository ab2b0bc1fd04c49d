"""Cards on paper: A4 sheets of nine with crop marks, fronts and backs, or one picture for each card. Set by Typst."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import typst
from fontTools.ttLib import TTFont

from wwrules.model import Entity
from wwrules.paths import TEMPLATES
from wwrules.publish.book import Book
from wwrules.publish.cards.face import back_of, card_of
from wwrules.publish.cards.metrics import BOLD, NAME, TEXT, file_of
from wwrules.publish.render import TEXTS

_STYLE = (TEMPLATES.parent / "theme" / "cards.css").read_text("utf-8")
_HUE = re.compile(r"var\(--card-hue, (#[0-9a-f]{6})\)")
_ROW, _SHEET = 3, 9
_DOTS_PER_INCH = 300
_WHEN = 0  # the same bytes whenever it is printed


def print_sheets(book: Book, entities: Iterable[Entity], *, backs: bool = True) -> bytes:
    """A PDF of A4 sheets: each sheet of fronts is followed by its backs, mirrored so that they meet."""
    every = list(entities)
    with TemporaryDirectory() as folder:
        work = Path(folder)
        sheets = []
        for first in range(0, len(every), _SHEET):
            sheet = every[first : first + _SHEET]
            sheets.append([_written(work, book, one, f"f{first + k}") for k, one in enumerate(sheet)])
            if backs:
                files = [_written(work, book, one, f"b{first + k}", back=True) for k, one in enumerate(sheet)]
                sheets.append(_mirrored(files))
        return _compiled(work, TEXTS.get_template("sheets.typ").render(sheets=sheets, title=book.title(book.game.header.title)))


def print_picture(book: Book, entity: Entity) -> bytes:
    """A PNG of one card, as large as it is printed."""
    with TemporaryDirectory() as folder:
        work = Path(folder)
        file = _written(work, book, entity, "card")
        source = f'#set page(width: 63mm, height: 88mm, margin: 0mm)\n#image("{file}", width: 63mm)\n'
        return _compiled(work, source, "png")


def _mirrored(files: list[str]) -> list[str]:
    """Backs in the order in which they lie behind their fronts: every row from the right."""
    rows = [files[start : start + _ROW] for start in range(0, len(files), _ROW)]
    return [one for row in rows for one in reversed([*row, *[""] * (_ROW - len(row))])]


def _written(work: Path, book: Book, entity: Entity, name: str, *, back: bool = False) -> str:
    """Write a card as a drawing that stands by itself, and give the name of its file."""
    svg = back_of(book, entity) if back else card_of(book, entity).svg
    hue = book.game.presentation.hues.get(book.hue_of(entity))
    style = _HUE.sub(hue.light if hue else r"\1", _STYLE)
    head, rest = str(svg).split(">", 1)
    (work / f"{name}.svg").write_text(f"{head}><style>{style}</style>{rest}", "utf-8")
    return f"{name}.svg"


def _compiled(work: Path, source: str, form: Literal["pdf", "png"] = "pdf") -> bytes:
    fonts = work / "fonts"
    fonts.mkdir()
    for face in (NAME, TEXT, BOLD):
        with TTFont(file_of(face), recalcTimestamp=False) as font:
            font.flavor = None
            font.save(fonts / f"{face.stem}-{face.weight}.ttf")
    (work / "main.typ").write_text(source, "utf-8")
    compiler = typst.Compiler(work / "main.typ", root=work, font_paths=[fonts], ignore_system_fonts=True)
    made = compiler.compile(format=form, ppi=_DOTS_PER_INCH, timestamp=_WHEN)
    return b"".join(made) if isinstance(made, list) else made or b""
