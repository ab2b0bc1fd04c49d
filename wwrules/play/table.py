"""A game at the terminal: people and bots round a table, one screen, and a file that is never behind.

Whoever is to decide sees the board as they may know it, what happened since they last decided, and numbered choices. Between
people the screen is cleared where it shows a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from wwrules.paths import shown
from wwrules.play.choices import NOTHING, WrongChoiceError, answer
from wwrules.play.helping import explained, find
from wwrules.play.panels import panels
from wwrules.play.questions import Question, Questions
from wwrules.play.saves import BOT, PERSON, Keeper, WrongSaveError, is_bot
from wwrules.play.screen import Screen
from wwrules.play.sight import Sight, Words
from wwrules.play.telling import Teller
from wwrules.play.undoing import taken_back
from wwrules.play.widgets import in_columns, panel_lines, wrapped
from wwrules.run.session import Session
from wwrules.trials.bots import Bot, bot_of, read_bot, sensible_bot

_ABOUT = 4  # most lines about the card that brings a question
_NAME = 40  # most letters of a name that is repeated because nothing is called so
_INDENT = 2  # of what does not fit into the line of a sentence
_NEWS = 6  # what happened since has at most this part of the screen


@dataclass
class Table:
    """Who sits there, the game, and where it is kept."""

    session: Session
    players: tuple[str, ...]
    locale: str
    file: Path
    screen: Screen
    resumed: bool = False  # the file holds this game already
    words: Words = field(init=False)
    questions: Questions = field(init=False)
    teller: Teller = field(init=False)
    told: dict[int, int] = field(default_factory=dict)  # seat -> facts of the log that were shown
    last: int | None = None  # the person who looked last
    unkept: str = ""  # why the file is behind

    def __post_init__(self) -> None:
        self.keeper = Keeper(self.file, resumed=self.resumed)
        self.words = Words(self.session.program, self.locale)
        self.questions, self.teller = Questions(self.session.program), Teller(self.session.program)

    def play(self) -> bool:
        """Go on until the game is over or nobody has anything more to say; False if the file does not hold the game then."""
        self.keeper.keep(self.session, self.players, self.locale)
        if self.keeper.put_beside is not None:
            self.screen.show(self.words.say("play-kept-before", file=shown(self.keeper.put_beside)))
        while self.session.to_move:
            seat = self.session.to_move[0]
            if is_bot(self.players[seat]):
                self.session.answer(seat, *self._bot(seat)(self.session, seat))
                self.keep()
            elif not self._turn(seat):
                return self.part()
        self.screen.show(*self._board(self._public_seat(), self.screen.height), *self._result())
        return self.part()

    def _bot(self, seat: int) -> Bot:
        """Whoever sits there."""
        named = self.players[seat].removeprefix(BOT).removeprefix(":")
        program = self.session.program
        return bot_of(read_bot(named, program) if named else sensible_bot(program), self.session.seed)

    def keep(self) -> None:
        """Write the game down. Where that fails the game goes on, and the player hears it once."""
        before, self.unkept = self.unkept, ""
        try:
            self.keeper.keep(self.session, self.players, self.locale)
        except WrongSaveError as error:
            self.unkept = self.words.say(error.key, **error.words)
            if self.unkept != before:
                self.screen.show(self.unkept)

    def part(self) -> bool:
        """Say where the game is; False where it could not be kept."""
        self.unkept = ""
        self.keep()
        if not self.unkept:
            self.screen.show(self.words.say("play-kept", file=shown(self.file)))
        return not self.unkept

    # ------------------------------------------------------------ one decision

    def _turn(self, seat: int) -> bool:
        """Show a seat what it may know and take its answer; False when that is all for now."""
        if not self._hand_over(seat):
            return False
        sight = Sight.of(self.words, self.session, seat)
        question = self.questions.question(sight, self.session, seat)
        self.screen.show("", *self._screenful(seat, sight, question))
        while True:
            typed = self.screen.read("> ")
            if typed is None:
                return False
            word, _, rest = typed.strip().partition(" ")
            command = self._command(word)
            if command == "quit":
                return False
            if command == "undo":
                if self._undo(seat):
                    return True
            elif command is not None:
                _COMMANDS[command](self, seat, question, rest.strip())
            elif word and self._answered(seat, question, typed):
                return True

    def _command(self, word: str) -> str | None:
        """The command that a word means, in the language of the screen or in English."""
        known = {one: one for one in (*_COMMANDS, "undo", "quit")}
        known |= {self.words.say(f"play-command-{one}"): one for one in tuple(known)}
        return known.get(word.lower())

    def _answered(self, seat: int, question: Question, typed: str) -> bool:
        try:
            chosen = answer(typed, question.choices, question.least, question.most)
        except WrongChoiceError as error:
            self.screen.show(self.words.say(error.key, **error.words))
            return False
        self.told[seat] = len(self.session.log_of(seat))
        self.session.answer(seat, *chosen)
        self.keep()
        return True

    def _undo(self, seat: int) -> bool:
        before = taken_back(self.session, seat)
        if before is None:
            self.screen.show(self.words.say("play-no-undo"))
            return False
        self.session = before
        self.told[seat] = len(before.log_of(seat))
        self.keep()
        return True

    # ------------------------------------------------------------ what is shown

    def _hand_over(self, seat: int) -> bool:
        """Between people: take secrets from the screen and wait for the next one; False when nobody comes."""
        changed = self.last not in (None, seat)
        self.last = seat
        if not changed or not self.screen.interactive or not self._is_secret():
            return True
        self.screen.forget()
        player = Sight.of(self.words, self.session, seat).player(seat)
        typed = self.screen.read(self.words.say("play-hand-over", player=player))
        return typed is not None and self._command(typed.strip()) != "quit"

    def _is_secret(self) -> bool:
        """Tell whether one person sees or decides what another may not know."""
        views = [self.session.view(one) for one, player in enumerate(self.players) if player == PERSON]
        for view in views:
            view.pop("question", None)
        request = self.session.state.request
        together = request is not None and len(request.questions) > 1
        return together or any(view != views[0] for view in views)

    def _screenful(self, seat: int, sight: Sight, question: Question) -> list[str]:
        """What happened, the board as far as there is room, the question and the choices."""
        asked = self._question(sight, seat, question, self.screen.height // 2)
        news = self._news(seat, sight)
        room = self.screen.height - len(asked) - len(news) - 2
        return [*news, *self._board(seat, room), *asked]

    def _news(self, seat: int, sight: Sight) -> list[str]:
        log = self.session.log_of(seat)
        told = self.teller.lines(sight, self.session.state, log, self.told.get(seat, 0))
        lines = [part for line in told for part in wrapped(line, self.screen.width, _INDENT)]
        most = max(3, self.screen.height // _NEWS)
        if len(lines) > most:
            return [self.words.say("play-more-news", count=len(lines) - most + 1), *lines[1 - most :]]
        return lines

    def _cut(self, line: str) -> str:
        return line if len(line) <= self.screen.width else f"{line[: self.screen.width - 1]}…"

    def _board(self, seat: int, room: int) -> list[str]:
        """The panels that fit into some lines, those further up first; how many are left out is said."""
        sight = Sight.of(self.words, self.session, seat)
        found = [panel_lines(panel, self.screen.width) for panel in panels(sight)]
        lines: list[str] = []
        left = 0
        for panel in found:
            if len(lines) + len(panel) < room:
                lines += panel
            else:
                left += 1
        return [*lines, self.words.say("play-more-board", count=left)] if left else lines

    def _question(self, sight: Sight, seat: int, question: Question, most: int) -> list[str]:
        """The question and its choices: each as long as it is if there is room, else side by side or cut."""
        width = self.screen.width
        asked = wrapped(self.words.say("play-asks", player=sight.player(seat), question=question.text), width)
        asked += [line for one in question.about for line in wrapped(f"  {one}", width)][:_ABOUT]
        offered = [_line(one.key, one.label, len(one.values)) for one in question.choices]
        if all(one.key == one.label for one in question.choices):
            offered = [f"  {' '.join(one.key for one in question.choices)}"]
        if question.least == 0:
            offered.append(_line(NOTHING, self.words.say("play-nothing"), 1))
        whole = [line for one in offered for line in wrapped(one, width, 7)]
        if len(asked) + len(whole) <= most:
            return [*asked, *whole]
        beside = in_columns(offered, width)
        return [*asked, *(beside if len(beside) < len(offered) else map(self._cut, offered))]

    def _public_seat(self) -> int:
        """Whose board is shown when the game is over: that of the first person."""
        return self.players.index(PERSON) if PERSON in self.players else 0

    def _result(self) -> Iterator[str]:
        sight = Sight.of(self.words, self.session, self._public_seat())
        for seat, points in enumerate(self.session.result):
            yield f"{sight.player(seat)}: {points}"
        winners = ", ".join(sight.player(seat) for seat in self.session.winners)
        yield self.words.say("play-over", count=len(self.session.winners), winners=winners)

    # ------------------------------------------------------------ commands

    def show_board(self, seat: int, _: Question, __: str) -> None:
        """The whole board."""
        self.screen.page(self._board(seat, 10_000))

    def show_choices(self, seat: int, question: Question, _: str) -> None:
        """The question once more."""
        self.screen.page(self._question(Sight.of(self.words, self.session, seat), seat, question, 10_000))

    def show_log(self, seat: int, _: Question, __: str) -> None:
        """Everything that happened, as far as the seat may know."""
        sight = Sight.of(self.words, self.session, seat)
        told = self.teller.lines(sight, self.session.state, self.session.log_of(seat))
        self.screen.page([part for line in told for part in wrapped(line, self.screen.width, _INDENT)])

    def save_as(self, _: int, __: Question, name: str) -> None:
        """Write the game into another file too."""
        file = Path(name) if name else self.file
        keeper = self.keeper if self.keeper.is_at(file) else Keeper(file)
        try:
            keeper.keep(self.session, self.players, self.locale)
        except WrongSaveError as error:
            self.screen.show(self.words.say(error.key, **error.words))
        else:
            self.screen.show(self.words.say("play-kept", file=shown(file)))

    def help_on(self, seat: int, question: Question, name: str) -> None:
        """The commands, or what something is: by name, id or the number of a choice."""
        if not name:
            self.screen.show(*self.words.say("play-help").split("\n"))
            return
        chosen = next((one for one in question.choices if one.key == name), None)
        about = Sight.of(self.words, self.session, seat).about(chosen.values[0]) if chosen is not None else ""
        key, near = (about, "") if about else find(self.words, chosen.label if chosen is not None else name)
        if key is None:
            said = self.words.say("play-no-help", name=name[:_NAME])
            self.screen.show(said + (f" ({near}?)" if near else ""))
        else:
            lines = [line for one in explained(self.words, key) if one for line in wrapped(one, self.screen.width)]
            self.screen.page(lines)


def _line(key: str, label: str, count: int) -> str:
    return f"{key:>3}  {label}" + (f" ×{count}" if count > 1 else "")


_COMMANDS: dict[str, Callable[[Table, int, Question, str], None]] = {
    "board": Table.show_board,
    "choices": Table.show_choices,
    "log": Table.show_log,
    "save": Table.save_as,
    "help": Table.help_on,
}
