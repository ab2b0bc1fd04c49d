"""The reader of effects: text in, typed tree or located faults out.

Words get their classes from the tables and the parser (`skeletons.py`), the chunks between are fitted to the phrases of the
game (`forms.py`), and the result is compared with what the printer would write (`agreement.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, overload

from lark import Tree

from wwrules.compile import effect_faults as faults
from wwrules.compile import effect_tree as tree
from wwrules.compile import refusals
from wwrules.compile.agreement import difference
from wwrules.compile.chunks import leaves
from wwrules.compile.effect_faults import Place
from wwrules.compile.effect_printer import printed
from wwrules.compile.noun_phrases import span_of
from wwrules.compile.phrase_reader import PhraseReader
from wwrules.compile.scanning import Word, scan
from wwrules.compile.skeletons import Lexeme, begins_action, read_skeleton
from wwrules.compile.words import Tables
from wwrules.diagnostics import Diagnostic

MOST_GUESSES = 10
_TIMED = {"when": "when", "around": "", "moment": "at"}
_FORGETTING = frozenset(("when", "before", "after", "at", "while"))
Read = tuple[tree.Effect | tree.Condition | None, list[Diagnostic]]


@overload
def read_effect(
    text: str, tables: Tables, place: Place, start: Literal["effect"] = "effect"
) -> tuple[tree.Effect | None, list[Diagnostic]]: ...
@overload
def read_effect(
    text: str, tables: Tables, place: Place, start: Literal["condition"]
) -> tuple[tree.Condition | None, list[Diagnostic]]: ...
def read_effect(text: str, tables: Tables, place: Place, start: str = "effect") -> Read:
    """Read an effect, or with `start="condition"` a condition. Nothing is given back beside faults."""
    words = scan(text)
    found = faults.in_letters(text, words, place)
    kept = [word for word in words if word.text != "the"]
    if found or not kept:
        return None, found or [faults.nothing(place)]
    reader = _Reader(tables, place)
    node = reader.condition(kept) if start == "condition" else reader.effect(kept)
    if reader.found or node is None:
        return None, reader.found
    other = difference(words, printed(node, tables))
    return (None, [faults.disagreement(other, place)]) if other else (node, [])


def _sentences(words: list[Word]) -> Iterator[list[Word]]:
    """Each sentence with its full stop, so that a fault in one does not hide those of the others."""
    start = 0
    for number, word in enumerate(words, 1):
        if word.text == "." or number == len(words):
            yield words[start:number]
            start = number


class _Reader(PhraseReader):
    """Walks the skeletons of sentences."""

    def __init__(self, tables: Tables, place: Place, *, guess: bool = True) -> None:
        super().__init__(tables, place)
        self.guess = guess

    def effect(self, words: list[Word]) -> tree.Effect:
        """All sentences of a text."""
        sentences: list[tree.Sentence] = []
        for one in _sentences(words):
            branch = self._skeleton(one, "effect")
            if branch is not None:
                sentences.append(self._sentence(_trees(branch)[0], sentences[-1] if sentences else None))
        return tree.Effect(tuple(sentences), span=tree.Span(words[0].start, words[-1].end))

    def condition(self, words: list[Word]) -> tree.Condition | None:
        """A condition alone."""
        branch = self._skeleton(words, "condition")
        return self._condition(_trees(branch)[0], "none") if branch is not None else None

    def _skeleton(self, words: list[Word], start: str) -> Tree[Lexeme] | None:
        self.skeleton = read_skeleton(words, self.tables, start)
        if self.skeleton.tree is None:
            colon = self._missing_colon(words) if self.guess and "COLON" in self.skeleton.expected else None
            self.found.append(colon or refusals.stopped(self.skeleton, self.tables, self.place))
            self.mentions.incomplete = True
        return self.skeleton.tree

    def _missing_colon(self, words: list[Word]) -> Diagnostic | None:
        """Where a colon would make a sound sentence of it: before the first word of an action, or for the comma there."""
        places = [number for number in range(1, len(words)) if begins_action(words, number, self.tables)]
        for number in places[:MOST_GUESSES]:
            before, after = words[:number], words[number:]
            comma = before.pop() if before[-1].text == "," else None
            other = _Reader(self.tables, self.place, guess=False)
            other.effect([*before, Word(":", after[0].start, after[0].start, "sign"), *after])
            if all(one.code == "lonely-guard" for one in other.found):
                return faults.comma_for_colon(comma, self.place) if comma else faults.missing_colon(after[0], self.place)
        return None

    # ------------------------------------------------------------ the skeleton

    def _sentence(self, branch: Tree[Lexeme], before: tree.Sentence | None) -> tree.Sentence:
        guards: list[tree.Guard] = []
        if branch.data == "guarded":
            for one in _trees(_trees(branch)[0]):
                guards.append(self._guard(one))
                self.found += () if self.mentions.incomplete else refusals.of_guard(guards, before, self.place)
        steps = self._steps(_trees(branch)[-1])
        return tree.Sentence(tuple(guards), steps, span=span_of(branch))

    def _guard(self, branch: Tree[Lexeme]) -> tree.Guard:
        first, span = leaves(branch)[0], span_of(branch)
        word = first.means
        if word in _FORGETTING:
            self.mentions.forget()
        if branch.data in _TIMED:
            trigger = self.phrase(_trees(branch)[0], "trigger", word)
            self.mentions.note(trigger)
            return tree.Guard(word, trigger, span=span)
        if branch.data in ("while_", "if_"):
            return tree.Guard(word, None, self._condition(_trees(branch)[0], word), span=span)
        if branch.data == "limit":
            return tree.Guard(word, scope=self._scope(leaves(branch)[-1]), span=span)
        return tree.Guard(word, span=span)

    def _scope(self, lexeme: Lexeme) -> str:
        if not lexeme.means:
            self.found.append(faults.unknown_word(lexeme, self.tables, self.place, ("scope",)))
        elif not self.tables.is_a(lexeme.means, ("scope",)):
            self.found.append(faults.not_a_scope(lexeme, self.tables, self.place))
        return lexeme.means

    def _condition(self, branch: Tree[Lexeme], word: str) -> tree.Condition:
        joins = [one for one in branch.children if isinstance(one, Lexeme)]
        for other in joins:
            if other.means != joins[0].means:
                self.found.append(refusals.mixed(other, self.place))
        items = []
        for one in _trees(branch):
            items.append(self.phrase(one, "condition", word))
            self.mentions.note(items[-1])
        return tree.Condition(tuple(items), joins[0].means if joins else "and", span=span_of(branch))

    def _steps(self, branch: Tree[Lexeme]) -> tree.Steps:
        items: list[tree.Step] = []
        later: tree.NextTime | None = None
        before: Tree[Lexeme] | None = None
        for one in _trees(branch):
            if before is not None:
                self.found += refusals.of_open_step(before, leaves(one)[0], self.place)
            if one.data == "later":
                later = self._later(one)
            else:
                items.append(self._step(one))
            before = one
        return tree.Steps(tuple(items), later, span=span_of(branch))

    def _later(self, branch: Tree[Lexeme]) -> tree.NextTime:
        items, steps = _trees(branch)
        kept, self.mentions.known = self.mentions.known, []
        trigger = self.phrase(items, "trigger", "when")
        self.mentions.note(trigger)
        later = tree.NextTime(trigger, self._steps(steps), span=span_of(branch))
        self.mentions.known = kept
        return later

    def _step(self, branch: Tree[Lexeme]) -> tree.Step:
        span = span_of(branch)
        match branch.data:
            case "may":
                return tree.May(self._step(_trees(branch)[0]), span=span)
            case "either":
                options = tuple(self._option(one) for one in _trees(branch))
                self.found += () if self.mentions.incomplete else refusals.of_options(options, self.place)
                return tree.Either(options, span=span)
            case "step_if":
                step, condition = _trees(branch)
                word = next(one for one in branch.children if isinstance(one, Lexeme))
                self.found += refusals.of_open_either(step, word, self.place)
                return tree.StepIf(self._step(step), self._condition(condition, word.means), word.means == "unless", span=span)
            case "group":
                steps = self._steps(_trees(branch)[0])
                return steps.items[0] if len(steps.items) == 1 and steps.later is None else steps
        return self.clause(branch)

    def _option(self, branch: Tree[Lexeme]) -> tree.Steps:
        if branch.data == "group":
            return self._steps(_trees(branch)[0])
        return tree.Steps((self.clause(branch),), span=span_of(branch))


def _trees(branch: Tree[Lexeme]) -> list[Tree[Lexeme]]:
    return [child for child in branch.children if isinstance(child, Tree)]
