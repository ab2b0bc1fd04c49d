"""The few things about values, scopes and grants that both the reading of positions and the waiting rules need."""

from __future__ import annotations

from wwrules.generate.position import Position
from wwrules.run.state import Granted
from wwrules.run.values import Value


def number(value: Value) -> int:
    """A value as a number."""
    return int(value) if isinstance(value, int) else 0


def clamped(value: Value, low: int, high: int) -> Value:
    """A number in its range; anything else as it is."""
    if not isinstance(value, int):
        return value
    return low if value <= low else min(value, high)


def open_scope(position: Position, word: str) -> int:
    """Number of the innermost open scope of a name, or 0."""
    for name, number_ in reversed(position.scopes):
        if name == word:
            return number_
    return 0


def end_grants_of(position: Position, scope: int) -> None:
    """End the grants that last as long as a scope."""
    kept = [one for one in position.grants if one.scope != scope]
    if len(kept) != len(position.grants):
        position.grants = kept


def used_up(position: Position, numbers: set[int]) -> None:
    """Use grants once; those that have no uses left end. Grants are never changed, so copies may share them."""
    if not any((one.number in numbers and one.uses is not None) or one.uses == 0 for one in position.grants):
        return
    found = []
    for one in position.grants:
        if one.number in numbers and one.uses is not None:
            one = Granted(one.number, one.node, one.you, one.this, one.env, one.scope, one.uses - 1)  # noqa: PLW2901
        if one.uses is None or one.uses > 0:
            found.append(one)
    position.grants = found
