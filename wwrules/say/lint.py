"""What is wrong with patterns before anybody speaks: Fluent itself would be silent about all of it.

Every phrase has a pattern, every qualifier a word; patterns use roles, functions and cases that exist, know every mood and
person, and choose at one level only, so that translators' tools can show them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.runtime import FluentResource
from fluent.syntax import ast

from wwrules.model import Game, Phrase
from wwrules.say.grammar import CASES
from wwrules.say.missing import Missing
from wwrules.say.patterns import nodes_of, patterns_of, references_of
from wwrules.say.speaker import FUNCTIONS

_ROLE = re.compile(r"\{(\w+)")
_GIVEN = {  # variables that a pattern gets beside its roles, by the kind of phrase
    "verb": {"mood", "person"},
    "condition": {"person"},
    "trigger": {"person"},
    "relative": {"person", "head", "noun", "case"},
    "amount": {"case"},
}
_CHOICES = {"mood": {"imp", "inf", "sg3", "pl3"}, "person": {"you", "sg3", "pl3"}}


def gaps(game: Game, locale: str) -> list[Missing]:
    """Everything that the patterns and qualities of a locale lack or get wrong, sorted."""
    found: list[tuple[str, str, str]] = []
    for pack in ("", *game.packs):
        found += _of_pack(game, locale, pack)
    words = game.quality_words.get(locale, {})
    found += [("quality", one.id, "") for one in game.phrases.values() if one.kind == "qualifier" and one.id not in words]
    return [Missing(kind, name, locale, detail) for kind, name, detail in sorted(set(found))]


def _of_pack(game: Game, locale: str, pack: str) -> Iterator[tuple[str, str, str]]:
    texts = [one.text for one in game.patterns if (one.locale, one.pack) == (locale, pack)]
    patterns = {key: pattern for text in texts for key, pattern in patterns_of(FluentResource(text))}
    phrases = {one.id.rpartition("/")[2]: one for one in game.phrases.values() if one.pack == pack and one.kind != "qualifier"}
    yield from (("pattern", phrase.id, "") for key, phrase in phrases.items() if key not in patterns)
    shared = {name for pattern in patterns.values() for name in references_of(pattern)}
    for key, pattern in patterns.items():
        name = key.partition(".")[0]
        if name not in phrases and name not in shared:
            yield "pattern", key, "no such phrase"
        for detail in _faults(pattern, phrases.get(name)):
            yield "pattern", key, detail


def _faults(pattern: ast.Pattern, phrase: Phrase | None) -> Iterator[str]:
    if phrase is not None:
        known = set(_ROLE.findall(phrase.form)) | _GIVEN.get(phrase.kind, set())
        used = {one.id.name for one in nodes_of(pattern) if isinstance(one, ast.VariableReference)}
        yield from (f"no role ${name}" for name in sorted(used - known))
    for one in nodes_of(pattern):
        if isinstance(one, ast.SelectExpression):
            yield from _choice_faults(one)
        elif isinstance(one, ast.FunctionReference):
            yield from _call_faults(one)


def _choice_faults(one: ast.SelectExpression) -> Iterator[str]:
    if any(isinstance(inner, ast.SelectExpression) for variant in one.variants for inner in nodes_of(variant)):
        yield "a choice inside a choice"
    name = one.selector.id.name if isinstance(one.selector, ast.VariableReference) else ""
    keys = {variant.key.name for variant in one.variants if isinstance(variant.key, ast.Identifier)}
    wanted = _CHOICES.get(name, keys)
    if keys != wanted:
        yield f"${name} is {', '.join(sorted(wanted))}"


def _call_faults(one: ast.FunctionReference) -> Iterator[str]:
    if one.id.name not in FUNCTIONS:
        yield f"no function {one.id.name}"
    for argument in one.arguments.named:
        if argument.name.name == "case" and isinstance(argument.value, ast.StringLiteral) and argument.value.value not in CASES:
            yield f"no case {argument.value.value}"
