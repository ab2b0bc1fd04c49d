"""The site: Markdown files with finished HTML, one MkDocs build per language and one for the documentation.

Everything is built beside the old site and moved into its place when it is whole. What is played is worked out first, for all
languages together; it may have begun long before. Then each language is made and built in its own process, side by side with
the others and the documentation.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from wwrules.catalogue import sentence
from wwrules.check import CODES
from wwrules.limits import LIMITS
from wwrules.model import Game
from wwrules.pages import page as fault_page
from wwrules.paths import DOCS, LANGUAGES, TEMPLATES
from wwrules.publish.book import Book
from wwrules.publish.data import as_json, bulk_data, bulk_schema
from wwrules.publish.offline import write_manifest, write_worker
from wwrules.publish.page_model import Page
from wwrules.publish.pages import pages_in
from wwrules.publish.pages.parts import title_of
from wwrules.publish.preparing import Preparation, preparation
from wwrules.publish.render import TEXTS, page_html
from wwrules.publish.search_data import search_data
from wwrules.publish.side_by_side import crew
from wwrules.publish.sitemap import write_sitemap
from wwrules.publish.styles import hue_styles
from wwrules.publish.taking_place import beside, take_place

THEME = TEMPLATES.parent / "theme"
_SOMEWHERE = "https://site.example"  # stands in where nobody said what the address will be
_WORDS = (
    "skip", "sections", "language", "notice", "search", "search-hint", "search-nothing", "search-elsewhere", "menu", "theme",
    "close", "found-terms", "found-entries", "found-rules", "found-rulings", "found-pages", "copied", "contents", "not-found",
    "not-found-lead", "authors", "home",
)  # fmt: skip


def build_site(
    games: Iterable[Game], out: Path, locales: Iterable[str], address: str = "", *, begun: Preparation | None = None
) -> int:
    """Build everything into `out` and give the number of pages; with an address, a map of the site as well.

    What `begun` has prepared already, or is about to, is not worked out again.
    """
    from wwrules.publish import mkdocs_build  # noqa: F401, PLC0415 - loaded once for all that are built side by side

    chosen, out, shown = list(locales), out.resolve(), list(games)
    with beside(out) as work, crew() as helpers, preparation() as own:
        (work / "site").mkdir()
        helpers.start(partial(_build_docs, work, chosen))
        ahead = begun or own
        books = [book for game in shown for book in ahead.begin(game, chosen)]
        ahead.finish()
        for locale in chosen:
            some = [book for book in books if book.locale == locale]
            helpers.start(partial(_build_locale, work, some, locale, chosen, address))
        pages: int = sum(helpers.finish())
        _write_root(work / "site", shown, chosen, address)
        if address:
            write_sitemap(work / "site", address, chosen)
        take_place(work / "site", out)
    return pages


def _build_docs(work: Path, locales: list[str]) -> int:
    from wwrules.publish.mkdocs_build import run_build  # noqa: PLC0415

    run_build(_docs(work, locales), finished=False)
    return 0


def _build_locale(work: Path, books: list[Book], locale: str, locales: list[str], address: str) -> int:
    from wwrules.publish.mkdocs_build import run_build  # noqa: PLC0415

    wanted, pages = write_locale(work, locale, books, locales, address)
    run_build(wanted, finished=True)
    write_worker(work / "site" / locale)
    return pages


def write_locale(
    work: Path, locale: str, books: list[Book], locales: list[str], address: str = ""
) -> tuple[dict[str, Any], int]:
    """Write the sources of one language into its folder; gives what its build needs, and the number of pages."""
    made = {book.game.header.id: pages_in(book) for book in books}
    source, theme = work / locale, work / f"theme-{locale}"
    theme.mkdir()
    games = {}
    for book in books:
        home = source / book.game.header.id
        for page in made[book.game.header.id]:
            _write_page(home, book, page)
        (home / "data").mkdir()
        (home / "data" / "all.json").write_text(as_json(bulk_data(book, made[book.game.header.id])) + "\n", "utf-8")
        (home / "data" / "schema.json").write_text(as_json(bulk_schema(book)) + "\n", "utf-8")
        (home / "search-data.js").write_text(search_data(book, made[book.game.header.id]), "utf-8")
        games[book.game.header.id] = menu_of(book)
    (theme / "hues.css").write_text(hue_styles(book.game for book in books), "utf-8")
    title = sentence("site-games", locale)
    shelf = TEXTS.get_template("games.html").render(
        title=title, games=[{"address": f"{key}/index.html", "title": one["title"]} for key, one in games.items()]
    )
    source.mkdir(exist_ok=True)
    _write(source / "index.md", {"title": title, "kind": "games"}, shelf)
    start = f"{next(iter(games))}/index.html" if len(games) == 1 else "index.html"
    write_manifest(source, next(iter(games.values()))["title"] if len(games) == 1 else title, locale, start)
    navigation = [{title: "index.md"}, *({one["title"]: f"{key}/index.md"} for key, one in games.items())]
    extra = {**extra_of(locale, locales), "games": games, "address": address, "translated": True}
    name = next(iter(games.values()))["title"] if len(games) == 1 else "wwrules"
    wanted = _build(source, work / "site" / locale, name, navigation, extra, theme)
    return wanted, sum(len(one) for one in made.values())


def menu_of(book: Book) -> dict[str, Any]:
    """What the head and foot of every page of a game need."""
    game = book.game.header.id
    pages = [
        {"id": spec.id, "title": title_of(book, spec), "address": f"{game}/{spec.id}.html", "head": spec.head}
        for spec in book.pages.values()
    ]
    return {"title": book.title(book.game.header.title), "home": f"{game}/index.html", "pages": pages}


def _write_page(home: Path, book: Book, page: Page) -> None:
    file = home / f"{page.path}.md"
    file.parent.mkdir(parents=True, exist_ok=True)
    meta = {"title": page.title, "kind": page.kind, "game": book.game.header.id, "section": page.section}
    if page.summary:
        meta["description"] = page.summary
    if page.data is not None:
        file.with_suffix(".json").write_text(as_json(page.data) + "\n", "utf-8")
    _write(file, meta, page_html(book, page))


def _docs(work: Path, locales: list[str]) -> dict[str, Any]:
    source = Path(shutil.copytree(DOCS, work / "docs")) if DOCS.is_dir() else work / "docs"
    faults = source / "authors" / "faults"
    faults.mkdir(parents=True, exist_ok=True)
    pages = {code: fault_page(text) for code, text in sorted(CODES.items())}
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
    extra = {**extra_of("en", locales), "games": {}, "address": "", "translated": False}
    return _build(source, work / "site" / "docs", "wwrules", navigation, extra, None)


def extra_of(locale: str, locales: Iterable[str]) -> dict[str, Any]:
    """What the shell of every page in a language needs."""
    words = {key: sentence(f"site-{key}", locale) for key in _WORDS}
    return {"lang": locale, "words": words, "languages": _languages(locales, locale)}


def _languages(locales: Iterable[str], current: str) -> list[dict[str, Any]]:
    return [{"lang": one, "name": sentence("site-name-of-language", one), "current": one == current} for one in locales]


def _build(
    source: Path, out: Path, name: str, navigation: list[dict[str, str]], extra: dict[str, Any], theme: Path | None
) -> dict[str, Any]:
    settings = {"docs_dir": str(source), "site_dir": str(out), "site_name": name, "nav": navigation, "extra": extra}
    settings["site_url"] = f"{(extra['address'] or _SOMEWHERE).rstrip('/')}/{out.name}/"  # only the page for lost ways needs it
    return {"settings": settings, "theme": str(theme) if theme else None}


def _write(file: Path, meta: dict[str, str], html: str) -> None:
    """A source: what it is called, and its finished HTML in one piece, which Markdown would leave as it is."""
    front = "\n".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in meta.items())  # quoted YAML strings
    body = "\n".join(line for line in html.splitlines() if line.strip())
    file.write_text(f"---\n{front}\n---\n<div>\n{body}\n</div>", "utf-8")


def _write_root(site: Path, games: list[Game], locales: list[str], address: str) -> None:
    """The page that offers the languages, also to those who lost their way."""
    languages = [
        {
            **one,
            "address": f"{one['lang']}/{games[0].header.id}/index.html" if len(games) == 1 else f"{one['lang']}/index.html",
            "titles": [Book(game, one["lang"]).title(game.header.title) for game in games],
        }
        for one in _languages(locales, "")
    ]
    documentation = sentence("site-documentation", LANGUAGES[0])  # in English, like the pages it leads to
    values = {"languages": languages, "first": locales[0], "title": "wwrules", "documentation": documentation}
    template = TEXTS.get_template("root.html")
    (site / "index.html").write_text(template.render(values, base=""), "utf-8")
    base = f"{urlsplit(address).path.rstrip('/')}/"  # a page that is shown at any address cannot count its way back
    (site / "404.html").write_text(template.render(values, base=base), "utf-8")
