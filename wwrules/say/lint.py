"""What is wrong with patterns before anybody speaks: Fluent itself would be silent about all of it.

Patterns belong to a phrase and use its roles; `message_lint.py` has what holds for every message. What is not there at all is a
gap; what is there and cannot be right is a slip. A sentence that was said can still be rough: spaces, signs and marks that no
reader should see.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast

from wwrules.compile.words import tables_of
from wwrules.diagnostics import did_you_mean
from wwrules.load.pattern_files import parsed
from wwrules.model import Game, Patterns, Phrase
from wwrules.say.message_lint import Message, Setting, Slip, message_slips, messages_of
from wwrules.say.missing import Missing
from wwrules.say.patterns import nodes_of, patterns_of, references_of
from wwrules.say.speaker import FUNCTIONS
from wwrules.say.storyteller import FUNCTIONS as TELLING_FUNCTIONS

_ROLE = re.compile(r"\{(\w+)")
_GIVEN = {  # variables that a pattern gets beside its roles, by the kind of phrase
    "verb": {"mood", "person"},
    "condition": {"person"},
    "trigger": {"person"},
    "rule": {"person"},
    "relative": {"person", "head", "noun", "case"},
    "amount": {"case"},
}
_FUNCTIONS = frozenset(FUNCTIONS)
_ROUGH = re.compile(
    r"\s{2,}|\s[,.;:]|[,.;:]{2,}|^\s|\s$"  # spaces and signs
    r"|[{}$…\ue000-\uf8ff]"  # what should have been filled in
    r"|['\"`]"  # signs of a keyboard, where print has ’ and „”
    r"|^[a-zà-ÿа-яіїєґ]|[^.!?]$"  # a sentence begins with a capital and ends with a full stop
)


def gaps(game: Game, locale: str) -> list[Missing]:
    """Everything that the words of a locale lack or get wrong: patterns, qualities, nouns of the sentences; sorted."""
    found = {Missing("pattern", one.id, locale, f"{one.state} {one.word}".strip()) for one in slips(game, locale)}
    for pack in ("", *game.packs):
        known = {key for one in _of_pack(game, locale, pack) for key, _ in patterns_of(parsed(one.text))}
        missing = (one for name, one in _phrases(game, pack).items() if name not in known)
        found |= {Missing("pattern", one.id, locale) for one in missing}
    words = game.quality_words.get(locale, {})
    found |= {Missing("quality", one.id, locale) for one in qualities(game) if one.id not in words}
    found |= {Missing("word", name, locale) for name in nouns(game) if not _declines(game, locale, name)}
    return sorted(found)


def qualities(game: Game) -> list[Phrase]:
    """What is said before a noun and needs an adjective."""
    return [one for one in game.phrases.values() if one.kind == "qualifier"]


def nouns(game: Game) -> list[str]:
    """The nouns that sentences of a game can use, and that a reader can meet."""
    abstract = {one.id for one in game.nouns.values() if one.abstract}
    return sorted(tables_of(game).nouns.keys() - abstract)


def _declines(game: Game, locale: str, name: str) -> bool:
    word = game.names.get(locale, {}).get(name)
    return word is not None and (word.short is not None or bool(word.forms and word.gender))


# ---------------------------------------------------------------- slips


def slips(game: Game, locale: str) -> Iterator[Slip]:
    """Mistakes in the patterns of a locale, and in the other messages of the game."""
    amounts = frozenset(one.id for one in game.phrases.values() if one.kind == "amount")
    heads = frozenset(game.definitions) | frozenset(game.nouns) | amounts
    for pack in ("", *game.packs):
        messages = messages_of((one.source.file, one.text) for one in _of_pack(game, locale, pack))
        for one in (*_misfits(messages, _phrases(game, pack)), *message_slips(messages, Setting(locale, _FUNCTIONS, heads))):
            yield one._replace(id=f"{pack}/{one.id}") if pack else one
    told = [one for one in game.tellings if one.locale == locale]
    setting = Setting(locale, _FUNCTIONS | frozenset(TELLING_FUNCTIONS), heads)
    for sort in dict.fromkeys((one.sort, one.pack) for one in told):
        yield from message_slips(
            messages_of((one.source.file, one.text) for one in told if (one.sort, one.pack) == sort), setting
        )


def _of_pack(game: Game, locale: str, pack: str) -> list[Patterns]:
    return [one for one in game.patterns if (one.locale, one.pack) == (locale, pack)]


def _phrases(game: Game, pack: str) -> dict[str, Phrase]:
    return {one.id.rpartition("/")[2]: one for one in game.phrases.values() if one.pack == pack and one.kind != "qualifier"}


def _misfits(messages: list[Message], phrases: dict[str, Phrase]) -> Iterator[Slip]:
    """Patterns that belong to no phrase, and roles that their phrase does not have."""
    shared = {name for one in messages for name in references_of(one.pattern)}
    silent = phrases.keys() - {one.key for one in messages}
    for one in messages:
        name = one.key.partition(".")[0]
        phrase = phrases.get(name)
        if phrase is not None:
            known = set(_ROLE.findall(phrase.form)) | _GIVEN.get(phrase.kind, set())
            for used in nodes_of(one.pattern):
                if isinstance(used, ast.VariableReference) and used.id.name not in known:
                    yield Slip(one.key, one.place(used), "role", used.id.name, did_you_mean(used.id.name, known))
        elif name not in shared and not name.startswith("-"):
            yield Slip(one.key, one.place(), "phrase", "", did_you_mean(name, silent))


# ---------------------------------------------------------------- sentences


def rough(text: str) -> str:
    """The first thing in a sentence that no reader should see, with a little of what is around it; nothing if there is none."""
    found = _ROUGH.search(text)
    return text[max(0, found.start() - 8) : found.end() + 8] if found else ""
