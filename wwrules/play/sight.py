"""A position as somebody sees it, in one language: what things are called, and what expressions come to.

Through the eyes of a seat there is nothing but that seat's view; without a seat, everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from functools import cache, cached_property, lru_cache
from typing import Self

from wwrules.catalogue import sentence
from wwrules.compile import procedure_tree as tree
from wwrules.compile.board_parts import Cell, KindName
from wwrules.compile.program import Program
from wwrules.paths import LANGUAGES
from wwrules.play.naming import Naming, looked_at
from wwrules.run.expressions import items, truth
from wwrules.run.interpret import Machine
from wwrules.run.session import Session
from wwrules.run.state import State
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone
from wwrules.run.veil import is_hidden, veiled
from wwrules.say.grammar import language
from wwrules.say.speaker import Speaker
from wwrules.say.storyteller import Storyteller
from wwrules.say.told import NOTHING

NONE = "–"
_OWN_WORDS = {"do": "play-do", "skip": "play-skip"}  # options that effects bring by themselves
_REMEMBERED = 4096  # sentences of ours
_AS_IT_IS = KindName(None, ())  # for kinds about whose names the game says nothing
_DEEPEST = 2  # how deep what follows a name may have something following its name


class Words:
    """The names of a game and our own sentences, in one language."""

    def __init__(self, program: Program, locale: str) -> None:
        self.program, self.game, self.locale = program, program.game, locale
        self.own = locale if locale in LANGUAGES else "en"
        self.names = program.game.names.get(locale, {})
        self.values = {value: one.id for one in program.game.enumerations.values() for value in one.values}
        self._said = lru_cache(_REMEMBERED, typed=True)(sentence)
        self.all_decline = cache(self._all_decline)

    @cached_property
    def speaker(self) -> Speaker | None:
        """Somebody who says effects in the language, if there is a grammar for it."""
        return Speaker(self.game, self.locale) if language(self.locale) else None

    @cached_property
    def storyteller(self) -> Storyteller | None:
        """Somebody who tells what happens, in the same way."""
        return Storyteller(self.game, self.speaker) if self.speaker is not None else None

    def say(self, key: str, **words: object) -> str:
        """A sentence of ours."""
        return self._said(key, self.own, **words)

    def decimal(self, number: float, places: int, *, signed: bool = False) -> str:
        """A number as the language writes it."""
        from wwrules.say.numerals import decimal  # noqa: PLC0415 - only figures need it

        return decimal(number, places, self.own, signed=signed)

    def percent(self, share: float, places: int) -> str:
        """A share in hundredths, in the same way."""
        from wwrules.say.numerals import percent  # noqa: PLC0415 - as above

        return percent(share, places, self.own)

    def named(self, key: str) -> str:
        """What something is called; its id where it has no name, so that the gap is visible."""
        return self.names[key].text if key in self.names else key

    def entry(self, key: str) -> str:
        """What an entry is called; entries without names go by their kind and id."""
        entity = self.game.entities[key]
        if self.game.kinds[entity.kind].names == "none":
            return f"{self.named(entity.kind)} {key}"
        name = self.named(key)
        is_shared = entity.pack and (entity.kind, name) in self._shared
        return f"{name} ({self.game.packs[entity.pack].name or entity.pack})" if is_shared else name

    @cached_property
    def _shared(self) -> set[tuple[str, str]]:
        """Names that entries of one kind have in common: packs know nothing of each other."""
        entities = self.game.entities.values() if self.game.packs else ()
        names = Counter((one.kind, self.named(one.id)) for one in entities)
        return {name for name, number in names.items() if number > 1}

    def declines(self, key: str) -> bool:
        """Tell whether a name has forms."""
        name = self.names.get(key)
        return name is not None and (name.short is not None or bool(name.forms and name.gender))

    def _all_decline(self, kind: str) -> bool:
        """Tell whether all entries of a kind have forms, so that a list of them is of one sort."""
        return all(self.declines(one.id) for one in self.game.entities.values() if one.kind == kind)

    def symbol(self, word: str, enumeration: str = "") -> str:
        """What a plain word is called: a value of an enumeration, anything that goes by that id, or the word itself."""
        if word in _OWN_WORDS:
            return self.say(_OWN_WORDS[word])
        if word.isdecimal():
            return self.say("play-way", number=word)
        key = word.lower().replace(" ", "-")
        for one in (f"{enumeration or self.values.get(word, '')}.{word}", key):
            if one in self.names:
                return self.names[one].text
        return word.replace("-", " ")


class Sight:
    """A position, who looks at it, and the words for it."""

    def __init__(self, words: Words, state: State, you: int | None) -> None:
        self.words, self.program, self.state, self.you = words, words.program, state, you
        self.machine = Machine(words.program, state)
        self._inside = 0
        self._called_before: dict[Hashable, str] = {}  # signature of a piece -> its name
        self._marks = [values for _, values in sorted(state.marks.items())]
        self._stand_for: dict[int, Value] = {}  # seat -> what its player is called after
        self.real = sum(map(len, state.zones.values()))  # pieces with higher numbers stand for some that are out of sight

    @classmethod
    def of(cls, words: Words, session: Session, seat: int | None) -> Self:
        """What a seat sees of a game; without one, all of it."""
        if seat is None:
            return cls(words, session.state, None)
        return cls(words, veiled(session.program, session.view(seat), session.seats), seat)

    @cached_property
    def naming(self) -> Naming:
        """What stands here, as something that sentences can speak about."""
        return Naming(self)

    # ------------------------------------------------------------ values

    def look(self, node: tree.Expression, **env: Value) -> Value:
        """The value of an expression."""
        you = {} if self.you is None else {"you": Player(self.you)}
        return self.machine.look(node, {**you, **env})

    def holds(self, node: tree.Expression | None, **env: Value) -> bool:
        """Tell whether a test holds; no test always does."""
        return node is None or truth(self.machine, self.look(node, **env))

    def items(self, value: Value) -> tuple[Value, ...]:
        """A value as a list."""
        return items(self.machine, value)

    # ------------------------------------------------------------ names

    def name(self, value: Value, enumeration: str = "") -> str:
        """What a value is called."""
        match value:
            case None:
                return NONE
            case bool():
                return self.words.say("site-yes" if value else "site-no")
            case str():
                return self.words.symbol(value, enumeration)
            case Player(seat):
                return self.player(seat)
            case Piece(number):
                return self.piece(number)
            case Thing(key):
                return self.entry(key)
            case Zone(word, of):
                whose = self.player(of) if isinstance(of, int) else self._briefly(of) if of else ""
                return f"{self.words.named(word)} ({whose})" if whose else self.words.named(word)
            case Record():
                return self.record(value)
            case tuple():
                return ", ".join(map(self.name, value)) or NONE
        return str(value)

    def player(self, seat: int) -> str:
        """What a player is called: by seat, and by what the game calls players after."""
        called = self.stands_for(seat)
        if isinstance(called, Thing):
            return self.words.entry(called.id)
        return self.words.say("play-player", seat=seat + 1)

    def stands_for(self, seat: int) -> Value:
        """What the game calls a player after; nothing where it calls them after nothing."""
        if seat not in self._stand_for:
            node = self.program.board.player
            self._stand_for[seat] = self.look(node, p=Player(seat)) if node is not None else None
        return self._stand_for[seat]

    def piece(self, number: int) -> str:
        """What a piece is called, with the values that the game shows after the name."""
        if is_hidden(self.state, number):
            return self.words.say("play-unseen")
        declared = self.declared(self.state.kinds[number])
        if self._inside or not all(_is_plain(cell.value) for cell in declared.shows):
            return self._piece(number, declared)
        signature = self.signature(number)
        if signature not in self._called_before:
            self._called_before[signature] = self._piece(number, declared)
        return self._called_before[signature]

    def signature(self, number: int) -> Hashable:
        """What tells a piece from others, wherever they are."""
        state = self.state
        marks = tuple(values.get(number) for values in self._marks)
        return state.kinds[number], state.entries[number], state.owners[number], marks

    def _piece(self, number: int, declared: KindName) -> str:
        kind, entry = self.state.kinds[number], self.state.entries[number]
        worded = self._worded(kind, declared, Piece(number))
        if worded:
            return worded
        name = self._called(declared, Piece(number))
        if not name:
            name = self.words.entry(entry) if entry and self._goes_by_name(entry, declared) else self.words.named(kind)
        return self._with_values(name, declared, Piece(number))

    def entry(self, key: str) -> str:
        """What an entry is called, in the same way."""
        kind = self.program.game.entities[key].kind
        declared = self.declared(kind)
        worded = self._worded(kind, declared, Thing(key))
        if worded:
            return worded
        plain = self.words.entry(key) if self._goes_by_name(key, declared) else self.words.named(kind)
        return self._with_values(self._called(declared, Thing(key)) or plain, declared, Thing(key))

    def about(self, value: Value) -> str:
        """The entry or kind that explains a value, or ''."""
        if isinstance(value, Piece) and not is_hidden(self.state, value.number):
            kind, entry = self.state.kinds[value.number], self.state.entries[value.number]
            declared = self.declared(kind)
            called = self.look(declared.name, it=value) if declared.name is not None else None
            return called.id if isinstance(called, Thing) else entry or kind
        return value.id if isinstance(value, Thing) else ""

    def record(self, record: Record) -> str:
        """What a small shape is called: in the words for one of the entries in it or for its sort, or by all that it holds."""
        fields = dict(record.fields)
        sort = next((one for one in self.program.game.records.values() if fields.keys() <= one.fields.keys()), None)
        keys = [one.id for one in reversed(fields.values()) if isinstance(one, Thing)] + ([sort.id] if sort is not None else [])
        key = next((one for one in keys if self._has_words(one)), "")
        values: dict[str, object] = dict.fromkeys(sort.fields if sort is not None else (), NOTHING)
        values |= {name: self.naming.told(one) for name, one in fields.items()}
        values |= {f"{name}-id": one for name, one in fields.items() if isinstance(one, str)}
        text = self._told(key, values) if key else ""
        return text or " ".join(self.name(one) for one in fields.values())

    def _worded(self, kind: str, declared: KindName, it: Value) -> str:
        """A name in the words that the language has for all of a kind, with the values that the game shows."""
        kinds = self.program.game.kinds
        while kind in kinds and not self._has_words(kind):
            kind = kinds[kind].isa
        if kind not in kinds or self._inside >= _DEEPEST:
            return ""
        self._inside += 1
        try:
            values = {looked_at(cell.value): self.look(cell.value, it=it) for cell in declared.shows}
            shown = {name: self.naming.told(self._inner(one)) for name, one in values.items()}
        finally:
            self._inside -= 1
        return self._told(kind, {"it": self.naming.told(it), **shown})

    def _inner(self, value: Value) -> Value:
        """What lies in a zone; anything else as it is."""
        return self.items(value) if isinstance(value, Zone) else value

    def _has_words(self, key: str) -> bool:
        teller = self.words.storyteller
        return teller is not None and teller.has("names", key)

    def _told(self, key: str, values: Mapping[str, object]) -> str:
        teller = self.words.storyteller
        given = {name: NOTHING if one is None else one for name, one in values.items()}
        return teller.tell("names", key, given)[0] if teller is not None else ""

    def _briefly(self, key: str) -> str:
        """An entry with its own values, which have none."""
        before, self._inside = self._inside, _DEEPEST - 1
        try:
            return self.entry(key)
        finally:
            self._inside = before

    def _goes_by_name(self, entry: str, declared: KindName) -> bool:
        """Tell whether an entry has a name, or nothing else that could tell it from others."""
        entity = self.program.game.entities[entry]
        return self.program.game.kinds[entity.kind].names != "none" or not declared.shows

    def _called(self, declared: KindName, it: Value) -> str:
        called = self.look(declared.name, it=it) if declared.name is not None else None
        return self.words.entry(called.id) if isinstance(called, Thing) else ""

    def _with_values(self, name: str, declared: KindName, it: Value) -> str:
        """A name and what follows it; what stands inside another name does so once and no deeper."""
        if self._inside >= _DEEPEST:
            return name
        self._inside += 1
        try:
            shown = [self._value_after(cell, it) for cell in declared.shows]
        finally:
            self._inside -= 1
        more = ", ".join(filter(None, shown))
        return f"{name} ({more})" if more else name

    def _value_after(self, cell: Cell, it: Value) -> str:
        value = self.look(cell.value, it=it)
        nothing = value is None or value == () or (isinstance(value, Zone) and not self.items(value))
        if nothing or (cell.title and value == 0):
            return ""
        said = self.text(cell, value)
        return f"{self.words.named(cell.title)} {said}" if cell.title else said

    def text(self, cell: Cell, value: Value) -> str:
        """A value of the board: pieces in the style that is asked for, anything else by its name."""
        if not isinstance(value, Zone | tuple):
            looked_at = cell.value.name if isinstance(cell.value, tree.Attribute) else getattr(cell.value, "id", "")
            word = self.program.game.words.get(looked_at)
            return self.name(value, str(word.settings.get("enumeration", "")) if word else "")
        found = self.items(value)
        match cell.style:
            case "count":
                return str(len(found))
            case "names":
                return ", ".join(map(self.name, found)) or NONE
            case "bag":
                seen = [one for one in found if isinstance(one, Piece) and not self.is_unknown(one.number)]
                return f"{len(found)} ({self.counted(seen)})" if seen else str(len(found))
        return self.counted(found)

    def declared(self, kind: str) -> KindName:
        """What the game says about the names of a kind, or of the kinds above it."""
        kinds = self.program.game.kinds
        while kind in kinds:
            if kind in self.program.board.called:
                return self.program.board.called[kind]
            kind = kinds[kind].isa
        return _AS_IT_IS

    def is_unknown(self, number: int) -> bool:
        """Tell whether a piece only stands for one that is out of sight."""
        return number >= self.real

    def counted(self, values: Iterable[Value]) -> str:
        """Several things, those of one name counted."""
        found = Counter(map(self.name, values))
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in found.items()) or NONE


def _is_plain(value: tree.Expression) -> bool:
    """Tell whether a value is a property of the piece itself, so that pieces which are alike have the same."""
    return isinstance(value, tree.Attribute) and value.of == tree.Name("it")
