"""Tells in one language what happens in a game and what somebody is asked, from the messages of the game in `words/<locale>/`.

`log.ftl` has a message for each event and attribute, for moves into zones and for stretches of play; `questions.ftl` one for
each decision; `names.ftl` how things are called in lists; `charts.ftl` the steps of flow charts. What a game has no message
for is told by the constructs of the language, and what those cannot tell either is a gap.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile

from fluent.syntax import ast

from wwrules.compile.effect_tree import Either, May, Node, NounList, NounPhrase, Sentence, Steps
from wwrules.load.pattern_files import parsed
from wwrules.model import Game
from wwrules.say.finish import finished, loose
from wwrules.say.grammar import constructs_of
from wwrules.say.missing import CannotSayError, Missing
from wwrules.say.nouns import Frame, Said
from wwrules.say.patterns import Function, Messages, nodes_of, patterns_of
from wwrules.say.sentences import Sentences
from wwrules.say.speaker import Speaker
from wwrules.say.told import Several, Told

SORTS = ("log", "questions", "names", "charts")  # files of messages beside the patterns of phrases
FUNCTIONS = ("NAME", "LABEL", "LIST", "GIVEN", "SOME", "VALUE")  # beside those that patterns may call
_REMEMBERED = 20_000  # sentences


class Storyteller:
    """Tells a game in the language of a speaker."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.speaker, self.locale = speaker, speaker.locale
        functions = speaker.functions | {name: speaker.noting(one) for name, one in self._functions().items()}
        self.constructs = Messages("construct", self.locale, [constructs_of(game, self.locale)], functions)
        self._messages: dict[str, Messages] = {}
        self._counted: dict[str, frozenset[tuple[str, str]]] = {}
        for sort in SORTS:
            texts = [one.text for one in game.tellings if (one.sort, one.locale) == (sort, self.locale)]
            self._messages[sort] = Messages(sort, self.locale, texts, functions)
            self._counted[sort] = frozenset(found for text in texts for found in _asked_numbers(text))
        self._sounds = speaker.nouns.language.sounds
        self._told = lru_cache(_REMEMBERED)(self._say)

    def _whole(self, text: str) -> str:
        return finished(text, self.locale, self._sounds)

    # ------------------------------------------------------------ messages

    def has(self, sort: str, key: str) -> bool:
        """Tell whether the game has a message."""
        return self._messages[sort].has(key)

    def keys(self, sort: str) -> frozenset[str]:
        """All messages of a sort."""
        return frozenset(self._messages[sort].variables)

    def uses(self, sort: str, key: str) -> frozenset[str]:
        """The variables of a message and of those inside it."""
        return self._messages[sort].all_variables(key)

    def can_be_several(self, sort: str, key: str, variable: str) -> bool:
        """Tell whether a message asks for the number of a variable, so that it can be several things."""
        return (key, variable) in self._counted[sort]

    def tell(self, sort: str, key: str, words: Mapping[str, object]) -> tuple[str, tuple[Missing, ...]]:
        """A message of the game as a sentence, or nothing and what is missing."""
        used = self.uses(sort, key)
        return self._told(sort, key, tuple((name, one) for name, one in words.items() if name in used))

    def option(self, key: str, words: Mapping[str, object]) -> tuple[str, tuple[Missing, ...]]:
        """A message of the questions as it stands in a list of choices."""
        return self.label("questions", key, words)

    def label(self, sort: str, key: str, words: Mapping[str, object]) -> tuple[str, tuple[Missing, ...]]:
        """A message as it stands in a list or a shape: no sentence by itself."""
        used = self.uses(sort, key)
        return self._told(sort, key, tuple((name, one) for name, one in words.items() if name in used), False)

    def construct(self, key: str, words: Mapping[str, object]) -> tuple[str, tuple[Missing, ...]]:
        """The same for a construct of the language."""
        used = self.constructs.variables.get(key, frozenset())
        return self._told("", key, tuple((name, one) for name, one in words.items() if name in used))

    def _say(
        self, sort: str, key: str, words: tuple[tuple[str, object], ...], whole: bool = True
    ) -> tuple[str, tuple[Missing, ...]]:
        messages = self._messages[sort] if sort else self.constructs
        self.speaker.begin()
        try:
            text = messages.say(key, dict(words))
        except CannotSayError as gap:
            return "", (Missing(gap.kind, gap.name, self.locale, gap.detail),)
        missing = tuple(dict.fromkeys(self.speaker.missing))
        if missing:
            return "", missing
        return (self._whole(text) if whole and sort != "names" else loose(text, self.locale, self._sounds)), ()

    # ------------------------------------------------------------ what effects ask

    def asked(self, sort: str, part: Node) -> tuple[str, tuple[Missing, ...]]:
        """The question that a part of an effect asks: whether to do it, in what way, what to pick."""
        self._begin_alone()
        if sort == "may" and isinstance(part, May):
            text = f"{Sentences(self.speaker).wish(part.step, 'ask-may')}?"
        elif sort == "instead" and isinstance(part, Sentence):
            text = f"{Sentences(self.speaker).wish_instead(part, _certain(part.steps))}?"
        elif sort == "role" and isinstance(part, NounPhrase | NounList):
            text = self.speaker.construct("ask-role", what=Said(part, Frame()))
        else:
            text = self.speaker.construct(f"ask-{sort}")
        missing = tuple(dict.fromkeys(self.speaker.missing))
        return ("" if missing else finished(text, self.locale)), missing

    def _begin_alone(self) -> None:
        self.speaker.begin()
        self.speaker.nouns.mentions.alone()

    def ways(self, part: Node) -> list[str]:
        """What each way of an `either` does, as it stands in a list of choices."""
        either = part.step if isinstance(part, May) else part
        if not isinstance(either, Either):
            return []
        found = []
        for option in either.options:
            self._begin_alone()
            text = Sentences(self.speaker).wish(option)
            found.append("" if self.speaker.missing else loose(text, self.locale))
        return found

    def neither(self) -> str:
        """None of several ways, in a list of choices."""
        self.speaker.begin()
        return loose(self.speaker.construct("ask-neither"), self.locale)

    # ------------------------------------------------------------ what messages may call

    def _functions(self) -> dict[str, Function]:
        nouns = self.speaker.nouns
        return {
            "NP": self._noun_phrase,
            "NUMBER": self._number,
            "GENDER": lambda said: nouns.agreement(said.items[0] if isinstance(said, Several) else said).gender,
            "NAME": lambda said: said.text,
            "LABEL": lambda said: said.label or said.text,
            "LIST": lambda *texts: ", ".join(text for text in map(_shown, texts) if text),
            "GIVEN": lambda said, before="", after="": f"{before}{_shown(said)}{after}" if _shown(said) else "",
            "SOME": lambda said, word: "" if said.is_nothing else nouns.counted(said, word, "nom"),
            "VALUE": lambda said, name: said.look(name),
        }

    def _noun_phrase(self, said: Said, case: str, **how: str) -> str:
        if isinstance(said, Several) and len({one.value for one in said.items}) == 1 and all(one.title for one in said.items):
            return self._titles(said, case)
        if isinstance(said, Several):
            return self.speaker.join("and", [self._noun_phrase(one, case, **how) for one in said.items])
        if isinstance(said, Told) and said.title:
            title = self.speaker.construct("title" if said.quoted else "number", title=said.title)
            return f"{self.speaker.nouns.say(said, case)} {title}"
        if how:
            return str(self.speaker.functions["NP"](said, case, **how))
        return self.speaker.nouns.say(said, case)

    def _titles(self, said: Several, case: str) -> str:
        """Several of one kind by their names: the cards “Brook” and “Lake”."""
        first = said.items[0]
        noun = replace(first.value, plural=True) if isinstance(first.value, NounPhrase) else first.value
        titles = [self.speaker.construct("title" if one.quoted else "number", title=one.title) for one in said.items]
        return f"{self.speaker.nouns.say(replace(first, value=noun), case)} {self.speaker.join('and', titles)}"

    def _number(self, said: Said) -> str:
        return "pl" if isinstance(said, Several) else self.speaker.nouns.verb_number(said)


def _shown(value: object) -> str:
    """A text, or what something is called; nothing for nothing."""
    if isinstance(value, Told | Several):
        return "" if value.is_nothing else value.label or value.text
    return str(value)


def _certain(steps: Steps) -> Steps:
    """What is done for certain: not what one may do later on."""
    items = tuple(takewhile(lambda one: not isinstance(one, May), steps.items))
    return replace(steps, items=items, later=None) if items else steps


def _asked_numbers(text: str) -> list[tuple[str, str]]:
    """Messages with the variables whose number they ask for."""
    found = []
    for key, pattern in patterns_of(parsed(text)):
        for one in nodes_of(pattern):
            if isinstance(one, ast.FunctionReference) and one.id.name == "NUMBER":
                names = (arg.id.name for arg in one.arguments.positional if isinstance(arg, ast.VariableReference))
                found += [(key, name) for name in names]
    return found
