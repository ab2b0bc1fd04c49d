"""Links are whole: inside prose, `[[` is closed by `]]` and holds an id.

Write `[[swan]]` or `[[swan|the white bird]]`.

Fails: `note: In the [[morning every player feeds one bird; see [[feeding.end]].`
Passes: `note: In the [[morning]] every player feeds one bird; see [[feeding.end]].`
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, excerpt, fault
from wwrules.load.build import LINK
from wwrules.load.nodes import Scalar
from wwrules.model import Game

CODE = "broken-link"
_BRACKETS = re.compile(r"\[\[|\]\]")


def check(game: Game) -> Iterator[Diagnostic]:
    """Look for double brackets that are no link."""
    for scalar in game.prose:
        yield from _broken(scalar)


def _broken(scalar: Scalar) -> Iterator[Diagnostic]:
    whole = [match.span() for match in LINK.finditer(scalar.text) if match.group(1).strip()]
    for bracket in _BRACKETS.finditer(scalar.text):
        if not any(start <= bracket.start() < end for start, end in whole):
            near = excerpt(scalar.text[bracket.start() : bracket.start() + 20])
            yield fault(CODE, scalar.place(bracket.start(), 2), text=near)
