"""Polish, by morfeusz2: its tags in our terms."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Any

from wwrules.words.readings import ONLY_PLURAL, Cell, Reading, Table, basic_cell, table_of

_CASES = {"nom": "nom", "gen": "gen", "dat": "dat", "acc": "acc", "inst": "ins", "loc": "loc"}
_GENDERS = {"m1": "m-pers", "m2": "m-anim", "m3": "m-inan", "f": "f", "n": "neut"}
_NOUNS = ("subst", "ger")
_DECLINE = (*_NOUNS, "adj", "ppas", "pact")
_DEGREES = ("aff", "neg", "pos", "com", "sup")  # words made from a word, under the name of that word


class Analyser:
    """Polish words."""

    @cached_property
    def _tool(self) -> Any:
        import morfeusz2  # noqa: PLC0415 - the extra `words`

        return morfeusz2.Morfeusz()

    def knows(self, word: str) -> bool:
        """Tell whether there is such a word, by itself or as a form of one."""
        return all(tag != "ign" for _, tag in self._analyses(word))

    def lemmas(self, word: str) -> tuple[str, ...]:
        """Basic forms of the words that a form may belong to."""
        return tuple(dict.fromkeys(lemma.partition(":")[0] for lemma, tag in self._analyses(word) if tag != "ign"))

    def tables(self, word: str, gender: str, paradigm: str = "") -> list[Table]:  # noqa: ARG002 - the tool knows how it declines
        """Tables of the words whose basic form this is."""
        basic = basic_cell(gender)
        heads: dict[tuple[str, str, str], set[str]] = {}
        for lemma, tag in self._analyses(word):
            for one in _readings(word, tag):
                if one.cell == basic and (one.noun or gender in (ONLY_PLURAL, one.gender)):
                    heads.setdefault((lemma, _sort(tag), one.gender * one.noun), set()).add(one.gender)
        return [table_of(head[0], self._forms(*head[:2], genders), gender) for head, genders in heads.items()]

    def _forms(self, lemma: str, sort: str, genders: set[str]) -> Iterator[Reading]:
        for form, name, tag, *_ in self._tool.generate(lemma.partition(":")[0]):
            if name == lemma and _sort(tag) == sort:
                yield from (one for one in _readings(form, tag) if one.gender in genders)

    def _analyses(self, word: str) -> list[tuple[str, str]]:
        found: list[Any] = self._tool.analyse(word)
        if any(one[2][2] == "ign" for one in found) and word != word.lower():
            found = self._tool.analyse(word.lower())
        return [(one[2][1], one[2][2]) for one in found]


def _sort(tag: str) -> str:
    """What sort of word a form belongs to: noun, adjective, participle, and whether it is negated or compared."""
    sort, *rest = tag.split(":")
    return ":".join([sort, *(one for one in rest if one in _DEGREES)])


def _readings(form: str, tag: str) -> list[Reading]:
    sort, *rest = tag.split(":")
    if sort not in _DECLINE:
        return []
    parts = [one.split(".") for one in rest]
    numbers = next((one for one in parts if set(one) <= {"sg", "pl"}), [])
    cases = next((one for one in parts if set(one) <= {*_CASES, "voc"}), [])
    genders = next((one for one in parts if set(one) <= _GENDERS.keys()), [""])
    return [
        Reading(form, sort in _NOUNS, Cell(_CASES[case], number), _GENDERS.get(gender, ""))
        for number, case, gender in product(numbers, cases, genders)
        if case in _CASES
    ]
