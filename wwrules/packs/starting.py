"""A pack to start from: a copy of one of the game's starters with an id and a name of its own, valid as it stands."""

from __future__ import annotations

import json
import re
from pathlib import Path

from wwrules.limits import ID
from wwrules.writing import write_whole

STARTERS = "starters"
_COMMON = "common"  # what every pack gets
_ID, _NAME = "my-pack", "My pack"  # what starters are called
_HIDDEN = re.compile(r"(^|/)dot-")  # `dot-github` becomes `.github`
_PLAIN = re.compile(r"[\w][\w ’-]*")  # a name that needs no quotes in YAML
_WORD = re.compile(r"[a-z0-9]+")


def kinds_of_pack(game: Path) -> list[str]:
    """The sorts of pack that a game has a starter for."""
    home = game / STARTERS
    return sorted(one.name for one in home.iterdir() if one.is_dir() and one.name != _COMMON) if home.is_dir() else []


def id_of(name: str) -> str:
    """The id that a name suggests; empty where it has no letters that ids are made of."""
    words = _WORD.findall(name.lower()) if name.isascii() else []
    found = "-".join(words)[:ID].strip("-")
    return found if found[:1].isalpha() else ""


def start_pack(game: Path, kind: str, pack: str, name: str, folder: Path) -> list[str]:
    """Write the pack into a folder that is not there yet, and give its files."""
    written = []
    for home in (game / STARTERS / _COMMON, game / STARTERS / kind):
        for file in sorted(home.rglob("*")):
            if file.is_file():
                place = _HIDDEN.sub(r"\1.", file.relative_to(home).as_posix())
                write_whole(folder / place, _renamed(file.read_text("utf-8"), pack, name).encode())
                written.append(place)
    return written


def _renamed(text: str, pack: str, name: str) -> str:
    quoted = name if _PLAIN.fullmatch(name) else json.dumps(name, ensure_ascii=False)
    lines = (line.replace(f"name: {_NAME}", f"name: {quoted}").replace(_NAME, name) for line in text.split("\n"))
    return "\n".join(lines).replace(_ID, pack)
