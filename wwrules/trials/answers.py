"""What somebody could answer: each way once, pieces that nothing tells apart being one; or some ways, where there are many."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from wwrules.run.session import Session
from wwrules.run.state import State
from wwrules.run.values import Piece, Value

Answer = tuple[Value, ...]
MOST = 40  # ways that are looked at for one question


def random_answer(session: Session, seat: int, chance: Random) -> Answer:
    """Any answer of a seat."""
    return random_choice(*session.choices(seat), chance)


def random_choice(options: Answer, least: int, most: int, chance: Random) -> Answer:
    """Any answer to a question: how many is as likely as any other number, and so is each option."""
    if least == most == 1:
        return (options[int(chance.random() * len(options))],)
    return tuple(chance.sample(options, chance.randint(least, most)))


def numbered_choice(options: Answer, least: int, most: int, number: int) -> Answer:
    """Any answer to a question, as likely as by `random_choice`, from one number of 64 bits: nothing is made ready for it."""
    count = least if least == most else least + ((number >> 32) * (most - least + 1) >> 32)
    if count == 1:
        return (options[(number & 0xFFFFFFFF) * len(options) >> 32],)
    return tuple(Random(number).sample(options, count)) if count else ()  # noqa: S311 - bots, not secrets


def different_answers(session: Session, seat: int, state: State, chance: Random) -> list[Answer]:
    """Ways to answer that differ in something a person could see; `state` is the position as the seat may know it."""
    options, least, most = session.choices(seat)
    groups: dict[Any, list[Value]] = {}
    for one in options:
        groups.setdefault(_signature(state, one), []).append(one)
    found = list(islice(_ways(list(groups.values()), least, most), MOST + 1))
    if len(found) <= MOST:
        return found
    some = {tuple(chance.sample(options, chance.randint(least, most))): None for _ in range(MOST)}
    return list(some)


def _ways(groups: list[list[Value]], least: int, most: int) -> Iterator[Answer]:
    """Every choice of so many; from each group the first ones."""
    if not groups:
        if least <= 0:
            yield ()
        return
    first, rest = groups[0], groups[1:]
    for count in range(min(len(first), most), -1, -1):
        if count + sum(map(len, rest)) >= least:
            for others in _ways(rest, least - count, most - count):
                yield (*first[:count], *others)


def _signature(state: State, value: Value) -> Any:
    """What tells a value from others."""
    if not isinstance(value, Piece):
        return type(value), value
    number = value.number
    marks = tuple(values.get(number) for values in state.marks.values())
    carried = state.carriers.get(number), tuple(state.carried_by(number))
    return state.kinds[number], state.entries[number], state.owners[number], state.places[number], marks, carried
