"""The grammar of a language as data (`languages/<locale>.yaml`): how words decline and agree, and what numbers govern.

Nothing here knows a game, and nothing knows a language by name: a new locale is a new file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import babel
import yaml

from wwrules.model import Game
from wwrules.say.grammar_lint import lacks
from wwrules.say.missing import CannotSayError

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
LANGUAGES = Path(__file__).parent / "languages"
LATIN = "abcdefghijklmnopqrstuvwxyzßæðđøþłœ"  # with any accent; what has none of its own is named
_WAYS = ("part", "into", "in", "from", "owner")
BY_ANIMACY = "*"  # the accusative is the genitive of what is animate and the nominative of the rest

Table = Mapping[str, tuple[str, ...]]  # column -> forms in the order of CASES


class Agreement(NamedTuple):
    """What words around a noun take from it."""

    gender: str
    number: str  # sg, pl
    animate: bool


class Sound(NamedTuple):
    """A word that changes before others, as a and an do."""

    word: str
    becomes: str
    before: tuple[str, ...]  # how the next word begins; always if empty


class Needed(dict[str, Any]):
    """Words of a language by what they are needed for; one that is not there, or empty, cannot be said."""

    def __missing__(self, key: str) -> Any:
        raise CannotSayError("word", key)


class Government(NamedTuple):
    """A preposition and the case it wants."""

    word: str
    case: str


@dataclass(frozen=True, slots=True)
class Language:
    """One language: tables of endings and forms."""

    locale: str
    columns: Mapping[str, Mapping[str, str]]
    animate: Mapping[str, list[str]]
    paradigms: Mapping[str, Table]
    numerals: Mapping[str, Mapping[str, Any]]
    bounds: Mapping[str, str]
    governments: Mapping[str, Government]  # part, into, in, from, owner
    words: Mapping[str, Table]
    pronouns: Mapping[str, Any]
    branches: Mapping[str, list[str]]  # words by which a reader knows what may be, is chosen or depends on something
    sounds: tuple[Sound, ...]
    named_place: Mapping[str, str]  # into, in, from a place that the sentence has named just before: there; may be empty

    def column(self, agreement: Agreement) -> str:
        """The column of a table that serves a gender and number."""
        column = self.columns[agreement.number].get(agreement.gender)
        if column is None:
            raise CannotSayError("word", agreement.gender, "gender")
        return column

    def form(self, name: str, table: Table, agreement: Agreement, case: str) -> str:
        """The form of a word that agrees."""
        column = self.column(agreement)
        forms = table.get(column) or table.get(agreement.number)
        form = forms[CASES.index(case)] if forms else ""
        if forms and form == BY_ANIMACY:
            form = forms[CASES.index("gen" if agreement.animate else "nom")]
        if not form:
            raise CannotSayError("word", name, f"{column} {case}")
        return form

    def word(self, name: str, agreement: Agreement, case: str) -> str:
        """A word of the language itself, agreeing: this, each, which, …"""
        if name not in self.words:
            raise CannotSayError("word", name)
        return self.form(name, self.words[name], agreement, case)

    def decline(self, stem: str, paradigm: str, persons: str = "") -> Table:
        """All forms of an adjective; `persons` is its nominative plural for persons, where the stem changes."""
        table = {name: tuple(_ended(stem, one) for one in endings) for name, endings in self.paradigms[paradigm].items()}
        if "persons" in table and not self.paradigms[paradigm]["persons"][0]:
            table["persons"] = (persons, *table["persons"][1:])
        return table

    def counted(self, number: int, gender: str, case: str) -> tuple[str, str]:
        """The number and case of a noun after a numeral."""
        rule = self.numerals[plural_category(self.locale, number)]
        changed = rule.get(case, {})
        return rule["number"], changed.get(gender) or changed.get("any") or case


def _ended(stem: str, ending: str) -> str:
    return ending if ending == BY_ANIMACY else stem + ending


@cache
def _plural(locale: str) -> Any:
    return babel.Locale.parse(locale).plural_form


def plural_category(locale: str, number: int) -> str:
    """What a language counts a number as: one, few, many, other."""
    return str(_plural(locale)(abs(number)))


def government(text: str) -> Government:
    """Read “do gen”."""
    word, _, case = text.rpartition(" ")
    return Government(word, case)


@cache
def language(locale: str) -> Language | None:
    """The grammar of a locale, if we have it."""
    file = LANGUAGES / f"{locale}.yaml"
    if not file.is_file():
        return None
    return language_from(locale, yaml.load(file.read_text("utf-8"), _LOADER))  # noqa: S506 - a safe loader, in C where there is one


def language_of(game: Game, locale: str) -> Language | None:
    """The grammar of a locale: ours, or the one that the game brings along if it is whole."""
    ours, (theirs, _) = language(locale), game.told.grammars.get(locale, ({}, None))
    if ours is not None or not theirs or any(lacks(locale, theirs)):
        return ours
    return language_from(locale, theirs)


def alphabet_of(game: Game, locale: str) -> str:
    """The letters of a language, small ones: as its grammar declares them, or those that most have."""
    return _alphabet(locale) or str(game.told.grammars.get(locale, ({}, None))[0].get("alphabet", LATIN))


@cache
def _alphabet(locale: str) -> str:
    file = LANGUAGES / f"{locale}.yaml"
    declared = re.search(r"^alphabet: *(\w+)", file.read_text("utf-8"), re.MULTILINE) if file.is_file() else None
    return declared[1] if declared else ""  # without the tables, which many games never ask for


def constructs_of(game: Game, locale: str) -> str:
    """The messages of a language itself, from the same place as its grammar."""
    file = LANGUAGES / f"{locale}.ftl"
    return file.read_text("utf-8") if file.is_file() else game.told.constructs.get(locale, "")


def language_from(locale: str, data: Mapping[str, Any]) -> Language:
    """A grammar from its tables."""
    paradigms = {name: _table(table) for name, table in data["paradigms"].items()}
    bare = Language(
        locale=locale,
        columns=data["columns"],
        animate=data["animate"],
        paradigms=paradigms,
        numerals=data["numerals"],
        bounds=_given(data["bounds"]),
        governments=Needed({"owner": Government("", "gen")} | {name: government(data[name]) for name in _WAYS if name in data}),
        words={},
        pronouns=data["pronouns"],
        branches=data.get("branches", {}),
        sounds=tuple(Sound(one["word"], one["becomes"], tuple(one.get("before", ()))) for one in data.get("sounds", ())),
        named_place=data.get("named-place", {}),
    )
    words = {name: word_table(bare, word) for name, word in data["words"].items()}
    possessive = {
        name: one if isinstance(one, str) else word_table(bare, one) for name, one in data["pronouns"]["possessive"].items()
    }
    possessive = _given(possessive)
    return Language(
        **{name: getattr(bare, name) for name in bare.__slots__}
        | {"words": words, "pronouns": {**data["pronouns"], "possessive": possessive}}
    )


def _given(words: Mapping[str, Any]) -> Needed:
    """What is not empty."""
    return Needed({name: one for name, one in words.items() if one})


def word_table(language: Language, word: Mapping[str, Any]) -> Table:
    """Forms written out, or made from a stem."""
    if "stem" in word:
        return language.decline(word["stem"], word["paradigm"], word.get("persons", ""))
    return _table(word)


def _table(table: Mapping[str, Any]) -> Table:
    return {name: tuple(forms) for name, forms in table.items()}
