"""From what a card says to what it does: an effect tree becomes rules of the procedure tier.

Guards become triggers, replacements or conditions; verbs become the bodies of their phrases with the roles filled in (see
`meanings.py`). What a role of mode `chosen` leaves open is asked for before: one thing, several, or a number; `each` and `all`
go through everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple, cast

from wwrules.compile import effect_tree as effect
from wwrules.compile import procedure_tree as tree
from wwrules.compile.costs import Costs, offered, terms
from wwrules.compile.meanings import EACH, CannotLowerError, Meanings, is_several, leaves_choice, nowhere
from wwrules.compile.phrase_frames import endings_of, pattern_of
from wwrules.compile.procedures import parse_body
from wwrules.compile.rewriting import all_of, continued, for_this_noun, rules_for_this_noun
from wwrules.model import Game, Phrase

__all__ = ["CannotLowerError", "lower", "lower_action", "lower_condition", "rules_by_sentence"]


def lower(node: effect.Effect, game: Game) -> tuple[tree.Rule, ...]:
    """The rules of an effect."""
    return tuple(rule for group in _groups(node) for rule in _Lowering(game).sentence_group(group))


def rules_by_sentence(node: effect.Effect, game: Game) -> Iterator[tuple[effect.Sentence, tuple[tree.Rule, ...]]]:
    """The rules of an effect by the sentence that they come from; those that go on with it belong to it."""
    for group in _groups(node):
        yield group[0], tuple(_Lowering(game).sentence_group(group))


def lower_condition(node: effect.Condition, game: Game) -> tree.Expression:
    """A condition that stands by itself."""
    return Meanings(game, by_piece=False).condition(node)


def lower_action(node: effect.Effect, game: Game) -> tree.Block:
    """Sentences that are carried out when a procedure says so."""
    statements: list[tree.Statement] = []
    for group in _groups(node):
        waits = next((guard for guard in group[0].guards if guard.trigger is not None or guard.word == "while"), None)
        if waits is not None:
            raise CannotLowerError("unplayable-waiting", waits.span)
        statements += _Lowering(game, by_piece=False).statements(group)
    return tree.Block(tuple(statements))


def _groups(node: effect.Effect) -> Iterator[list[effect.Sentence]]:
    """Sentences that belong together: `otherwise` and `if you do` go on with the one before."""
    group: list[effect.Sentence] = []
    for sentence in node.sentences:
        if group and not any(guard.word in ("otherwise", "if-do") for guard in sentence.guards):
            yield group
            group = []
        group.append(sentence)
    yield group


def _unconditional(sentence: effect.Sentence) -> effect.Sentence:
    """A sentence without its questions."""
    return replace(sentence, guards=tuple(one for one in sentence.guards if one.word not in ("if", "unless")))


class _Loop(NamedTuple):
    """Something that is gone through one by one."""

    name: str
    among: tree.Expression
    where: tree.Expression | None = None


class _Picked(NamedTuple):
    """How something is picked: what is asked first, and whether it is then gone through."""

    asks: tuple[tree.Statement, ...] = ()
    loop: _Loop | None = None
    head: str = ""  # the noun that means something only inside the loop
    given: bool = False  # whether it is given away

    def around(self, inner: tuple[tree.Statement, ...]) -> tuple[tree.Statement, ...]:
        """What is done with it, after it was picked."""
        if self.loop is None:
            return (*self.asks, *inner)
        return (*self.asks, tree.ForEach(self.loop.name, self.loop.among, self.loop.where, None, tree.Block(inner)))

    def gone_through(self) -> tree.Expression | None:
        """All of something can be given away only if there is any."""
        if not self.given or self.loop is None or self.asks or not self.head:
            return None
        return tree.Tally("some_of", self.loop.name, self.loop.among, self.loop.where)


@dataclass(slots=True)
class _Lowering(Meanings):
    """One group of sentences."""

    costs: Costs = field(default_factory=Costs)

    # ------------------------------------------------------------ sentences

    def sentence_group(self, group: list[effect.Sentence]) -> Iterator[tree.Rule]:
        """The rules of a sentence and of those that go on with it."""
        guards = group[0].guards
        waits = [guard for guard in guards if guard.trigger is not None]
        conditions = [self.condition(guard.condition) for guard in guards if guard.word == "while" and guard.condition]
        rules = tuple(self._waiting(guard, group) for guard in waits) if waits else tuple(self._standing(group))
        yield from ([tree.ConditionalRules(all_of(conditions), rules)] if conditions else rules)

    def _standing(self, group: list[effect.Sentence]) -> Iterator[tree.Rule]:
        """Clauses whose body is made of rules."""
        sentence, *rest = group
        for guard in (*(one for one in sentence.guards if one.word != "while"), *(one.guards[0] for one in rest)):
            raise CannotLowerError("unplayable-always", guard.span)
        if sentence.steps.later is not None:
            raise CannotLowerError("unplayable-action", sentence.steps.later.span)
        for step in sentence.steps.items:
            if not isinstance(step, effect.Clause):
                raise CannotLowerError("unplayable-step", step.span)
            body = self._body(step, step.verb)
            if isinstance(body, tree.Block):
                raise CannotLowerError("unplayable-action", step.span)
            yield from body

    def _waiting(self, guard: effect.Guard, group: list[effect.Sentence]) -> tree.Rule:
        words = {one.word for one in group[0].guards}
        trigger = cast("effect.PhraseUse", guard.trigger)
        pattern, tests = self._pattern(trigger)
        once = next((one.scope for one in group[0].guards if one.word == "once-per"), "")
        replaces = bool(words & {"instead", "may-instead"})
        if replaces and not any(one.word == "otherwise" for later in group[1:] for one in later.guards):
            condition = self._if_of(group[0])  # where it does not hold, nothing is replaced
            tests += [condition] if condition is not None else []
            group = [_unconditional(group[0]), *group[1:]]
        statements = tuple(self.statements(group))
        if "may-instead" in words:
            needed, statements = offered(statements, self.costs, declinable=True)
            tests += [needed] if needed is not None else []
        where = all_of(tests)
        if replaces:
            return tree.Replacement(pattern, where, once, "may-instead" in words, tree.Block(statements))
        when = guard.word if guard.word in ("before", "after") else self.phrase(trigger).timing or "after"
        return tree.Trigger(when, pattern, where, once, False, tree.Block(statements))

    def _pattern(self, use: effect.PhraseUse) -> tuple[tree.Pattern, list[tree.Expression]]:
        """The event to wait for and what must hold of it; roles that are not one certain thing become names with a test."""
        phrase = self.phrase(use)
        self.refuse_idle(phrase, use)
        pattern = pattern_of(phrase.event)
        if pattern is None:
            raise CannotLowerError("unplayable-body", use.span, id=phrase.id)
        met: dict[str, Any] = {}
        tests: list[tree.Expression] = []
        outer = self.agent
        for name, value in sorted(use.roles, key=lambda role: role[0] != "who"):
            if tree.Name(name) not in pattern.arguments:
                continue
            one = self.certain(value)
            met[name] = one
            if one is None:
                one = tree.Name(self.fresh("met"))
                met[name] = tree.Bind(one.id)
                tests.append(self.test(value, one))
            self.mention(value, one)
            if name == "who":
                self.agent = one  # what has no owner by name is of whoever does it
        self.agent = outer
        if phrase.body:
            tests.append(self.holding(use))
        arguments = (met.get(one.id, one) if isinstance(one, tree.Name) else one for one in pattern.arguments)
        return replace(pattern, arguments=tuple(arguments)), tests

    def statements(self, group: list[effect.Sentence]) -> Iterator[tree.Statement]:
        """Conditions with their otherwise, and what follows from having done something."""
        first, *rest = group
        condition = self._if_of(first)
        block = tree.Block(tuple(self.steps(first.steps)))
        branches: list[tuple[tree.Expression, tree.Block]] = []
        otherwise: tree.Block | None = None
        for sentence in rest:
            words = {guard.word for guard in sentence.guards}
            test = self._if_of(sentence)
            inner = tree.Block(tuple(self.steps(sentence.steps)))
            if "if-do" in words:
                block = continued(block, tree.Block((tree.If(((test, inner),), None),)) if test is not None else inner)
            elif test is None:
                otherwise = inner
            else:
                branches.append((test, inner))
        if condition is None:
            yield from block.statements
            return
        yield tree.If(((condition, block), *branches), otherwise)

    def _if_of(self, sentence: effect.Sentence) -> tree.Expression | None:
        tests = [
            tree.Not(self.condition(guard.condition)) if guard.word == "unless" else self.condition(guard.condition)
            for guard in sentence.guards
            if guard.word in ("if", "unless") and guard.condition
        ]
        return all_of(tests) if tests else None

    # ------------------------------------------------------------ steps

    def steps(self, node: effect.Steps) -> Iterator[tree.Statement]:
        """Actions one after the other."""
        for item in node.items:
            yield from self.step(item)
        if node.later is not None:
            outer, self.mentioned = self.mentioned, {}
            trigger = node.later.trigger
            pattern, tests = self._pattern(trigger)
            block = tree.Block(tuple(self.steps(node.later.steps)))
            self.mentioned = outer
            rule = tree.Trigger(self.phrase(trigger).timing or "after", pattern, all_of(tests), "", False, block)
            yield tree.Grant(tree.Name("you"), (rule,), tree.Number(1), (tree.Ending("", pattern, all_of(tests)),))

    def step(self, node: effect.Step) -> Iterator[tree.Statement]:
        """One action, choice or condition."""
        match node:
            case effect.Clause():
                yield from self.clause(node)
            case effect.Steps():
                yield from self.steps(node)
            case effect.StepIf(step=inner, condition=condition, unless=unless):
                test = self.condition(condition)
                yield tree.If(((tree.Not(test) if unless else test, tree.Block(tuple(self.step(inner)))),), None)
            case effect.May(step=inner):
                yield from self._may(inner)
            case effect.Either(options=options):
                yield tree.ChooseOne(self.agent, tuple(self._options(options)))

    def _may(self, inner: effect.Step) -> Iterator[tree.Statement]:
        skip = tree.Option("skip", None, tree.Block(()))
        if isinstance(inner, effect.Either):
            yield tree.ChooseOne(self.agent, (*self._options(inner.options, declinable=True), skip))
            return
        yield tree.ChooseOne(self.agent, (self._option("do", self.step(inner), declinable=True), skip))

    def _options(self, options: tuple[effect.Steps, ...], *, declinable: bool = False) -> Iterator[tree.Option]:
        for number, option in enumerate(options, 1):
            yield self._option(str(number), self.steps(option), declinable=declinable)

    def _option(self, label: str, statements: Iterator[tree.Statement], *, declinable: bool) -> tree.Option:
        where, done = offered(tuple(statements), self.costs, declinable=declinable)
        return tree.Option(label, where, tree.Block(done))

    # ------------------------------------------------------------ clauses

    def clause(self, node: effect.Clause) -> Iterator[tree.Statement]:
        """A verb: pick what must be picked, then do its body. Somebody else than you may act, or several one by one."""
        if node.agent is None:
            yield from self._acted(node)
            return
        picked = self._pick(node.agent, "who") if self._is_open(node.agent) else _Picked()
        outer, self.agent = self.agent, cast("tree.Expression", self.chosen.get(id(node.agent)) or self.certain(node.agent))
        inner = tuple(self._acted(node))
        self.agent = outer
        self._forget(picked)
        yield from picked.around(inner)

    def _acted(self, node: effect.Clause) -> Iterator[tree.Statement]:
        for verb in self._one_by_one(node.verb):
            yield from self._performed(node, verb)

    def _one_by_one(self, use: effect.PhraseUse) -> Iterator[effect.PhraseUse]:
        """“gain 2 points and 1 coin” is gained one after the other; a rule or filter takes the list as it is."""
        phrase = self.phrase(use)
        for number, (name, value) in enumerate(use.roles):
            if isinstance(value, effect.NounList) and self.mode(phrase, name) != "filter":
                if value.word == "and":
                    roles = ((*use.roles[:number], (name, item), *use.roles[number + 1 :]) for item in value.items)
                    for one in roles:
                        yield from self._one_by_one(replace(use, roles=one))
                    return
                if self.mode(phrase, name) == "amount":
                    raise CannotLowerError("unplayable-open", value.span)
        yield use

    def _performed(self, node: effect.Clause, verb: effect.PhraseUse) -> Iterator[tree.Statement]:
        phrase = self.phrase(verb)
        given = self._given_whole(phrase)
        picked = [*self._picked_numbers(phrase, verb), *self._picked_things(phrase, verb, given)]
        picked.sort(key=lambda one: one.loop is None)  # what is picked for each of several is picked inside the loop
        body = self._body(node, verb)
        inner = body.statements if isinstance(body, tree.Block) else (self._granted(body, verb),)
        self._note(inner, self._needed(phrase, verb, given, per=node.per))
        for one in reversed(picked):
            inner = one.around(inner)
            self._forget(one)
        self._note(inner, [test for one in picked if (test := one.gone_through())])
        if node.per is not None and not self._multiplies(phrase, verb):
            inner = (tree.Repeat(self._number_of(node.per), tree.Block(inner)),)
        yield from inner

    # ------------------------------------------------------------ costs

    def _note(self, statements: tuple[tree.Statement, ...], tests: list[tree.Expression]) -> None:
        """Remember what is needed for something that you do; what others have is not yours to pay."""
        if statements and tests and self.agent == tree.Name("you"):
            self.costs.note(statements[0], tests)

    def _given_whole(self, phrase: Phrase) -> set[str]:
        """Roles whose things are given away: they stand alone in what the phrase needs."""
        needed = terms(self.expression(phrase.needs)) if phrase.needs else ()
        return {one.id for one in needed if isinstance(one, tree.Name) and self.mode(phrase, one.id) in ("chosen", "place")}

    def _needed(
        self, phrase: Phrase, verb: effect.PhraseUse, given: set[str], *, per: effect.NounPhrase | None
    ) -> list[tree.Expression]:
        """What a phrase needs, with its roles filled in; of “all”, at least one."""
        if not phrase.needs:
            return []
        times = self._number_of(per) if per is not None and self._multiplies(phrase, verb) else None
        found = [
            cast("tree.Expression", self.filled(one, verb, times))
            for one in terms(self.expression(phrase.needs))
            if not (isinstance(one, tree.Name) and one.id in given)
        ]
        alls = [value for name, value in verb.roles if self.mode(phrase, name) == "amount" and _is_all(value)]
        return [*found, *(tree.Operation(">", self.number(one), tree.Number(0)) for one in alls)]

    def _granted(self, body: tuple[tree.Rule, ...], verb: effect.PhraseUse) -> tree.Statement:
        """Rules that an action brings last as long as the phrase says."""
        if not self.phrase(verb).lasts:
            raise CannotLowerError("unplayable-lasting", verb.span)
        endings = endings_of(self.phrase(verb).lasts)
        if endings is None:
            raise CannotLowerError("unplayable-body", verb.span, id=self.phrase(verb).id)
        return tree.Grant(tree.Name("you"), body, None, cast("tuple[tree.Ending, ...]", self.filled(endings, verb)))

    def _body(self, node: effect.Clause, verb: effect.PhraseUse) -> tree.Block | tuple[tree.Rule, ...]:
        phrase = self.phrase(verb)
        body, found = parse_body(phrase.body, nowhere)
        if body is None or found:
            raise CannotLowerError("unplayable-body", node.span, id=phrase.id)
        per = self._number_of(node.per) if node.per is not None and self._multiplies(phrase, verb) else None
        filled = self.filled(body, verb, per)
        return for_this_noun(filled) if isinstance(filled, tree.Block) else rules_for_this_noun(filled)

    def _multiplies(self, phrase: Phrase, verb: effect.PhraseUse) -> bool:
        """Tell whether a verb has an amount: “for each” then makes it larger, and otherwise does it all again."""
        numbers = (effect.Number, effect.PhraseUse)
        return any(self.mode(phrase, name) == "amount" or isinstance(value, numbers) for name, value in verb.roles)

    def _number_of(self, per: effect.NounPhrase) -> tree.Expression:
        noun = self.game.nouns.get(per.head)
        if noun is not None and noun.counts:
            return self._number_had(per)
        name = self.fresh("each")
        return tree.Tally("count", name, self.candidates(per), self.test(per, tree.Name(name)))

    def _number_had(self, per: effect.NounPhrase) -> tree.Expression:
        """What is only counted is counted with those who have it: whoever is named, or all who are described, together."""
        who = next((value for use in per.where for name, value in use.roles if name == "who"), None)
        one = self.certain(who) if who is not None else self.agent
        if one is not None or not isinstance(who, effect.NounPhrase):
            return self.amount_of(one or self.agent, per)
        if who.determiner == "no":
            raise CannotLowerError("unplayable-pick", who.span)
        each = tree.Name(self.fresh("each"))
        return tree.Total("sum", self.amount_of(each, per), each.id, self.candidates(who), self.test(who, each))

    # ------------------------------------------------------------ what must be picked

    def _picked_numbers(self, phrase: Phrase, use: effect.PhraseUse) -> Iterator[_Picked]:
        """Ask for numbers that are left open: 2 or 3, up to 4."""
        for name, value in use.roles:
            if not isinstance(value, effect.Number | effect.NounPhrase) or not leaves_choice(value.count):
                continue
            wanted = self.mode(phrase, name) == "amount" or f"amount({name})" in phrase.body
            if isinstance(value, effect.Number) or wanted:
                self.chosen[id(value)] = chosen = tree.Name(self.fresh(name))
                numbers = _numbers(cast("effect.Count", value.count))
                yield _Picked((tree.Choose(chosen.id, numbers, None, self.agent, None, None),))

    def _picked_things(self, phrase: Phrase, use: effect.PhraseUse, given: set[str]) -> Iterator[_Picked]:
        """Ask for things that are left open, or go through all that are meant."""
        for name, value in use.roles:
            picks = self.mode(phrase, name) in ("chosen", "place") or (_is_some(value) and _brings_rules(phrase.body))
            if not picks or isinstance(value, effect.Number):
                continue
            if isinstance(value, effect.NounPhrase) and not self.can_be_found(value) and not _mentions(phrase.body, name):
                continue  # a word that only says what the verb is about
            owner = value.owner if isinstance(value, effect.NounPhrase) and self._is_zone(value) else None
            for one in (owner, value):
                if one is not None and self._is_open(one):
                    picked = self._pick(one, name)
                    if one is value and name in given and self.agent == tree.Name("you"):
                        self.costs.note_whole(picked.asks)
                        picked = picked._replace(given=True)
                    yield picked

    def _is_zone(self, value: effect.NounPhrase) -> bool:
        word = self.game.words.get(value.head)
        return word is not None and word.sort == "zone"

    def _is_open(self, value: effect.Value) -> bool:
        """Tell whether a value is not one certain thing."""
        if isinstance(value, effect.Quality | effect.PhraseUse):
            return False
        return is_several(value) or self.certain(value) is None

    def _pick(self, value: effect.Value, name: str) -> _Picked:
        each = tree.Name(self.fresh(name))
        if is_several(value):
            self.chosen[id(value)] = each
            return _Picked((), _Loop(each.id, cast("tree.Expression", self.certain(value))))
        among, test = self.candidates(value), self._touchable(value, each)
        self.mention(value, each)
        first = value.items[0] if isinstance(value, effect.NounList) else value
        if not isinstance(first, effect.NounPhrase) or first.determiner == "no":
            raise CannotLowerError("unplayable-pick", value.span)
        if self._means_all(first):
            self.chosen[id(value)] = each
            return _Picked((), _Loop(each.id, among, test), first.head)
        asks, wanted = self._wanted(first, among, name)
        choose = tree.Choose(each.id, among, test, self.agent, wanted, None)
        if wanted is None:
            self.chosen[id(value)] = each
            return _Picked((*asks, choose))
        single = tree.Name(self.fresh(name))
        self.chosen[id(value)] = single
        return _Picked((*asks, choose), _Loop(single.id, each))

    def _touchable(self, value: effect.Value, one: tree.Name) -> tree.Expression:
        """What a thing must be: what is described, and nothing that is protected from this piece."""
        test = self.test(value, one)
        first = value.items[0] if isinstance(value, effect.NounList) else value
        if self.by_piece and isinstance(first, effect.NounPhrase) and self.is_piece(first.head):
            return tree.Operation("and", test, tree.Call("can-affect", (tree.Name("this"), one)))
        return test

    def _means_all(self, value: effect.NounPhrase) -> bool:
        """Tell whether a noun phrase means everything that it describes: each, all, or the bare plural."""
        if value.determiner in EACH:
            return value.count is None or value.determiner != "each-of"
        bare = value.plural and value.count is None and value.determiner in ("", "your", "their")
        return bare and self._equal_to(value) is None

    def _equal_to(self, value: effect.NounPhrase) -> effect.PhraseUse | None:
        """The relative that says how many."""
        return next((one for one in value.where if self.phrase(one).yields == "amount"), None)

    def _wanted(
        self, value: effect.NounPhrase, among: tree.Expression, name: str
    ) -> tuple[tuple[tree.Statement, ...], tree.CountOf | None]:
        """How many are picked, and what must be asked before to know it; None: one."""
        amount, count = self._equal_to(value), value.count
        if amount is not None:
            return (), tree.CountOf("up-to", self.number(amount))
        if count is None:
            return (), tree.CountOf("up-to", tree.Call("size", (among,))) if value.plural else None
        if len(count.numbers) > 1:
            many = self.fresh(name)
            asks = (tree.Choose(many, _numbers(count), None, self.agent, None, None),)
            return asks, tree.CountOf("exactly", tree.Name(many))
        number = tree.Number(count.numbers[0])
        if count.bound in _AT_MOST:
            return (), tree.CountOf("up-to", number)
        if count.bound in _AT_LEAST:
            return (), tree.CountOf("between", tree.Call("size", (among,)), number)
        return (), None if count.numbers == (1,) else tree.CountOf("exactly", number)

    def _forget(self, picked: _Picked) -> None:
        """What was gone through one by one means nothing afterwards."""
        self.mentioned.pop(picked.head, None)


_AT_MOST, _AT_LEAST = ("up-to", "at-most", "or-fewer"), ("at-least", "or-more")


def _is_some(value: effect.Value) -> bool:
    """Tell whether a noun phrase means some of what it describes, so that somebody must say which."""
    return isinstance(value, effect.NounPhrase) and (value.count is not None or value.determiner == "any")


def _is_all(value: effect.Value) -> bool:
    return isinstance(value, effect.NounPhrase) and value.determiner in ("all", "all-your") and value.count is None


@cache
def _brings_rules(body: str) -> bool:
    return isinstance(parse_body(body, nowhere)[0], tuple)


def _mentions(body: str, role: str) -> bool:
    return re.search(rf"\b{role}\b", body) is not None


def _numbers(count: effect.Count) -> tree.Expression:
    """The numbers that a count leaves open."""
    if len(count.numbers) > 1 and count.bound in ("", "exactly"):
        return tree.ListOf(tuple(tree.Number(one) for one in count.numbers))
    if len(count.numbers) == 1 and count.bound in _AT_MOST:
        return tree.Call("range", (tree.Number(0), tree.Number(count.numbers[0])))
    raise CannotLowerError("unplayable-most", count.span)
