"""What a plain scalar would be to other YAML readers. Where YAML 1.1 and 1.2 disagree, the author must use quotes."""

from __future__ import annotations

import re
from functools import lru_cache

_LONGEST = 64  # nothing that other readers take for a number, a date or a truth value is longer
_KEPT = 4096  # keys, ids and numbers come again and again

_DIFFERENT = re.compile(
    r"""
      [yYnN] | yes|Yes|YES | no|No|NO | on|On|ON | off|Off|OFF        # booleans of YAML 1.1 only
    | [-+]?0[0-9_]+ | [-+]?0o[0-7]+ | [-+]?0[xXbB][0-9a-fA-F_]+       # octal, hexadecimal and binary numbers
    | (?=[^_]*_)[-+]?([0-9][0-9_]*(\.[0-9_]*)?|\.[0-9][0-9_]*)([eE][-+]?[0-9]+)?   # 1_000, 1.5_0
    | [-+]\.[0-9]+                                                    # -.5
    | [-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?                    # 12:30 is 750
    | [-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)[eE][-+]?[0-9]+                # 1e3
    | [0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt\ \t].*)?                     # a date
    | =
    """,
    re.VERBOSE,
)
_NULL = re.compile(r"|~|null|Null|NULL")
_OTHER_TYPES = re.compile(
    r"true|True|TRUE|false|False|FALSE|[-+]?[0-9]+|[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"
)
_BEGINNINGS = "yYnNoOtTfF0123456789+-.=~<"  # of all of these, and of nothing at all
WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)", re.ASCII)


@lru_cache(_KEPT)
def read_differently(text: str) -> bool:
    """Tell whether YAML 1.1 and YAML 1.2 give a plain `text` different values."""
    return len(text) <= _LONGEST and bool(_DIFFERENT.fullmatch(text))


@lru_cache(_KEPT)
def is_null(text: str) -> bool:
    """Tell whether a plain `text` means nothing at all."""
    return bool(_NULL.fullmatch(text))


@lru_cache(_KEPT)
def is_not_text(text: str) -> bool:
    """Tell whether a plain `text` is a number, boolean or null to other readers."""
    return bool(_OTHER_TYPES.fullmatch(text)) or is_null(text)


def is_plain_text(text: str) -> bool:
    """Tell whether a plain scalar is text to every reader, wherever it stands; most are, and need no further look."""
    return text[:1] not in _BEGINNINGS or (text != "<<" and not (read_differently(text) or is_not_text(text)))
