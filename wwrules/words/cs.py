"""Czech, by the nouns of the school grammar (`cs.yaml`) and a dictionary: no free tool knows Czech forms with their cases.

A noun declines like one of them; what its stem may do before an ending is written here, generously, because the dictionary
tells which of the possible forms are words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from wwrules.say.grammar import CASES, Agreement, language
from wwrules.words.readings import CELLS, NUMBERS, ONLY_PLURAL, Cell, Table, basic_cell

_CONSONANT = "[bcčdďfghjklmnňpqrřsštťvwxzž]"
_SOFTENED = (("ch", "š"), ("k", "c"), ("h", "z"), ("g", "z"), ("r", "ř"))  # before ě of a noun, i and ích
_PERSONS = (("sk", "št"), ("ck", "čt"), ("ch", "š"), ("k", "c"), ("h", "z"), ("r", "ř"))  # of adjectives: drazí, vysocí
_SHORTER = {"á": "a", "í": "i", "ý": "y", "ú": "u", "ů": "o", "ou": "u", "é": "e"}
_BARE = {"ď": "d", "ť": "t", "ň": "n"}
_FIRM = ("kost", "kuře", "stavení")  # their stems keep long vowels long
_PAIRS = Cell("ins", "pl")
_KEEPS_SOFT = re.compile(r"[bpvfmdtn]$")  # behind these ě is written, behind others e


class Paradigm(NamedTuple):
    """Endings of a noun that others decline like."""

    gender: str
    endings: dict[Cell, tuple[str, ...]]


@cache
def paradigms() -> dict[str, Paradigm]:
    """The nouns of the school grammar."""
    read: dict[str, Any] = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text("utf-8"))
    return {
        name: Paradigm(
            one["gender"],
            {
                Cell(case, number): tuple(ending.strip('"') for ending in written.split("/"))
                for number in NUMBERS
                for case, written in zip(CASES, one[number], strict=True)
            },
        )
        for name, one in read.items()
    }


class Analyser:
    """Czech words; `spelt` tells which of the possible forms are words."""

    names_paradigms = True

    def __init__(self, spelt: Callable[[str], bool]) -> None:
        self._spelt = spelt

    def knows(self, word: str) -> bool:
        """Tell whether the dictionary has the word."""
        return self._spelt(word)

    def lemmas(self, word: str) -> tuple[str, ...]:  # noqa: ARG002 - a spelling dictionary knows forms, not what they belong to
        """Basic forms of the words that a form may belong to: unknown."""
        return ()

    def tables(self, word: str, gender: str, paradigm: str = "") -> list[Table]:
        """Tables of the nouns and adjectives whose basic form this may be; first those with most forms in the dictionary."""
        if found := list(_possessives(word, gender)):
            return found
        adjective = self._is_adjective(word, gender)
        found = list(_adjectives(word, gender)) if adjective else []
        if not adjective or not self._spelt(word):
            found += self._nouns(word, gender, paradigm)
        return sorted(found, key=lambda one: -sum(map(self._spelt, (some[0].lower() for some in one.forms.values()))))

    def _is_adjective(self, word: str, gender: str) -> bool:
        """Tell an adjective from a noun that ends like one: the dictionary has its genitive."""
        soft = ("ího", "ého") if gender == ONLY_PLURAL else ("ího",)
        endings = soft if word.endswith("í") else ("ého",)
        return any(self._spelt(f"{word[:-1]}{one}".lower()) for one in endings) or not self._spelt(word)

    def _nouns(self, word: str, gender: str, paradigm: str) -> Iterator[Table]:
        basic = basic_cell(gender)
        for name, one in paradigms().items():
            if paradigm in ("", name) and gender in (one.gender, ONLY_PLURAL):
                for stem in _stems(word, one.endings[basic]):
                    possible = {cell: self._words(word, stem, cell, name) for cell in CELLS}
                    yield Table(word, True, one.gender, {**possible, basic: (word,)}, name)

    def _words(self, word: str, stem: str, cell: Cell, paradigm: str) -> tuple[str, ...]:
        endings = paradigms()[paradigm].endings[cell]
        if endings == ("",) and cell.number == "sg" and stem == word:
            return (word,)
        if cell == Cell("gen", "pl") and word.endswith("ice"):
            endings = endings[::-1]
        joined = [one for ending in endings for one in _joined(stem, ending, firm=paradigm in _FIRM)]
        forms = dict.fromkeys(form for _, form in sorted(joined, key=lambda one: one[0]))
        capital = word[:1].isupper()
        known = [form for form in forms if self._spelt(form) or (capital and self._spelt(form.capitalize()))]
        regular = dict.fromkeys(form for change, form in joined if not change)
        return tuple(known or regular)  # of a word that no dictionary has the regular forms are all we know


def _stems(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    """What remains of a basic form; one without ending ends in a consonant."""
    for ending in endings:
        if ending and word.endswith(ending):
            yield word.removesuffix(ending)
        elif not ending and re.search(f"{_CONSONANT}$", word):
            yield word


def _joined(stem: str, ending: str, *, firm: bool) -> Iterator[tuple[int, str]]:
    """A stem before an ending, as often as the stem may change; with how far it has changed."""
    stems = [stem]
    if not ending:
        stems += [f"{stem[:-1]}e{stem[-1]}"] if re.search(f"{_CONSONANT}{{2}}$", stem) else []
    elif fleeting := re.fullmatch(rf"(.*{_CONSONANT})e({_CONSONANT})", stem):
        stems.insert(0, "".join(fleeting.groups()))
        stems.insert(1, _softened(stems[0], ending))
    stems += [] if firm else [_shorter(one) for one in stems]
    for change, one in enumerate(dict.fromkeys(stems)):
        yield from ((change, form) for form in _spelt_together(one, ending))


def _softened(stem: str, ending: str) -> str:
    return next((stem.removesuffix(hard) + soft for hard, soft in _SOFTENED if stem.endswith(hard)), stem) if ending else stem


def _spelt_together(stem: str, ending: str) -> Iterator[str]:
    if ending[:1] in ("ě", "i", "í"):
        soft = _softened(stem, ending)
        if soft != stem:
            yield soft + ("e" + ending[1:] if ending[0] == "ě" else ending)
    if ending[:1] == "ě" and not _KEEPS_SOFT.search(_bare(stem)):
        yield _bare(stem) + "e" + ending[1:]
    elif ending:
        yield _bare(stem) + ending
    else:
        yield stem


def _bare(stem: str) -> str:
    """Before ě and i the hook of a soft letter is not written."""
    return stem[:-1] + _BARE.get(stem[-1:], stem[-1:])


def _shorter(stem: str) -> str:
    """The last long vowel becomes short: síla, sil."""
    found = list(re.finditer("ou|[áéíýúů]", stem))
    return stem[: found[-1].start()] + _SHORTER[found[-1].group()] + stem[found[-1].end() :] if found else stem


def _possessives(word: str, gender: str) -> Iterator[Table]:
    """What belongs to somebody with a name: Karlův, Karlova, Karlovo."""
    ending = next((one for one in ("ův", "ova", "ovo", "ovy", "ovi") if word.endswith(one) and word[:1].isupper()), None)
    if ending is None:
        return
    stem, columns = word.removesuffix(ending), _POSSESSIVE.get(gender.partition("-")[0], {})
    forms = {
        Cell(case, number): tuple(stem + one for one in _of_animacy(written, animate=gender.endswith("-anim")).split("/"))
        for number, row in columns.items()
        for case, written in zip(CASES, row, strict=True)
    }
    if word in forms.get(basic_cell(gender), ()):
        yield Table(word, False, gender, forms)


def _of_animacy(endings: str, *, animate: bool) -> str:
    """Two endings with a bar between: of what is not animate, and of what is."""
    thing, _, being = endings.partition("|")
    return being if being and animate else thing


_MANY = ("ovy|ovi", "ových", "ovým", "ovy", "ovými", "ových")
_POSSESSIVE = {
    "m": {"sg": ("ův", "ova", "ovu", "ův|ova", "ovým", "ově/ovu"), "pl": _MANY},
    "f": {"sg": ("ova", "ovy", "ově", "ovu", "ovou", "ově"), "pl": _MANY},
    "neut": {"sg": ("ovo", "ova", "ovu", "ovo", "ovým", "ově/ovu"), "pl": ("ova", *_MANY[1:3], "ova", *_MANY[4:])},
    "pl": {"pl": ("ovy/ovi/ova", *_MANY[1:3], "ovy/ova", *_MANY[4:])},
}


def _adjectives(word: str, gender: str) -> Iterator[Table]:
    grammar = language("cs")
    assert grammar is not None  # noqa: S101 - it stands beside us
    hard = "ýáéí" if gender == ONLY_PLURAL else "ýáé"  # of persons: získaní
    for paradigm, endings in (("soft", "í"), ("hard", hard)):
        stem = word[:-1]
        if word[-1:] in endings and stem:
            persons = next((stem.removesuffix(hard) + soft for hard, soft in _PERSONS if stem.endswith(hard)), stem)
            table = grammar.decline(stem, paradigm, f"{persons}í")
            many = ["m-anim"] if word.endswith("í") and paradigm == "hard" else ["m-inan", "neut"]
            genders = many if gender == ONLY_PLURAL else [gender]
            forms = {
                cell: tuple(dict.fromkeys(_agreeing(grammar, word, table, one, cell) for one in genders)) for cell in CELLS
            }
            if gender == ONLY_PLURAL:  # of eyes, hands and other pairs
                forms[_PAIRS] = (*forms[_PAIRS], f"{forms[_PAIRS][0][:-1]}a")
            if word in forms[basic_cell(gender)]:
                yield Table(word, False, gender, forms, paradigm)


def _agreeing(grammar: Any, word: str, table: Any, gender: str, cell: Cell) -> str:
    animate = gender in grammar.animate[cell.number]
    return str(grammar.form(word, table, Agreement(gender, cell.number, animate), cell.case))
