"""Late checks: what is found out only by playing, after everything that can be known without; in their running order.

A late check gets a game that was compiled and the packs that can be played (`''` is the game itself): those in which nothing is
wrong that would change what happens. It comes with the pages of its codes, and the pipeline hands all of them to the checks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import PurePosixPath
from typing import NamedTuple

from wwrules.diagnostics import Diagnostic
from wwrules.examples.faults import PAGES as EXAMPLE_PAGES
from wwrules.examples.holding import examples_hold
from wwrules.load.needs import with_needs
from wwrules.model import Game
from wwrules.trying.faults import PAGES as TRYING_PAGES
from wwrules.trying.texts import texts_work


class LateCheck(NamedTuple):
    """The codes that it may find, and how it looks; rules that one of them has seen working need not be tried by the next."""

    codes: Mapping[str, str]
    look: Callable[[Game, Collection[str], set[int]], Iterable[Diagnostic]]


LATE_CHECKS = (LateCheck(EXAMPLE_PAGES, examples_hold), LateCheck(TRYING_PAGES, texts_work))

_PLAYED = re.compile(r"(vocabulary/|phrases/|flow|cards/|(game|pack)\.yaml)")  # what decides what happens


def late_checks(game: Game, errors: Iterable[Diagnostic], *, newest: bool = False) -> tuple[list[Diagnostic], set[str]]:
    """What they find, in everything or in the newest pack; and the codes that nobody could look for everywhere."""
    packs = _sound_packs(game, errors)
    whole = len(packs) == 1 + len(game.packs) and not newest
    if newest:
        packs = [pack for pack in packs if pack in [*game.packs][-1:]]
    shown: set[int] = set()
    found = [one for check in LATE_CHECKS for one in check.look(game, packs, shown)] if packs else []
    return found, set() if whole else {code for check in LATE_CHECKS for code in check.codes}


def _sound_packs(game: Game, errors: Iterable[Diagnostic]) -> list[str]:
    """The packs, and '' for the game itself, that can be played: neither they nor what they need has an error that matters."""
    if game.compiled is None:
        return []
    homes = {"": game.header.source.file, **{name: one.source.file for name, one in game.packs.items()}}
    unsound = {_owner(one.source.file, homes) for one in errors}
    return [pack for pack in homes if not {"", *with_needs(game, pack)} & unsound]


def _owner(file: str, homes: Mapping[str, str]) -> str | None:
    """Whose a file is, if it decides what happens."""
    for pack, header in reversed(list(homes.items())):
        home = PurePosixPath(header).parent.as_posix()
        place = file if home == "." else file.removeprefix(f"{home}/")
        if (home == "." or place != file) and _PLAYED.match(place):
            return pack
    return None
