"""The limits of generated code: steps, depth, the size of numbers. What breaks one is told as the oracle tells it."""

from __future__ import annotations

from wwrules.diagnostics import fault
from wwrules.generate.position import Position
from wwrules.run.interpret import DEPTH, DIGITS, FUEL, FUNCTIONS_DEPTH, LARGEST, RunawayError
from wwrules.run.values import Value


def run_out(position: Position, node: int) -> None:
    """Say that the steps are used up."""
    raise RunawayError(fault("runaway", position.layout.program.places[node], limit=FUEL))


def too_deep(position: Position, node: int, limit: int = DEPTH) -> None:
    """Say that calls are nested too deep."""
    raise RunawayError(fault("too-deep", position.layout.program.places[node], limit=limit))


def into_function(position: Position, node: int) -> None:
    """Begin to look at a function, perhaps inside others."""
    position.functions += 1
    if position.functions > FUNCTIONS_DEPTH:
        too_deep(position, node, FUNCTIONS_DEPTH)


def spend(position: Position, steps: int, node: int) -> None:
    """Use steps."""
    position.fuel -= steps
    if position.fuel < 0:
        run_out(position, node)


def bounded(position: Position, value: int, node: int) -> int:
    """A number that is not too large."""
    if -LARGEST <= value <= LARGEST:
        return value
    place = position.layout.program.places[node]
    raise RunawayError(fault("number-too-large", place, text=str(value)[:20], limit=DIGITS))


def bounded_value(position: Position, value: Value, node: int) -> Value:
    """A value that is, if it is a number, not too large."""
    return bounded(position, value, node) if isinstance(value, int) else value
