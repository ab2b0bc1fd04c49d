"""Icons are SVG of the simplest sort: shapes on a grid of 24 × 24, in one colour. Nothing else is let in.

What is kept is written anew from the shapes that were read, so that nothing of the file itself reaches a page.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from xml.parsers import expat

from wwrules.diagnostics import Diagnostic, Source, excerpt, fault, listing
from wwrules.load.characters import decode
from wwrules.load.nodes import SourceFile

_SHAPES = {
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "g": (),
    "line": ("x1", "x2", "y1", "y2"),
    "path": ("d",),
    "polygon": ("points",),
    "polyline": ("points",),
    "rect": ("height", "rx", "width", "x", "y"),
}
_COLOURS = ("fill", "stroke")
_LOOKS = ("opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-width", "transform")
_FRAME = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 24 24"}
_COLOUR = re.compile(r"none|currentColor")
_GEOMETRY = re.compile(r"[A-Za-z0-9 .,()\n-]{0,2000}")


def read_icon(name: str, data: bytes) -> tuple[SourceFile | None, str, list[Diagnostic]]:
    """Give the file of an icon and its shapes; no file where it holds anything but shapes."""
    file, found = decode(name, data)
    if found:
        return None, "", found
    reading = _Reading(file)
    reading.read()
    return (None if reading.found else file), "".join(reading.shapes), reading.found


@dataclass(slots=True)
class _Reading:
    """One pass over a file: what it has to complain about, and the shapes as they will be written."""

    file: SourceFile
    shapes: list[str] = field(default_factory=list)
    found: list[Diagnostic] = field(default_factory=list)
    depth: int = 0

    def read(self) -> None:
        parser = expat.ParserCreate()
        parser.StartElementHandler = lambda name, given: self._start(self._place(parser), name, given)
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = lambda text: self._text(self._place(parser), text)
        parser.StartDoctypeDeclHandler = lambda *_: self._refuse(self._place(parser), "!DOCTYPE")
        parser.ProcessingInstructionHandler = lambda target, _: self._refuse(self._place(parser), f"?{target}")
        try:
            if "<!D" not in self.file.text and "<!E" not in self.file.text:  # no declarations, no entities
                parser.Parse(self.file.text, True)
            else:
                self._refuse(self.file.at(0, 0), "<!")
        except expat.ExpatError as error:
            place = self.file.at(error.lineno - 1, error.offset)
            self.found.append(fault("malformed-text", place, text=expat.ErrorString(error.code), wanted="icon"))

    def _place(self, parser: expat.XMLParserType) -> Source:
        return self.file.at(parser.CurrentLineNumber - 1, parser.CurrentColumnNumber)

    def _start(self, place: Source, name: str, given: dict[str, str]) -> None:
        self.depth += 1
        if self.depth == 1:
            if name != "svg" or given != _FRAME:
                self._refuse(place, name, 'svg xmlns="…" viewBox="0 0 24 24"')
            return
        if name not in _SHAPES:
            self._refuse(place, name, listing(sorted(_SHAPES)))
            return
        allowed = (*_SHAPES[name], *_COLOURS, *_LOOKS)
        for key, value in given.items():
            if key not in allowed:
                self._refuse(place, key, listing(sorted(allowed)))
            elif not (_COLOUR if key in _COLOURS else _GEOMETRY).fullmatch(value):
                self._refuse(place, value, "none, currentColor" if key in _COLOURS else None)
        written = "".join(f' {key}="{" ".join(value.split())}"' for key, value in given.items())
        self.shapes.append(f"<{name}{written}>")

    def _end(self, name: str) -> None:
        self.depth -= 1
        if self.depth:
            self.shapes.append(f"</{name}>")

    def _text(self, place: Source, text: str) -> None:
        if text.strip():
            self._refuse(place, text.strip())

    def _refuse(self, place: Source, text: str, expected: str | None = None) -> None:
        self.found.append(fault("not-an-icon", place, text=excerpt(text), expected=expected))
