"""Other positions that one player could just as well be in: what that player may not know is dealt anew.

What is known comes from the player's view and from the log as that player may read it. Everything else is put in an order
that does not depend on how it really lies, and dealt from there: two positions that a player cannot tell apart give the same
deals. Nothing of others' answers, plans and luck is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from wwrules.allowed import allowed_values
from wwrules.run.interpret import Fact
from wwrules.run.log_view import Onlooker
from wwrules.run.options import value_of
from wwrules.run.session import Session
from wwrules.run.state import Question, State, duplicate
from wwrules.run.values import Piece, Record, Value, Zone
from wwrules.run.views import may_see

_LUCK = 64  # bits


@dataclass(slots=True)
class Places:
    """Pieces of one zone that a player does not see: those known to lie there, and how many others."""

    zone: Zone
    known: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)  # as they really lie; only their number is used, and who refers to them


class Dealer:
    """Deals for one seat at one decision. The game itself stays as it is."""

    def __init__(self, session: Session, seat: int, knowledge: Knowledge | None = None) -> None:
        self.session, self.seat = session, seat
        self.located = (knowledge or Knowledge(seat)).located(session)
        self.program, self.words = session.program, session.program.game.words
        self.state = session.run.look()
        self.places = self._hidden_places()
        self.pool = sorted(one for place in self.places for one in place.others)
        self.tied = self._tied_words()
        self.fitting = self._fitting()

    def deal(self, chance: Random) -> Session:
        """One such position, as a game that goes on by itself."""
        state = duplicate(self.state)
        state.chance = chance.getrandbits(_LUCK)
        dealt = self._deal_pieces(chance)
        self._lay(state, dealt, chance)
        renamed = {old: new for place in self.places for old, new in zip(place.others, dealt[place.zone], strict=True)}
        self._rename(state, renamed)
        self._deal_attributes(state, chance)
        self._forget_answers(state)
        return self.session.elsewhere(state)

    # ------------------------------------------------------------ what is hidden

    def _hidden_places(self) -> list[Places]:
        """Every zone with pieces that the seat does not see."""
        state, seat = self.state, self.seat
        fixed = set(state.carriers) | set(state.carriers.values()) | {call.source for call in state.calls}
        question = state.request.questions.get(seat) if state.request is not None else None
        fixed |= {one.number for one in pieces_in(question.options if question is not None else ())}
        found = []
        for zone in sorted(state.zones, key=lambda one: (one.word, str(one.of))):
            if may_see(self.program, zone.word, owns=zone.of == seat):
                continue
            hidden = [one for one in state.zones[zone] if seat not in state.shown.get(one, ()) and one not in fixed]
            known = sorted(one for one in hidden if self.located.get(one) == zone)
            found.append(Places(zone, known, [one for one in hidden if self.located.get(one) != zone]))
        return found

    def _tied_words(self) -> set[str]:
        """Zones of players in which everything that is hidden belongs to that player."""
        state = self.state
        free = {place.zone.word for place in self.places for one in place.others if state.owners[one] != place.zone.of}
        return {place.zone.word for place in self.places if isinstance(place.zone.of, int)} - free

    # ------------------------------------------------------------ dealing

    def _deal_pieces(self, chance: Random) -> dict[Zone, list[int]]:
        """Pieces for every place; zones for few kinds come first, so that something is left for all."""
        left, dealt = set(self.pool), {}
        for place, fitting in self.fitting:
            dealt[place.zone] = chance.sample([one for one in fitting if one in left], len(place.others))
            left.difference_update(dealt[place.zone])
        return dealt

    def _fitting(self) -> list[tuple[Places, list[int]]]:
        """What could lie in every place; those for the fewest first."""
        is_a, kinds, found = self.program.game.is_a, self.state.kinds, []
        for place in self.places:
            wanted = str(self.words[place.zone.word].settings["of"])
            fits = {kind: is_a(kind, wanted) for kind in set(kinds)}
            found.append((place, [piece for piece in self.pool if fits[kinds[piece]]]))
        return sorted(found, key=lambda one: len(one[1]))

    def _lay(self, state: State, dealt: dict[Zone, list[int]], chance: Random) -> None:
        """Put the pieces where the hidden ones lay, in any order."""
        for place in self.places:
            pieces = [*place.known, *dealt[place.zone]]
            chance.shuffle(pieces)
            hidden, fresh = {*place.known, *place.others}, iter(pieces)
            state.zones[place.zone] = [next(fresh) if one in hidden else one for one in state.zones[place.zone]]
            for one in dealt[place.zone]:
                state.places[one] = place.zone
                state.owners[one] = self._owner(one, place.zone)

    def _owner(self, piece: int, zone: Zone) -> int | None:
        before = self.state.places[piece]
        if zone.word in self.tied and isinstance(zone.of, int):
            return zone.of
        return None if before is not None and before.word in self.tied else self.state.owners[piece]

    def _rename(self, state: State, renamed: dict[int, int]) -> None:
        """Whatever speaks of a piece out of sight speaks of the one that lies there now."""
        state.shown = {renamed.get(one, one): seats for one, seats in self.state.shown.items()}
        for values in state.players.values():
            values[:] = [_renamed(value, renamed) for value in values]
        state.table = {name: _renamed(value, renamed) for name, value in state.table.items()}
        for call in state.calls:
            call.env = {name: _renamed(value, renamed) for name, value in call.env.items()}
            for frame in call.frames:
                frame.data = {name: _renamed(value, renamed) for name, value in frame.data.items()}
        if state.request is not None:
            for seat, question in state.request.questions.items():
                if seat != self.seat:
                    options = _renamed_list(question.options, renamed)
                    state.request.questions[seat] = Question(options, question.least, question.most)

    def _deal_attributes(self, state: State, chance: Random) -> None:
        """Values out of sight become any that could be there."""
        for name, values in sorted(state.players.items()):
            if name in self.words:
                seats = [seat for seat in range(len(values)) if not may_see(self.program, name, owns=seat == self.seat)]
                for seat in seats:
                    values[seat] = self._any(name, values[seat], state, chance)
        for name in sorted(state.table):
            if not may_see(self.program, name, owns=False):
                state.table[name] = self._any(name, state.table[name], state, chance)

    def _any(self, name: str, value: Value, state: State, chance: Random) -> Value:
        """Pieces become pieces of the same place, anything else what the attribute may hold."""
        named = sorted(pieces_in(value), key=lambda one: one.number)
        if named:
            place = state.places[named[0].number]
            near = sorted(state.zones[place]) if place is not None else []
            found = tuple(map(Piece, chance.sample(near, min(len(named), len(near)))))
            return found if isinstance(value, tuple) else found[0]
        allowed = allowed_values(self.program.game, self.words[name])
        if not allowed or isinstance(value, tuple):
            return value
        return value_of(self.program.game, name, str(chance.choice(allowed)))

    def _forget_answers(self, state: State) -> None:
        """Others who have answered already could have answered anything."""
        if state.request is not None:
            own = {seat: answer for seat, answer in state.request.answers.items() if seat == self.seat}
            state.request.answers = own


# ---------------------------------------------------------------- what the log tells


class Knowledge:
    """Where pieces lie that a seat saw going there, unless something has left that place unseen since."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._forget()

    def _forget(self) -> None:
        self.places: dict[int, Zone] = {}
        self.followed = 0  # facts of the log
        self.last: Fact | None = None
        self.onlooker: Onlooker | None = None

    def located(self, session: Session) -> dict[int, Zone]:
        """Go on from where the log was left last time; another log is read from the beginning."""
        log = session.log
        if self.followed and (self.followed > len(log) or log[self.followed - 1] is not self.last):
            self._forget()
        if self.onlooker is None:
            self.onlooker = Onlooker(session.program, self.seat)
        for fact in self.onlooker.told(log[self.followed :]):
            self._follow(fact)
        self.followed, self.last = len(log), log[-1] if log else None
        return self.places

    def _follow(self, fact: Fact) -> None:
        match fact:
            case {"fact": "made" | "moved", "piece": Piece(number), "zone": zone}:
                self.places[number] = zone
            case {"fact": "moved", "before": Zone() as before}:
                self.places = {number: zone for number, zone in self.places.items() if zone != before}


def pieces_in(value: object) -> Iterator[Piece]:
    """Every piece in a value."""
    match value:
        case Piece():
            yield value
        case tuple() | list():
            for one in value:
                yield from pieces_in(one)
        case dict():
            for one in value.values():
                yield from pieces_in(one)
        case Record(fields=fields):
            yield from pieces_in(fields)


def _renamed(value: Value, renamed: dict[int, int]) -> Value:
    match value:
        case Piece(number):
            return Piece(renamed.get(number, number))
        case tuple():
            return _renamed_list(value, renamed)
        case Record(fields=fields):
            return Record(tuple((name, _renamed(one, renamed)) for name, one in fields))
        case list() | dict():
            return _renamed_inside(value, renamed)
    return value


def _renamed_list(values: tuple[Value, ...], renamed: dict[int, int]) -> tuple[Value, ...]:
    """The order of pieces out of sight would tell how they lay, so they get one of their own."""
    hidden = [isinstance(one, Piece) and one.number in renamed for one in values]
    fresh = iter(sorted(renamed[one.number] for one in values if isinstance(one, Piece) and one.number in renamed))
    return tuple(Piece(next(fresh)) if out else _renamed(one, renamed) for one, out in zip(values, hidden, strict=True))


def _renamed_inside(value: list[Value] | dict[str, Value], renamed: dict[int, int]) -> Value:
    """What a frame keeps may be a list or a table."""
    if isinstance(value, list):
        return [_renamed(one, renamed) for one in value]  # type: ignore[return-value]
    return {key: _renamed(one, renamed) for key, one in value.items()}  # type: ignore[return-value]
