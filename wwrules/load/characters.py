"""From bytes to text we can trust: UTF-8, composed letters (NFC), nothing invisible, no word in two alphabets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, excerpt, fault
from wwrules.limits import FILE_BYTES
from wwrules.load.nodes import SourceFile

# Control, format, private-use and line-separator characters. A no-break space, a thin space and a soft hyphen are welcome.
FORBIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\U0001d173-\U0001d17a\U000e0000-\U0010ffff]"
)
_LATIN = "A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff"
_CYRILLIC = "\u0400-\u052f\u1c80-\u1c8f\u2de0-\u2dff\ua640-\ua69f"
_ANY_CYRILLIC = re.compile(f"[{_CYRILLIC}]")
_WORD = re.compile(f"[{_LATIN}{_CYRILLIC}'’ʼ]+")
_LATIN_LETTER = re.compile(f"[{_LATIN}]")
_NEIGHBOURS = re.compile(f"[{_LATIN}]['’ʼ]*[{_CYRILLIC}]|[{_CYRILLIC}]['’ʼ]*[{_LATIN}]")


def decode(name: str, data: bytes) -> tuple[SourceFile, list[Diagnostic]]:
    """Give the text of a file and what is wrong with its letters; the text is empty where it cannot be read at all."""
    empty = SourceFile(name, "")
    if len(data) > FILE_BYTES:
        return empty, [fault("file-too-large", empty.at(0, 0), size=len(data), limit=FILE_BYTES)]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8").removeprefix("\ufeff")
        place = empty.at(good.count("\n"), len(good) - good.rfind("\n") - 1)
        return empty, [fault("not-utf8", place, byte=f"{data[error.start]:02X}", offset=error.start)]
    file = SourceFile(name, text.removeprefix("\ufeff").replace("\r\n", "\n"))
    found = [*_forbidden(file), *_not_composed(file), *_mixed_words(file)]
    unreadable = any(one.code == "forbidden-character" for one in found)
    return (empty if unreadable else file), found


def _forbidden(file: SourceFile) -> Iterator[Diagnostic]:
    if not FORBIDDEN.search(file.text):
        return
    for number, line in enumerate(file.lines):
        for match in FORBIDDEN.finditer(line):
            yield fault("forbidden-character", file.at(number, match.start()), character=code_point(match.group()))


def _not_composed(file: SourceFile) -> Iterator[Diagnostic]:
    if unicodedata.is_normalized("NFC", file.text):
        return
    for number, line in enumerate(file.lines):
        composed = unicodedata.normalize("NFC", line)
        if composed != line:
            column = next(i for i, (a, b) in enumerate(zip(line, composed + "\0", strict=False)) if a != b)
            yield fault("not-composed", file.at(number, column), letter=excerpt(composed[column : column + 1]))


def _mixed_words(file: SourceFile) -> Iterator[Diagnostic]:
    if not _ANY_CYRILLIC.search(file.text) or not _NEIGHBOURS.search(file.text):
        return
    for number, line in enumerate(file.lines):
        for match in _WORD.finditer(line):
            word = match.group()
            latin = list(_LATIN_LETTER.finditer(word))
            cyrillic = list(_ANY_CYRILLIC.finditer(word))
            if latin and cyrillic:
                odd = (latin if len(latin) <= len(cyrillic) else cyrillic)[0]
                alphabet = "latin" if odd is latin[0] else "cyrillic"
                place = file.at(number, match.start() + odd.start())
                words = {"word": excerpt(word), "letter": odd.group(), "character": code_point(odd.group())}
                yield fault("mixed-alphabets", place, alphabet=alphabet, **words)


def code_point(letter: str) -> str:
    """Name a character that may not be shown."""
    return f"U+{ord(letter):04X}"
