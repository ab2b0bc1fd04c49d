"""The shell around a page, from the theme's own templates, without MkDocs: one page is made in a few milliseconds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import SimpleNamespace
from typing import Any

from jinja2 import Environment, FileSystemLoader, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from wwrules.catalogue import sentence
from wwrules.diagnostics import Diagnostic
from wwrules.paths import LANGUAGES
from wwrules.publish.book import Book
from wwrules.publish.page_model import Page
from wwrules.publish.render import TEXTS, page_html
from wwrules.publish.site import THEME, extra_of, menu_of


def whole_page(book: Book, page: Page, locales: Iterable[str], faults: list[Diagnostic], version: int) -> str:
    """A page as the site has it, with what is wrong above it and a script that waits for the next version."""
    game = book.game.header.id
    above = TEXTS.get_template("preview.html").render(faults=_told(book.locale, page, faults), version=version, say=book.say)
    body = page_html(book, page)
    extra = {**extra_of(book.locale, locales), "games": {game: menu_of(book)}, "address": "", "translated": True}
    address = f"{game}/{page.address}"
    return (
        _shell()
        .get_template("main.html")
        .render(
            config=SimpleNamespace(extra=SimpleNamespace(**extra), site_name=menu_of(book)["title"]),
            page=SimpleNamespace(
                meta={"kind": page.kind, "game": game, "section": page.section, "description": page.summary},
                title=page.title,
                url=address,
                content=Markup(above + body),  # noqa: S704 - from our own templates
                toc=(),
            ),
            nav=None,
            base_url="/".join([".."] * address.count("/")) or ".",
        )
    )


def faults_page(locale: str, faults: list[Diagnostic], version: int) -> str:
    """What is wrong, alone: nothing else can be made of it yet."""
    told = TEXTS.get_template("preview.html").render(
        faults=_told(locale, None, faults), version=version, say=lambda key, **words: sentence(key, locale, **words)
    )
    return f'<!doctype html><html lang="{locale or "en"}"><meta charset="utf-8"><title>wwrules</title>{told}</html>'


def faults_html(book: Book, faults: Iterable[Diagnostic]) -> Markup:
    """Faults in the place of what cannot be shown because of them."""
    from wwrules import reports  # noqa: PLC0415

    own = book.locale if book.locale in LANGUAGES else "en"
    return Markup('<ul class="fault">{}</ul>').format(
        Markup().join(Markup("<li>{}</li>").format(reports.line(one, own)) for one in faults)
    )


def _told(locale: str, page: Page | None, faults: list[Diagnostic]) -> list[tuple[bool, str]]:
    """Faults in words of the page's language, or in English; those of the entry that the page is about come first."""
    from wwrules import reports  # noqa: PLC0415

    about = page.data.get("id") if page is not None and page.data else None
    ordered = sorted(faults, key=lambda one: about is None or one.subject != about)
    own = locale if locale in LANGUAGES else "en"
    return [(about is not None and one.subject == about, reports.line(one, own)) for one in ordered]


@cache
def _shell() -> Environment:
    shell = Environment(loader=FileSystemLoader(THEME), autoescape=False)  # noqa: S701 - as MkDocs does; the theme escapes by itself
    shell.filters["url"] = _url
    shell.globals["kept"] = lambda *_, caller: caller()  # the content is being edited: every part is made anew
    return shell


@pass_context
def _url(context: Context, address: str) -> Any:
    return f"{context['base_url']}/{address}"
