"""Pages become HTML: each block by the template of its widget. Templates escape everything; content is only ever a value."""

from __future__ import annotations

import re
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from wwrules.paths import TEMPLATES
from wwrules.presentation import Icon
from wwrules.publish.book import Book, Strip
from wwrules.publish.page_model import HOME, Block, Page, relative

TEXTS = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    keep_trailing_newline=True,
    trim_blocks=True,
    lstrip_blocks=True,
)
_USED_ICON = re.compile(r'href="#i-([a-z0-9-]+)"')


def page_html(book: Book, page: Page) -> str:
    """The body of a page, complete in itself: the icons it uses come with it."""
    shared = {"say": book.say, "locale": book.locale}
    blocks = [(Markup(_block_html(shared, block)), block) for block in page.blocks]  # noqa: S704 - from our own templates
    title = book.title(book.game.header.title)
    html = _template("page.html").render(shared, page=page, blocks=blocks, home=HOME, game_title=title, sprite="")
    used = sorted(set(_USED_ICON.findall(html)))
    return relative(sprite(book.game.presentation.icons, used) + html, page.path)


def strip_html(book: Book, strip: Strip) -> Markup:
    """A worked example as it stands on its page."""
    html = _template("strip.html").render({"say": book.say, "locale": book.locale, **strip})
    return Markup(html)  # noqa: S704 - as above


def _block_html(shared: dict[str, object], block: Block) -> str:
    return _template(f"widgets/{block.widget}.html").render(
        {**shared, "whole": False, "facets": (), "english": False} | dict(block.values)
    )


def load_templates() -> None:
    """Read the templates of all widgets now, not with the first page."""
    for name in TEXTS.list_templates(filter_func=lambda one: one.startswith("widgets/") and one.endswith(".html")):
        _template(name)
    _template("page.html")


@cache
def _template(name: str) -> Template:
    return TEXTS.get_template(name)


def sprite(icons: dict[str, Icon], used: list[str]) -> str:
    """The drawings of a page, once each; their shapes were written by our own reader."""
    symbols = (f'<symbol id="i-{name}" viewBox="0 0 24 24">{icons[name].shapes}</symbol>' for name in used)
    return f'<svg class="sprite" aria-hidden="true">{"".join(symbols)}</svg>\n' if used else ""
