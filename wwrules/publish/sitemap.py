"""The map of the site for search engines: every page with its other languages. It needs the address the site will have."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from wwrules.publish.render import TEXTS

_LEFT_OUT = ("404.html", "search.html")


def write_sitemap(site: Path, address: str, locales: Iterable[str]) -> None:
    """Write `sitemap.xml` at the root."""
    base, chosen = address.rstrip("/"), list(locales)
    pages: dict[str, list[str]] = {}
    for locale in chosen:
        for file in sorted((site / locale).rglob("*.html")):
            if file.name not in _LEFT_OUT:
                pages.setdefault(file.relative_to(site / locale).as_posix(), []).append(locale)
    rows = [
        {"address": f"{base}/{locale}/{page}", "others": [(one, f"{base}/{one}/{page}") for one in there]}
        for page, there in pages.items()
        for locale in there
    ]
    (site / "sitemap.xml").write_text(TEXTS.get_template("sitemap.xml").render(pages=rows), "utf-8")
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\nSitemap: {base}/sitemap.xml\n", "utf-8")
