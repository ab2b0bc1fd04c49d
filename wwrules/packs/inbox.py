"""Many archives from strangers: a verdict on each, whatever the others do. What was judged before is not judged again."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from wwrules import __version__, reports
from wwrules.diagnostics import Severity
from wwrules.packs.archive import SUFFIX
from wwrules.packs.cell import run_in_cell
from wwrules.pipeline import check_paths
from wwrules.writing import write_whole

Verdict = dict[str, Any]
_MOST = 50  # faults kept of one archive


def archives_in(folder: Path) -> list[Path]:
    """What lies in the inbox, in order."""
    return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file())


def judged(files: Iterable[Path], before: dict[str, Verdict], keep: Callable[[list[Verdict]], None]) -> Iterator[Verdict]:
    """Judge archives one by one; `keep` gets all verdicts so far after each."""
    done: list[Verdict] = []
    for file in files:
        mark = _checksum(file)
        known = before.get(file.name)
        is_known = known is not None and known["sha256"] == mark and known["wwrules"] == __version__
        verdict = known if known is not None and is_known else _verdict_on(file, mark)
        done.append({**verdict, "same-pack-as": _twins(verdict, done)})
        keep(done)
        yield done[-1]


def _checksum(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _verdict_on(file: Path, mark: str) -> Verdict:
    start = time.perf_counter()
    ended = run_in_cell(partial(_looked_at, file))
    found = ended.value if isinstance(ended.value, dict) else {"verdict": ended.reason}
    timing = {"seconds": round(time.perf_counter() - start, 3)}
    return {"file": file.name, "sha256": mark, "wwrules": __version__, **found, "timing": timing}


def _looked_at(file: Path) -> Verdict:
    """In the cell: the whole check of one archive."""
    checked = check_paths([file])
    errors = sum(1 for one in checked.found if one.severity is Severity.ERROR)
    game = next((game for game in checked.games if game.packs), None)
    if game is None:
        return {"verdict": "refused", "errors": errors, "faults": list(reports.as_json(checked.found[:_MOST]))}
    *_, pack = game.packs.values()  # after those it needs
    return {
        "verdict": "faults" if errors else "valid",
        "errors": errors,
        "warnings": len(checked.found) - errors,
        "faults": list(reports.as_json(checked.found[:_MOST])),
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


def read_verdicts(file: Path) -> dict[str, Verdict]:
    """What was judged before, by the name of the archive; nothing if the file cannot be used."""
    try:
        return {
            str(one["file"]): one for one in json.loads(file.read_text("utf-8"))["verdicts"] if one["sha256"] and one["wwrules"]
        }
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def write_verdicts(file: Path, verdicts: list[Verdict]) -> None:
    """Keep all verdicts; whenever the process ends, the file is whole."""
    write_whole(file, (json.dumps({"verdicts": verdicts}, indent=2, ensure_ascii=False) + "\n").encode())
