"""Places in files of content, and how a text is put in the place of another there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import yaml

ODD_NUMBERS = ("0", "-1", "1", "2", "13", "100", "4096", "2147483648", "-99999999999", "1000000000000000000000000")


class Spot(NamedTuple):
    """A node of a YAML file: where its text stands, and where the entry that holds it stands."""

    path: tuple[str, ...]
    start: int
    end: int
    entry: tuple[int, int]  # from its key or dash to its end
    node: yaml.Node


def files_in(root: Path, *suffixes: str) -> list[Path]:
    return [file for file in sorted(root.rglob("*")) if file.is_file() and not file.is_symlink() and file.suffix in suffixes]


def drawn_file(chance: Random, root: Path, *suffixes: str) -> Path:
    """A file; folders have the same chance, however many files they hold, and all starters together that of one."""
    homes: dict[Path, list[Path]] = {}
    for file in files_in(root, *(suffixes or (".yaml", ".ftl", ".svg"))):
        homes.setdefault(root / "starters" if root / "starters" in file.parents else file.parent, []).append(file)
    return chance.choice(chance.choice([*homes.values()]))


def spots_in(text: str) -> Iterator[Spot]:
    """Every node below the root of a YAML text that can be read."""
    try:
        root = yaml.compose(text, yaml.CSafeLoader)
    except (yaml.YAMLError, ValueError, RecursionError):
        return
    if root is not None:
        yield from _below(root, ())


def _below(node: yaml.Node, path: tuple[str, ...]) -> Iterator[Spot]:
    pairs = node.value if isinstance(node, yaml.MappingNode) else ()
    items = node.value if isinstance(node, yaml.SequenceNode) else ()
    for key, value in pairs:
        here = (*path, str(key.value))
        yield Spot(here, value.start_mark.index, value.end_mark.index, (key.start_mark.index, value.end_mark.index), value)
        yield from _below(value, here)
    for number, item in enumerate(items):
        here = (*path, str(number))
        yield Spot(here, item.start_mark.index, item.end_mark.index, (item.start_mark.index, item.end_mark.index), item)
        yield from _below(item, here)


def drawn_spot(chance: Random, root: Path, wanted: Callable[[Spot], bool] = lambda _: True) -> tuple[Path, str, Spot]:
    """A place in a YAML file; where none is wanted that there is, a whole file."""
    for _ in range(300):
        file = drawn_file(chance, root, ".yaml")
        text = read(file)
        if spots := [spot for spot in spots_in(text) if wanted(spot)]:
            return file, text, chance.choice(spots)
    file = drawn_file(chance, root, ".yaml")
    text = read(file)
    return file, text, Spot(("all",), 0, len(text), (0, len(text)), yaml.ScalarNode("", ""))


def read(file: Path) -> str:
    return file.read_bytes().decode("utf-8", "surrogateescape")


def write(file: Path, text: str) -> None:
    file.write_bytes(text.encode("utf-8", "surrogateescape"))


def spliced(file: Path, text: str, start: int, end: int, new: str) -> None:
    """Put a text in the place of another; a line break that a block ends with stays."""
    tail = "\n" if text[start:end].endswith("\n") and not new.endswith("\n") else ""
    write(file, text[:start] + new + tail + text[end:])


def named(file: Path, root: Path, spot: Spot | None = None) -> str:
    return f"{file.relative_to(root).as_posix()}{':' + '.'.join(spot.path) if spot else ''}"


def is_scalar(spot: Spot) -> bool:
    return isinstance(spot.node, yaml.ScalarNode)


def is_number(spot: Spot) -> bool:
    return is_scalar(spot) and spot.node.tag == "tag:yaml.org,2002:int"
