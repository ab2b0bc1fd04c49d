"""Which game is meant, and that game ready to run."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from wwrules.compile.program import Program, compile_game
from wwrules.diagnostics import Diagnostic, Severity, in_order
from wwrules.kept_games import as_read, key_of, load_played, recall, remember
from wwrules.load.files import GAME_FILE
from wwrules.load.folders import Folder, folder_at
from wwrules.load.roots import roots_at
from wwrules.memory import nothing_is_garbage
from wwrules.packs.reading import pack_at


class NoGameError(LookupError):
    """Not exactly one game is meant; `known` are those that were found."""

    def __init__(self, known: list[str], wanted: str = "") -> None:
        super().__init__(wanted or ", ".join(known))
        self.known, self.wanted = known, wanted


def find_game(paths: Iterable[Path], wanted: str = "") -> Path:
    """The folder of the one game at the paths, or of the one that is named."""
    roots = [root for path in paths for root in roots_at(path) if (root / GAME_FILE).is_file()]
    known = list(dict.fromkeys(root.name for root in roots))
    meant = [wanted] if wanted else known
    if len(meant) != 1 or meant[0] not in known:
        raise NoGameError(known, wanted)
    return next(root for root in roots if root.name == meant[0])


@nothing_is_garbage()
def load_program(root: Path, packs: Iterable[Path] = ()) -> tuple[Program | None, list[Diagnostic]]:
    """The game in a folder with packs, and its errors; a game with errors is not played, one without a start has no flow.

    A game that has not changed since it was last sound is neither read nor compiled again. Only what is played with is read and
    held to be sound here; what is told about it is for `check` to look at. Packs are checked as a whole.
    """
    read = [pack_at(path) for path in packs]
    found = [one for _, faults in read for one in faults]
    folders = [folder_at(root), *(pack for pack, _ in read if pack)]
    key = ""
    if not found and (frozen := as_read(folders)):
        folders, key = frozen, key_of(frozen)
        if (kept := recall(key, frozen)) is not None:
            return kept, []
    errors = _faults_of_packs(root, folders[1:]) if folders[1:] and not found else []
    program, errors = _compiled(key, folders, found) if not errors else (None, errors)
    if program is not None and key:
        remember(key, program)
    return program, errors


def _faults_of_packs(root: Path, packs: list[Folder]) -> list[Diagnostic]:
    """Everything that is wrong with packs, not only with what is played of them."""
    from wwrules.pipeline import check_game  # noqa: PLC0415 - what was kept is not checked

    own = {name for pack in packs for name in pack.names()}
    return [one for one in check_game(root, packs)[1] if one.source.file in own and one.severity is Severity.ERROR]


def _compiled(key: str, folders: list[Folder], found: list[Diagnostic]) -> tuple[Program | None, list[Diagnostic]]:
    game, more = load_played(key, folders)
    found = more + found
    if game is None:
        return None, found
    program, faults = compile_game(game)
    faults = faults if program.start else []
    errors = in_order(one for one in (*found, *faults) if one.severity is Severity.ERROR)
    return None if errors else program, errors
