"""Facts that generated code writes into the log of a position, if there is one."""

from __future__ import annotations

from typing import Any

from wwrules.generate.position import Position
from wwrules.run.values import Value


def note(position: Position, fact: dict[str, Any]) -> None:
    """Write a fact into the log, if there is one."""
    if position.log is not None:
        position.log.append(fact)


def note_deed(position: Position, fact: dict[str, Any], source: Value, rule: int | None) -> None:
    """Write a fact into the log, with the rule that did it, the entry it stands on and the piece whose rule it is."""
    fact["rule"] = rule
    fact["card"] = position.layout.tables.written_on.get(rule)
    fact["by"] = source
    note(position, fact)
