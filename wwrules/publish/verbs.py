"""What entries do, as readers look for it: the groups of the verbs and rules that their effects use."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile.effect_tree import DOING, Condition, Effect, NounList, NounPhrase, PhraseUse, Pronoun, Value, parts
from wwrules.compile.game_effects import read_effects
from wwrules.model import Game
from wwrules.presentation import VerbGroup
from wwrules.say.lines import once

OTHER = "other"  # for entries whose verbs are in no group


def verbs_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The groups of every entry that does something, in their order; looked for once for each game."""
    found: dict[str, tuple[str, ...]] = once(game, ("verbs",), lambda: _verbs(game))
    return found


def _verbs(game: Game) -> dict[str, tuple[str, ...]]:
    groups = game.presentation.verbs
    used: dict[str, set[str]] = {}
    for (entity, _), tree in read_effects(game)[0].items() if groups else ():
        for use in _actions(tree):
            found = used.setdefault(entity, set())
            found |= {group.id for group in groups.values() if _has(group, use)}
    return {entity: tuple(name for name in groups if name in found) or (OTHER,) for entity, found in used.items()}


def _actions(tree: Effect | Condition) -> Iterator[PhraseUse]:
    return (node for node in parts(tree) if isinstance(node, PhraseUse) and node.kind in DOING)


def _has(group: VerbGroup, use: PhraseUse) -> bool:
    if use.phrase not in group.phrases:
        return False
    return not group.of or any(noun in group.of for _, value in use.roles for noun in _nouns(value))


def _nouns(value: Value) -> Iterator[str]:
    match value:
        case NounPhrase(head=noun) | Pronoun(refers=noun):
            yield noun
        case NounList(items=items):
            for item in items:
                yield from _nouns(item)
