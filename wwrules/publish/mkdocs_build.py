"""One MkDocs build. Pages that are finished HTML already go past its Markdown: reading them as such takes most of the time."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.plugins import BasePlugin

from wwrules.paths import MKDOCS, TEMPLATES

_THEME = TEMPLATES.parent / "theme"


class FinishedPages(BasePlugin):  # type: ignore[no-untyped-call,type-arg]
    """Gives the pages whose HTML is known, by the place of their source."""

    def __init__(self, pages: Mapping[str, str]) -> None:
        super().__init__()
        self.pages = pages

    def on_page_content(self, html: str, /, *, page: Any, config: Any, files: Any) -> str:  # noqa: ARG002 - as MkDocs calls it
        """What stands on a page."""
        return self.pages.get(page.file.src_uri, html)


def run_build(wanted: dict[str, Any], finished: Mapping[str, str]) -> None:
    """Build with the shared base and what `wanted` adds to it; any warning fails the build."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    theme = {"name": None, "custom_dir": str(_THEME), "static_templates": ["404.html"]}
    config = load_config(config_file=str(MKDOCS), theme=theme, strict=True, **wanted["settings"])
    config.plugins["finished-pages"] = FinishedPages(finished)
    build(config)
    out = Path(wanted["settings"]["site_dir"])
    if wanted["theme"]:  # what only this game and language have
        shutil.copytree(wanted["theme"], out, dirs_exist_ok=True)
    for unwanted in ("sitemap.xml", "sitemap.xml.gz"):  # dated, and without addresses: we write our own
        (out / unwanted).unlink(missing_ok=True)
