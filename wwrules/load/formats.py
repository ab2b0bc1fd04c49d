"""The version of the format that content is written in, looked at before anything else: what a file may hold depends on it."""

from __future__ import annotations

from pathlib import PurePosixPath

from wwrules.diagnostics import Diagnostic, fault
from wwrules.load.nodes import Mapping, Scalar
from wwrules.load.scalars import WHOLE_NUMBER

FORMAT = 2  # version of the content format that this wwrules reads
FIRST_PAGES = ("game", "pack")  # types of file that tell the format
_MOST = 99  # no format has more digits; what is written instead is told by the schema


def format_of(node: Mapping) -> int | None:
    """The format that a first page says it has; nothing where it says none that could be."""
    written = node.get("format")
    if not isinstance(written, Scalar) or written.style or len(written.text) > len(str(_MOST)):
        return None
    return int(written.text) if WHOLE_NUMBER.fullmatch(written.text) and int(written.text) > 0 else None


def format_fault(node: Mapping) -> Diagnostic | None:
    """Why a first page cannot be read by this wwrules: it is too old or too new."""
    number = format_of(node)
    if number is None or number == FORMAT:
        return None
    place = node.entries["format"][1].source
    if number > FORMAT:
        return fault("unsupported-format", place, format=number, supported=FORMAT)
    return fault("old-format", place, format=number, supported=FORMAT, folder=str(PurePosixPath(node.file.name).parent))
