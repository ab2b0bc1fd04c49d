"""One MkDocs build. Pages that are finished HTML already go past its Markdown: reading them as such takes most of the time."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.plugins import BasePlugin
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import get_toc

from wwrules.paths import MKDOCS, TEMPLATES

_THEME = TEMPLATES.parent / "theme"


class FinishedPage(Page):
    """A page whose source is its HTML, below what it is called."""

    def render(self, config: Any, files: Any) -> None:  # noqa: ARG002 - as MkDocs calls it
        """Nothing is left to be done."""
        self.content, self.toc, self.present_anchor_ids = self.markdown, get_toc([]), set()


class KeptShell(BasePlugin):  # type: ignore[no-untyped-call,type-arg]
    """What is around a page is mostly the same around others: the theme names such parts, and each is made once."""

    def on_env(self, env: Any, /, *, config: Any, files: Any) -> Any:  # noqa: ARG002 - as MkDocs calls it
        """Let the theme call `kept` with what tells a part from others."""
        known: dict[tuple[object, ...], str] = {}

        def kept(*key: object, caller: Callable[[], str]) -> str:
            if key not in known:
                known[key] = caller()
            return known[key]

        env.globals["kept"] = kept
        return env


class FinishedPages(KeptShell):  # type: ignore[no-untyped-call]
    """Takes every page as it stands."""

    def on_files(self, files: Any, /, *, config: Any) -> Any:
        """MkDocs makes a page for each file that has none yet."""
        titles = {path: title for one in config.nav for title, path in one.items()}
        for file in files.documentation_pages():
            FinishedPage(titles.get(file.src_uri), file, config)
        return files


def run_build(wanted: dict[str, Any], *, finished: bool) -> None:
    """Build with the shared base and what `wanted` adds to it; any warning fails the build."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    theme = {"name": None, "custom_dir": str(_THEME), "static_templates": ["404.html"]}
    config = load_config(config_file=str(MKDOCS), theme=theme, strict=True, **wanted["settings"])
    config.plugins["pages"] = FinishedPages() if finished else KeptShell()
    build(config)
    out = Path(wanted["settings"]["site_dir"])
    if wanted["theme"]:  # what only this game and language have
        shutil.copytree(wanted["theme"], out, dirs_exist_ok=True)
    for unwanted in ("sitemap.xml", "sitemap.xml.gz"):  # dated, and without addresses: we write our own
        (out / unwanted).unlink(missing_ok=True)
