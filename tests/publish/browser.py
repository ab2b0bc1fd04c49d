"""What the tests in a real browser share: a server of a built site, and a browser that notes everything that goes wrong."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 900}}


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves a folder and keeps silent about it."""

    def log_message(self, *_: object) -> None:
        pass

    def handle(self) -> None:
        with suppress(ConnectionResetError, BrokenPipeError):  # the page was left
            super().handle()


class _Server(http.server.ThreadingHTTPServer):
    """Takes as many requests at once as a browser sends."""

    request_queue_size = 128


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder while it is served."""
    server = _Server(("127.0.0.1", 0), functools.partial(_Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def launched() -> Iterator[Browser]:
    """Debian's Chromium; without one the tests are skipped, but never where CI runs them."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("no chromium on the path; .ci/packages chromium brings it")
        pytest.skip("no chromium on the path")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Watched:
    """A page that notes errors, requests to other hosts and answers that are no success."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base = context, base
        self.wrong: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", lambda message: self._note(message.type in ("error", "warning"), f"console: {message.text}"))
        self.page.on("pageerror", lambda error: self._note(True, f"script: {error}"))
        self.page.on(
            "request", lambda request: self._note(not request.url.startswith((base, "data:")), f"foreign: {request.url}")
        )
        self.page.on("response", lambda response: self._note(response.status >= 400, f"{response.status}: {response.url}"))

    def _note(self, is_wrong: bool, what: str) -> None:
        if is_wrong and "Service Worker registration blocked" not in what:
            self.wrong.append(what)

    def open(self, path: str) -> Page:
        """Go to a page of the site."""
        self.page.goto(self.base + path)
        return self.page


@contextmanager
def watching(
    browser: Browser, base: str, *, size: str = "desktop", dark: bool = False, scripts: bool = True, keeps: bool = False
) -> Iterator[Watched]:
    """A fresh visitor; `keeps` lets the site work without a network."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme="dark" if dark else "light",
        java_script_enabled=scripts,
        has_touch=size == "phone",
        service_workers="allow" if keeps else "block",
    )
    try:
        yield Watched(context, base)
    finally:
        context.close()
