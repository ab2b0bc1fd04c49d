"""What somebody is asked: the words of the game for the decision, who asks, how many are wanted, and the choices."""

from __future__ import annotations

from dataclasses import dataclass

from wwrules.compile.decisions import Decision, decisions, owners
from wwrules.compile.program import Program
from wwrules.play.choices import Choice, choices
from wwrules.play.helping import said
from wwrules.play.sight import Sight
from wwrules.presentation import QuestionWords
from wwrules.run.session import Session
from wwrules.run.state import Request
from wwrules.run.values import Piece, Thing, Value
from wwrules.run.veil import is_hidden

PERFORM = "perform-"  # how procedures begin that carry out what stands on an entry


@dataclass(frozen=True, slots=True)
class Question:
    """A question in words, what the card does that brings it, and what can be answered."""

    text: str
    about: tuple[str, ...]
    choices: tuple[Choice, ...]
    least: int
    most: int


class Questions:
    """Finds the words for the decisions of one game."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.decisions, self.owners = decisions(program), owners(program)

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
        decision = self.decisions.get(request.node)
        words = self.program.game.presentation.questions.get(decision.key) if decision else None
        entry = self._entry(session, decision)
        text = self._text(sight, request, entry, words)
        because = "" if entry else self._because(sight, session)
        offered = choices(sight, options, lambda option: self._name(sight, request, words, option))
        asked = " ".join(filter(None, (text, because, _how_many(sight, least, most))))
        about = tuple(sentence for _, sentence in said(sight.words, entry) if sentence) if entry else ()
        return Question(asked, about, tuple(offered), least, most)

    def _entry(self, session: Session, decision: Decision | None) -> str:
        """The entry whose rule or action brought the question, or ''."""
        if decision is not None and decision.owner in self.program.game.entities:
            return decision.owner
        call = session.state.calls[-1] if session.state.calls else None
        if call is None or not call.name.startswith(PERFORM):
            return ""
        what = call.env.get("what", call.env.get("this"))
        if isinstance(what, Piece):
            return session.state.entries[what.number]
        return what.id if isinstance(what, Thing) else ""

    def _text(self, sight: Sight, request: Request, entry: str, words: QuestionWords | None) -> str:
        say, named = sight.words.say, sight.words.named
        if words is not None and words.ask:
            return named(words.ask)
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

    @staticmethod
    def _because(sight: Sight, session: Session) -> str:
        """The piece whose rule brought the question, if it is in sight."""
        source = session.state.calls[-1].source if session.state.calls else None
        return "" if source is None or is_hidden(sight.state, source) else f"[{sight.piece(source)}]"

    def _name(self, sight: Sight, request: Request, words: QuestionWords | None, option: Value) -> str:
        if isinstance(option, str) and words is not None and option in words.options:
            return sight.words.named(words.options[option])
        if request.sort == "order" and isinstance(option, tuple):
            node, this = option[0], option[1]
            if isinstance(this, Piece):
                return sight.piece(this.number)
            return self._owner(sight, node) if isinstance(node, int) else sight.name(option)
        return sight.name(option)


def _how_many(sight: Sight, least: int, most: int) -> str:
    if most == 1:
        return ""
    if least == most:
        return sight.words.say("play-choose-exactly", count=most)
    if least == 0:
        return sight.words.say("play-choose-up-to", count=most)
    return sight.words.say("play-choose-between", least=least, most=most)
