"""The site: Markdown files with finished HTML, one MkDocs build per language and one for the documentation.

Everything is built beside the old site and moved into its place when it is whole.
"""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from markupsafe import Markup
from mkdocs.commands.build import build
from mkdocs.config import load_config

from wwrules.catalogue import sentence
from wwrules.check import CODES
from wwrules.limits import LIMITS
from wwrules.model import Game
from wwrules.pages import page
from wwrules.paths import DOCS, MKDOCS, TEMPLATES
from wwrules.publish.entries import TEXTS, entry_page, index_page, label_of, name_of

_THEME = TEMPLATES.parent / "theme"


def build_site(games: Iterable[Game], out: Path, locales: Iterable[str]) -> int:
    """Build everything into `out` and give the number of pages."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    chosen, out = list(locales), out.resolve()
    out.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".site-", dir=out.parent) as folder:
        work = Path(folder)
        pages = sum(_build_locale(list(games), work, locale, chosen) for locale in chosen)
        pages += _build_docs(work, chosen)
        root = TEXTS.get_template("root.html").render(languages=_languages(chosen, ""))
        (work / "site" / "index.html").write_text(root, "utf-8")
        _swap(work / "site", out, work / "old")
    return pages


def _swap(new: Path, out: Path, old: Path) -> None:
    if out.exists():
        out.rename(old)
    new.rename(out)


def _languages(locales: Iterable[str], current: str) -> list[dict[str, Any]]:
    return [{"lang": one, "name": sentence("site-name-of-language", one), "current": one == current} for one in locales]


def _build_locale(games: list[Game], work: Path, locale: str, locales: list[str]) -> int:
    source = work / locale
    pages = 0
    contents = []
    for game in games:
        home = source / game.header.id
        home.mkdir(parents=True)
        title = name_of(game, locale, game.header.title)
        _write(home / "index.md", title, index_page(game, locale))
        for entity in game.entities.values():
            label = label_of(game, locale, entity)
            _write(home / f"{entity.id.replace('/', '.')}.md", label, entry_page(game, locale, entity))
        pages += 1 + len(game.entities)
        contents.append({title: f"{game.header.id}/index.md"})
        if len(contents) == 1:  # the first game is the front page until there is a choice to make
            link = Markup('<p><a href="{}/index.html">{}</a></p>').format(game.header.id, title)
            _write(source / "index.md", title, link)
    _build(source, work / "site" / locale, sentence("site-home", locale), contents, locale, locales)
    return pages


def _build_docs(work: Path, locales: list[str]) -> int:
    source = Path(shutil.copytree(DOCS, work / "docs")) if DOCS.is_dir() else work / "docs"
    faults = source / "authors" / "faults"
    faults.mkdir(parents=True, exist_ok=True)
    pages = {code: page(text) for code, text in sorted(CODES.items())}
    for code, one in pages.items():
        (faults / f"{code}.md").write_text(TEXTS.get_template("fault.md").render(code=code, page=one), "utf-8")
    table = TEXTS.get_template("tables.md").render(limits=LIMITS.values(), codes=pages.items())
    (faults / "index.md").write_text(table, "utf-8")
    navigation = [
        {"Documentation": "index.md"},
        {"Authors": "authors/index.md"},
        {"Faults": "authors/faults/index.md"},
        {"Developers": "developers/index.md"},
    ]
    _build(source, work / "site" / "docs", "wwrules", navigation, "en", locales)
    return sum(1 for _ in source.rglob("*.md"))


def _write(file: Path, title: str, html: str) -> None:
    """A Markdown file whose body is one block of HTML: nothing in it is Markdown any more."""
    body = "\n".join(line for line in html.splitlines() if line.strip())
    front = json.dumps(title, ensure_ascii=False)  # a quoted YAML string whatever the name holds
    file.write_text(f"---\ntitle: {front}\n---\n\n<div>\n{body}\n</div>\n", "utf-8")


def _build(source: Path, out: Path, name: str, navigation: list[dict[str, str]], locale: str, locales: list[str]) -> None:
    words = {key: sentence(f"site-{key}", locale) for key in ("skip", "sections", "language", "notice")}
    config = load_config(
        config_file=str(MKDOCS),
        docs_dir=str(source),
        site_dir=str(out),
        site_name=name,
        nav=navigation,
        theme={"name": None, "custom_dir": str(_THEME)},
        extra={"lang": locale, "words": words, "languages": _languages(locales, locale), "translated": locale in locales},
        strict=True,
    )
    build(config)
