"""What something is: its name, what it is said to do, what it holds, and the note of those who wrote it down."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile.effect_tree import Condition
from wwrules.compile.game_effects import effects_of, read_effects
from wwrules.diagnostics import did_you_mean
from wwrules.model import Entity, PropertyType
from wwrules.play.sight import Words

_NOT_SHOWN = ("text", "rules", "effect", "condition", "action")


def find(words: Words, wanted: str) -> tuple[str | None, str]:
    """The id that a name or id means, or none and the nearest name."""
    wanted = wanted.strip().casefold()
    names = {name.text.casefold(): key for key, name in words.names.items() if "." not in key}
    ids = {key: key for key in (*words.game.entities, *words.game.kinds, *words.game.words)}
    for table in (names, ids):
        if wanted in table:
            return table[wanted], ""
    starts = [key for name, key in names.items() if name.startswith(wanted)] if wanted else []
    return (starts[0], "") if len(starts) == 1 else (None, did_you_mean(wanted, names) or "")


def explained(words: Words, key: str) -> list[str]:
    """Some lines about what has an id."""
    entity = words.game.entities.get(key)
    if entity is not None:
        does = [sentence or written for written, sentence in said(words, key)]
        return [f"{words.entry(key)} – {words.named(entity.kind)} [{key}]", *does, *_held(words, entity)]
    note = next((table[key].note for table in (words.game.kinds, words.game.words) if key in table), "")
    return [f"{words.named(key)} [{key}]", note]


def said(words: Words, entry: str) -> Iterator[tuple[str, str]]:
    """What an entry does: each effect as it is written, and as a sentence where the language has one."""
    for owner, rules in words.game.rule_texts:
        if owner == entry:
            yield " ".join(rules.text.split()), ""
    trees = dict(effects_of(read_effects(words.game)[0], entry))
    for text in words.game.effect_texts:
        if text.entity == entry:
            tree, speaker = trees.get(text.path), words.speaker
            sentence = ""
            if speaker is not None and tree is not None:
                sentence, _ = speaker.say_condition(tree) if isinstance(tree, Condition) else speaker.say(tree)
            yield " ".join(text.node.text.split()), sentence


def _held(words: Words, entity: Entity) -> Iterator[str]:
    for key, one in (words.game.kinds[entity.kind].properties or {}).items():
        if key in entity.properties and one.type not in _NOT_SHOWN:
            yield f"{words.named(f'property.{key}')}: {_value(words, one, entity.properties[key])}"


def _value(words: Words, one: PropertyType, value: object) -> str:
    match one.type:
        case "entity" if str(value) in words.game.entities:
            return words.entry(str(value))
        case "kind":
            return words.named(str(value))
        case "choice":
            return words.named(f"{one.enumeration}.{value}")
        case "flag":
            return words.say("site-yes" if value else "site-no")
        case "list" if one.of is not None and isinstance(value, list):
            return ", ".join(_value(words, one.of, item) for item in value)
        case "record" if isinstance(value, dict) and one.record in words.game.records:
            fields = words.game.records[one.record].fields
            shown = (key for key in value if fields[key].type not in _NOT_SHOWN)
            return " · ".join(f"{words.named(f'property.{key}')} {_value(words, fields[key], value[key])}" for key in shown)
    return str(value)
