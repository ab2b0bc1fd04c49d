"""Ways to break keys and values: gone, doubled, renamed, of another type, out of range, elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import yaml
from spots import ODD_NUMBERS, drawn_file, drawn_spot, files_in, is_number, is_scalar, named, read, spliced, spots_in, write

ODD_VALUES = (
    "7", "-1", "0", "3.5", "1e400", "99999999999999999999999", "true", "null", "~", '""', '"  "', "zz", "[]", "{}", "[zz]",
    "{zz: 1}", "[[[[zz]]]]", '"[[zz]]"', '"[[zz|"', '"{{zz}}"', '"{{"', '"\\u202e"', '"a\\nb"', "2024-01-01",
    "!!python/name:os.system x", "&a zz", "*a", "0x1F", "1_000", ".inf", "'zz: {'", '"<script>"', '"\\0"', "é" * 300,
    "{" * 40 + "}" * 40, "[1, [2, {a: [3]}]]", "zz/zz", "../zz", "yes", "player", "it", "this", "you", "game", "none",
    "number", '"it.zz"', '"p."', '"1 / 0"', '"first([])"',
)  # fmt: skip


def value_odd(chance: Random, root: Path) -> str:
    file, text, spot = drawn_spot(chance, root)
    new = chance.choice(ODD_VALUES)
    spliced(file, text, spot.start, spot.end, new)
    return f"{named(file, root, spot)} is {new[:40]}"


def _values(root: Path, key: str) -> set[str]:
    """What stands anywhere under a key."""
    texts = [read(file) for file in files_in(root, ".yaml")]
    return {text[one.start : one.end].strip() for text in texts for one in spots_in(text) if one.path[-1] == key}


def value_of_another(chance: Random, root: Path) -> str:
    """A value that stands elsewhere under the same key: what looks right and is not."""
    file, text, spot = drawn_spot(chance, root, is_scalar)
    alike = {value for value in _values(root, spot.path[-1]) if "\n" not in value}
    new = chance.choice(sorted(alike) or ["zz"])
    spliced(file, text, spot.start, spot.end, new)
    return f"{named(file, root, spot)} is {new[:40]}"


def word_of_another(chance: Random, root: Path) -> str:
    """An id or word of anywhere in the game where another is wanted."""
    file, text, spot = drawn_spot(chance, root, is_scalar)
    elsewhere = read(drawn_file(chance, root, ".yaml"))
    words = [name for one in spots_in(elsewhere) for name in (one.path[-1], elsewhere[one.start : one.end]) if "\n" not in name]
    new = chance.choice(words or ["zz"])
    spliced(file, text, spot.start, spot.end, new)
    return f"{named(file, root, spot)} is {new[:40]}"


def number_odd(chance: Random, root: Path) -> str:
    file, text, spot = drawn_spot(chance, root, is_number)
    new = chance.choice(ODD_NUMBERS)
    spliced(file, text, spot.start, spot.end, new)
    return f"{named(file, root, spot)} is {new}"


def key_gone(chance: Random, root: Path) -> str:
    file, text, spot = drawn_spot(chance, root)
    start, end = spot.entry
    write(file, text[:start] + text[end:].removeprefix(", ").lstrip(" "))
    return f"{named(file, root, spot)} is gone"


def key_doubled(chance: Random, root: Path) -> str:
    file, text, spot = drawn_spot(chance, root)
    start, end = spot.entry
    column = start - text.rfind("\n", 0, start) - 1
    joint = "" if text[start:end].endswith("\n") else ", " if text[end : end + 1] in {",", "}", "]"} else "\n"
    write(file, text[:end] + joint + " " * column * (joint != ", ") + text[start:end] + text[end:])
    return f"{named(file, root, spot)} stands twice"


def key_renamed(chance: Random, root: Path) -> str:
    file, text, spot = drawn_spot(chance, root, lambda one: one.entry[0] != one.start)
    key = spot.path[-1]
    plain = (f"{key}z", key[:-1] or "z", key.upper(), "zz", "type", "player", "1")
    new = chance.choice([*plain, '""', f"zz/{key}", f"{key}.{key}", "'a b'"])
    start = spot.entry[0]
    write(file, text[:start] + new + text[text.index(":", start) :])
    return f"{named(file, root, spot)} is called {new}"


def list_odd(chance: Random, root: Path) -> str:
    file, text, spot = drawn_spot(chance, root, lambda one: isinstance(one.node, yaml.SequenceNode))
    many = f"[{', '.join(['zz'] * 300)}]"
    new = chance.choice(["[]", "[zz]", "[1, 2, 3, 4, 5, 6, 7, 8, 9]", "[{}]", "[[]]", "[zz, zz]", "zz", many])
    spliced(file, text, spot.start, spot.end, new)
    return f"{named(file, root, spot)} is {new[:40]}"


def entry_moved(chance: Random, root: Path) -> str:
    """An entry that stands in another file than its own."""
    file, text, spot = drawn_spot(chance, root, lambda one: len(one.path) == 2 and one.entry[0] != one.start)
    start, end = spot.entry
    entry = text[start:end].rstrip("\n")
    write(file, text[:start] + text[end:].lstrip(" ,"))
    other = drawn_file(chance, root, ".yaml")
    write(other, f"{read(other).rstrip()}\n  {entry}\n")
    return f"{named(file, root, spot)} stands in {named(other, root)}"


def kind_odd(chance: Random, root: Path) -> str:
    """A file that says it is of another type or kind than it is, or a game that says other things about itself."""
    heads = ("type", "kind", "chapter", "format", "locales", "start", "result", "isa", "id", "version", "players", "of")
    file, text, spot = drawn_spot(chance, root, lambda one: one.path[-1] in heads)
    others = sorted(value for value in _values(root, spot.path[-1]) if "\n" not in value)
    new = chance.choice([*others, "zz", "", "[]"])
    spliced(file, text, spot.start, spot.end, new)
    return f"{named(file, root, spot)} is {new[:40]!r}"


SORTS: tuple[Callable[[Random, Path], str], ...] = (
    value_odd, value_of_another, word_of_another, number_odd, key_gone, key_doubled, key_renamed, list_odd, entry_moved,
    kind_odd,
)  # fmt: skip
