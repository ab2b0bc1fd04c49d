"""Packs by players: who made each, what is known about it, and everything that it adds."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.model import Header
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page, slug
from wwrules.publish.pages.parts import pack_values, title_of
from wwrules.publish.tiles import tile


def packs_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with all packs that the site is made with."""
    blocks = tuple(_block(book, one) for one in book.game.packs.values())
    title = title_of(book, spec)
    findings = [Finding("pages", f"{spec.id}.html", title)]
    findings += [Finding("pages", f"{spec.id}.html#{block.anchor}", block.title, words=(block.anchor,)) for block in blocks]
    yield Page(spec.id, "packs", title, blocks, spec.id, book.say("site-about-packs"), findings=tuple(findings))


def _block(book: Book, pack: Header) -> Block:
    entries = [one for one in book.game.entities.values() if one.pack == pack.id]
    values = {"pack": pack_values(book, pack), "tiles": [tile(book, one) for one in entries]}
    return Block("pack", values, book.pack_name(pack.id), slug(pack.id))
