"""All texts of a game, tried: from a game that can run to what is wrong with texts that never do anything.

A text whose entry, words and rules are as they were has the verdict that it had; the rest is tried.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import takewhile
from time import perf_counter
from typing import Any

from wwrules.caches import fingerprint_of_wwrules, home, keep, read_kept
from wwrules.compile import procedure_tree as tree
from wwrules.compile.effect_tree import Effect, Sentence
from wwrules.compile.game_effects import read_effects
from wwrules.compile.lower import CannotLowerError, rules_by_sentence
from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic, Part, fault, remark
from wwrules.memory import nothing_is_garbage
from wwrules.model import EffectText, Game
from wwrules.trying.conditions import try_action, try_condition
from wwrules.trying.effects import Acting, own_conditions, single_rules
from wwrules.trying.habits import SEEN, Habits
from wwrules.trying.kept import habits_of
from wwrules.trying.verdicts import Verdict, verdicts_on
from wwrules.trying.watching import watching

_KEPT, _VERDICTS = 12, 4_000  # games whose verdicts are kept, and how many of each
_LOOKS = 30  # looks at a condition before it is said that it never holds
# What no trial showed may still be in a position that nobody tried: it is a warning. The other reasons are errors.
_CERTAIN = ("dead-wrong-kind", "dead-out-of-play", "dead-gone", "dead-out-of-scope")  # whatever packs lie beside
_ONLY_TRIED = ("dead-idle", "dead-never-held", "dead-never-failed", "dead-never-offered", "dead-unknown-kind")


def texts_work(game: Game, packs: Collection[str], shown: Collection[int] = (), *, fresh: bool = False) -> list[Diagnostic]:
    """What is wrong with the texts of these packs ('' is the game itself) that only trying tells.

    Rules that were `shown` working, as in worked examples, are known by their numbers and not tried.
    Packs beside the game make the moments of its own texts rarer, which is no fault of theirs: then it is only warned of them.
    """
    if game.compiled is None or not packs:
        return []
    program: Program = game.compiled[0]
    if program.start not in program.definitions:
        return []
    texts = [one for one in game.effect_texts if one.pack in packs and _is_tried(program, one)]
    return [
        fault
        for text, verdicts in _verdicts(program, texts, shown, fresh=fresh)
        for fault in _told(text, verdicts, rarer=bool(game.packs) and not text.pack)
    ]


@nothing_is_garbage()
def _verdicts(
    program: Program, texts: list[EffectText], shown: Collection[int], *, fresh: bool
) -> list[tuple[EffectText, list[Verdict]]]:
    """The verdict on each text, from earlier or made now."""
    game = program.game
    file = home("tried") / f"{sha256(game.header.id.encode()).hexdigest()}.json"
    known, whole = {} if fresh else _kept(file), _everything(program)
    keys = [_key(program, one) for one in texts]
    verdicts = {key: found for key in keys if (found := known.get(key, known.get(f"{key} {whole}"))) is not None}
    verdicts |= {key: [] for key, one in zip(keys, texts, strict=True) if _all_shown(program, one, shown)}
    waiting = [(key, one) for key, one in zip(keys, texts, strict=True) if key not in verdicts]
    if waiting:
        begun = perf_counter()
        copy = replace(program, definitions=dict(program.definitions))  # examples are played in it
        habits = habits_of(copy, _moments(copy), fresh=fresh)
        with watching():
            for key, one in waiting:
                verdicts[key] = [list(verdict) for verdict in _tried(habits, one)]
        new = {f"{key} {whole}" if found else key: found for key, found in verdicts.items()}
        merged = {**{key: one for key, one in _kept(file, always=True).items() if key not in new}, **new}
        latest = dict(list(merged.items())[-_VERDICTS:])
        keep(file, json.dumps(latest).encode(), _KEPT)
        game.tried = len(waiting), perf_counter() - begun
    return [(one, [Verdict(*verdict) for verdict in verdicts[key]]) for key, one in zip(keys, texts, strict=True)]


def _all_shown(program: Program, text: EffectText, shown: Collection[int]) -> bool:
    """Tell whether every rule of a text was seen working, and through every condition of its own."""
    if text.type != "effect":
        return False
    rules = [rule for rule, _ in single_rules(program.rules.get(text.entity, ()))]
    return all(_is_shown(program, rule, shown) for rule in rules)


def _is_shown(program: Program, rule: tree.Rule, shown: Collection[int]) -> bool:
    """The same of one rule: it did something, itself or through what it granted."""
    worked = any(program.number(part) in shown for part in tree.parts(rule) if isinstance(part, tree.Rule))
    return worked and all(program.number(one) in shown for one in own_conditions(rule))


def _is_tried(program: Program, text: EffectText) -> bool:
    return text.entity in program.rules or (text.entity, text.path) in program.called


def _told(text: EffectText, verdicts: list[Verdict], *, rarer: bool) -> Iterator[Diagnostic]:
    for one in verdicts:
        place = text.node.place(one.start, max(1, one.end - one.start))
        told = remark if one.reason in _ONLY_TRIED or (rarer and one.reason not in _CERTAIN) else fault
        yield told(one.code, place, subject=text.entity, reason=Part(one.reason, **one.words))


def _moments(program: Program) -> set[str]:
    """Everything that texts can wait for or be asked at."""
    rules = [one for one in program.nodes if isinstance(one, tree.Trigger | tree.Replacement | tree.Prohibition)]
    events = {str(one.pattern.event) for one in rules if one.pattern.event in program.definitions}
    triggers = {
        str(one.event).partition("(")[0].replace("_", "-").strip() for one in program.game.phrases.values() if one.event
    }
    called = {f"met-{path}" for _, path in program.called} | {f"perform-{path}" for _, path in program.called}
    known = {*program.definitions, *program.functions}
    return (events | triggers | called) & {str(one) for one in known}


# ---------------------------------------------------------------- keeping


def _kept(file: Any, *, always: bool = False) -> dict[str, list[list[Any]]]:
    payload = read_kept(file, always=always)
    try:
        return dict(json.loads(payload)) if payload is not None else {}
    except ValueError:
        return {}


def _key(program: Program, text: EffectText) -> str:
    """The text, its entry, and all that says what it means; not what stands on other entries."""
    game = program.game
    digest = sha256(_meaning(program))
    properties = sorted(game.entities[text.entity].properties.items(), key=str)
    digest.update(repr((text.entity, text.path, text.node.text, properties)).encode())
    return digest.hexdigest()


def _everything(program: Program) -> str:
    """All texts of all entries: what is said against one text counts only as long as nothing else has changed."""
    texts = [(one.entity, one.path, one.node.text) for one in program.game.effect_texts]
    return sha256(repr(texts).encode()).hexdigest()


def _meaning(program: Program) -> bytes:
    key = ("meaning", 0)
    if key not in program.summaries:
        game = program.game
        digest = sha256(fingerprint_of_wwrules())
        texts = [one.text for one in game.flow_texts] + [f"{entry} {one.text}" for entry, one in game.rule_texts]
        words = [f"{one.id} {sorted(one.settings.items(), key=str)}" for one in game.words.values()]
        phrases = [repr((one.id, one.form, one.body, one.event, one.timing)) for one in game.phrases.values()]
        digest.update(repr((texts, words, sorted(phrases))).encode())
        program.summaries[key] = digest.digest()
    found: bytes = program.summaries[key]
    return found


# ---------------------------------------------------------------- trying


def _tried(habits: Habits, text: EffectText) -> Iterator[Verdict]:
    called = habits.program.called.get((text.entity, text.path))
    if isinstance(called, tree.Expression):
        yield from _of_condition(habits, text, called)
    elif isinstance(called, tree.Block):
        runs, changed = try_action(habits, text.entity, f"perform-{text.path}", called)
        if not changed and runs >= SEEN:
            yield Verdict("dead-effect", 0, len(text.node.text), "dead-idle", {"count": runs})
    else:
        yield from _of_rules(habits, text)


def _of_condition(habits: Habits, text: EffectText, node: tree.Expression) -> Iterator[Verdict]:
    looked = try_condition(habits, text.entity, f"met-{text.path}", node)
    if looked.looks >= _LOOKS and len(looked.outcomes) == 1:
        reason = "dead-never-held" if False in looked.outcomes else "dead-never-failed"
        yield Verdict("dead-condition", 0, len(text.node.text), reason, {"count": looked.looks})


def _of_rules(habits: Habits, text: EffectText) -> Iterator[Verdict]:
    sentences = _sentences(habits, text)
    earlier = takewhile(lambda one: one.path != text.path, _texts_of(habits, text.entity))
    first = sum(len(_sentences(habits, one)) for one in earlier)
    rules = list(single_rules(habits.program.rules[text.entity]))[first:]
    verdicts: dict[int, list[Verdict]] = {}
    alive: set[int] = set()
    for sentence, (rule, under) in zip(sentences, rules, strict=False):
        if id(sentence) in alive or not isinstance(rule, Acting | tree.Modifier | tree.Prohibition):
            continue
        wrong = verdicts_on(habits, text, rule, under, sentence)
        verdicts.setdefault(id(sentence), []).extend(wrong)
        alive |= set() if wrong else {id(sentence)}
    for number, wrong in verdicts.items():  # a sentence of which a part works is not idle
        yield from wrong[:1] if number not in alive else ()


def _texts_of(habits: Habits, entry: str) -> list[EffectText]:
    return [one for one in habits.program.game.effect_texts if one.entity == entry and one.type == "effect"]


def _sentences(habits: Habits, text: EffectText) -> list[Sentence]:
    """The sentence behind each single rule of a text."""
    trees, _ = read_effects(habits.program.game)
    effect = trees.get((text.entity, text.path))
    if not isinstance(effect, Effect):
        return []
    try:
        return [sentence for sentence, rules in rules_by_sentence(effect, habits.program.game) for _ in single_rules(rules)]
    except CannotLowerError:
        return []
