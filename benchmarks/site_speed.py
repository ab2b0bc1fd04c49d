"""How fast the site is built beside MkDocs with Material and mkdocs-static-i18n, which are given the same pages as Markdown.

Whole commands, alternating, three languages: ours with its checks, the peer with the navigation it makes by itself and with a
short one. Drawings, search forms and data are left out of what the peer gets, so it has less to do. Seconds of CPU time of all
processes are compared, because machines are seldom quiet; the clock is printed beside them. What is not installed is told.
"""

from __future__ import annotations

import argparse
import gzip
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
GAME = "wonderlands-war"
WANTED = 3  # times as fast as the shorter of the peer's rows
PEERS = {"mkdocs-material": "material", "mkdocs-static-i18n": "mkdocs_static_i18n"}  # package -> module
_HEADINGS = {"h1": "# ", "h2": "## ", "h3": "### "}
_SKIPPED = ("svg", "script", "style", "nav", "form")
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
    cpu: list[float] = field(default_factory=list)
    clock: list[float] = field(default_factory=list)

    def measure(self) -> None:
        """Run it once more."""
        before, start = _children(), time.perf_counter()
        done = subprocess.run(self.command, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{self.what}: {done.stderr[-2000:]}")
        self.cpu.append(_children() - before)
        self.clock.append(time.perf_counter() - start)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# ---------------------------------------------------------------- our pages as Markdown


class Markdown(HTMLParser):
    """The words, headings, lists, tables and links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.skipped = 0
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SKIPPED:
            self.skipped += 1
        elif not self.skipped:
            if tag == "a":
                self.links.append(_as_source(dict(attrs).get("href") or ""))
                self.parts.append("[")
            else:
                before = _HEADINGS.get(tag, {"li": "- ", "td": " · ", "th": " · "}.get(tag, ""))
                lines = {"p": "\n\n", "h1": "\n\n", "h2": "\n\n", "h3": "\n\n", "li": "\n\n", "tr": "\n\n", "div": "\n\n"}
                self.parts.append(lines.get(tag, "") + before)

    def handle_endtag(self, tag: str) -> None:
        if tag in _SKIPPED:
            self.skipped -= 1
        elif not self.skipped and tag == "a" and self.links:
            self.parts.append(f"]({self.links.pop()})")

    def handle_data(self, data: str) -> None:
        if not self.skipped:
            self.parts.append(re.sub(r"\s+", " ", data))

    @property
    def text(self) -> str:
        return re.sub(r"\n\s*\n+", "\n\n", "".join(self.parts)).strip() + "\n"


def _as_source(address: str) -> str:
    return re.sub(r"\.html(?=#|$)", ".md", address)


def write_pages(site: Path, docs: Path, part: int) -> int:
    """Every page of every language, or every second, third and so on; gives how many."""
    count = 0
    for page in sorted(site.glob(f"*/{GAME}/**/*.html"))[::part]:
        found = re.search(r'<main[^>]*id="content"[^>]*>(.*)</main>', page.read_text("utf-8"), re.DOTALL)
        if found:
            reader = Markdown()
            reader.feed(found.group(1))
            file = docs / page.relative_to(site).parts[0] / Path(*page.relative_to(site).parts[2:]).with_suffix(".md")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(reader.text, "utf-8")
            count += 1
    return count


def write_configs(home: Path, locales: list[str]) -> None:
    """The peer as it comes, and with a menu of a few pages."""
    for name, short in (("default.yml", False), ("short.yml", True)):
        lines = [_BASE]
        for number, locale in enumerate(locales):
            lines.append(f"        - {{locale: {locale}, name: {locale}, build: true, default: {str(not number).lower()}")
            tops = sorted(one.name for one in (home / "docs" / locale).glob("*.md"))[:10]
            lines.append(f", nav: [{', '.join(tops)}]}}\n" if short else "}\n")
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
    parser.add_argument("--part", type=int, default=1, help="give the peer only every so many pages")
    chosen = parser.parse_args()
    lacking = [package for package, module in PEERS.items() if find_spec(module) is None]
    if lacking:
        print(f"left out: {', '.join(lacking)} not installed")
        return
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        ours = Row("wwrules site, three languages", [str(BIN / "wwrules"), "site", "--out", str(home / "site")], ROOT)
        ours.measure()
        count = write_pages(home / "site", home / "docs", chosen.part)
        write_configs(home, sorted(one.name for one in (home / "docs").iterdir()))
        mkdocs = [str(BIN / "mkdocs"), "build", "-q", "-f"]
        peers = [
            Row("Material + static-i18n", [*mkdocs, "default.yml"], home),
            Row("Material + static-i18n, short navigation", [*mkdocs, "short.yml"], home),
        ]
        for number in range(chosen.rounds):
            for row in ([] if number == 0 else [ours]) + peers:
                row.measure()
        print(f"{count} pages for the peer (1 of {chosen.part}), {chosen.rounds} rounds; seconds of CPU time, and by the clock")
        best = min(ours.cpu)
        for row in (ours, *peers):
            print(f"{row.what:42} {min(row.cpu):8.1f} {min(row.clock):8.1f} {min(row.cpu) / best:6.1f} ×")
        shortest = min(min(row.cpu) for row in peers) / best
        fewer = f", with 1 of {chosen.part} pages" if chosen.part > 1 else ""
        print(f"the shorter of the peer's takes {shortest:.1f} × as long{fewer}; wanted with all pages ≥ {WANTED} ×")
        sizes = median(weights(home / "site", f"*/{GAME}/*-card/*.html")), median(weights(home / "out", "**/*-card/*.html"))
        ours_kb, peers_kb = (f"{one / 1000:.0f} kB" for one in sizes)
        print(f"a card page on a first visit, compressed, without fonts: {ours_kb}, the peer's {peers_kb}")


if __name__ == "__main__":
    main()
