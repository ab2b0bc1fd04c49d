"""Ways to break files and folders: gone, empty, cut, huge, not what they should be, of odd bytes."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

from spots import drawn_file, named, read, write

ODD_BYTES = {
    "not UTF-8": b"\xff\xfe\xfa", "a zero": b"\0", "a mark of order": b"\xef\xbb\xbf", "a tab": b"\n\t", "a bell": b"\x07",
    "half a letter": b"\xc5", "a surrogate": b"\xed\xa0\x80", "a fence": b"\n---\n", "two dots": b"\n...\n",
    "a percent": b"\n%YAML 9\n", "lines of another system": b"\r\n", "a separator": "\u2028".encode(),
    "a turn": "\u202e".encode(), "a quote": b'"', "a brace": b"{", "a bracket": b"[", "a colon": b": ", "a dash": b"\n- ",
    "a bar": b" |\n", "a hash": b" #",
}  # fmt: skip
NAMES = ("other name", "other ending", "hidden", "copy")


def file_gone(chance: Random, root: Path) -> str:
    file = drawn_file(chance, root)
    file.unlink()
    return f"{named(file, root)} is gone"


def file_empty(chance: Random, root: Path) -> str:
    file = drawn_file(chance, root)
    what = chance.choice(["", "\n", "# nothing\n", "---\n", "type:\n", "{}\n", "[]\n", "type: zz\n", "zz\n"])
    write(file, what)
    return f"{named(file, root)} holds only {what!r}"


def folder_gone(chance: Random, root: Path) -> str:
    folder = chance.choice([one for one in sorted(root.rglob("*")) if one.is_dir() and not one.is_symlink()])
    shutil.rmtree(folder)
    if chance.random() < 0.3:
        write(folder, "zz\n")
        return f"{named(folder, root)} is a file"
    return f"{named(folder, root)} is gone"


def file_odd(chance: Random, root: Path) -> str:
    """A file that is no ordinary file any more, or stands under another name."""
    file = drawn_file(chance, root)
    away = chance.choice(("link to nowhere", "link to itself", "link out", "folder", "pipe", *NAMES))
    moved = {
        "other name": "zz" + file.suffix,
        "other ending": file.stem + chance.choice([".yml", ".txt", ".json", ""]),
        "hidden": "." + file.name,
        "copy": "a copy" + file.suffix,
    }.get(away)
    if moved is not None:
        shutil.copy(file, file.with_name(moved))
        file.unlink() if away != "copy" else None
        return f"{named(file, root)} stands as {moved!r} ({away})"
    file.unlink()
    if away == "folder":
        file.mkdir()
    elif away == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to({"link to nowhere": "nowhere", "link to itself": file.name, "link out": "/etc/hostname"}[away])
    return f"{named(file, root)} is a {away}"


def files_swapped(chance: Random, root: Path) -> str:
    one, other = drawn_file(chance, root), drawn_file(chance, root, ".yaml")
    left, right = one.read_bytes(), other.read_bytes()
    one.write_bytes(right)
    other.write_bytes(left)
    return f"{named(one, root)} and {named(other, root)} are swapped"


def bytes_odd(chance: Random, root: Path) -> str:
    file = drawn_file(chance, root)
    name = chance.choice([*ODD_BYTES])
    data = file.read_bytes()
    at = chance.randrange(len(data) + 1)
    file.write_bytes(data[:at] + ODD_BYTES[name] + data[at:])
    return f"{named(file, root)} has {name} at byte {at}"


def file_cut(chance: Random, root: Path) -> str:
    file = drawn_file(chance, root)
    data = file.read_bytes()
    at = chance.randrange(1, len(data)) if len(data) > 1 else 0
    file.write_bytes(data[:at])
    return f"{named(file, root)} is cut at byte {at}"


def file_huge(chance: Random, root: Path) -> str:
    file = drawn_file(chance, root, ".yaml", ".ftl")
    text = read(file)
    sort = chance.choice(["long line", "many lines", "deep", "twice", "many keys"])
    more = {
        "long line": "# " + "x" * 3_000_000,
        "many lines": "#\n" * 400_000,
        "deep": "zz: " + "[" * 3000 + "]" * 3000,
        "twice": text,
        "many keys": "".join(f"zz-{n}: {n}\n" for n in range(30_000)),
    }[sort]
    write(file, f"{text}{more}\n")
    return f"{named(file, root)} has more: {sort}"


def lines_moved(chance: Random, root: Path) -> str:
    """A line that is gone, doubled, indented, or elsewhere."""
    file = drawn_file(chance, root)
    lines = read(file).splitlines(keepends=True) or [""]
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    way = chance.choice(["gone", "doubled", "indented", "outdented", "moved"])
    line = lines[at]
    new = {"gone": [], "doubled": [line, line], "indented": [f"  {line}"], "outdented": [line.lstrip(" ")], "moved": []}[way]
    lines[at : at + 1] = new
    if way == "moved":
        lines.insert(to, line)
    write(file, "".join(lines))
    return f"line {at + 1} of {named(file, root)} is {way}"


SORTS: tuple[Callable[[Random, Path], str], ...] = (
    file_gone, file_empty, folder_gone, file_odd, files_swapped, bytes_odd, file_cut, file_huge, lines_moved,
)  # fmt: skip
