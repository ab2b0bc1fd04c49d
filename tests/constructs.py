"""What the two languages consist of, taken from their grammars, and what of it a text uses.

A construct of the procedure tier is a rule of `procedures.lark` with one run of its keywords (`if_: else if`, `count: up to`),
or the rule alone where it has none; the functions of the core belong to it (`call: together_with`), and its own names and
attributes (`name: nobody`, `attr: owner`). A construct of the effect tier is a rule of `effects.lark` with one class of words
(`if_: UNLESS`), and each word of the language itself with its class (`WHEN: whenever`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Token, Tree

from wwrules.compile import procedures, skeletons, vocabulary_types
from wwrules.compile.core_functions import CORE as FUNCTIONS
from wwrules.compile.core_words import CORE as WORDS
from wwrules.compile.scanning import scan
from wwrules.compile.types import PIECE, PLAYER, spoken
from wwrules.compile.vocabulary_types import Vocabulary
from wwrules.compile.words import Tables
from wwrules.diagnostics import Source
from wwrules.model import Game, Header

Runs = Iterator[tuple[str, ...]]


# ---------------------------------------------------------------- the procedure tier


@cache
def _procedure_parser() -> Lark:
    """The parser of the procedure tier, with every keyword left in the tree."""
    grammar = (Path(procedures.__file__).parent / "procedures.lark").read_text("utf-8")
    starts = ["start", "body", "expression"]
    return Lark(grammar, parser="lalr", start=starts, keep_all_tokens=True, maybe_placeholders=False)


@cache
def procedure_constructs() -> frozenset[str]:
    """All that the procedure tier can say."""
    parser = _procedure_parser()
    spelt = {one.name: _spellings(one.pattern.value, one.pattern.type) for one in parser.terminals}
    helpers: dict[str, list[Any]] = {}
    for rule in parser.rules:
        helpers.setdefault(rule.origin.name, []).append(rule.expansion)
    found: set[str] = set()
    for rule in parser.rules:
        if not rule.origin.name.startswith("__") and _makes_a_node(rule):
            runs = list(_runs_of(rule.expansion, spelt, helpers))
            found |= _named(str(rule.alias or rule.origin.name), runs)
    found |= {f"call: {spoken(name)}" for name in FUNCTIONS} | {f"name: {name}" for name in vocabulary_types._CONSTANTS}
    own = Vocabulary(bare_game(), {})
    return frozenset(found | {f"attr: {name}" for type_ in (PIECE, PLAYER) for name in own.members(type_)})


def bare_game() -> Game:
    """A game that declares nothing, so that all there is belongs to the language."""
    nowhere = Source("game.yaml", 1, 1)
    return Game(Header("bare", "1", 1, "", (), nowhere, {}, {}))


def _makes_a_node(rule: Any) -> bool:
    """Rules that only pass on what is below leave nothing in a tree."""
    return bool(rule.alias) or not (rule.options.expand1 and len(rule.expansion) == 1)


def _spellings(pattern: str, sort: str) -> tuple[str, ...]:
    """The texts of a terminal: one, or several that are joined by |; none for names, numbers and what is skipped."""
    if sort == "str":
        return (pattern,)
    ways = tuple(re.sub(r"\\(.)", r"\1", one) for one in pattern.removeprefix("(?:").removesuffix(")").split("|"))
    return ways if len(ways) > 1 else ()


def _runs_of(expansion: Iterable[Any], spelt: dict[str, tuple[str, ...]], helpers: dict[str, list[Any]]) -> Runs:
    run: tuple[str, ...] = ()
    for symbol in expansion:
        texts = spelt.get(symbol.name, ())
        if len(texts) == 1 and _is_word(texts[0]):
            run += texts
            continue
        yield run
        run = ()
        if symbol.name.startswith("__") and not symbol.is_term:
            for inner in helpers[symbol.name]:
                yield from _runs_of([one for one in inner if one != symbol], spelt, helpers)
        elif len(texts) > 1:
            yield from ((text,) for text in texts)
    yield run


def _is_word(text: str) -> bool:
    return text.replace("_", "").isalpha()


def _named(rule: str, runs: Iterable[tuple[str, ...]]) -> set[str]:
    return {f"{rule}: {' '.join(run)}" for run in runs if run} or {rule}


def used_in_procedure(text: str, start: str) -> frozenset[str]:
    """What a text of the procedure tier uses; `start` is start (definitions), body or expression."""
    found: set[str] = set()
    for node in _procedure_parser().parse(text, start=start).iter_subtrees():
        found |= _named(str(node.data), _runs_in(node))
        if node.data in ("call", "name", "attr"):
            found.add(f"{node.data}: {node.children[-1 if node.data == 'attr' else 0]}")
    return frozenset(found)


def _runs_in(node: Tree[Token]) -> Runs:
    run: tuple[str, ...] = ()
    for child in node.children:
        if isinstance(child, Token) and child.type in ("ASSIGN", "CMP"):
            yield (str(child),)
        if isinstance(child, Token) and child.type not in ("NAME", "STRING", "INT") and _is_word(child):
            run += (str(child),)
        else:
            yield run
            run = ()
    yield run


# ---------------------------------------------------------------- the effect tier


@cache
def effect_constructs() -> frozenset[str]:
    """All that the effect tier can say, whatever the words of a game are."""
    rules = skeletons._parser().rules
    helpers: dict[str, set[str]] = {}
    for rule in rules:
        own = {one.name for one in rule.expansion if one.is_term}
        helpers.setdefault(rule.origin.name, set()).update(own)
    found = {f"{name}: {words}" for words, (name, _) in WORDS.items()}
    for rule in rules:
        if not rule.origin.name.startswith("__") and _makes_a_node(rule):
            classes = {one.name for one in rule.expansion if one.is_term}
            classes |= {name for one in rule.expansion if one.name.startswith("__") for name in helpers[one.name]}
            found |= {f"{rule.alias or rule.origin.name}: {name}" for name in classes} or {str(rule.alias or rule.origin.name)}
    return frozenset(found)


def used_in_effect(text: str, tables: Tables, start: str = "effect") -> frozenset[str]:
    """What an effect or condition uses."""
    words = [word for word in scan(text) if word.text != "the"]
    skeleton = skeletons.read_skeleton(words, tables, start).tree
    assert skeleton is not None, text
    found: set[str] = set()
    for node in skeleton.iter_subtrees():
        leaves = [one for one in node.children if isinstance(one, skeletons.Lexeme)]
        found |= {f"{node.data}: {leaf.type}" for leaf in leaves} or {str(node.data)}
        found |= {f"{leaf.type}: {' '.join(leaf.words)}" for leaf in leaves if " ".join(leaf.words) in WORDS}
    return frozenset(found)
