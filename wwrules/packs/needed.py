"""The packs that a pack needs, and those that they need: looked for among what is given and beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from wwrules.load.files import PACK_FILE
from wwrules.load.folders import Folder, folder_at
from wwrules.load.nodes import Mapping, Scalar
from wwrules.load.reader import read
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


def _packs_at(given: Iterable[Path], homes: Sequence[Path]) -> Iterator[Folder]:
    for path in given:
        archive = read_archive(path)[0] if path.is_file() and path.suffix == SUFFIX else None
        if archive is not None:
            yield archive
        elif (path / PACK_FILE).is_file():
            yield folder_at(path)
    for home in homes:
        folders = sorted(home.iterdir()) if home.is_dir() else []
        yield from (folder_at(one) for one in [one for one in folders if (one / PACK_FILE).is_file()][:_MOST])


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
