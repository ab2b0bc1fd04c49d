"""The pack that a path means: a folder, or an archive of one."""

from __future__ import annotations

from pathlib import Path

from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.load.files import PACK_FILE
from wwrules.load.folders import Folder, folder_at
from wwrules.packs.archive import read_archive
from wwrules.paths import shown


def pack_at(path: Path) -> tuple[Folder | None, list[Diagnostic]]:
    """A pack, or why there is none."""
    pack, found = (folder_at(path), []) if path.is_dir() else read_archive(path)
    if pack is not None and not pack.has(PACK_FILE):
        return None, [fault("missing-file", Source(shown(path), 1, 1), file=PACK_FILE)]
    return pack, found
