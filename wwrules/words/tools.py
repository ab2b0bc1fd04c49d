"""The tools of a language: a dictionary for spelling, an analyser for forms; what is not there is told and done without."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import NamedTuple

from wwrules.words import cs, pl, uk
from wwrules.words.dictionaries import Dictionary, dictionary_file
from wwrules.words.readings import Analyser


class Lack(NamedTuple):
    """What is not there: a package to install, or the dictionary of a language."""

    what: str  # package, dictionary
    name: str
    locale: str


@dataclass(frozen=True, slots=True)
class Tools:
    """What we have to look at the words of one language."""

    dictionary: Dictionary | None
    analyser: Analyser | None
    lacks: tuple[Lack, ...]

    def knows(self, word: str) -> bool:
        """Tell whether a word is in the dictionary or known by the analyser."""
        in_dictionary = self.dictionary is not None and self.dictionary.has(word)
        return in_dictionary or (self.analyser is not None and self.analyser.knows(word))

    def knows_parts(self, word: str) -> bool:
        """Tell whether a word is known, or what stands on both sides of its hyphen."""
        return self.knows(word) or ("-" in word and all(map(self.knows, word.split("-"))))

    @property
    def can_spell(self) -> bool:
        """Tell whether anything knows words at all."""
        return self.dictionary is not None or self.analyser is not None


ANALYSED = ("cs", "pl", "uk")  # languages whose forms we can verify and propose
_PACKAGES = {"pl": "morfeusz2", "uk": "pymorphy3"}  # what an analyser needs; the Czech one needs the dictionary


@cache
def tools(locale: str) -> Tools:
    """The tools of a language, opened once."""
    lacks: list[Lack] = []
    dictionary = _dictionary(locale, lacks)
    return Tools(dictionary, _analyser(locale, dictionary, lacks), tuple(lacks))


@cache
def analyser_of(locale: str) -> Analyser | None:
    """The analyser of a language by itself; a dictionary is opened only where it needs one."""
    return _analyser(locale, None, []) if locale in _PACKAGES else tools(locale).analyser


def _dictionary(locale: str, lacks: list[Lack]) -> Dictionary | None:
    if not _is_there("hunspell"):
        lacks.append(Lack("package", "chunspell", locale))
        return None
    file = dictionary_file(locale)
    if file is None:
        lacks.append(Lack("dictionary", "hunspell", locale))
        return None
    return Dictionary(file)


def _analyser(locale: str, dictionary: Dictionary | None, lacks: list[Lack]) -> Analyser | None:
    package = _PACKAGES.get(locale)
    if package is not None and not _is_there(package):
        lacks.append(Lack("package", package, locale))
        return None
    match locale:
        case "pl":
            return pl.Analyser()
        case "uk":
            return uk.Analyser()
        case "cs" if dictionary is not None:
            return cs.Analyser(dictionary.has)
    return None


def _is_there(package: str) -> bool:
    return find_spec(package) is not None
