"""Everything that a player can read in the log, be asked and find in lists, in one language: each message with sample words.

What the vocabulary declares must be told: every event, every attribute, zone and scope that is not quiet. What the flow and
the cards decide must be asked. Samples are things of the right sort, so that one can read what will be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.alone import program_of
from wwrules.compile.askings import Asking, askings, message_of
from wwrules.compile.decisions import Decision, decisions
from wwrules.compile.effect_tree import Name, NounPhrase, PhraseUse, Quality
from wwrules.compile.program import Program
from wwrules.model import Game, Word
from wwrules.say.grammar import language_of
from wwrules.say.lines import once
from wwrules.say.missing import Missing
from wwrules.say.nouns import Frame, Said
from wwrules.say.speaker import Speaker
from wwrules.say.storyteller import Storyteller
from wwrules.say.told import Told, number

LOG, QUESTIONS = "log", "questions"
PLAYER = "player"


class Telling(NamedTuple):
    """A sentence that players meet: what it is about, in one language, or what is missing to say it."""

    sort: str  # log, questions
    id: str
    locale: str
    text: str
    missing: tuple[Missing, ...]
    generated: bool = False  # from the effect that asks


class Wanted(NamedTuple):
    """A message that there should be, with the kinds of what it may speak about and the words it chooses by."""

    key: str
    kinds: Mapping[str, str] = {}
    words: Mapping[str, str] = {}
    needed: bool = True  # False where others may tell it as well
    instead: str = ""  # a message that tells it too


def tellings(game: Game, locale: str) -> list[Telling]:
    """All of them; said once for each game."""
    found: list[Telling] = once(game, ("tellings", locale), lambda: list(_tellings(game, locale)))
    return found


def _tellings(game: Game, locale: str) -> Iterator[Telling]:
    if language_of(game, locale) is None or not game.flow_texts:
        return
    teller = Storyteller(game, Speaker(game, locale))
    samples = Samples(game, locale)
    for wanted in log_messages(game):
        if teller.has(LOG, wanted.key) or (wanted.needed and not teller.has(LOG, wanted.instead)):
            words = {**{name: samples.of(kind) for name, kind in wanted.kinds.items()}, **wanted.words}
            yield Telling(LOG, wanted.key, locale, *teller.tell(LOG, wanted.key, words))
    yield from _questions(program_of(game), teller, samples)
    for key in sorted(teller.keys("names")):
        words = samples.all(teller.uses("names", key), key)
        yield Telling(QUESTIONS, f"name.{key}", locale, *teller.tell("names", key, words))


# ---------------------------------------------------------------- the log


def log_messages(game: Game) -> list[Wanted]:
    """What the log must be able to tell, and what it may tell besides."""
    found: list[Wanted] = once(game, ("log-messages",), lambda: list(_log_messages(game)))
    return found


def _log_messages(game: Game) -> Iterator[Wanted]:
    quiet = game.presentation.quiet
    table = {name: _sample_of(game, word) for name, word in game.words.items() if word.settings.get("of") == "game"}
    for word in game.words.values():
        for one in _MESSAGES.get(word.sort, _nothing)(game, word):
            loud = word.sort == "event" or (word.id not in quiet and one.key not in quiet)
            yield one._replace(kinds={**table, **one.kinds}, needed=one.needed and loud)
    for kind in game.kinds:
        yield Wanted(f"{kind}.rolled", {"what": kind}, needed=False)
    declared = {word.id for word in game.words.values() if word.sort == "event"}
    for definition in program_of(game).definitions.values():
        if definition.sort == "event" and definition.name not in declared:
            yield Wanted(str(definition.name), {str(one.name): str(one.type) for one in definition.parameters}, needed=False)


def _event(_: Game, word: Word) -> Iterator[Wanted]:
    parts = word.settings.get("with")
    yield Wanted(word.id, {str(name): str(kind) for name, kind in parts.items()} if isinstance(parts, Mapping) else {})


def _scope(_: Game, word: Word) -> Iterator[Wanted]:
    yield Wanted(f"{word.id}.begins")
    yield Wanted(f"{word.id}.ends")


def _attribute(game: Game, word: Word) -> Iterator[Wanted]:
    """An attribute, or each of its values that is a word."""
    of, values = str(word.settings.get("of", "")), _values(game, word)
    kinds = {"who": PLAYER} if of in ("game", PLAYER) else {"what": of, "who": PLAYER}
    kinds = kinds if of != PLAYER else {"what": PLAYER}
    if not values:
        yield Wanted(word.id, {**kinds, "value": _kind_of(word), "by": "number"}, {"turn": "up", "seat": "1"})
        return
    for value in values:
        called = _called(word, value)
        yield Wanted(f"{word.id}.{value}", {**kinds, "called": called}, {"value": value, "seat": "1"}, instead=word.id)
    called = _called(word, values[0])
    yield Wanted(word.id, {**kinds, "called": called}, {"value": values[0], "seat": "1"}, needed=False)


def _values(game: Game, word: Word) -> tuple[str, ...]:
    if word.settings.get("type") == "flag":
        return ("yes", "no")
    enumeration = game.enumerations.get(str(word.settings.get("enumeration", "")))
    return tuple(map(str, enumeration.values)) if enumeration is not None else ()


def _called(word: Word, value: str) -> str:
    """The id under which a language names a value."""
    return f"{word.settings['enumeration']}.{value}" if "enumeration" in word.settings else value


def _sample_of(game: Game, word: Word) -> str:
    """The kind of what an attribute holds, or the first of its values."""
    values = _values(game, word) if "enumeration" in word.settings else ()
    return _called(word, values[0]) if values else _kind_of(word)


def _kind_of(word: Word) -> str:
    sort = str(word.settings.get("type", ""))
    return str(word.settings["kind"]) if sort == "entity" else PLAYER if sort == PLAYER else sort


def _zone(game: Game, word: Word) -> Iterator[Wanted]:
    per = str(word.settings.get("per", "game"))
    kinds = {"what": str(word.settings.get("of", "")), "who": PLAYER} | ({"place": per} if per != "game" else {})
    yield Wanted(word.id, kinds)
    for other in game.words.values():
        if other.sort == "zone":
            source = str(other.settings.get("per", "game"))
            more = {"source": source} if source != "game" else {}
            what = {"what": str(other.settings.get("of", ""))}
            yield Wanted(f"{word.id}.from-{other.id}", {**kinds, **more, **what}, needed=False)


def _nothing(_: Game, __: Word) -> Iterator[Wanted]:
    return iter(())


_MESSAGES = {"event": _event, "scope": _scope, "attribute": _attribute, "zone": _zone}


# ---------------------------------------------------------------- questions


def _questions(program: Program, teller: Storyteller, samples: Samples) -> Iterator[Telling]:
    seen: dict[str, str] = {}
    for decision, asking in _decided(program):
        key, (text, missing) = _question(program, teller, samples, decision, asking)
        generated = asking is not None and not isinstance(asking.part, PhraseUse)
        if generated:  # a card may ask several things of one sort
            key = next(name for name in _numbered(key) if seen.get(name, text) == text)
        if key not in seen:
            seen[key] = text
            yield Telling(QUESTIONS, key, teller.locale, text, missing, generated)
        for option in decision.words or () if asking is None else ():
            key = f"{decision.owner}.{option}"
            if key not in seen:
                seen[key] = ""
                words = samples.all(teller.uses(QUESTIONS, key), decision.owner, _types(program, decision.owner))
                yield Telling(QUESTIONS, key, teller.locale, *teller.option(key, words))


def _numbered(key: str) -> Iterator[str]:
    yield key
    yield from (f"{key}-{number}" for number in count(2))


def _decided(program: Program) -> list[tuple[Decision, Asking | None]]:
    """What somebody decides, but for rules on entries that are written out: those are asked about by the name of the entry."""

    def decided() -> Iterator[tuple[Decision, Asking | None]]:
        asked, entries = askings(program), program.game.entities
        for node, decision in decisions(program).items():
            if node in asked or decision.owner not in entries:
                yield decision, asked.get(node)

    found: list[tuple[Decision, Asking | None]] = once(program.game, ("decided",), lambda: list(decided()))
    return found


def _question(
    program: Program, teller: Storyteller, samples: Samples, decision: Decision, asking: Asking | None
) -> tuple[str, tuple[str, tuple[Missing, ...]]]:
    """The key of a question, and the question."""
    key = message_of(decision, asking)
    if asking is not None and not isinstance(asking.part, PhraseUse):
        return f"{asking.entry}.{asking.name or asking.sort}", teller.asked(asking.sort, asking.part)
    if asking is not None and isinstance(asking.part, PhraseUse):
        words: dict[str, Any] = {name: Said(one, Frame()) for name, one in asking.part.roles}
        return key, teller.tell(QUESTIONS, key, words)
    types = _types(program, decision.owner)
    return key, teller.tell(QUESTIONS, key, samples.all(teller.uses(QUESTIONS, key), decision.owner, types))


def _types(program: Program, owner: str) -> dict[str, str]:
    """The names that a definition knows, with their types where they are written."""
    definition = program.definitions.get(owner)
    if definition is None:
        return {}
    names = {str(getattr(one, "name", "")): "" for one in tree.parts(definition.block) if isinstance(one, _NAMING)}
    return {**names, **{str(one.name): str(one.type) for one in definition.parameters}}


_NAMING = tree.Let | tree.Choose | tree.ForEach | tree.Roll | tree.Draw


def question_keys(program: Program) -> dict[str, dict[str, str] | None]:
    """Every message that a question or an option may have, with what it may speak about (None: roles of a phrase)."""
    found: dict[str, dict[str, str] | None] = {}
    for decision, asking in _decided(program):
        if asking is None:
            names = _types(program, decision.owner)
            for key in (decision.key, *(f"{decision.owner}.{one}" for one in decision.words or ())):
                found[key] = names
        elif isinstance(asking.part, PhraseUse):
            found[message_of(decision, asking)] = {name: "" for name, _ in asking.part.roles}
    return found


# ---------------------------------------------------------------- samples


class Samples:
    """Things to speak about, of any kind."""

    def __init__(self, game: Game, locale: str) -> None:
        self.game, self.names = game, game.names.get(locale, {})

    def all(self, variables: frozenset[str], about: str = "", types: Mapping[str, str] | None = None) -> dict[str, object]:
        """Something for each variable of a message."""
        known = types or {}
        words = {
            name: self.of(known.get(name, "") or self._guess(name, about)) for name in variables if not name.endswith("-id")
        }
        return {**words, **{name: self._word_for(name) for name in variables if name.endswith("-id")}}

    def of(self, kind: str) -> Said:
        """Something of a kind."""
        if kind.lower() == "number":
            return number(2)
        kind = kind.replace("_", "-").lower()
        if kind in self.names and kind not in self.game.kinds and kind != PLAYER:
            return Told(Name(kind), text=self.names[kind].text, label=self.names[kind].text)
        phrase = self.game.phrases.get(kind)
        if phrase is not None and phrase.kind == "qualifier":
            return Said(Quality((kind,)), Frame())
        entry = next((one for one in self.game.entities.values() if one.kind == kind and one.id in self.names), None)
        if entry is not None:
            text = self.names[entry.id].text
            declines = bool(self.names[entry.id].forms)
            return Told(Name(entry.id) if declines else NounPhrase(kind), title="" if declines else text, text=text, label=text)
        declined = next((one for one in (kind, *self._below(kind), *self.game.kinds) if self._declines(one)), kind)
        text = self.names[declined].text if declined in self.names else declined
        return Told(NounPhrase(declined), text=text, label=text, look=lambda _: "2")

    def _below(self, kind: str) -> list[str]:
        """Kinds of that kind, plain pieces first."""
        found = [one for one in self.game.kinds if self.game.is_a(one, kind)]
        return sorted(found, key=lambda one: bool(self.game.kinds[one].properties))

    def _declines(self, kind: str) -> bool:
        name = self.names.get(kind)
        return name is not None and bool(name.forms and name.gender)

    def _guess(self, name: str, about: str) -> str:
        """The kind of something that nobody declared: what has that name in the vocabulary, or what the message is about."""
        if name == "it":
            return about
        for record in self.game.records.values():
            if name in record.fields:
                declared = record.fields[name]
                return declared.kind if declared.type == "entity" else self._value(declared.enumeration) or declared.type
        word = self.game.words.get(name)
        if word is not None:
            return _kind_of(word)
        return PLAYER if name == "owner" else "number"

    def _value(self, enumeration: str) -> str:
        declared = self.game.enumerations.get(enumeration)
        return str(declared.values[0]) if declared is not None else ""

    def _word_for(self, name: str) -> str:
        fields = (record.fields.get(name.removesuffix("-id")) for record in self.game.records.values())
        return next((self._value(one.enumeration) for one in fields if one is not None), "")
