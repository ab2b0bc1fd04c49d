"""Ways to break content, as many as are wanted: each has a number, and the same number breaks the same content the same way.

`broken(folder, number)` breaks a copy and tells in words what was done. The sorts take turns, so that every stretch of numbers
has some of each; where and how is drawn from the number. Texts are spliced, so that everything else stays as it was written.
`python tests/breaking/breakages.py NUMBER GAME OUT` makes one to look at.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from random import Random

import broken_files
import broken_keys
import broken_words

SORTS = (*broken_words.SORTS, *broken_files.SORTS, *broken_keys.SORTS, *broken_keys.SORTS[:3])
TWO_AT_ONCE = 0.15


def broken(root: Path, number: int) -> str:
    """Break the content in a folder in the way that has this number, and tell how."""
    chance = Random(number)
    sorts = [SORTS[number % len(SORTS)]]
    if chance.random() < TWO_AT_ONCE:
        sorts.append(chance.choice(SORTS))
    return "; ".join(f"{sort.__name__}: {sort(chance, root)}" for sort in sorts)


if __name__ == "__main__":
    _, number, game, out = sys.argv
    shutil.copytree(game, out)
    print(broken(Path(out), int(number)))  # noqa: T201
