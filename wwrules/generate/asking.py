"""Asking in place: whoever plays a game to its end is asked where the question stands; generated code need not stop for it."""

from __future__ import annotations

from typing import Any

from wwrules.generate.position import Position
from wwrules.run.answers import Answer, checked
from wwrules.run.interpret import FUEL
from wwrules.run.values import Player, Value

Noted = dict[Value, tuple[tuple[int, Answer], ...]]  # by option and seat, what is noted when it is chosen


def ask(position: Position, seat: int, options: Answer, least: int, most: int) -> Answer:
    """The answer of a seat, looked at and noted."""
    choose = position.asks
    answer: Answer = choose(seat, options, least, most)
    if most != 1 or len(answer) != 1 or (answer[0] is not options[0] and answer[0] is not options[-1]):
        checked(answer, options, least, most)
    position.notes.append((seat, answer))
    position.fuel = FUEL
    return answer


def ask_each(position: Position, players: tuple[Player, ...], options: Answer, slot: int, noted: Noted) -> None:
    """Players who decide together and have the same options choose one of them, which is kept in their rows."""
    choose, notes, rows = position.asks, position.notes, position.rows
    for row in rows:
        row[slot] = None
    for one in players:
        seat = one.seat
        row = rows[seat]
        if row[slot] is not None:  # whoever is there twice decides once
            continue
        answer = choose(seat, options, 1, 1)
        try:
            (chosen,) = answer
            notes.append(noted[chosen][seat])
        except (LookupError, TypeError, ValueError):
            checked(answer, options, 1, 1)  # which says why it is refused
            raise
        row[slot] = chosen
        position.fuel = FUEL


def ask_all(position: Position, questions: dict[int, Any], answers: dict[int, Answer]) -> dict[int, Answer]:
    """The answers of all who decide together, beside those that are known already."""
    choose, notes = position.asks, position.notes
    settled = set(answers) if answers else None
    for seat, (options, least, most) in questions.items():
        if settled and seat in settled:
            continue
        answer = choose(seat, options, least, most)
        if most != 1 or len(answer) != 1 or (answer[0] is not options[0] and answer[0] is not options[-1]):
            checked(answer, options, least, most)
        notes.append((seat, answer))
        answers[seat] = answer
        position.fuel = FUEL
    return answers
