"""Whether an answer is one that the question allows."""

from __future__ import annotations

from collections.abc import Callable

from wwrules.run.values import Value

Answer = tuple[Value, ...]
Choose = Callable[[int, Answer, int, int], Answer]  # seat, options, how many at least and at most -> what is chosen


class WrongAnswerError(ValueError):
    """An answer that the question does not allow. The session stands where it was."""


def checked(chosen: Answer, options: Answer, least: int, most: int) -> Answer:
    """An answer, unless it is refused. Mostly it is one of the very options, which is soon seen."""
    if len(chosen) == 1 and least <= 1 <= most:
        one = chosen[0]
        for option in options:
            if option is one:
                return chosen
    _check(chosen, options, least, most)
    return chosen


def _check(chosen: Answer, options: Answer, least: int, most: int) -> None:
    """Refuse an answer that the question does not allow."""
    left = list(options)
    for one in chosen:
        place = next((at for at, option in enumerate(left) if type(one) is type(option) and one == option), None)
        if place is None:
            raise WrongAnswerError(f"{one!r} is not among the options")
        del left[place]
    if not least <= len(chosen) <= most:
        raise WrongAnswerError(f"{len(chosen)} chosen, between {least} and {most} are wanted")
