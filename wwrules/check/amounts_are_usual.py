"""Amounts are usual: what an effect gives, takes or moves is not far more than any other card of the game does.

Held against each other are the constant amounts of one noun, or of one place in a phrase, on the game's own cards. Whoever
means it can accept the warning with a reason; `wwrules simulate --with PACK --compare without` tells what it does to the game.

Fails: `gain 200 crumbs.`
Passes: `gain 2 crumbs.`
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wwrules.compile import effect_tree as tree
from wwrules.compile.game_effects import read_effects
from wwrules.diagnostics import Diagnostic, Source, remark
from wwrules.model import EffectText, Game

CODE = "unusual-amount"
_TIMES, _SLACK = 3, 5  # far more: so many times the largest of the others, and so many more than it


class Amount(NamedTuple):
    """A number in an effect: what it is of, how much, on which entry, whose that is, and where it stands."""

    of: tuple[str, str]  # a noun, or a phrase and its role
    much: int
    entity: str
    pack: str
    source: Source


def check(game: Game) -> Iterator[Diagnostic]:
    """Hold every amount against those on other cards of the game."""
    trees, _ = read_effects(game)
    known = [(text, trees.get((text.entity, text.path))) for text in game.effect_texts]
    amounts = [one for text, effect in known if isinstance(effect, tree.Effect) for one in _amounts(text, effect)]
    for one in amounts:
        others = [other.much for other in amounts if other.of == one.of and not other.pack and other.entity != one.entity]
        largest = max(others, default=one.much)
        if one.much > largest * _TIMES and one.much > largest + _SLACK:
            yield remark(CODE, one.source, amount=one.much, largest=largest, subject=one.entity)


def _amounts(text: EffectText, effect: tree.Effect) -> Iterator[Amount]:
    """The constant amounts of everything that an effect does."""
    for clause in tree.parts(effect):
        if isinstance(clause, tree.Clause):
            for role, value in clause.verb.roles:
                of = ("", value.head) if isinstance(value, tree.NounPhrase) else (clause.verb.phrase, role)
                count = value.count if isinstance(value, tree.NounPhrase | tree.Number) else None
                if count is not None and count.numbers:
                    span = count.span
                    source = text.node.place(span.start, max(1, span.end - span.start))
                    yield Amount(of, max(map(abs, count.numbers)), text.entity, text.pack, source)
