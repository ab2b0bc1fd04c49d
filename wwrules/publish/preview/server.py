"""The preview as a server on this machine: pages are made when they are asked for; no address reaches the file system."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from wwrules.paths import LANGUAGES
from wwrules.publish.page_model import slug
from wwrules.publish.preview.content import Edited
from wwrules.publish.preview.pages import page_at
from wwrules.publish.preview.shell import faults_page, whole_page
from wwrules.publish.search_data import search_data
from wwrules.publish.site import THEME
from wwrules.publish.styles import hue_styles

_WAITS = 20.0  # seconds that a page waits for news before it asks again
_LOOKS = 0.15  # seconds between two looks at the files
_HTML = "text/html; charset=utf-8"
_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".txt": "text/plain"}


@cache
def _theme() -> dict[str, tuple[bytes, str]]:
    """Every file of the theme that pages ask for, by its address."""
    return {
        file.relative_to(THEME).as_posix(): (file.read_bytes(), _TYPES[file.suffix])
        for file in sorted(THEME.rglob("*"))
        if file.suffix in _TYPES
    }


class Preview(ThreadingHTTPServer):
    """Serves one game that is being edited."""

    daemon_threads = True

    def __init__(self, edited: Edited, port: int) -> None:
        super().__init__(("127.0.0.1", port), _Handler)
        self.edited = edited

    def watch(self, told: Callable[[Edited], None]) -> None:
        """Look at the files from time to time; `told` hears of every change, and again when it has been checked."""

        def look() -> None:
            changed = True  # what was read first has not been checked
            while True:
                if changed:
                    before = self.edited.version
                    self.edited.check()
                    if self.edited.version != before:
                        told(self.edited)
                time.sleep(_LOOKS)
                changed = self.edited.look()
                if changed:
                    told(self.edited)

        Thread(target=look, daemon=True).start()

    def answer(self, address: str) -> tuple[int, str, bytes]:
        """Status, type and body for an address."""
        address, _, query = address.partition("?")
        if address == "/@changes":
            after = int(query) if query.isdigit() else 0
            return 200, "text/plain", str(self.edited.wait_for(after, _WAITS)).encode()
        try:
            return self._page(address)
        except Exception:  # a page is made of what is being written, which may lack anything; of sound content it can be made
            if self.edited.is_sound():
                raise
            return 200, _HTML, faults_page(_language(address), self.edited.faults, self.edited.version).encode()

    def _page(self, address: str) -> tuple[int, str, bytes]:
        assert self.edited.game is not None  # noqa: S101 - it was read before the server began
        game, locales = self.edited.game.header.id, self.edited.game.header.locales
        locale, _, rest = address.lstrip("/").partition("/")
        if locale not in locales:
            return 302, f"/{locales[0]}/{game}/index.html", b""
        return self._in_language(locale, locales, game, rest)

    def _in_language(self, locale: str, locales: tuple[str, ...], game: str, rest: str) -> tuple[int, str, bytes]:
        book = self.edited.book(locale)
        if rest in _theme():
            body, kind = _theme()[rest]
            return 200, kind, body
        if rest == "hues.css":
            return 200, "text/css", hue_styles([book.game]).encode()
        if rest == f"{game}/search-data.js":
            entries = [page_at(book, book.addresses[name].removesuffix(".html")) for name in book.game.entities]
            return 200, "text/javascript", search_data(book, [page for page in entries if page]).encode()
        path = rest.removeprefix(f"{game}/").removesuffix(".html") or "index"
        page = page_at(book, path) if rest.startswith(game) else None
        if page is None:
            return 302 if rest in ("", "index.html") else 404, f"/{locale}/{game}/index.html", b""
        html = whole_page(book, page, locales, self.edited.faults, self.edited.version)
        return 200, _HTML, html.encode()


def _language(address: str) -> str:
    """The language that an address begins with, if messages speak it."""
    wanted = address.lstrip("/").partition("/")[0]
    return wanted if wanted in LANGUAGES else ""


class _Handler(BaseHTTPRequestHandler):
    server: Preview

    def do_GET(self) -> None:
        """Answer; what goes wrong is told to the browser and does not end the server."""
        status, kind, body = self.server.answer(self.path)
        self.send_response(status)
        if status == 302:
            self.send_header("Location", kind)
        else:
            self.send_header("Content-Type", kind if status == 200 else "text/plain")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        with suppress(BrokenPipeError, ConnectionResetError):  # whoever asked is gone
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Say nothing about every request."""


def address_of(preview: Preview, locale: str, name: str = "") -> str:
    """Where to look: an entry, or the home of the game."""
    book = preview.edited.book(locale)
    game = book.game.header.id
    place = book.addresses.get(name, "index.html") if name else "index.html"
    return f"http://127.0.0.1:{preview.server_port}/{locale}/{slug(game)}/{place}"
