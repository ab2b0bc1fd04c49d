"""Bodies of phrases by themselves, used or not: they can be read, call what there is, end, and say what they cost.

What a body makes of its roles is checked in every effect that uses it; here is what nobody would notice until then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wwrules.compile import procedure_tree as tree
from wwrules.compile.core_functions import CORE
from wwrules.compile.limits_check import asks_at_least
from wwrules.compile.meanings import ASKED
from wwrules.compile.nodes import Node, parts
from wwrules.compile.phrase_frames import frame_faults
from wwrules.compile.procedures import parse_body, parse_expression
from wwrules.compile.takings import taken
from wwrules.compile.types import spoken
from wwrules.diagnostics import Diagnostic, Source, did_you_mean, fault
from wwrules.limits import DECISIONS
from wwrules.load.nodes import Scalar
from wwrules.model import Phrase

if TYPE_CHECKING:
    from wwrules.compile.program import Program

_STATEMENTS = ("verb", "rule")


def check_bodies(program: Program) -> Iterator[Diagnostic]:
    """Read the body of every phrase and look at what it calls."""
    for phrase in (*program.game.phrases.values(), *program.game.extra_phrases):
        scalar, needs = phrase.node.get("body"), phrase.node.get("needs")
        if isinstance(scalar, Scalar) and phrase.body:
            body, found = (parse_body if phrase.kind in _STATEMENTS else parse_expression)(scalar.text, scalar.place)
            yield from found
            yield from _check(program, phrase, scalar, body)
            if isinstance(body, tree.Block) and not phrase.needs and program.whole:
                yield from _untold(program, phrase, scalar, body)
        for key in ("event", "lasts"):
            if isinstance(framed := phrase.node.get(key), Scalar):
                yield from frame_faults(key, framed)
        if isinstance(needs, Scalar):
            condition, found = parse_expression(needs.text, needs.place)
            yield from found
            yield from _check(program, phrase, needs, condition)


def _untold(program: Program, phrase: Phrase, scalar: Scalar, body: tree.Block) -> Iterator[Diagnostic]:
    """What takes something away says what must be there for it."""
    taking = taken(program, phrase, body)
    if taking is not None:
        yield fault("untold-cost", _place(scalar, taking), subject=phrase.id, id=phrase.id)


def _check(program: Program, phrase: Phrase, scalar: Scalar, body: object) -> Iterator[Diagnostic]:
    for node in parts(body):
        if isinstance(node, tree.Loop):
            yield fault("endless-phrase", _place(scalar, node), subject=phrase.id, id=phrase.id)
        elif isinstance(node, tree.Repeat) and asks_at_least(node) > DECISIONS:
            yield fault("too-many-decisions", _place(scalar, node), subject=phrase.id, limit=DECISIONS)
        elif program.whole:
            yield from _unknown(program, scalar, node)


def _unknown(program: Program, scalar: Scalar, node: Node) -> Iterator[Diagnostic]:
    match node:
        case tree.Do(procedure=name):
            known, sort = [*program.definitions], "procedure"
        case tree.Announce(event=name):
            known, sort = [*program.definitions], "event"
        case tree.Call(function=name):
            known, sort = [*program.functions, *CORE, *ASKED, *program.definitions], "function"
        case _:
            return
    if name not in known:
        hint = did_you_mean(spoken(name), map(spoken, known))
        yield fault("unknown-definition", _place(scalar, node), name=spoken(name), sort=sort, hint=hint)


def _place(scalar: Scalar, node: Node) -> Source:
    return scalar.place(node.span.start, max(1, node.span.end - node.span.start))
