"""What is wrong with a rule that was tried, as far as that is certain: the first of the causes that is so.

Each cause looks at what was seen of the rule and tells what it knows, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.effect_tree import Condition, Guard, Sentence
from wwrules.model import EffectText
from wwrules.run.values import Piece
from wwrules.trying.climbing import conjuncts
from wwrules.trying.effects import POSITIONS, Acting, Tried, moments_of, try_rule
from wwrules.trying.habits import SEEN, Habits
from wwrules.trying.mutation import topics

_GAMES = 3  # in which something must have come before it is said that it never comes otherwise
_MANY = 100  # times that an event must have come before it is said about what it never is
_MOVED = 2  # places in which pieces of a kind were seen
_WORKED = 20  # times that a rule must have worked before it is said that it changes nothing
_LOOKED = 20  # looks at a condition before it is said that it never holds
_FITTED = 40  # times that an event was the right one, before the same is said of what it must be about
_REACHED = 12  # times that a standing rule was about what somebody asked for, before the same is said of it


class Verdict(NamedTuple):
    """What is wrong with a text: where in it, under which code, and why. Plain, so that it can be kept."""

    code: str
    start: int
    end: int
    reason: str
    words: dict[str, Any]


class Judged(NamedTuple):
    """A rule, the sentence that it comes from, and what came of trying it."""

    habits: Habits
    text: EffectText
    rule: tree.Rule
    sentence: Sentence
    tried: Tried

    @property
    def kind(self) -> str:
        """The kind of piece that bears the entry."""
        return min(self.habits.kinds_of(self.text.entity), default="")

    @property
    def asks(self) -> bool:
        """Whether the sentence has a condition."""
        return any(one.word in ("if", "unless") for one in self.sentence.guards)

    def effect(self, at: str, reason: str, **words: Any) -> Verdict:
        """The rule does nothing, told at a part of its sentence."""
        return Verdict("dead-effect", *_where(self.sentence, at), reason, words)

    def condition(self, reason: str, count: int) -> Verdict:
        """Its condition decides nothing."""
        return Verdict("dead-condition", *_where(self.sentence, "condition"), reason, {"count": count})


def verdicts_on(
    habits: Habits, text: EffectText, rule: tree.Rule, under: tuple[tree.Expression, ...], sentence: Sentence
) -> list[Verdict]:
    """Try a rule, if it could work at all, and say what is wrong with it."""
    wrong = _wrong_kind(habits, text, rule, sentence)
    if wrong is not None:
        return [wrong]
    judged = Judged(habits, text, rule, sentence, try_rule(habits, text.entity, rule, under))
    return next(([found] for cause in CAUSES if (found := cause(judged)) is not None), [])


def _wrong_kind(habits: Habits, text: EffectText, rule: tree.Rule, sentence: Sentence) -> Verdict | None:
    """What the event of a rule is about can never be `this`."""
    program, kinds = habits.program, habits.kinds_of(text.entity)
    definition = program.definitions.get(rule.pattern.event) if isinstance(rule, Acting) else None
    if definition is None or not kinds or not isinstance(rule, Acting):
        return None
    for wanted, parameter in zip(rule.pattern.arguments, definition.parameters, strict=False):
        kind = str(parameter.type).lower().replace("_", "-")
        if isinstance(wanted, tree.Name) and wanted.id == "this" and kind in program.game.kinds:
            fits = any(program.game.is_a(one, kind) or program.game.is_a(kind, one) for one in kinds)
            if not fits:
                words = {"moment": str(rule.pattern.event), "kind": min(kinds), "wanted": kind}
                return Verdict("dead-effect", *_where(sentence, "trigger"), "dead-wrong-kind", words)
    return None


# ---------------------------------------------------------------- causes


def _never_in_play(judged: Judged) -> Verdict | None:
    """The rules of such an entry never work at the moment in question, as games show."""
    habits, tried = judged.habits, judged.tried
    if tried.changed or tried.sight.living or not isinstance(judged.rule, Acting):
        return None
    if not guard_of(habits, judged.text) or not judged.kind:
        return None
    moments = moments_of(habits, judged.rule)
    games = {one.game for moment in moments for one in habits.positions.of_play(moment)}
    if sum(habits.positions.came[one] for one in moments) < SEEN or len(games) < _GAMES:
        return None
    count = len(habits.positions.of_play(moments[0]))
    return judged.effect("trigger", "dead-out-of-play", count=count, moment=moments[0], kind=judged.kind)


def _gone(judged: Judged) -> Verdict | None:
    """A rule is about its own piece, which is somewhere else by the time it could work."""
    rule, tried = judged.rule, judged.tried
    if not isinstance(rule, tree.Trigger) or rule.when != "after" or tried.about < SEEN // 2 or tried.sight.fitted:
        return None
    if not any(isinstance(one, tree.Name) and one.id == "this" for one in rule.pattern.arguments):
        return None
    return judged.effect("trigger", "dead-gone", count=tried.about, moment=str(rule.pattern.event), kind=judged.kind)


def _out_of_scope(judged: Judged) -> Verdict | None:
    """It works once in each stretch of play of some sort, and none is under way when its moment comes."""
    limit = judged.rule.once_per if isinstance(judged.rule, tree.Trigger) else ""
    moments = moments_of(judged.habits, judged.rule) if limit else []
    states = [one.state for moment in moments for one in judged.habits.positions.of(moment)]
    if len(states) < _GAMES or any(state.open_scope(limit) for state in states):
        return None
    return judged.effect("", "dead-out-of-scope", moment=str(moments[0]), scope=str(limit))


def _unknown_kind(judged: Judged) -> Verdict | None:
    """The event is never about a piece of the kind that is asked for, however often it comes."""
    habits, rule = judged.habits, judged.rule
    if judged.tried.held_in_play or not isinstance(rule, Acting) or rule.where is None:
        return None
    moments = moments_of(habits, rule)
    if sum(habits.positions.came[one] for one in moments) < _MANY:
        return None
    named = {one.name: number for number, one in enumerate(rule.pattern.arguments) if isinstance(one, tree.Bind)}
    for part in conjuncts(rule.where):
        match part:
            case tree.Call(function="is-a", arguments=(tree.Name(id=name), tree.Name(id=kind))) if name in named:
                seen = _kinds_seen(habits, moments, named[name])
                if seen and not any(habits.program.game.is_a(one, kind) for one in seen):
                    return judged.effect("trigger", "dead-unknown-kind", moment=str(rule.pattern.event), wanted=str(kind))
    return None


def _kinds_seen(habits: Habits, moments: list[str], number: int) -> set[str]:
    """The kinds of piece that some part of an event was ever about."""
    positions = [one for moment in moments for one in habits.positions.of(moment)]
    about = ((one.state, one.arguments[number]) for one in positions)
    return {state.kinds[one.number] for state, one in about if isinstance(one, Piece)}


def _never_so(judged: Judged) -> Verdict | None:
    """It was in play, and what it waits for never was."""
    tried, sight = judged.tried, judged.tried.sight
    if tried.changed or sight.held or not _was_in_play(tried):
        return None
    standing = isinstance(judged.rule, tree.Modifier) and sight.alive >= POSITIONS
    if tried.is_impossible or (standing and tried.under <= bool(guard_of(judged.habits, judged.text))):
        return judged.effect("trigger", "dead-never-so", count=tried.runs)
    return None


def _never_such(judged: Judged) -> Verdict | None:
    """The event came often, and never was about what is asked for, wherever it was led."""
    tried, sight = judged.tried, judged.tried.sight
    if (
        not isinstance(judged.rule, Acting)
        or judged.rule.where is None
        or tried.changed
        or sight.held
        or sight.fitted < _FITTED
    ):
        return None
    start, end = _where(judged.sentence, "trigger")
    return Verdict("dead-condition", start, end, "dead-never-held", {"count": sight.fitted})


def _never_held(judged: Judged) -> Verdict | None:
    """A condition of its own never held."""
    tried = judged.tried
    unheld = tried.unheld()
    count = tried.sight.looks.get(id(unheld[0]), 0) if unheld else 0
    if not judged.asks or not _was_in_play(tried) or count < _LOOKED:
        return None
    return judged.condition("dead-never-held", count)


def _never_failed(judged: Judged) -> Verdict | None:
    """A condition of its own always held."""
    count = judged.tried.never_failed
    return judged.condition("dead-never-failed", count) if judged.asks and count else None


def _never_offered(judged: Judged) -> Verdict | None:
    """One of the ways to choose from could never be taken."""
    count = judged.tried.never_offered
    return judged.effect("", "dead-never-offered", count=count) if count else None


def _idle(judged: Judged) -> Verdict | None:
    """It worked, and nothing was different."""
    tried = judged.tried
    standing = tried.sight.held if isinstance(judged.rule, tree.Modifier) else 0
    if tried.changed or not _was_in_play(tried) or _speaks_of_what_never_moved(judged):
        return None
    if tried.got_through < _WORKED and standing < _REACHED:
        return None
    return judged.effect("", "dead-idle", count=max(tried.got_through, standing))


def _speaks_of_what_never_moved(judged: Judged) -> bool:
    """Tell whether a rule is about pieces that lay in one place in all games: then these show nothing of it."""
    game, lies = judged.habits.program.game, judged.habits.lies
    kinds = topics(judged.habits.program, [judged.rule]).kinds
    return any(len({zone for one, zone in lies if game.is_a(one, kind)}) < _MOVED for kind in kinds)


CAUSES: tuple[Callable[[Judged], Verdict | None], ...] = (
    _never_in_play,
    _gone,
    _out_of_scope,
    _unknown_kind,
    _never_so,
    _never_such,
    _never_held,
    _never_failed,
    _never_offered,
    _idle,
)


def _was_in_play(tried: Tried) -> bool:
    return tried.runs >= SEEN and bool(tried.sight.living)


def guard_of(habits: Habits, text: EffectText) -> str:
    """What must hold for the rules of such an entry to work at all."""
    declared = (habits.program.game.kinds[habits.program.game.entities[text.entity].kind].properties or {}).get(text.path)
    return declared.guard if declared is not None else ""


def _where(sentence: Sentence, wanted: str) -> tuple[int, int]:
    """Where in a text a fault is: at the trigger or the condition of its sentence, or at the whole of it."""
    parts: list[Guard | Condition | Any] = (
        [one for one in sentence.guards if one.trigger is not None] if wanted == "trigger" else []
    )
    if wanted == "condition":
        parts = [one.condition for one in sentence.guards if one.condition is not None]
    first = parts[0] if parts else sentence
    return first.span.start, first.span.end
