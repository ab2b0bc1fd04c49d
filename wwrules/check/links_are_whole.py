"""Links are whole: inside prose, `[[` is closed by `]]` and holds an id.

Write `[[swan]]` or `[[swan|the white bird]]`.

Fails: `note: In the [[morning every player feeds one bird; see [[feeding.end]].`
Passes: `note: In the [[morning]] every player feeds one bird; see [[feeding.end]].`
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from wwrules.diagnostics import Diagnostic, excerpt, fault
from wwrules.limits import FAULTS
from wwrules.load.builder import LINK
from wwrules.load.nodes import Scalar
from wwrules.model import Game

CODE = "broken-link"
_BRACKETS = re.compile(r"\[\[|\]\]")


def check(game: Game) -> Iterator[Diagnostic]:
    """Look for double brackets that are no link."""
    for scalar in islice(game.prose, FAULTS * FAULTS):
        yield from islice(_broken(scalar), 10)


def _broken(scalar: Scalar) -> Iterator[Diagnostic]:
    """Brackets that open no link, and those that close none; one that closes what was reported is not reported again."""
    whole = [match.span() for match in LINK.finditer(scalar.text) if match.group(1).strip()]
    opened = 0
    for bracket in _BRACKETS.finditer(scalar.text):
        if any(start <= bracket.start() < end for start, end in whole):
            continue
        if bracket.group() == "]]" and opened:
            opened -= 1
            continue
        opened += bracket.group() == "[["
        near = excerpt(scalar.text[bracket.start() : bracket.start() + 20])
        yield fault(CODE, scalar.place(bracket.start(), 2), text=near)
