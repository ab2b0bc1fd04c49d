"""Many archives from strangers: a verdict on each, whatever the others do. What was judged before is not judged again.

An archive that needs others of the same inbox is judged with them, and is valid only if they are.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from wwrules import __version__, reports
from wwrules.caches import fingerprint_of_wwrules, home, keep, read_kept
from wwrules.diagnostics import Severity, Source, fault
from wwrules.packs.archive import SUFFIX
from wwrules.packs.cell import run_in_cell
from wwrules.packs.company import Look, company_of
from wwrules.packs.needed import first_look, versions_at
from wwrules.paths import shown, spoken
from wwrules.pipeline import check_paths, homes_of_packs
from wwrules.remembered import surroundings
from wwrules.writing import write_whole

Verdict = dict[str, Any]
VALID, UNMET, CRASH = "valid", "unmet", "crash"
_MOST = 50  # faults kept of one archive
_KEPT = 32  # inboxes; the oldest go


def archives_in(folder: Path) -> list[Path]:
    """What lies in the inbox, in order."""
    return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file())


def judged(files: Sequence[Path], before: dict[str, Verdict], keep: Callable[[list[Verdict]], None]) -> Iterator[Verdict]:
    """Judge archives, one by one in order but after those that it needs; `keep` gets all verdicts so far after each."""
    inbox = _Inbox(files, before)
    done: list[Verdict] = []
    for file in files:
        verdict = inbox.verdict(file)
        done.append({**verdict, "same-pack-as": _twins(verdict, done)})
        keep(done)
        yield done[-1]


class _Inbox:
    """The archives, what is known about each, and what was found out about them in this run."""

    def __init__(self, files: Sequence[Path], before: Mapping[str, Verdict]) -> None:
        self.marks = {file: _checksum(file) for file in files}
        self.content = surroundings(files[0].parent)
        self.before = {file: before[file.name] for file in files if self._is_same(file, before.get(file.name))}
        self.looks = {file: self._look(file) for file in files}
        self.published = versions_at(homes_of_packs(files[0].parent))
        self.company = {file: company_of(file, self.looks, self.published) for file in files}
        self.found: dict[Path, Verdict] = {}

    def verdict(self, file: Path) -> Verdict:
        """The verdict on an archive: what was found in it, unless others that it needs are not valid."""
        own = self._found_in(file)
        own = {**own, "published": self.published.get(self.looks[file].get("id", ""), "")}
        wrong = [one.name for one in self.company[file] if self._found_in(one)["verdict"] != VALID]
        return {**own, "verdict": UNMET, "unmet": wrong} if own["verdict"] == VALID and wrong else own

    def _found_in(self, file: Path) -> Verdict:
        if file not in self.found:
            needed = {one.name: self.marks[one] for one in self.company[file]}
            known = self.before.get(file, {})
            found = _alone(known) if known.get("needed") == needed else _look_at(file, self.company[file])
            about = {"file": file.name, "sha256": self.marks[file], "wwrules": __version__, "locale": spoken()}
            looks = {"content": self.content, "look": self.looks[file], "needed": needed}
            self.found[file] = {**about, **found, **looks}
        return self.found[file]

    def _is_same(self, file: Path, known: Verdict | None) -> bool:
        """Whether a verdict holds still: on this archive, beside the same games and packs; after a crash it is tried again."""
        if known is None or self.content is None or known["verdict"] == CRASH:
            return False
        about = self.marks[file], __version__, spoken(), self.content
        return (known["sha256"], known["wwrules"], known.get("locale"), known.get("content")) == about

    def _look(self, file: Path) -> Look:
        """What an archive is and needs, as it says itself: read in a cell, unless it is known."""
        if file in self.before:
            return dict(self.before[file]["look"])
        value = run_in_cell(partial(first_look, file)).value
        return value if isinstance(value, dict) else {}


def _checksum(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _alone(known: Verdict) -> Verdict:
    """What was found in an archive itself."""
    return {**known, "verdict": VALID if known["verdict"] == UNMET else known["verdict"], "unmet": []}


def _look_at(file: Path, company: Sequence[Path]) -> Verdict:
    start = time.perf_counter()
    ended = run_in_cell(partial(_checked, file, company))
    found = ended.value if isinstance(ended.value, dict) else unjudged(file, ended.reason)
    return {**found, "unmet": [], "timing": {"seconds": round(time.perf_counter() - start, 3)}}


def unjudged(file: Path, reason: str) -> Verdict:
    """The verdict where there is none: why it could not be judged."""
    told = fault("archive-unjudged", Source(shown(file), 1, 1), reason=reason)
    return {"verdict": reason, "errors": 1, "faults": list(reports.as_json([told]))}


def _checked(file: Path, company: Sequence[Path]) -> Verdict:
    """In the cell: the whole check of one archive."""
    checked = check_paths([file], beside=company)
    errors = sum(1 for one in checked.found if one.severity is Severity.ERROR)
    game = next((game for game in checked.games if game.packs), None)
    if game is None:
        return {"verdict": "refused", "errors": errors, "faults": list(reports.as_json(checked.found[:_MOST]))}
    *_, pack = game.packs.values()  # after those it needs
    return {
        "verdict": "faults" if errors else VALID,
        "errors": errors,
        "warnings": len(checked.found) - errors,
        "faults": list(reports.as_json(checked.found[:_MOST])),
        "missing": [one.words["id"] for one in checked.found if one.code == "unmet-need" and one.words["state"] == "missing"],
        "pack": {"id": pack.id, "version": pack.version, "game": game.header.id, "licence": pack.licence},
        "entries": sum(1 for one in game.entities.values() if one.pack == pack.id),
        "locales": list(pack.locales),
    }


def _twins(verdict: Verdict, others: list[Verdict]) -> list[str]:
    """Other archives that hold a pack of the same id and version."""
    pack = verdict.get("pack")
    return [
        one["file"]
        for one in others
        if pack and one.get("pack") and all(one["pack"][key] == pack[key] for key in ("id", "version"))
    ]


def recall_verdicts(folder: Path) -> dict[str, Verdict]:
    """What was judged before, by the name of the archive: from the user's own cache, never from the folder of the strangers."""
    payload = read_kept(_memory(folder))
    return {one["file"]: one for one in json.loads(payload)} if payload is not None else {}


def remember_verdicts(folder: Path, verdicts: list[Verdict]) -> None:
    """Keep all verdicts on an inbox for the next run."""
    keep(_memory(folder), json.dumps(verdicts, ensure_ascii=False).encode(), _KEPT)


def _memory(folder: Path) -> Path:
    """Where the verdicts of this wwrules on an inbox are kept."""
    mark = hashlib.sha256(fingerprint_of_wwrules())
    mark.update(os.fsencode(folder.resolve()))
    return home("inbox") / f"{mark.hexdigest()}.json"


def write_verdicts(file: Path, verdicts: list[Verdict], collisions: Sequence[Verdict] = ()) -> None:
    """Write all verdicts for others to read; whenever the process ends, the file is whole. Nobody here reads it again."""
    data = {"verdicts": verdicts, "collisions": list(collisions)}
    write_whole(file, (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode())
