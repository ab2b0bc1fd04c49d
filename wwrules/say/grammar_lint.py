"""What a grammar that a game brings along lacks: tables must serve every gender, numerals every number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import babel

_WHOLE_NUMBERS = range(200)


def lacks(locale: str, data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Section and word of everything that is not there."""
    columns = {column for number in ("sg", "pl") for column in data["columns"][number].values()}
    pronouns = data["pronouns"]
    tables = {f"pronouns.{name}": pronouns[name] for name in ("it", "after-preposition", "possessive")}
    tables |= {f"paradigms.{name}": one for name, one in data["paradigms"].items()}
    for section, table in tables.items():
        yield from ((section, column) for column in sorted(columns - table.keys()))
    yield from (("numerals", one) for one in sorted(categories(locale) - data["numerals"].keys()))
    for name, word in data["words"].items():
        if "stem" in word and word.get("paradigm") not in data["paradigms"]:
            yield f"words.{name}", "paradigm"
        elif any(isinstance(forms, str) for forms in word.values()) and "stem" not in word:
            yield f"words.{name}", "stem"


def categories(locale: str) -> set[str]:
    """The plural categories that a language has for whole numbers."""
    try:
        plural = babel.Locale.parse(locale).plural_form
    except (babel.UnknownLocaleError, ValueError):
        return {"other"}
    return {str(plural(number)) for number in _WHOLE_NUMBERS}
