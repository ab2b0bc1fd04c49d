"""Links and anchors of a whole site, read quickly: our own templates write every attribute in double quotes."""

from __future__ import annotations

import os
import re
from html import unescape
from pathlib import Path

_ID = re.compile(r'\sid="([^"]*)"')
_LINK = re.compile(r'\s(?:href|src)="([^"]*)"')


def anchors(site: Path) -> dict[Path, list[str]]:
    """The anchors of every page."""
    return {page: _ID.findall(page.read_text("utf-8")) for page in sorted(site.rglob("*.html"))}


def broken(site: Path, known: dict[Path, list[str]]) -> list[tuple[str, str]]:
    """Links that lead to no file, to no anchor in it, or out of the site."""
    ids = {page: set(names) for page, names in known.items()}
    files = {file for file in site.rglob("*") if file.is_file()}
    found = []
    for page in known:
        for link in {unescape(link) for link in _LINK.findall(page.read_text("utf-8"))}:
            target, _, anchor = link.partition("#")
            file = Path(os.path.normpath(page.parent / target.partition("?")[0])) if target else page
            if page.name != "404.html" and (
                file not in files or (anchor and file.suffix == ".html" and anchor not in ids[file])
            ):
                found.append((page.relative_to(site).as_posix(), link))
    return found
