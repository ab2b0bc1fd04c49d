"""Faults as people and tools want to read them: text with a caret, JSON, SARIF 2.1.0, GitHub annotations."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

from wwrules import __version__
from wwrules.catalogue import describe, sentence
from wwrules.diagnostics import Diagnostic, Severity, excerpt

_ALIKE = 10  # faults that say the same about one file and are told one by one
_OF_ONE_CODE = 40  # of one sort in one file
_LETTERS = 30_000  # of all that is told; nobody reads on
_DATA = 5_000  # faults given to programs
_SARIF_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning"}
_HOME_PAGE = "https://wwrules.example"


def line(one: Diagnostic, locale: str = "") -> str:
    """One fault in one line."""
    file, line_number, column = one.source[:3]
    place = f"{excerpt(file, 400)}:{line_number}:{column}"
    severity = sentence(f"severity-{one.severity}", locale)
    return f"{place}: {severity}: {describe(one, locale)} [{one.code}]"


def text(found: Iterable[Diagnostic], locale: str = "", *, excerpts: bool = False) -> Iterator[str]:
    """Faults line by line, equal ones folded; on a terminal each with the line of the file and a caret below the word."""
    for one, folded in _told(list(found), lambda one: len(line(one, locale)), locale):
        yield folded if one is None else line(one, locale)
        if excerpts and one is not None:
            yield from _excerpt(one)


def _told(found: list[Diagnostic], length: Callable[[Diagnostic], int], locale: str) -> Iterator[tuple[Diagnostic | None, str]]:
    """Faults as far as anybody reads them: of many that say the same about one file the first few, and an end to all of it."""
    folds = [(_ALIKE, Counter(map(_sense, found)), _sense), (_OF_ONE_CODE, Counter(map(_sort, found)), _sort)]
    shown: Counter[object] = Counter()
    letters = 0
    for number, one in enumerate(found):
        fold = next(((most, every[key(one)], key(one)) for most, every, key in folds if every[key(one)] > most + 1), None)
        if fold is not None:
            most, count, sense = fold
            shown[sense] += 1
            if shown[sense] == count:
                words = {"file": excerpt(one.source.file, 400), "count": count - most, "code": one.code}
                yield None, sentence("folded-faults", locale, **words)
            if shown[sense] > most:
                continue
        letters += length(one)
        if letters > _LETTERS and number:
            yield None, sentence("more-faults", locale, count=len(found) - number)
            return
        yield one, ""


def _sense(one: Diagnostic) -> object:
    """What two faults have in common that differ only in their place."""
    return one.source.file, one.code, tuple(sorted((key, str(word)) for key, word in one.words.items()))


def _sort(one: Diagnostic) -> object:
    """What is wrong, and in which file."""
    return one.source.file, one.code


def _excerpt(one: Diagnostic) -> Iterator[str]:
    source = one.source
    try:
        lines = Path(source.file).read_bytes().decode("utf-8-sig").replace("\r\n", "\n").split("\n")
        written = lines[source.line - 1]
    except (OSError, UnicodeDecodeError, IndexError):
        return
    start = max(0, source.column - 60)
    shown = "".join(letter if letter.isprintable() else " " for letter in written[start : start + 100])
    before = source.column - 1 - start
    yield f"    {shown}"
    yield f"    {' ' * _width(shown[:before])}{'^' * max(1, _width(shown[before : before + source.length]))}"


def _width(text: str) -> int:
    """How many columns of a terminal a text takes: combining marks none, wide letters and emoji two."""
    return sum(0 if unicodedata.combining(one) else 2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in text)


def as_json(found: Iterable[Diagnostic], locale: str = "") -> Iterator[dict[str, object]]:
    """Faults as plain data, as many as any program wants."""
    for one in islice(found, _DATA):
        yield {
            "file": one.source.file,
            "line": one.source.line,
            "column": one.source.column,
            "length": one.source.length,
            "severity": str(one.severity),
            "code": one.code,
            "message": describe(one, locale),
            **({"subject": one.subject} if one.subject else {}),
        }


def sarif(found: Iterable[Diagnostic], locale: str = "") -> str:
    """A SARIF log, as code hosts show it beside the changed lines."""
    faults = list(islice(found, _DATA))
    codes = sorted({one.code for one in faults})
    from wwrules.check import CODES  # noqa: PLC0415 - every check, which a verdict that was kept does not need

    rules = [{"id": code, "shortDescription": {"text": CODES[code].partition("\n")[0]}} for code in codes]
    results = [
        {
            "ruleId": one.code,
            "ruleIndex": codes.index(one.code),
            "level": _SARIF_LEVELS[one.severity],
            "message": {"text": describe(one, locale)},
            "locations": [{"physicalLocation": _sarif_place(one)}],
        }
        for one in faults
    ]
    driver = {"name": "wwrules", "version": __version__, "informationUri": _HOME_PAGE, "rules": rules}
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    log = {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=2, ensure_ascii=False)


def _sarif_place(one: Diagnostic) -> dict[str, object]:
    source = one.source
    region = {"startLine": source.line, "startColumn": source.column, "endColumn": source.column + source.length}
    return {"artifactLocation": {"uri": _uri(source.file)}, "region": region}


def _uri(file: str) -> str:
    path = Path(file)
    if path.is_absolute():
        return path.as_uri()
    here = Path.cwd()
    return (here / path).as_uri().removeprefix(here.as_uri() + "/")


def github(found: Iterable[Diagnostic], locale: str = "") -> Iterator[str]:
    """Workflow commands that GitHub turns into annotations, equal ones folded."""
    for one, folded in _told(list(found), lambda one: len(line(one, locale)), locale):
        if one is None:
            yield f"::warning ::{_escaped_message(folded)}"
            continue
        source = one.source
        place = f"file={_escaped(source.file)},line={source.line},col={source.column},endColumn={source.column + source.length}"
        yield f"::{one.severity} {place},title={one.code}::{_escaped_message(describe(one, locale))}"


def _escaped_message(words: str) -> str:
    return words.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escaped(words: str) -> str:
    return _escaped_message(words).replace(":", "%3A").replace(",", "%2C")


FORMATS: dict[str, Callable[..., object]] = {"text": text, "json": as_json, "sarif": sarif, "github": github}
