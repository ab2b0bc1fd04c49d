"""Archives of an inbox as they would be published, all on one site: which of them collide although each is valid alone.

Of one pack only the newest version is published. One check looks at all of them together, so that the work grows with their
number; who collides with whom is read from what the faults name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from wwrules import reports
from wwrules.packs.cell import run_in_cell
from wwrules.pipeline import check_together
from wwrules.versions import numbers

Verdict = dict[str, Any]
Collision = dict[str, Any]  # file, with (files), code, and the message
_SECONDS, _SECONDS_EACH = 120, 10
_MOST = 100  # faults that are told


def mark_of(verdicts: Sequence[Verdict]) -> str:
    """What tells one collection of valid archives from another."""
    every = [(one["file"], one["sha256"], one["content"]) for one in verdicts if one["verdict"] == "valid"]
    return hashlib.sha256(repr(sorted(every)).encode()).hexdigest()


def collisions(folder: Path, verdicts: Sequence[Verdict]) -> list[Collision]:
    """What is wrong only because of the others."""
    valid = [one for one in verdicts if one["verdict"] == "valid"]
    chosen = {one["pack"]["id"]: one for one in sorted(valid, key=_age, reverse=True)}
    found = list(_doubles(valid, chosen))
    files = [folder / one["file"] for one in chosen.values()]
    if len(files) > 1:
        ended = run_in_cell(partial(_checked, sorted(files)), _SECONDS + _SECONDS_EACH * len(files))
        if not isinstance(ended.value, list):
            return [*found, {"file": "", "with": [], "code": ended.reason, "message": ""}]
        found += [_collision(one, chosen) for one in ended.value]
    return found


def _age(verdict: Verdict) -> tuple[object, ...]:
    """Newest versions first; of the same version the one whose file comes first."""
    return [-one for one in numbers(verdict["pack"]["version"])], verdict["file"]


def _doubles(valid: Sequence[Verdict], chosen: Mapping[str, Verdict]) -> Iterator[Collision]:
    """Different archives of one id and version."""
    for one in valid:
        first = chosen[one["pack"]["id"]]
        if first["sha256"] != one["sha256"] and first["pack"]["version"] == one["pack"]["version"]:
            yield {"file": one["file"], "with": [first["file"]], "code": "duplicate-id", "message": one["pack"]["id"]}


def _checked(files: Sequence[Path]) -> list[Collision]:
    """In the cell: all of them at once."""
    return [
        {**fault, "names": [str(word) for word in diagnostic.words.values()]}
        for diagnostic, fault in _with_data(check_together(files)[:_MOST])
    ]


def _with_data(found: list[Any]) -> Iterator[tuple[Any, dict[str, Any]]]:
    return zip(found, reports.as_json(found), strict=True)


def _collision(fault: Mapping[str, Any], chosen: Mapping[str, Verdict]) -> Collision:
    """A fault, the archive that it stands in, and the others that it names."""
    told = " ".join([*fault["names"], fault["message"]])
    here = next((one["file"] for one in chosen.values() if f"{one['file']}/" in fault["file"]), "")
    named = [one["file"] for pack, one in chosen.items() if pack in fault["names"] or f"{pack}/" in told or one["file"] in told]
    place = f"{fault['file']}:{fault['line']}:{fault['column']}: {fault['message']}"
    return {"file": here, "with": sorted({*named} - {here}), "code": fault["code"], "message": place}
