"""What a published page could do: scripts, handlers, addresses that act, foreign hosts. The last look, at what is published."""

from __future__ import annotations

import re
from html.parser import HTMLParser

# elements that no page of ours has: they run, load or change how the rest is read
FORBIDDEN = {"iframe", "frame", "frameset", "object", "embed", "applet", "base", "foreignobject", "animate", "set"}
_LOADING = {"src", "href", "xlink:href", "srcset", "action", "formaction", "poster", "background", "data", "manifest", "ping"}
_ACTS = re.compile(r"\s*(javascript|vbscript|data|file|blob)\s*:", re.IGNORECASE)
_PICTURE = re.compile(r"data:image/(png|jpeg);base64,[A-Za-z0-9+/=]+")
_FOREIGN = re.compile(r"\s*([a-z][a-z0-9+.-]*:)?[/\\]{2}|\s*[a-z][a-z0-9+.-]*:", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x20]+")


class Scan(HTMLParser):
    """Reads one page and lists what could act in it; `scripts` are the scripts themselves, for whoever knows them."""

    def __init__(self, html: str, allowed: tuple[str, ...] = ()) -> None:
        super().__init__(convert_charrefs=True)
        self.dangers: list[str] = []
        self.scripts: list[tuple[str, str]] = []
        self.allowed = allowed
        self.within = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name.lower(): value or "" for name, value in attrs}
        self.within = tag if tag in ("script", "style") else ""
        if tag == "script":
            self.scripts.append((re.sub(r"^(\.\./)*", "", given.get("src", "")), ""))
        if tag in FORBIDDEN:
            self.dangers.append(f"<{tag}>")
        if tag == "meta" and "http-equiv" in given:
            self.dangers.append("<meta http-equiv>")
        for name, value in given.items():
            if name.startswith("on") or name in ("srcdoc", "nonce"):
                self.dangers.append(f"{name}=")
            if name in _LOADING:
                self._look_at(tag, name, _CONTROL.sub("", value))
            if name == "style" and re.search(r"url\(|expression|@import|\\", value, re.IGNORECASE):
                self.dangers.append(f"style={value}")

    handle_startendtag = handle_starttag

    def _look_at(self, tag: str, name: str, value: str) -> None:
        if _PICTURE.fullmatch(value) and tag in ("img", "image"):
            return
        if _ACTS.match(value) or (_FOREIGN.match(value) and not value.startswith(self.allowed or ("\0",))):
            self.dangers.append(f"{tag} {name}={value[:60]}")

    def handle_data(self, data: str) -> None:
        if self.within == "script":
            self.scripts[-1] = (self.scripts[-1][0], self.scripts[-1][1] + data)
        elif self.within == "style" and re.search(r"url\(|@import|expression", data, re.IGNORECASE):
            self.dangers.append("style that loads")

    def handle_endtag(self, _: str) -> None:
        self.within = ""
