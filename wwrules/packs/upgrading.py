"""From an older format of content to the present one: a few words of the first page change, comments and layout stay.

Each step leads from one format to the next and says which words to write anew; they are put where the old ones stood.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.load.files import GAME_FILE, PACK_FILE
from wwrules.load.folders import folder_at
from wwrules.load.formats import FORMAT, format_fault, format_of
from wwrules.load.nodes import Mapping, Scalar, shortened
from wwrules.load.reader import read
from wwrules.paths import shown


class Edit(NamedTuple):
    """A word to write anew."""

    old: Scalar
    new: str


def first_page(root: Path) -> tuple[Path, bytes, list[Diagnostic]]:
    """The file that tells the format of a game or pack, and what it holds; a fault where it is a link."""
    folder = folder_at(root)
    place = next((one for one in (GAME_FILE, PACK_FILE) if folder.has(one)), None)
    if place is None:
        linked = GAME_FILE if (root / GAME_FILE).is_file() else PACK_FILE
        return root / linked, b"", [fault("not-a-file", Source(shown(root / linked), 1, 1), place=linked)]
    return root / place, folder.read(place), []


def difference(name: str, old: bytes, new: bytes) -> str:
    """What changes in a file, as programs show it."""
    before, after = (data.decode("utf-8").splitlines(keepends=True) for data in (old, new))
    return "".join(line.rstrip("\r\n") + "\n" for line in difflib.unified_diff(before, after, name, name))


def upgraded(name: str, data: bytes) -> tuple[bytes, list[Diagnostic]]:
    """The first page of a game or pack in the present format, or why it cannot be; the same bytes if it is already."""
    while True:
        node, found = read(name, data)
        if found or node is None:
            return data, found
        if not isinstance(node, Mapping):
            return data, [fault("wrong-type", node.source, text=shortened(node), wanted="object")]
        number = format_of(node)
        if number is None:
            return data, [_no_format(node)]
        if number >= FORMAT:
            newer = format_fault(node)
            return data, [newer] if newer else []
        clash = list(_CLASHES[number](node))
        if clash:
            return data, clash
        data = _edited(data, [*_STEPS[number](node), _format(node, number + 1)])


def _no_format(node: Mapping) -> Diagnostic:
    written = node.get("format")
    if written is None:
        return fault("missing-key", node.source, key="format")
    return fault("wrong-type", written.source, text=shortened(written), wanted="integer")


def _format(node: Mapping, number: int) -> Edit:
    written = node.get("format")
    assert isinstance(written, Scalar)  # noqa: S101 - it has been read as a number
    return Edit(written, str(number))


def _edited(data: bytes, edits: list[Edit]) -> bytes:
    """Write words anew where they stand. Each is on one line, so that neither line ends nor a byte order mark matter."""
    text = data.decode("utf-8")
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    lines = text.removeprefix(mark).split("\n")
    for old, new in sorted(edits, key=lambda edit: (edit.old.line, edit.old.column), reverse=True):
        line, length = lines[old.line], len(old.file.text[old.start : old.end].rstrip())
        lines[old.line] = f"{line[: old.column]}{new}{line[old.column + length :]}"
    return (mark + "\n".join(lines)).encode()


def _said_for_which_game(node: Mapping) -> Iterator[Edit]:
    """Format 2: a pack says `for` which game it is, beside what it `needs`; before, the key was called `game`."""
    if _is_pack(node) and "game" in node.entries:
        yield Edit(node.key("game"), "for")


def _said_twice(node: Mapping) -> Iterator[Diagnostic]:
    if _is_pack(node) and {"game", "for"} <= set(node.entries):
        yield fault("duplicate-key", node.key("game").source, key="for", line=node.key("for").line + 1)


def _is_pack(node: Mapping) -> bool:
    written = node.get("type")
    return isinstance(written, Scalar) and written.text == "pack"


# by the format that they lead away from: what changes, and what stands in the way
_STEPS: dict[int, Callable[[Mapping], Iterator[Edit]]] = {1: _said_for_which_game}
_CLASHES: dict[int, Callable[[Mapping], Iterator[Diagnostic]]] = {1: _said_twice}
