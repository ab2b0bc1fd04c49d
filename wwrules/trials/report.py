"""What came of many games, as one page that needs nothing else: plots with their tables, and games to look at again."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from jinja2 import Environment
from markupsafe import Markup

from wwrules.play.replaying import Replay
from wwrules.play.saves import BOT, game_data, saved_of
from wwrules.play.sight import Words
from wwrules.run.session import Session
from wwrules.trials.balance import COMPARED, FEW, SAME, Comparing, Shift
from wwrules.trials.in_words import verdict_in_words
from wwrules.trials.measures import FIGURE, HAD, LENGTH, ROLE, ROLE_FIGURE, SEAT, TAKEN, USED
from wwrules.trials.outcome import Outcome
from wwrules.trials.plans import played_game
from wwrules.trials.plots import Line, intervals, lying
from wwrules.trials.records import Task
from wwrules.trials.running import Programs
from wwrules.trials.summaries import median
from wwrules.trials.tables import (
    NONE,
    about,
    card_cells,
    idle_in_words,
    is_a_share,
    mean,
    name_of,
    percent,
    shifted,
    value,
    verdict,
)
from wwrules.trials.tallies import Estimate, Key

_TEMPLATE = Path(__file__).with_name("report.html")
_MOST_CARDS = 24  # in a plot


@dataclass
class Part:
    """A plot with its table, or a text."""

    title: str = ""
    plot: Markup = field(default_factory=Markup)
    heads: list[str] = field(default_factory=list)
    rows: list[list[str | Markup]] = field(default_factory=list)
    numbers: list[bool] = field(default_factory=list)
    text: str = ""
    folded: str = ""


@dataclass
class Section:
    """A heading with its parts."""

    title: str
    parts: list[Part]
    notes: list[str] = field(default_factory=list)


def page(words: Words, outcome: Outcome, programs: Programs) -> str:
    """The page."""
    return _Page(words, outcome, programs).text()


class _Page:
    """One page under way."""

    def __init__(self, words: Words, outcome: Outcome, programs: Programs) -> None:
        self.words, self.outcome, self.programs = words, outcome, programs
        self.plan, self.found, self.comparing = outcome.plan, outcome.summing, outcome.comparing
        self.played = cache(self._played)

    def text(self) -> str:
        template = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string(_TEMPLATE.read_text("utf-8"))
        return template.render(
            locale=self.words.own,
            title=self.words.named(self.outcome.program.game.header.title),
            say=self.words.say,
            facts=list(self._facts()),
            verdict=" ".join(verdict_in_words(self.words, self.outcome)),
            sections=list(self._sections()),
        )

    def _facts(self) -> Iterator[tuple[str, str]]:
        say, plan = self.words.say, self.plan
        yield say("report-games"), str(self.found.tally.games)
        yield say("report-players"), str(plan.seats)
        yield say("simulate-bot"), ", ".join(dict.fromkeys(plan.bots)) or "random"
        yield say("report-seed"), str(plan.seed)
        for name, one in plan.variants[0].options.items():
            yield self.words.named(self.outcome.program.game.options[name].sets), name_of(self.words, one)
        packs = self.outcome.program.game.packs
        if packs:
            yield say("report-packs"), ", ".join(f"{one.title or one.id} {one.version}" for one in packs.values())

    def _sections(self) -> Iterator[Section]:
        say = self.words.say
        if self.comparing is not None:
            yield from self._compared(self.comparing)
        yield Section(say("report-who-wins"), list(self._wins()), [say("report-intervals")])
        yield Section(say("report-how-long"), [self._spread((LENGTH,))])
        figures = [self._figure(key) for key in self.found.keys(FIGURE)]
        if figures:
            yield Section(say("report-figures"), figures)
        notes = [say("report-cards-note"), idle_in_words(self.words, self.found)]
        yield Section(say("report-cards"), list(self._cards()), [one for one in notes if one])
        yield Section(say("report-extreme"), [self._extreme()])

    # ------------------------------------------------------------ who wins, how long, figures

    def _wins(self) -> Iterator[Part]:
        say, fair = self.words.say, 1 / self.plan.seats
        seats = [(say("report-seat", seat=key[1]), self.found.estimate(key)) for key in self._seats()]
        yield self._shares(say("report-by-seat"), seats, fair)
        roles = [(name_of(self.words, key[1]), self.found.estimate(key)) for key in self.found.keys(ROLE)]
        if roles:
            yield self._shares(say("report-by-role"), roles, fair)

    def _seats(self) -> list[Key]:
        return [(SEAT, str(seat + 1)) for seat in range(self.plan.seats)]

    def _shares(self, title: str, rows: list[tuple[str, Estimate]], fair: float | None) -> Part:
        lines = [Line(name, one.value, one.low, one.high, _mark(one, fair)) for name, one in rows]
        plot = Markup(intervals(title, lines, self._percent, fair))  # noqa: S704 - it escapes what it is given
        heads = ["", self.words.say("simulate-share"), self.words.say("simulate-played")]
        return Part(
            title, plot, heads, [[name, percent(self.words, one), str(one.games)] for name, one in rows], [False, True, True]
        )

    def _spread(self, key: Key) -> Part:
        numbers, title = self.found.tally.numbers[key], about(self.words, key)
        found = self.found.estimate(key)
        heads = ["", *(self.words.say(f"simulate-{one}") for one in ("mean", "least", "median", "most"))]
        row: list[str | Markup] = [title, mean(self.words, found), *map(str, (min(numbers), median(numbers), max(numbers)))]
        plot = Markup(lying(title, numbers))  # noqa: S704
        return Part("", plot, heads, [row], [False, True, True, True, True])

    def _figure(self, key: Key) -> Part:
        """A figure, for all and for each role."""
        title = about(self.words, key)
        if key[1] in self.found.shares:
            rows = [(self.words.say("report-everybody"), self.found.estimate(key))]
            rows += [(name_of(self.words, one[2]), self.found.estimate(one)) for one in self._roles_of(key)]
            return self._shares(title, rows, None)
        part = self._spread(key)
        part.title = title
        roles = [(name_of(self.words, one[2]), self.found.estimate(one)) for one in self._roles_of(key)]
        if roles:
            lines = [Line(name, *one[:3]) for name, one in roles]
            part.plot = Markup(intervals(title, lines, self._plain, self.found.estimate(key).value))  # noqa: S704
            part.rows += [[name, mean(self.words, one), "", "", ""] for name, one in roles]
        return part

    def _roles_of(self, key: Key) -> list[Key]:
        return [one for one in self.found.keys(ROLE_FIGURE) if one[1] == key[1]]

    # ------------------------------------------------------------ cards

    def _cards(self) -> Iterator[Part]:
        say, tally = self.words.say, self.found.tally
        fair = 1 / self.plan.seats
        every = sorted({key[1] for key in self.found.keys(HAD, USED, TAKEN)}, key=lambda one: name_of(self.words, one))
        had = [(entry, self.found.estimate((HAD, entry))) for entry in every if (HAD, entry) in tally.sums]
        telling = sorted(had, key=lambda one: (-max(one[1].low - fair, fair - one[1].high), one[0]))[:_MOST_CARDS]
        shown = [(name_of(self.words, entry), one) for entry, one in sorted(telling, key=lambda one: -one[1].value)]
        if shown:
            yield self._shares(say("simulate-won-with"), shown, fair)
        heads = ["", *(say(f"simulate-{one}") for one in ("used", "taken", "won-with"))]
        rows: list[list[str | Markup]] = [[name_of(self.words, one), *card_cells(self.words, tally, one)] for one in every]
        if rows:
            yield Part("", Markup(), heads, rows, [False, True, True, True], folded=say("report-all-cards", count=len(rows)))

    # ------------------------------------------------------------ what shifts

    def _compared(self, comparing: Comparing) -> Iterator[Section]:
        say = self.words.say
        groups = [
            ("report-by-role", (ROLE,)),
            ("report-by-seat", (SEAT,)),
            ("report-shares", (FIGURE,)),
            ("report-figures", (FIGURE, LENGTH)),
        ]
        parts = []
        for title, sorts in groups:
            wants_shares = title != "report-figures"
            shifts = [one for one in comparing.shifts(*sorts) if is_a_share(comparing, one.key) == wants_shares]
            if shifts and wants_shares:
                parts.append(self._shifts(say(title), comparing, shifts))
            else:  # each has a measure of its own
                parts += [self._shifts(about(self.words, one.key), comparing, [one]) for one in shifts]
        yield Section(say("report-what-shifts"), parts, [say("report-shift-note")])
        yield Section(say("report-new-cards"), list(self._new_cards(comparing)), [self._bots_note()])

    def _shifts(self, title: str, comparing: Comparing, shifts: list[Shift]) -> Part:
        say, share = self.words.say, is_a_share(comparing, shifts[0].key)
        lines = [
            Line(self._whose(one.key), *one.shift[:3], "" if one.verdict == FEW else _mark(one.shift, 0.0)) for one in shifts
        ]
        plot = Markup(intervals(title, lines, self._points if share else self._signed, 0.0))  # noqa: S704
        spread = ["report-others"] if len(comparing.plan.variants) > 2 else []  # of one there is no from and to
        heads = [
            "",
            *(say(f"simulate-{one}") for one in ("with", "without", "shift")),
            *(say(f"{one}") for one in (*spread, "simulate-verdict", "report-game")),
        ]
        rows: list[list[str | Markup]] = []
        for one in shifts:
            others = ["–".join(value(self.words, number, share=share) for number in (one.lowest, one.highest)) for _ in spread]
            both = [value(self.words, number, share=share) for number in (one.one, one.other)]
            numbers = [*both, shifted(self.words, one, share=share), *others]
            rows.append([self._whose(one.key), *numbers, verdict(self.words, one), self._kept(one.game)])
        return Part(title, plot, heads, rows, [False, True, True, True, *(True for _ in spread), False, False])

    def _whose(self, key: Key) -> str:
        """Whom a measure is about, below a heading that says what."""
        if key[0] == SEAT:
            return self.words.say("report-seat", seat=key[1])
        return name_of(self.words, key[1]) if key[0] == ROLE else about(self.words, key)

    def _new_cards(self, comparing: Comparing) -> Iterator[Part]:
        say = self.words.say
        heads = ["", *(say(f"simulate-{one}") for one in ("used", "taken", "won-with"))]
        rows: list[list[str | Markup]] = []
        for entry, _ in comparing.cards():
            rows.append([name_of(self.words, entry), *card_cells(self.words, comparing.paired.one, entry)])
        if rows:
            yield Part("", Markup(), heads, rows, [False, True, True, True])
        for title, entries in (("report-never", comparing.never()), ("report-always", comparing.always())):
            yield Part(say(title), Markup(), [""], [[", ".join(name_of(self.words, one) for one in entries) or NONE]], [False])
        pairs = [(f"{name_of(self.words, key[1])} + {name_of(self.words, key[2])}", one) for key, one in comparing.pairs()]
        if pairs:
            yield self._shares(say("report-pairs"), pairs, 1 / self.plan.seats)

    def _bots_note(self) -> str:
        by_chance = all(one == "random" for one in self.plan.bots)
        return self.words.say("report-by-chance" if by_chance else "report-by-bots")

    # ------------------------------------------------------------ games to look at again

    def _extreme(self) -> Part:
        """The game that is furthest from the others, to be read here and to be kept."""
        say = self.words.say
        game = self._furthest()
        session = self.played(game)
        saved = saved_of(self._data(session))
        lines = Replay(session.program, saved, self.words.locale, ids=False).lines()
        row: list[str | Markup] = [str(game), str(session.seed), ", ".join(map(str, session.result)), self._kept(game)]
        heads = [say("report-number"), say("report-seed"), say("simulate-result"), say("report-game")]
        return Part("", Markup(), heads, [row], [True, True, False, False], "\n".join(lines), say("report-read-game"))

    def _furthest(self) -> int:
        if self.comparing is not None:
            found = [one for one in self.comparing.shifts(*COMPARED) if one.game is not None]
            clear = sorted(
                found,
                key=lambda one: (one.verdict in (SAME, FEW), -abs(one.shift.value) / (one.shift.high - one.shift.low + 1e-9)),
            )
            if clear and clear[0].game is not None:
                return clear[0].game
        return -self.found.tally.highest[LENGTH,][1]

    def _kept(self, game: int | None) -> str | Markup:
        """A game as a file that the page carries."""
        if game is None:
            return NONE
        session = self.played(game)
        name = f"game-{game}.json"
        data = b64encode(json.dumps(self._data(session), ensure_ascii=False).encode()).decode()
        link = Markup('<a download="{}" href="data:application/json;base64,{}">{}</a>').format(name, data, name)
        return link + Markup(" <span class=quiet>({})</span>").format(self.words.say("report-seed-of", seed=str(session.seed)))

    def _data(self, session: Session) -> dict[str, object]:
        return game_data(session, (BOT,) * session.seats, self.words.locale)

    def _played(self, game: int) -> Session:
        program = self.programs[self.plan.variants[0].packs]
        return played_game(program, self.plan, Task(0, game))[0]

    # ------------------------------------------------------------ figures beside plots

    def _percent(self, number: float) -> str:
        return self.words.percent(number, 0 if abs(number * 100 - round(number * 100)) < 1e-9 else 1)

    def _points(self, number: float) -> str:
        return self.words.decimal(number * 100, 1, signed=True)

    def _plain(self, number: float) -> str:
        places = next((one for one in range(7) if abs(number - round(number, one)) < 1e-9), 7) if abs(number) < 0.01 else 2
        return self.words.decimal(number, places if round(number, places) % 1 else 0)

    def _signed(self, number: float) -> str:
        return self.words.decimal(number, 2, signed=True)


def _mark(one: Estimate, at: float | None) -> str:
    if at is None:
        return ""
    return "more" if one.low > at else "less" if one.high < at else ""
