"""Archives of one inbox that need each other: which of the others each is judged with.

What is published already comes first, then the newest version in the inbox that will do; in which order archives lie there
does not matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wwrules.versions import numbers, within

Look = dict[str, Any]  # id, version, needs; empty for an archive that does not say


def company_of(file: Path, looks: Mapping[Path, Look], published: Mapping[str, str]) -> list[Path]:
    """The archives that one needs, and those that they need, by name."""
    found: dict[str, Path] = {}
    waiting = [looks[file]]
    while waiting:
        for name, wanted in waiting.pop().get("needs", {}).items():
            there = name in published and within(published[name], wanted)
            other = None if there or name in found else _best(name, wanted, looks)
            if other is not None and other != file:
                found[name] = other
                waiting.append(looks[other])
    return sorted(found.values())


def _best(name: str, wanted: str, looks: Mapping[Path, Look]) -> Path | None:
    """The archive of a pack: in a version that will do if there is one, the newest of them, the first by name."""
    some = [file for file, look in looks.items() if look.get("id") == name]
    fitting = [file for file in some if within(looks[file]["version"], wanted)] or some
    return max(sorted(fitting), key=lambda file: numbers(looks[file]["version"]), default=None)
