"""Everything that a reader of one language can meet, piece by piece, each with the place where it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import ast

from wwrules.diagnostics import Source
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence
from wwrules.load.pattern_files import parsed
from wwrules.model import Game, QualityWord
from wwrules.paths import MESSAGES, shown
from wwrules.say.grammar import BY_ANIMACY, LANGUAGES, Language, language_of
from wwrules.say.patterns import nodes_of
from wwrules.say.report import said
from wwrules.words.phrases import WORD

_NOT_READ = re.compile(
    r"\[\[[^\[\]|]*\||\[\[[^\[\]|]*\]\]|\]\]|\[[a-z0-9-]+\]|\{\{[^{}]*\}\}|\{[^{}]*\}"
)  # ids in links, icons, figures
_AS_WRITTEN = re.compile(
    r"[„«][^”“»]*(?:[”“»]|$)|^[^„«”“»]*[”“»]|\B--[a-z]+|\bwwrules [a-z]+"
)  # in our messages: keys, words of effects, options and commands, which no language translates
_SPOKEN_OPTIONS = ("prep",)  # arguments of functions in patterns that are said
_SPOKEN_CALLS = ("CLITIC",)


_ROMAN = re.compile("[IVXLC]+")


class Piece(NamedTuple):
    """A text and where its letters stand; `subject` is the id of what it belongs to."""

    text: str
    place: Callable[[int, int], Source]
    subject: str


def pieces(game: Game, locale: str) -> Iterator[Piece]:
    """What the files of a game say in a language: names and forms, qualities, prose, patterns of every sort."""
    for name in game.names.get(locale, {}).values():
        for scalar in _texts(name.node):
            yield Piece(scalar.text, scalar.place, name.id)
    for quality in game.quality_words.get(locale, {}).values():
        yield from _quality(quality, language_of(game, locale))
    for text in game.texts.get(locale, {}).values():
        if text.node is not None:
            yield Piece(_blank(_NOT_READ, text.node.text), text.node.place, text.id)
    for one in (*game.patterns, *game.tellings):
        if one.locale == locale:
            yield from _messages(one.text, one.source.file)


def _blank(unread: re.Pattern[str], text: str) -> str:
    """A text without what is not read; every letter keeps its place."""
    return unread.sub(lambda found: " " * len(found.group()), text)


def sentences(game: Game, locale: str) -> Iterator[Piece]:
    """What is made from effects: the place is that of the effect, wherever its words come from."""
    places = {(one.entity, one.path): one.node for one in game.effect_texts}
    for line in said(game):
        if line.locale == locale and line.text:
            node = places[line.id, line.path]
            yield Piece(line.text, lambda _, __, node=node: node.source, line.id)  # type: ignore[misc]


@cache
def ours(locale: str) -> tuple[Piece, ...]:
    """What wwrules itself says in a language, in messages and in sentences."""
    files = [file for file in (MESSAGES / f"{locale}.ftl", LANGUAGES / f"{locale}.ftl") if file.is_file()]
    every = (piece for file in files for piece in _messages(file.read_text("utf-8"), shown(file)))
    return tuple(piece._replace(text=_blank(_AS_WRITTEN, _blank(_NOT_READ, piece.text))) for piece in every)


def words_of(text: str) -> Iterator[tuple[int, str]]:
    """The words of a text and where they begin; single letters and Roman numbers are none."""
    for found in WORD.finditer(text):
        if len(found.group()) > 1 and not _ROMAN.fullmatch(found.group()):
            yield found.start(), found.group()


def accepted_with_forms(game: Game, locale: str) -> dict[str, str]:
    """Words that are accepted, each with the entry that accepts it: itself, or the basic form in the lexicon."""
    accepted = {word: word for word in (*game.accepted_words.get(locale, {}), *_our_names())}
    for name in game.names.get(locale, {}).values():
        places = {place: accepted[word] for place, word in enumerate(WORD.findall(name.text)) if word in accepted}
        for form in (one for both in name.forms.values() for one in both) if places else ():
            row = WORD.findall(form)
            accepted |= {row[place]: entry for place, entry in places.items() if place < len(row)}
    return {word[:1].upper() + word[1:]: entry for word, entry in accepted.items()} | accepted


@cache
def _our_names() -> tuple[str, ...]:
    """Words of our own messages that are right although dictionaries lack them: names, options, young words."""
    return tuple((MESSAGES / "names.txt").read_text("utf-8").split())


# ---------------------------------------------------------------- lexicons


def _texts(node: Node | None) -> Iterator[Scalar]:
    """The words in an entry of a lexicon: its name, forms and other words, and its abbreviation."""
    if not isinstance(node, Mapping):
        return
    for key in ("name", "forms", "also", "short"):
        yield from _scalars(node.get(key))


def _scalars(node: Node | None) -> Iterator[Scalar]:
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _scalars(item)
    elif isinstance(node, Mapping):
        for key, value in node.pairs():
            if key.text != "gender":
                yield from _scalars(value)


def _quality(one: QualityWord, grammar: Language | None) -> Iterator[Piece]:
    """An adjective in all its forms, all at the place of its stem; and the words behind the noun."""
    stem, after = (one.node.get("stem"), one.node.get("after")) if one.node else (None, None)
    if isinstance(stem, Scalar) and grammar is not None and one.paradigm in grammar.paradigms:
        table = grammar.decline(one.stem, one.paradigm, one.persons)
        forms = dict.fromkeys(form for row in table.values() for form in row if form and form != BY_ANIMACY)
        yield from (Piece(form, lambda _, __: stem.source, one.id) for form in forms)
    if isinstance(after, Scalar):
        yield Piece(after.text, after.place, one.id)


# ---------------------------------------------------------------- patterns


def _messages(text: str, file: str) -> Iterator[Piece]:
    for entry in parsed(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            for node in nodes_of(entry):
                if isinstance(node, ast.TextElement):
                    yield _piece(text, file, node.value, node.span, 0, entry.id.name)
                elif isinstance(node, ast.Placeable | ast.FunctionReference):
                    for literal in _literals(node):
                        yield _piece(text, file, literal.value, literal.span, 1, entry.id.name)


def _literals(node: ast.Placeable | ast.FunctionReference) -> Iterator[ast.StringLiteral]:
    """Texts in quotes that are said."""
    if isinstance(node, ast.Placeable):
        found = [node.expression]
    else:
        said_ones = node.arguments.positional if node.id.name in _SPOKEN_CALLS else []
        found = [*said_ones, *(one.value for one in node.arguments.named if one.name.name in _SPOKEN_OPTIONS)]
    return (one for one in found if isinstance(one, ast.StringLiteral))


def _piece(text: str, file: str, value: str, span: ast.Span | None, quote: int, subject: str) -> Piece:
    start = (span.start if span else 0) + quote

    def place(offset: int, length: int) -> Source:
        found = text.find(value[offset : offset + length], start) if "\n" in value else start + offset  # lines are indented
        before = text[:found]
        return Source(file, before.count("\n") + 1, len(before) - before.rfind("\n"), length)

    return Piece(value, place, subject)
