"""Text cannot drift from behaviour: whatever changes in one place of a tree changes its text, or is reported as missing."""

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest
from saying import FILES, LOCALES, cases, read, speaker

from wwrules.compile.effect_tree import (
    Clause,
    Condition,
    Count,
    Effect,
    Either,
    Guard,
    May,
    Node,
    NounList,
    NounPhrase,
    Number,
    PhraseUse,
    Quality,
    StepIf,
    Steps,
)

PARTNERS = [
    ("double", "triple"),
    ("have-more", "have-fewer"),
    ("gain", "discard"),
    ("that-have", "that-play"),
    ("forged", "played"),
]
BOUNDS = ("exactly", "or-more", "or-fewer", "up-to")
SAME = {"at-least": "or-more", "at-most": "or-fewer"}  # two ways to write one bound
OTHER = dict(PARTNERS) | {other: one for one, other in PARTNERS}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("effect", [one["effect"] for name in FILES for one in cases(name)])
def test_a_change_in_one_place_is_heard(effect, locale):
    tree = read(effect)
    text, missing = speaker(locale).say(tree)
    assert missing == []
    heard = {text}
    for other in changes(tree):
        said, missing = speaker(locale).say(other)
        assert missing or said != text, other
        heard.add(said)
    assert len(heard) > 3


def changes(node: Node) -> Iterator[Node]:
    """Trees that differ from one in a single place."""
    yield from own_changes(node)
    for one in fields(node):
        value = getattr(node, one.name)
        if isinstance(value, Node):
            yield from (replace(node, **{one.name: other}) for other in changes(value))
        elif isinstance(value, tuple) and one.name != "span":
            for number, item in enumerate(value):
                if isinstance(item, Node):
                    yield from (_with(node, one.name, number, other) for other in changes(item))
                elif isinstance(item, tuple):  # the roles of a phrase
                    yield from (_with(node, one.name, number, (item[0], other)) for other in changes(item[1]))


def _with(node: Node, name: str, number: int, item: object) -> Node:
    value = getattr(node, name)
    return replace(node, **{name: (*value[:number], item, *value[number + 1 :])})


def own_changes(node: Node) -> Iterator[Node]:
    match node:
        case Count():
            yield replace(node, numbers=tuple(one + (1 if one >= 0 else -1) for one in node.numbers))
            yield from (replace(node, bound=one) for one in BOUNDS if one not in (node.bound, SAME.get(node.bound)))
        case NounPhrase():
            yield replace(node, head="castle" if node.head != "castle" else "shard")
            yield replace(node, qualities=(*node.qualities, "strong" if "strong" not in node.qualities else "weak"))
            yield from (replace(node, qualities=node.qualities[:-1]) for _ in node.qualities[:1])
            yield from (replace(node, where=()) for _ in node.where[:1])
            yield from (replace(node, determiner=one) for one in ("this", "your", "any") if _differs(node, one))
        case NounList() | Condition() if len(node.items) > 1:
            yield replace(node, word="or" if node.word == "and" else "and")
        case Number():
            yield replace(node, count=replace(node.count, numbers=(7,)))
            if node.signed:
                yield replace(node, count=replace(node.count, numbers=tuple(-one for one in node.count.numbers)))
        case Quality():
            yield replace(node, ids=("weak",) if node.ids != ("weak",) else ("strong",))
        case PhraseUse() if node.phrase in OTHER:
            yield replace(node, phrase=OTHER[node.phrase])
        case _:
            yield from skeleton_changes(node)


def _differs(node: NounPhrase, determiner: str) -> bool:
    """In Polish “this” and “that” are one word; “any 1” is “any”; followers without another word are your own."""
    own = (node.head, node.determiner, determiner) == ("follower", "", "your")
    return not own and node.determiner not in (determiner, "that", "those", "each") and not node.part


def skeleton_changes(node: Node) -> Iterator[Node]:
    match node:
        case Clause():
            yield from (replace(node, per=None) for _ in [0] if node.per is not None)
            agent = NounPhrase("opponent", determiner="each")
            yield from (replace(node, agent=agent) for _ in [0] if node.agent is None and node.verb.kind == "verb")
        case Either():
            yield replace(node, options=node.options[::-1])
            yield replace(node, options=(*node.options, node.options[0]))
        case StepIf():
            yield replace(node, unless=not node.unless)
        case Steps():
            yield from (replace(node, items=node.items[:-1]) for _ in node.items[1:2])
            yield from (replace(node, items=(May(one), *node.items[1:])) for one in node.items[:1] if not _is_rule(one))
            yield from (replace(node, items=(one.step, *node.items[1:])) for one in node.items[:1] if isinstance(one, May))
        case Guard(word="if" | "unless"):
            yield replace(node, word="unless" if node.word == "if" else "if")
        case Guard(word="instead"):
            yield replace(node, word="may-instead")
        case Effect():
            yield from (replace(node, sentences=node.sentences[:-1]) for _ in node.sentences[1:2])
            first = node.sentences[0]
            yield from (_with(node, "sentences", 0, replace(first, guards=first.guards[1:])) for _ in first.guards[:1])


def _is_rule(step: Node) -> bool:
    return isinstance(step, May) or (isinstance(step, Clause) and step.verb.kind == "rule")
