"""Edits of single cards of the real game, from the edit to the site: what `check` says, what `accept` changes, how it ends.

`python tests/breaking/sweep.py [FIRST [LAST]] [--check-only]` prints the table.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

HERE = Path(__file__).parent
if str(HERE.parent) not in sys.path:
    sys.path.insert(0, str(HERE.parent))

from all_commands import LOCATED, NEEDED_BY_SITE, SECONDS  # noqa: E402
from ready import import_first, look_at, wwrules  # noqa: E402

CONTENT = HERE.parents[1] / "content"
GAME = "wonderlands-war"
Edit = Mapping[str, Any]


def edits() -> list[Edit]:
    found: list[Edit] = yaml.safe_load((HERE / "edits.yaml").read_text("utf-8"))
    return found


class Row(NamedTuple):
    """How an edit ended."""

    edit: str
    check: str  # clean, or how many errors of which codes
    accepted: str  # how many values, or –
    site: str  # published; clean, where it was not built; or –
    told: str  # the first fault that is left
    ends: str  # "site", the codes that are left, or what went wrong


def carry_out(root: Path, edit: Edit) -> None:
    """Make an edit, with what belongs to it."""
    file = root / edit["in"]
    text = file.read_text("utf-8")
    file.write_text(_added(text, edit["add"]) if "add" in edit else _changed(text, edit), "utf-8")
    for more in edit.get("and", ()):
        carry_out(root, more)


def _changed(text: str, edit: Edit) -> str:
    start = text.index(f"\n  {edit['entry']}:") + 1
    behind = re.compile(r"(?m)^(  [^\s#]|[^\s#])").search(text, start + 3)
    end = behind.start() if behind else len(text)
    entry = text[start:end]
    if "gone" in edit:
        return text[:start] + text[end:]
    if "effect" in edit:
        entry = re.sub(r"(?s)effect: .*", lambda _: f"effect: |\n      {edit['effect']}\n", entry)
    else:
        assert entry.count(edit["replace"]) == 1, edit
        entry = entry.replace(edit["replace"], edit["with"])
    return text[:start] + entry + text[end:]


def _added(text: str, entry: str) -> str:
    """A text with an entry more, where it is sorted to."""
    name = entry.partition(":")[0]
    written = "".join(f"  {line}\n" for line in entry.splitlines())
    later = [
        found for found in re.finditer(r"(?m)^  ([a-z][\w./-]*):", text) if found[1] > name and _is_entry(text, found.start())
    ]
    at = later[0].start() if later else len(text)
    return text[:at] + written + text[at:]


def _is_entry(text: str, at: int) -> bool:
    return re.search(r"(?m)^(entities|words):", text[:at]) is not None


def swept(folder: Path, edit: Edit, *, publish: bool = True) -> Row:
    """Carry an edit out on a copy of the content, and go the author's way to the site, or until nothing is in its way."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CONTENT / GAME, folder / "content" / GAME)
    carry_out(folder / "content" / GAME, edit)
    first = wwrules("check", cwd=folder, seconds=SECONDS)
    last, accepted = first, "–"
    if first.returncode:
        last = wwrules("accept", cwd=folder, seconds=SECONDS)  # it checks what it has written
        accepted = str(len(re.findall(r"(?m)^\S+:\d+: step \d+ of .* → ", last.stdout)))
    is_clean = last.returncode == 0
    built = (
        wwrules("site", "--locale", "pl", "--out", "site", cwd=folder, seconds=2 * SECONDS) if is_clean and publish else None
    )
    site = ("clean" if is_clean else "–") if built is None else "published" if built.returncode == 0 else "refused"
    left = LOCATED.search(last.stdout)
    told = left[0] if left and last.returncode else ""
    wrong = [run.returncode for run in (first, last, built) if run is not None and run.returncode not in {0, 1}]
    ends = f"ends with {wrong[0]}" if wrong else "site" if site in {"published", "clean"} else _codes(last.stdout) or "no place"
    return Row(edit["edit"], _codes(first.stdout) or "clean", accepted, site, told, ends)


def _codes(told: str) -> str:
    """Errors, each code once."""
    codes = re.findall(r"(?m)^\S[^\n]*?:\d+:\d+: error: .+ \[([a-z0-9-]+)\]$", told)
    return ", ".join(f"{codes.count(code)} {code}" for code in dict.fromkeys(codes))


def prepare() -> None:
    """Look at the content as it is, once, so that every edit is soon checked."""
    look_at(CONTENT / GAME)
    import_first(*NEEDED_BY_SITE)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("first", type=int, nargs="?", default=0)
    parser.add_argument("last", type=int, nargs="?", default=len(edits()))
    parser.add_argument("--check-only", action="store_true", help="Do not build the site.")
    wanted = parser.parse_args()
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        for edit in edits()[wanted.first : wanted.last]:
            print("\t".join(swept(Path(folder) / "sweep", edit, publish=not wanted.check_only)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
