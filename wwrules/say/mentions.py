"""What a sentence has named already, so that a language need not name it again: there, of them, it.

Places are remembered as they are said, and only the last of them; things where a pattern asks for it (NOTE).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

from wwrules.compile.effect_tree import NounPhrase, Value


class Mentions:
    """The memory of one sentence."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin a new sentence."""
        self._place: Value | None = None
        self._things: dict[tuple[NounPhrase, str], bool] = {}  # whose what -> whether there are several
        self.knows_player = True  # a sentence of an effect has named the player whom it calls “that player”

    def alone(self) -> None:
        """Begin a text that stands by itself, a question: no player was named before it."""
        self.forget()
        self.knows_player = False

    def at(self, place: Value) -> None:
        """Remember a place that is being said."""
        self._place = place

    def is_there(self, place: Value) -> bool:
        """Tell whether a place is the one that was named last: this shore again, or “that shore” after “a shore”."""
        if not isinstance(place, NounPhrase) or place.determiner not in ("this", "that") or self._place is None:
            return False
        named_just_now = place == NounPhrase(place.head, "that") and getattr(self._place, "head", "") == place.head
        return place == self._place or named_just_now

    def note(self, value: Value, subject: str) -> None:
        """Remember a thing and whose it is."""
        if isinstance(value, NounPhrase):
            self._things[_thing(value, subject)] = value.plural or (value.count is not None and value.count.numbers[-1] > 1)

    def is_known(self, value: Value, subject: str) -> bool:
        """Tell whether a thing was noted: the same noun with the same words around it, of the same owner."""
        return _can_be_known(value) and _thing(value, subject) in self._things

    def are_known(self, value: Value, subject: str) -> bool:
        """Tell whether several of them were noted."""
        return _can_be_known(value) and self._things.get(_thing(value, subject), False)


def _can_be_known(value: Value) -> TypeGuard[NounPhrase]:
    """Tell what a pronoun can stand for: “any chip” or “this chip” says more than “it”."""
    return isinstance(value, NounPhrase) and value.determiner in ("", "your", "all-your")


def _thing(one: NounPhrase, subject: str) -> tuple[NounPhrase, str]:
    yours = "your" in one.determiner or one.part == "your"
    bare = replace(one, determiner="", count=None, part="", plural=False)
    return bare, "you" if yours else subject
