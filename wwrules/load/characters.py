"""From bytes to text we can trust: UTF-8, composed letters (NFC), nothing invisible, no word in two alphabets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import chain, islice

from wwrules.diagnostics import Diagnostic, Source, excerpt, fault
from wwrules.limits import FAULTS, FILE_BYTES
from wwrules.load.nodes import Scalar, SourceFile

# Control, format, private-use and line-separator characters. A no-break space, a thin space and a soft hyphen are welcome.
FORBIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff]"
)
_ALPHABETS = {
    "latin": "A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff",
    "cyrillic": "\u0400-\u052f\u1c80-\u1c8f\u2de0-\u2dff\ua640-\ua69f",
    "greek": "\u0370-\u03ff\u1f00-\u1fff",
}
_LETTERS = {name: re.compile(f"[{letters}]") for name, letters in _ALPHABETS.items()}
_NOT_LATIN = re.compile(f"[{_ALPHABETS['cyrillic']}{_ALPHABETS['greek']}]")
_APOSTROPHES = "'’ʼ"
# two letters side by side that are of different alphabets: without any there is no word in two of them
_SEAM = re.compile(
    "|".join(
        f"[{letters}][{_APOSTROPHES}]*[{''.join(others for other, others in _ALPHABETS.items() if other != name)}]"
        for name, letters in _ALPHABETS.items()
    )
)
_ESCAPE = re.compile(r"\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)")  # looked at when it has been read
_WORD = re.compile(f"[{''.join(_ALPHABETS.values())}{_APOSTROPHES}]+")


def decode(name: str, data: bytes) -> tuple[SourceFile, list[Diagnostic]]:
    """Give the text of a file and what is wrong with its letters; the text is empty where it cannot be read at all."""
    empty = SourceFile(name, "")
    if len(data) > FILE_BYTES:
        return empty, [fault("file-too-large", empty.at(0, 0), size=len(data), limit=FILE_BYTES, sort="text")]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8").removeprefix("\ufeff")
        place = Source(name, good.count("\n") + 1, len(good) - good.rfind("\n"))
        return empty, [fault("not-utf8", place, byte=f"{data[error.start]:02X}", offset=error.start)]
    file = SourceFile(name, text.removeprefix("\ufeff").replace("\r\n", "\n"))
    found = [*islice(chain(_forbidden(file), _not_composed(file), _mixed_words(file)), FAULTS)]
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
        if not unicodedata.is_normalized("NFC", line):
            column, letter = _first_difference(line)
            yield fault("not-composed", file.at(number, column), letter=letter)


def _first_difference(text: str) -> tuple[int, str]:
    """Where a text first differs from its composed form, and the letter that should stand there."""
    composed = unicodedata.normalize("NFC", text)
    offset = next(i for i, (a, b) in enumerate(zip(text, composed + "\0", strict=False)) if a != b)
    return offset, excerpt(composed[offset : offset + 1])


def _mixed_words(file: SourceFile) -> Iterator[Diagnostic]:
    if not _NOT_LATIN.search(file.text) or not _SEAM.search(file.text):
        return
    for number, line in enumerate(file.lines):
        if _SEAM.search(line):
            for offset, words in _mixtures(_ESCAPE.sub(lambda found: " " * len(found.group()), line)):
                yield fault("mixed-alphabets", file.at(number, offset), **words)


def _mixtures(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Words in two alphabets: where the first letter of the rarer one stands, and what to say about it."""
    for match in _WORD.finditer(text):
        word = match.group()
        found = {name: list(letters.finditer(word)) for name, letters in _LETTERS.items()}
        used = sorted((len(letters), name) for name, letters in found.items() if letters)
        if len(used) > 1:
            alphabet = used[0][1] if used[0][0] < used[1][0] else min(used[0][1], used[1][1], key=_rarer)
            odd = found[alphabet][0]
            words = {"word": excerpt(word), "letter": odd.group(), "character": code_point(odd.group()), "alphabet": alphabet}
            yield match.start() + odd.start(), words


def _rarer(alphabet: str) -> int:
    """With as many letters of each, the Latin one is pointed at: it is the usual slip in a Cyrillic word."""
    return 0 if alphabet == "latin" else 1


def escaped_faults(scalar: Scalar) -> Iterator[Diagnostic]:
    """The same tests for letters that are written as escapes, which the text of the file does not show."""
    for match in islice(FORBIDDEN.finditer(scalar.text), FAULTS):
        yield fault("forbidden-character", scalar.place(match.start()), character=code_point(match.group()))
    if not unicodedata.is_normalized("NFC", scalar.text):
        offset, letter = _first_difference(scalar.text)
        yield fault("not-composed", scalar.place(offset), letter=letter)
    for offset, words in islice(_mixtures(scalar.text), FAULTS):
        yield fault("mixed-alphabets", scalar.place(offset), **words)


def code_point(letter: str) -> str:
    """Name a character that may not be shown."""
    return f"U+{ord(letter):04X}"
