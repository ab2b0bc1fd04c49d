"""A saved game once more, decision by decision and fact by fact, with everything in sight."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile.program import Program
from wwrules.play.panels import panels
from wwrules.play.questions import Questions
from wwrules.play.saves import Saved
from wwrules.play.screen import Screen
from wwrules.play.sight import Sight, Words
from wwrules.play.telling import Teller
from wwrules.play.widgets import panel_lines
from wwrules.run.session import Session


class Replay:
    """Goes through a game; `session` is as far as the last line that was told. Without `ids` it tells what players read."""

    def __init__(self, program: Program, saved: Saved, locale: str, *, ids: bool = True) -> None:
        self.saved, self.words, self.ids = saved, Words(program, locale), ids
        self.questions, self.teller = Questions(program), Teller(program, ids=ids)
        self.session = saved.start(program)

    def lines(self) -> Iterator[str]:
        """Every decision with its number, and every fact that came of it."""
        yield from self._facts(0)
        for number in range(len(self.saved.decisions)):
            yield self._decision(number)
            told = len(self.session.log)
            self.saved.step(self.session, number)
            yield from self._facts(told)
        if self.session.is_over:
            sight = self._sight()
            for seat, points in enumerate(self.session.result):
                yield f"{sight.player(seat)}: {points}"
            winners = ", ".join(map(sight.player, self.session.winners))
            yield self.words.say("play-over", count=len(self.session.winners), winners=winners)

    def board(self, width: int) -> list[str]:
        """The board as it is now."""
        return [line for panel in panels(self._sight()) for line in panel_lines(panel, width)]

    def _sight(self) -> Sight:
        return Sight.of(self.words, self.session, None)

    def _facts(self, told: int) -> Iterator[str]:
        for line in self.teller.lines(self._sight(), self.session.state, self.session.log, told):
            yield f"  {line}"

    def _decision(self, number: int) -> str:
        seat, chosen = self.saved.decisions[number]
        sight = self._sight()
        said = self._chosen(sight, self.session, seat, chosen)
        key = self.questions.key(self.session)
        text = self.words.say("play-decided", number=number + 1, player=sight.player(seat), chosen=said)
        return f"{text} [{key}]" if key and self.ids else text

    def _chosen(self, sight: Sight, session: Session, seat: int, chosen: tuple[object, ...]) -> str:
        if seat not in session.to_move:
            return "–"  # the decision does not fit, which making it will say
        offered = self.questions.question(sight, session, seat).choices
        labels = [next((one.label for one in offered if value in one.values), str(value)) for value in chosen]
        return ", ".join(labels) or self.words.say("play-nothing")


def step_through(replay: Replay, screen: Screen) -> None:
    """Show line after line: return goes on, `b` shows the board, `a` all the rest, `q` ends."""
    waiting = screen.interactive
    if waiting:
        screen.show(replay.words.say("play-stepping"))
    for line in replay.lines():
        screen.show(line)
        while waiting:
            typed = screen.read(": ")
            word = "q" if typed is None else typed.strip().lower()
            if word == "q":
                return
            if word == "b":
                screen.page(replay.board(screen.width))
                continue
            waiting = word != "a"
            break
