"""Options are possible: what can be chosen before a game sets an attribute of the game to a value it may have.

The attribute says what there is to choose: values of its enumeration, entries of its kind, numbers in its range. `values` may
leave some of them out. The default is one of them, or `random`.

Fails: `values: [3, 4, 5], default: 6`
Passes: `values: [3, 4, 5], default: 4`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.allowed import RANDOM, allowed_values
from wwrules.check.starts_are_possible import may_hold
from wwrules.diagnostics import Diagnostic, Source, did_you_mean, fault, listing
from wwrules.model import Game, SetupOption

CODE = "impossible-option"


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare each option with the attribute it sets."""
    for option in game.options.values():
        word = game.words.get(option.sets)
        if word is None or word.sort != "attribute":
            continue  # an unknown reference, which is said already
        allowed = allowed_values(game, word)
        if word.settings["of"] != "game":
            owner = str(word.settings["of"])
            yield fault(CODE, option.source, subject=option.id, text=option.sets, state="owner", owner=owner)
        elif word.settings["type"] == "player":
            yield fault(CODE, option.source, subject=option.id, text=option.sets, state="open")
        elif allowed is not None:
            yield from _values(option, allowed)


def _values(option: SetupOption, allowed: list[str] | range) -> Iterator[Diagnostic]:
    for value in option.values:
        if not may_hold(allowed, value):
            yield _impossible(option, value, option.places[value], allowed)
    if option.default != RANDOM and not may_hold(list(option.values) or allowed, option.default):
        yield _impossible(option, option.default, option.default_source, list(option.values) or allowed)


def _impossible(option: SetupOption, text: str, place: Source, allowed: list[str] | range) -> Diagnostic:
    hint = did_you_mean(text, allowed) if isinstance(allowed, list) else None
    expected = (listing(allowed) or None) if isinstance(allowed, list) else f"{allowed[0]}–{allowed[-1]}"
    return fault(CODE, place, subject=option.id, text=text, state="value", hint=hint, expected=expected)
