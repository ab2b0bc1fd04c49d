"""Fluent, made strict: a message, a variant of it or a variable that is not there is a gap and never a silent default."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from wwrules.load.pattern_files import parsed
from wwrules.say.missing import CannotSayError

Function = Callable[..., Any]
_REMEMBERED = 8192  # patterns and what is below them


class Messages:
    """The messages of one file or more in one language. `kind` names them in gaps: pattern (of a game) or construct (ours)."""

    def __init__(self, kind: str, locale: str, texts: list[str], functions: Mapping[str, Function]) -> None:
        self.kind = kind
        self._bundle = FluentBundle([locale], functions=dict(functions), use_isolating=False)
        self._choices: dict[str, list[tuple[str, frozenset[str]]]] = {}
        self._references: dict[str, frozenset[str]] = {}
        self.variables: dict[str, frozenset[str]] = {}
        self._all: dict[str, frozenset[str]] = {}  # the same with those of messages inside, once they were asked for
        for text in texts:
            resource = parsed(text)
            self._bundle.add_resource(resource)
            taken = {key.partition(".")[0] for key in self.variables}
            for key, pattern in patterns_of(resource):
                if key.partition(".")[0] in taken:  # the first text with a message has it
                    continue
                self._choices[key] = list(choices_of(pattern))
                self._references[key] = frozenset(references_of(pattern))
                self.variables[key] = frozenset(variables_of(pattern))

    def has(self, key: str) -> bool:
        """Tell whether a message, or an attribute of one (`have.not`), is there."""
        return key in self.variables

    def all_variables(self, key: str) -> frozenset[str]:
        """The variables of a message and of the messages inside it."""
        if key not in self._all:
            self._all[key] = frozenset().union(*(self.variables.get(one, ()) for one in self._with_inner(key)))
        return self._all[key]

    def say(self, key: str, arguments: Mapping[str, Any]) -> str:
        """Fill a message."""
        if not self.has(key):
            raise CannotSayError(self.kind, key)
        for variable, known in self._all_choices(key):
            wanted = arguments.get(variable)
            if isinstance(wanted, str) and wanted not in known:
                raise CannotSayError(self.kind, key, f"${variable} = {wanted}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # noqa: S101 - `variables` lists only what has a text
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        except RecursionError:  # messages inside messages inside messages
            raise CannotSayError(self.kind, key, "too deep") from None
        for error in errors:
            if isinstance(error, CannotSayError):
                raise error
            raise CannotSayError(self.kind, key, str(error))
        return str(text)

    def _all_choices(self, key: str) -> Iterator[tuple[str, frozenset[str]]]:
        """What a message and the messages inside it choose by."""
        for one in self._with_inner(key):
            yield from self._choices.get(one, ())

    def _with_inner(self, key: str) -> Iterator[str]:
        """A message and the messages inside it; each once, however they refer to each other."""
        seen, rest = {key}, [key]
        while rest:
            one = rest.pop()
            yield one
            inner = self._references.get(one, frozenset()) - seen
            seen |= inner
            rest += sorted(inner)


def patterns_of(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    """Every pattern of a file with its key: messages and their attributes."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def choices_of(pattern: ast.Pattern) -> Iterator[tuple[str, frozenset[str]]]:
    """The variables a pattern chooses by, with the values it knows."""
    for one in nodes_of(pattern):
        if isinstance(one, ast.SelectExpression) and isinstance(one.selector, ast.VariableReference):
            keys = (variant.key for variant in one.variants)
            yield one.selector.id.name, frozenset(key.name for key in keys if isinstance(key, ast.Identifier))


def variables_of(pattern: ast.Pattern) -> Iterator[str]:
    """The variables a pattern uses."""
    return (one.id.name for one in nodes_of(pattern) if isinstance(one, ast.VariableReference))


def references_of(pattern: ast.Pattern) -> Iterator[str]:
    """The messages a pattern includes."""
    return (one.id.name for one in nodes_of(pattern) if isinstance(one, ast.MessageReference))


def nodes_of(node: Any) -> tuple[ast.SyntaxNode, ...]:
    """Every node below (and with) a node of Fluent's tree, or the nodes of a list, in the order of the text."""
    return tuple(_nodes(node)) if isinstance(node, list) else _below(node)


@lru_cache(_REMEMBERED)
def _below(node: ast.SyntaxNode) -> tuple[ast.SyntaxNode, ...]:
    """The same, once for each node: nobody changes the tree."""
    return tuple(_nodes(node))


def _nodes(node: Any) -> Iterator[ast.SyntaxNode]:
    waiting: list[Any] = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, ast.SyntaxNode):
            yield one
            waiting += [value for name, value in reversed(vars(one).items()) if name != "span"]
        elif isinstance(one, list):
            waiting += reversed(one)
