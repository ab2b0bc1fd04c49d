"""From the skeleton of an effect to sentences: guards, steps, choices. Wording is the language's (`languages/<locale>.ftl`).

A text that ends with a comma is a clause of its own (“when you play this chip,”); one without is an adverbial (“at the end of
battle”), behind which the main clause goes on and its clitics may land.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from wwrules.compile.effect_tree import (
    Clause,
    Condition,
    Effect,
    Either,
    Guard,
    May,
    NextTime,
    NounPhrase,
    PhraseUse,
    Pronoun,
    Sentence,
    Step,
    StepIf,
    Steps,
    Value,
)
from wwrules.say.finish import CLAUSE, LANDING, clause, finished
from wwrules.say.nouns import Frame, Said

if TYPE_CHECKING:
    from wwrules.say.speaker import Speaker


class Sentences:
    """Says one effect; remembers between its sentences what was counted last."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._say = speaker.construct
        self._counted: NounPhrase | None = None
        second = speaker.nouns.language.pronouns.get("clitics") == "second"
        self._landing = LANDING if second else ""

    def effect(self, effect: Effect) -> str:
        """All sentences."""
        texts = []
        for one, after in zip(effect.sentences, (*effect.sentences[1:], None), strict=True):
            texts.append(finished(self._sentence(one, after), self._speaker.locale))
        return " ".join(texts)

    def condition(self, one: Condition) -> str:
        """A condition that stands alone."""
        return finished(self._condition(one, led=False), self._speaker.locale)

    def _sentence(self, one: Sentence, after: Sentence | None) -> str:
        words = [guard.word for guard in one.guards]
        if "otherwise" not in words:
            self._counted = None
        goes_on = after is not None and any(guard.word == "otherwise" for guard in after.guards)
        leads = list(self._guards(one.guards, goes_on))
        return _joined(leads, self._landing, self._steps(one.steps, "inf" if "may-instead" in words else "imp"))

    # ------------------------------------------------------------ before the colon

    def _guards(self, guards: Sequence[Guard], goes_on: bool) -> Iterator[str]:
        instead = any(guard.word in ("instead", "may-instead") for guard in guards)
        rest = list(guards)
        while rest:
            one = rest.pop(0)
            if one.trigger is None:
                questions = [one]
                while rest and _goes_with_and(questions[-1]) and _goes_with_and(rest[0]):
                    questions.append(rest.pop(0))
                yield self._questions(questions) if len(questions) > 1 else self._plain_guard(one)
                continue
            condition = rest[0] if rest and one.word == "when" and rest[0].word in ("if", "unless") else None
            together = condition is not None and not goes_on and _can_join(one.trigger, condition)
            own = self._speaker.own_guard(one.trigger, "during" if condition is not None and not together else one.word)
            if own is not None:
                yield own
            elif condition is not None and together:
                rest.pop(0)
                asked = self._guard_condition(condition, led=False)
                yield self._say("when-if", trigger=self._trigger(one.trigger, instead), condition=asked)
            else:
                yield self._guard(one.word, one.trigger, instead)

    def _guard(self, word: str, trigger: PhraseUse, instead: bool) -> str:
        if not self._speaker.constructs.has(word):
            return self._speaker.phrase(trigger, Frame(), variant=word)  # not there, or own_guard had found it
        return self._say(word, trigger=self._trigger(trigger, instead))

    def _plain_guard(self, one: Guard) -> str:
        if one.condition is not None:
            return self._say("while" if one.word == "while" else "if", condition=self._guard_condition(one))
        if one.word == "once-per":
            return self._say(one.word, scope=Said(NounPhrase(one.scope), Frame()))
        return self._say(one.word)

    def _questions(self, guards: Sequence[Guard]) -> str:
        """Several questions in a row, as one: unless you won, if you have …"""
        asked = [(use, one.word == "unless") for one in guards if one.condition is not None for use in one.condition.items]
        return self._say("if", condition=self._together(asked, "and"))

    def _guard_condition(self, one: Guard, *, led: bool = True) -> str:
        return self._condition(one.condition, negative=one.word == "unless", led=led) if one.condition is not None else ""

    def _trigger(self, use: PhraseUse, instead: bool = False) -> str:
        would = self._speaker.own_guard(use, "would") if instead else None
        return clause(would if would is not None else self._speaker.phrase(use, Frame()))

    def _condition(self, one: Condition, *, negative: bool = False, led: bool = True) -> str:
        """Conditions joined; what does not hold of two together holds of one or the other not."""
        return self._together([(use, negative) for use in one.items], _joint(one, negative), led=led)

    def _together(self, asked: Sequence[tuple[PhraseUse, bool]], word: str, *, led: bool = True) -> str:
        """Commas between the first ones; the word before the last may tell that it turns to somebody else.

        Led by “if” or the like, the first is open to its clitics right behind that word.
        """
        places = (self._landing if led else "", *[""] * (len(asked) - 1))
        frames = [Frame(), *(Frame(before=_before(one, other)) for (one, _), (other, _) in pairwise(asked))]
        texts = [self._speaker.phrase(use, frame, negative=no) for (use, no), frame in zip(asked, frames, strict=True)]
        *first, last = (clause(f"{place} {text}" if place else text) for place, text in zip(places, texts, strict=True))
        if not first:
            return last
        # sentences of their own, not behind “if”: some languages part them where the subject changes
        apart = not led and frames[-1].before == "other" and self._speaker.constructs.has(f"{word}-alone")
        turn = _turn(asked[-2][0], asked[-1][0])
        return ", ".join(first) + self._say(f"{word}-{'alone' if apart else 'if'}", next=last, turn=turn)

    # ------------------------------------------------------------ behind the colon

    def _steps(self, one: Steps, mood: str, *, may: bool = False) -> str:
        """Steps one after the other; where you may do them all, the first says so and is open to clitics and leads."""
        texts: list[str] = []
        for item in one.items:
            if texts and isinstance(item, StepIf):
                condition = self._condition(item.condition, negative=item.unless)
                texts.append(self._say("then-if", condition=condition, next=self._step(item.step, mood)))
            else:
                texts.append(self._then(bool(texts), self._step(item, mood)))
        if one.later is not None:
            texts.append(self._then(bool(texts), self._next_time(one.later)))
        first, *rest = texts
        first = self._say("may", step=first) if may else clause(first)
        return first + "".join(clause(text) for text in rest)

    def _then(self, goes_on: bool, text: str) -> str:
        return self._say("then", next=text) if goes_on else text

    def _step(self, one: Step, mood: str) -> str:
        return _STEPS[type(one)](self, one, mood)

    def _clause(self, one: Clause, mood: str) -> str:
        if one.agent is None or _is_you(one.agent):
            text = self._speaker.phrase(one.verb, Frame("you"), mood=mood)
        else:
            text = self._agent(Said(one.agent, Frame("they")), one.verb, mood)
        return self._per(one.per, text) if one.per is not None else text

    def _agent(self, agent: Said, verb: PhraseUse, mood: str) -> str:
        """Somebody else does it. That you may decide what somebody else does has no construct yet in any language."""
        key, form = ("agent-inf", "inf") if mood == "inf" else ("agent", f"{self._speaker.verb_number(agent)}3")
        return self._say(key, agent=agent, clause=self._speaker.phrase(verb, Frame("they"), mood=form))

    def _per(self, per: NounPhrase, text: str) -> str:
        """For each …; when the sentence before has counted the same, “for each of them”."""
        key = "per-same" if per == self._counted else "per"
        self._counted = per
        return self._say(key, clause=text, per=Said(replace(per, determiner="each"), Frame()))

    def _may(self, one: May, _mood: str) -> str:
        if isinstance(one.step, Steps):
            return self._steps(one.step, "inf", may=True)
        return self._say("may", step=self._step(one.step, "inf"))

    def _either(self, one: Either, mood: str) -> str:
        first, *rest = (self._steps(option, mood) for option in one.options)
        return self._say("either", option=first) + "".join(self._say("or", option=option) for option in rest)

    def _step_if(self, one: StepIf, mood: str) -> str:
        condition = self._condition(one.condition, negative=one.unless)
        return self._say("step-if", step=self._step(one.step, mood), condition=condition)

    def _next_time(self, one: NextTime) -> str:
        future = self._speaker.own_guard(one.trigger, "next")
        trigger = clause(future) if future is not None else self._trigger(one.trigger)
        return self._say("next-time", trigger=trigger, steps=self._steps(one.steps, "imp"))


_STEPS: dict[type, Callable[[Sentences, Any, str], str]] = {
    Clause: Sentences._clause,
    May: Sentences._may,
    Either: Sentences._either,
    StepIf: Sentences._step_if,
    Steps: Sentences._steps,
}


def _joined(leads: list[str], landing: str, main: str) -> str:
    """Leads before the main clause, with a comma wherever a clause begins or ends; clitics may land behind an adverbial."""
    text = ""
    for lead in leads:
        text += ("," if text and lead.endswith(",") else "") + f" {lead}"
    if text and not text.endswith(","):
        return main.replace(CLAUSE, f"{CLAUSE}{text}{landing} ", 1)
    return f"{text} {main}"


def _can_join(trigger: PhraseUse, guard: Guard) -> bool:
    """Whether “and” can join a condition to the trigger before it: you are the subject of both, and nothing is either/or."""
    uses = guard.condition.items if guard.condition is not None else ()
    subjects = [trigger.role("who") or Pronoun("you"), *(use.role("who") for use in uses)]
    return len(uses) == 1 and all(one is not None and _is_you(one) for one in subjects)


def _joint(one: Condition, negative: bool) -> str:
    """How conditions are joined, when all of them are turned into their contrary."""
    return one.word if not negative else {"and": "or", "or": "and"}[one.word]


def _goes_with_and(guard: Guard) -> bool:
    one = guard.condition if guard.word in ("if", "unless") else None
    return one is not None and (len(one.items) == 1 or _joint(one, guard.word == "unless") == "and")


def _before(one: PhraseUse, other: PhraseUse) -> str:
    """Tell whether a condition has the subject of the one before."""
    return "same" if other.role("who") is not None and other.role("who") == one.role("who") else "other"


def _turn(before: PhraseUse, after: PhraseUse) -> str:
    """Whom a condition turns to behind another: you, they, or whoever it was about."""
    first, second = before.role("who"), after.role("who")
    if first is None or second is None or _is_you(first) == _is_you(second):
        return "same"
    return "you" if _is_you(second) else "they"


def _is_you(value: Value) -> bool:
    return isinstance(value, Pronoun) and value.word == "you"
