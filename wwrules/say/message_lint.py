"""What is wrong with Fluent messages by themselves, whoever uses them; Fluent would pass over all of it in silence.

Messages that are mentioned exist, functions and cases exist, choices know what they may be asked for and nothing else, numbers
are chosen by all plural categories that the language has for whole numbers, and no choice stands inside another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from fluent.syntax import ast

from wwrules.diagnostics import Source, did_you_mean
from wwrules.load.pattern_files import parsed
from wwrules.say.grammar import CASES, language, plural_category
from wwrules.say.patterns import nodes_of, patterns_of

_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_CHOICES = {"mood": {"imp", "inf", "sg3", "pl3"}, "person": {"you", "sg3", "pl3"}}
_ANSWERS = {  # what functions that are for choices may answer; genders and heads depend on language and game
    "NUMBER": {"sg", "pl"},
    "WEIGHT": {"heavy", "light"},
    "KNOWN": {"yes", "no"},
}
_REST = "other"  # a default that is no answer itself
_WHOLE_NUMBERS = range(201)


class Slip(NamedTuple):
    """A mistake in a pattern: its key with the id of the phrase, its place, what sort of mistake, the word, what was meant."""

    id: str
    source: Source
    state: str  # message, function, case, variant, plural, choices, nested, twice; role, phrase: see `lint.py`
    word: str
    hint: str | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """What messages may use: the language, the functions, and the words that HEAD may answer."""

    locale: str
    functions: frozenset[str]
    heads: frozenset[str] = frozenset()


class Message(NamedTuple):
    """A pattern with its key and its file."""

    key: str
    pattern: ast.Pattern
    file: str
    text: str

    def place(self, node: ast.SyntaxNode | None = None) -> Source:
        """Where a node of the pattern stands, or the pattern itself."""
        span = (node or self.pattern).span or self.pattern.span
        start, end = (span.start, span.end) if span else (0, 0)
        before = self.text[:start]
        length = len(self.text[start:end].partition("\n")[0]) if node else 1
        return Source(self.file, before.count("\n") + 1, len(before) - before.rfind("\n"), max(1, length))


def messages_of(files: Iterable[tuple[str, str]]) -> list[Message]:
    """The messages of files that speak to each other, with their attributes; terms begin with a hyphen."""
    return [Message(key, pattern, file, text) for file, text in files for key, pattern in _patterns(text)]


def _patterns(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    resource = parsed(text)
    yield from patterns_of(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry.value


def message_slips(messages: list[Message], setting: Setting) -> Iterator[Slip]:
    """Everything that is wrong with messages by themselves."""
    known = {one.key for one in messages} | {one.key.partition(".")[0] for one in messages}
    first: dict[str, str] = {}
    for one in messages:
        if first.setdefault(one.key, one.file) != one.file:
            yield Slip(one.key, one.place(), "twice", first[one.key])
        for node in nodes_of(one.pattern):
            for at, state, word, hint in _slips(node, known, setting):
                yield Slip(one.key, one.place(at), state, word, hint)


def _slips(node: ast.SyntaxNode, known: set[str], setting: Setting) -> Iterator[tuple[ast.SyntaxNode, str, str, str | None]]:
    match node:
        case ast.MessageReference() | ast.TermReference():
            name = f"{'-' * isinstance(node, ast.TermReference)}{node.id.name}"
            key = f"{name}.{node.attribute.name}" if node.attribute else name
            if key not in known:
                yield node, "message", key, did_you_mean(key, known)
        case ast.FunctionReference():
            if node.id.name not in setting.functions:
                yield node.id, "function", node.id.name, did_you_mean(node.id.name, setting.functions)
            yield from (
                (one, "case", one.value, did_you_mean(one.value, CASES)) for one in _cases(node) if one.value not in CASES
            )
        case ast.SelectExpression():
            yield from _choice(node, setting)


def _cases(call: ast.FunctionReference) -> Iterator[ast.StringLiteral]:
    """The cases that a call asks for."""
    named = [one.value for one in call.arguments.named if one.name.name == "case"]
    second = call.arguments.positional[1:2] if call.id.name == "WORD" else []
    return (one for one in [*named, *second] if isinstance(one, ast.StringLiteral))


def _choice(node: ast.SelectExpression, setting: Setting) -> Iterator[tuple[ast.SyntaxNode, str, str, str | None]]:
    if any(isinstance(inner, ast.SelectExpression) for variant in node.variants for inner in nodes_of(variant)):
        yield node, "nested", "", None
    keys = {one.key.name: one for one in node.variants if isinstance(one.key, ast.Identifier)}
    name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
    wanted = _CHOICES.get(name)
    if wanted is not None:
        if keys.keys() != wanted:
            yield node.selector, "choices", f"${name}: {', '.join(sorted(wanted))}", None
        return
    answers = _answers(node.selector, setting)
    if answers is not None:
        for key, variant in keys.items():
            if key not in answers and not (variant.default and key == _REST):
                yield variant.key, "variant", key, did_you_mean(key, answers)
    elif keys.keys() & _PLURALS - {_REST} and keys.keys() <= _PLURALS:
        lacking = whole_number_categories(setting.locale) - keys.keys()
        if lacking:
            yield node.selector, "plural", ", ".join(sorted(lacking)), None


def _answers(selector: ast.SyntaxNode, setting: Setting) -> set[str] | frozenset[str] | None:
    """What a function that is chosen by may answer; None where anything goes."""
    if isinstance(selector, ast.VariableReference):
        return set(CASES) if selector.id.name == "case" else None
    if not isinstance(selector, ast.FunctionReference):
        return None
    grammar = language(setting.locale)  # of a language that the game brings along any gender may be asked for
    match selector.id.name:
        case "GENDER" if grammar is not None:
            return {*grammar.columns["sg"], *grammar.columns["pl"]}
        case "HEAD" if setting.heads:
            return setting.heads
        case name:
            return _ANSWERS.get(name)


@cache
def whole_number_categories(locale: str) -> frozenset[str]:
    """The plural categories that a language has for whole numbers."""
    return frozenset(plural_category(locale, number) for number in _WHOLE_NUMBERS)
