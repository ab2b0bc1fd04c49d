"""What noun phrases, conditions and amounts of an effect mean: expressions of the procedure tier.

The roles of a phrase are filled into its body. The mode of a role decides how: `chosen` is what was picked before (`lower.py`
asks for it), `filter` becomes a test, `amount` a number, `player` and `place` a value. A body may also ask about a role:
`amount(what)`, `head(what)`, `nouns(what)`, `amount_of(who, what)`, `holds(who, what)`, `enough(number, what)`,
`is_certain(what)` and `of_others(what)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, cast

from wwrules.compile import effect_tree as effect
from wwrules.compile import procedure_tree as tree
from wwrules.compile.idle_words import idle
from wwrules.compile.procedures import parse_expression
from wwrules.compile.rewriting import Test, all_of, compared, enough, is_same, rewritten
from wwrules.diagnostics import Part, Source
from wwrules.model import Game, Phrase

EACH = ("each", "each-of", "all", "all-your")  # determiners that mean every one
ASKED = (
    "amount",
    "amount-of",
    "enough",
    "head",
    "holds",
    "is-certain",
    "nouns",
    "of-others",
)  # what a body may ask about a role
_ANY_OWNER = ("any", "each", "all", "each-of")
_WHOSE = ("your", "their", "all-your")


class CannotLowerError(Exception):
    """A part of an effect that no body can express yet; the span says which, a message of the catalogue why."""

    def __init__(self, key: str, span: effect.Span, **words: object) -> None:
        super().__init__(key)
        self.reason, self.span = Part(key, **words), span


@dataclass(slots=True)
class Meanings:
    """What was mentioned so far, what was picked, and who acts."""

    game: Game
    mentioned: dict[str, tree.Expression] = field(default_factory=dict)  # head -> what was meant
    chosen: dict[int, tree.Expression] = field(default_factory=dict)  # part of an effect, by id() -> what was picked for it
    agent: tree.Expression = field(default_factory=lambda: tree.Name("you"))
    used: int = 0
    by_piece: bool = True  # False for an action: no piece does it that something could be protected from

    # ------------------------------------------------------------ phrases

    def phrase(self, use: effect.PhraseUse) -> Phrase:
        """The phrase that is used."""
        return self.game.phrases[use.phrase]

    def mode(self, phrase: Phrase, role: str) -> str:
        """How a role is filled."""
        return phrase.modes.get(role, "chosen" if phrase.kind == "verb" else "filter")

    def filled(self, body: Any, use: effect.PhraseUse, per: tree.Expression | None = None) -> Any:
        """A body with the roles of its phrase put in; what it cannot take as it stands is refused."""
        filled = self._filled(body, use, {}, per)
        if left := next(self._left(filled, use), None):
            raise CannotLowerError("unplayable-thing", left[1].span)
        return filled

    def refuse_idle(self, phrase: Phrase, use: effect.PhraseUse) -> None:
        """Refuse words that the phrase does not look at."""
        for name, value in use.roles:
            mode = self.mode(phrase, name)
            if mode in ("chosen", "place", "player") and isinstance(value, effect.NounPhrase) and self.can_be_found(value):
                continue  # somebody picks it, and later words can mean it
            for span, noun in idle(self.game, phrase, mode, name, value):
                shown = re.sub(r"\s*:[^{}]*", "", phrase.form)
                raise CannotLowerError("unplayable-idle", span, form=shown, noun=noun or "none")

    def holding(self, use: effect.PhraseUse) -> tree.Expression:
        """The body of a condition, trigger or relative, as an expression. What is not one certain thing is looked for: “an
        opponent has” holds if one does, “each opponent has” if all do, “no opponent has” if none does."""
        body = self.expression(self.phrase(use).body)
        names: dict[str, tree.Expression] = {}
        filled = self._filled(body, use, names)
        left = list(self._left(filled, use))
        if not left:
            return cast("tree.Expression", filled)
        if len(left) > 1 or not isinstance(left[0][1], effect.NounPhrase):
            raise CannotLowerError("unplayable-thing", left[-1][1].span)
        role, value = left[0][0], left[0][1]
        names[role] = one = tree.Name(self.fresh("one"))
        return self._quantified(value, one, self._filled(body, use, names))

    def _quantified(self, value: effect.NounPhrase, one: tree.Name, holds: tree.Expression) -> tree.Expression:
        among, fits = self.candidates(value), self.test(value, one)
        if value.determiner in EACH:
            fails = tree.Operation("and", fits, tree.Not(holds))
            return tree.Not(tree.Tally("some_of", one.id, among, fails))
        both = tree.Operation("and", fits, holds)
        if value.count is not None and (value.count.numbers != (1,) or value.count.bound):
            return enough(tree.Tally("count", one.id, among, both), value)
        found = tree.Tally("some_of", one.id, among, both)
        return tree.Not(found) if value.determiner == "no" else found

    def _left(self, filled: Any, use: effect.PhraseUse) -> Iterator[tuple[str, effect.Value]]:
        """Roles that still stand in a body by their name."""
        names = {part.id for part in tree.parts(filled) if isinstance(part, tree.Name)}
        return ((name, value) for name, value in use.roles if name in names and name not in ("you", "this", "it"))

    def _filled(
        self, body: Any, use: effect.PhraseUse, known_names: dict[str, tree.Expression], per: tree.Expression | None = None
    ) -> Any:
        phrase = self.phrase(use)
        self.refuse_idle(phrase, use)
        names: dict[str, tree.Expression] = {"you": self.agent, **known_names}
        tests: dict[str, Test] = {}
        for name, value in use.roles:
            if name in known_names:
                continue
            _refuse_unclear(value)
            mode, known = self.mode(phrase, name), self.chosen.get(id(value)) or self.certain(value)
            if isinstance(value, effect.Number):
                tests[name] = partial(compared, value.count)
            if _is_number(value) or mode == "amount":
                number = self.chosen.get(id(value)) or self._plain_number(value, phrase)
                if number is not None:
                    names[name] = tree.Operation("*", number, per) if per is not None else number
            elif known is not None:
                names[name] = known
                tests[name] = partial(is_same, known, several=self._holds_several(value))
            if isinstance(value, effect.Quality):
                tests[name] = partial(self._has_all, value.ids)
            elif mode == "filter" and known is None and not _is_number(value):
                tests[name] = partial(self.test, value)
        roles = dict(use.roles)
        return rewritten(body, names, tests, lambda call, rest: self._asked(call, roles, rest))

    def _plain_number(self, value: effect.Value, phrase: Phrase) -> tree.Expression | None:
        """A number, unless it leaves a choice in a phrase that only looks: that can be tested, not named."""
        if phrase.kind in ("verb", "rule"):
            return self.number(value)
        if isinstance(value, effect.NounPhrase):
            return tree.Number(value.count.numbers[0] if value.count else 1)
        open_ = isinstance(value, effect.NounList) or (isinstance(value, effect.Number) and leaves_choice(value.count))
        return None if open_ else self.number(value)

    def _has_all(self, qualities: tuple[str, ...], one: tree.Expression) -> tree.Expression:
        return cast("tree.Expression", all_of([self.quality(quality, one) for quality in qualities]))

    def _asked(self, call: tree.Call, roles: dict[str, effect.Value], rest: Callable[[Any], Any]) -> tree.Expression | None:
        """What a body asks about a role: how many, which noun, how many nouns, what somebody has of it, if that is enough."""
        last = call.arguments[-1] if call.arguments else None
        value = roles.get(last.id) if isinstance(last, tree.Name) else None
        if value is None:
            return None
        match call.function:
            case "amount":
                return self.number(value)
            case "head" if isinstance(value, effect.NounPhrase):
                return tree.Text(value.head)
            case "is-certain":
                return tree.Name("true" if self.certain(value) is not None else "false")
            case "of-others":
                return tree.Name("true" if self._of_others(value) else "false")
            case "nouns":
                return tree.Number(len(value.items) if isinstance(value, effect.NounList) else 1)
            case "amount-of" | "holds" if isinstance(value, effect.NounPhrase | effect.NounList):
                found = self.amount_of(rest(call.arguments[0]), value)
                return enough(found, _counted(value)) if call.function == "holds" else found
            case "enough" if isinstance(value, effect.NounPhrase | effect.NounList):
                return enough(rest(call.arguments[0]), _counted(value))
        return None

    def amount_of(self, who: tree.Expression, value: effect.NounPhrase | effect.NounList) -> tree.Expression:
        """How many a player has of what a noun phrase, or a list of them, describes."""
        noun = self.game.nouns.get(value.head) if isinstance(value, effect.NounPhrase) else None
        if noun is not None and noun.counts:
            return cast("tree.Expression", rewritten(self.expression(noun.counts), {"it": who}, {}))
        name = self.fresh("one")
        outer, self.agent = self.agent, who
        owned = tree.Operation("==", tree.Attribute(tree.Name(name), "owner"), who)
        test = all_of([owned, self.test(value, tree.Name(name))])
        self.agent = outer
        return tree.Tally("count", name, self.candidates(value), test)

    # ------------------------------------------------------------ conditions and amounts

    def condition(self, node: effect.Condition) -> tree.Expression:
        """A condition as an expression."""
        joined, *rest = [self.holding(one) for one in node.items]
        for part in rest:
            joined = tree.Operation(node.word, joined, part)
        return joined

    def number(self, value: effect.Value) -> tree.Expression:
        """A value as a number: one that was picked, bare, counted, or an amount of the game."""
        if id(value) in self.chosen:
            return self.chosen[id(value)]
        match value:
            case effect.Number(count=count):
                if leaves_choice(count):
                    raise CannotLowerError("unplayable-one-number", value.span)
                return tree.Number(count.numbers[0]) if count.numbers[0] >= 0 else tree.Minus(tree.Number(-count.numbers[0]))
            case effect.PhraseUse():
                phrase = self.phrase(value)
                if phrase.kind == "amount":
                    return cast("tree.Expression", self.filled(self.expression(phrase.body), value))
                return self.number(value.roles[0][1])
            case effect.NounPhrase():
                return self._number_of_things(value)
        raise CannotLowerError("unplayable-number", value.span)

    def _number_of_things(self, value: effect.NounPhrase) -> tree.Expression:
        """How many a noun phrase says: as many as something else, so many, one, or all that somebody has."""
        equal = next((one for one in value.where if self.phrase(one).yields == "amount"), None)
        if equal is not None:
            return self.number(equal)
        noun = self.game.nouns.get(value.head)
        if value.determiner in ("all", "all-your") and value.count is None and noun is not None and noun.counts:
            return self.amount_of(_you() if value.determiner == "all-your" else self.agent, value)
        if value.determiner in (*EACH, "no") or (value.plural and value.count is None):
            raise CannotLowerError("unplayable-amount", value.span)
        return tree.Number(value.count.numbers[0] if value.count else 1)

    # ------------------------------------------------------------ noun phrases

    def test(self, value: effect.Value, one: tree.Expression) -> tree.Expression:
        """Whether a thing is what a noun phrase describes."""
        if isinstance(value, effect.NounList):
            joined, *rest = [self.test(item, one) for item in value.items]
            for other in rest:
                joined = tree.Operation("or", joined, other)
            return joined
        known = self.certain(value)
        if known is not None:
            return is_same(known, one, several=self._holds_several(value))
        if isinstance(value, effect.NounPhrase):
            tests = list(self._parts_of_test(value, one))
            return cast("tree.Expression", all_of(tests)) if tests else tree.Name("true")
        if isinstance(value, effect.Number):
            return compared(value.count, one)
        raise CannotLowerError("unplayable-test", value.span)

    def _parts_of_test(self, value: effect.NounPhrase, one: tree.Expression) -> Iterator[tree.Expression]:
        yield from self._head(value.head, one)
        owner = tree.Attribute(one, "owner")
        if not self.is_piece(value.head) and _is_owned(value):
            raise CannotLowerError("unplayable-owner", value.span)
        if "your" in (value.determiner, value.part) or value.determiner == "all-your":
            yield tree.Operation("==", owner, _you())
        elif "their" in (value.determiner, value.part):
            yield tree.Operation("==", owner, self._others(value))
        elif value.owner is not None:
            yield self.test(value.owner, owner)
        elif value.part == "those":
            yield tree.Operation("in", one, self._meant(value))
        elif self.is_piece(value.head) and self._owned_by_default(value):
            yield tree.Operation("==", owner, self.agent)
        for quality in value.qualities:
            yield tree.Operation("!=", one, self._not_other(value)) if quality == "other" else self.quality(quality, one)
        for relative in value.where:
            if self.phrase(relative).yields != "amount":
                yield cast("tree.Expression", rewritten(self.holding(relative), {"it": one}, {}))

    def _others(self, value: effect.NounPhrase) -> tree.Expression:
        """Whose “their” means: of whoever acts, if that is not you, or of the player who was mentioned last."""
        found = self._mention("player") if self.agent == _you() else self.agent
        if found is None:
            raise CannotLowerError("unplayable-nobody", value.span)
        return found

    def _of_others(self, value: effect.Value) -> bool:
        """Tell whether what is meant may belong to somebody else than whoever acts."""
        if isinstance(value, effect.NounList):
            return any(self._of_others(item) for item in value.items)
        if not isinstance(value, effect.NounPhrase) or self.certain(value) is not None:
            return False
        if value.owner is not None or "their" in (value.determiner, value.part):
            return value.owner is None or self.certain(value.owner) != self.agent
        players = [one for use in value.where for _, one in use.roles if self._is_player(one)]
        if players or "your" in (value.determiner, value.part) or value.determiner == "all-your":
            return any(self.certain(one) != self.agent for one in players)
        return not self._owned_by_default(value)

    def _is_player(self, value: effect.Value) -> bool:
        match value:
            case effect.NounPhrase(head=head) | effect.Pronoun(refers=head):
                return self._kind(head or "player") == "player"
        return False

    def _owned_by_default(self, value: effect.NounPhrase) -> bool:
        """A piece without any word on whose it is belongs to the agent, unless the place says otherwise."""
        return not value.where and value.determiner not in _ANY_OWNER and value.head != "player"

    def _head(self, head: str, one: tree.Expression) -> Iterator[tree.Expression]:
        noun = self.game.nouns.get(head)
        if head in self.game.kinds:
            if self.is_piece(head):
                yield tree.Call("is-a", (one, tree.Name(head)))
        elif noun is not None:
            for kind in noun.isa:
                yield from self._head(kind, one)
        if noun is not None and noun.means:
            yield cast("tree.Expression", rewritten(self.expression(noun.means), {"it": one, "you": self.agent}, {}))

    def _not_other(self, value: effect.NounPhrase) -> tree.Expression:
        """What “other” leaves out: whoever acts, or what “this” would mean."""
        return self.agent if self._kind(value.head) == "player" else self._this(value)

    def quality(self, quality: str, one: tree.Expression) -> tree.Expression:
        """Whether a thing has a quality."""
        if quality == "other":
            return tree.Operation("!=", one, _this())
        phrase = self.game.phrases[quality]
        return cast("tree.Expression", rewritten(self.expression(phrase.body), {"it": one, "you": self.agent}, {}))

    def candidates(self, value: effect.Value) -> tree.Expression:
        """Where to look for what a noun phrase, or a list of them, describes; each thing once."""
        if isinstance(value, effect.NounList):
            first, *rest = dict.fromkeys(self.candidates(item) for item in value.items)
            for other in rest:
                first = tree.Call("together-with", (first, other))
            name = self.fresh("one")
            return tree.Total("values", tree.Name(name), name, first, None) if rest else first
        if not isinstance(value, effect.NounPhrase):
            raise CannotLowerError("unplayable-choice", value.span)
        if value.part == "those":
            return self._meant(value)
        kind = self._kind(value.head)
        if kind == "player":
            return tree.Name("players")
        if kind in self.game.kinds and not self.is_piece(kind):
            return tree.Call("entries", (tree.Name(kind),))
        noun = self.game.nouns.get(value.head)
        if noun is not None and noun.among:
            return self.expression(noun.among)
        if kind not in self.game.kinds:
            raise CannotLowerError("unplayable-table", value.span)
        return tree.Call("pieces", (tree.Name(kind),))

    def can_be_found(self, value: effect.NounPhrase) -> bool:
        """Tell whether there is something to look for: pieces, entries, players, zones, or what the noun names."""
        noun, kind = self.game.nouns.get(value.head), self._kind(value.head)
        return kind in self.game.kinds or kind == "player" or bool(noun and noun.among) or bool(self._sort(value.head))

    def _kind(self, head: str) -> str:
        """The kind of piece or entry behind a noun."""
        if head in self.game.kinds or head == "player":
            return head
        noun = self.game.nouns.get(head)
        return next((self._kind(one) for one in noun.isa), head) if noun else head

    def is_piece(self, head: str) -> bool:
        """Tell whether a noun means something that lies on the table."""
        return self.game.is_a(self._kind(head), "piece")

    # ------------------------------------------------------------ certain things

    def certain(self, value: effect.Value | None) -> tree.Expression | None:
        """The one thing a value means, where there is no choice and no search."""
        match value:
            case effect.Pronoun(word="you"):
                return _you()
            case effect.Pronoun():
                return self._referred(value)
            case effect.Name(id=name):
                return tree.Name(name)
            case effect.NounPhrase(determiner="that" | "those"):
                return self._meant(value)
            case effect.NounPhrase(head=head) if self._sort(head) == "scope":
                return tree.Name(head)
            case effect.NounPhrase(determiner="this"):
                return self._this(value)
            case effect.NounPhrase(head=head) if self._sort(head) == "zone":
                return self._zone(value)
        return None

    def _this(self, value: effect.NounPhrase) -> tree.Expression:
        """The piece itself, or what the noun says that `this` means, such as the place where it happens."""
        noun = self.game.nouns.get(value.head)
        if noun is not None and noun.this:
            return self.expression(noun.this)
        if self.by_piece and not self.is_piece(value.head):
            raise CannotLowerError("unplayable-this", value.span)
        return _this()

    def _referred(self, pronoun: effect.Pronoun) -> tree.Expression:
        """What `it` or `them` stands for; `it` is this piece where nothing else was picked."""
        found = self._mention(pronoun.refers)
        if found is None and pronoun.word != "it":
            raise CannotLowerError("unplayable-picked", pronoun.span)
        return found or _this()

    def _meant(self, value: effect.NounPhrase) -> tree.Expression:
        found = self._mention(value.head)
        if found is None:
            raise CannotLowerError("unplayable-picked", value.span)
        return found

    def _mention(self, head: str) -> tree.Expression | None:
        """What was mentioned last under a noun or a more special one."""
        return next((one for name, one in reversed(self.mentioned.items()) if self._belongs(name, head)), None)

    def _belongs(self, name: str, general: str) -> bool:
        noun = self.game.nouns.get(name)
        above = (*(noun.isa if noun else ()), *((self.game.kinds[name].isa,) if name in self.game.kinds else ()))
        return name == general or any(self._belongs(one, general) for one in above if one)

    def _zone(self, value: effect.NounPhrase) -> tree.Expression | None:
        """A zone of the table, or that of its owner: of whoever is named, else of whoever acts."""
        per = self.game.words[value.head].settings["per"]
        if per == "game":
            return tree.Name(value.head)
        if value.owner is not None:
            if not self._has_zones(value.owner, str(per)):
                raise CannotLowerError("unplayable-other-owner", value.span)
            owner = self.chosen.get(id(value.owner)) or self.certain(value.owner)
            return tree.Attribute(owner, value.head) if owner is not None else None
        if per != "player":
            raise CannotLowerError("unplayable-whose", value.span)
        match value.determiner:
            case "your":
                return tree.Attribute(_you(), value.head)
            case "their":
                return tree.Attribute(self._others(value), value.head)
        return tree.Attribute(self.agent, value.head)

    def _has_zones(self, owner: effect.NounPhrase | effect.Pronoun | effect.Name, per: str) -> bool:
        """Tell whether something is of the kind that each has a zone of its own: a player, or an entry."""
        match owner:
            case effect.NounPhrase(head=head) | effect.Pronoun(refers=head):
                kind = self._kind(head) if head else "player"
            case effect.Name(id=name):
                kind = self.game.entities[name].kind
        return kind == per or self.game.is_a(kind, per)

    def _sort(self, head: str) -> str:
        word = self.game.words.get(head)
        return word.sort if word is not None else ""

    def _holds_several(self, value: effect.Value) -> bool:
        return is_several(value) or self._sort(getattr(value, "head", "")) == "zone"

    # ------------------------------------------------------------ helpers

    def expression(self, text: str) -> tree.Expression:
        """An expression of the content."""
        node, _ = parse_expression(text, nowhere)
        if node is None:
            raise CannotLowerError("unplayable-text", effect.NOWHERE, text=text)
        return node

    def mention(self, value: effect.Value, expression: tree.Expression) -> None:
        """Remember what a noun phrase meant, for `it` and `that`."""
        if isinstance(value, effect.NounPhrase):
            self.mentioned.pop(value.head, None)
            self.mentioned[value.head] = expression

    def fresh(self, name: str) -> str:
        """A name that nothing else in the effect has."""
        self.used += 1
        return f"{name}-{self.used}"


def _you() -> tree.Name:
    """A node of its own each time: nodes are told apart by identity."""
    return tree.Name("you")


def _this() -> tree.Name:
    return tree.Name("this")


def _is_number(value: effect.Value) -> bool:
    return isinstance(value, effect.Number | effect.PhraseUse)


def _counted(value: effect.NounPhrase | effect.NounList) -> effect.NounPhrase:
    """The noun phrase that says how many: the first of a list, for all of it together."""
    first, *rest = value.items if isinstance(value, effect.NounList) else (value,)
    for one in (first, *rest):
        if not isinstance(one, effect.NounPhrase) or (one is not first and (one.count is not None or one.determiner == "no")):
            raise CannotLowerError("unplayable-list", one.span)
    return cast("effect.NounPhrase", first)


def _refuse_unclear(value: effect.Value) -> None:
    """Several numbers are these and no others: “at least 2 or 6” says nothing."""
    count = value.count if isinstance(value, effect.Number | effect.NounPhrase) else None
    if count is not None and len(count.numbers) > 1 and count.bound not in ("", "exactly"):
        raise CannotLowerError("unplayable-bound", count.span)


def is_several(value: effect.Value) -> bool:
    """Tell whether a value that is known may be a list."""
    return (isinstance(value, effect.Pronoun) and value.word == "them") or (
        isinstance(value, effect.NounPhrase) and value.determiner == "those"
    )


def _is_owned(value: effect.NounPhrase) -> bool:
    """Tell whether a noun phrase says whose something is."""
    return value.owner is not None or value.part in _WHOSE or value.determiner in _WHOSE


def leaves_choice(count: effect.Count | None) -> bool:
    """Tell whether a count is more than one certain number."""
    return count is not None and (len(count.numbers) > 1 or count.bound not in ("", "exactly"))


def nowhere(offset: int, length: int) -> Source:
    """Places in the texts of phrases: whoever lowers an effect knows the place of the effect."""
    return Source("phrase", 1, offset + 1, length)
