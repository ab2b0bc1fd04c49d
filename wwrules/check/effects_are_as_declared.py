"""Effects are as declared: what an entry says about its effect is what the effect says.

The vocabulary tells how: `said-by` of an enumeration lists for its values the phrases that say them, `unsaid-by` what a value
rules out, and `reaches-others` of a flag the triggers after which something is done to another player. Galleries filter by
such properties, and the flow may look at them, so that a wrong one keeps an effect from working.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wwrules.compile.effect_tree import Clause, Effect, NounList, NounPhrase, PhraseUse, Sentence
from wwrules.compile.game_effects import effects_of, read_effects
from wwrules.compile.nodes import parts
from wwrules.diagnostics import Diagnostic, Source, listing, remark
from wwrules.model import Entity, Game, PropertyType

CODE = "misdeclared"


def check(game: Game) -> Iterator[Diagnostic]:
    """Hold every entry with an effect against what it declares."""
    trees, _ = read_effects(game)
    for entity in game.entities.values():
        effects = [one for _, one in effects_of(trees, entity.id) if isinstance(one, Effect)]
        for name, declared in (game.kinds[entity.kind].properties or {}).items() if effects else ():
            enumeration = game.enumerations.get((declared.of or declared).enumeration)
            if declared.reaches_others:
                yield from _flag(game, entity, name, declared, effects)
            elif enumeration is not None and name in entity.properties:
                value = entity.properties[name]
                values = [str(one) for one in value] if isinstance(value, list) else [str(value)]
                yield from _said(entity, name, values, enumeration.said_by, effects)
                yield from _unsaid(entity, name, values, enumeration.unsaid_by, effects)


def _place(entity: Entity, name: str) -> Source:
    return entity.node.entries[name][1].source if name in entity.node.entries else entity.source


def _uses(effects: list[Effect], kind: str = "") -> set[str]:
    """Phrases that effects use, all of them or of one kind."""
    every = (part for one in effects for part in parts(one) if isinstance(part, PhraseUse))
    return {part.phrase for part in every if not kind or part.kind == kind}


def _said(
    entity: Entity, name: str, values: list[str], said_by: Mapping[str, tuple[str, ...]], effects: list[Effect]
) -> Iterator[Diagnostic]:
    """Values whose phrases the effect does not use, and triggers of the effect for which no value stands."""
    known = {phrase for phrases in said_by.values() for phrase in phrases}
    triggers = _uses(effects, "trigger")
    if not triggers <= known:
        return  # phrases that nobody has sorted yet, such as those of a pack
    missing = [one for one in triggers if not any(one in said_by.get(value, ()) for value in values)]
    for trigger in sorted(missing):
        expected = listing(value for value, phrases in said_by.items() if trigger in phrases)
        yield remark(
            CODE, _place(entity, name), subject=entity.id, property=name, state="lacks", value=trigger, expected=expected
        )
    for value in values if not missing else ():
        if value in said_by and not set(said_by[value]) & _uses(effects):
            words = listing(one for one, phrases in said_by.items() if triggers & set(phrases))
            yield remark(
                CODE, _place(entity, name), subject=entity.id, property=name, state="extra", value=value, expected=words or None
            )


def _unsaid(
    entity: Entity, name: str, values: list[str], unsaid_by: Mapping[str, tuple[str, ...]], effects: list[Effect]
) -> Iterator[Diagnostic]:
    for value in values:
        for said in sorted(_uses(effects) & set(unsaid_by.get(value, ()))):
            yield remark(CODE, _place(entity, name), subject=entity.id, property=name, state="unsaid", value=value, said=said)


def _flag(game: Game, entity: Entity, name: str, declared: PropertyType, effects: list[Effect]) -> Iterator[Diagnostic]:
    """A flag that is true where an effect reaches other players at the moments in question, and false where it never does."""
    sentences = [one for effect in effects for one in effect.sentences]
    waiting = [one for one in sentences if _waits_for(one, declared.reaches_others)]
    must = any(_reaches_others(game, one) for one in _with_going_on(sentences, waiting))
    may = any(_reaches_others(game, one) for one in sentences)
    if not must <= bool(entity.properties.get(name)) <= may:
        state = "forgotten" if must else "untrue"
        yield remark(CODE, _place(entity, name), subject=entity.id, property=name, state=state, value=str(must).lower())


def _waits_for(sentence: Sentence, triggers: tuple[str, ...]) -> bool:
    return any(one.trigger is not None and one.trigger.phrase in triggers for one in sentence.guards)


def _with_going_on(sentences: list[Sentence], waiting: list[Sentence]) -> Iterator[Sentence]:
    """Sentences, and those that go on with them."""
    meant = False
    for one in sentences:
        goes_on = any(guard.word in ("otherwise", "if-do") for guard in one.guards)
        meant = meant if goes_on else any(one is other for other in waiting)
        if meant:
            yield one


def _reaches_others(game: Game, sentence: Sentence) -> bool:
    """Tell whether an action is done by, to, or with something of another player; who is only compared with does not count."""
    for clause in (part for part in parts(sentence.steps) if isinstance(part, Clause)):
        values = [clause.agent, *(value for _, value in clause.verb.roles)]
        items = [item for one in values for item in (one.items if isinstance(one, NounList) else (one,))]
        for one in items:
            if isinstance(one, NounPhrase) and (_is_player(game, one.head) or _is_of_player(game, one)):
                return True
    return False


def _is_of_player(game: Game, phrase: NounPhrase) -> bool:
    return isinstance(phrase.owner, NounPhrase) and _is_player(game, phrase.owner.head)


def _is_player(game: Game, head: str) -> bool:
    noun = game.nouns.get(head)
    return head == "player" or (noun is not None and any(_is_player(game, one) for one in noun.isa))
