"""Odds: a position of a worked example or a saved game, what is looked at, and how everybody decides.

They are exact where every course can be played, and else come from games that chance plays, with an interval. Decisions follow
given answers where one fits, else the first option (none, where nothing has to be chosen).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.decisions import decisions
from wwrules.compile.procedures import parse_expression
from wwrules.compile.program import Program
from wwrules.compile.program_check import check_expression
from wwrules.compile.trials import GIVEN, WHOSE, given, is_word
from wwrules.compile.types import ANYTHING, NUMBER, PLAYER, Type
from wwrules.diagnostics import Diagnostic, Source
from wwrules.model import Example
from wwrules.play.walking import Begin, TooManyWaysError, Walk
from wwrules.run.expressions import truth
from wwrules.run.interpret import Machine, RunawayError
from wwrules.run.scenario import Scenario
from wwrules.run.session import BrokenContentError, Session
from wwrules.run.values import Piece, Player, Thing, Value, Zone
from wwrules.trials.tallies import wilson


class UnreadableError(ValueError):
    """An expression of the command line with its faults."""

    def __init__(self, found: list[Diagnostic]) -> None:
        super().__init__(str(found))
        self.found = found


class WrongRuleError(ValueError):
    """A given answer that is not written like one."""


class UnknownWordError(LookupError):
    """A given answer to a decision that nobody makes, or with a word that is not offered; `known` are those that are."""

    def __init__(self, word: str, known: Iterable[str], decision: str = "") -> None:
        super().__init__(word)
        self.word, self.known, self.decision = word, sorted(known), decision


class Position(NamedTuple):
    """The rules, where the walk begins, and what players are called in expressions."""

    program: Program
    begin: Begin
    names: Mapping[str, int]


class Rule(NamedTuple):
    """A given answer: who (or anybody), at which decision, which option, and when."""

    seat: int | None
    key: str
    option: str
    test: tree.Expression | None  # of `it`, where the option is no word
    condition: tree.Expression | None


def of_example(program: Program, example: Example) -> Position:
    """The position of a worked example, before anything is drawn or decided."""
    names = {name: seat for seat, name in enumerate(example.players)}
    own = replace(program, definitions=dict(program.definitions))  # the stretch of play takes the place of the whole game
    Scenario(own, len(example.players), example.given, example.play, names, pack=example.pack).prepare()
    return Position(own, lambda fate: Session(own, seed=1, seats=len(example.players), fate=fate), names)


def of_session(session: Session) -> Position:
    """The position of a game that is under way; players are p1, p2 and so on."""
    return Position(session.program, session.under, {f"p{seat + 1}": seat for seat in range(session.seats)})


class Expressions:
    """Reads expressions of the command line: with the players' names, and whatever else is known at their place."""

    def __init__(self, program: Program, names: Mapping[str, int], number: int | None = None, *, checked: bool = False) -> None:
        self.program, self.checked = program, checked
        self.known: dict[str, Value] = {name.replace("_", "-"): Player(seat) for name, seat in names.items()}
        self.types: dict[str, Type] = dict.fromkeys(self.known, PLAYER)
        if number is not None:
            self.known[GIVEN], self.types[GIVEN] = number, NUMBER

    def read(self, text: str, option: str, **more: Type) -> tree.Expression:
        """An expression; the option it was given with stands in for its file."""

        def place(offset: int, length: int) -> Source:
            return Source(option, 1, offset + 1, length)

        node, found = parse_expression(text, place)
        if node is not None:
            self.program.adopt(node, place)
            found = [] if self.checked else check_expression(self.program, node, {**self.types, **more})
        if node is None or found:
            raise UnreadableError(found)
        return node

    def value(self, machine: Machine, node: tree.Expression, **more: Value) -> Value:
        """What it comes to."""
        return machine.look(node, {**self.known, **more})

    def holds(self, machine: Machine, node: tree.Expression, **more: Value) -> bool:
        """Whether it holds."""
        return truth(machine, self.value(machine, node, **more))


class Answers:
    """The policy: given answers in their order, then the first option. Counts what was decided."""

    def __init__(self, expressions: Expressions, names: Mapping[str, int], written: Iterable[str]) -> None:
        self.expressions, self.names = expressions, names
        self.decisions = decisions(expressions.program)
        self.rules = [self._rule(text) for text in written]
        self.made: Counter[tuple[str, str]] = Counter()

    def _rule(self, text: str) -> Rule:
        """Read `who:decision=option if condition`; who and the condition may be left out."""
        answer = given(text)
        if answer is None or (answer.who and answer.who not in self.names):
            raise WrongRuleError(text)
        test = None
        if not is_word(answer.option):
            test = self.expressions.read(answer.option, "--answer", it=ANYTHING, you=PLAYER)
        self._check(answer.key, answer.option if test is None else "")
        read = self.expressions.read(answer.condition, "--answer", you=PLAYER) if answer.condition else None
        return Rule(self.names[answer.who] if answer.who else None, answer.key, answer.option, test, read)

    def _check(self, key: str, option: str) -> None:
        """A slip in the name of a decision, or in a word where all words are known, would go unnoticed."""
        asked = [one for one in self.decisions.values() if one.key == key]
        if not asked:
            raise UnknownWordError(key, (one.key for one in self.decisions.values()))
        if option and all(one.words for one in asked):
            known = {word for one in asked for word in one.words or ()}
            if option not in known:
                raise UnknownWordError(option, known, key)

    def __call__(self, session: Session, seat: int) -> tuple[Value, ...]:
        """What a seat answers."""
        options, least, _ = session.choices(seat)
        request = session.state.request
        decision = self.decisions.get(request.node) if request is not None else None
        key = decision.key if decision is not None else ""
        machine = Machine(session.program, session.state)
        chosen: tuple[Value, ...] = options[:least]
        for rule in self.rules:
            if rule.key == key and rule.seat in (None, seat) and self._applies(machine, rule, seat):
                found = [one for one in options if self._fits(machine, rule, one, seat)]
                if found:
                    chosen = (found[0], *[one for one in options if one != found[0]][: max(0, least - 1)])
                    break
        self.made[key, ", ".join(_named(machine, self.names, one) for one in chosen)] += 1
        return chosen

    def _applies(self, machine: Machine, rule: Rule, seat: int) -> bool:
        return rule.condition is None or self.expressions.holds(machine, rule.condition, you=Player(seat))

    def _fits(self, machine: Machine, rule: Rule, option: Value, seat: int) -> bool:
        if rule.test is not None:
            return self.expressions.holds(machine, rule.test, it=option, you=Player(seat))
        return rule.option in (_written(option), _named(machine, self.names, option))


def _named(machine: Machine, names: Mapping[str, int], value: Value) -> str:
    """A value as a person would call it: a player by name, a piece by its entry or kind, a rule in a row by its piece."""
    match value:
        case Player(seat):
            return next((name for name, one in names.items() if one == seat), str(seat))
        case Piece(number):
            return machine.state.entries[number] or machine.state.kinds[number]
        case (_, Piece() as piece, *_):
            return _named(machine, names, piece)
    return _written(value)


def _told(machine: Machine, names: Mapping[str, int], value: Value) -> Value:
    """A value that says the same in every course: players and pieces by what they are called, a zone by what lies there."""
    match value:
        case Player() | Piece():
            return _named(machine, names, value)
        case Zone(word):
            found = tuple(_told(machine, names, one) for one in machine.state.pieces_in(value))
            return found if machine.program.game.words[word].settings["order"] == "kept" else tuple(sorted(found, key=str))
        case tuple():
            return tuple(_told(machine, names, one) for one in value)
    return value


def _looked_at(machine: Machine, names: Mapping[str, int], value: Value) -> Value:
    """The same; a single piece by all that tells it from others."""
    return (_described(machine, value) if isinstance(value, Piece) else ()) or _told(machine, names, value)


def _described(machine: Machine, piece: Piece) -> tuple[Value, ...]:
    """A piece by what the game calls its kind after, with the values that follow the name; nothing if it says nothing."""
    board, state, game = machine.program.board, machine.state, machine.program.game
    kind = state.kinds[piece.number]
    while kind in game.kinds and kind not in board.called:
        kind = game.kinds[kind].isa
    declared = board.called.get(kind)
    if declared is None or state.entries[piece.number]:
        return ()
    called = machine.look(declared.name, {"it": piece}) if declared.name is not None else None
    shown = [machine.look(cell.value, {"it": piece}) for cell in declared.shows]
    return (called or state.kinds[piece.number], *(one for one in shown if one is not None and not isinstance(one, Player)))


def _written(value: Value) -> str:
    """A value as it is typed."""
    match value:
        case bool():
            return "true" if value else "false"
        case Thing(key):
            return key
    return str(value)


class Odds(NamedTuple):
    """What came out: the probability of each value, how many ways were played, and how often what was decided."""

    outcomes: dict[Value, Fraction]
    ways: int
    made: Counter[tuple[str, str]]
    games: int = 0  # that chance played, where not every way was

    def interval(self, value: Value) -> tuple[float, float]:
        """Between what the probability of a value lies, 95 times of 100."""
        share = float(self.outcomes[value])
        return wilson(share, self.games) if self.games else (share, share)

    def at_least(self) -> dict[Value, Fraction] | None:
        """How likely it is to reach each number, if all values are numbers."""
        if any(isinstance(one, bool) or not isinstance(one, int) for one in self.outcomes):
            return None
        return {one: sum((w for other, w in self.outcomes.items() if other >= one), Fraction(0)) for one in self.outcomes}  # type: ignore[operator]

    @property
    def mean(self) -> Fraction | None:
        """What is to be expected, if all values are numbers."""
        if not all(isinstance(one, int) for one in self.outcomes):
            return None
        return sum((weight * int(str(int(one))) for one, weight in self.outcomes.items() if isinstance(one, int)), Fraction(0))


class Inquiry(NamedTuple):
    """What is asked about a position."""

    of: str
    until: str = ""
    answers: tuple[str, ...] = ()
    decisions: int | None = None
    ways: int = 100_000
    number: int | None = None
    games: int = 0  # that chance plays where there are more ways
    any_order: frozenset[str] = frozenset()  # zones whose order says nothing for what is asked
    checked: bool = False  # whether it is of the game, which was checked


def inquiry(program: Program, name: str, **more: Any) -> Inquiry:
    """A question that the game has a name for."""
    found = program.board.odds[name]
    until, answers = found.until.text if found.until is not None else "", tuple(one.text for one in found.answers)
    number = more.pop("number", None)
    number = found.number if number is None else number
    return Inquiry(
        found.of.text,
        until,
        answers,
        found.decisions,
        number=number,
        any_order=frozenset(found.any_order),
        checked=True,
        **more,
    )


def about(position: Position, who: str = "") -> Position:
    """The position, with `p` for one of the players: the one that is named, or the first."""
    return position._replace(names={**position.names, WHOSE: position.names[who] if who else 0})


def odds_of_example(program: Program, example: str, name: str, who: str = "", **more: Any) -> Odds:
    """The answer to a question of the game in the position of a worked example, for pages that show it."""
    return odds(about(of_example(program, program.game.examples[example]), who), inquiry(program, name, **more))


def odds(position: Position, asked: Inquiry) -> Odds:
    """Walk every course and count; where there are too many, let chance play."""
    return several_odds(position, asked, [asked.of])[0]


def several_odds(position: Position, asked: Inquiry, looked_at: Sequence[str]) -> list[Odds]:
    """The same for several amounts that are looked at together, with one walk."""
    expressions = Expressions(position.program, position.names, asked.number, checked=asked.checked)
    nodes = [expressions.read(one, "--of") for one in looked_at]
    until = expressions.read(asked.until, "--until") if asked.until else None

    def walk() -> tuple[Walk, Answers]:
        policy = Answers(expressions, position.names, asked.answers)
        holds = (lambda machine: expressions.holds(machine, until)) if until is not None else None

        def look(machine: Machine) -> Value:
            return tuple(_looked_at(machine, position.names, expressions.value(machine, node)) for node in nodes)

        return Walk(look, policy, holds, asked.ways, asked.decisions, asked.any_order), policy

    every, policy = walk()
    games = 0
    try:
        try:
            outcomes = every.run(position.begin)
        except TooManyWaysError:
            if not asked.games:
                raise
            games, (every, policy) = asked.games, walk()
            outcomes = every.sample(position.begin, games)
    except (RunawayError, BrokenContentError) as error:
        if error.diagnostic.source.file.startswith("--"):
            raise UnreadableError([error.diagnostic]) from None
        raise BrokenContentError(error.diagnostic) from None
    return [Odds(_of_one(outcomes, number), every.ways, policy.made, games) for number in range(len(nodes))]


def _of_one(outcomes: Mapping[Value, Fraction], number: int) -> dict[Value, Fraction]:
    """How likely each value of one of the amounts is."""
    found: dict[Value, Fraction] = {}
    for values, weight in outcomes.items():
        one = values[number]  # type: ignore[index] # they were put together above
        found[one] = found.get(one, Fraction(0)) + weight
    return dict(sorted(found.items(), key=_rank))


def _rank(item: tuple[Value, Fraction]) -> tuple[int, int, str]:
    """Numbers by size, everything else by likelihood."""
    value, weight = item
    return (0, int(value), "") if isinstance(value, int) else (1, -int(weight * 10**9), str(value))
