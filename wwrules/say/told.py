"""What a message of the log, a question or a name speaks about: a value that can be put into any case, and what it is called.

Things without forms of their own go by the noun of their kind with the name behind it, which never changes: the card “Brook”.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from wwrules.compile.effect_tree import Count, Name, NounPhrase, Number, Value
from wwrules.say.nouns import Frame, Said

FRAME = Frame("nobody", says_one=False)
_REMEMBERED = 1024  # numbers


@dataclass(frozen=True, slots=True)
class Told(Said):
    """One thing, or several of one sort: a noun phrase, a name or a number.

    `title` stands behind the noun, in quotes or not; `text` is what the thing is called, for where nothing is declined;
    `label` is how it stands in a list of choices.
    """

    value: Value
    frame: Frame = FRAME
    title: str = ""
    quoted: bool = True
    text: str = ""
    label: str = ""
    id: str = ""  # of the entry or word, or the number of the seat
    look: Callable[[str], str] = field(default=lambda _: "", compare=False, hash=False)  # what a property of it is called

    @property
    def is_nothing(self) -> bool:
        """Tell whether there is nothing to speak about: no number, no things."""
        return isinstance(self.value, Number) and self.value.count.numbers == (0,)


@dataclass(frozen=True, slots=True)
class Several(Said):
    """Several things, those of one sort counted."""

    value: Value
    frame: Frame = FRAME
    items: tuple[Told, ...] = ()

    @property
    def text(self) -> str:
        """All of them by name."""
        return ", ".join(one.text for one in self.items)

    @property
    def label(self) -> str:
        """All of them as in a list of choices."""
        return ", ".join(one.label or one.text for one in self.items)

    @property
    def is_nothing(self) -> bool:
        """Tell whether there are none."""
        return not self.items


NOTHING = Told(Number(Count((0,))))


@lru_cache(_REMEMBERED)
def number(count: int) -> Told:
    """A number to speak about."""
    return Told(Number(Count((count,)), signed=count < 0), text=str(count), label=str(count))


def together(things: Iterable[Told]) -> Told | Several:
    """Several things to speak about as one; those that a sentence does not tell apart are counted."""
    groups: dict[tuple[Value, str], list[Told]] = {}
    for one in things:
        groups.setdefault((one.value, one.title), []).append(one)
    found = [made for same in groups.values() for made in _counted(same)]
    return found[0] if len(found) == 1 else Several(Number(Count((len(found),))), items=tuple(found))


def _counted(same: list[Told]) -> list[Told]:
    one, count = same[0], len(same)
    noun = NounPhrase(one.value.id) if isinstance(one.value, Name) and one.value.id else one.value
    if count == 1 or not isinstance(noun, NounPhrase):
        return same
    plural = replace(noun, count=Count((count,)), plural=True)
    labels = Counter(each.label or each.text for each in same)
    label = ", ".join(name if times == 1 else f"{name} ×{times}" for name, times in labels.items())
    return [replace(one, value=plural, text=f"{one.text} ×{count}", label=label)]
