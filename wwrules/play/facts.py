"""Goes through the log and tells which facts are worth a sentence, which message tells them, and what it speaks about.

A message of the game is named after the event, the attribute, the scope (with .begins, .ends), the zone that a piece comes to
(with .from- and the zone it leaves) or the kind of what chance brings (with .rolled). Beside the parts of a fact it may use
what the game's own attributes are at that moment, by their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wwrules.compile.effect_tree import Name
from wwrules.compile.program import Program
from wwrules.compile.summaries import reached
from wwrules.play.naming import Naming
from wwrules.play.sight import NONE, Sight
from wwrules.run.log_view import HIDDEN
from wwrules.run.values import Piece, Player, Thing, Value, Zone
from wwrules.say.storyteller import Storyteller
from wwrules.say.told import Told, number

_NOTHING = Told(Name(""), text=NONE, label=NONE)
OWNER = "owner"  # whose a piece is: the one attribute that every game has


@dataclass
class Deed:
    """Something to tell: its message, the constructs that can tell it without one, what they speak about, and the card."""

    fact: dict[str, Any]
    naming: Naming
    teller: Storyteller | None
    key: str
    constructs: tuple[str, ...]
    parts: dict[str, Value]
    plain: dict[str, object] = field(default_factory=dict)  # words for choices, and what needs no naming
    kinds: dict[str, str] = field(default_factory=dict)  # of parts that may be out of sight
    card: str = ""
    listed: str = ""  # the part that has become several

    def words(self) -> dict[str, object]:
        """Everything that the message speaks about."""
        used = self._used()
        told = {name: self.naming.told(one, kind=self.kinds.get(name, "")) for name, one in self.parts.items() if name in used}
        return {**{name: one for name, one in told.items() if one is not None}, **self.plain}

    def take(self, other: Deed) -> bool:
        """Take another deed in, if one sentence can tell both; tell whether it could."""
        if (self.key, self.constructs, self.card) != (other.key, other.constructs, other.card) or self.teller is None:
            return False
        if self.fact["fact"] == "set" and self.parts["what"] == other.parts["what"]:
            self.plain = {**other.plain, **_since(self.plain, other.parts.get("value"))}
            self.parts |= {"value": other.parts.get("value")}
            return True
        return self._takes_part(other)

    def _takes_part(self, other: Deed) -> bool:
        used = self._used()
        mine = {name: one for name, one in self.parts.items() if name in used}
        theirs = {name: one for name, one in other.parts.items() if name in used}
        differs = [name for name in mine if name == self.listed or mine[name] != theirs.get(name)]
        if {n: one for n, one in self.plain.items() if n in used} != {n: one for n, one in other.plain.items() if n in used}:
            return False
        if not differs and isinstance(mine.get("what"), Piece | str):
            differs = ["what"]  # two that are not told apart
        if len(differs) != 1 or mine.keys() != theirs.keys() or not self._can_be_several(differs[0], theirs[differs[0]]):
            return False
        name = differs[0]
        first = mine[name] if name == self.listed else (mine[name],)
        assert isinstance(first, tuple)  # noqa: S101 - a list is a tuple
        self.parts, self.listed = self.parts | {name: (*first, theirs[name])}, name
        return True

    def _used(self) -> frozenset[str]:
        assert self.teller is not None  # noqa: S101 - seen to before
        if self.key and self.teller.has("log", self.key):
            return self.teller.uses("log", self.key)
        return frozenset(name for key in self.constructs for name in self.teller.constructs.all_variables(key))

    def _can_be_several(self, name: str, value: Value) -> bool:
        """Pieces always; anything else where the message asks for its number."""
        assert self.teller is not None  # noqa: S101 - seen to before
        return isinstance(value, Piece) or value == HIDDEN or self.teller.can_be_several("log", self.key, name)


def _since(plain: Mapping[str, object], value: Value) -> dict[str, object]:
    """How a number has changed since an earlier value."""
    before = plain.get("from")
    return _change(before, value) if isinstance(before, int) else {}


def _change(before: object, value: Value) -> dict[str, object]:
    if type(value) is not int or type(before) is not int:
        return {}
    return {"from": before, "turn": "down" if value < before else "up", "by": number(abs(value - before))}


def mentioned(program: Program, rule: int) -> frozenset[str]:
    """Every word in what a rule does and in what it calls: only those can it change or announce."""
    node = program.nodes[rule]
    parts = reached(program, getattr(node, "block", node))
    return frozenset(str(getattr(part, name, "")) for part in parts for name in ("name", "id", "event", "procedure"))


class Chronicler:
    """Follows a log from its beginning, so as to know whose pieces are and what numbers were."""

    def __init__(
        self,
        program: Program,
        sight: Sight,
        owners: Mapping[int, str],
        *,
        everything: bool = False,
        known: dict[int, frozenset[str]] | None = None,
    ) -> None:
        self.program, self.game, self.sight, self.owners = program, program.game, sight, owners
        self.teller, self.naming, self.everything = sight.words.storyteller, sight.naming, everything
        self.shown = program.game.presentation
        self.at = 0  # how many facts were followed
        self.table: dict[str, Value] = {}
        self.owner: dict[Value, Value] = {}
        self.values: dict[tuple[str, Value], Value] = {}
        self.card = ""  # whose rule is at work
        self.doings: frozenset[str] = frozenset()  # what that rule may change or announce
        self.done: set[tuple[str, Value]] = set()  # what it has changed already
        self._mentioned = known if known is not None else {}
        self.starts: dict[str, int] = {}
        for name, word in self.game.words.items():
            if word.sort == "attribute" and "start" in word.settings:
                start = str(word.settings["start"])
                if word.settings.get("type") == "number":
                    self.starts[name] = int(start)
                if word.settings.get("of") == "game":
                    self.table[name] = self.starts.get(name, start)

    def deeds(self, log: Sequence[dict[str, Any]], since: int = 0) -> Iterator[Deed]:
        """What is worth telling, from some fact on."""
        while self.at < len(log):
            at, fact = self.at, log[self.at]
            self.at += 1
            before = self._follow(fact)
            if at >= since and (self.everything or self._may_be_told(fact)):
                deed = self._deed(fact, before)
                if self.everything or self._is_told(deed):
                    yield deed
            if fact["fact"] == "event":
                self.card = ""  # what follows is the event's doing

    def look(self, sight: Sight) -> None:
        """Go on with the words of another position of the same game."""
        self.sight, self.naming = sight, sight.naming

    # ------------------------------------------------------------ keeping up

    def _follow(self, fact: dict[str, Any]) -> Value:
        """Keep up with what is whose and how much; give what an attribute was before."""
        sort = fact["fact"]
        if sort == "rule":
            owner = self.owners.get(fact["rule"], "") if isinstance(fact["rule"], int) else ""
            self.card = owner if owner in self.game.entities else ""
            self.doings = self._doings(fact["rule"]) if self.card else frozenset()
            self.done = set()
        elif sort in ("began", "ended"):
            self.card = ""
        before: Value = None
        match fact:
            case {"fact": "made", "piece": piece, "owner": owner}:
                self.owner[piece] = owner
            case {"fact": "set", "what": what, "attribute": name, "value": value}:
                if type(value) is int:
                    before = self.values.get((name, what), self.starts.get(name))
                    self.values[name, what] = value
                if name == OWNER:
                    self.owner[what] = value
                if what is None:
                    self.table[name] = value
        return before

    def _doings(self, rule: int) -> frozenset[str]:
        if rule not in self._mentioned:
            self._mentioned[rule] = mentioned(self.program, rule)
        return self._mentioned[rule]

    def _may_be_told(self, fact: dict[str, Any]) -> bool:
        """Tell at a glance what nobody wants to read about."""
        sort, name = fact["fact"], fact.get("attribute") or fact.get("event") or fact.get("scope")
        if sort in self.shown.quiet_facts or name in self.shown.quiet:
            return False
        return sort != "event" or name in self.sight.words.names or self._has(str(name))

    def _is_told(self, deed: Deed) -> bool:
        """Tell whether a player wants to read about it: not what the game calls quiet, nor what has no name."""
        quiet = self.shown.quiet
        if any(key in quiet for key in self._quiet_keys(deed)):
            return deed.fact["fact"] == "moved" and bool(deed.card)
        named = deed.fact.get("event") or deed.fact.get("scope") or deed.fact.get("attribute")
        return not isinstance(named, str) or named in self.sight.words.names or self._has(deed.key)

    def _quiet_keys(self, deed: Deed) -> tuple[str, ...]:
        fact = deed.fact
        match fact["fact"]:
            case "moved":
                return (f"{fact['zone'].word}.from-{fact['before'].word}", fact["zone"].word)
            case "set":
                return (fact["attribute"], f"{fact['attribute']}.{deed.plain.get('value', fact['value'])}")
            case "began" | "ended":
                return (deed.key, fact["scope"])
        return (deed.key,)

    def _has(self, key: str) -> bool:
        return self.teller is not None and self.teller.has("log", key)

    # ------------------------------------------------------------ one fact

    def _deed(self, fact: dict[str, Any], before: Value) -> Deed:
        sort = fact["fact"]
        describe = getattr(self, f"_{sort.replace('-', '_')}", None)
        deed = Deed(fact, self.naming, self.teller, "", (f"log-{sort}",), {}, {}, card=self._card(fact))
        if describe is not None:
            describe(deed, fact, before)
        used = self.teller.uses("log", deed.key) if self.teller is not None else frozenset()
        for name in used & self.table.keys():
            deed.parts.setdefault(name, self.table[name])
        return deed

    def _card(self, fact: dict[str, Any]) -> str:
        card = fact.get("card")
        if isinstance(card, Thing):
            return card.id
        if isinstance(card, str) and card in self.game.entities:
            return card
        doing = str(fact.get("event") or fact.get("attribute") or getattr(fact.get("zone"), "word", ""))
        if fact["fact"] == "set":  # a rule changes a number once; who changes it again is somebody else
            if (doing, fact["what"]) in self.done:
                return ""
            self.done.add((doing, fact["what"]))
        return self.card if doing in self.doings else ""

    def _began(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.key = f"{fact['scope']}.begins"
        deed.plain["scope"] = self.naming.word(fact["scope"])

    def _ended(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.key = f"{fact['scope']}.ends"
        deed.plain["scope"] = self.naming.word(fact["scope"])

    def _event(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        name = deed.key = fact["event"]
        parts = self._parts_of(name)
        deed.parts |= dict(zip(parts, fact["arguments"], strict=False))
        deed.kinds |= parts
        deed.plain["event"] = self.naming.word(name)
        deed.parts["with"] = fact["arguments"]
        if not fact["arguments"]:
            deed.constructs = ("log-event-alone",)

    def _parts_of(self, event: str) -> dict[str, str]:
        """What takes part in an event, with its kinds: by the vocabulary, or by the definition."""
        word = self.game.words.get(event)
        declared = word.settings.get("with") if word is not None else None
        if isinstance(declared, Mapping):
            return {str(name): str(kind) for name, kind in declared.items()}
        definition = self.program.definitions.get(event)
        return {str(one.name): str(one.type) for one in definition.parameters} if definition is not None else {}

    def _holds(self, zone: Zone) -> str:
        """The kind of what lies in a zone."""
        word = self.game.words.get(zone.word)
        return str(word.settings.get("of", "")) if word is not None else ""

    def _set(self, deed: Deed, fact: dict[str, Any], before: Value) -> None:
        name, what, value = fact["attribute"], fact["what"], fact["value"]
        deed.parts["what"] = what
        if isinstance(what, Player):
            deed.plain["seat"] = str(what.seat + 1)
        if isinstance(what, Piece):
            deed.parts["who"] = self._owner(what)
        deed.plain["attribute"] = self.naming.word(name)
        word = self.game.words.get(name)
        enumeration = str(word.settings.get("enumeration", "")) if word is not None else ""
        if isinstance(value, bool | str) or value is None:
            key = value if isinstance(value, str) else {True: "yes", False: "no", None: "nothing"}[value]
            deed.plain |= {"value": key, "called": self.naming.told(value, enumeration=enumeration) or _NOTHING}
        else:
            deed.parts |= {"value": value, "called": value}
            deed.plain |= _change(before, value)
        special = f"{name}.{deed.plain.get('value', '')}"
        deed.key = special if self._has(special) else name
        if name == OWNER:
            deed.constructs = ("log-nobody",) if value is None else ("log-owner",)
            return
        of = "of-" if what is not None else ""
        deed.constructs = (f"log-set-{of}number",) if type(value) is int else ()
        deed.constructs = (*deed.constructs, f"log-set-{of}value")

    def _moved(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        zone, before = fact["zone"], fact["before"]
        special = f"{zone.word}.from-{before.word}" if isinstance(before, Zone) else ""
        deed.key = special if self._has(special) else zone.word
        deed.kinds["what"] = self._holds(before if isinstance(before, Zone) else zone)
        source = self._place(before)
        place = self._place(zone)
        owners = (one for one in (place, source, self._owner(fact["piece"])) if isinstance(one, Player))
        deed.parts |= {"what": fact["piece"], "who": next(owners, None), "place": place, "source": source}
        deed.parts |= {"zone": zone, "before": before}

    def _owner(self, piece: Value) -> Value:
        """Whose a piece was then, or is now where nobody told."""
        if piece in self.owner or not isinstance(piece, Piece):
            return self.owner.get(piece)
        seat = self.sight.state.owners[piece.number]
        return None if seat is None else Player(seat)

    def _place(self, zone: Value) -> Value:
        """The player or entry that a zone belongs to."""
        if not isinstance(zone, Zone) or zone.of == "":
            return None
        return Player(zone.of) if isinstance(zone.of, int) else Thing(zone.of)

    def _rolled(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        value = fact["value"]
        deed.parts["what"] = value
        kind = self._kind(value)
        deed.key = f"{kind}.rolled" if kind else ""

    def _kind(self, value: Value) -> str:
        if isinstance(value, Thing):
            return self.game.entities[value.id].kind
        if isinstance(value, Piece):
            return str(self.sight.state.kinds[value.number])
        return "player" if isinstance(value, Player) else "number" if isinstance(value, int) else ""

    def _made(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.kinds["what"] = self._holds(fact["zone"])
        deed.parts |= {"what": fact["piece"], "zone": fact["zone"]}

    def _shuffled(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.key = f"{fact['zone'].word}.shuffled"
        deed.parts |= {"zone": fact["zone"], "who": self._place(fact["zone"])}

    def _revealed(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.parts |= {"what": fact["piece"], "who": fact["to"]}

    def _granted(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.parts["who"] = fact["to"]

    def _rule(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.parts["who"] = fact["you"]
        if self.card:
            deed.parts["what"], deed.card = Thing(self.card), ""

    def _prevented(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.plain["event"] = self.naming.word(fact["event"])

    def _carried(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.parts |= {"what": fact.get("piece"), "on": fact.get("on")}

    def _no_room(self, deed: Deed, fact: dict[str, Any], _: Value) -> None:
        deed.kinds["what"] = self._holds(fact["zone"])
        deed.parts |= {"what": fact.get("piece", HIDDEN), "zone": fact["zone"]}
