"""The form of a phrase in its parts: words, and roles with the types of what may fill them.

`return {what: bird} to {place: zone}` has the words `return` and `to` and the roles `what` and `place`. `the` is printed and
not read, so it is left out of what is matched.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wwrules.compile.english import is_verb, third_person
from wwrules.model import Phrase

_PARTS = re.compile(
    r"\{\s*(?P<role>[a-z][a-z0-9]*)\s*:\s*(?P<types>[a-z0-9-]+(?:\s*\|\s*[a-z0-9-]+)*)\s*\}|(?P<word>[A-Za-z]+(?:-[A-Za-z]+)*)"
    r"|(?P<space>\s+)|(?P<other>.)",
    re.DOTALL,
)
AGENT = ""  # the subject of a verb that has no role for it


class FormPart(NamedTuple):
    """A piece of the text of a form, with its offset; `bad` is what belongs to neither a word nor a role."""

    start: int
    text: str
    word: str = ""
    role: str = ""
    types: tuple[tuple[str, int], ...] = ()  # each with its offset
    bad: bool = False


@dataclass(frozen=True, slots=True)
class FormWord:
    """One word of the form itself. `subject` is the role that a verb agrees with; None for words that never change."""

    text: str
    subject: str | None = None
    texts: frozenset[str] = field(init=False, compare=False)  # how it may be written

    def __post_init__(self) -> None:
        forms = {self.text} if self.subject is None else {self.text, third_person(self.text)}
        if self.text in ("is", "are", "has", "have"):
            forms |= {"is", "are"} if self.text in ("is", "are") else {"has", "have"}
        object.__setattr__(self, "texts", frozenset(forms))


@dataclass(frozen=True, slots=True)
class FormRole:
    """A place to fill: its name, the nouns that fit, and how it is filled."""

    name: str
    types: tuple[str, ...]
    mode: str
    counted: bool = True  # whether a number of them has a meaning


@dataclass(frozen=True, slots=True)
class Form:
    """A phrase as the reader and the printer use it."""

    id: str
    kind: str
    printed: tuple[FormWord | FormRole, ...]  # with `the`
    of: tuple[str, ...] = ()
    yields: str = ""
    elements: tuple[FormWord | FormRole, ...] = field(init=False, compare=False)
    needs: tuple[frozenset[str], ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        read = tuple(one for one in self.printed if not (isinstance(one, FormWord) and one.text == "the"))
        object.__setattr__(self, "elements", read)
        object.__setattr__(self, "needs", tuple(one.texts for one in read if isinstance(one, FormWord)))

    @property
    def begins_with_role(self) -> bool:
        """Tell whether the subject (or anything else that fills a role) stands first."""
        return isinstance(self.elements[0], FormRole)

    def shown(self) -> str:
        """The form for messages, without types."""
        return " ".join(one.text if isinstance(one, FormWord) else f"{{{one.name}}}" for one in self.printed)

    def role(self, name: str) -> FormRole | None:
        """Give a role by its name."""
        return next((one for one in self.printed if isinstance(one, FormRole) and one.name == name), None)


@cache
def procedure_keywords() -> frozenset[str]:
    """Words of the language of procedures; a role called like one could not be used in a body."""
    grammar = (Path(__file__).parent / "procedures.lark").read_text("utf-8")
    return frozenset(re.findall(r'"([a-z_]+)"', grammar))


def parts_of(text: str) -> Iterator[FormPart]:
    """Take the text of a form apart."""
    for found in _PARTS.finditer(text):
        start = found.start()
        if found["role"]:
            types = tuple((one[0], found.start("types") + one.start()) for one in re.finditer(r"[a-z0-9-]+", found["types"]))
            yield FormPart(start, found[0], role=found["role"], types=types)
        elif found["word"]:
            yield FormPart(start, found[0], word=found["word"])
        elif found["other"]:
            yield FormPart(start, found[0], bad=True)


def form_of(phrase: Phrase, resolve: dict[str, str]) -> Form | None:
    """Give the form of a phrase, with types as full ids; None where its text has faults (a check reports them)."""
    parts = list(parts_of(phrase.form))
    if not parts or any(one.bad or any(name not in resolve for name, _ in one.types) for one in parts):
        return None
    if all(one.word in ("", "the") for one in parts) or len({one.role for one in parts if one.role}) < sum(
        1 for one in parts if one.role
    ):
        return None
    of = tuple(resolve[name] for name in phrase.of if name in resolve)
    printed = tuple(_element(phrase, parts, number, resolve) for number in range(len(parts)))
    return Form(phrase.id, phrase.kind, printed, of, resolve.get(phrase.yields, ""))


def _element(phrase: Phrase, parts: list[FormPart], number: int, resolve: dict[str, str]) -> FormWord | FormRole:
    part = parts[number]
    if part.role:
        types = tuple(resolve[name] for name, _ in part.types)
        mode = phrase.modes.get(part.role) or _usual_mode(phrase.kind, types)
        return FormRole(part.role, types, mode, mode != "filter" or _asks_how_many(phrase.body, part.role))
    return FormWord(part.word, _subject(phrase, parts, number))


def _asks_how_many(body: str, role: str) -> bool:
    """Tell whether a body asks for the number that stands before a filter."""
    return re.search(rf"\bamount\({role}\)|\benough\(.*,\s*{role}\)", body, re.DOTALL) is not None


def _usual_mode(kind: str, types: tuple[str, ...]) -> str:
    for known in ("quality", "player"):
        if types == (known,):
            return known
    if "number" in types:
        return "amount"
    return "chosen" if kind == "verb" else "filter"


def _subject(phrase: Phrase, parts: list[FormPart], number: int) -> str | None:
    """The role that the word at `number` agrees with, if it is a verb: the first role, or a player just before it."""
    word = parts[number].word
    if word in phrase.fixed or phrase.kind == "qualifier":
        return None
    if number == 0:
        return AGENT if phrase.kind == "verb" else None
    before = parts[number - 1]
    types = [name for name, _ in before.types]
    if before.role and is_verb(word) and (number == 1 or types == ["player"]):
        return before.role
    if number == 2 and parts[0].role and before.word in ("always", "never"):
        return parts[0].role
    return None
