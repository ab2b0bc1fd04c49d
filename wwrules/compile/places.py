"""Where things of a text stand in the files of a game; plain data, so that a program can be kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wwrules.diagnostics import Source
from wwrules.load.nodes import Scalar

Place = Callable[[int, int], Source]  # where an offset of the text stands in its file, with a length


@dataclass(frozen=True, slots=True)
class Whole:
    """Wherever something stands in a text, the whole text is shown: its offsets are those of another text."""

    source: Source

    def __call__(self, offset: int, length: int) -> Source:  # noqa: ARG002 - as every place
        """Where everything is."""
        return self.source


@dataclass(frozen=True, slots=True)
class Rest:
    """Places in the rest of a text, behind its first letters."""

    text: Scalar
    begins: int

    def __call__(self, offset: int, length: int) -> Source:
        """Where an offset is."""
        return self.text.place(offset + self.begins, length)
