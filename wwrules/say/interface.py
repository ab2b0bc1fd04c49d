"""The messages of site and terminal as sentences of a language: they belong to no game, and neither does their ledger."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from wwrules.diagnostics import Source
from wwrules.load.nodes import Mapping
from wwrules.load.pattern_files import parsed
from wwrules.load.reader import read
from wwrules.load.shapes import check_file
from wwrules.paths import MESSAGES, shown
from wwrules.say.patterns import patterns_of
from wwrules.told import Reading, Signature

SOURCE = "en"  # the language that the others are written from
LEDGERS = MESSAGES / "reviewed"


def interface(locale: str) -> Iterator[tuple[str, str, str]]:
    """Key, text and English text of every message."""
    own = _messages(locale)
    return ((key, own.get(key, ""), origin) for key, origin in _messages(SOURCE).items())


@cache
def _messages(locale: str) -> dict[str, str]:
    file = MESSAGES / f"{locale}.ftl"
    text = file.read_text("utf-8") if file.is_file() else ""
    spans = ((key, pattern.span) for key, pattern in patterns_of(parsed(text)))
    return {key: text[span.start : span.end] for key, span in spans if span is not None}


def interface_readings(locale: str, sort: str) -> dict[str, Reading]:
    """Which messages have been read afresh."""
    value, place = _ledger(locale, sort), Source(shown(LEDGERS / locale / f"{sort}.yaml"), 1, 1)
    pairs = ((name, one.partition("-")) for name, one in value["reviewed"].items())
    return {name: Reading(text, origin, place) for name, (text, _, origin) in pairs}


def interface_signatures(locale: str, sort: str) -> list[Signature]:
    """Who has read all of them."""
    return [Signature(locale, sort, one["by"], one["texts"]) for one in _ledger(locale, sort)["signed"]]


def _ledger(locale: str, sort: str) -> dict[str, Any]:
    """The ledger as data; an empty one where there is none that can be read."""
    file = LEDGERS / locale / f"{sort}.yaml"
    node = read(shown(file), file.read_bytes())[0] if file.is_file() else None
    value, faults = check_file(node, "review") if isinstance(node, Mapping) else ({}, [])
    return value if value and not faults else {"reviewed": {}, "signed": []}
