"""From what a card says to what it does: an effect tree becomes rules of the procedure tier.

Guards become triggers, replacements or conditions; verbs become the bodies of their phrases with the roles filled in. The mode
of a role decides how: `chosen` asks the agent first, `filter` becomes a test, `amount` a number, `player` and `place` a value.
A body may also ask about a role: `amount(what)`, `head(what)`, `amount_of(who, what)` and `holds(who, what)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, cast

from wwrules.compile import effect_tree as effect
from wwrules.compile import procedure_tree as tree
from wwrules.compile.procedures import parse_body, parse_definitions, parse_expression
from wwrules.compile.rewriting import Test, all_of, continued, enough, for_this_noun, is_same, possible, rewritten
from wwrules.diagnostics import Source
from wwrules.model import Game, Phrase

YOU, THIS, IT = tree.Name("you"), tree.Name("this"), tree.Name("it")


class CannotLowerError(Exception):
    """A part of an effect that no body can express yet; the span says which."""

    def __init__(self, reason: str, span: effect.Span) -> None:
        super().__init__(reason)
        self.reason, self.span = reason, span


def lower(node: effect.Effect, game: Game) -> tuple[tree.Rule, ...]:
    """The rules of an effect."""
    return tuple(rule for group in _groups(node) for rule in _Lowering(game).sentence_group(group))


def lower_condition(node: effect.Condition, game: Game) -> tree.Expression:
    """A condition that stands by itself."""
    return _Lowering(game).condition(node)


def lower_action(node: effect.Effect, game: Game) -> tree.Block:
    """Sentences that are carried out when a procedure says so."""
    statements: list[tree.Statement] = []
    for group in _groups(node):
        waits = next((guard for guard in group[0].guards if guard.trigger is not None or guard.word == "while"), None)
        if waits is not None:
            raise CannotLowerError("an action happens when it is carried out and waits for nothing", waits.span)
        statements += _Lowering(game).statements(group)
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


@dataclass(slots=True)
class _Lowering:
    """One group of sentences: what was mentioned so far, and who acts."""

    game: Game
    mentioned: dict[str, tree.Expression] = field(default_factory=dict)  # head -> what was meant
    chosen: dict[int, tree.Expression] = field(default_factory=dict)  # noun phrase, by identity -> what was picked for it
    agent: tree.Expression = YOU
    used: int = 0

    # ------------------------------------------------------------ sentences

    def sentence_group(self, group: list[effect.Sentence]) -> Iterator[tree.Rule]:
        """The rules of a sentence and of those that go on with it."""
        first = group[0]
        waits = [guard for guard in first.guards if guard.trigger is not None]
        held = [guard for guard in first.guards if guard.word == "while"]
        if not waits:
            rules = tuple(self._standing(first))
            conditions = [self.condition(guard.condition) for guard in held if guard.condition]
            yield from ([tree.ConditionalRules(all_of(conditions), rules)] if conditions else rules)
            return
        for guard in waits:
            yield self._waiting(guard, group)

    def _standing(self, sentence: effect.Sentence) -> Iterator[tree.Rule]:
        """Clauses whose body is made of rules."""
        for step in sentence.steps.items:
            if not isinstance(step, effect.Clause):
                raise CannotLowerError("only a rule can stand without a trigger", step.span)
            body = self._body(step)
            if isinstance(body, tree.Block):
                raise CannotLowerError("an action needs a trigger", step.span)
            yield from body

    def _waiting(self, guard: effect.Guard, group: list[effect.Sentence]) -> tree.Rule:
        words = {one.word for one in group[0].guards}
        trigger = cast("effect.PhraseUse", guard.trigger)
        phrase = self.phrase(trigger)
        pattern, tests = self._pattern(phrase, trigger)
        if phrase.body:
            tests.append(self._filled(self.expression(phrase.body), phrase, trigger))
        once = next((one.scope for one in group[0].guards if one.word == "once-per"), "")
        statements = tuple(self.statements(group))
        where = all_of(tests)
        if words & {"instead", "may-instead"}:
            return tree.Replacement(pattern, where, once, "may-instead" in words, tree.Block(statements))
        when = guard.word if guard.word in ("before", "after") else phrase.timing or "after"
        return tree.Trigger(when, pattern, where, once, False, tree.Block(statements))

    def _pattern(self, phrase: Phrase, use: effect.PhraseUse) -> tuple[tree.Pattern, list[tree.Expression]]:
        """The event to wait for; roles that are not one certain thing become names with a test."""
        nodes, _ = parse_definitions(f"after {phrase.event} {{ }}", _nowhere)
        pattern = cast("tree.Trigger", nodes[0]).pattern
        arguments: list[Any] = []
        tests: list[tree.Expression] = []
        for argument in pattern.arguments:
            value = use.role(argument.id) if isinstance(argument, tree.Name) else None
            if value is None:
                arguments.append(argument)
                continue
            certain = self.certain(value)
            if certain is not None:
                arguments.append(certain)
                self.mention(value, certain)
            else:
                name = self.fresh("met")
                arguments.append(tree.Bind(name))
                tests.append(self.test(value, tree.Name(name)))
                self.mention(value, tree.Name(name))
        return replace(pattern, arguments=tuple(arguments)), tests

    def statements(self, group: list[effect.Sentence]) -> Iterator[tree.Statement]:
        """Conditions with their otherwise, and what follows from having done something."""
        first, *rest = group
        block = tree.Block(tuple(self.steps(first.steps)))
        branches: list[tuple[tree.Expression, tree.Block]] = []
        otherwise: tree.Block | None = None
        condition = self._if_of(first)
        for sentence in rest:
            words = {guard.word for guard in sentence.guards}
            inner = tree.Block(tuple(self.steps(sentence.steps)))
            if "if-do" in words:
                block = continued(block, inner)
                continue
            test = self._if_of(sentence)
            if test is None:
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
            trigger = node.later.trigger
            phrase = self.phrase(trigger)
            pattern, tests = self._pattern(phrase, trigger)
            rule = tree.Trigger(
                phrase.timing or "after", pattern, all_of(tests), "", False, tree.Block(tuple(self.steps(node.later.steps)))
            )
            yield tree.Grant(YOU, (rule,), tree.Number(1), ())

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
        if isinstance(inner, effect.Either):
            yield tree.ChooseOne(self.agent, (*self._options(inner.options), tree.Option("skip", None, tree.Block(()))))
            return
        done = tuple(self.step(inner))
        yield tree.ChooseOne(
            self.agent, (tree.Option("do", possible(done), tree.Block(done)), tree.Option("skip", None, tree.Block(())))
        )

    def _options(self, options: tuple[effect.Steps, ...]) -> Iterator[tree.Option]:
        for number, option in enumerate(options, 1):
            statements = tuple(self.steps(option))
            yield tree.Option(str(number), possible(statements), tree.Block(statements))

    def clause(self, node: effect.Clause) -> Iterator[tree.Statement]:
        """A verb: choose what must be chosen, then do its body; others than you act one by one."""
        if node.agent is not None:
            name = self.fresh("who")
            among = self.test(node.agent, tree.Name(name))
            certain = self.certain(node.agent)
            outer, self.agent = self.agent, certain or tree.Name(name)
            inner = tuple(self._acted(node))
            self.agent = outer
            if certain is not None:
                yield from inner
            else:
                yield tree.ForEach(name, tree.Name("players"), among, None, tree.Block(inner))
        else:
            yield from self._acted(node)

    def _acted(self, node: effect.Clause) -> Iterator[tree.Statement]:
        phrase = self.phrase(node.verb)
        yield from self._choices(phrase, node.verb)
        body = self._body(node)
        if isinstance(body, tree.Block):
            yield from body.statements
        else:
            until = self._lasting(phrase, node.verb)
            yield tree.Grant(YOU, body, None, until)

    def _lasting(self, phrase: Phrase, use: effect.PhraseUse) -> tuple[tree.Ending, ...]:
        """How long rules last that an action brings: as the phrase says."""
        text = f"grant you {{ forbid x() }} {phrase.lasts}"
        block, _ = parse_body(text, _nowhere)
        grant = cast("tree.Grant", cast("tree.Block", block).statements[0])
        return cast("tuple[tree.Ending, ...]", self._filled(grant.until, phrase, use))

    def _choices(self, phrase: Phrase, use: effect.PhraseUse) -> Iterator[tree.Statement]:
        """Ask for what the agent must choose before the body is done."""
        for name, value in use.roles:
            if self._mode(phrase, name) not in ("chosen", "place") or self.certain(value) is not None:
                continue
            if not isinstance(value, effect.NounPhrase):
                continue
            chosen = self.fresh(name)
            among, test = self.candidates(value), self.test(value, tree.Name(chosen))
            if self._is_piece(value.head):
                test = tree.Operation("and", test, tree.Call("can-affect", (THIS, tree.Name(chosen))))
            yield tree.Choose(chosen, among, test, self.agent, self._count(value), None)
            self.mention(value, tree.Name(chosen))
            self.chosen[id(value)] = tree.Name(chosen)

    def _count(self, value: effect.NounPhrase) -> tree.CountOf | None:
        amount = next((one for one in value.where if self.game.phrases[one.phrase].yields == "amount"), None)
        if amount is not None:
            return tree.CountOf("up-to", self.number(amount))
        count = value.count
        if count is None or (count.numbers == (1,) and not count.bound):
            return None
        return tree.CountOf("up-to" if count.bound == "up-to" else "exactly", tree.Number(count.numbers[0]))

    def _mode(self, phrase: Phrase, role: str) -> str:
        return phrase.modes.get(role, "chosen" if phrase.kind == "verb" else "filter")

    # ------------------------------------------------------------ bodies

    def _body(self, node: effect.Clause) -> tree.Block | tuple[tree.Rule, ...]:
        phrase = self.phrase(node.verb)
        body, found = parse_body(phrase.body, _nowhere)
        if body is None or found:
            raise CannotLowerError(f"the body of '{phrase.id}' cannot be read", node.span)
        per = None
        if node.per is not None:
            name = self.fresh("each")
            per = tree.Tally("count", name, self.candidates(node.per), self.test(node.per, tree.Name(name)))
        filled = self._filled(body, phrase, node.verb, per)
        return for_this_noun(filled) if isinstance(filled, tree.Block) else cast("tuple[tree.Rule, ...]", filled)

    def _filled(self, body: Any, phrase: Phrase, use: effect.PhraseUse, per: tree.Expression | None = None) -> Any:
        """A body with the roles of a phrase put in."""
        names: dict[str, tree.Expression] = {"you": self.agent}
        tests: dict[str, Test] = {}
        for name, value in use.roles:
            mode = self._mode(phrase, name)
            known = self.chosen.get(id(value)) or self.certain(value)
            if isinstance(value, effect.Number | effect.PhraseUse) or mode == "amount":
                number = self.number(value)
                names[name] = tree.Operation("*", number, per) if per is not None else number
            elif known is not None:
                names[name] = known
                tests[name] = partial(is_same, known)
            if isinstance(value, effect.Quality):
                tests[name] = partial(self._has_all, value.ids)
            elif mode == "filter" and known is None:
                tests[name] = partial(self.test, value)
        roles = dict(use.roles)
        return rewritten(body, names, tests, lambda call, rest: self._asked(call, roles, rest))

    def _has_all(self, qualities: tuple[str, ...], one: tree.Expression) -> tree.Expression:
        return cast("tree.Expression", all_of([self.quality(quality, one) for quality in qualities]))

    def _asked(self, call: tree.Call, roles: dict[str, effect.Value], rest: Callable[[Any], Any]) -> tree.Expression | None:
        """What a body asks about a role: how many, which noun, how many somebody has of it, whether that is enough."""
        last = call.arguments[-1] if call.arguments else None
        value = roles.get(last.id) if isinstance(last, tree.Name) else None
        if value is None:
            return None
        match call.function:
            case "amount":
                return self.number(value)
            case "head" if isinstance(value, effect.NounPhrase):
                return tree.Text(value.head)
            case "amount-of" | "holds" if isinstance(value, effect.NounPhrase):
                found = self._amount_of(rest(call.arguments[0]), value)
                return found if call.function == "amount-of" else enough(found, value)
        return None

    def _amount_of(self, who: tree.Expression, value: effect.NounPhrase) -> tree.Expression:
        """How many a player has of what a noun phrase describes."""
        noun = self.game.nouns.get(value.head)
        if noun is not None and noun.counts:
            return cast("tree.Expression", rewritten(self.expression(noun.counts), {"it": who}, {}))
        name = self.fresh("one")
        outer, self.agent = self.agent, who
        owned = tree.Operation("==", tree.Attribute(tree.Name(name), "owner"), who)
        test = all_of([owned, self.test(value, tree.Name(name))])
        self.agent = outer
        return tree.Tally("count", name, self.candidates(value), test)

    # ------------------------------------------------------------ conditions, amounts, tests

    def condition(self, node: effect.Condition) -> tree.Expression:
        """A condition as an expression."""
        parts = [self._filled(self.expression(self.phrase(one).body), self.phrase(one), one) for one in node.items]
        joined = parts[0]
        for part in parts[1:]:
            joined = tree.Operation(node.word, joined, part)
        return cast("tree.Expression", joined)

    def number(self, value: effect.Value) -> tree.Expression:
        """A value as a number: bare, counted, or an amount of the game."""
        match value:
            case effect.Number(count=count):
                return tree.Number(count.numbers[0]) if count.numbers[0] >= 0 else tree.Minus(tree.Number(-count.numbers[0]))
            case effect.PhraseUse():
                phrase = self.phrase(value)
                if phrase.kind == "amount":
                    return cast("tree.Expression", self._filled(self.expression(phrase.body), phrase, value))
                return self.number(value.roles[0][1])
            case effect.NounPhrase(where=where, count=count):
                equal = next((one for one in where if self.game.phrases[one.phrase].yields == "amount"), None)
                if equal is not None:
                    return self.number(equal)
                return tree.Number(count.numbers[0] if count else 1)
        raise CannotLowerError("a number is needed here", value.span)

    def test(self, value: effect.Value, one: tree.Expression) -> tree.Expression:
        """Whether a thing is what a noun phrase describes."""
        match value:
            case effect.NounList(word=word, items=values):
                joined = self.test(values[0], one)
                for other in values[1:]:
                    joined = tree.Operation("or" if word in ("or", "and") else word, joined, self.test(other, one))
                return joined
            case effect.NounPhrase():
                return cast("tree.Expression", all_of(list(self._parts_of_test(value, one))))
        certain = self.certain(value)
        if certain is None:
            raise CannotLowerError("this cannot be tested", value.span)
        return tree.Operation("==", one, certain)

    def _parts_of_test(self, value: effect.NounPhrase, one: tree.Expression) -> Iterator[tree.Expression]:
        yield from self._head(value.head, one)
        if value.determiner == "your" or value.part == "your" or (self._is_piece(value.head) and self._owned_by_default(value)):
            yield tree.Operation("==", tree.Attribute(one, "owner"), self.agent)
        if value.owner is not None:
            owner = self.certain(value.owner)
            if owner is not None:
                yield tree.Operation("==", tree.Attribute(one, "owner"), owner)
        for quality in value.qualities:
            yield self.quality(quality, one)
        for relative in value.where:
            phrase = self.phrase(relative)
            if phrase.yields != "amount":
                body = self._filled(self.expression(phrase.body), phrase, relative)
                yield cast("tree.Expression", rewritten(body, {"it": one}, {}))

    def _owned_by_default(self, value: effect.NounPhrase) -> bool:
        """A piece without any word on whose it is belongs to the agent, unless the place says otherwise."""
        return (
            value.owner is None
            and not value.where
            and value.determiner not in ("any", "each", "all")
            and value.head != "player"
        )

    def _head(self, head: str, one: tree.Expression) -> Iterator[tree.Expression]:
        noun = self.game.nouns.get(head)
        if head in self.game.kinds:
            if self._is_piece(head):
                yield tree.Call("is-a", (one, tree.Name(head)))
        elif noun is not None:
            for kind in noun.isa:
                yield from self._head(kind, one)
        if noun is not None and noun.means:
            yield cast("tree.Expression", rewritten(self.expression(noun.means), {"it": one, "you": self.agent}, {}))

    def quality(self, quality: str, one: tree.Expression) -> tree.Expression:
        """Whether a thing has a quality."""
        if quality == "other":
            return tree.Operation("!=", one, THIS)
        phrase = self.game.phrases[quality]
        return cast("tree.Expression", rewritten(self.expression(phrase.body), {"it": one, "you": self.agent}, {}))

    def candidates(self, value: effect.Value) -> tree.Expression:
        """Where to look for what a noun phrase describes."""
        if not isinstance(value, effect.NounPhrase):
            raise CannotLowerError("this cannot be chosen from", value.span)
        kind = self._kind(value.head)
        if kind == "player":
            return tree.Name("players")
        if kind in self.game.kinds and not self._is_piece(kind):
            return tree.Call("entries", (tree.Name(kind),))
        noun = self.game.nouns.get(value.head)
        if noun is not None and noun.among:
            return self.expression(noun.among)
        return tree.Call("pieces", (tree.Name(kind),))

    def _kind(self, head: str) -> str:
        """The kind of piece or entry behind a noun."""
        if head in self.game.kinds or head == "player":
            return head
        noun = self.game.nouns.get(head)
        return next((self._kind(one) for one in noun.isa), head) if noun else head

    def _is_piece(self, head: str) -> bool:
        return self.game.is_a(self._kind(head), "piece")

    def certain(self, value: effect.Value | None) -> tree.Expression | None:
        """The one thing a value means, where there is no choice and no search."""
        match value:
            case effect.Pronoun(word="you"):
                return self.agent
            case effect.Pronoun(refers=refers):
                return self.mentioned.get(refers, THIS)
            case effect.Name(id=name):
                return tree.Name(name)
            case effect.NounPhrase(determiner="that" | "those" | "it", head=head):
                return self.mentioned.get(head)
            case effect.NounPhrase(determiner="this", head=head):
                noun = self.game.nouns.get(head)
                return self.expression(noun.this) if noun is not None and noun.this else THIS
            case effect.NounPhrase(head=head) if self._sort(head) == "scope":
                return tree.Name(head)
            case effect.NounPhrase(head=head) if self._sort(head) == "zone":
                per = self.game.words[head].settings["per"]
                return tree.Attribute(self.agent, head) if per == "player" else tree.Name(head)
        return None

    def _sort(self, head: str) -> str:
        word = self.game.words.get(head)
        return word.sort if word is not None else ""

    # ------------------------------------------------------------ helpers

    def phrase(self, use: effect.PhraseUse) -> Phrase:
        """The phrase that is used."""
        return self.game.phrases[use.phrase]

    def expression(self, text: str) -> tree.Expression:
        """An expression of the content."""
        node, _ = parse_expression(text, _nowhere)
        if node is None:
            raise CannotLowerError(f"'{text}' cannot be read", effect.NOWHERE)
        return node

    def mention(self, value: effect.Value, expression: tree.Expression) -> None:
        """Remember what a noun phrase meant, for `it` and `that`."""
        if isinstance(value, effect.NounPhrase):
            self.mentioned[value.head] = expression

    def fresh(self, name: str) -> str:
        """A name that nothing else in the effect has."""
        self.used += 1
        return f"{name}-{self.used}"


def _nowhere(offset: int, length: int) -> Source:
    return Source("phrase", 1, offset + 1, length)
