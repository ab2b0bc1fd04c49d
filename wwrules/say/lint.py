"""What is wrong with patterns before anybody speaks: Fluent itself would be silent about all of it.

Patterns use roles, functions and cases that exist, know every mood and person, and choose at one level only, so that tools of
translators can show them. What is not there at all is a gap; what is there and cannot be right is a slip. A sentence that was
said can still be rough: spaces, signs and marks that no reader should see.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from fluent.syntax import ast

from wwrules.diagnostics import Source
from wwrules.load.pattern_files import parsed
from wwrules.model import Game, Patterns, Phrase
from wwrules.say.grammar import CASES
from wwrules.say.missing import Missing
from wwrules.say.patterns import nodes_of, patterns_of, references_of
from wwrules.say.speaker import FUNCTIONS

_ROLE = re.compile(r"\{(\w+)")
_GIVEN = {  # variables that a pattern gets beside its roles, by the kind of phrase
    "verb": {"mood", "person"},
    "condition": {"person"},
    "trigger": {"person"},
    "rule": {"person"},
    "relative": {"person", "head", "noun", "case"},
    "amount": {"case"},
}
_CHOICES = {"mood": {"imp", "inf", "sg3", "pl3"}, "person": {"you", "sg3", "pl3"}}
_ROUGH = re.compile(
    r"\s{2,}|\s[,.;:]|[,.;:]{2,}|^\s|\s$"  # spaces and signs
    r"|[{}$…\ue000-\uf8ff]"  # what should have been filled in
    r"|['\"`]"  # signs of a keyboard, where print has ’ and „”
    r"|^[a-zà-ÿа-яіїєґ]|[^.!?]$"  # a sentence begins with a capital and ends with a full stop
)


class Slip(NamedTuple):
    """A mistake in a pattern: its key with the id of the phrase, its place, what sort of mistake and the word in question."""

    id: str
    source: Source
    state: str  # role, function, case, choices, nested, phrase
    word: str


def gaps(game: Game, locale: str) -> list[Missing]:
    """Everything that the words of a locale lack or get wrong: patterns, qualities, nouns of the sentences; sorted."""
    found = {Missing("pattern", one.id, locale, f"{one.state} {one.word}".strip()) for one in slips(game, locale)}
    for pack in ("", *game.packs):
        known = {key for one in _of_pack(game, locale, pack) for key, _ in patterns_of(parsed(one.text))}
        missing = (one for name, one in _phrases(game, pack).items() if name not in known)
        found |= {Missing("pattern", one.id, locale) for one in missing}
    words = game.quality_words.get(locale, {})
    found |= {Missing("quality", one.id, locale) for one in qualities(game) if one.id not in words}
    found |= {Missing("word", name, locale) for name in nouns(game) if not _declines(game, locale, name)}
    return sorted(found)


def qualities(game: Game) -> list[Phrase]:
    """What is said before a noun and needs an adjective."""
    return [one for one in game.phrases.values() if one.kind == "qualifier"]


def nouns(game: Game) -> list[str]:
    """The nouns that the sentences of a game declare, and that a reader can meet."""
    return [one.id for one in game.nouns.values() if not one.abstract]


def _declines(game: Game, locale: str, name: str) -> bool:
    word = game.names.get(locale, {}).get(name)
    return word is not None and (word.short is not None or bool(word.forms and word.gender))


# ---------------------------------------------------------------- slips


def slips(game: Game, locale: str) -> Iterator[Slip]:
    """Mistakes in the patterns of a locale."""
    for pack in ("", *game.packs):
        phrases, files = _phrases(game, pack), _of_pack(game, locale, pack)
        every = [(file, key, pattern) for file in files for key, pattern in patterns_of(parsed(file.text))]
        shared = {name for _, _, pattern in every for name in references_of(pattern)}
        for file, key, pattern in every:
            name = key.partition(".")[0]
            full = f"{pack}/{key}" if pack else key
            place = _place(file, pattern)
            if name not in phrases and name not in shared:
                yield Slip(full, place, "phrase", "")
            for state, word in _slips(pattern, phrases.get(name)):
                yield Slip(full, place, state, word)


def _of_pack(game: Game, locale: str, pack: str) -> list[Patterns]:
    return [one for one in game.patterns if (one.locale, one.pack) == (locale, pack)]


def _phrases(game: Game, pack: str) -> dict[str, Phrase]:
    return {one.id.rpartition("/")[2]: one for one in game.phrases.values() if one.pack == pack and one.kind != "qualifier"}


def _place(file: Patterns, pattern: ast.Pattern) -> Source:
    before = file.text[: pattern.span.start if pattern.span else 0]
    return Source(file.source.file, before.count("\n") + 1, len(before) - before.rfind("\n"))


def _slips(pattern: ast.Pattern, phrase: Phrase | None) -> Iterator[tuple[str, str]]:
    if phrase is not None:
        known = set(_ROLE.findall(phrase.form)) | _GIVEN.get(phrase.kind, set())
        used = {one.id.name for one in nodes_of(pattern) if isinstance(one, ast.VariableReference)}
        yield from (("role", name) for name in sorted(used - known))
    for one in nodes_of(pattern):
        if isinstance(one, ast.SelectExpression):
            yield from _choice_slips(one)
        elif isinstance(one, ast.FunctionReference):
            yield from _call_slips(one)


def _choice_slips(one: ast.SelectExpression) -> Iterator[tuple[str, str]]:
    if any(isinstance(inner, ast.SelectExpression) for variant in one.variants for inner in nodes_of(variant)):
        yield "nested", ""
    name = one.selector.id.name if isinstance(one.selector, ast.VariableReference) else ""
    keys = {variant.key.name for variant in one.variants if isinstance(variant.key, ast.Identifier)}
    wanted = _CHOICES.get(name, keys)
    if keys != wanted:
        yield "choices", f"${name}: {', '.join(sorted(wanted))}"


def _call_slips(one: ast.FunctionReference) -> Iterator[tuple[str, str]]:
    if one.id.name not in FUNCTIONS:
        yield "function", one.id.name
    for argument in one.arguments.named:
        if argument.name.name == "case" and isinstance(argument.value, ast.StringLiteral) and argument.value.value not in CASES:
            yield "case", argument.value.value


# ---------------------------------------------------------------- sentences


def rough(text: str) -> str:
    """The first thing in a sentence that no reader should see, with a little of what is around it; nothing if there is none."""
    found = _ROUGH.search(text)
    return text[max(0, found.start() - 8) : found.end() + 8] if found else ""
