"""A speaker of one language for one game: patterns of the game, words of its lexicon, constructs and grammar of the language.

The functions that patterns may call stand here; each notes what is missing and goes on, so that one run shows every gap.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wwrules.compile.effect_tree import Condition, Count, Effect, NounPhrase, Number, PhraseUse, Pronoun
from wwrules.model import Game
from wwrules.say.finish import LANDING, clitic
from wwrules.say.grammar import constructs_of, language_of
from wwrules.say.lexicon import Lexicon
from wwrules.say.missing import CannotSayError, Missing
from wwrules.say.nouns import Frame, NounPhrases, Said
from wwrules.say.patterns import Function, Messages
from wwrules.say.sentences import Sentences

_SPOKEN = ("NP", "OF", "WORD", "AGR", "PLACE", "COUNT", "MANY", "BEHIND", "APART", "CLITIC", "CLITICS", "NOTE")
FUNCTIONS = (*_SPOKEN, "GENDER", "NUMBER", "HEAD", "KIND", "WEIGHT", "KNOWN")  # the last ones are for choices only
GAP = "…"  # never seen by a reader: a text with a gap is not given out


class Speaker:
    """Says effects. Raises LookupError for a language that we have no grammar of."""

    def __init__(self, game: Game, locale: str) -> None:
        grammar = language_of(game, locale)
        if grammar is None:
            raise LookupError(locale)
        self.locale = locale
        self.missing: list[Missing] = []
        self.nouns = NounPhrases(grammar, Lexicon(game, grammar), self)
        self.functions = functions = {name: self.noting(function) for name, function in self._functions().items()}
        self.constructs = Messages("construct", locale, [constructs_of(game, locale)], functions)
        texts: dict[str, list[str]] = {pack: [] for pack in ("", *game.packs)}
        for one in game.patterns:
            if one.locale == locale:
                texts[one.pack].append(one.text)
        self.patterns = {pack: Messages("pattern", locale, some, functions) for pack, some in texts.items()}

    def say(self, effect: Effect) -> tuple[str, list[Missing]]:
        """Give the sentences of an effect, or nothing and what is missing."""
        return self._said(lambda: Sentences(self).effect(effect))

    def say_condition(self, condition: Condition) -> tuple[str, list[Missing]]:
        """Give a condition by itself, as a sentence."""
        return self._said(lambda: Sentences(self).condition(condition))

    def begin(self) -> None:
        """Forget what was said before, and what was missing."""
        self.missing = []
        self.nouns.mentions.forget()

    def _said(self, speak: Callable[[], str]) -> tuple[str, list[Missing]]:
        self.missing = []
        text = speak()
        missing = list(dict.fromkeys(self.missing))
        return ("" if missing else text), missing

    # ------------------------------------------------------------ phrases and constructs

    def many(self, said: Said) -> str:
        """Say how many, behind “as many as” or “more than”: an amount in its own words, or the number."""
        if isinstance(said.value, PhraseUse):
            return self.phrase(said.value, said.frame, variant="many")
        return self.nouns.say(said, "nom")

    def phrase(self, use: PhraseUse, frame: Frame, *, negative: bool = False, variant: str = "", **more: Any) -> str:
        """Say a phrase of the game: its pattern, or the variant that is asked for, or the one for `not` or for less."""
        if negative:
            use, negative = _contrary(use)
        negative ^= any(_determiner(one) == "no" for _, one in use.roles)
        fewer = any(isinstance(one, Number) and one.signed and one.count.numbers[0] < 0 for _, one in use.roles)
        variant = variant or "-".join(word for word, wanted in (("not", negative), ("minus", fewer)) if wanted)
        return self._say(use.phrase, variant, self._arguments(use, frame, negative) | more)

    def _arguments(self, use: PhraseUse, frame: Frame, negative: bool) -> dict[str, Any]:
        who = use.role("who")
        if use.kind in ("condition", "trigger", "relative"):
            nobody = "nobody" if use.kind == "condition" else "you"  # without `who` a condition is about some piece or place
            subject = nobody if who is None else "you" if _is_you(who) else "they"
            some = "any" if use.kind == "relative" else "no" if negative else "some"
            frame = Frame(subject, says_one=False, any=some, before=frame.before if use.kind == "condition" else "")
        elif use.kind == "rule":
            frame = Frame("nobody", says_one=False)
        arguments: dict[str, Any] = {name: Said(value, frame) for name, value in use.roles}
        if who is not None:
            arguments["person"] = "you" if _is_you(who) else f"{self.verb_number(Said(who, frame))}3"
        return arguments

    def verb_number(self, said: Said) -> str:
        """Number of the verb that goes with a subject: sg or pl."""
        return str(self.noting(self.nouns.verb_number)(said)).replace(GAP, "sg")

    def own_guard(self, use: PhraseUse, word: str) -> str | None:
        """What a trigger says by itself before the colon, where its pattern has an attribute for the guard's word."""
        return self.phrase(use, Frame(), variant=word) if self.has_variant(use, word) else None

    def has_variant(self, use: PhraseUse, word: str) -> bool:
        """Tell whether the pattern of a phrase has an attribute."""
        messages, key = self._messages(use.phrase)
        return messages.has(f"{key}.{word}")

    def _say(self, phrase: str, variant: str, arguments: dict[str, Any]) -> str:
        messages, key = self._messages(phrase)
        return str(self.noting(messages.say)(f"{key}.{variant}" if variant else key, arguments))

    def _messages(self, phrase: str) -> tuple[Messages, str]:
        pack, _, key = phrase.rpartition("/")
        return self.patterns.get(pack, self.patterns[""]), key

    def says_noun(self, use: PhraseUse) -> bool:
        """Tell whether a relative says the noun itself: its pattern names $noun."""
        messages, key = self._messages(use.phrase)
        return "noun" in messages.variables.get(key, ())

    def says_whose(self, use: PhraseUse) -> bool:
        """Tell whether a relative only says that something is yours: its pattern has an attribute for that."""
        return self.has_variant(use, "yours") and _is_you(use.role("who"))

    def stands_apart(self, use: PhraseUse) -> bool:
        """Tell whether a relative can stand apart from its noun: its pattern has an attribute for that."""
        return self.has_variant(use, "apart")

    def construct(self, key: str, **words: Any) -> str:
        """Say a construct of the language: when, may, either, …"""
        return str(self.noting(self.constructs.say)(key, words))

    def join(self, word: str, items: list[str]) -> str:
        """Join with `and` or `or`: commas between the first ones, the word before the last."""
        text = ", ".join(items[:-1])
        return self.construct(f"list-{word}", first=text, last=items[-1]) if text else items[-1]

    # ------------------------------------------------------------ what patterns may call

    def _functions(self) -> dict[str, Function]:
        nouns = self.nouns
        return {
            "NP": _noun_phrase(nouns),
            "OF": nouns.owned,
            "WORD": lambda word, case, number="sg": nouns.lexicon.noun(word).form(case, number),
            "AGR": nouns.agreeing,
            "PLACE": nouns.placed,
            "MANY": self.many,
            "COUNT": _count(nouns),
            "GENDER": lambda said: nouns.agreement(said).gender,
            "NUMBER": nouns.verb_number,
            "HEAD": lambda said: said.value.phrase if isinstance(said.value, PhraseUse) else getattr(said.value, "head", ""),
            "KIND": lambda said: "amount" if isinstance(said.value, PhraseUse) else type(said.value).__name__.lower(),
            "WEIGHT": lambda said: "heavy" if getattr(said.value, "where", ()) else "light",
            "BEHIND": nouns.behind,
            "APART": nouns.apart,
            "NOTE": nouns.note,
            "KNOWN": lambda said: "yes" if nouns.known(said) else "no",
            "CLITIC": clitic,
            "CLITICS": lambda: LANDING,
        }

    def noting(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Note what is missing and leave a gap in the text."""

        def noted(*values: Any, **options: Any) -> Any:
            try:
                return function(*values, **options)
            except CannotSayError as gap:
                self.missing.append(Missing(gap.kind, gap.name, self.locale, gap.detail))
                return GAP

        return noted


def _noun_phrase(nouns: NounPhrases) -> Function:
    def wanted(said: Said, each: str = "", apart: str = "", own: str = "", any: str = "", one: str = "") -> Said:  # noqa: A002
        said = {"no": said.of_nobody, "yes": said.of_subject}.get(own, lambda: said)()
        said = replace(said, frame=replace(said.frame, any="")) if any == "unsaid" else said
        said = nouns.without_apart(said) if apart else said
        said = nouns.without_one(said) if one == "unsaid" else said
        return replace(said, frame=replace(said.frame, each=each)) if each else said

    def np(said: Said, case: str, number: str = "", prep: str = "", stress: str = "", again: str = "", **how: str) -> str:
        that = how.pop("that", "")
        if that and nouns.is_that_player(said.value):
            return nouns.in_full(said, case) if that == "full" else ""
        them = nouns.again(said.of_nobody() if again == "nobody" else said, case) if again else ""
        if them:
            return f"{prep} {them}".strip()
        stressed = said.frame.before != "same" if stress == "once" else bool(stress)  # once in a row of conditions
        said = wanted(said, **how)
        bound, said = nouns.bound_of(said) if prep else ("", said)
        text = nouns.say(said, case, number=number, after_preposition=bool(prep), stressed=stressed)
        return f"{bound} {prep} {text}".strip()

    return np


def _count(nouns: NounPhrases) -> Function:
    def count(said: Said, word: str | Said = "", case: str = "nom", prep: str = "") -> str:
        if word:
            return nouns.counted(said, word, case, prep)
        if isinstance(said.value, Number):
            return nouns.number(said.value, prep)
        return f"{prep} {nouns.say(said, case)}".strip()

    return count


def _contrary(use: PhraseUse) -> tuple[PhraseUse, bool]:
    """Give what holds where a phrase does not, and whether to say “not”: for no bird sings, any does; for a bird does, none."""
    for name, one in use.roles:
        if isinstance(one, NounPhrase) and (one.determiner == "no" or (name == "who" and _is_indefinite(one))):
            other = replace(one, determiner="any" if one.determiner == "no" else "no")
            return replace(use, roles=tuple((role, other if role == name else held) for role, held in use.roles)), False
    return use, True


def _determiner(value: object) -> str:
    return value.determiner if isinstance(value, NounPhrase) else ""


def _is_indefinite(one: NounPhrase) -> bool:
    return not one.determiner and one.owner is None and one.count == Count((1,))


def _is_you(value: object) -> bool:
    return isinstance(value, Pronoun) and value.word == "you"


def say_effect(effect: Effect, game: Game, locale: str) -> tuple[str, list[Missing]]:
    """Say an effect in a language: the text, or an empty one and everything that the language cannot say yet."""
    if language_of(game, locale) is None:
        return "", [Missing("language", locale, locale)]
    return Speaker(game, locale).say(effect)
