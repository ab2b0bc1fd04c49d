"""From what the engine knows to what a sentence can speak about: players, pieces, entries, zones, numbers, words.

Only what is known is named; a piece out of sight is some piece of the kind that its zone holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.board_parts import KindName
from wwrules.compile.effect_tree import Name, NounPhrase, Quality
from wwrules.run.log_view import HIDDEN
from wwrules.run.values import Piece, Player, Record, Thing, Value, Zone
from wwrules.say.nouns import Said
from wwrules.say.told import FRAME, Several, Told, number, together

if TYPE_CHECKING:
    from wwrules.play.sight import Sight


class Naming:
    """Names what stands in one position."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.words, self.game = sight, sight.words, sight.program.game
        self._known: dict[object, Told] = {}

    def told(self, value: Value, *, enumeration: str = "", kind: str = "") -> Said | None:
        """Something to speak about; nothing where there is nothing. `kind` is what a hidden piece must be of."""
        if value is None:
            return None
        if isinstance(value, tuple):
            return self.several(value, kind=kind)
        if isinstance(value, str):
            return self._hidden(kind) if value == HIDDEN else self._symbol(value, enumeration)
        return _WAYS[type(value)](self, value)

    def _symbol(self, value: str, enumeration: str) -> Said:
        """A word: a quality where the game has one of that name."""
        phrase = self.game.phrases.get(value)
        if phrase is not None and phrase.kind == "qualifier":
            return Said(Quality((value,)), FRAME)
        return self._word(value, self.words.symbol(value, enumeration))

    def _record(self, value: Record) -> Told:
        text = self.sight.record(value)
        return Told(Name(""), text=text, label=text)

    def several(self, values: Iterable[Value], *, kind: str = "") -> Told | Several:
        """Several things at once."""
        return together(one for one in (self.told(value, kind=kind) for value in values) if isinstance(one, Told))

    def player(self, seat: int) -> Told:
        """A player: by what the game calls players after, or as player 1, 2, 3."""
        if ("player", seat) not in self._known:
            self._known["player", seat] = self._player(seat)
        return self._known["player", seat]

    def _player(self, seat: int) -> Told:
        called = self.sight.stands_for(seat)
        if isinstance(called, Thing):
            return self.entry(called.id)
        text = self.words.say("play-player", seat=seat + 1)
        return Told(NounPhrase("player"), title=str(seat + 1), quoted=False, text=text, label=text, id=str(seat + 1))

    def piece(self, at: int) -> Told:
        """A piece: its noun with its quality, or its kind with the name of its entry."""
        kind, entry = self.sight.state.kinds[at], self.sight.state.entries[at]
        signature = self.sight.signature(at)
        if signature not in self._known:
            self._known[signature] = self._of_kind(kind, entry, self.sight.declared(kind), Piece(at))
            self._known[signature] = replace(self._known[signature], label=self.sight.piece(at))
        return self._known[signature]

    def entry(self, key: str) -> Told:
        """An entry of the content."""
        if key not in self._known:
            kind = self.game.entities[key].kind
            self._known[key] = self._of_kind(kind, key, self.sight.declared(kind), Thing(key))
        return self._known[key]

    def _of_kind(self, kind: str, entry: str, declared: KindName, it: Value) -> Told:
        noun = self.sight.look(declared.noun, it=it) if declared.noun is not None else None
        called = self.sight.look(declared.name, it=it) if declared.name is not None else None
        quality = self.sight.look(declared.quality, it=it) if declared.quality is not None else None
        qualities = (quality,) if isinstance(quality, str) and quality in self.game.phrases else ()
        own = called.id if isinstance(called, Thing) else entry if self._has_name(entry) else ""
        own_noun = own if own and self.words.all_decline(self.game.entities[own].kind) else ""
        text = self.words.entry(own) if own else self.words.named(kind)

        def look(name: str) -> str:
            return self.sight.name(self.sight.look(tree.Attribute(tree.Name("it"), name), it=it))

        for key in (noun.id if isinstance(noun, Thing) else "", own_noun):
            if key and self.words.declines(key):
                value = NounPhrase(key, qualities=qualities) if qualities else Name(key)
                return Told(value, text=text, label=text, id=entry or kind, look=look)
        return Told(NounPhrase(kind), title=text if own else "", text=text, label=text, id=entry or kind, look=look)

    def zone(self, zone: Zone) -> Told:
        """A zone, with its owner."""
        of = self.place_of(zone)
        owner = of.value if of is not None and isinstance(of.value, Name | NounPhrase) else None
        text = self.sight.name(zone)
        return Told(NounPhrase(zone.word, owner=owner), text=text, label=text, id=zone.word)

    def place_of(self, zone: Zone) -> Told | None:
        """The player or entry that a zone belongs to."""
        if isinstance(zone.of, int):
            return self.player(zone.of)
        return self.entry(zone.of) if zone.of else None

    def word(self, key: str) -> Told:
        """A word of the vocabulary."""
        text = self.words.named(key)
        return Told(Name(key) if self.words.declines(key) else NounPhrase(key), text=text, label=text, id=key)

    def _word(self, key: str, text: str) -> Told:
        return Told(Name(key), text=text, label=text, id=key)

    def _hidden(self, kind: str) -> Told:
        text = self.words.say("play-unseen")
        return Told(NounPhrase(kind), text=text, label=text, id=HIDDEN) if kind else Told(Name(""), text=text, id=HIDDEN)

    def _has_name(self, entry: str) -> bool:
        return bool(entry) and self.game.kinds[self.game.entities[entry].kind].names != "none"


def looked_at(node: tree.Expression) -> str:
    """The name that the value of an expression goes by in a message: the last thing that it looks at."""
    match node:
        case tree.Attribute(name=name):
            return str(name)
        case tree.Name(id=name):
            return str(name)
    return ""


_WAYS: dict[type, Callable[[Naming, Any], Told]] = {
    bool: lambda naming, value: naming._word("yes" if value else "no", naming.sight.name(value)),
    int: lambda _, value: number(value),
    Player: lambda naming, value: naming.player(value.seat),
    Piece: lambda naming, value: naming.piece(value.number),
    Thing: lambda naming, value: naming.entry(value.id),
    Zone: Naming.zone,
    Record: Naming._record,
}
