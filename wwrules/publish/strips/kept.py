"""Painted examples of a game that has not changed, in the user's own cache: they are neither played nor painted again.

The key is that of the game: every byte of it, of its packs and of wwrules. A game that does not know its own is not kept.
"""

from __future__ import annotations

import json
from pathlib import Path

from markupsafe import Markup

from wwrules.caches import home, keep, read_kept
from wwrules.publish.book import Book

_KEPT = 24  # games in one language; the oldest go


def recall_strips(book: Book) -> dict[str, Markup]:
    """The examples of a game in one language by their ids, if they were kept."""
    payload = read_kept(_file(book)) if book.game.fingerprint else None
    return {} if payload is None else {name: Markup(html) for name, html in json.loads(payload).items()}  # noqa: S704 - our own


def remember_strips(book: Book) -> None:
    """Keep them, all of them painted."""
    if book.game.fingerprint:
        keep(_file(book), json.dumps(book.strips, ensure_ascii=False).encode(), _KEPT)


def _file(book: Book) -> Path:
    return home("strips") / f"{book.game.fingerprint}-{book.locale}.json"
