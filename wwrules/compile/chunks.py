"""The flat middle of a sentence: chunks between the skeleton and the forms, addressed by the number of their first lexeme.

A form's own words may be the first words of a noun phrase (“double the **next** egg …”), so a chunk can be entered behind words
that a form has taken; what is left of it must again be a whole noun phrase.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from lark import Tree

from wwrules.compile.skeletons import Lexeme

Branch: TypeAlias = "Tree[Lexeme] | Lexeme"
NOUN_PHRASES = frozenset(("noun", "part", "owned", "pronoun", "name", "np_list"))


def leaves(branch: Branch) -> list[Lexeme]:
    """All lexemes of a branch, in order."""
    if isinstance(branch, Lexeme):
        return [branch]
    return [leaf for child in branch.children for leaf in leaves(child)]


@dataclass(frozen=True, slots=True)
class Chunk:
    """One chunk: np, word, number, signed or quality. `end` is the number of the lexeme after it."""

    sort: str
    branch: Branch
    first: int
    end: int

    def behind(self, at: int) -> Chunk | None:
        """What is left when the lexemes before `at` belong to a form; None where that is no whole chunk."""
        rest = _behind(self.branch, at)
        return Chunk(self.sort, rest, at, self.end) if rest is not None else None


def _behind(branch: Branch, at: int) -> Branch | None:
    if isinstance(branch, Lexeme) or branch.data in ("pronoun", "name", "number"):
        return None
    kept = [child for child in branch.children if leaves(child)[0].number >= at]
    cut = [child for child in branch.children if leaves(child)[0].number < at]
    if branch.data in ("np_list", "owned"):  # only the first noun phrase can be entered
        inner = _behind(branch.children[0], at) if len(cut) == 1 else None
        return Tree(branch.data, [inner, *branch.children[1:]]) if inner is not None else None
    if branch.data == "part" or not kept or leaves(kept[0])[0].number != at:
        return None
    return Tree(branch.data, kept)


class Stream:
    """The chunks of one clause, condition or trigger."""

    def __init__(self, branches: Iterable[Branch], lexemes: list[Lexeme]) -> None:
        self.lexemes = lexemes
        self.chunks: dict[int, Chunk] = {}
        for branch in branches:
            self._add(branch)
        self.start = min(self.chunks, default=0)
        self.end = max((chunk.end for chunk in self.chunks.values()), default=0)
        self._entered: dict[int, Chunk | None] = {}
        self.words = frozenset(word for lexeme in lexemes[self.start : self.end] for word in lexeme.words)

    def _add(self, branch: Branch) -> None:
        if isinstance(branch, Lexeme):
            self._put("word", branch)
        elif branch.data in ("items", "loose_word"):
            for child in branch.children:
                self._add(child)
        elif branch.data in ("word", "signed"):
            self._put(branch.data, branch.children[0])
        elif branch.data in ("number", "quality"):
            self._put(branch.data, branch)
        else:
            self._put("np", branch)

    def _put(self, sort: str, branch: Branch) -> None:
        every = leaves(branch)
        self.chunks[every[0].number] = Chunk(sort, branch, every[0].number, every[-1].number + 1)

    def chunk(self, at: int) -> Chunk | None:
        """The chunk that begins at a lexeme, or what is left of the one that it stands in."""
        if at in self.chunks or at >= self.end:
            return self.chunks.get(at)
        if at not in self._entered:
            around = next((one for one in self.chunks.values() if one.first < at < one.end), None)
            self._entered[at] = around.behind(at) if around else None
        return self._entered[at]

    def part(self, first: int, branch: Branch) -> Stream:
        """The same from a branch on, which may lie inside a chunk."""
        rest = [chunk.branch for chunk in self.chunks.values() if chunk.first > first]
        return Stream([branch, *rest], self.lexemes)
