"""What an analyser says about words, in the same few terms for every language, whatever its tool calls them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from wwrules.say.grammar import CASES

NUMBERS = ("sg", "pl")
ONLY_PLURAL = "pl"  # the gender of a word without singular, as lexicons name it


class Cell(NamedTuple):
    """A place in the table of a word's forms."""

    case: str
    number: str


CELLS = tuple(Cell(case, number) for number in NUMBERS for case in CASES)


@dataclass(frozen=True, slots=True)
class Table:
    """The forms of a noun, or of an adjective beside a noun of some gender; where several are right, the usual first."""

    lemma: str
    noun: bool
    gender: str  # '' beside a noun of any gender
    forms: Mapping[Cell, tuple[str, ...]]
    paradigm: str = ""

    def has(self, cell: Cell, form: str) -> bool:
        """Tell whether a form may stand in a place; capitals do not matter."""
        return form.casefold() in map(str.casefold, self.forms.get(cell, ()))


class Analyser(Protocol):
    """Knows the forms of a language."""

    def knows(self, word: str) -> bool:
        """Tell whether there is such a word."""

    def lemmas(self, word: str) -> tuple[str, ...]:
        """Basic forms of the words that a form may belong to."""

    def tables(self, word: str, gender: str, paradigm: str = "") -> list[Table]:
        """Tables that a word in its basic form may head: nouns, and adjectives beside a noun of that gender."""


class Reading(NamedTuple):
    """One way to understand a form, for analysers that know single forms."""

    form: str
    noun: bool
    cell: Cell
    gender: str  # '' where the form does not tell


def basic_cell(gender: str) -> Cell:
    """Where the basic form stands."""
    return Cell("nom", "pl" if gender == ONLY_PLURAL else "sg")


def table_of(lemma: str, readings: Iterable[Reading], gender: str) -> Table:
    """A table from all forms of one word; of an adjective only those that go with the gender."""
    every = list(readings)
    noun = any(one.noun for one in every)
    own = next((one.gender for one in every if one.noun and one.gender), "")
    forms: dict[Cell, dict[str, None]] = {}
    for one in every:
        if noun or gender == ONLY_PLURAL or one.gender in ("", gender):
            forms.setdefault(one.cell, {})[one.form] = None
    return Table(lemma, noun, own if noun else gender, {cell: tuple(some) for cell, some in forms.items()})
