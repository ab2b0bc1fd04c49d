"""The packs that a pack needs, and those that they need: looked for among what is given and beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from wwrules.load.files import PACK_FILE
from wwrules.load.folders import Folder, folder_at
from wwrules.load.nodes import Mapping, Scalar
from wwrules.load.reader import read
from wwrules.load.shapes import check_file, spoils
from wwrules.packs.archive import SUFFIX, read_archive

_MOST = 50  # packs that are looked at in one folder, and that are added


def needed_packs(pack: Folder, given: Iterable[Path], homes: Sequence[Path]) -> list[Folder]:
    """Every pack that is needed and can be found, the first one of its id; what cannot is told when all are loaded."""

    @cache
    def known() -> dict[str, Folder]:
        found: dict[str, Folder] = {}
        for one in _packs_at(given, homes):
            found.setdefault(_id_of(one), one)
        return found

    needed: dict[str, Folder] = {}
    waiting = [pack]
    while waiting and len(needed) < _MOST:
        for name in _needs_of(waiting.pop()):
            if name != _id_of(pack) and name not in needed and name in known():
                needed[name] = known()[name]
                waiting.append(needed[name])
    return list(needed.values())


def missing_needs(paths: Sequence[Path], homes_of: Callable[[Path], Sequence[Path]]) -> list[Path]:
    """Packs that some need and nobody named, as far as they lie beside them or where packs are kept."""
    known, found = set(ids_at(paths)), list[Path]()
    waiting = [(one, homes_of(path.resolve().parent)) for path in paths for one in _packs_at([path], ())]
    while waiting and len(found) < _MOST:
        pack, homes = waiting.pop(0)
        for name in [one for one in _needs_of(pack) if one not in known]:
            for path in _folders_in(homes):
                if name not in known and _id_of(folder_at(path)) == name:
                    known.add(name)
                    found.append(path)
                    waiting.append((folder_at(path), homes))
    return found


def first_look(path: Path) -> dict[str, Any]:
    """What an archive says that it is and needs: id, version, ranges by id; empty where none of it can be used."""
    pack, _ = read_archive(path)
    page = _first_page(pack) if pack is not None and pack.has(PACK_FILE) else None
    value, faults = check_file(page, "pack") if page else ({}, [])
    sound = bool(value) and not any(spoils(one) for _, one in faults)
    return {"id": value["id"], "version": value["version"], "needs": value.get("needs", {})} if sound else {}


def ids_at(paths: Iterable[Path]) -> list[str]:
    """The ids of the packs that some paths mean."""
    return [_id_of(one) for one in _packs_at(paths, ())]


def versions_at(homes: Sequence[Path]) -> dict[str, str]:
    """The packs that lie in some folders, with their versions: the first one of its id."""
    found: dict[str, str] = {}
    for one in _packs_at((), homes):
        page = _first_page(one)
        version = page.get("version") if page else None
        found.setdefault(_id_of(one), version.text if isinstance(version, Scalar) else "")
    return found


def packs_in(home: Path) -> list[Path]:
    """The folders of packs in a folder."""
    return list(_folders_in([home]))


def _packs_at(given: Iterable[Path], homes: Sequence[Path]) -> Iterator[Folder]:
    for path in given:
        archive = read_archive(path)[0] if path.is_file() and path.suffix == SUFFIX else None
        if archive is not None:
            yield archive
        elif (path / PACK_FILE).is_file():
            yield folder_at(path)
    yield from map(folder_at, _folders_in(homes))


def _folders_in(homes: Sequence[Path]) -> Iterator[Path]:
    for home in homes:
        folders = sorted(home.iterdir()) if home.is_dir() else []
        yield from [one for one in folders if (one / PACK_FILE).is_file()][:_MOST]


def _first_page(pack: Folder) -> Mapping | None:
    node, _ = read(pack.named(PACK_FILE), pack.read(PACK_FILE))
    return node if isinstance(node, Mapping) else None


def _id_of(pack: Folder) -> str:
    page = _first_page(pack)
    written = page.get("id") if page else None
    return written.text if isinstance(written, Scalar) else ""


def _needs_of(pack: Folder) -> list[str]:
    page = _first_page(pack)
    needs = page.get("needs") if page else None
    return list(needs.entries) if isinstance(needs, Mapping) else []
