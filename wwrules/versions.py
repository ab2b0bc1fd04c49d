"""Versions of content, three numbers each, and ranges of them as packs write: `">=1.2.0 <2.0.0"`, or one version alone."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable

_PART = re.compile(r"(>=|<=|>|<|)([0-9.]+)")
_COMPARED: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "": operator.eq,
}


def numbers(version: str) -> tuple[int, ...]:
    """A version as it is compared."""
    return tuple(int(part) for part in version.split("."))


def within(version: str, wanted: str) -> bool:
    """Tell whether a version is in a range: every part of it must hold."""
    parts = (_PART.fullmatch(part) for part in wanted.split())
    return all(part and _COMPARED[part.group(1)](numbers(version), numbers(part.group(2))) for part in parts)
