"""Words are translated: no two languages say the same, word for word.

A text that stands in two languages was copied and forgotten, unless the languages have the word in common: then the exception
and its reason go into `suppressions.yaml`. Names, prose, patterns and the messages of log and questions are compared. A name of
a pack that is written with a capital letter may well be a proper name, such as Dodo: that is only remarked on.

Fails: `stones: {name: Kamienie, gender: pl, origin: own} # the Polish name`
Passes: `stones: {name: Kameny, gender: pl, origin: own}`
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from wwrules.diagnostics import Diagnostic, Source, excerpt, fault, remark
from wwrules.model import Game, Patterns

CODE = "same-text"
_ID_OF_LINK = re.compile(r"\[\[[^\[\]|]*\|?")
_MESSAGE = re.compile(r"(?m)^([a-z][a-z0-9-]*) *=")
_SAID = re.compile(r"[^\W\d_]{3}")


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare every language with every other."""
    said = {locale: dict(_texts(game, locale)) for locale in game.header.locales}
    for one, other in combinations(said, 2):
        for (sort, key), (text, place) in said[other].items():
            same = said[one].get((sort, key))
            if same is not None and same[0] == text and (words := _words(sort, text)):
                told = remark if _is_proper(game, other, sort, key) else fault
                yield told(CODE, place, subject=key, text=excerpt(words), locale=one)


def _is_proper(game: Game, locale: str, sort: str, key: str) -> bool:
    """Tell whether a text is a name of a pack that several languages may have in common."""
    name = game.names.get(locale, {}).get(key) if "/" in key and not sort else None
    return name is not None and name.text[:1].isupper()


def _texts(game: Game, locale: str) -> Iterator[tuple[tuple[str, str], tuple[str, Source]]]:
    """What a language says and where, by sort and id."""
    for name in game.names.get(locale, {}).values():
        yield ("", name.id), (name.text, name.name_source)
    for text in game.texts.get(locale, {}).values():
        yield ("", text.id), (_ID_OF_LINK.sub(" ", text.text), text.source)
    for file in (*game.patterns, *game.tellings):
        if file.locale == locale:
            for key, written, line in _messages(file):
                yield (file.sort, key), (written, Source(file.source.file, line, 1))


def _messages(file: Patterns) -> Iterator[tuple[str, str, int]]:
    """The messages of a file as they are written, and their lines: cut at the names that begin them."""
    parts = _MESSAGE.split(file.text)
    line = parts[0].count("\n") + 1
    for key, body in zip(parts[1::2], parts[2::2], strict=True):
        yield key, body.strip(), line
        line += body.count("\n")


def _words(sort: str, text: str) -> str:
    """What there was to translate: of a message its texts, of a text itself; not numbers, signs and little words."""
    if sort:
        from fluent.syntax import ast  # noqa: PLC0415 - seldom needed

        from wwrules.load.pattern_files import parsed  # noqa: PLC0415
        from wwrules.say.patterns import nodes_of  # noqa: PLC0415

        texts = (one.value for one in nodes_of(parsed(f"message = {text}").body) if isinstance(one, ast.TextElement))
        text = " ".join("".join(texts).split())
    return text if _SAID.search(text) and text != text.upper() else ""
