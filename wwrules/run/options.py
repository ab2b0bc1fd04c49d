"""What is chosen before a game begins: words of the command line become values of the attributes that the options set.

Chance is derived from the seed of the game, so that a session gets values only, and saving and replaying need nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping

from wwrules.allowed import RANDOM, allowed_values
from wwrules.model import Game, SetupOption
from wwrules.run.seeds import derived
from wwrules.run.values import Thing, Value


class WrongOptionError(ValueError):
    """An option that the game does not have, or a value that it does not take; `known` are those that would do."""

    def __init__(self, word: str, known: list[str], option: str = "") -> None:
        super().__init__(f"{option}={word}" if option else word)
        self.word, self.known, self.option = word, known, option


def values_of(game: Game, option: SetupOption) -> list[str]:
    """Everything that can be chosen, as it is written."""
    allowed = allowed_values(game, game.words[option.sets])
    return list(option.values) or list(map(str, allowed or ()))


def chosen_options(game: Game, given: Mapping[str, str], seed: int) -> dict[str, Value]:
    """The values of all attributes that options set: as given, else by their default."""
    if unknown := [name for name in given if name not in game.options]:
        raise WrongOptionError(unknown[0], list(game.options))
    chosen = {}
    for option in game.options.values():
        known = values_of(game, option)
        if not known:
            raise WrongOptionError(option.id, [])
        written = _written(option, given.get(option.id, option.default), known)
        if written == RANDOM:
            written = known[derived(seed, "option", option.id) % len(known)]
        chosen[option.sets] = value_of(game, option.sets, written)
    return chosen


def check_options(game: Game, values: Mapping[str, Value]) -> None:
    """Refuse values that no choice before a game can have set; they may come from anywhere."""
    settable = {option.sets: option for option in game.options.values()}
    for name, value in values.items():
        if name not in settable:
            raise WrongOptionError(name, list(settable))
        known = values_of(game, settable[name])
        if not any(type(one) is type(value) and one == value for one in (value_of(game, name, word) for word in known)):
            raise WrongOptionError(str(value), known, name)


def _written(option: SetupOption, word: str, known: list[str]) -> str:
    """The value that a word means; what its id has in common with the option may be left out: `deck=b` for deck-b."""
    found = next((one for one in known if word.lower() in (one, one.removeprefix(f"{option.id}-"))), None)
    if found is None and word != RANDOM:
        raise WrongOptionError(word, known, option.id)
    return found or RANDOM


def value_of(game: Game, attribute: str, written: str) -> Value:
    """The value of an attribute that a word means."""
    match game.words[attribute].settings["type"]:
        case "number":
            return int(written)
        case "flag":
            return written == "true"
        case "entity":
            return Thing(written)
    return written
