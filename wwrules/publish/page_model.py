"""Pages before they are files: what a page is called, where it goes, the blocks it is made of, and how search finds it.

Nothing here knows a game. A block names a widget (`templates/widgets/<widget>.html`) and carries the values that it lays out.
Whoever adds something to the site adds a widget and a block, or a maker of pages (`wwrules.publish.pages.MAKERS`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from markupsafe import Markup

# Stands in addresses for the way from a page to the home of its game; the reader of content lets no such character in.
HOME = "\ue010"


class Crumb(NamedTuple):
    """A page above this one."""

    address: str
    title: str


class Finding(NamedTuple):
    """Something that search finds, and that a link shows when somebody points at it."""

    group: str  # terms, entries, rules, rulings, pages
    address: str  # from the home of the game
    title: str
    text: str = ""
    words: tuple[str, ...] = ()  # further words it is found by: forms of the name, an id, a number
    kind: str = ""  # what sort of thing it is, in the language of the page
    icon: str = ""
    maker: str = ""  # what the pack calls itself that says it


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a page: a widget with its values; with a title it stands in the contents of the page."""

    widget: str
    values: Mapping[str, Any] = field(default_factory=dict)
    title: str = ""
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """One page in one language; the address is the same in all of them."""

    path: str  # from the home of the game, without .html: rules/battle
    kind: str  # what shows it, for styles and tests: home, rules, entry, gallery, …
    title: str
    blocks: tuple[Block, ...]
    section: str = ""  # the id of the page of the menu that it belongs to
    lead: str | Markup = ""  # a sentence under the title
    crumbs: tuple[Crumb, ...] = ()
    summary: str = ""  # one line for those who link to it
    findings: tuple[Finding, ...] = ()
    data: Mapping[str, Any] | None = None  # published beside the page as JSON

    @property
    def address(self) -> str:
        """From the home of the game."""
        return f"{self.path}.html"


def slug(name: str) -> str:
    """An id as a part of an address: what comes from a pack has a dot where its slash is."""
    return name.replace("/", ".")


def relative(html: str, path: str) -> str:
    """Fill in the way from a page to the home of its game."""
    return html.replace(HOME, "../" * path.count("/"))
