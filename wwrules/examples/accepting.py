"""New values in worked examples: what a check says came instead of `… == value` is written into the file, and nothing else.

Layout and comments stay: only the letters of the value change, and only where the file still says what was checked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from wwrules.diagnostics import Diagnostic, Part, Source, excerpt, remark
from wwrules.load.nodes import Mapping, Scalar
from wwrules.model import Example, Game
from wwrules.writing import write_whole

_LINE_ENDS = re.compile(r"(\r\n|\r|\n)")
_BOM = "\ufeff"


class NewValue(NamedTuple):
    """A value that was accepted: where its expectation begins, what it was and what it is, and whose it is."""

    source: Source
    text: str
    old: str
    new: str
    example: str
    step: int


def new_values(found: Iterable[Diagnostic], wanted: Callable[[str], bool]) -> list[NewValue]:
    """What can be accepted of what a check found, in the examples that are wanted."""
    values = [_new_value(one) for one in found if one.code == "example-differs" and "new" in one.words]
    return [one for one in values if wanted(one.example)]


def _new_value(one: Diagnostic) -> NewValue:
    where = one.words["where"]
    assert isinstance(where, Part)  # noqa: S101 - as scenarios say it
    text, old, new = (str(one.words[key]) for key in ("text", "old", "new"))
    return NewValue(one.source, text, old, new, str(where.words["id"]), int(str(where.words["step"])))


def write_values(values: Iterable[NewValue], homes: Sequence[Path]) -> list[NewValue]:
    """Write values into their files, as far as those lie in some folders and say what was checked; gives those that were."""
    written: list[NewValue] = []
    for name, some in groupby(sorted(values), key=lambda one: one.source.file):
        file = Path(name)
        if file.is_file() and not file.is_symlink() and any(file.resolve().is_relative_to(home.resolve()) for home in homes):
            written += _write(file, list(some))
    return written


def _write(file: Path, values: list[NewValue]) -> list[NewValue]:
    text = file.read_bytes().decode("utf-8")
    begins = _BOM if text.startswith(_BOM) else ""
    lines = _LINE_ENDS.split(text.removeprefix(_BOM))  # with what ends them between
    written: list[NewValue] = []
    for one in reversed(values):  # the last of a line first, so that places stay where they are
        at, before = 2 * (one.source.line - 1), one.source.column - 1
        line = lines[at]
        end = before + len(one.text)
        if line[before:end] == one.text and one.text.rstrip().endswith(one.old):
            start = before + one.text.rindex(one.old)
            lines[at] = f"{line[:start]}{one.new}{line[start + len(one.old) :]}"
            written.insert(0, one)
    if written:
        write_whole(file, (begins + "".join(lines)).encode())
    return written


# ---------------------------------------------------------------- notes


def notes_to_reread(games: Iterable[Game], values: Iterable[NewValue]) -> Iterator[Diagnostic]:
    """What is told about examples and steps with new values, in English and in each language: it may speak of the old ones."""
    changed = sorted({(one.example, one.step) for one in values})
    for game in games:
        for name, steps in groupby((one for one in changed if one[0] in game.examples), key=lambda one: one[0]):
            yield from _notes(game, game.examples[name], [step for _, step in steps])


def _notes(game: Game, example: Example, steps: list[int]) -> Iterator[Diagnostic]:
    written = _notes_of(example)
    for key in (f"{example.id}.note", *(f"{example.id}.steps.{step}" for step in steps if step in example.step_notes)):
        if key in written:
            yield remark("note-to-reread", written[key].source, id=key, locale="en", text=excerpt(written[key].text))
        for locale, texts in game.texts.items():
            if key in texts:
                yield remark("note-to-reread", texts[key].source, id=key, locale=locale, text=excerpt(texts[key].text))


def _notes_of(example: Example) -> dict[str, Scalar]:
    """The notes of an example and of its steps, as its file has them."""
    steps = example.node.get("steps") if example.node is not None else None
    nodes: dict[str, object] = {f"{example.id}.note": example.node}
    nodes |= {f"{example.id}.steps.{number}": step for number, step in enumerate(getattr(steps, "items", ()), 1)}
    found = {key: node.get("note") if isinstance(node, Mapping) else None for key, node in nodes.items()}
    return {key: note for key, note in found.items() if isinstance(note, Scalar)}
