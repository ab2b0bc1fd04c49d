"""What of a game is written into its log: everything, nothing, or only what somebody counts.

Whoever plays a thousand games to count a few things in them need not have every move of every piece written down.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple


class Counted(NamedTuple):
    """Which rules of entries something comes of, these events, and what these attributes become."""

    events: frozenset[str] = frozenset()
    attributes: frozenset[str] = frozenset()


Telling = bool | Counted  # True: everything; False: nothing


def tells_of_rules(telling: Telling) -> bool:
    """Tell whether it is written down which rules work."""
    return telling is True


def counts_changes(telling: Telling) -> bool:
    """Tell whether changes are counted, to know of which rules something comes."""
    return isinstance(telling, Counted)


def tells_of_event(telling: Telling, name: str) -> bool:
    """Tell whether it is written down that an event happens."""
    return name in telling.events if isinstance(telling, Counted) else telling


def tells_of_attribute(telling: Telling, name: str) -> bool:
    """Tell whether it is written down what an attribute becomes."""
    return name in telling.attributes if isinstance(telling, Counted) else telling


def name_of(telling: Telling) -> str:
    """A short name that tells one from every other."""
    if not isinstance(telling, Counted):
        return "told" if telling else "quiet"
    return sha256(repr([sorted(telling.events), sorted(telling.attributes)]).encode()).hexdigest()[:16]
