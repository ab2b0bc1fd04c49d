"""The words of a game in one language: nouns and qualities with their forms, as the lexicon of the game declares them."""

from __future__ import annotations

from dataclasses import dataclass

from wwrules.model import Game
from wwrules.say.grammar import Agreement, Government, Language, Table, government
from wwrules.say.missing import CannotSayError


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun that can be put into a sentence."""

    id: str
    gender: str
    forms: dict[str, tuple[str, str]]  # case -> singular, plural
    places: dict[str, Government]

    @property
    def same_in_accusative_and_genitive(self) -> bool:
        """Tell whether the plural shows that the noun is animate."""
        nominative, genitive, accusative = (self.forms[case][1] for case in ("nom", "gen", "acc"))
        return accusative == genitive != nominative

    def form(self, case: str, number: str) -> str:
        """One form."""
        return self.forms[case][number == "pl"]


class Lexicon:
    """Looks words up; what is not there cannot be said."""

    def __init__(self, game: Game, language: Language) -> None:
        self._names = game.names.get(language.locale, {})
        self._qualities = game.quality_words.get(language.locale, {})
        self._language = language
        self._players = {"player", *(one.id for one in game.nouns.values() if "player" in one.isa)}

    def is_player(self, name: str) -> bool:
        """Tell whether a noun names somebody at the table."""
        return name in self._players

    def noun(self, name: str) -> Noun:
        """A noun by the id of what it names."""
        word = self._names.get(name)
        if word is None:
            raise CannotSayError("word", name)
        places = {way: government(text) for way, text in word.places.items()}
        if word.short is not None:
            text, gender = word.short
            return Noun(name, gender, dict.fromkeys(("nom", "gen", "dat", "acc", "ins", "loc"), (text, text)), places)
        if not word.forms or not word.gender:
            raise CannotSayError("word", name, "forms" if not word.forms else "gender")
        return Noun(name, word.gender, dict(word.forms), places)

    def agreement(self, noun: Noun, number: str) -> Agreement:
        """What words around the noun take from it."""
        number = "pl" if noun.gender == "pl" else number
        animate = self._language.animate[number]
        by_form = "by-form" in animate and noun.same_in_accusative_and_genitive
        return Agreement(noun.gender, number, noun.gender in animate or by_form)

    def quality(self, name: str, agreement: Agreement, case: str) -> tuple[str, bool]:
        """How a quality is said of something, and whether it stands behind the noun."""
        word = self._qualities.get(name)
        if word is None:
            raise CannotSayError("quality", name)
        if word.after and not word.stem:
            return word.after, True
        if not word.stem or not word.paradigm:
            raise CannotSayError("quality", name, "stem and paradigm")
        table: Table = self._language.decline(word.stem, word.paradigm, word.persons)
        form = self._language.form(name, table, agreement, case)
        return (f"{form} {word.after}", True) if word.after else (form, False)
