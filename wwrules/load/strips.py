"""From typed files to the model, for how worked examples are drawn: what each step shows, and what pieces look like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wwrules.load.nodes import Mapping, Node, Scalar, Sequence
from wwrules.presentation import RowSpec, TokenSpec

if TYPE_CHECKING:
    from wwrules.load.builder import Builder

TABLES = ("rows", "tokens")


def add_strips(builder: Builder) -> None:
    """Everything that one file says about worked examples; several files add up."""
    file, shown = builder.file, builder.game.presentation
    rows, tokens = file.node.get("rows"), file.node.get("tokens")
    for number, node in enumerate(rows.items if isinstance(rows, Sequence) else ()):
        value = _text(node, "value")
        if str(number) not in file.broken and value is not None:
            builder.mention_node(node.get("title") if isinstance(node, Mapping) else None, "")
            given = file.value["rows"][number]
            each, title, together = given.get("each", "player"), given.get("title", ""), given.get("together", False)
            shown.rows.append(RowSpec(value, each, title, _text(node, "while"), together))
    for name, (key, node) in tokens.entries.items() if isinstance(tokens, Mapping) else ():
        if name not in file.broken:
            builder.mention(name, "kind", key.source)
            shown.tokens[name] = TokenSpec(name, key.source, _text(node, "icon"), _text(node, "number"))


def _text(node: Node, key: str) -> Scalar | None:
    found = node.get(key) if isinstance(node, Mapping) else None
    return found if isinstance(found, Scalar) and not found.refused else None
