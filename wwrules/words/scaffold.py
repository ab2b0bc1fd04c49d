"""Entries for a lexicon from a basic form: what the tools of the language make of it, for somebody to read and correct."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from wwrules.say.grammar import CASES, language
from wwrules.words.phrases import WORD, Entry, proposals
from wwrules.words.readings import NUMBERS, ONLY_PLURAL, Analyser, Cell, Table
from wwrules.words.tools import tools

_PLAIN = re.compile(r"[^\W\d_][^:#,\[\]{}&*!|>'\"%@`\n]*")
_ALSO_WORDS_OF_YAML = {"on", "off", "yes", "no", "y", "n", "true", "false", "null"}
OTHERS = 3  # how many other readings are shown


@dataclass(frozen=True, slots=True)
class Proposal:
    """All forms of a name, and those of the other words that it may be."""

    id: str
    name: str
    gender: str
    paradigm: str
    forms: Mapping[Cell, str]
    others: tuple[Mapping[Cell, str], ...]


def propose(name: str, locale: str, entry: str, gender: str = "", paradigm: str = "") -> Proposal | None:
    """The forms of a name in a language; nothing where its tools do not know the word or there are none."""
    analyser = tools(locale).analyser
    if analyser is None or not WORD.search(name):
        return None
    found = [
        _Guess(some, *one) for some in _genders(locale, gender) for one in proposals(Entry(name, some, {}, paradigm), analyser)
    ]
    if not found:
        return None
    best = max(found, key=lambda one: one.trust(analyser))
    others = [one.forms for one in found if one.gender == best.gender and one.is_whole(analyser) and one.forms != best.forms]
    named = best.table.paradigm if analyser_names_paradigms(analyser) else ""
    return Proposal(entry, name, best.gender, named, best.forms, tuple(others)[:OTHERS])


class _Guess(NamedTuple):
    """One way to decline a name."""

    gender: str
    forms: Mapping[Cell, str]
    table: Table

    def trust(self, analyser: Analyser) -> tuple[int, int]:
        """How likely it is: as many forms as possible, and as many of them known words as possible."""
        return len(self.table.forms), sum(map(analyser.knows, self._words()))

    def is_whole(self, analyser: Analyser) -> bool:
        """Tell whether it has all forms, and all of them are words."""
        return all(cell in self.table.forms for cell in self.forms) and all(map(analyser.knows, self._words()))

    def _words(self) -> list[str]:
        return [word for form in self.forms.values() for word in WORD.findall(form)]


def analyser_names_paradigms(analyser: Analyser) -> bool:
    """Tell whether a lexicon names the noun that a word declines like, because no tool knows it."""
    return bool(getattr(analyser, "names_paradigms", False))


def _genders(locale: str, gender: str) -> list[str]:
    """The genders to try: the one that is given, or all of the language, persons after things, and at last plural only."""
    grammar = language(locale)
    return [gender] if gender else [*reversed(list(grammar.columns["sg"] if grammar else ())), ONLY_PLURAL]


def as_yaml(one: Proposal, note: str) -> Iterator[str]:
    """Lines of a lexicon: the entry, its forms case by case, and in notes what else they may be."""
    yield f"  {one.id}:  # {note}"
    yield f"    name: {_scalar(one.name)}"
    yield f"    gender: {one.gender}"
    if one.paradigm:
        yield f"    paradigm: {one.paradigm}"
    yield "    origin: own"
    yield "    forms:"
    for case in CASES:
        row = [one.forms.get(Cell(case, number), one.forms.get(Cell(case, "pl"), "")) for number in NUMBERS]
        other = dict.fromkeys(
            form for some in one.others for cell, form in some.items() if cell.case == case and form not in row
        )
        yield f"      {case}: [{', '.join(map(_scalar, row))}]{'  # ' * bool(other)}{', '.join(other)}"


def _scalar(text: str) -> str:
    plain = _PLAIN.fullmatch(text) and text.lower() not in _ALSO_WORDS_OF_YAML
    return text if plain else json.dumps(text, ensure_ascii=False)
