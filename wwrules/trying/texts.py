"""All texts of a game, tried: from a game that can run to what is wrong with texts that never do anything.

A text whose entry, words and rules are as they were has the verdict that it had; the rest is tried.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from wwrules.caches import fingerprint_of_wwrules, home, keep, read_kept
from wwrules.compile import procedure_tree as tree
from wwrules.compile.effect_tree import Condition, Effect, Guard, Sentence
from wwrules.compile.game_effects import read_effects
from wwrules.compile.lower import CannotLowerError, rules_by_sentence
from wwrules.compile.program import Program
from wwrules.diagnostics import Diagnostic, Part, fault
from wwrules.memory import nothing_is_garbage
from wwrules.model import EffectText
from wwrules.trying.conditions import try_action, try_condition
from wwrules.trying.effects import Acting, Tried, moments_of, single_rules, try_rule
from wwrules.trying.habits import SEEN, Habits
from wwrules.trying.kept import habits_of
from wwrules.trying.watching import watching

_KEPT = 6  # games whose verdicts are kept
_WORKED = 12  # times that a rule must have worked before it is said that it changes nothing
_LOOKS = 40  # looks at a condition before it is said that it never holds


class Verdict(NamedTuple):
    """What is wrong with a text: where in it, under which code, and why. Plain, so that it can be kept."""

    code: str
    start: int
    end: int
    reason: str
    words: dict[str, Any]


@nothing_is_garbage()
def try_texts(program: Program, *, fresh: bool = False) -> list[Diagnostic]:
    """What is wrong with texts of a game that can run."""
    if program.start not in program.definitions:
        return []
    game = program.game
    texts = [one for one in game.effect_texts if _is_tried(program, one)]
    file = home("tried") / f"{sha256(repr((game.header.id, sorted(game.packs))).encode()).hexdigest()}.json"
    known = {} if fresh else _kept(file)
    keys = {_name(one): _key(program, one) for one in texts}
    verdicts = {key: known[key] for key in keys.values() if key in known}
    waiting = [one for one in texts if keys[_name(one)] not in verdicts]
    if waiting:
        habits = habits_of(program, _moments(program), fresh=fresh)
        with watching():
            for one in waiting:
                verdicts[keys[_name(one)]] = list(_tried(habits, one))
        keep(file, json.dumps(verdicts).encode(), _KEPT)
    return [_told(text, Verdict(*one)) for text in texts for one in verdicts[keys[_name(text)]]]


def _is_tried(program: Program, text: EffectText) -> bool:
    return text.entity in program.rules or (text.entity, text.path) in program.called


def _name(text: EffectText) -> tuple[str, str]:
    return text.entity, text.path


def _told(text: EffectText, verdict: Verdict) -> Diagnostic:
    place = text.node.place(verdict.start, max(1, verdict.end - verdict.start))
    return fault(verdict.code, place, subject=text.entity, reason=Part(verdict.reason, **verdict.words))


def _moments(program: Program) -> set[str]:
    """Everything that texts can wait for or be asked at."""
    rules = [one for one in program.nodes if isinstance(one, tree.Trigger | tree.Replacement | tree.Prohibition)]
    events = {str(one.pattern.event) for one in rules if one.pattern.event in program.definitions}
    triggers = {str(one.event).partition("(")[0].replace("_", "-").strip() for one in program.game.phrases.values() if one.event}
    called = {f"met-{path}" for _, path in program.called} | {f"perform-{path}" for _, path in program.called}
    known = {*program.definitions, *program.functions}
    return (events | triggers | called) & {str(one) for one in known}


# ---------------------------------------------------------------- keeping


def _kept(file: Any) -> dict[str, list[list[Any]]]:
    payload = read_kept(file)
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
    elif called is not None:
        runs, changed = try_action(habits, text.entity, f"perform-{text.path}")
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
    rules = habits.program.rules[text.entity]
    sentences = _sentences(habits, text)
    for number, (rule, under) in enumerate(single_rules(rules)):
        if not isinstance(rule, Acting | tree.Modifier | tree.Prohibition):
            continue
        sentence = sentences[number] if number < len(sentences) else None
        mismatch = _wrong_kind(habits, text.entity, rule)
        if mismatch:
            yield Verdict("dead-effect", *_where(text, sentence, "trigger"), "dead-wrong-kind", mismatch)
            continue
        tried = try_rule(habits, text.entity, rule, under)
        yield from _judged(habits, text, rule, tried, sentence)


def _wrong_kind(habits: Habits, entry: str, rule: tree.Rule) -> dict[str, Any]:
    """Why `this` can never be what the event of a rule is about."""
    program, kinds = habits.program, habits.kinds_of(entry)
    definition = program.definitions.get(rule.pattern.event) if isinstance(rule, Acting) else None
    if definition is None or not kinds or not isinstance(rule, Acting):
        return {}
    for wanted, parameter in zip(rule.pattern.arguments, definition.parameters, strict=False):
        kind = str(parameter.type).lower().replace("_", "-")
        if isinstance(wanted, tree.Name) and wanted.id == "this" and kind in program.game.kinds:
            fits = any(program.game.is_a(one, kind) or program.game.is_a(kind, one) for one in kinds)
            if not fits:
                return {"moment": str(rule.pattern.event), "kind": sorted(kinds)[0], "wanted": kind}
    return {}


def _judged(habits: Habits, text: EffectText, rule: tree.Rule, tried: Tried, sentence: Sentence | None) -> Iterator[Verdict]:
    """What is wrong with a rule, if that is certain."""
    sight = tried.sight
    asks = sentence is not None and any(one.word in ("if", "unless") for one in sentence.guards)
    if not tried.changed and _is_never_in_play(habits, text, rule, tried):
        moment = moments_of(habits, rule)[0]
        words = {"count": len(habits.positions.of_play(moment)), "moment": moment, "kind": sorted(habits.kinds_of(text.entity))[0]}
        yield Verdict("dead-effect", *_where(text, sentence, "trigger"), "dead-out-of-play", words)
    elif tried.runs < SEEN or not sight.living:
        return
    elif not tried.changed and not sight.held:
        yield Verdict("dead-effect", *_where(text, sentence, "trigger"), "dead-never-so", {"count": tried.runs})
    elif asks and tried.unheld() and sight.looks.get(id(tried.unheld()[0]), 0) >= _WORKED:
        words = {"count": sight.looks[id(tried.unheld()[0])]}
        yield Verdict("dead-condition", *_where(text, sentence, "condition"), "dead-never-held", words)
    elif not tried.changed and tried.worked >= _WORKED:
        yield Verdict("dead-effect", *_where(text, sentence, ""), "dead-idle", {"count": tried.worked})


def _is_never_in_play(habits: Habits, text: EffectText, rule: tree.Rule, tried: Tried) -> bool:
    """Tell whether the rules of such an entry never work at the moment in question, as games show."""
    declared = (habits.program.game.kinds[habits.program.game.entities[text.entity].kind].properties or {})[text.path]
    if not isinstance(rule, Acting) or tried.sight.living or not declared.guard or not habits.kinds_of(text.entity):
        return False
    seen = [one for moment in moments_of(habits, rule) for one in habits.positions.of_play(moment)]
    return len(seen) >= SEEN and len({one.game for one in seen}) > 2  # noqa: PLR2004


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


def _where(text: EffectText, sentence: Sentence | None, wanted: str) -> tuple[int, int]:
    """Where in a text a fault is: at the trigger or the condition of its sentence, or at the whole of it."""
    if sentence is None:
        return 0, len(text.node.text)
    parts: list[Guard | Condition | Any] = [one for one in sentence.guards if one.trigger is not None] if wanted == "trigger" else []
    if wanted == "condition":
        parts = [one.condition for one in sentence.guards if one.condition is not None]
    first = parts[0] if parts else sentence
    return first.span.start, first.span.end
