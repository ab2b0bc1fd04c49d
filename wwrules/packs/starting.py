"""A pack to start from: a copy of one of the game's starters with an id and a name of its own, valid as it stands."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import unicodedata
from pathlib import Path

from wwrules.diagnostics import Diagnostic
from wwrules.limits import ID
from wwrules.load.characters import decode
from wwrules.paths import shown
from wwrules.writing import write_whole

STARTERS = "starters"
_COMMON = "common"  # what every pack gets
_ID, _NAME = "my-pack", "My pack"  # what starters are called
AUTHOR = "Your name"  # who made them
_HIDDEN = re.compile(r"(^|/)dot-")  # `dot-github` becomes `.github`
_PLAIN = re.compile(r"[\w][\w ’-]*")  # a name that needs no quotes in YAML
_WORD = re.compile(r"[a-z0-9]+")
_LATIN = {  # for letters that are no others with an accent; Cyrillic ones as in Ukrainian passports
    "ł": "l", "đ": "d", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe",
    "а": "a", "б": "b", "в": "v", "г": "h", "ґ": "g", "д": "d", "е": "e", "є": "ie", "ж": "zh", "з": "z", "и": "y", "і": "i",
    "ї": "i", "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u",
    "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ь": "", "ю": "iu", "я": "ia",
}  # fmt: skip


def kinds_of_pack(game: Path) -> list[str]:
    """The sorts of pack that a game has a starter for."""
    home = game / STARTERS
    return sorted(one.name for one in home.iterdir() if one.is_dir() and one.name != _COMMON) if home.is_dir() else []


def id_of(name: str) -> str:
    """The id that a name suggests; empty where it has no letters that ids are made of."""
    latin = "".join(_LATIN.get(letter, letter) for letter in name.lower().replace("’", ""))
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", latin) if not unicodedata.combining(letter))
    if any(letter.isalnum() and not letter.isascii() for letter in plain):
        return ""
    found = "-".join(_WORD.findall(plain))[:ID].strip("-")
    return found if found[:1].isalpha() else ""


def start_pack(game: Path, kind: str, pack: str, name: str, folder: Path, author: str = "") -> list[str]:
    """Write the pack into a folder that is not there yet, and give its files."""
    texts, _ = _texts(game, kind)
    for place, text in texts.items():
        write_whole(folder / place, _renamed(text, pack, name, author or AUTHOR).encode())
    return list(texts)


def starter_faults(game: Path, kind: str) -> list[Diagnostic]:
    """Why no pack can be started from a starter."""
    return _texts(game, kind)[1]


def _texts(game: Path, kind: str) -> tuple[dict[str, str], list[Diagnostic]]:
    """The files of a starter with their texts, what every pack gets among them, and what cannot be read of them."""
    texts: dict[str, str] = {}
    found: list[Diagnostic] = []
    for home in (game / STARTERS / _COMMON, game / STARTERS / kind):
        for file in sorted(home.rglob("*")):
            if file.is_file() and not file.is_symlink():
                source, faults = decode(shown(file), file.read_bytes())
                texts[_HIDDEN.sub(r"\1.", file.relative_to(home).as_posix())] = source.text
                found += faults
    return texts, found


def author_of_commits() -> str:
    """The name that somebody's commits carry; empty where they make none."""
    git = shutil.which("git")
    if git is None:
        return ""
    found = subprocess.run([git, "config", "user.name"], capture_output=True, text=True, check=False)  # noqa: S603 - no words of strangers
    name = found.stdout.strip()
    return name if name.isprintable() else ""


def _renamed(text: str, pack: str, name: str, author: str) -> str:
    lines = (line.replace(f"name: {_NAME}", f"name: {_quoted(name)}").replace(_NAME, name) for line in text.split("\n"))
    return "\n".join(lines).replace(_ID, pack).replace(f"authors: [{AUTHOR}]", f"authors: [{_quoted(author)}]")


def _quoted(name: str) -> str:
    return name if _PLAIN.fullmatch(name) else json.dumps(name, ensure_ascii=False)
