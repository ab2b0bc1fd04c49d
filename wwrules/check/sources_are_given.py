"""Sources are given: what is printed says where, what is partly ours says which part, a stand-in claims no source.

`printed` and `partial` need `headings`; `partial` also needs `ours`, the properties that no edition shows; a `stand-in` has
neither. A rule that is stated or printed by a single edition has headings as well.

Fails: `provenance: {status: partial, headings: {first: Ptaki}}`
Passes: `provenance: {status: partial, headings: {first: Ptaki}, ours: [home]}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault
from wwrules.model import Game, Provenance

CODE = "wrong-source"
_NEEDS_HEADINGS = ("stated", "single-source")


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare the status of every entry and rule with the sources it gives."""
    seen: set[int] = set()
    for entity in game.entities.values():
        given = (
            entity.provenance
            if not entity.pack or entity.provenance is None or entity.provenance.status == "stand-in"
            else None
        )
        if given is not None and id(given) not in seen:
            seen.add(id(given))  # the provenance of a whole file is looked at once
            for state in _faults(given):
                yield fault(CODE, given.source, subject=entity.id, status=given.status, state=state)
    for rule in (one for one in game.rules.values() if "/" not in one.id):  # a pack states its rules itself
        if rule.status in _NEEDS_HEADINGS and not rule.headings:
            yield fault(CODE, rule.source, subject=rule.id, status=rule.status, state="needs-headings")
        elif rule.status == "single-source" and len(rule.headings) != 1:
            yield fault(CODE, rule.source, subject=rule.id, status=rule.status, state="needs-one-heading")


def _faults(given: Provenance) -> Iterator[str]:
    if given.status == "stand-in":
        if given.headings:
            yield "no-headings"
    elif not given.headings:
        yield "needs-headings"
    if given.status == "partial" and not given.ours:
        yield "needs-ours"
    if given.status != "partial" and given.ours:
        yield "no-ours"
