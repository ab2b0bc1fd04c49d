"""Fits: ways to read a stretch of text, and which of them are worth keeping."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from wwrules.compile.phrase_forms import Form

T = TypeVar("T")


class Fit(NamedTuple, Generic[T]):
    """One way to read from a place: where it ends, how many words of forms it used, what it found."""

    end: int
    score: int
    value: T


class Miss(NamedTuple):
    """Why a form did not fit at a place: the word or the types that it wanted there; neither means the end."""

    form: Form
    word: str
    types: tuple[str, ...]


def best(found: Iterable[Fit[T]]) -> list[Fit[T]]:
    """The readings with the most words of forms."""
    every = list(found)
    most = max((one.score for one in every), default=0)
    return _distinct(one for one in every if one.score == most)


def best_by_end(found: Iterable[Fit[T]]) -> list[Fit[T]]:
    """Two equally good readings for each end are enough to know that there is more than one."""
    ends: dict[int, list[Fit[T]]] = {}
    for one in found:
        ends.setdefault(one.end, []).append(one)
    return [one for every in ends.values() for one in best(every)[:2]]


def _distinct(found: Iterable[Fit[T]]) -> list[Fit[T]]:
    every: list[Fit[T]] = []
    for one in found:
        if all(one.value != other.value for other in every):
            every.append(one)
    return every
