"""Break content in many ways and run every command: `python tests/breaking/try_breakages.py FROM TO [--real] [--pack] …`."""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from collections import Counter
from pathlib import Path

from all_commands import FAIR, REAL, broken_world, ends_of, sound_world

HERE = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("commands", nargs="*")
    parser.add_argument("--real", action="store_true")
    parser.add_argument("--pack", action="store_true")
    wanted = parser.parse_args()
    content = HERE.parents[1] / "content" / "wonderlands-war" if wanted.real else HERE.parent / "games" / "fair"
    codes: Counter[tuple[str, int]] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        sound = sound_world(Path(folder) / "sound", content, REAL if wanted.real else FAIR)
        for number in range(wanted.first, wanted.last):
            began = time.perf_counter()
            world, how = broken_world(sound, Path(folder) / "broken", number, "pack" if wanted.pack else "content")
            ends = ends_of(world, number, how, wanted.commands)
            shutil.rmtree(world.folder)
            codes.update(ends.codes.items())
            for problem in ends.wrong:
                print(f"{number}\t{how[:110]}\t{problem[:400]}", flush=True)  # noqa: T201
            print(f"#{number} {time.perf_counter() - began:.1f}s {ends.codes['check']} {how[:100]}", flush=True)  # noqa: T201
    for name in sorted({name for name, _ in codes}):
        print(f"= {name:26} " + "  ".join(f"{code}: {codes[name, code]}" for code in (0, 1, 2, 3) if codes[name, code]))  # noqa: T201


if __name__ == "__main__":
    main()
