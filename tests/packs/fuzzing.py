"""Fuzzing with atheris, guided by coverage: whatever bytes come, the readers find faults and never raise.

`python tests/packs/fuzzing.py --seconds 600` shares the time among the targets, each in a process of its own. What breaks
one is kept in the folder `--keep`, and `python tests/packs/fuzzing.py TARGET FILE` tries it again.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import atheris

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
_LONGEST, _SLOWEST, _MEMORY = 4096, 10, 2000  # bytes of an input, seconds, megabytes
Target = Callable[[bytes], None]


def reader() -> tuple[Target, list[bytes]]:
    """YAML and the other sorts of file."""
    with atheris.instrument_imports(include=["wwrules.load", "yaml"]):
        from wwrules.load.icon_files import read_icon
        from wwrules.load.image_files import read_image
        from wwrules.load.pattern_files import read_patterns
        from wwrules.load.reader import read
    from hostile_packs import packs

    def look(data: bytes) -> None:
        node, found = read("a.yaml", data)
        assert node is not None or found
        for one in found:
            assert one.source.line >= 1
            assert one.source.column >= 1
        read_patterns("a.ftl", data)
        read_icon("a.svg", data)
        read_image("a.png", data)
        read_image("a.jpg", data)

    return look, [one.content for one in packs()]


def effects() -> tuple[Target, list[bytes]]:
    """Sentences on cards."""
    with atheris.instrument_imports(include=["wwrules.compile"]):
        from wwrules.compile.effects import read_effect
        from wwrules.compile.words import tables_of
    from wwrules.diagnostics import Source
    from wwrules.load.game import load_game

    game, _ = load_game(HERE.parent / "games" / "choir")
    tables = tables_of(game)

    def look(data: bytes) -> None:
        read_effect(data.decode("utf-8", "replace")[:2000], tables, lambda offset, length: Source("a", 1, offset + 1, length))

    return look, [one.node.text.encode() for one in game.effect_texts]


def checker() -> tuple[Target, list[bytes]]:
    """A whole pack: the deck, the first page and the words are parts of the input."""
    with atheris.instrument_imports(include=["wwrules.load", "wwrules.check"]):
        from wwrules.check import check
        from wwrules.load.game import load_game, read_file
    from hostile_packs import SOUND, packs
    from test_hostile_packs import POND, folder

    from wwrules import reports

    kept = {}  # the files of the game, which are always the same

    def read(place):
        if place.name.startswith("marsh/"):
            return read_file(place)
        return kept.setdefault(place.name, kept.get(place.name) or read_file(place))

    def look(data: bytes) -> None:
        files = dict(zip(SOUND, data.split(b"\0"), strict=False))
        game, found = load_game(POND, [folder({**SOUND, **files})], read)
        for one in (*found, *check(game, found)):
            reports.line(one)

    sound = {place: text.encode() for place, text in SOUND.items()}
    return look, [b"\0".join({**sound, one.place: one.content}.values()) for one in packs() if one.place in sound]


def archive() -> tuple[Target, list[bytes]]:
    """An archive as it came, and one that is well made of files that are not."""
    with atheris.instrument_imports(include=["wwrules.packs", "zipfile"]):
        from wwrules.packs.archive import open_archive, write_archive
    from hostile_archives import archives, sound

    def look(data: bytes) -> None:
        open_archive("a.zip", data)
        name, _, content = data.partition(b"\n")
        place = re.sub(r"[\x00/]+", "/", name.decode("utf-8", "replace"))[:300] or "a"
        pack, found = open_archive("a.zip", write_archive({place: content}, []))
        assert found or (pack is not None and pack.read(place) == content)

    return look, [sound(), *(one.make() for one in archives() if "megabytes" not in one.what and "too many" not in one.what)]


TARGETS = {one.__name__: one for one in (reader, effects, checker, archive)}


def fuzz(name: str, arguments: list[str]) -> None:
    """Try one target until the time is over or something breaks; never comes back."""
    look, seeds = TARGETS[name]()
    with TemporaryDirectory() as corpus:
        for number, seed in enumerate(one for one in seeds if len(one) <= _LONGEST):
            Path(corpus, f"{number:04}").write_bytes(seed)
        atheris.Setup([sys.argv[0], *arguments, *([] if any(Path(one).is_file() for one in arguments) else [corpus])], look)
        atheris.Fuzz()


def main() -> bool:
    """Share the time among all targets and say how far each came."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--keep", type=Path, default=Path(".wwrules") / "fuzzing")
    given = parser.parse_args()
    given.keep.mkdir(parents=True, exist_ok=True)
    broken = False
    for name in TARGETS:
        settings = [f"-max_total_time={max(1, given.seconds // len(TARGETS))}", f"-max_len={_LONGEST}", f"-timeout={_SLOWEST}"]
        settings += [f"-rss_limit_mb={_MEMORY}", f"-artifact_prefix={given.keep}/{name}-", "-print_final_stats=1"]
        done = subprocess.run([sys.executable, __file__, name, *settings], capture_output=True, text=True, check=False)
        tried = re.search(r"number_of_executed_units: (\d+)", done.stderr)
        verdict = done.stderr[-3000:] if done.returncode else "nothing found"
        print(f"{name}: {tried.group(1) if tried else '?'} inputs, {verdict}", flush=True)  # noqa: T201
        broken |= bool(done.returncode)
    return broken


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] in TARGETS:
        fuzz(sys.argv[1], sys.argv[2:])
    sys.exit(main())
