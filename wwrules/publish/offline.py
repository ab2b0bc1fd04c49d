"""What makes a language of the site work without a network: a service worker that knows its files, and a manifest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from wwrules.publish.data import as_json
from wwrules.publish.render import TEXTS

_FIRST = (".css", ".js", ".woff2", ".svg", ".webmanifest", "404.html")  # kept at once; pages follow when there is time
_LEFT_OUT = ("sw.js", "sitemap.xml", "sitemap.xml.gz")


def write_worker(folder: Path) -> str:
    """Write the worker of a finished site in one language and give the fingerprint of its files."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.name not in _LEFT_OUT)
    names = [file.relative_to(folder).as_posix() for file in files]
    print_of = fingerprint((name, file.read_bytes()) for name, file in zip(names, files, strict=True))
    first = [name for name in names if name.endswith(_FIRST)]
    pages = [name for name in names if name.endswith(".html")]
    worker = TEXTS.get_template("sw.js").render(version=print_of, first=as_json(first), pages=as_json(pages))
    (folder / "sw.js").write_text(worker, "utf-8")
    return print_of


def fingerprint(files: Iterable[tuple[str, bytes]]) -> str:
    """Sixteen letters that change when any file does."""
    digest = hashlib.sha256()
    for name, data in files:
        digest.update(f"{name}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()[:16]


def write_manifest(folder: Path, name: str, locale: str, start: str) -> None:
    """Write what a phone needs to put the site among its programs."""
    manifest = {
        "name": name,
        "short_name": name,
        "lang": locale,
        "start_url": start,
        "scope": "./",
        "display": "minimal-ui",
        "background_color": "#fbf7ef",
        "theme_color": "#4b2e83",
        "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}],
    }
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", "utf-8")
