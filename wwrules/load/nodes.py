"""What the reader makes of a file: mappings, sequences and scalars that know their place.

Every scalar is text. A place inside a scalar maps back to line and column of the file, so that a fault inside a sentence
points at its own word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from wwrules.diagnostics import Source, excerpt


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file as it was read: its name for messages and its text (line ends unified, byte order mark gone)."""

    name: str
    text: str = field(repr=False)
    _lines: list[str] = field(default_factory=list, init=False, repr=False, compare=False)

    @property
    def lines(self) -> list[str]:
        """The text line by line; most files that were kept are never asked for it."""
        if not self._lines:
            self._lines.extend(self.text.split("\n"))
        return self._lines

    def at(self, line: int, column: int, length: int = 1) -> Source:
        """Place with line and column counted from 0, as parsers do."""
        lines = self._lines or self.lines
        if line >= len(lines):  # parsers may point behind the last line
            line, column = len(lines) - 1, len(lines[-1])
        return Source(self.name, line + 1, column + 1, max(1, length))


@dataclass(frozen=True, slots=True)
class Node:
    """A value and where it stands (line and column from 0)."""

    file: SourceFile
    line: int
    column: int

    @property
    def source(self) -> Source:
        """Where the value begins."""
        return self.file.at(self.line, self.column)


@dataclass(frozen=True, slots=True)
class Scalar(Node):
    """One text. `style` is YAML's: '' plain, ' or \" quoted, | literal, > folded; `end` is the offset where it ends."""

    text: str
    style: str
    start: int
    end: int
    refused: bool = False  # the reader has reported it; later stages leave it alone

    @property
    def source(self) -> Source:
        """The whole word if it stands on one line."""
        if self.style in ("|", ">"):
            return self.place(0, len(self.text.partition("\n")[0]))
        raw, folded, _ = self.file.text[self.start : self.end].partition("\n")
        quotes = len(self.style) * (1 if folded else 2)
        return self.place(0, min(len(self.text), max(1, len(raw.rstrip()) - quotes)))

    def place(self, offset: int, length: int = 1) -> Source:
        """Where the letter at `offset` of the text stands in the file."""
        if self.style in ("|", ">"):
            return self._place_in_block(offset, length)
        if (
            not offset and self.file.text[self.start + 1 : self.start + 3] != "\\\n"
        ):  # most places by far are those of a whole word
            return self.file.at(self.line, self.column + len(self.style), length)
        index = _raw_offset(self.file.text[self.start : self.end], self.style, offset)
        before = self.file.text[self.start : self.start + index]
        lines = before.count("\n")
        column = len(before) - before.rfind("\n") - 1 if lines else self.column + index
        return self.file.at(self.line + lines, column, length)

    def _place_in_block(self, offset: int, length: int) -> Source:
        if not self.text:
            return self.file.at(self.line, self.column)
        before = self.text[:offset]
        # the indentation is what the file has more than the text on its first line that is not empty
        lines = self.text.split("\n")
        first = next((number for number, line in enumerate(lines) if line), 0)
        raw = self.file.lines[min(self.line + 1 + first, len(self.file.lines) - 1)]
        indent = max(0, len(raw) - len(lines[first]))
        return self.file.at(self.line + 1 + before.count("\n"), indent + len(before) - before.rfind("\n") - 1, length)


_FOLD = r"(?<![ \t])[ \t]*\n(?P<empty>(?:[ \t]*\n)*)[ \t]*"  # begins where blanks begin, so that long ones are read once
_PIECES = {
    # what is written with other letters than it reads, by style: folded line ends and escapes, each one letter of the value
    "": re.compile(_FOLD),
    "'": re.compile(rf"''|{_FOLD}"),
    '"': re.compile(
        rf"\\(?:x[0-9a-fA-F]{{2}}|u[0-9a-fA-F]{{4}}|U[0-9a-fA-F]{{8}}|(?P<joined>\n(?P<kept>(?:[ \t]*\n)*)[ \t]*)|.)|{_FOLD}",
        re.DOTALL,
    ),
}


def _raw_offset(raw: str, style: str, offset: int) -> int:
    """Offset in the raw text of a plain or quoted scalar of the value's letter number `offset`."""
    index = len(style)  # after the opening quote
    for piece in _PIECES[style].finditer(raw, index):
        letters = piece.start() - index  # these stand for themselves
        if offset < letters:
            break
        found = piece.groupdict()
        if found.get("joined") is None:
            letters += max(1, (found.get("empty") or "").count("\n"))
        else:
            letters += found["kept"].count("\n")
        if offset < letters:
            return piece.start()
        offset -= letters
        index = piece.end()
    return min(index + offset, max(len(style), len(raw) - len(style)))


@dataclass(frozen=True, slots=True)
class Sequence(Node):
    """A list."""

    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Mapping(Node):
    """Keys and values in the order of the file; no key stands twice."""

    entries: dict[str, tuple[Scalar, Node]]

    @classmethod
    def unread(cls, file: SourceFile, line: int, column: int) -> Mapping:
        """One of which only the place is known: it is read again when somebody asks what stands in it."""
        one: Mapping = object.__new__(cls)
        for name, value in (("file", file), ("line", line), ("column", column)):
            object.__setattr__(one, name, value)
        return one

    def __getattr__(self, name: str) -> dict[str, tuple[Scalar, Node]]:
        """Reached only for what is not there yet."""
        if name != "entries":
            raise AttributeError(name)
        from wwrules.load.reader import mappings_of  # noqa: PLC0415 - it makes these nodes

        found = mappings_of(self.file)[self.line, self.column].entries
        object.__setattr__(self, name, found)
        return found

    def get(self, key: str) -> Node | None:
        """Give the value of `key`."""
        entry = self.entries.get(key)
        return entry[1] if entry else None

    def key(self, key: str) -> Scalar:
        """Give the key itself, for its place."""
        return self.entries[key][0]

    def pairs(self) -> Iterator[tuple[Scalar, Node]]:
        """Keys with their values."""
        return iter(self.entries.values())


def shortened(node: Node) -> str:
    """A value in a message: a text as it stands, cut where it is long; of a list or mapping only its brackets."""
    if isinstance(node, Scalar):
        return excerpt(node.text)
    return "[…]" if isinstance(node, Sequence) else "{…}"


def follow(node: Node, path: tuple[str | int, ...]) -> Node:
    """Walk from a node along keys and positions."""
    for step in path:
        if isinstance(node, Mapping):
            node = node.entries[str(step)][1]
        elif isinstance(node, Sequence):
            node = node.items[int(step)]
    return node
