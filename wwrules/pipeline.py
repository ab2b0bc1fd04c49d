"""The flow on one screen: content is loaded, checked, compiled and published. Faults travel beside the values."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from wwrules.check import LATE_PAGES, check
from wwrules.diagnostics import Diagnostic, Severity, Source, did_you_mean, excerpt, fault, in_order
from wwrules.load.files import GAME_FILE, PACK_FILE
from wwrules.load.folders import Folder, folder_at
from wwrules.load.formats import format_fault
from wwrules.load.game import load_game
from wwrules.load.nodes import Mapping, Node, Scalar, shortened
from wwrules.load.reader import read
from wwrules.load.roots import place_inside, roots_at
from wwrules.model import Game
from wwrules.packs.archive import SUFFIX, read_archive
from wwrules.packs.needed import ids_at, needed_packs, packs_in
from wwrules.packs.reading import pack_at
from wwrules.packs.verdicts import VERDICTS, fresh_verdicts
from wwrules.paths import CONTENT

PACKS = "packs"  # folder of packs beside the games
Ready = Callable[[Game], None]  # told of a game that can run, before it is checked


@dataclass(slots=True)
class Checked:
    """What was checked, and what was found."""

    games: list[Game] = field(default_factory=list)
    found: list[Diagnostic] = field(default_factory=list)
    words: bool = False  # whether every word is looked up
    ready: Ready | None = None
    only_read: bool = False  # whether games are not checked after all

    @property
    def whole(self) -> bool:
        """False when a file could not be read, so that some checks were left out."""
        return all(game.whole for game in self.games)


def check_game(
    root: Path,
    packs: Iterable[Path | Folder] = (),
    *,
    words: bool = False,
    ready: Ready | None = None,
    only_read: bool = False,
    newest: bool = False,
) -> tuple[Game | None, list[Diagnostic]]:
    """Load one game, with packs, and check it unless it shall only be read; with `words` look every word up.

    With `newest` only what the last of the packs brings is played: nothing else has changed by it.
    """
    folders = [folder_at(pack) if isinstance(pack, Path) else pack for pack in packs]
    game, found = _loaded(root, folders) if ready is not None else load_game(root, folders)
    if game is not None and folders:
        game.verdicts, faults = fresh_verdicts(root.resolve().parent / PACKS / VERDICTS, folders)
        found += faults
    if game is not None and not only_read:
        compiled = _compiled(game, ready if not _errors(found) else None)
        found += [one for one in compiled if one.severity is Severity.ERROR]
        remarks = [one for one in compiled if one.severity is Severity.WARNING]
        found += check(game, found, remarks, words=words, late=partial(_late_checks, newest=newest))
    return game, in_order(found)


def _loaded(root: Path, packs: list[Folder]) -> tuple[Game | None, list[Diagnostic]]:
    """Load a game that knows its own fingerprint; that of much too many bytes is not taken."""
    from wwrules.kept_games import as_read, key_of  # noqa: PLC0415 - only for those who keep what they make of a game

    folders = as_read([folder_at(root), *packs])
    if not folders:
        return load_game(root, packs)
    game, found = load_game(folders[0], folders[1:])
    if game is not None:
        game.fingerprint = key_of(folders)
    return game, found


def _errors(found: Iterable[Diagnostic]) -> bool:
    return any(one.severity is Severity.ERROR for one in found)


def _compiled(game: Game, ready: Ready | None) -> list[Diagnostic]:
    """What compiling finds; a game without flow is not compiled, which saves building a parser."""
    if not game.flow_texts and not game.rule_texts:
        return []
    from wwrules.compile.program import check_compiled, compile_game  # noqa: PLC0415

    program, found = compile_game(game, checked=False)
    game.compiled = (program, found)
    if ready is not None and not _errors(found):
        ready(game)
    found += check_compiled(program)
    return found


def _late_checks(game: Game, errors: list[Diagnostic], *, newest: bool) -> tuple[list[Diagnostic], set[str]]:
    """What is found only by playing; a game that cannot be played needs no engine."""
    if game.compiled is None:
        return [], set(LATE_PAGES)
    from wwrules.late_checks import late_checks  # noqa: PLC0415

    return late_checks(game, errors, newest=newest)


def check_paths(
    paths: Iterable[Path],
    *,
    words: bool = False,
    packs: Iterable[Path] = (),
    beside: Iterable[Path] = (),
    ready: Ready | None = None,
    only_read: bool = False,
) -> Checked:
    """Check whatever lies at the paths: games, folders of games, packs, archives of packs, or single files of them.

    A pack that lies in the same folder of games as its game is checked together with it, and so are `packs` from elsewhere;
    any other pack is checked by itself, with what it needs: among the paths, `beside` them, or in its own folder.
    """
    checked = Checked(words=words, ready=ready, only_read=only_read)
    done: dict[Path, list[Diagnostic]] = {}
    given = list(paths)
    added, checked.found = _added_packs(packs, given)
    given += [root for root in added if root not in {one.resolve() for path in given for one in roots_at(path)}]
    around = [*given, *beside]
    for path in given:
        if path.is_file() and path.suffix == SUFFIX:
            pack, found = read_archive(path)
            checked.found += found + (_check_pack(pack, path.resolve().parent, checked, around) if pack else [])
            continue
        roots = roots_at(path)
        together = _packs_by_game(roots)
        for root in roots:
            real, place = root.resolve(), place_inside(path, root)
            if real not in done and real in together:
                packs_of_it = [*together[real], *added.get(real, ())]
                game, done[real] = check_game(root, packs_of_it, words=words, ready=ready, only_read=only_read)
                done |= {pack.resolve(): [] for pack in together[real]}
                checked.games += [game] if game is not None else []
            elif real not in done:
                done[real] = _check_pack(folder_at(root), real.parent, checked, around)
            names = folder_at(root).names(place) if place else ()
            checked.found += [one for one in done[real] if not place or one.source.file in names]
    checked.found = in_order(checked.found)
    return checked


def check_together(archives: Iterable[Path]) -> list[Diagnostic]:
    """Errors of archives as they would be published: with each other and with the packs that lie beside their game."""
    games: dict[Path, list[Path]] = {}
    for path in archives:
        pack, _ = read_archive(path)
        root = _game_of_pack(pack, path.resolve().parent)[0] if pack else None
        if root is not None:
            games.setdefault(root, []).append(path)
    found: list[Diagnostic] = []
    for root, paths in games.items():
        new = set(ids_at(paths))
        published = [pack for pack in packs_in(root.resolve().parent / PACKS) if not new & set(ids_at([pack]))]
        errors = [one for one in check_game(root, _folders([*published, *paths]))[1] if _errors([one])]
        before = {str(one.sort_key()) for one in check_game(root, _folders(published))[1]} if errors else set()
        found += [one for one in errors if str(one.sort_key()) not in before]
    return found


def _folders(paths: Iterable[Path]) -> list[Folder]:
    return [pack for pack, _ in map(pack_at, paths) if pack is not None]


def games_at(paths: Iterable[Path], packs: Iterable[Path] = ()) -> list[Game]:
    """The games at some paths, for whoever wants to know what they say and not whether they are sound."""
    return check_paths(paths, packs=packs, only_read=True).games


def _added_packs(paths: Iterable[Path], given: Iterable[Path]) -> tuple[dict[Path, list[Folder]], list[Diagnostic]]:
    """Packs from elsewhere, folders or archives, by the game that each is for: one that is given, or one beside the pack."""
    games: dict[Path, list[Folder]] = {}
    known = [root for path in given for root in roots_at(path) if (root / GAME_FILE).is_file()]
    found: list[Diagnostic] = []
    for path in paths:
        pack, faults = pack_at(path)
        root, more = _game_of_pack(pack, path.resolve().parent, known) if pack else (None, [])
        found += [*faults, *more]
        if pack is not None and root is not None:
            games.setdefault(root.resolve(), []).append(pack)
    return games, found


def _packs_by_game(roots: list[Path]) -> dict[Path, list[Path]]:
    """Games among some folders, first, and the packs among them that are for each."""
    games: dict[Path, list[Path]] = {root.resolve(): [] for root in roots if (root / GAME_FILE).is_file()}
    for root in roots:
        if games and not (root / GAME_FILE).is_file():
            home, _ = _game_of_pack(folder_at(root), root.resolve().parent)
            if home is not None and home.resolve() in games:
                games[home.resolve()].append(root)
    return games


def _check_pack(pack: Folder, home: Path, checked: Checked, given: Iterable[Path]) -> list[Diagnostic]:
    """Check a pack on top of its game and the packs it needs; what is wrong with those is not told here."""
    root, found = _game_of_pack(pack, home)
    if root is not None:
        needed = needed_packs(pack, given, homes_of_packs(home))
        packs = [*needed, pack]
        game, found = check_game(
            root, packs, words=checked.words, ready=checked.ready, only_read=checked.only_read, newest=True
        )
        checked.games += [game] if game is not None else []
        return found if checked.only_read else _brought(found, pack, root, needed)
    return [one for one in found if one.source.file in pack.names()]


def _brought(found: list[Diagnostic], pack: Folder, root: Path, needed: list[Folder]) -> list[Diagnostic]:
    """Faults in a pack, and errors elsewhere that are not there without it."""
    own = pack.names()
    without: set[str] = set()
    if _errors(one for one in found if one.source.file not in own):
        without = {str(one.sort_key()) for one in check_game(root, needed)[1]}
    return [one for one in found if one.source.file in own or (_errors([one]) and str(one.sort_key()) not in without)]


def homes_of_packs(beside: Path) -> tuple[Path, ...]:
    """Folders in which a needed pack is looked for."""
    return beside, Path.cwd() / "content" / PACKS, CONTENT / PACKS


def _no_game(node: Node | None, wanted: Node | None, file: str) -> Diagnostic:
    """Why a pack does not say which game it is for."""
    if isinstance(node, Mapping) and wanted is not None:
        return fault("wrong-type", node.key("for").source, text=shortened(wanted), wanted="string")
    if node is not None and not isinstance(node, Mapping):
        return fault("wrong-type", node.source, text=shortened(node), wanted="object")
    return fault("missing-key", Source(file, 1, 1), key="for")


def _game_of_pack(pack: Folder, beside: Path, known: Iterable[Path] = ()) -> tuple[Path | None, list[Diagnostic]]:
    """Find the game a pack is for: one that is known, beside it, in ./content, or the installed one."""
    if not pack.has(PACK_FILE):
        return None, [fault("missing-file", Source(pack.name, 1, 1), file=PACK_FILE)]
    node, found = read(pack.named(PACK_FILE), pack.read(PACK_FILE))
    other_format = format_fault(node) if isinstance(node, Mapping) else None
    if other_format is not None:
        return None, [*found, other_format]
    wanted = node.get("for") if isinstance(node, Mapping) else None
    if not isinstance(wanted, Scalar):
        return None, found or [_no_game(node, wanted, pack.named(PACK_FILE))]
    games = {root.name: root for root in known}
    for home in (beside, Path.cwd() / "content", CONTENT):
        for folder in sorted(home.iterdir()) if home.is_dir() else ():
            if (folder / GAME_FILE).is_file():
                games.setdefault(folder.name, folder)
    if wanted.text not in games:
        return None, [fault("unknown-game", wanted.source, id=excerpt(wanted.text), hint=did_you_mean(wanted.text, games))]
    return games[wanted.text], []
