"""One MkDocs build in a process of its own: `python -m wwrules.publish.mkdocs_build`, what is wanted on its standard input."""

from __future__ import annotations

import json
import logging
import shutil
import sys
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config

from wwrules.paths import MKDOCS, TEMPLATES

_THEME = TEMPLATES.parent / "theme"


def run_build(wanted: dict[str, Any]) -> None:
    """Build with the shared base and what `wanted` adds to it; any warning fails the build."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    theme = {"name": None, "custom_dir": str(_THEME), "static_templates": ["404.html"]}
    config = load_config(config_file=str(MKDOCS), theme=theme, strict=True, **wanted["settings"])
    build(config)
    out = Path(wanted["settings"]["site_dir"])
    if wanted["theme"]:  # what only this game and language have
        shutil.copytree(wanted["theme"], out, dirs_exist_ok=True)
    for unwanted in ("sitemap.xml", "sitemap.xml.gz"):  # dated, and without addresses: we write our own
        (out / unwanted).unlink(missing_ok=True)


if __name__ == "__main__":
    run_build(json.load(sys.stdin))
