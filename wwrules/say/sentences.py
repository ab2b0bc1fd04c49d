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
    Count,
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
        self._about = "other"  # whether a step goes on about somebody whom the step before has named: them
        second = speaker.nouns.language.pronouns.get("clitics") == "second"
        self._landing = LANDING if second else ""

    def effect(self, effect: Effect) -> str:
        """All sentences."""
        texts = []
        for one, after in zip(effect.sentences, (*effect.sentences[1:], None), strict=True):
            texts.append(self._finished(self._sentence(one, after)))
        return " ".join(texts)

    def wish(self, one: Step, lead: str = "") -> str:
        """Something that can be done, behind a construct such as “do you want to” or by itself."""
        if isinstance(one, Steps):
            return self._steps(one, "inf", lead=lead)
        text = self._step(one, "inf")
        return self._say(lead, step=text) if lead else clause(text)

    def wish_instead(self, one: Sentence, steps: Steps) -> str:
        """Something that can be done instead of what is about to happen, which the language may say first."""
        trigger = next((self._trigger(guard.trigger, instead=True) for guard in one.guards if guard.trigger is not None), "")
        return self._steps(steps, "inf", lead="ask-instead", trigger=trigger)

    def condition(self, one: Condition) -> str:
        """A condition that stands alone."""
        self._speaker.nouns.mentions.forget()
        return self._finished(self._condition(one, led=False))

    def _finished(self, text: str) -> str:
        return finished(text, self._speaker.locale, self._speaker.nouns.language.sounds)

    def _sentence(self, one: Sentence, after: Sentence | None) -> str:
        self._speaker.nouns.mentions.forget()
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
            join = "" if condition is None or goes_on else self._join(one.trigger, condition)
            together = bool(join)
            own = self._speaker.own_guard(one.trigger, "during" if condition is not None and not together else one.word)
            if own is not None:
                yield own
            elif condition is not None and together:
                rest.pop(0)
                trigger = self._trigger(one.trigger, instead)
                before = "other" if join == "when-if-other" and not _is_yours(one.trigger) else ""
                yield self._say(join, trigger=trigger, condition=self._guard_condition(condition, led=False, before=before))
            else:
                yield self._guard(one.word, one.trigger, instead)

    def _join(self, trigger: PhraseUse, guard: Guard) -> str:
        """The construct that joins one condition to the trigger before it; some languages join only what you do and have."""
        uses = guard.condition.items if guard.condition is not None else ()
        if len(uses) != 1:
            return ""  # nothing is either/or
        if _is_yours(trigger) and uses[0].role("who") is not None and _is_yours(uses[0]):
            return "when-if"
        return "when-if-other" if self._speaker.constructs.has("when-if-other") else ""

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

    def _guard_condition(self, one: Guard, *, led: bool = True, before: str = "") -> str:
        negative = one.word == "unless"
        return self._condition(one.condition, negative=negative, led=led, before=before) if one.condition is not None else ""

    def _trigger(self, use: PhraseUse, instead: bool = False) -> str:
        would = self._speaker.own_guard(use, "would") if instead else None
        return clause(would if would is not None else self._speaker.phrase(use, Frame()))

    def _condition(self, one: Condition, *, negative: bool = False, led: bool = True, before: str = "") -> str:
        """Conditions joined; what does not hold of two together holds of one or the other not."""
        return self._together([(use, negative) for use in one.items], _joint(one, negative), led=led, before=before)

    def _together(self, asked: Sequence[tuple[PhraseUse, bool]], word: str, *, led: bool = True, before: str = "") -> str:
        """Commas between the first ones; the word before the last may tell that it turns to somebody else.

        Led by “if” or the like, the first is open to its clitics right behind that word.
        """
        places = (self._landing if led else "", *[""] * (len(asked) - 1))
        frames = [Frame(before=before), *(Frame(before=_before(one, other)) for (one, _), (other, _) in pairwise(asked))]
        ways = self._ways(asked) if word == "and" else [""] * len(asked)
        texts = [
            self._speaker.phrase(use, frame, negative=no, variant=way)
            for (use, no), frame, way in zip(asked, frames, ways, strict=True)
        ]
        *first, last = (clause(f"{place} {text}" if place else text) for place, text in zip(places, texts, strict=True))
        if not first:
            return last
        # sentences of their own, not behind “if”: some languages part them where the subject changes
        apart = not led and frames[-1].before == "other" and self._speaker.constructs.has(f"{word}-alone")
        turn = _turn(asked[-2][0], asked[-1][0])
        turns = [self._contrast(one, other) if word == "and" else "" for one, other in pairwise(asked)]
        text = first[0]
        for at, next_one in enumerate(first[1:]):
            key = turns[at] or ("and-if" if turns[at + 1] == "but-if" else "")  # one and another, but not a third
            here = _turn(asked[at][0], asked[at + 1][0])
            text += self._say(key, next=next_one, turn=here) if key else f", {next_one}"
        return text + self._say(turns[-1] or f"{word}-{'alone' if apart else 'if'}", next=last, turn=turn)

    def _contrast(self, one: tuple[PhraseUse, bool], other: tuple[PhraseUse, bool]) -> str:
        """The construct between two conditions where a language has a word for it: you have …, but have no …; they have."""
        who = [use.role("who") for use, _ in (one, other)]
        if None in who:
            return ""
        both = who[0] == who[1]
        turns = _is_denied(*one) != _is_denied(*other) if both else one[0].phrase == other[0].phrase
        key = "but-if" if both else "while-if"
        return key if turns and self._speaker.constructs.has(key) else ""

    def _ways(self, asked: Sequence[tuple[PhraseUse, bool]]) -> list[str]:
        """For each condition of a row how it is said: in full, or shortly where it asks for one of what was just counted.

        You have 3 birds, of them at least 1 on this shore (`again`) and at least 1 in a nest (`again-too`).
        """
        ways = [""]
        whole = asked[0]
        for one in asked[1:]:
            short = "again-too" if ways[-1] else "again"
            if _is_one_of_them(whole, one) and self._speaker.has_variant(one[0], short):
                ways.append(short)
            else:
                ways.append("")
                whole = one
        return ways

    # ------------------------------------------------------------ behind the colon

    def _steps(self, one: Steps, mood: str, *, lead: str = "", **words: str) -> str:
        """Steps one after the other; where you may do them all, a construct leads the first, which is open to its clitics."""
        texts: list[str] = []
        for before, item in zip((None, *one.items), one.items, strict=False):
            if texts and isinstance(item, StepIf):
                condition = self._condition(item.condition, negative=item.unless)
                texts.append(self._say("then-if", condition=condition, next=self._step(item.step, mood)))
            else:
                self._about = "them" if before is not None and self._tells_of_them(before, item) else "other"
                about = self._about
                texts.append(self._then(bool(texts), self._step(item, mood), about))
        if one.later is not None:
            texts.append(self._then(bool(texts), self._next_time(one.later)))
        first, *rest = texts
        first = self._say(lead, step=first, **words) if lead else clause(first)
        return first + "".join(clause(text) for text in rest)

    def _tells_of_them(self, before: Step, after: Step) -> bool:
        """Tell whether a step tells what somebody does whom the step before has named: choose a player, then that player …"""
        if not isinstance(before, Clause) or not isinstance(after, Clause):
            return False
        them = after.agent or next((one for _, one in after.verb.roles), None)
        if not isinstance(them, NounPhrase) or not self._speaker.nouns.is_that_player(them):
            return False
        return any(isinstance(one, NounPhrase) and one.head == them.head for _, one in before.verb.roles)

    def _then(self, goes_on: bool, text: str, about: str = "other") -> str:
        return self._say("then", next=text, about=about) if goes_on else text

    def _step(self, one: Step, mood: str) -> str:
        return _STEPS[type(one)](self, one, mood)

    def _clause(self, one: Clause, mood: str) -> str:
        if one.agent is None or _is_you(one.agent):
            text = self._speaker.phrase(one.verb, Frame("you"), mood=mood)
        else:
            text = self._agent(Said(one.agent, Frame("they")), one.verb, mood)
        subject = "you" if one.agent is None or _is_you(one.agent) else "they"
        return self._per(one.per, text, subject) if one.per is not None else text

    def _agent(self, agent: Said, verb: PhraseUse, mood: str) -> str:
        """Somebody else does it. That you may decide what somebody else does has no construct yet in any language."""
        key, form = ("agent-inf", "inf") if mood == "inf" else ("agent", f"{self._speaker.verb_number(agent)}3")
        clause_of_them = self._speaker.phrase(verb, Frame("they"), mood=form)
        return self._say(key, agent=agent, clause=clause_of_them, about=self._about)

    def _per(self, per: NounPhrase, text: str, subject: str) -> str:
        """For each …; when the sentence before has counted the same, “for each of them”."""
        key = "per-same" if per == self._counted else "per"
        self._counted = per
        return self._say(key, clause=text, per=Said(replace(per, determiner="each"), Frame(subject)))

    def _may(self, one: May, _mood: str) -> str:
        if isinstance(one.step, Steps):
            return self._steps(one.step, "inf", lead="may")
        return self._say("may", step=self._step(one.step, "inf"))

    def _either(self, one: Either, mood: str) -> str:
        first, *rest = (self._steps(option, mood) for option in one.options)
        return self._say("either", option=first) + "".join(self._say("or", option=option) for option in rest)

    def _step_if(self, one: StepIf, mood: str) -> str:
        step = self._step(one.step, mood)
        return self._say("step-if", step=step, condition=self._condition(one.condition, negative=one.unless))

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


def _is_yours(use: PhraseUse) -> bool:
    """Tell whether you are the subject of a phrase, said or understood."""
    return _is_you(use.role("who") or Pronoun("you"))


def _joint(one: Condition, negative: bool) -> str:
    """How conditions are joined, when all of them are turned into their contrary."""
    return one.word if not negative else {"and": "or", "or": "and"}[one.word]


def _goes_with_and(guard: Guard) -> bool:
    one = guard.condition if guard.word in ("if", "unless") else None
    return one is not None and (len(one.items) == 1 or _joint(one, guard.word == "unless") == "and")


def _before(one: PhraseUse, other: PhraseUse) -> str:
    """Tell whether a condition has the subject of the one before."""
    return "same" if other.role("who") is not None and other.role("who") == one.role("who") else "other"


def _is_one_of_them(whole: tuple[PhraseUse, bool], after: tuple[PhraseUse, bool]) -> bool:
    """Tell whether a condition asks the same somebody for one of what a condition before it has counted, in some state."""
    (before, before_not), (use, use_not) = whole, after
    first, second = before.role("what"), use.role("what")
    if before.phrase != use.phrase or before.role("who") != use.role("who") or before_not or use_not:
        return False
    if not isinstance(first, NounPhrase) or not isinstance(second, NounPhrase) or not second.where:
        return False
    bare = NounPhrase(first.head, count=first.count, plural=first.plural)
    return first == bare and second == NounPhrase(first.head, count=Count((1,)), where=second.where)


def _is_denied(use: PhraseUse, negative: bool) -> bool:
    """Tell whether a condition asks for what is not so: unless you have …, if you have no …"""
    return negative != any(isinstance(one, NounPhrase) and one.determiner == "no" for _, one in use.roles)


def _turn(before: PhraseUse, after: PhraseUse) -> str:
    """Whom a condition turns to behind another: you, they, or whoever it was about."""
    first, second = before.role("who"), after.role("who")
    if first is None or second is None or _is_you(first) == _is_you(second):
        return "same"
    return "you" if _is_you(second) else "they"


def _is_you(value: Value) -> bool:
    return isinstance(value, Pronoun) and value.word == "you"
