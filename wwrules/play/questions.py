"""What somebody is asked: the words of the game for the decision, who asks, how many are wanted, and the choices.

A decision of the flow has a message of the game, which may speak about whatever its definition knows. What a card asks is said
from the card itself: whether to do what it offers, in what way, what to pick; what the body of a phrase lets somebody choose
has a message named after the phrase.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wwrules.compile.askings import Asking, askings, message_of
from wwrules.compile.decisions import Decision, decisions, owners
from wwrules.compile.effect_tree import NounPhrase, PhraseUse
from wwrules.compile.program import Program
from wwrules.play.choices import Choice, choices
from wwrules.play.helping import said
from wwrules.play.sight import Sight, Words
from wwrules.presentation import QuestionWords
from wwrules.run.session import Session
from wwrules.run.state import Request
from wwrules.run.values import Piece, Thing, Value
from wwrules.run.veil import is_hidden
from wwrules.say.nouns import Frame, Said

DO = "do"  # the option of doing what an effect offers
PERFORM = "perform-"  # how procedures begin that carry out what stands on an entry


@dataclass(frozen=True, slots=True)
class Question:
    """A question in words, whose they are, the card that brings it, and what can be answered."""

    text: str
    words: Words
    entry: str  # that brings it, or ''
    choices: tuple[Choice, ...]
    least: int
    most: int

    @property
    def about(self) -> tuple[str, ...]:
        """What the card does."""
        return tuple(sentence for _, sentence in said(self.words, self.entry) if sentence) if self.entry else ()


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision that a session waits for: what is known about it."""

    request: Request
    decision: Decision | None
    asking: Asking | None
    words: QuestionWords | None
    told: Mapping[str, object]  # what a message may speak about


class Questions:
    """Finds the words for the decisions of one game."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.decisions, self.owners, self.askings = decisions(program), owners(program), askings(program)

    def key(self, session: Session) -> str:
        """What the decision is called that a session waits for; '' if it has no name of its own."""
        request = session.state.request
        decision = self.decisions.get(request.node) if request is not None else None
        return decision.key if decision is not None else ""

    def question(self, sight: Sight, session: Session, seat: int) -> Question:
        """What a seat is asked."""
        request = session.state.request
        assert request is not None  # noqa: S101 - whoever is asked has been asked something
        options, least, most = session.choices(seat)
        decision, asking = self.decisions.get(request.node), self.askings.get(request.node)
        words = self.program.game.presentation.questions.get(decision.key) if decision else None
        asked = _Asked(request, decision, asking, words, self._told(sight, session, asking))
        entry = self._entry(session, decision, asking)
        text = self._worded(sight, asked) or self._text(sight, asked, entry)
        because = f"[{sight.words.entry(entry)}]" if entry else self._because(sight, session)
        offered = choices(sight, options, lambda option: self._name(sight, asked, option))
        how_many = "" if _says_how_many(asking) else _how_many(sight, least, most)
        whole = " ".join(filter(None, (text, because, how_many)))
        return Question(whole, sight.words, entry, tuple(offered), least, most)

    # ------------------------------------------------------------ who asks

    def _entry(self, session: Session, decision: Decision | None, asking: Asking | None) -> str:
        """The entry whose rule or action brought the question, or ''."""
        if asking is not None:
            return asking.entry
        if decision is not None and decision.owner in self.program.game.entities:
            return decision.owner
        call = session.state.calls[-1] if session.state.calls else None
        if call is None or not call.name.startswith(PERFORM):
            return ""
        what = call.env.get("what", call.env.get("this"))
        if isinstance(what, Piece):
            return session.state.entries[what.number]
        return what.id if isinstance(what, Thing) else ""

    @staticmethod
    def _because(sight: Sight, session: Session) -> str:
        """The piece whose rule brought the question, if it is in sight."""
        source = session.state.calls[-1].source if session.state.calls else None
        return "" if source is None or is_hidden(sight.state, source) else f"[{sight.piece(source)}]"

    def _told(self, sight: Sight, session: Session, asking: Asking | None) -> dict[str, object]:
        """What a message may speak about: the roles of a phrase, or what the definition that asks knows."""
        if asking is not None:
            part = asking.part
            return {name: Said(one, Frame()) for name, one in part.roles} if isinstance(part, PhraseUse) else {}
        env = session.state.calls[-1].env if session.state.calls else {}
        seen = {name: one for name, one in env.items() if self._is_seen(sight, one)}
        return {name: told for name, one in seen.items() if (told := sight.naming.told(one)) is not None}

    @staticmethod
    def _is_seen(sight: Sight, value: Value) -> bool:
        return not any(is_hidden(sight.state, one.number) for one in _pieces(value))

    # ------------------------------------------------------------ words

    def _worded(self, sight: Sight, asked: _Asked) -> str:
        """The question in the words of the language, if it has them."""
        teller, asking = sight.words.storyteller, asked.asking
        if teller is None or asked.request.sort == "order":
            return ""
        if asking is not None and asking.sort != "phrase":
            return teller.asked(asking.sort, asking.part)[0]
        key = message_of(asked.decision, asking)
        return teller.tell("questions", key, asked.told)[0] if teller.has("questions", key) else ""

    def _text(self, sight: Sight, asked: _Asked, entry: str) -> str:
        """The question where the language has no words for it."""
        say, named, request = sight.words.say, sight.words.named, asked.request
        if asked.words is not None and asked.words.ask:
            return named(asked.words.ask)
        if request.sort == "order":
            return say("play-ask-order")
        owner = entry or self.owners.get(request.node, "")
        if request.sort == "optional":
            return say("play-ask-use", what=self._owner(sight, request.node))
        if not entry and owner not in sight.words.names:
            return say("play-ask")
        return say("play-ask-about", what=sight.words.entry(entry) if entry else named(owner))

    def _owner(self, sight: Sight, node: int) -> str:
        owner = self.owners.get(node, "")
        return sight.words.entry(owner) if owner in self.program.game.entities else sight.words.named(owner)

    def _name(self, sight: Sight, asked: _Asked, option: Value) -> str:
        if isinstance(option, str):
            worded = self._way(sight, asked, option)
            if worded:
                return worded
        if asked.request.sort == "order" and isinstance(option, tuple):
            node, this = option[0], option[1]
            if isinstance(this, Piece):
                return sight.piece(this.number)
            return self._owner(sight, node) if isinstance(node, int) else sight.name(option)
        return sight.name(option)

    def _way(self, sight: Sight, asked: _Asked, option: str) -> str:
        """One way to go on: of a card, in the words of the language, or by its name."""
        teller = sight.words.storyteller
        if teller is not None and asked.asking is not None and asked.asking.sort == "may":
            return sight.name(option == DO)
        if teller is not None and asked.asking is not None and asked.asking.sort == "either":
            ways = dict(enumerate(teller.ways(asked.asking.part), 1))
            return ways.get(int(option), "") if option.isdecimal() else teller.neither()
        key = f"{asked.decision.owner}.{option}" if asked.decision is not None else ""
        if teller is not None and teller.has("questions", key):
            return teller.option(key, asked.told)[0]
        if asked.words is not None and option in asked.words.options:
            return sight.words.named(asked.words.options[option])
        return ""


def _pieces(value: Value) -> list[Piece]:
    if isinstance(value, Piece):
        return [value]
    return [piece for one in value for piece in _pieces(one)] if isinstance(value, tuple) else []


def _says_how_many(asking: Asking | None) -> bool:
    """Tell whether the question itself has the number: pick up to 3 chips."""
    return asking is not None and isinstance(asking.part, NounPhrase) and asking.part.count is not None


def _how_many(sight: Sight, least: int, most: int) -> str:
    if most == 1:
        return ""
    if least == most:
        return sight.words.say("play-choose-exactly", count=most)
    if least == 0:
        return sight.words.say("play-choose-up-to", count=most)
    return sight.words.say("play-choose-between", least=least, most=most)
