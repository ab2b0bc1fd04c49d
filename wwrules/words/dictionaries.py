"""Spelling dictionaries in the format of hunspell: where they lie, and what they know."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path


class Dictionary:
    """The words of one language, as hunspell reads them."""

    def __init__(self, file: Path) -> None:
        from hunspell import Hunspell  # noqa: PLC0415 - the extra `words`

        self._words = Hunspell(file.stem, hunspell_data_dir=str(file.parent))
        self.has = lru_cache(maxsize=50_000)(self._has)

    def _has(self, word: str) -> bool:
        """Tell whether the dictionary has a word; an apostrophe may be the one of a keyboard or of print."""
        return any(self._spells(one) for one in dict.fromkeys((word, word.replace("’", "'"))))

    def _spells(self, word: str) -> bool:
        try:
            return bool(self._words.spell(word))
        except UnicodeEncodeError:  # an old dictionary has no such letter at all
            return False

    def nearest(self, word: str) -> str | None:
        """The word that was meant, perhaps."""
        try:
            return next(iter(self._words.suggest(word.replace("’", "'"))), None)
        except UnicodeEncodeError:
            return None


def dictionary_file(locale: str) -> Path | None:
    """The dictionary of a language, if there is one on this machine."""
    for folder in _folders():
        for name in (f"{locale}_*.dic", f"{locale}.dic"):
            for file in sorted(folder.glob(name)):
                if file.with_suffix(".aff").is_file():
                    return file
    return None


def _folders() -> Iterator[Path]:
    """Where dictionaries lie: named by the user, beside this Python, in the package that reads them, in the system."""
    yield from (Path(one) for one in os.environ.get("DICPATH", "").split(os.pathsep) if one)
    yield Path(sys.prefix) / "share" / "hunspell"
    tool = find_spec("hunspell")
    if tool is not None and tool.origin:
        yield Path(tool.origin).parent / "dictionaries"
    for shared in os.environ.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(os.pathsep):
        yield from (Path(shared) / name for name in ("hunspell", "myspell", "myspell/dicts"))
