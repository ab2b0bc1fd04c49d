"""Sentences from codes: one Fluent file per language in `messages/`, so that no other module holds wording.

A message speaks of its variables only and of no other message, so each is read when it is first said.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from wwrules.diagnostics import Diagnostic, Part
from wwrules.load.fluent_parser import parse_fluent
from wwrules.paths import MESSAGES, spoken

_LONGEST = 2000  # letters of a word in a sentence; somebody may have typed a book, or a file may hold one
_LONGEST_IN_FAULT = 400
_MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*)(?= *=)", re.MULTILINE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # would move the cursor, or cannot be printed


class MissingSentenceError(LookupError):
    """A message or one of its variables is missing: a defect of ours, never the content's."""


class _Language:
    """The messages of one language, as text until they are said."""

    def __init__(self, locale: str) -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        parts = _MESSAGE.split((MESSAGES / f"{locale}.ftl").read_text("utf-8"))
        self.unread = {key: f"{key}{rest}" for key, rest in zip(parts[1::2], parts[2::2], strict=True)}

    def pattern(self, key: str) -> Any:
        """What a message says; None if there is none."""
        if key in self.unread:
            self.bundle.add_resource(parse_fluent(self.unread.pop(key)))
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None


@cache
def _language(locale: str) -> _Language:
    return _Language(locale)


def sentence(key: str, locale: str = "", /, **words: object) -> str:
    """Give the sentence for a key. Every variable of the message must be given; optional selectors default to `none`."""
    locale = locale or spoken()
    language = _language(locale)
    pattern = language.pattern(key)
    if pattern is None:
        raise MissingSentenceError(f"{locale}: {key}")
    given = {**_OPTIONAL, **{name: _printable(word) for name, word in words.items()}}
    if "line" in given:
        given["line"] = str(given["line"])  # a place is named, not counted: no comma in it
    text, errors = language.bundle.format_pattern(pattern, given)
    if errors:
        raise MissingSentenceError(f"{locale}: {key}: {errors}")
    return str(text)


def _printable(word: object) -> object:
    """A word as it can stand in a sentence, whoever wrote it: not too long, nothing that a terminal would obey."""
    if not isinstance(word, str):
        return word
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", word if len(word) <= _LONGEST else f"{word[:_LONGEST]}…")


_OPTIONAL = {"slip": "none", "quoted": "none", "group": "none", "max": "none", "of": "none"}


def describe(diagnostic: Diagnostic, locale: str = "") -> str:
    """Give the sentence of a fault, with what was expected and the likely fix."""
    words = {key: _short(part(value, locale)) for key, value in diagnostic.words.items()}
    text = sentence(diagnostic.code, locale, **words)
    if "hint" in words:
        return text + sentence("did-you-mean", locale, hint=words["hint"])
    if "expected" in words:
        return text + sentence("expected-instead", locale, expected=words["expected"])
    return text


def _short(word: object) -> object:
    """A word of a fault: somebody reads many of them."""
    return f"{word[:_LONGEST_IN_FAULT]}…" if isinstance(word, str) and len(word) > _LONGEST_IN_FAULT else word


def part(value: object, locale: str = "") -> object:
    """A word of a sentence; parts are said first."""
    if not isinstance(value, Part):
        return value
    return sentence(value.key, locale, **{key: part(word, locale) for key, word in value.words.items()})
