"""Everything is used: what is defined is mentioned somewhere.

A word of the vocabulary must be named by a rule, another word or a link; an enumeration and its values by entries; an
entry of a kind marked `referred` by something else than its own name.

Fails: `intent: Waits in the shallow water.`
Passes: `intent: Waits in the [[water|shallow water]].`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, remark
from wwrules.load.builder import WORD
from wwrules.model import Definition, Game, PropertyType

CODE = "unused-definition"
_MUST_BE_USED = ("kind", "record", "enumeration", "zone", "attribute", "event", "scope", "term")


def check(game: Game) -> Iterator[Diagnostic]:
    """Mark what is mentioned, then report the rest."""
    used = {
        found.id
        for reference in game.references
        if reference.sort != "named" and (found := game.find(reference)) and found.id != reference.origin
    }
    used |= set(_chosen_values(game)) | game.flow_words | _words_of_phrases(game)
    open_enumerations = _enumerations_of_attributes(game)
    for definitions in game.definitions.values():
        one = definitions[0]
        if one.id not in used and _must_be_used(game, one, open_enumerations):
            yield remark(CODE, one.source, subject=one.id, sort=one.sort, id=one.id)


def _words_of_phrases(game: Game) -> set[str]:
    """Ids that bodies of phrases, meanings of nouns and guards of properties may mention."""
    phrases = [*game.phrases.values(), *game.extra_phrases]
    texts = [text for one in phrases for text in (one.body, one.event, one.lasts, one.needs)]
    texts += [text for one in game.nouns.values() for text in (one.means, one.counts, one.among, one.this)]
    texts += [one.guard for kind in game.kinds.values() for one in (kind.properties or {}).values()]
    return {word.replace("_", "-") for text in texts for word in WORD.findall(text)}


def _must_be_used(game: Game, one: Definition, open_enumerations: set[str]) -> bool:
    if one.sort == "entity":
        entity = game.entities.get(one.id)
        return entity is not None and game.kinds[entity.kind].referred
    if one.sort == "value":  # an attribute may take any value in play
        return one.id.rpartition("/")[2].partition(".")[0] not in open_enumerations
    return one.sort in _MUST_BE_USED


def _enumerations_of_attributes(game: Game) -> set[str]:
    return {str(word.settings.get("enumeration", "")) for word in game.words.values()}


def _chosen_values(game: Game) -> Iterator[str]:
    for entity in game.entities.values():
        for name, one in (game.kinds[entity.kind].properties or {}).items():
            yield from _values(game, one, entity.properties.get(name))


def _values(game: Game, one: PropertyType, value: object) -> Iterator[str]:
    if one.type == "choice" and isinstance(value, str):
        yield f"{one.enumeration}.{value}"
    elif one.type == "list" and one.of is not None and isinstance(value, list):
        for item in value:
            yield from _values(game, one.of, item)
    elif one.type == "record" and isinstance(value, dict) and one.record in game.records:
        for name, field in game.records[one.record].fields.items():
            yield from _values(game, field, value.get(name))
