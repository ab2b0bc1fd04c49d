"""How fast the site is built beside MkDocs with Material and mkdocs-static-i18n, which are given the same pages.

The same are the very sources that our builder hands to its own MkDocs: every page of three languages, `.md` files with a title
and finished HTML. The peer takes them without any extension or tweak: to Markdown they are a block of HTML. It is measured with
the navigation that it makes by itself and with a short one. What only we make is left out of what it gets and counts for us:
checking the content, playing the examples, drawing, data, search forms, the documentation. A row of its own tells how long our
MkDocs takes for those sources alone.

Whole commands, alternating. The first of ours finds nothing kept from earlier builds; the others find what the first has kept,
as it is at the second build of anybody. CPU time of all processes and the clock are printed, with ratios by both; the clock is
what to look at where the machine was idle at the beginning, CPU time where it was not. What is not installed is told.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from wwrules.paths import wanted_paths
from wwrules.pipeline import check_paths
from wwrules.publish.preparing import preparation
from wwrules.publish.site import write_locale

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
GAME = "wonderlands-war"
WANTED = 3  # times as fast as the shorter of the peer's rows
PEERS = {"mkdocs-material": "material", "mkdocs-static-i18n": "mkdocs_static_i18n"}  # package -> module
_MENU = 10  # pages in the short navigation of a language, after its first
_IDLE = 0.5  # processes that wanted to run in the last minute
_OURS = """
import json, sys
from wwrules.publish.mkdocs_build import run_build
for wanted in json.load(open("wanted.json")):
    run_build(wanted, finished=True)
"""
_BASE = """site_name: Pages
docs_dir: docs
site_dir: out
use_directory_urls: false
theme: {name: material, font: false, language: pl}
plugins:
  - search
  - i18n:
      docs_structure: folder
      languages:
"""


@dataclass(slots=True)
class Row:
    """One command and what its runs took."""

    what: str
    command: list[str]
    folder: Path
    environment: dict[str, str] = field(default_factory=dict)
    cpu: list[float] = field(default_factory=list)
    clock: list[float] = field(default_factory=list)

    def measure(self) -> None:
        """Run it once more."""
        before, start = _children(), time.perf_counter()
        environment = {**os.environ, **self.environment}
        done = subprocess.run(self.command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{self.what}: {done.stderr[-2000:]}")
        self.cpu.append(_children() - before)
        self.clock.append(time.perf_counter() - start)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# ---------------------------------------------------------------- the same pages


def write_pages(home: Path) -> tuple[list[str], int]:
    """What our builder hands to MkDocs, in a folder below `docs` for each language; gives the languages and how many pages.

    What our own MkDocs needs besides lies in `wanted.json`.
    """
    (game,) = check_paths(wanted_paths(())).games
    locales = list(game.header.locales)
    with preparation() as ahead:
        books = ahead.begin(game)
        ahead.finish()
    work = home / "work"
    work.mkdir()
    count, wanted = 0, []
    for book in books:
        wanted.append(write_locale(work, book.locale, [book], locales)[0])
        for file in sorted((work / book.locale).rglob("*.md")):
            target = home / "docs" / file.relative_to(work)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
            count += 1
    (home / "wanted.json").write_text(json.dumps(wanted), "utf-8")
    return locales, count


def write_configs(home: Path, locales: list[str]) -> None:
    """The peer as it comes, and with a menu of a few pages."""
    for name, short in (("default.yml", False), ("short.yml", True)):
        lines = [_BASE]
        for number, locale in enumerate(locales):
            lines.append(f"        - {{locale: {locale}, name: {locale}, build: true, default: {str(not number).lower()}")
            tops = sorted(one.relative_to(home / "docs" / locale).as_posix() for one in (home / "docs" / locale).glob("*/*.md"))
            lines.append(f", nav: [{', '.join(['index.md', *tops[:_MENU]])}]}}\n" if short else "}\n")
        (home / name).write_text("".join(lines), "utf-8")


# ---------------------------------------------------------------- weights


def weights(site: Path, pattern: str) -> Iterator[int]:
    """Bytes of pages with their styles and scripts, compressed, as they come on a first visit without fonts and pictures."""
    for page in sorted(site.glob(pattern))[::10]:
        text = page.read_text("utf-8")
        linked = re.findall(r'<(?:link rel="stylesheet"|script)[^>]*?(?:href|src)="([^":?#]+)"', text)
        files = {(page.parent / one).resolve() for one in linked if not one.endswith("fonts.css")}
        yield sum(len(gzip.compress(one.read_bytes())) for one in [page, *files] if one.is_file())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    lacking = [package for package, module in PEERS.items() if find_spec(module) is None]
    if lacking:
        print(f"left out: {', '.join(lacking)} not installed")
        return
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        locales, count = write_pages(home)
        write_configs(home, locales)
        command, kept = [str(BIN / "wwrules"), "site", "--out", str(home / "site")], {"XDG_CACHE_HOME": str(home / "cache")}
        mkdocs = [str(BIN / "mkdocs"), "build", "-q", "-f"]
        first = Row("wwrules site, the first time", command, ROOT, kept)
        ours = Row("wwrules site", command, ROOT, kept)
        alone = Row("our MkDocs, these pages alone", [sys.executable, "-c", _OURS], home)
        peers = [
            Row("Material + static-i18n", [*mkdocs, "default.yml"], home),
            Row("Material + static-i18n, short navigation", [*mkdocs, "short.yml"], home),
        ]
        first.measure()
        for _ in range(chosen.rounds):
            for row in (ours, alone, *peers):
                row.measure()
        built = len(list((home / "out").rglob("*.html"))) - len(list((home / "out").rglob("404.html")))
        if built != count:
            sys.exit(f"the peer built {built} of {count} pages")
        report([first, ours, alone], peers, count, load)
        sizes = median(weights(home / "site", f"*/{GAME}/*-card/*.html")), median(weights(home / "out", "**/*-card/*.html"))
        ours_kb, peers_kb = (f"{one / 1000:.0f} kB" for one in sizes)
        print(f"a card page on a first visit, compressed, without fonts: {ours_kb}, the peer's {peers_kb}")


def report(ours: list[Row], peers: list[Row], count: int, load: float) -> None:
    """The best of each row, and how many times as long the shorter of the peer's takes."""
    print(
        f"the same {count} pages for both, three languages; best of {len(peers[0].cpu)}; seconds of CPU time, and by the clock"
    )
    for row in (*ours, *peers):
        print(f"{row.what:42} {min(row.cpu):8.1f} {min(row.clock):8.1f}")
    by_cpu, by_clock = min(min(row.cpu) for row in peers), min(min(row.clock) for row in peers)
    for row in ours:
        ratios = f"{by_cpu / min(row.cpu):.1f} × as long by CPU time, {by_clock / min(row.clock):.1f} × by the clock"
        print(f"beside {row.what}, the shorter takes {ratios}")
    state = "idle, look at the clock" if load <= _IDLE else "busy, look at CPU time"
    print(f"{load:.1f} processes at the beginning: the machine was {state}; wanted ≥ {WANTED} ×")


if __name__ == "__main__":
    main()
