"""The reader of phrases: the chunks of a clause, condition or trigger in, one sound phrase out, or a fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lark import Tree

from wwrules.compile import effect_faults as faults
from wwrules.compile import effect_tree as tree
from wwrules.compile import refusals
from wwrules.compile.chunks import Branch, Stream
from wwrules.compile.effect_faults import Place
from wwrules.compile.forms import Matcher
from wwrules.compile.mentions import Mentions
from wwrules.compile.noun_phrases import span_of
from wwrules.compile.phrase_forms import Form
from wwrules.compile.skeletons import Lexeme, Skeleton
from wwrules.compile.soundness import unknown_words, unsound
from wwrules.compile.words import Tables
from wwrules.diagnostics import Diagnostic

Part = TypeVar("Part", bound=tree.Node)


class PhraseReader:
    """Fits the chunks of one skeleton after the other; faults are collected, broken parts replaced by empty ones."""

    def __init__(self, tables: Tables, place: Place) -> None:
        self.tables = tables
        self.place = place
        self.skeleton = Skeleton(None, [])
        self.mentions = Mentions(tables)
        self.found: list[Diagnostic] = []

    def clause(self, branch: Tree[Lexeme]) -> tree.Clause:
        """An action or standing rule."""
        children = list(branch.children)
        cut = next(
            (number for number, one in enumerate(children) if isinstance(one, Lexeme) and one.type == "FOR_EACH"), len(children)
        )
        matcher = self._matcher(children[:cut])
        readings = matcher.actions()
        clauses = [tree.Clause(verb, agent, None, span=span_of(branch)) for agent, verb in readings]
        if not clauses:
            self.found.append(refusals.no_action(matcher, self.skeleton, self.place))
            self.mentions.incomplete = True
            return tree.Clause(tree.PhraseUse("", "verb"))
        clause = self._only(clauses)
        self.mentions.note(clause)
        if cut < len(children):
            return tree.Clause(clause.verb, clause.agent, self._per(children[cut + 1 :]), span=clause.span)
        return clause

    def _per(self, branches: list[Branch]) -> tree.NounPhrase | None:
        matcher = self._matcher(branches)
        readings = [one for one in matcher.noun_phrase() if isinstance(one, tree.NounPhrase) and not one.determiner]
        if not readings:
            self.found.append(refusals.no_noun_phrase(matcher, self.skeleton, self.place))
            return None
        one = self._only(readings)
        number = one.plural if one.count is not None else False
        return tree.NounPhrase(
            one.head, "each", one.count, one.part, one.owner, one.qualities, one.where, number, span=one.span
        )

    def phrase(self, branch: Tree[Lexeme], kind: str, word: str) -> tree.PhraseUse:
        """What stands after a guard's word: a trigger or a condition."""
        matcher = self._matcher([branch])
        readings = matcher.whole(kind, _allowed(kind, word))
        if not readings:
            self.found.append(refusals.no_phrase(matcher, kind, word, self.skeleton, self.place))
            self.mentions.incomplete = True
            return tree.PhraseUse("", kind)
        return self._only(readings)

    def _matcher(self, branches: list[Branch]) -> Matcher:
        return Matcher(self.tables, Stream(branches, self.skeleton.lexemes), self.mentions)

    def _only(self, readings: list[Part]) -> Part:
        """The one reading, found sound; two readings are a fault, unless a word in them is unknown."""
        unknown = unknown_words(readings, self.mentions, self.skeleton, self.place) if self.skeleton.unknown else []
        if unknown:
            self.found += unknown
            self.mentions.incomplete = True
        elif len(readings) > 1:
            self.found.append(faults.two_readings(readings[0], readings[1], self.tables, self.place))
        else:
            self.found += unsound(readings[0], self.mentions, self.skeleton, self.place)
        return readings[0]


def _allowed(kind: str, word: str) -> Callable[[Form], bool]:
    """`at` takes moments, whose form begins with a word; `when` takes events, which begin with what they happen to."""
    if kind == "trigger" and word in ("at", "when"):
        return lambda form: form.begins_with_role == (word == "when")
    return lambda _: True
