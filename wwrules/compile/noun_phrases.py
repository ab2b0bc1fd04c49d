"""Chunks to noun phrases: determiner, count, qualities and noun, in the types of the effect tree; relatives come later."""

from __future__ import annotations

from typing import NamedTuple

from lark import Tree

from wwrules.compile.chunks import Branch, leaves
from wwrules.compile.effect_tree import Count, Name, NounList, NounPhrase, Number, Pronoun, Quality, Span, Value
from wwrules.compile.skeletons import Lexeme

_ONE = frozenset(("this", "that", "each"))
_SEVERAL = frozenset(("those", "all", "all-your", "each-of"))


def span_of(branch: Branch) -> Span:
    """Where a branch stands in the text."""
    every = leaves(branch)
    return Span(every[0].start, every[-1].end)


def count_of(tree: Tree[Lexeme]) -> Count:
    """How many: numbers and a bound."""
    every = leaves(tree)
    numbers = tuple(int(one.means) for one in every if one.type == "NUM")
    bound = next((one.means for one in every if one.type in ("BOUND", "OR_MORE", "OR_FEWER")), "")
    return Count(numbers, bound, span=span_of(tree))


def number_of(branch: Branch) -> Number:
    """A bare number, or one with a sign."""
    if isinstance(branch, Lexeme):
        return Number(Count((int(branch.means),), span=span_of(branch)), signed=True, span=span_of(branch))
    count = next(child for child in branch.children if isinstance(child, Tree))
    return Number(count_of(count), span=span_of(branch))


class LeadingCount(NamedTuple):
    """The count that a noun phrase begins with, and the number of the lexeme after it."""

    number: Number
    end: int


def leading_count(branch: Branch) -> LeadingCount | None:
    """Give the count that a plain noun phrase begins with, if it does."""
    if isinstance(branch, Lexeme) or branch.data != "noun" or not isinstance(branch.children[0], Tree):
        return None
    count = branch.children[0]
    return LeadingCount(Number(count_of(count), span=span_of(count)), leaves(count)[-1].number + 1)


def quality_of(branch: Branch) -> Quality:
    """Bare qualities."""
    return Quality(tuple(one.means for one in leaves(branch)), span=span_of(branch))


def noun_phrase_of(branch: Branch) -> Value:
    """A whole noun phrase, list, pronoun or name, without relatives. A pronoun has no meaning yet."""
    assert isinstance(branch, Tree)  # noqa: S101 - only trees are noun phrases
    if branch.data == "np_list":
        items = tuple(noun_phrase_of(child) for child in branch.children if isinstance(child, Tree))
        word = next(one.means for one in branch.children if isinstance(one, Lexeme) and one.type in ("AND", "OR"))
        return NounList(word, items, span=span_of(branch))
    if branch.data == "pronoun":
        return Pronoun(leaves(branch)[0].means, span=span_of(branch))
    if branch.data == "name":
        return Name(leaves(branch)[0].means, span=span_of(branch))
    return _noun(branch)


def _noun(tree: Tree[Lexeme]) -> NounPhrase:
    own = [child for child in tree.children if isinstance(child, Lexeme)]
    trees = [child for child in tree.children if isinstance(child, Tree)]
    first = {one.type: one.means for one in reversed(own)}
    noun = next(one for one in own if one.type == "NOUN")
    owner = noun_phrase_of(trees[0]) if tree.data == "owned" else None
    count = count_of(trees[0]) if trees and owner is None else None
    part = first.get("PART", "")
    return NounPhrase(
        noun.means,
        first.get("DET", ""),
        count,
        part,
        owner if isinstance(owner, NounPhrase | Pronoun | Name) else None,
        tuple(one.means for one in own if one.type == "QUAL"),
        plural=_plural(noun, first.get("DET", ""), count, bool(part)),
        span=span_of(tree),
    )


def _plural(noun: Lexeme, determiner: str, count: Count | None, part: bool) -> bool:
    decided = grammatical_number(determiner, count, part)
    return bool(noun.plural) if decided is None else decided


def grammatical_number(determiner: str, count: Count | None, part: bool) -> bool | None:
    """Plural (True) or singular (False) where determiner or count decide it, else None."""
    if part:
        return True
    if count is not None:
        return count.bound in ("or-more", "or-fewer") or count.numbers != (1,)
    if determiner in _SEVERAL:
        return True
    return False if determiner in _ONE else None
