"""Parsers from grammars. Working out the tables of a large one takes longer than reading a whole game with it, so they are kept
in the user's own cache, as plain data.
"""

from __future__ import annotations

import io
import marshal
import pickle
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import lark

from wwrules.caches import home, keep, read_kept

_KEPT = 4


def parser_of(grammar: str, starts: list[str], **more: Any) -> lark.Lark:
    """A parser, its tables as they were kept or made now and kept; `more` are options of the library."""
    options = {"start": starts, **more}
    key = sha256(f"{lark.__version__}\0{sys.version}\0{options}\0{grammar}".encode()).hexdigest()
    file = home("grammars") / f"{key}.bin"
    return _recalled(file) or _made(file, grammar, options)


def _recalled(file: Path) -> lark.Lark | None:
    payload = read_kept(file)
    try:
        return None if payload is None else lark.Lark.load(marshal.loads(payload))  # noqa: S302 - whole, and the user's own
    except (ValueError, KeyError, TypeError, EOFError, AssertionError):
        return None


def _made(file: Path, grammar: str, options: dict[str, Any]) -> lark.Lark:
    parser = lark.Lark(grammar, parser="lalr", **options)
    saved = io.BytesIO()
    parser.save(saved)
    keep(file, marshal.dumps(pickle.loads(saved.getvalue())), _KEPT)  # noqa: S301 - written the line before
    return parser
