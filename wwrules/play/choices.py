"""What there is to choose, as numbered lines: pieces that are alike are offered once, others are told apart.

Where numbers are asked for, the number itself is typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from wwrules.play.sight import Sight
from wwrules.run.values import Piece, Player, Thing, Value
from wwrules.run.veil import is_hidden

NOTHING = "-"  # typed to choose nothing, where that may be


class Choice(NamedTuple):
    """One line: what is typed, what it is called, and the values it stands for, which are all alike."""

    key: str
    label: str
    values: tuple[Value, ...]


class WrongChoiceError(ValueError):
    """What was typed is no answer; `key` is the sentence that says why."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(key)
        self.key, self.words = key, words


def choices(sight: Sight, options: tuple[Value, ...], name: Callable[[Value], str]) -> list[Choice]:
    """The lines for some options, in their order."""
    groups: dict[tuple[str, Hashable], list[Value]] = {}
    for option in options:
        groups.setdefault((name(option), _signature(sight, option)), []).append(option)
    numbers = all(type(one) is int for one in options) and len(groups) == len(options)
    labels = _told_apart(sight, [(label, values[0]) for (label, _), values in groups.items()])
    return [
        Choice(str(values[0]) if numbers else str(number), label, tuple(values))
        for number, (label, values) in enumerate(zip(labels, groups.values(), strict=True), 1)
    ]


def answer(typed: str, offered: Iterable[Choice], least: int, most: int) -> tuple[Value, ...]:
    """The values that were chosen."""
    known = {one.key: list(one.values) for one in offered}
    chosen: list[Value] = []
    words = [word for word in re.split(r"[\s,;]+", typed) if word] or [typed.strip()]
    for word in words if words != [NOTHING] else []:
        if word not in known:
            raise WrongChoiceError("play-no-such-choice", word=word[:20])
        if not known[word]:
            raise WrongChoiceError("play-chosen-already", word=word)
        chosen.append(known[word].pop(0))
    if not least <= len(chosen) <= most:
        raise WrongChoiceError("play-wrong-number", count=len(chosen), wanted=str(most) if least == most else f"{least}–{most}")
    return tuple(chosen)


def _signature(sight: Sight, option: Value) -> Hashable:
    """What tells an option from others, as far as the one who is asked can see."""
    if not isinstance(option, Piece) or is_hidden(sight.state, option.number):
        return option
    state, number = sight.state, option.number
    marks = tuple((name, values[number]) for name, values in _marks(sight) if number in values)
    carried = tuple(sorted(sight.piece(one) for one in state.carried_by(number)))
    carrier = state.carriers.get(number)
    return state.kinds[number], state.entries[number], state.owners[number], state.places[number], marks, carrier, carried


def _told_apart(sight: Sight, named: list[tuple[str, Value]]) -> list[str]:
    """Labels; where several would be the same, with what differs, and at last with a number."""
    labels = [label for label, _ in named]
    found = []
    for label, value in named:
        twins = [other for other_label, other in named if other_label == label]
        more = _differences(sight, value, twins) if len(twins) > 1 else []
        found.append(f"{label} – {', '.join(more)}" if more else label)
    return (
        [f"{label} #{found[: at + 1].count(label)}" if found.count(label) > 1 else label for at, label in enumerate(found)]
        if len(set(found)) < len(labels)
        else found
    )


def _differences(sight: Sight, value: Value, twins: list[Value]) -> list[str]:
    """What is special about a piece among others of the same name."""
    pieces = [one.number for one in twins if isinstance(one, Piece) and not is_hidden(sight.state, one.number)]
    if not isinstance(value, Piece) or len(pieces) != len(twins):
        return []
    state, found = sight.state, []
    if len({state.owners[one] for one in pieces}) > 1:
        owner = state.owners[value.number]
        found.append(sight.name(None if owner is None else Player(owner)))
    if len({state.places[one] for one in pieces}) > 1:
        found.append(_place(sight, value.number, pieces))
    for attribute, values in _marks(sight):
        if len({values.get(one) for one in pieces}) > 1:
            enumeration = str(sight.program.game.words[attribute].settings.get("enumeration", ""))
            found.append(f"{sight.words.named(attribute)} {sight.name(values.get(value.number), enumeration)}")
    if len({state.carriers.get(one) for one in pieces}) > 1:
        carrier = state.carriers.get(value.number)
        found.append(sight.name(None if carrier is None else Piece(carrier)))
    return found


def _marks(sight: Sight) -> list[tuple[str, dict[int, Value]]]:
    """What is noted about pieces, but not what only the rules look at."""
    quiet = sight.program.game.presentation.quiet
    return [(name, values) for name, values in sorted(sight.state.marks.items()) if name not in quiet]


def _place(sight: Sight, number: int, pieces: list[int]) -> str:
    """Where a piece lies: the zone, or only whose or which it is where all of them lie in such zones."""
    zones = [zone for one in pieces if (zone := sight.state.places[one]) is not None]
    zone = sight.state.places[number]
    if zone is None or zone.of == "" or len({one.word for one in zones}) > 1:
        return sight.name(zone)
    return sight.name(Player(zone.of) if isinstance(zone.of, int) else Thing(zone.of))
