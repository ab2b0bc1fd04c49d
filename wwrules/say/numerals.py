"""Figures as each language writes them: 12,5 in one is 12.5 in another; a minus is no hyphen."""

from __future__ import annotations

from functools import cache

from babel.numbers import get_decimal_symbol

from wwrules.catalogue import sentence


def decimal(number: float, places: int, locale: str, *, signed: bool = False) -> str:
    """A number with so many places, with its sign if that is wanted; nothing has none."""
    text = f"{abs(number):.{places}f}".replace(".", _mark(locale))
    sign = "−" if number < 0 else "+" if signed else ""
    return f"{sign}{text}" if text.strip("0,.") else text


def percent(share: float, places: int, locale: str) -> str:
    """A share of 1 in hundredths."""
    return sentence("site-percent", locale, number=decimal(share * 100, places, locale))


@cache
def _mark(locale: str) -> str:
    found: str = get_decimal_symbol(locale)
    return found
