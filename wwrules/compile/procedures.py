"""Procedure texts to trees. Faults come back as values, labelled by what the author was about to write."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from lark import Lark, ParseTree, Token, Transformer, Tree, UnexpectedCharacters, UnexpectedInput, UnexpectedToken, v_args
from lark.exceptions import VisitError
from lark.tree import Meta

from wwrules.compile import procedure_tree as tree
from wwrules.compile.grammars import parser_of
from wwrules.compile.nodes import Span
from wwrules.compile.places import Place
from wwrules.diagnostics import Diagnostic, Part, chain, excerpt, fault

MOST_BRACKETS = 40
_BRACKET = re.compile(r"[{}()\[\]]")
MOST_LEVELS = 200
_REMEMBERED = 8192  # texts; bodies of phrases come again with every card that uses them


@cache
def _parser() -> Lark:
    grammar = (Path(__file__).parent / "procedures.lark").read_text("utf-8")
    return parser_of(grammar, ["start", "body", "expression"], propagate_positions=True, maybe_placeholders=True)


@lru_cache(_REMEMBERED)
def _read(text: str, start: str) -> ParseTree:
    """The parser's own tree, which nobody changes; ours is built anew each time, for its nodes are told apart by identity."""
    return _parser().parse(text, start=start)


def parse_definitions(text: str, place: Place) -> tuple[tuple[tree.Node, ...], list[Diagnostic]]:
    """A text of definitions and rules."""
    node, found = _parse(text, place, "start")
    return (node or ()), found


def parse_body(text: str, place: Place) -> tuple[tree.Block | tuple[tree.Rule, ...] | None, list[Diagnostic]]:
    """The body of a phrase: statements, or rules that wait."""
    return _parse(text, place, "body")


def parse_expression(text: str, place: Place) -> tuple[tree.Expression | None, list[Diagnostic]]:
    """A single expression."""
    return _parse(text, place, "expression")


def _parse(text: str, place: Place, start: str) -> tuple[Any, list[Diagnostic]]:
    if (deep := _too_deep(text)) is not None:
        return None, [fault("too-deep", place(deep, 1), limit=MOST_BRACKETS)]
    try:
        parsed = _read(text, start)
    except UnexpectedInput as error:
        return None, [_syntax(text, error, place)]
    if (deep := _too_nested(parsed)) is not None:
        return None, [fault("too-deep", place(deep, 1), limit=MOST_LEVELS)]
    try:
        return _Builder().transform(parsed), []
    except VisitError as error:
        if not isinstance(error.orig_exc, _UnfitError):
            raise
        return None, [_unfit(text, error.orig_exc, place)]


def _too_deep(text: str) -> int | None:
    """Offset of the bracket that opens one level too many; the tree is walked recursively later."""
    depth = 0
    for bracket in _BRACKET.finditer(text):
        depth += 1 if bracket.group() in "{([" else -1
        if depth > MOST_BRACKETS:
            return bracket.start()
    return None


def _too_nested(parsed: ParseTree) -> int | None:
    """Offset of what lies too deep although no bracket says so, as in a sum of a thousand parts."""
    layer = [parsed]
    for _ in range(MOST_LEVELS):
        layer = [child for one in layer for child in one.children if isinstance(child, Tree)]
        if not layer:
            return None
    return next((one.meta.start_pos for one in layer if not one.meta.empty), None)


def _syntax(text: str, error: UnexpectedInput, place: Place) -> Diagnostic:
    offset = min(error.pos_in_stream or 0, max(0, len(text) - 1))
    found, length, known = text[offset : offset + 1], 1, set()
    if isinstance(error, UnexpectedToken):
        token = error.token
        found = str(token) if token.type != "$END" else ""
        length = len(found)
        known = error.accepts or set()
        offset = token.start_pos if token.start_pos is not None and found else len(text.rstrip()) - 1
    elif isinstance(error, UnexpectedCharacters):
        known = error.allowed or set()
    expected = _listed({name for name in known if name != "$END"})
    return fault("procedure-syntax", place(max(0, offset), max(1, length)), text=excerpt(found) or "…", expected=expected)


class _UnfitError(Exception):
    """The grammar takes it, but it is no such word: where, and what should stand there."""

    def __init__(self, span: Span, expected: object) -> None:
        super().__init__(expected)
        self.span, self.expected = span, expected


def _unfit(text: str, error: _UnfitError, place: Place) -> Diagnostic:
    start, end = error.span
    found = excerpt(text[start:end])
    return fault("procedure-syntax", place(start, max(1, end - start)), text=found, expected=error.expected)


@cache
def _spellings() -> dict[str, str]:
    return {one.name: one.pattern.value for one in _parser().terminals if one.pattern.type == "str"}


def _listed(terminals: set[str], most: int = 8) -> object:
    """What could stand there: the words of the language, then what is named by its sort."""
    words = sorted(_spellings().get(one, one.lower()) for one in terminals if one not in _SORTS)
    parts = [*(Part("wanted-word", word=one) for one in words), *(part for name, part in _SORTS.items() if name in terminals)]
    return chain("wanted-next", [*parts[:most], "…"] if len(parts) > most else parts)


_SORTS = {
    "ASSIGN": "=",
    "CMP": Part("type-comparison"),
    "NAME": Part("type-name"),
    "INT": Part("type-number"),
    "STRING": Part("type-quoted"),
}


def identifier(name: str) -> str:
    """The id behind a name of the language."""
    return str(name).replace("_", "-")


@v_args(meta=True)
class _Builder(Transformer):  # type: ignore[type-arg]
    """Makes the node of each rule of the grammar: from the tables below, or by a method of the rule's name."""

    def __default__(self, data: Any, children: list[Any], meta: Meta) -> Any:
        if data in _OPERATORS:
            return self._node(tree.Operation, meta, _OPERATORS[data], *children)
        return self._node(_PLAIN[data], meta, *children)

    def __default_token__(self, token: Token) -> Any:
        return tree.Id.written(identifier(token), token.start_pos or 0) if token.type == "NAME" else token

    @staticmethod
    def _node(kind: Any, meta: Meta, *values: Any) -> Any:
        span = Span(0, 0) if meta.empty else Span(meta.start_pos, meta.end_pos)
        return kind(*values, span=span)

    # ---- definitions

    def start(self, _: Meta, items: list[Any]) -> Any:
        return tuple(items)

    def body(self, meta: Meta, items: list[Any]) -> Any:
        if items and isinstance(items[0], tree.Rule):
            return tuple(items)
        return self._node(tree.Block, meta, tuple(items))

    def expression(self, _: Meta, items: list[Any]) -> Any:
        return items[0]

    def define(self, meta: Meta, items: list[Any]) -> Any:
        sort, name, parameters, gives, block = items
        given = tree.Id.written(gives.lower(), gives.start) if gives else ""
        return self._node(tree.Definition, meta, sort, name, parameters or (), given, block)

    def function_(self, meta: Meta, items: list[Any]) -> Any:
        name, parameters, value = items
        return self._node(tree.Function, meta, name, parameters or (), value)

    def check(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.StandingCheck, meta, *items)

    def params(self, _: Meta, items: list[Any]) -> Any:
        return tuple(items)

    def param(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Parameter, meta, items[0], tree.Id.written(items[1].lower(), items[1].start))

    def block(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Block, meta, tuple(items))

    def _word(self, _: Meta, items: list[Any]) -> Any:
        return str(items[0]) if items and items[0] is not None else ""

    sort = when = op = direction = tally = total = pick = _word

    def place(self, _: Meta, items: list[Any]) -> Any:
        return str(items[-1])

    def optional(self, _: Meta, items: list[Any]) -> Any:
        return bool(items and items[0] is not None)

    def _maybe(self, _: Meta, items: list[Any]) -> Any:
        return items[0] if items else None

    guard = by = _maybe

    def limit(self, _: Meta, items: list[Any]) -> Any:
        return items[0] or ""

    def args(self, _: Meta, items: list[Any]) -> Any:
        return tuple(items)

    # ---- rules

    def trigger(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Trigger, meta, *items)

    def replacement(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Replacement, meta, *items)

    def prohibition(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Prohibition, meta, *items)

    def modifier(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Modifier, meta, *items)

    def shared_rules(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.SharedRules, meta, *items)

    def conditional_rules(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.ConditionalRules, meta, items[0], tuple(items[1:]))

    def pattern(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Pattern, meta, items[0], tuple(one for one in items[1:] if one is not None))

    def bind(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Bind, meta, *items)

    def anything(self, meta: Meta, _: list[Any]) -> Any:
        return self._node(tree.Anything, meta)

    # ---- statements

    def let_do(self, meta: Meta, items: list[Any]) -> Any:
        name, procedure, arguments = items
        return self._node(tree.Do, meta, procedure, arguments or (), name)

    def do(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Do, meta, items[0], items[1] or ())

    def announce(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Announce, meta, items[0], items[1] or ())

    def assign(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Assign, meta, items[0], str(items[1]), items[2])

    def target(self, meta: Meta, items: list[Any]) -> Any:
        if len(items) == 1:
            return self._node(tree.Name, meta, items[0])
        return self._node(tree.Attribute, meta, *items)

    def if_(self, meta: Meta, items: list[Any]) -> Any:
        otherwise = items[-1]
        pairs = items[:-1]
        branches = tuple(zip(pairs[::2], pairs[1::2], strict=True))
        return self._node(tree.If, meta, branches, otherwise)

    def move(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Move, meta, items[0], items[1], items[2] or "")

    def make(self, meta: Meta, items: list[Any]) -> Any:
        count, kind, to, (owner, where, settings) = items
        return self._node(tree.Make, meta, kind, to, count, owner, where, settings)

    def make_each(self, meta: Meta, items: list[Any]) -> Any:
        kind, to, (owner, where, settings) = items
        return self._node(tree.Make, meta, kind, to, None, owner, where, settings)

    def making(self, _: Meta, items: list[Any]) -> Any:
        owner, where, *settings = items
        return owner, where, tuple(one for one in settings if one is not None)

    def count(self, meta: Meta, items: list[Any]) -> Any:
        if not items or items[0] is None:
            return None
        word = {"up": "up-to"}.get(str(items[0]), str(items[0]))
        number = None if word == "optionally" else items[-1]
        return self._node(tree.CountOf, meta, word, number, items[1] if word == "between" else None)

    def choose_one(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.ChooseOne, meta, items[0], tuple(items[1:]))

    def option(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Option, meta, str(items[0])[1:-1], items[1], items[2])

    def clockwise(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Order, meta, items[0], ())

    def ordered(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Order, meta, None, tuple(items))

    def grant(self, meta: Meta, items: list[Any]) -> Any:
        rules = tuple(one for one in items[1:] if isinstance(one, tree.Rule))
        uses, until = items[-2], items[-1]
        return self._node(tree.Grant, meta, items[0], rules, uses, until)

    def uses(self, meta: Meta, items: list[Any]) -> Any:
        return next((one for one in items if isinstance(one, tree.Node)), self._node(tree.Number, meta, 1))

    def until(self, _: Meta, items: list[Any]) -> Any:
        return tuple(items)

    def scope_end(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Ending, meta, items[0])

    def next_event(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Ending, meta, "", items[0], items[1])

    def proceed(self, meta: Meta, items: list[Any]) -> Any:
        name, value = items
        return self._node(tree.Proceed, meta, name or "", value)

    # ---- expressions

    def number(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Number, meta, int(items[0]))

    def text(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Text, meta, str(items[0])[1:-1])

    def call(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Call, meta, items[0], items[1] or ())

    def search(self, meta: Meta, items: list[Any]) -> Any:
        word, name, among, where = items
        if word not in ("first", "last"):
            raise _UnfitError(Span(word.start, word.start + len(word)), _SEARCHES)
        if not isinstance(name, tree.Name):
            raise _UnfitError(name.span, Part("type-name"))
        return self._node(tree.Tally, meta, str(word), name.id, among, where)

    def compare(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.Operation, meta, str(items[1]), items[0], items[2])

    def list_(self, meta: Meta, items: list[Any]) -> Any:
        return self._node(tree.ListOf, meta, items[0] or ())

    def best(self, meta: Meta, items: list[Any]) -> Any:
        word, name, among, where, *keys = items
        return self._node(tree.Best, meta, word, name, among, where, tuple(keys))


_SEARCHES = chain(
    "wanted-next", [Part("wanted-word", word=one) for one in ("all_of", "collect", "count", "first", "last", "some_of")]
)  # words before (c in … where …)
# Rules of the grammar whose children are the fields of their node, in order.
_PLAIN = {
    "let": tree.Let, "for_each": tree.ForEach, "repeat": tree.Repeat, "loop": tree.Loop, "leave": tree.Leave, "give": tree.Give,
    "carry": tree.Carry, "shuffle": tree.Shuffle, "choose": tree.Choose, "together": tree.Together, "roll": tree.Roll,
    "draw": tree.Draw, "reveal": tree.Reveal, "end_game": tree.EndGame, "setting": tree.Setting, "key": tree.Key,
    "name": tree.Name, "attr": tree.Attribute, "not_": tree.Not, "minus": tree.Minus, "tally_of": tree.Tally,
    "total_of": tree.Total,
}  # fmt: skip
_OPERATORS = {
    "or_": "or", "and_": "and", "member": "in", "add": "+", "sub": "-", "mul": "*", "div": "/", "div_up": "/up",
}  # fmt: skip
