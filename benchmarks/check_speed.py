"""How fast `wwrules check` is beside check-jsonschema: whole commands, alternating, on the same 5,000 entries in one run.

Both must accept the game and refuse a broken copy of it, else there is nothing to compare and the exit code says so. Times are
printed and never judged: machines differ, the ratio is what to look at. Every run of ours finds an empty cache and so checks
everything; what a second check of unchanged content takes has a row of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from made_game import HERE, break_game, write_game

BIN = Path(sys.executable).parent
CONTENT = HERE.parent / "content"
LIMIT = 3  # seconds that the real content may take, start-up included
FEW = 50  # a list of allowed values longer than that is a list of ids
OURS, AGAIN = "wwrules check", "… again, nothing changed"
PEER, PEER_UNLISTED = "check-jsonschema", "check-jsonschema, ids as text"


class NoComparisonError(Exception):
    """The commands did not do what is to be measured."""


class Run(NamedTuple):
    """One run of a command."""

    wall: float
    cpu: float
    code: int
    output: str


@dataclass(slots=True)
class Row:
    """One line of the table: a command, what it covers, its runs."""

    name: str
    command: Sequence[object]
    files: int
    entries: int
    did: str
    kept: Path | None = None  # what earlier runs remember; without it every run begins with an empty memory
    runs: list[Run] = field(default_factory=list)

    def measure(self) -> None:
        """Run once more; faults end everything."""
        self.runs.append(accepted(self.command, self.kept))


def run(command: Sequence[object], kept: Path | None = None) -> Run:
    """Run a command to its end; processor time is its own and that of what it started."""
    with tempfile.TemporaryDirectory() as nothing:
        environment = {**os.environ, "XDG_CACHE_HOME": str(kept or nothing)}
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, env=environment)
        wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Run(wall, cpu, done.returncode, done.stdout + done.stderr)


def accepted(command: Sequence[object], kept: Path | None = None) -> Run:
    """Run a command that must find nothing."""
    one = run(command, kept)
    if one.code != 0:
        raise NoComparisonError(f"{command[0]} found faults where there are none:\n{one.output[-2000:]}")
    return one


def refused(command: Sequence[object], file: Path) -> None:
    """Run a command that must find the one fault, in `file`."""
    one = run(command)
    if one.code != 1 or file.name not in one.output:
        raise NoComparisonError(f"{command[0]} did not refuse {file.name} (exit code {one.code}):\n{one.output[-2000:]}")


# ---------------------------------------------------------------- what is compared


def ours(root: Path) -> list[object]:
    """The command of ours. In the game made here warnings count too; real content may have some while it is worked on."""
    return [BIN / "wwrules", "check", root, *([] if root == CONTENT else ["--strict"])]


def peer(schema: Path, root: Path) -> list[object]:
    """The command of the peer on the decks, the only files whose schema depends on the vocabulary."""
    return [BIN / "check-jsonschema", "--schemafile", schema, *decks(root)]


def decks(root: Path) -> list[Path]:
    """The files with entries."""
    return sorted((root / "cards").rglob("*.yaml"))


def unlisted(schema: Any) -> Any:
    """The same schema with any text where an id from a long list is wanted: the easiest work the peer can be given."""
    if isinstance(schema, list):
        return [unlisted(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if len(schema.get("enum", ())) > FEW:
        return {"type": "string"}
    return {key: unlisted(value) for key, value in schema.items()}


def prepare(home: Path, seed: int) -> list[Row]:
    """Make the game and its schemas, and prove that the commands agree on what is right and what is wrong."""
    root, broken = home / "market", home / "broken"
    write_game(root, seed)
    shutil.copytree(root, broken)
    file = break_game(broken)
    accepted([BIN / "wwrules", "schema", "--out", home / "schemas", root])
    schema = next((home / "schemas").rglob("entities.schema.json"))
    easier = home / "unlisted.schema.json"
    easier.write_text(json.dumps(unlisted(json.loads(schema.read_text("utf-8")))), "utf-8")
    for command in (ours(broken), peer(schema, broken), peer(easier, broken)):
        refused(command, file)
    checked = counts(root)
    entries, some = checked["entities"], len(decks(root))
    more = f"{checked['references']:,} references, {checked['names']:,} names in two languages"
    did = f"vocabulary, types, conditions, {more}, links, totals, sources, order, use"
    return [
        Row(OURS, ours(root), checked["files"], entries, did),
        Row(AGAIN, ours(root), checked["files"], entries, "that all is as it was", home / "cache"),
        Row(PEER, peer(schema, root), some, entries, "types, conditions, references by lists of ids"),
        Row(PEER_UNLISTED, peer(easier, root), some, entries, "types, conditions"),
    ]


def counts(root: Path) -> dict[str, int]:
    """What `wwrules check` says it looked at."""
    checked: dict[str, int] = json.loads(accepted([*ours(root), "--format", "json"]).output)["checked"]
    return checked


# ---------------------------------------------------------------- the table


def report(rows: Sequence[Row]) -> None:
    """Print the table. A ratio above 1: wwrules is that many times faster, by the medians."""
    print(f"{'':32}  files entries    wall s: best median   cpu s: best median   faster by: wall  cpu")
    for row in rows:
        wall, cpu = [one.wall for one in row.runs], [one.cpu for one in row.runs]
        times = f"{min(wall):17.2f} {median(wall):6.2f} {min(cpu):13.2f} {median(cpu):6.2f}"
        print(f"{row.name:32}  {row.files:5,} {row.entries:7,} {times}{ratios(row, rows[0])}")
        print(f"    checks {row.did}")


def ratios(row: Row, base: Row) -> str:
    """How many times faster `base` is; nothing for rows that are ours themselves."""
    if row.name not in (PEER, PEER_UNLISTED):
        return ""
    wall = median(one.wall for one in row.runs) / median(one.wall for one in base.runs)
    cpu = median(one.cpu for one in row.runs) / median(one.cpu for one in base.runs)
    return f"{wall:18.2f} {cpu:5.2f}"


def peer_versions() -> str:
    """The versions behind the figures; whether the peer reads YAML in C matters most."""
    import ruamel.yaml  # noqa: PLC0415 - only the peer needs it

    reader = "C" if getattr(ruamel.yaml, "__with_libyaml__", False) else "Python"
    names = ("wwrules", "check-jsonschema", "jsonschema", "ruamel.yaml", "PyYAML")
    listed = ", ".join(f"{name} {version(name)}" for name in names)
    return f"Python {platform.python_version()}, {listed}; the peer's YAML reader is in {reader}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    content = Row("wwrules check, real content", ours(CONTENT), 0, 0, f"the same, and compiles; must be ≤ {LIMIT} s")
    try:
        content.measure()
        content.files, content.entries = (counts(CONTENT)[name] for name in ("files", "entities"))
        with tempfile.TemporaryDirectory() as home:
            rows = prepare(Path(home), chosen.seed)
            accepted(ours(Path(home) / "market"), Path(home) / "cache")
            for _ in range(chosen.rounds):
                for row in rows:
                    row.measure()
    except NoComparisonError as error:
        sys.exit(str(error))
    print(f"{peer_versions()}; {chosen.rounds} alternating rounds")
    report([*rows, content])


if __name__ == "__main__":
    main()
