"""How each expression becomes Python source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate import emit_attributes, emit_functions, emit_lists, emit_operations
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code

EMITTERS: dict[type, Callable[[Body, Any], Code]] = {
    tree.Number: emit_attributes.plain_number,
    tree.Text: emit_attributes.text,
    tree.Name: emit_attributes.name_,
    tree.Attribute: emit_attributes.attribute,
    tree.Call: emit_functions.call,
    tree.Operation: emit_operations.operation,
    tree.Not: emit_operations.not_,
    tree.Minus: emit_operations.negative,
    tree.ListOf: emit_operations.a_list,
    tree.Tally: emit_lists.tally,
    tree.Total: emit_lists.total,
    tree.Best: emit_lists.best,
}
