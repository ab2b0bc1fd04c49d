"""The printer: a tree in, the one text for it out. It is the norm that authors' words are compared with."""

from __future__ import annotations

from wwrules.compile import effect_tree as tree
from wwrules.compile.phrase_printer import PhrasePrinter, Printed, Words, joined, plain
from wwrules.compile.words import Tables

_GUARDS = {"may-instead": "you may instead", "if-do": "if you do", "once-per": "once per"}


def print_effect(node: tree.Effect | tree.Condition, tables: Tables) -> str:
    """The text of an effect or condition."""
    return joined(printed(node, tables))


def printed(node: tree.Effect | tree.Condition, tables: Tables) -> list[Printed]:
    """The same, word by word."""
    printer = Printer(tables)
    if isinstance(node, tree.Condition):
        return list(printer.condition(node))
    return [word for sentence in node.sentences for word in (*printer.sentence(sentence), Printed("."))]


class Printer(PhrasePrinter):
    """Prints whole trees."""

    def sentence(self, node: tree.Sentence) -> Words:
        """Guards, a colon, steps."""
        for number, guard in enumerate(node.guards):
            if number:
                yield Printed(",")
            yield from self.guard(guard)
        if node.guards:
            yield Printed(":")
        yield from self.steps(node.steps)

    def guard(self, node: tree.Guard) -> Words:
        """One guard."""
        yield from plain(_GUARDS.get(node.word, node.word))
        if node.trigger is not None:
            yield from self.phrase(node.trigger)
        if node.condition is not None:
            yield from self.condition(node.condition)
        if node.scope:
            yield Printed(self.tables.words_of(node.scope), "noun")

    def condition(self, node: tree.Condition) -> Words:
        """Conditions joined by `and if` or `or if`."""
        for number, item in enumerate(node.items):
            if number:
                yield from plain(f"{node.word} if")
            yield from self.phrase(item)

    def steps(self, node: tree.Steps) -> Words:
        """Steps joined by `then`; what leaves open where it ends gets brackets unless it is the last."""
        for number, item in enumerate(node.items):
            if number:
                yield from (Printed(","), Printed("then"))
            last = number == len(node.items) - 1 and node.later is None
            yield from self._bracketed(self.step(item), isinstance(item, tree.Steps) or (not last and _is_open(item)))
        if node.later is not None:
            if node.items:
                yield from (Printed(","), Printed("then"))
            yield from plain("the next time")
            yield from self.phrase(node.later.trigger)
            yield Printed(":")
            yield from self.steps(node.later.steps)

    def step(self, node: tree.Step) -> Words:
        """One step, without brackets of its own."""
        match node:
            case tree.Clause():
                yield from self.clause(node)
            case tree.May():
                yield from plain("you may")
                yield from self._bracketed(self.step(node.step), not isinstance(node.step, tree.Clause | tree.Either))
            case tree.Either():
                yield Printed("either")
                for number, option in enumerate(node.options):
                    if number:
                        yield Printed("or")
                    yield from self._bracketed(self.steps(option), not self._is_bare(option))
            case tree.StepIf():
                inside = isinstance(node.step, tree.Steps | tree.StepIf) or _has_either(node.step)
                yield from self._bracketed(self.step(node.step), inside)
                yield Printed("unless" if node.unless else "if")
                yield from self.condition(node.condition)
            case tree.Steps():
                yield from self.steps(node)

    @staticmethod
    def _bracketed(words: Words, wanted: bool) -> Words:
        if wanted:
            yield Printed("(")
        yield from words
        if wanted:
            yield Printed(")")

    def _is_bare(self, option: tree.Steps) -> bool:
        """Tell whether an option is one action that begins with its verb."""
        if len(option.items) != 1 or option.later is not None or not isinstance(option.items[0], tree.Clause):
            return False
        clause = option.items[0]
        return clause.agent is None and not self.tables.forms[clause.verb.phrase].begins_with_role

    def clause(self, node: tree.Clause) -> Words:
        """An action with its agent and what it is done for each of."""
        if node.agent is not None:
            yield from self.value(node.agent, counting=True)
        yield from self.phrase(node.verb, agent=node.agent)
        if node.per is not None:
            yield from plain("for each")
            yield from self.noun(node.per, counting=True, determiner="")


def _is_open(step: tree.Step) -> bool:
    """Tell whether a following `then` could be taken for a part of the step."""
    inner = step.step if isinstance(step, tree.StepIf) else step
    return isinstance(inner, tree.May | tree.Either)


def _has_either(step: tree.Step) -> bool:
    return isinstance(step, tree.Either) or (isinstance(step, tree.May) and isinstance(step.step, tree.Either))
